// Descriptors of data properties, which nothing on Object.prototype turns into accessors.

/** An enumerable property with this value; writable and configurable as well unless `isFixed`. */
export function dataProperty(value: unknown, isFixed = false): PropertyDescriptor {
	const own = {value, enumerable: true, writable: !isFixed, configurable: !isFixed};
	return Object.assign(Object.create(null), own);
}

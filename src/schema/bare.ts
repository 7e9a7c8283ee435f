// Objects without a prototype.

/** A copy whose missing fields are `undefined`, even if other code adds properties to `Object.prototype`. */
export function bare<Value extends object>(value: Value): Value {
	return Object.assign(Object.create(null), value) as Value; // the same own properties
}

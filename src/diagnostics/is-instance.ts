// `instanceof` for values of unknown origin.

/** `value instanceof Class`, but false instead of an exception for a revoked proxy. */
export function isInstance<Instance>(
	value: unknown,
	Class: abstract new (...args: never[]) => Instance,
): value is Instance {
	try {
		return value instanceof Class;
	} catch {
		return false;
	}
}

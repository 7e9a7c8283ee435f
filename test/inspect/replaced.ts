// Values with another part at a place.

export type Path = readonly (string | number)[];

/** The value with another part at a place. */
export function replaced(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
	if (key === undefined) return part;
	const copy: unknown = Array.isArray(value) ? [...value] : {...(value as object)};
	Reflect.set(copy as object, key, replaced(Reflect.get(value as object, key), rest, part));
	return copy;
}

export const pointerOf = (path: Path) => path.map(key => `/${key}`).join('');

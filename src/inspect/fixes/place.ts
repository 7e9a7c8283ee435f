// A place in the input: its value, the shape that the value should have, and what is around it.
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {parseJson} from '../../schema/parse-json.js';
import {plainOf} from '../../schema/plain-object.js';
import {fieldOf, type ListShape, type ObjectShape, own, type Shape} from '../../schema/shape.js';

export interface PlainObject {
	readonly [key: string]: unknown;
}

export interface Place {
	readonly pointer: string;
	/** `undefined` if there is none. */
	readonly value: unknown;
	/** `undefined` for a key that the object around it does not have. */
	readonly shape: Shape | undefined;
}

/** A field of an object. */
export interface FieldPlace extends Place {
	readonly key: string;
	readonly object: PlainObject;
	readonly objectShape: ObjectShape;
	/** The places around it, the nearest first. */
	readonly around: readonly Place[];
}

/** An item of a list. */
export interface ItemPlace extends Place {
	readonly list: ListShape;
	readonly around: readonly Place[];
}

/** What JSON texts contain, each parsed once. */
export type ParsedTexts = Map<string, unknown>;

/** The place at a pointer, if what is around it is plain data of the right kind, or the JSON text of an object. */
export function placeAt(
	value: unknown,
	shape: Shape,
	pointer: string,
	texts: ParsedTexts,
): FieldPlace | ItemPlace | undefined {
	let place: FieldPlace | ItemPlace | undefined;
	let around: readonly Place[] = [{pointer: '', value, shape}];
	for (const key of keysIn(pointer)) {
		place = placeInside(around, key, texts);
		if (place === undefined) return undefined;
		around = [place, ...around];
	}
	return place;
}

function placeInside(around: readonly Place[], key: string, texts: ParsedTexts): FieldPlace | ItemPlace | undefined {
	const [{pointer: start, value, shape}] = around as readonly [Place]; // at least the root
	const pointer = start + pointerSegment(key);
	const list = shape?.kind === 'union' ? shape.many : shape;
	if (Array.isArray(value) && list?.kind === 'list')
		return {pointer, value: value[Number(key)], shape: list.item, list, around};
	if (shape?.kind !== 'object') return undefined;
	const object = shape.isReadFromText && typeof value === 'string' ? textRead(value, texts) : value;
	if (!isPlainObject(object)) return undefined;
	return {pointer, key, value: own(object, key), shape: fieldOf(shape, key), object, objectShape: shape, around};
}

function textRead(text: string, texts: ParsedTexts): unknown {
	if (!texts.has(text)) texts.set(text, parseJson(text));
	return texts.get(text);
}

/** True for an object literal or parsed JSON; a builder writes itself, so it has no places. */
export function isPlainObject(value: unknown): value is PlainObject {
	const found = plainOf(value, '');
	return 'plain' in found && found.plain === value;
}

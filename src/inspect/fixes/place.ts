// A place in the input: its value, the shape that the value should have, and the objects and lists around it.
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {parseJson} from '../../schema/parse-json.js';
import {plainOf} from '../../schema/plain-object.js';
import {fieldOf, own, type Shape} from '../../schema/shape.js';

export interface Place {
	readonly pointer: string;
	readonly key: string;
	/** `undefined` if there is none. */
	readonly value: unknown;
	/** `undefined` for a key that the object around it does not have. */
	readonly shape: Shape | undefined;
	/** The object or list that has the key. */
	readonly around: Place | undefined;
}

/** What JSON texts contain, each parsed once. */
export type ParsedTexts = Map<string, unknown>;

/** The place at a pointer, if what is around it is plain data of the right kind, or the JSON text of an object. */
export function placeAt(value: unknown, shape: Shape, pointer: string, texts: ParsedTexts): Place | undefined {
	const root: Place = {pointer: '', key: '', value, shape, around: undefined};
	return keysIn(pointer).reduce<Place | undefined>((around, key) => around && placeInside(around, key, texts), root);
}

function placeInside(around: Place, key: string, texts: ParsedTexts): Place | undefined {
	const {value, shape} = around;
	const pointer = around.pointer + pointerSegment(key);
	if (Array.isArray(value)) {
		const list = shape?.kind === 'union' ? shape.many : shape;
		return list?.kind === 'list' ? {pointer, key, value: value[Number(key)], shape: list.item, around} : undefined;
	}
	if (shape?.kind !== 'object') return undefined;
	const object = shape.isReadFromText && typeof value === 'string' ? textRead(value, texts) : value;
	if (!isPlainObject(object)) return undefined;
	return {
		pointer,
		key,
		value: own(object, key),
		shape: fieldOf(shape, key),
		around: object === value ? around : {...around, value: object},
	};
}

function textRead(text: string, texts: ParsedTexts): unknown {
	if (!texts.has(text)) texts.set(text, parseJson(text));
	return texts.get(text);
}

/** True for an object literal or parsed JSON; a builder writes itself, so it has no places. */
export function isPlainObject(value: unknown): value is {readonly [key: string]: unknown} {
	const found = plainOf(value, '');
	return 'plain' in found && found.plain === value;
}

// A literal as the value that inspect reads, with a mark in place of each part that is computed at run time.
import {pointerSegment} from '../../diagnostics/pointer.js';
import {ACTION_ROWS} from '../../schema/fields-by-action.js';
import {UNRECOVERED} from '../../schema/recovered.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import {fieldOf, keysOf, type Shape} from '../../schema/shape.js';
import {SESSION_ACTIONS} from '../../wire/session.js';
import {
	type ChoiceLiteral,
	type Literal,
	mayBeAbsent,
	type ObjectLiteral,
	partsOf,
	placedPartsOf,
	valueUnder,
} from './literal.js';

/** The branch that each choice takes; a choice that is not listed is unknown. */
export type Branches = ReadonlyMap<ChoiceLiteral, Literal>;

/** A value, and the pointers of what is not known about it. */
export interface PartialValue {
	readonly value: unknown;
	/** `key` for a part whose key is written, `all` for a part that may not exist. */
	readonly unknown: ReadonlyMap<string, 'key' | 'all'>;
	/** The pointers of objects that may have further keys. */
	readonly open: ReadonlySet<string>;
	/** By pointer, the objects and lists of which the source makes JSON text. */
	readonly encoded: ReadonlyMap<string, EncodedPart>;
}

/** The function that makes text of a part, and what the part is. */
interface EncodedPart {
	readonly encoder: string;
	readonly kind: 'object' | 'list';
}

/** The value of a literal of a shape; `start` is its pointer. */
export function partialValue(literal: Literal, shape: Shape, branches: Branches, start: string): PartialValue {
	const unknown = new Map<string, 'key' | 'all'>();
	const open = new Set<string>();
	const encoded = new Map<string, EncodedPart>();

	function convert(part: Literal, place: Shape | undefined, pointer: string): unknown {
		switch (part.kind) {
			case 'text':
			case 'scalar':
				return part.value;
			case 'list':
				// One whose items may all be left out may have none.
				if (part.items.length > 0 && part.items.every(item => mayBeAbsent(item) && !isTaken(item)))
					return markUnknown(pointer);
				return part.items.map((item, index) => convert(item, itemShape(place), `${pointer}/${index}`));
			case 'object':
				return objectValue(part, place, pointer);
			case 'choice': {
				const branch = branches.get(part);
				if (branch !== undefined) return convert(branch, place, pointer);
				return markUnknown(pointer, mayBeAbsent(part) ? 'all' : 'key');
			}
			case 'encoded':
				if (place?.kind !== 'object' && place?.kind !== 'list') return markUnknown(pointer);
				encoded.set(pointer, {encoder: part.encoder, kind: place.kind});
				return convert(part.value, place, pointer);
			case 'template':
				return markUnknown(pointer);
			case 'unknown':
				return markUnknown(pointer, mayBeAbsent(part) ? 'all' : 'key');
		}
	}

	function isTaken(item: Literal): boolean {
		return item.kind === 'choice' && branches.has(item);
	}

	function markUnknown(pointer: string, what: 'key' | 'all' = 'key'): unknown {
		unknown.set(pointer, what);
		return UNRECOVERED;
	}

	function objectValue(object: ObjectLiteral, place: Shape | undefined, pointer: string): unknown {
		const isShaped = place?.kind === 'object';
		const outOfPlace = place === SESSION_REQUEST ? keysOutOfPlace(object) : [];
		const entries = object.entries.map(({key, value: part}): [string, unknown] => {
			const field = isShaped ? fieldOf(place, key) : undefined;
			const value = convert(part, field, pointer + pointerSegment(key));
			const isJudged = field === undefined || outOfPlace.includes(key);
			// The reader skips a mark, even under a key that is wrong whatever its value, and corrects most scalars.
			return [key, value === UNRECOVERED && isJudged ? {} : value];
		});
		if (object.isOpen) open.add(pointer);
		if (object.isOpen && isShaped) {
			const own = new Set(entries.map(([key]) => key));
			for (const key of keysOf(place)) {
				if (own.has(key)) continue;
				entries.push([key, UNRECOVERED]);
				unknown.set(pointer + pointerSegment(key), 'all');
			}
		}
		return Object.fromEntries(entries);
	}

	return {value: convert(literal, shape, start), unknown, open, encoded};
}

function itemShape(place: Shape | undefined): Shape | undefined {
	if (place?.kind === 'union') return itemShape(place.many);
	return place?.kind === 'list' ? place.item : undefined;
}

/** The fields that the action of a session does not have. */
function keysOutOfPlace(session: ObjectLiteral): readonly string[] {
	const value = valueUnder(session, 'action');
	const action = SESSION_ACTIONS.find(one => value?.kind === 'text' && one === value.value);
	return action === undefined ? [] : ACTION_ROWS[action].forbidden.flat();
}

/** One way through the choices of a literal, and the part that it is about. */
export interface Variant {
	readonly branches: Branches;
	readonly pointer: string;
}

/** The most parts of all variants together: more choices than anybody reads are left unknown. */
const MOST_PARTS = 20_000;

/** The literal with every choice unknown, and once with each branch of each choice. */
export function variantsOf(literal: Literal): readonly Variant[] {
	const variants: Variant[] = [{branches: new Map(), pointer: ''}];
	const most = 1 + MOST_PARTS / countParts(literal);

	function add(part: Literal, pointer: string, branches: Branches): void {
		if (variants.length >= most) return;
		for (const [place, inner] of placedPartsOf(part)) {
			if (part.kind !== 'choice') add(inner, pointer + place, branches);
			else if (inner.kind !== 'unknown') {
				const taken = new Map(branches).set(part, inner);
				variants.push({branches: taken, pointer});
				add(inner, pointer, taken);
			}
		}
	}

	add(literal, '', new Map());
	return variants;
}

function countParts(literal: Literal): number {
	return partsOf(literal).reduce((sum, part) => sum + countParts(part), 1);
}

// A literal as the value that inspect reads, with a mark in place of each part that is computed at run time.
import {pointerSegment} from '../../diagnostics/pointer.js';
import {ACTION_ROWS} from '../../schema/fields-by-action.js';
import {UNRECOVERED} from '../../schema/recovered.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import {fieldOf, keysOf, type Shape} from '../../schema/shape.js';
import {SESSION_ACTIONS} from '../../wire/session.js';
import {
	absent,
	type ChoiceLiteral,
	type Literal,
	mapParts,
	mayBeAbsent,
	type ObjectLiteral,
	partsOf,
	placedPartsOf,
	unknown,
	valueUnder,
} from './literal.js';

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

/** The value of a literal without choices, of a shape; `start` is its pointer. */
export function partialValue(literal: Literal, shape: Shape, start: string): PartialValue {
	const marks = new Map<string, 'key' | 'all'>();
	const open = new Set<string>();
	const encoded = new Map<string, EncodedPart>();

	function convert(part: Literal, place: Shape | undefined, pointer: string): unknown {
		switch (part.kind) {
			case 'text':
			case 'scalar':
				return part.value;
			case 'list':
				// One whose items may all be left out may have none.
				if (part.items.length > 0 && part.items.every(mayBeAbsent)) return markUnknown(pointer);
				return part.items.map((item, index) => {
					return convert(item, place?.kind === 'list' ? place.item : undefined, `${pointer}/${index}`);
				});
			case 'object':
				return objectValue(part, place, pointer);
			case 'encoded':
				if (place?.kind !== 'object' && place?.kind !== 'list') return markUnknown(pointer);
				encoded.set(pointer, {encoder: part.encoder, kind: place.kind});
				return convert(part.value, place, pointer);
			case 'template':
				return markUnknown(pointer);
			default:
				return markUnknown(pointer, mayBeAbsent(part) ? 'all' : 'key');
		}
	}

	function markUnknown(pointer: string, what: 'key' | 'all' = 'key'): unknown {
		marks.set(pointer, what);
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
				marks.set(pointer + pointerSegment(key), 'all');
			}
		}
		return Object.fromEntries(entries);
	}

	return {value: convert(literal, shape, start), unknown: marks, open, encoded};
}

/** The fields that the action of a session does not have. */
function keysOutOfPlace(session: ObjectLiteral): readonly string[] {
	const value = valueUnder(session, 'action');
	const action = SESSION_ACTIONS.find(one => value?.kind === 'text' && one === value.value);
	return action === undefined ? [] : ACTION_ROWS[action].forbidden.flat();
}

/** A literal with one branch of some of its choices, and unknown parts in place of the others. */
export interface Variant {
	readonly literal: Literal;
	/** The choice that it is about. */
	readonly pointer: string;
}

/** The most parts of all variants together: more choices than anybody reads are left unknown. */
const MOST_PARTS = 20_000;

/** The literal with every choice unknown, and once with each branch of each choice. */
export function variantsOf(literal: Literal): readonly Variant[] {
	const variants = [variantOf(new Map(), '')];
	const most = 1 + MOST_PARTS / countParts(literal);

	function variantOf(branches: Branches, pointer: string): Variant {
		return {literal: resolved(literal, branches), pointer};
	}

	/** As a fallback, an empty text narrows a type, and null stands for a field that is absent; in a list it is an item. */
	function isEmpty(branch: Literal, pointer: string): boolean {
		if (branch.kind === 'text') return branch.value === '';
		return branch.kind === 'scalar' && branch.value === null && !/\/\d+$/.test(pointer);
	}

	function add(part: Literal, pointer: string, branches: Branches): void {
		if (variants.length >= most) return;
		for (const [place, inner] of placedPartsOf(part)) {
			if (part.kind !== 'choice') add(inner, pointer + place, branches);
			else if (inner.kind !== 'unknown' && !isEmpty(inner, pointer)) {
				const taken = new Map(branches).set(part, inner);
				variants.push(variantOf(taken, pointer));
				add(inner, pointer, taken);
			}
		}
	}

	add(literal, '', new Map());
	return variants;
}

type Branches = ReadonlyMap<ChoiceLiteral, Literal>;

function resolved(part: Literal, branches: Branches): Literal {
	if (part.kind !== 'choice') return mapParts(part, inner => resolved(inner, branches));
	const branch = branches.get(part);
	if (branch !== undefined) return resolved(branch, branches);
	return mayBeAbsent(part) ? absent(part.span) : unknown(part.span);
}

function countParts(literal: Literal): number {
	return partsOf(literal).reduce((sum, part) => sum + countParts(part), 1);
}

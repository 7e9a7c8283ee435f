// Where a pointer into a literal leads in the source.
import {keysIn} from '../../diagnostics/pointer.js';
import type {TextPlace} from '../input/json-document.js';
import {jsonIn} from './json-text.js';
import type {Entry, Literal} from './literal.js';
import type {Branches} from './value-of.js';

/** A place in the source, and the literal that is there. */
export interface SourcePlace extends TextPlace {
	/** Absent if the pointer leads to nothing. */
	readonly literal?: Literal;
	/** The literal around it. */
	readonly holder?: Literal;
}

/** The place of a value; for one that is missing, the start of the nearest object or list around it. */
export function placeIn(root: Literal, pointer: string, branches: Branches): SourcePlace {
	let literal = taken(root, branches);
	let holder: Literal | undefined;
	let entry: Entry | undefined;
	for (const key of keysIn(pointer)) {
		// The parts of JSON text in a string are in that string.
		if (literal.kind === 'text') literal = jsonIn(literal) ?? literal;
		if (literal.kind === 'encoded') literal = taken(literal.value, branches);
		holder = literal;
		entry = literal.kind === 'object' ? literal.entries.filter(one => one.key === key).at(-1) : undefined;
		const next: Literal | undefined = literal.kind === 'list' ? literal.items[Number(key)] : entry?.value;
		if (next === undefined) return {...literal.span, holder};
		literal = taken(next, branches);
	}
	return {
		...literal.span,
		literal,
		...(holder && {holder}),
		...(entry && {key: entry.keySpan}),
	};
}

function taken(literal: Literal, branches: Branches): Literal {
	const branch = literal.kind === 'choice' ? branches.get(literal) : undefined;
	return branch === undefined ? literal : taken(branch, branches);
}

// The fix of an issue as changes of the source, where what is replaced is a literal.
import {lastKeyIn, parentOf} from '../../diagnostics/pointer.js';
import type {IssueFix, JsonPatchOperation} from '../../inspect/index.js';
import type {Span} from '../input/json-document.js';
import type {Language} from './language.js';
import type {Literal} from './literal.js';
import {placeIn, type SourcePlace} from './place-in.js';
import type {Branches} from './value-of.js';

/** A text in place of another. */
export interface Edit {
	readonly span: Span;
	readonly text: string;
}

/** A literal in its source. */
export interface LiteralInSource {
	readonly source: string;
	readonly language: Language;
	readonly literal: Literal;
	readonly branches: Branches;
}

/** The changes that a fix makes; `undefined` if one of them cannot be spelled. */
export function editsOf({patch}: IssueFix, where: LiteralInSource): readonly Edit[] | undefined {
	const edits = patch.map(operation => editOf(operation, where));
	return edits.every(edit => edit !== undefined) ? edits : undefined;
}

function editOf(operation: JsonPatchOperation, where: LiteralInSource): Edit | undefined {
	const place = placeIn(where.literal, 'from' in operation ? operation.from : operation.path, where.branches);
	switch (operation.op) {
		case 'replace':
			return replaced(place, operation.value, where);
		case 'move':
			return parentOf(operation.from) === parentOf(operation.path)
				? renamed(place, lastKeyIn(operation.path), where)
				: undefined;
		case 'remove':
			return removed(place, where);
		default:
			return undefined;
	}
}

/** A text, a number, a flag or `null`; a longer literal may contain comments. */
function replaced(place: SourcePlace, value: unknown, {source, language}: LiteralInSource): Edit | undefined {
	const {literal, start, end} = place;
	const isSpelled = literal?.kind === 'text' || literal?.kind === 'scalar';
	if (!isSpelled || literal.isInText === true) return undefined;
	const quote = literal.kind === 'text' ? source.slice(start, end) : source.slice(place.key?.start, place.key?.end);
	return {span: {start, end}, text: language.print(value, quoteIn(quote))};
}

/** The kind of quotes that a string or key has. */
function quoteIn(text: string): string {
	return /["'`]/.exec(text)?.[0] ?? "'";
}

function renamed({key, literal}: SourcePlace, name: string, {source, language}: LiteralInSource): Edit | undefined {
	if (key === undefined || (literal !== undefined && 'isInText' in literal)) return undefined;
	const written = source.slice(key.start, key.end);
	const isQuoted = /["'`]$/.test(written);
	// A shorthand is a key and a value in one, and a keyword has to be a name.
	const isShorthand = literal?.span.start === key.start;
	const isName = /^[A-Za-z_]\w*$/.test(name);
	if (isShorthand || (!isQuoted && !isName)) return undefined;
	return {span: key, text: isQuoted ? language.print(name, quoteIn(written)) : name};
}

/** An item of a list, with its comma. */
function removed({literal, holder}: SourcePlace, {source}: LiteralInSource): Edit | undefined {
	if (literal === undefined || holder?.kind !== 'list' || 'isInText' in literal) return undefined;
	const {items} = holder;
	const index = items.findIndex(({span}) => span.start === literal.span.start);
	const [before, after] = [items[index - 1], items[index + 1]];
	const span = after
		? {start: literal.span.start, end: after.span.start}
		: {start: before?.span.end ?? literal.span.start, end: literal.span.end};
	const rest = source.slice(after ? literal.span.end : span.start, after ? span.end : literal.span.start);
	return /^\s*,?\s*$/.test(rest) ? {span, text: ''} : undefined;
}

// A literal of a source file, whatever the language: its static parts with their places, and marks for what is computed.

import type {SyntaxNode} from '@lezer/common';
import type {IssueText} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import type {Span} from '../input/json-document.js';

/** A literal, or a part of one. */
export type Literal =
	| ObjectLiteral
	| ListLiteral
	| TextLiteral
	| TemplateLiteral
	| ScalarLiteral
	| ChoiceLiteral
	| EncodedLiteral
	| UnknownLiteral;

/** What all literals have. */
interface Written {
	readonly span: Span;
	/** True for a part of JSON that a string contains. */
	readonly isInText?: true;
	/** Of an object or a list in a string, what is wrong with the text. */
	readonly slips?: readonly SlipInText[];
}

/** An object, a dict, or an array with keys. */
export interface ObjectLiteral extends Written {
	readonly kind: 'object';
	/** In the order of the source; a key may occur twice. */
	readonly entries: readonly Entry[];
	/** True if it may have further keys at run time. */
	readonly isOpen: boolean;
	/** What adds further keys: spreads and computed keys. */
	readonly computed: readonly SyntaxNode[];
}

/** A part of a string that is almost JSON, and what is wrong with it. */
interface SlipInText extends IssueText {
	readonly span: Span;
}

export interface Entry {
	readonly key: string;
	readonly keySpan: Span;
	readonly value: Literal;
}

/** A list; what a spread adds is one unknown item. */
export interface ListLiteral extends Written {
	readonly kind: 'list';
	readonly items: readonly Literal[];
}

/** A string without run-time parts. */
export interface TextLiteral extends Written {
	readonly kind: 'text';
	readonly value: string;
	/** The offset in the source of each character of the value, and of its end. */
	readonly offsetOf: (index: number) => number;
}

/** A string with parts that are computed at run time, each of which is one `RUN_TIME_PART` in its value. */
export interface TemplateLiteral extends Written {
	readonly kind: 'template';
	readonly value: string;
	readonly offsetOf: (index: number) => number;
	readonly computed: readonly SyntaxNode[];
}

export interface ScalarLiteral extends Written {
	readonly kind: 'scalar';
	readonly value: number | boolean | null;
}

/** One of several values, depending on what happens at run time. */
export interface ChoiceLiteral extends Written {
	readonly kind: 'choice';
	readonly branches: readonly Literal[];
}

/** A value that a call makes JSON text of: `json.dumps({…})`. */
export interface EncodedLiteral extends Written {
	readonly kind: 'encoded';
	/** The name of the function. */
	readonly encoder: string;
	readonly value: Literal;
}

/** What is computed at run time; other literals may be inside. */
export interface UnknownLiteral extends Written {
	readonly kind: 'unknown';
	readonly computed: readonly SyntaxNode[];
	/** True for what is absent or may be: a value together with its key, or any number of items of a list. */
	readonly isAbsent?: true;
	/** True for the left side of `&&`, which is the result only if it is falsy. */
	readonly isFalsy?: true;
}

/** The value of an expression; what is not static is unknown. */
export type ReadLiteral = (node: SyntaxNode, source: string) => Literal;

export function unknown(span: Span, ...computed: readonly SyntaxNode[]): UnknownLiteral {
	return {kind: 'unknown', span, computed};
}

/** Any number of items of a list, or a value that is absent together with its key. */
export function absent(span: Span, ...computed: readonly SyntaxNode[]): UnknownLiteral {
	return {...unknown(span, ...computed), isAbsent: true};
}

/** True for a value or an item that may be absent. */
export function mayBeAbsent(part: Literal): boolean {
	return 'isAbsent' in part || (part.kind === 'choice' && part.branches.some(mayBeAbsent));
}

/** A value or an item that may be absent. */
export function optional(part: Literal): Literal {
	return choice(part.span, [part, absent(part.span)]);
}

/** A value that may be another one at run time; a choice between several may be one of them anyway. */
export function maybe(value: Literal): Literal {
	if (value.kind === 'unknown' || value.kind === 'choice') return value;
	return choice(value.span, [value, unknown(value.span)]);
}

/** What a call of `encoder` makes JSON text of. */
export function encoded(span: Span, encoder: string, value: Literal): EncodedLiteral {
	return {kind: 'encoded', span, encoder, value};
}

/** Choices of choices are one choice, and a choice of one is that one. */
export function choice(span: Span, branches: readonly Literal[]): Literal {
	const flat = branches.flatMap(branch => (branch.kind === 'choice' ? branch.branches : [branch]));
	const [only, ...others] = flat;
	if (only !== undefined && others.length === 0) return only;
	const unknowns = flat.filter(branch => branch.kind === 'unknown');
	if (unknowns.length < flat.length) return {kind: 'choice', span, branches: flat};
	return {
		...unknown(span, ...unknowns.flatMap(({computed}) => computed)),
		...(unknowns.some(({isAbsent}) => isAbsent) && {isAbsent: true}),
	};
}

export function spanOf({from, to}: {readonly from: number; readonly to: number}): Span {
	return {start: from, end: to};
}

/** The value under a key; of a repeated key the last counts. */
export function valueUnder({entries}: ObjectLiteral, key: string): Literal | undefined {
	return entries.filter(entry => entry.key === key).at(-1)?.value;
}

/** The literals directly inside another, each with its pointer from there; the branches of a choice are in its place. */
export function placedPartsOf(literal: Literal): readonly (readonly [pointer: string, part: Literal])[] {
	if (literal.kind === 'object') return literal.entries.map(({key, value}) => [pointerSegment(key), value]);
	if (literal.kind === 'list') return literal.items.map((item, index) => [`/${index}`, item]);
	if (literal.kind === 'encoded') return [['', literal.value]];
	return literal.kind === 'choice' ? literal.branches.map(branch => ['', branch]) : [];
}

/** The same literal with changed literals directly inside. */
export function mapParts<Outer extends Literal>(literal: Outer, change: (part: Literal) => Literal): Outer {
	if (literal.kind === 'object')
		return {...literal, entries: literal.entries.map(entry => ({...entry, value: change(entry.value)}))};
	if (literal.kind === 'list') return {...literal, items: literal.items.map(change)};
	if (literal.kind === 'encoded') return {...literal, value: change(literal.value)};
	return literal.kind === 'choice' ? {...literal, branches: literal.branches.map(change)} : literal;
}

/** The literals directly inside another. */
export function partsOf(literal: Literal): readonly Literal[] {
	return placedPartsOf(literal).map(([, part]) => part);
}

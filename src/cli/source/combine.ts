// Literals that code makes of other literals: merged, filtered at run time, joined, or written as a part of something larger.
import type {SyntaxNode} from '@lezer/common';
import type {Span} from '../input/json-document.js';
import {
	choice,
	type Entry,
	type ListLiteral,
	type Literal,
	maybe,
	type ObjectLiteral,
	optional,
	spread,
	type TemplateLiteral,
	type TextLiteral,
	unknown,
} from './literal.js';

/** A part of an object: an entry, or an object whose entries are added. */
export type ObjectPart = Entry | Literal;

/** An object from its parts in order: a later one replaces an earlier one, and what is computed may replace any before it. */
export function objectLiteral(span: Span, parts: readonly ObjectPart[]): ObjectLiteral {
	let entries: Entry[] = [];
	let isOpen = false;
	const computed: SyntaxNode[] = [];
	const fromOthers = new Set<string>();

	function add({key, keySpan, value}: Entry): void {
		const earlier = entries.filter(one => one.key === key).at(-1);
		const mayBeAbsent = value.kind === 'choice' && value.branches.some(branch => 'isAbsent' in branch);
		entries = entries.filter(one => one.key !== key);
		const both = earlier && mayBeAbsent ? choice(value.span, [earlier.value, value]) : value;
		entries.push({key, keySpan, value: both});
		fromOthers.add(key);
	}

	for (const part of parts) {
		if ('key' in part) {
			// A key that one object has twice stays twice.
			if (fromOthers.has(part.key)) add(part);
			else entries.push(part);
			continue;
		}
		const added = entriesIn(part);
		computed.push(...added.computed);
		isOpen = true;
		if (added.isOpen) {
			entries = entries.map(entry => ({...entry, value: maybe(entry.value)}));
		}
		for (const entry of added.entries) add(entry);
	}
	return {kind: 'object', span, entries, isOpen, computed};
}

type Added = Pick<ObjectLiteral, 'entries' | 'isOpen' | 'computed'>;

/** What a literal adds to the object that it is spread into. */
function entriesIn(literal: Literal): Added {
	switch (literal.kind) {
		case 'object':
			return literal;
		case 'choice': {
			const branches = literal.branches.map(entriesIn);
			return {
				entries: branches.flatMap(({entries}) => entries.map(one => ({...one, value: optional(one.value)}))),
				isOpen: branches.some(({isOpen}) => isOpen),
				computed: branches.flatMap(({computed}) => computed),
			};
		}
		case 'unknown':
			return {entries: [], isOpen: literal.isFalsy !== true, computed: literal.computed};
		case 'scalar':
			return {entries: [], isOpen: false, computed: []};
		default:
			return {entries: [], isOpen: true, computed: []};
	}
}

/** The items that a literal adds to the list that it is spread into. */
export function itemsIn(literal: Literal): readonly Literal[] {
	if (literal.kind === 'list') return literal.items;
	const {span} = literal;
	if (literal.kind === 'unknown') return [spread(span, ...literal.computed)];
	if (literal.kind !== 'choice') return [spread(span)];
	return literal.branches.flatMap(branch => {
		if (branch.kind !== 'list') return itemsIn(branch);
		return branch.items.map(item => choice(item.span, [item, spread(item.span)]));
	});
}

/** What a call makes of several objects or of several lists; `undefined` if none of them is written as such. */
export function merged(span: Span, parts: readonly Literal[]): ObjectLiteral | ListLiteral | undefined {
	const first = parts.find(({kind}) => kind === 'object' || kind === 'list');
	if (first === undefined) return undefined;
	return first.kind === 'object'
		? objectLiteral(span, parts)
		: {kind: 'list', span, items: parts.flatMap(part => itemsIn(part))};
}

/** What a call leaves of an object or a list: without what it removes for sure, and the rest may be absent unless `keeps`. */
export function filtered(literal: Literal, keeps: boolean): Literal {
	const kept = (value: Literal, absent: (value: Literal) => Literal): Literal | undefined => {
		if (isFalsy(value)) return undefined;
		if (value.kind === 'unknown' || !keeps) return absent(value);
		if (value.kind !== 'choice' || !value.branches.some(branch => isFalsy(branch) || branch.kind === 'unknown'))
			return value;
		const rest = value.branches.filter(branch => !isFalsy(branch));
		return rest.length === 0 ? undefined : absent(choice(value.span, rest));
	};
	switch (literal.kind) {
		case 'list': {
			const leftOut = (item: Literal) =>
				item.kind === 'unknown' ? spread(item.span, ...item.computed) : choice(item.span, [item, spread(item.span)]);
			const items = literal.items.map(item => kept(item, leftOut) ?? spread(item.span));
			return {...literal, items};
		}
		case 'object': {
			const entries = literal.entries.map(entry => ({
				...entry,
				value: kept(entry.value, optional) ?? {...unknown(entry.value.span), isAbsent: true as const},
			}));
			return {...literal, entries};
		}
		case 'choice':
			return choice(
				literal.span,
				literal.branches.map(branch => filtered(branch, keeps)),
			);
		default:
			return literal;
	}
}

/** True for what a test for truth removes. */
function isFalsy(literal: Literal): boolean {
	if (literal.kind === 'unknown') return literal.isFalsy === true;
	return (literal.kind === 'scalar' || literal.kind === 'text') && !literal.value;
}

/** A literal of which only a part is written, at any depth. */
export function partially(literal: Literal): Literal {
	switch (literal.kind) {
		case 'object':
			return {
				...literal,
				isOpen: true,
				entries: literal.entries.map(entry => ({...entry, value: partially(entry.value)})),
			};
		case 'list':
			return {...literal, items: [...literal.items.map(partially), spread(literal.span)]};
		case 'choice':
			return {...literal, branches: literal.branches.map(partially)};
		case 'encoded':
			return {...literal, value: partially(literal.value)};
		default:
			return literal;
	}
}

/** In the value of a template, what is computed at run time. */
export const RUN_TIME_PART = '\ufffc';

/** Texts that code joins; what is not text is a part that is computed. `undefined` if there is no text. */
export function joined(span: Span, parts: readonly Literal[]): TextLiteral | TemplateLiteral | undefined {
	if (!parts.some(part => part.kind === 'text' || part.kind === 'template')) return undefined;
	const text = new TextBuilder();
	const computed: SyntaxNode[] = [];
	for (const part of parts) {
		if (part.kind === 'text' || part.kind === 'template') text.add(part.value, part.offsetOf);
		else text.add(RUN_TIME_PART, () => part.span.start);
		if (part.kind === 'unknown' || part.kind === 'template') computed.push(...part.computed);
	}
	return parts.every(({kind}) => kind === 'text')
		? {kind: 'text', span, ...text.result(span.end)}
		: {kind: 'template', span, computed, ...text.result(span.end)};
}

/** A text whose placeholders a function replaces. */
export function formatted(literal: TextLiteral | TemplateLiteral, placeholder: RegExp): TemplateLiteral {
	const {value, span, offsetOf} = literal;
	const text = new TextBuilder();
	let at = 0;
	for (const {0: all, index} of value.matchAll(placeholder)) {
		const start = at;
		text.add(value.slice(start, index), inside => offsetOf(start + inside));
		// A doubled sign stands for itself.
		text.add(DOUBLED.test(all) ? all.charAt(0) : RUN_TIME_PART, () => offsetOf(index));
		at = index + all.length;
	}
	text.add(value.slice(at), inside => offsetOf(at + inside));
	const computed = literal.kind === 'template' ? literal.computed : [];
	return {kind: 'template', span, computed, ...text.result(span.end)};
}

const DOUBLED = /^(?:%%|\{\{|\}\})$/;

/** A text with the offset in the source of each of its characters. */
class TextBuilder {
	readonly #parts: string[] = [];
	readonly #offsets: number[] = [];

	add(part: string, offsetOf: (index: number) => number): void {
		this.#parts.push(part);
		for (let index = 0; index < part.length; index += 1) this.#offsets.push(offsetOf(index));
	}

	result(end: number): Pick<TextLiteral, 'value' | 'offsetOf'> {
		return {value: this.#parts.join(''), offsetOf: index => this.#offsets[index] ?? end};
	}
}

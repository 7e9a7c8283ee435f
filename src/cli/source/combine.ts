// Literals that code makes of other literals: merged, filtered at run time, joined, or written as a part of something larger.
import type {SyntaxNode} from '@lezer/common';
import type {Span} from '../input/json-document.js';
import {
	absent,
	choice,
	type Entry,
	type ListLiteral,
	type Literal,
	mapParts,
	mayBeAbsent,
	maybe,
	type ObjectLiteral,
	optional,
	type TemplateLiteral,
	type TextLiteral,
	unknown,
} from './literal.js';

/** An object from its parts in order, entries and objects whose entries are added: a later one replaces an earlier one, and what is computed may replace any before it. */
export function objectLiteral(span: Span, parts: readonly (Entry | Literal)[]): ObjectLiteral {
	let entries: Entry[] = [];
	let isOpen = false;
	const computed: SyntaxNode[] = [];
	const fromOthers = new Set<string>();

	function add({key, keySpan, value}: Entry): void {
		const earlier = entries.filter(one => one.key === key).at(-1);
		entries = entries.filter(one => one.key !== key);
		const both = earlier && mayBeAbsent(value) ? choice(value.span, [earlier.value, value]) : value;
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

/** What a literal adds to the object that it is spread into. */
function entriesIn(literal: Literal): Pick<ObjectLiteral, 'entries' | 'isOpen' | 'computed'> {
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
	if (literal.kind !== 'choice') return [absent(literal.span, ...('computed' in literal ? literal.computed : []))];
	return literal.branches.flatMap(branch => (branch.kind === 'list' ? branch.items.map(optional) : itemsIn(branch)));
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
	const kept = (value: Literal): Literal => {
		const all = value.kind === 'choice' ? value.branches : [value];
		const rest = all.filter(branch => !isFalsy(branch));
		const isKept = keeps && rest.length === all.length && rest.every(({kind}) => kind !== 'unknown');
		return isKept ? value : choice(value.span, [...rest, absent(value.span)]);
	};
	return mapParts(literal, literal.kind === 'choice' ? branch => filtered(branch, keeps) : kept);
}

/** True for what a test for truth removes. */
function isFalsy(literal: Literal): boolean {
	if (literal.kind === 'unknown') return literal.isFalsy === true;
	return (literal.kind === 'scalar' || literal.kind === 'text') && !literal.value;
}

/** A literal of which only a part is written, at any depth. */
export function partially(literal: Literal): Literal {
	const inner = mapParts(literal, partially);
	if (inner.kind === 'list') return {...inner, items: [...inner.items, absent(inner.span)]};
	return inner.kind === 'object' ? {...inner, isOpen: true} : inner;
}

/** In the value of a template, what is computed at run time. */
export const RUN_TIME_PART = '\ufffc';

/** Texts that code joins; what is not text is a part that is computed. `undefined` if there is no text. */
export function joined(span: Span, parts: readonly Literal[]): TextLiteral | TemplateLiteral | undefined {
	const texts: string[] = [];
	const offsets: number[] = [];
	const computed: SyntaxNode[] = [];
	for (const part of parts) {
		const isText = part.kind === 'text' || part.kind === 'template';
		const text = isText ? part.value : RUN_TIME_PART;
		texts.push(text);
		for (let index = 0; index < text.length; index += 1) offsets.push(isText ? part.offsetOf(index) : part.span.start);
		if (part.kind === 'unknown' || part.kind === 'template') computed.push(...part.computed);
	}
	const text = {span, value: texts.join(''), offsetOf: (index: number) => offsets[index] ?? span.end};
	if (parts.every(({kind}) => kind === 'text')) return {kind: 'text', ...text};
	const hasText = parts.some(({kind}) => kind === 'text' || kind === 'template');
	return hasText ? {kind: 'template', computed, ...text} : undefined;
}

/** A text whose placeholders a function replaces; a doubled sign stands for itself. */
export function formatted(
	literal: TextLiteral | TemplateLiteral,
	placeholder: RegExp,
): TextLiteral | TemplateLiteral | undefined {
	const {value, span, offsetOf} = literal;
	const parts: Literal[] = [];
	let at = 0;
	const add = (end: number) => {
		const start = at;
		parts.push({...literal, value: value.slice(start, end), offsetOf: index => offsetOf(start + index)});
		at = end;
	};
	for (const {0: all, index} of value.matchAll(placeholder)) {
		add(index);
		if (DOUBLED.test(all)) add(index + 1);
		else parts.push(unknown({start: offsetOf(index), end: offsetOf(index + all.length)}));
		at = index + all.length;
	}
	add(value.length);
	return joined(span, parts);
}

const DOUBLED = /^(?:%%|\{\{|\}\})$/;

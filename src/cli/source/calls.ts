// What calls make of the objects and lists that they are given, in any of the languages.
import type {SyntaxNode} from '@lezer/common';
import {FIELD_TEXTS} from '../../inspect/decode/field-texts.js';
import type {Span} from '../input/json-document.js';
import {filtered, joined, merged, partially} from './combine.js';
import {argumentsIn, calleeOf, childrenOf, textOf} from './language.js';
import {choice, type Literal, type ObjectLiteral, type ReadLiteral, spanOf} from './literal.js';

/** Remove items or entries at run time. */
const FILTERS =
	/^(?:(?:array_)?filter|(?:array_)?(?:filter|remove|prune|strip|clean|drop|delete|exclude|ignore|skip|without|compact|omit|pick|reject)_?(?:by|falsy|nulls?|nils?|none|nones|empt(?:y|ies)|blanks?|undefined|unset|missing|optional|keys|values|object)\w*|compact|omit|pick|reject|without|clean|prune|where(?:_?not_?null)?|only|except|takeWhile|(?:non|not)_?(?:null|empty|nil)\w*)$/i;
/** Functions that a filter uses to remove only what is empty. */
const REMOVES_EMPTY =
	/^(?:Boolean|None|bool|'strlen'|"strlen")$|nil\b|null|undefined|none\b|empty|!!|=>\s*\$?\w+$|:\s*\w+$|identity|truthy/i;

/** Compare with a part of an object. */
export const PARTIAL =
	/contain|match|include|subset|partial|has_?(?:entr|propert)|fragment|assert_?(?:json|database|less_?equal)|^should$/i;

/** Return what they are given. */
const SAME =
	/^(?:list|tuple|freeze|seal|preventExtensions|collect|chain|all|to_?array|value|from|entries|items|make)$/i;
const VALUES = /^(?:array_)?values$/i;
const FROM_ENTRIES = /^(?:fromEntries|fromPairs|zipObject|from_entries)$/;
const MERGERS =
	/^(?:assign|assignIn|extend|defaults(?:Deep)?|merge\w*|array_merge(?:_recursive)?|array_replace(?:_recursive)?|concat|union)$/i;
const JOINERS = /^(?:join|implode)$/;
/** Names of libraries, which are not part of what their functions return. */
const LIBRARY = /^(?:_|R|\$|lodash|ramda|jQuery|angular|[A-Z]\w*)$/;
/** The first argument wins. */
const FIRST_WINS = /^(?:defaults|union$)/i;
const DEEP = /recursive|deep|^merge/i;

/** The nodes among arguments that are none. */
const SYNTAX: ReadonlySet<string> = new Set(['AssignOp', '*', '**', 'Spread']);

/** What a call makes of an object or a list that it is given; `undefined` for any other call. */
export function madeByCall(call: SyntaxNode, source: string, read: ReadLiteral): Literal | undefined {
	const name = calleeOf(call, source);
	const isKnown = [FILTERS, PARTIAL, SAME, VALUES, FROM_ENTRIES, MERGERS, JOINERS].some(kind => kind.test(name));
	if (!isKnown) return undefined;
	const span = spanOf(call);
	const list = call.getChild('ArgList');
	if (list?.getChild('for')) return SAME.test(name) ? comprehended(list, source, read) : undefined;
	const receiver = call.firstChild?.name === 'MemberExpression' ? call.firstChild.firstChild : null;
	const isLibrary = receiver === null || LIBRARY.test(textOf(receiver, source));
	const args = argumentsIn(list ?? call).filter(({name: kind}) => !SYNTAX.has(kind));
	const nodes = [...(isLibrary ? [] : [receiver]), ...args];
	const operands = nodes.map(node => read(node, source));
	const [only, ...others] = operands;
	if (SAME.test(name) && only !== undefined && others.length === 0 && only.kind !== 'unknown') return only;
	// `list.extend(…)` changes the list.
	if (MERGERS.test(name) && (isLibrary || name !== 'extend')) {
		if (name === 'concat') return joined(span, operands) ?? merged(span, operands.map(asItems));
		const whole = merged(span, FIRST_WINS.test(name) ? [...operands].reverse() : operands);
		return whole && DEEP.test(name) && operands.length > 1 && name !== 'array_merge' ? partially(whole) : whole;
	}
	if (JOINERS.test(name)) return joinedItems(span, operands);
	const index = operands.findIndex(isStructure);
	const subject = operands[index];
	if (subject === undefined) return undefined;
	if (FILTERS.test(name)) {
		const tests = nodes.filter((_, other) => other !== index).map(node => textOf(node, source));
		return filtered(
			subject,
			tests.every(test => REMOVES_EMPTY.test(test)),
		);
	}
	if (FROM_ENTRIES.test(name)) return subject.kind === 'object' ? subject : undefined;
	if (VALUES.test(name)) return valuesOf(subject);
	if (PARTIAL.test(name)) return choice(span, operands.filter(isStructure).map(partially));
	return undefined;
}

/** The text of the items of a list, with a text between them: `['a', 'b'].join('')`, `''.join(['a', 'b'])`, `implode('', $list)`. */
function joinedItems(span: Span, operands: readonly Literal[]): Literal | undefined {
	const list = operands.find(({kind}) => kind === 'list');
	const separator = operands.find(({kind}) => kind === 'text');
	if (list?.kind !== 'list' || separator?.kind !== 'text') return undefined;
	// A separator is written elsewhere: its place is the end of the item before it.
	const parts = list.items.flatMap((item, index) => {
		const before = list.items[index - 1];
		return before === undefined ? [item] : [{...separator, offsetOf: () => before.span.end}, item];
	});
	return joined(span, parts);
}

/** What `concat` adds: the items of a list, or an object as an item. */
function asItems(literal: Literal): Literal {
	if (literal.kind === 'choice') return {...literal, branches: literal.branches.map(asItems)};
	return literal.kind === 'object' ? {kind: 'list', span: literal.span, items: [literal]} : literal;
}

function isStructure(literal: Literal): boolean {
	return literal.kind === 'choice'
		? literal.branches.some(isStructure)
		: literal.kind === 'object' || literal.kind === 'list';
}

function valuesOf(literal: Literal): Literal | undefined {
	if (literal.kind === 'list') return literal;
	if (literal.kind !== 'object' || literal.isOpen) return undefined;
	return {kind: 'list', span: literal.span, items: literal.entries.map(({value}) => value)};
}

/** The object that a constructor makes of its named arguments; its class may give it others. */
export function constructed(named: ObjectLiteral): ObjectLiteral {
	const entries = named.entries.map(entry => ({...entry, key: KEYS.get(entry.key) ?? entry.key}));
	return {...named, entries, isOpen: true};
}

/** The keys of a filter by their names in snake case, as classes have them. */
const KEYS: ReadonlyMap<string, string> = new Map(
	Object.values(FIELD_TEXTS)
		.flatMap(fields => Object.keys(fields))
		.map(key => [key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), key]),
);

/** What is left of a list or object that a comprehension loops over, where it takes the items as they are. */
export function comprehended(node: SyntaxNode, source: string, read: ReadLiteral): Literal | undefined {
	const children = childrenOf(node);
	const loops = children.filter(({name}) => name === 'for');
	const at = (name: string) => children.findIndex(child => child.name === name);
	const [loop, end] = [children[at('for')], children[at('in')]];
	const operand = children[at('in') + 1];
	if (loop === undefined || end === undefined || operand === undefined || loops.length > 1) return undefined;
	// `key: value` is `(key, value)` behind `for`.
	const plain = (text: string) => text.replace(':', ',').replace(/[()\s]/g, '');
	const taken = plain(source.slice(children[0]?.to, loop.from));
	if (taken !== plain(source.slice(loop.to, end.from))) return undefined;
	const literal = read(operand, source);
	const test = at('if') < 0 ? undefined : children[at('if') + 1];
	if (!isStructure(literal) || test === undefined) return isStructure(literal) ? literal : undefined;
	const written = textOf(test, source);
	return filtered(literal, taken.split(',').includes(written) || REMOVES_EMPTY.test(written));
}

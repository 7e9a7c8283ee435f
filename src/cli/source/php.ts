// PHP.
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/php';
import {constructed} from './calls.js';
import {itemsIn, type ObjectPart, objectLiteral} from './combine.js';
import {escapesOf, type ReadEscape, templateLiteral} from './decode-text.js';
import {decoded} from './json-text.js';
import {APPEND, argumentsIn, childrenOf, type Language, type ReadWrites, type Step, textOf} from './language.js';
import {type Entry, encoded, type Literal, spanOf, unknown} from './literal.js';
import {literalReader} from './read-literal.js';
import {writesTo} from './write-to.js';

const SINGLE = escapesOf({'\\': '\\', "'": "'"}, /(?!)/y);
const LETTERS = {n: '\n', t: '\t', r: '\r', v: '\v', e: '\x1b', f: '\f', $: '$', '\\': '\\'};
const DIGITS = /(?:[xu]((?<=x)[0-9a-fA-F]{1,2}|(?<=u)\{[0-9a-fA-F]{1,6}\})|([0-7]{1,3}))/y;
const IN_HEREDOC = escapesOf(LETTERS, DIGITS);
const DOUBLE = escapesOf({...LETTERS, '"': '"'}, DIGITS);

/** What an array has beside its items. */
const PUNCTUATION: ReadonlySet<string> = new Set(['array', '[', ']', '(', ')', ',']);

const literalOf = literalReader({
	literals: {ArrayExpression: arrayOf, String: stringOf, HeredocString: heredocOf, NewExpression: objectOf},
	choosing: /^\?\?$/,
	joining: '.',
	merging: ['+'],
	leftWins: true,
	calls: {
		json_decode: ([text], source) => text && decoded(literalOf(text, source)),
		json_encode: ([value], source, call) => value && encoded(spanOf(call), 'json_encode', literalOf(value, source)),
	},
});

function stringOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const written = textOf(node, source);
	const start = /^b/i.test(written) ? 2 : 1;
	const isRaw = written[start - 1] === "'";
	const inside = {start: node.from + start, end: node.to - 1};
	const variables = isRaw ? [] : childrenOf(node).filter(({name}) => name !== 'EscapeSequence');
	return templateLiteral(source, span, inside, isRaw ? SINGLE : DOUBLE, variables);
}

/** A variable in a heredoc, which the parser reads as one text; what a backslash stands before is none. */
const VARIABLE = /\\(?:.|\n)|\$[A-Za-z_]\w*(?:\[[^\]\n]{0,80}\]|->\w+)?|\{\$[^}\n]{1,300}\}|\$\{[^}\n]{1,300}\}/g;

function heredocOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const written = textOf(node, source);
	const isRaw = /^<<<[ \t]*'/.test(written);
	const start = written.indexOf('\n') + 1;
	const end = written.search(/\r?\n[ \t]*\w+$/);
	if (end < start) return unknown(span);
	const none: ReadEscape = () => undefined;
	const found = isRaw ? [] : [...written.slice(0, end).matchAll(VARIABLE)].filter(({0: all}) => !all.startsWith('\\'));
	const variables = found.map(({0: all, index}) => ({start: node.from + index, end: node.from + index + all.length}));
	const inside = {start: node.from + start, end: node.from + end};
	return templateLiteral(source, span, inside, isRaw ? none : IN_HEREDOC, variables);
}

/** An array is a list if none of its items has a key, or if the keys only count them. */
function arrayOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const inner = node.getChild('ValueList') ?? node;
	const items = childrenOf(inner).filter(({name}) => !PUNCTUATION.has(name));
	const pairs = items.map(item => (item.name === 'Pair' ? pairOf(item, source) : undefined));
	// `[...$a]` is an object if what it adds is one.
	const added = items.map(item => (item.name === 'VariadicUnpacking' ? spreadOf(item, source) : undefined));
	const counts = pairs.every((pair, index) => pair === undefined || pair.key === String(index));
	if (counts && !items.some(({name}, index) => name === 'Pair' && pairs[index] === undefined)) {
		if (!added.some(one => one?.kind === 'object')) {
			const values = items.flatMap((item, index) => {
				const more = added[index];
				return more === undefined ? [pairs[index]?.value ?? literalOf(item, source)] : itemsIn(more);
			});
			return {kind: 'list', span, items: values};
		}
	}
	const parts = items.map((item, index): ObjectPart => pairs[index] ?? added[index] ?? unknown(spanOf(item), item));
	return objectLiteral(span, parts);
}

/** What `...` adds. */
function spreadOf(unpacking: SyntaxNode, source: string): Literal {
	const operand = childrenOf(unpacking).at(-1);
	return operand ? literalOf(operand, source) : unknown(spanOf(unpacking), unpacking);
}

/** `new PaymentFilter(allowDefaultOptions: false)` */
function objectOf(node: SyntaxNode, source: string): Literal {
	const args = childrenOf(node.getChild('ArgList') ?? node);
	const named = args.filter(({name}) => name === 'NamedArgument');
	if (named.length === 0) return unknown(spanOf(node), node);
	const parts = named.map((argument): ObjectPart => {
		const [name, , value] = childrenOf(argument);
		return name && value
			? {key: textOf(name, source), keySpan: spanOf(name), value: literalOf(value, source)}
			: unknown(spanOf(argument), argument);
	});
	return constructed(node, parts);
}

function pairOf(pair: SyntaxNode, source: string): Entry | undefined {
	const parts = childrenOf(pair);
	const arrow = parts.findIndex(({name}) => name === '=>');
	const [name, value] = [parts[arrow - 1], parts[arrow + 1]];
	if (name === undefined) return undefined;
	const literal = literalOf(name, source);
	const isKey = literal.kind === 'text' || (literal.kind === 'scalar' && typeof literal.value === 'number');
	if (!isKey) return undefined;
	const found = value ? literalOf(value, source) : unknown(spanOf(pair));
	return {key: String(literal.value), keySpan: literal.span, value: found};
}

const write = writesTo({
	parts: ['SubscriptExpression', 'MemberExpression'],
	names: ['VariableName'],
	readKey: keyIn,
	isShared: name => name === '$this',
});

const assignment: ReadWrites = (node, source) => write(node.firstChild, source, node.lastChild);
const unknownValues: ReadWrites = (node, source) => childrenOf(node).flatMap(target => write(target, source, null));

const writes: Language['writes'] = {
	AssignmentExpression: assignment,
	VariableDeclarator: assignment,
	UpdateExpression: (node, source) => {
		if (textOf(node.getChild('UpdateOp') ?? node, source) === '+=')
			return write(node.firstChild, source, node.lastChild, [], true);
		// A part may have any value then.
		return write(node.firstChild, source, null).map(one => {
			return one.path.length > 0 ? one : {...one, path: [{key: undefined, span: spanOf(node)}]};
		});
	},
	Parameter: unknownValues,
	UnsetStatement: unknownValues,
	CallExpression: (node, source) => {
		if (!/^\\?array_(?:push|unshift)$/.test(textOf(node.firstChild ?? node, source))) return [];
		const [target = null, ...items] = argumentsIn(node.getChild('ArgList') ?? node);
		return items.flatMap(item => write(target, source, item, [{key: APPEND, span: spanOf(item)}]));
	},
};

/** `['key']`, `->key` or `[]`. */
function keyIn(key: SyntaxNode, source: string): Step['key'] {
	if (key.name === '[') return APPEND;
	if (key.name === 'Name') return key.prevSibling?.name === '->' ? textOf(key, source) : undefined;
	const text = literalOf(key, source);
	return text.kind === 'text' ? text.value : undefined;
}

/** The parser reads heredocs whose tag is in quotes only without them. */
const QUOTED_TAG = /<<<([ \t]*)"(\w+)"/g;

export const php: Language = {
	parse: source => parser.parse(source.replace(QUOTED_TAG, '<<<$1  $2')),
	literalOf,
	writes,
	isolated: new Set(['FunctionDefinition', 'MethodDeclaration']),
};

// PHP.
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/php';
import {escapesOf, LETTERS, type ReadEscape, templateLiteral} from './decode-text.js';
import {decoded} from './json-text.js';
import {APPEND, childrenOf, type Language, type ReadWrites, type Step, textOf} from './language.js';
import {encoded, type Literal, spanOf, unknown} from './literal.js';
import {PHP_FUNCTIONS} from './parsed-parts.js';
import {literalReader} from './read-literal.js';
import {callsThatChange, writesTo} from './write-to.js';

const SINGLE = escapesOf({'\\': '\\', "'": "'"}, /(?!)/y);
const DIGITS = /(?:[xu]((?<=x)[0-9a-fA-F]{1,2}|(?<=u)\{[0-9a-fA-F]{1,6}\})|([0-7]{1,3}))/y;
const IN_HEREDOC = escapesOf({...LETTERS, e: '\x1b', $: '$'}, DIGITS);
const DOUBLE = escapesOf({...LETTERS, e: '\x1b', $: '$', '"': '"'}, DIGITS);

const literalOf = literalReader({
	strings: {String: stringOf, HeredocString: heredocOf},
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

const write = writesTo({
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
	CallExpression: callsThatChange(write, [/^array_(?:push|unshift)$/, 'argument', 'append']),
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
	functions: PHP_FUNCTIONS,
	literalOf,
	writes,
	isIsolated: node =>
		/^(?:FunctionDefinition|MethodDeclaration)$/.test(node.name) &&
		node.getChild('Block')?.getChild('GlobalDeclaration') == null,
};

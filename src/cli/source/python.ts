// Python.
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/python';
import {comprehended} from './calls.js';
import {argumentsOf} from './collections.js';
import {escapesOf, LETTERS, type ReadEscape, templateLiteral} from './decode-text.js';
import {decoded} from './json-text.js';
import {childrenOf, type Language, textOf} from './language.js';
import {encoded, type Literal, spanOf, unknown} from './literal.js';
import {PYTHON_FUNCTIONS} from './parsed-parts.js';
import {literalReader} from './read-literal.js';
import {callsThatChange, writesTo} from './write-to.js';

const readEscape = escapesOf(
	{...LETTERS, b: '\b', a: '\x07', '\n': '', "'": "'", '"': '"'},
	/(?:[xuU]((?<=x)[0-9a-fA-F]{2}|(?<=u)[0-9a-fA-F]{4}|(?<=U)[0-9a-fA-F]{8})|([0-7]{1,3}))/y,
);

const literalOf = literalReader({
	strings: {String: stringOf, FormatString: stringOf},
	choosing: /^(?:or|and)$/,
	joining: '+',
	merging: ['+', '|'],
	calls: {
		'json.loads': ([text, ...more], source) =>
			text && more.length === 0 ? decoded(literalOf(text, source)) : undefined,
		'json.dumps': ([value], source, call) => value && encoded(spanOf(call), 'json.dumps', literalOf(value, source)),
		// `dict(key=value)`, also of another one.
		dict: (_, source, call) => {
			const list = call.getChild('ArgList');
			return list?.getChild('for') ? comprehended(list, source, literalOf) : argumentsOf(call, source, literalOf);
		},
	},
});

/** Of a character that is written by its name, the value is not known. */
const NAMED = /\\N\{/;
const READ_BRACES: ReadEscape = (source, at) =>
	/^(?:\{\{|\}\})/.test(source.slice(at, at + 2)) ? [source.charAt(at), 2] : undefined;

/** `r'…'` has no escapes; bytes are not followed, unless they may be JSON. */
function stringOf(node: SyntaxNode, source: string): Literal {
	const span = spanOf(node);
	const written = textOf(node, source);
	const prefix = written.slice(0, written.search(/["']/));
	const isRaw = /r/i.test(prefix);
	const isFormat = /f/i.test(prefix);
	const isBytes = /b/i.test(prefix) && !written.includes('{');
	if (isBytes || (!isRaw && NAMED.test(written))) return unknown(span, node);
	const quote = /^(?:"""|''')/.test(written.slice(prefix.length)) ? 3 : 1;
	const inside = {start: node.from + prefix.length + quote, end: node.to - quote};
	const escapes: ReadEscape = (text, at) =>
		(isRaw ? undefined : readEscape(text, at)) ?? (isFormat ? READ_BRACES(text, at) : undefined);
	const text = templateLiteral(source, span, inside, escapes, node.getChildren('FormatReplacement'));
	return isFormat ? {computed: [], ...text, kind: 'template'} : text;
}

const write = writesTo({
	readKey(key, source) {
		const text = key.name === 'String' ? stringOf(key, source) : undefined;
		if (text?.kind === 'text') return text.value;
		return key.name === 'PropertyName' ? textOf(key, source) : undefined;
	},
	isShared: (name, node) =>
		name === 'self' || name === 'cls' || node.parent?.parent?.parent?.name === 'ClassDefinition',
});

const writes: Language['writes'] = {
	AssignStatement: (node, source) => {
		const targets = childrenOf(node).slice(0, -1);
		return targets.flatMap(target => write(target, source, node.lastChild));
	},
	NamedExpression: (node, source) => write(node.firstChild, source, node.lastChild),
	UpdateStatement: (node, source) =>
		/^(?:\+|\|)=$/.test(textOf(node.getChild('UpdateOp') ?? node, source))
			? write(node.firstChild, source, node.lastChild, [], true)
			: write(node.firstChild, source, null),
	DeleteStatement: (node, source) => childrenOf(node).flatMap(target => write(target, source, null)),
	ForStatement: (node, source) => {
		const children = childrenOf(node);
		const end = children.findIndex(({name}) => name === 'in');
		return children.slice(0, end).flatMap(target => write(target, source, null));
	},
	ParamList: (node, source) => node.getChildren('VariableName').flatMap(name => write(name, source, null)),
	CallExpression: callsThatChange(
		write,
		[/^append$/, 'receiver', 'append'],
		[/^update$/, 'receiver', 'merge'],
		[/^(?:extend|insert|setdefault|pop|clear|remove)$/, 'receiver', 'any'],
	),
};

export const python: Language = {
	parse: source => parser.parse(source),
	functions: PYTHON_FUNCTIONS,
	literalOf,
	writes,
	words: {true: 'True', false: 'False', null: 'None'},
};

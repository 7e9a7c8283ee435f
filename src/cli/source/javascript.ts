// JavaScript and TypeScript, with JSX.
import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/javascript';
import {escapesOf, LETTERS, templateLiteral} from './decode-text.js';
import {decoded} from './json-text.js';
import {type Language, nodeAfter, textOf} from './language.js';
import {encoded, type Literal, spanOf} from './literal.js';
import {JAVASCRIPT_FUNCTIONS} from './parsed-parts.js';
import {literalReader} from './read-literal.js';
import {callsThatChange, writesTo} from './write-to.js';

const escapes = escapesOf(
	{...LETTERS, b: '\b', '\n': '', '\r': ''},
	/[xu](\{[0-9a-fA-F]{1,6}\}|(?<=x)[0-9a-fA-F]{2}|(?<=u)[0-9a-fA-F]{4})/y,
);
/** Any other character after a backslash stands for itself. */
const readEscape: typeof escapes = (source, at) =>
	escapes(source, at) ?? (source[at] === '\\' ? [source.charAt(at + 1), 2] : undefined);

const literalOf = literalReader({
	strings: {String: stringOf, TemplateString: stringOf},
	choosing: /^(?:\?\?|\|\||&&)$/,
	joining: '+',
	merging: [],
	calls: {
		'JSON.parse': ([text, ...more], source) =>
			text && more.length === 0 ? decoded(literalOf(text, source)) : undefined,
		// The second argument may be a function that changes the value; mostly it is null.
		'JSON.stringify': ([value, change], source, call) =>
			value && (change === undefined || change.name === 'null')
				? encoded(spanOf(call), 'JSON.stringify', literalOf(value, source))
				: undefined,
	},
});

/** A plain string has no interpolations. */
function stringOf(node: SyntaxNode, source: string): Literal {
	const inside = {start: node.from + 1, end: node.to - 1};
	return templateLiteral(source, spanOf(node), inside, readEscape, node.getChildren('Interpolation'));
}

const write = writesTo({
	readKey(key, source) {
		if (key.name === 'String') return textOf(key, source).slice(1, -1);
		const name = textOf(key, source);
		// The length of a list may remove items.
		return key.name === 'PropertyName' && name !== 'length' ? name : undefined;
	},
	isShared: name => /^(?:this|module|exports|window|globalThis)$/.test(name),
});

const writes: Language['writes'] = {
	VariableDefinition: (node, source) => {
		const value = node.parent?.name === 'VariableDeclaration' ? valueAfter(node) : undefined;
		const isExported = node.parent?.parent?.name === 'ExportDeclaration';
		return [{name: textOf(node, source), path: [], ...(value && {value}), ...(isExported && {isShared: true})}];
	},
	AssignmentExpression: (node, source) =>
		write(node.firstChild, source, node.getChild('Equals') === null ? null : node.lastChild),
	UnaryExpression: (node, source) => (node.getChild('delete') ? write(node.lastChild, source, null) : []),
	CallExpression: callsThatChange(
		write,
		[/^(?:push|unshift)$/, 'receiver', 'append'],
		[/^(?:assign|extend)$/, 'argument', 'merge'],
	),
};

/** The initial value of a declared variable. */
function valueAfter(name: SyntaxNode): SyntaxNode | undefined {
	let next = nodeAfter(name);
	if (next?.name === 'TypeAnnotation') next = nodeAfter(next);
	return next?.name === 'Equals' ? nodeAfter(next) : undefined;
}

/** TypeScript has casts where JavaScript has JSX. */
function language(dialect: string): Language {
	const configured = parser.configure({dialect});
	return {parse: source => configured.parse(source), functions: JAVASCRIPT_FUNCTIONS, literalOf, writes};
}

const jsx = language('jsx');
const ts = language('ts');
const tsx = language('ts jsx');

/** By the extension of the file. */
export function languageOf(extension: string): Language {
	if (extension === 'tsx') return tsx;
	return extension.endsWith('ts') ? ts : jsx;
}

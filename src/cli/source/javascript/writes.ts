// What JavaScript and TypeScript write to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, argumentsIn, nodeAfter, textOf, type Write} from '../language.js';
import {spanOf} from '../literal.js';
import {writesTo} from '../write-to.js';

/** Methods that add to the list that they are called on. */
const APPENDING = /^(?:push|unshift)$/;

const write = writesTo({
	parts: ['MemberExpression'],
	around: ['PostfixExpression'],
	names: ['VariableName', 'this'],
	readKey(key, source) {
		if (key.name === 'String') return textOf(key, source).slice(1, -1);
		const name = textOf(key, source);
		// The length of a list may remove items.
		return key.name === 'PropertyName' && name !== 'length' ? name : undefined;
	},
	isShared: name => /^(?:this|module|exports|window|globalThis)$/.test(name),
});

export function writesOf(node: SyntaxNode, source: string): readonly Write[] {
	switch (node.name) {
		case 'VariableDefinition': {
			const value = node.parent?.name === 'VariableDeclaration' ? valueAfter(node) : undefined;
			return [{name: textOf(node, source), path: [], ...(value && {value}), ...(isExported(node) && {isShared: true})}];
		}
		case 'AssignmentExpression': {
			const [target, value] = [node.firstChild, node.lastChild];
			const isPlain = node.getChild('Equals') !== null;
			return write(target, source, isPlain ? value : null);
		}
		case 'UnaryExpression':
			return node.getChild('delete') ? write(node.lastChild, source, null) : [];
		case 'CallExpression': {
			const callee = node.firstChild;
			const method = callee?.lastChild;
			if (method?.name !== 'PropertyName') return [];
			if (/^(?:assign|extend)$/.test(textOf(method, source))) return mergesOf(node, source);
			if (!APPENDING.test(textOf(method, source))) return [];
			const args = argumentsIn(node.getChild('ArgList') ?? node);
			return args.flatMap((item, index) => {
				if (item.name === 'Spread') return [];
				// A spread adds items that are not followed.
				const value = args[index - 1]?.name === 'Spread' ? null : item;
				return write(callee?.firstChild ?? null, source, value, [{key: APPEND, span: spanOf(item)}]);
			});
		}
		default:
			return [];
	}
}

/** `Object.assign(target, {…})` */
function mergesOf(call: SyntaxNode, source: string): readonly Write[] {
	const [target = null, ...values] = argumentsIn(call.getChild('ArgList') ?? call);
	return values.flatMap(value => write(target, source, value, [], true));
}

function isExported(name: SyntaxNode): boolean {
	return name.parent?.parent?.name === 'ExportDeclaration';
}

/** The initial value of a declared variable. */
function valueAfter(name: SyntaxNode): SyntaxNode | undefined {
	let next = nodeAfter(name);
	if (next?.name === 'TypeAnnotation') next = nodeAfter(next);
	return next?.name === 'Equals' ? nodeAfter(next) : undefined;
}

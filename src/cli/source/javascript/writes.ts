// What JavaScript and TypeScript write to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, childrenOf, nodeAfter, textOf, type Write} from '../language.js';
import {spanOf} from '../literal.js';
import {writesTo} from '../write-to.js';
import {isExpression} from './literals.js';

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
			const isDeclared = node.parent?.name === 'VariableDeclaration' && node.nextSibling !== null;
			const value = isDeclared ? valueAfter(node) : undefined;
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
			const method = callee?.name === 'MemberExpression' ? callee.lastChild : null;
			if (method?.name !== 'PropertyName' || !APPENDING.test(textOf(method, source))) return [];
			const args = node.getChild('ArgList');
			const items = args === null ? [] : childrenOf(args).filter(isExpression);
			return items.flatMap(item =>
				write(callee?.firstChild ?? null, source, item, [{key: APPEND, span: spanOf(item)}]),
			);
		}
		default:
			return [];
	}
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

// What PHP writes to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, childrenOf, type Step, textOf, type Write} from '../language.js';
import {spanOf} from '../literal.js';
import {writesTo} from '../write-to.js';
import {literalOf} from './literals.js';

const write = writesTo({
	parts: ['SubscriptExpression', 'MemberExpression'],
	names: ['VariableName'],
	readKey: keyIn,
	isShared: name => name === '$this',
});

export function writesOf(node: SyntaxNode, source: string): readonly Write[] {
	switch (node.name) {
		case 'AssignmentExpression': {
			const value = node.lastChild;
			const isReference = value?.prevSibling?.name === '&';
			return write(node.firstChild, source, isReference ? null : value);
		}
		case 'UpdateExpression':
			return childrenOf(node).flatMap(target => write(target, source, null, [{key: undefined, span: spanOf(node)}]));
		case 'Parameter':
		case 'UnsetStatement':
			return childrenOf(node).flatMap(target => write(target, source, null));
		case 'VariableDeclarator':
			return write(node.firstChild, source, node.lastChild).map(one => ({...one, isShared: true}));
		case 'CallExpression': {
			const [callee, args] = [node.firstChild, node.getChild('ArgList')];
			if (callee === null || args === null || !/^\\?array_(?:push|unshift)$/.test(textOf(callee, source))) return [];
			const [target = null, ...items] = childrenOf(args).filter(child => !/^[(),]$/.test(child.name));
			return items.flatMap(item => write(target, source, item, [{key: APPEND, span: spanOf(item)}]));
		}
		default:
			return [];
	}
}

/** `['key']`, `->key` or `[]`. */
function keyIn(key: SyntaxNode, source: string): Step['key'] {
	if (key.name === '[') return APPEND;
	if (key.name === 'Name') return key.prevSibling?.name === '->' ? textOf(key, source) : undefined;
	const text = literalOf(key, source);
	return text.kind === 'text' ? text.value : undefined;
}

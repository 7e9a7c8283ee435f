// What PHP writes to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, argumentsIn, childrenOf, type Step, textOf, type Write} from '../language.js';
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
		case 'AssignmentExpression':
		case 'VariableDeclarator':
			return write(node.firstChild, source, node.lastChild);
		case 'UpdateExpression':
			if (textOf(node.getChild('UpdateOp') ?? node, source) === '+=')
				return write(node.firstChild, source, node.lastChild, [], true);
			// A part may have any value then.
			return write(node.firstChild, source, null).map(one => {
				return one.path.length > 0 ? one : {...one, path: [{key: undefined, span: spanOf(node)}]};
			});
		case 'Parameter':
		case 'UnsetStatement':
			return childrenOf(node).flatMap(target => write(target, source, null));
		case 'CallExpression': {
			if (!/^\\?array_(?:push|unshift)$/.test(textOf(node.firstChild ?? node, source))) return [];
			const [target = null, ...items] = argumentsIn(node.getChild('ArgList') ?? node);
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

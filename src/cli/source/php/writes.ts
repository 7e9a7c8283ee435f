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
		case 'Parameter':
			return write(
				childrenOf(node).find(({name}) => isTarget(name)) ?? null,
				source,
				null,
				node.name === 'Parameter' ? [] : [{key: undefined, span: spanOf(node)}],
			);
		case 'VariableDeclarator':
			return write(node.firstChild, source, node.lastChild).map(one => ({...one, isShared: true}));
		case 'CallExpression': {
			const [callee, args] = [node.firstChild, node.getChild('ArgList')];
			const name = callee === null ? '' : textOf(callee, source).replace(/^\\/, '');
			if (args === null || !/^(?:array_push|array_unshift|unset)$/.test(name)) return [];
			const [target, ...items] = childrenOf(args).filter(child => !/^[(),]$/.test(child.name));
			return name === 'unset'
				? write(target ?? null, source, null)
				: items.flatMap(item => write(target ?? null, source, item, [{key: APPEND, span: spanOf(item)}]));
		}
		default:
			return /^Unset/.test(node.name)
				? childrenOf(node).flatMap(child => (isTarget(child.name) ? write(child, source, null) : []))
				: [];
	}
}

function isTarget(name: string): boolean {
	return name === 'VariableName' || name === 'SubscriptExpression' || name === 'MemberExpression';
}

/** `['key']`, `->key` or `[]`. */
function keyIn(key: SyntaxNode, source: string): Step['key'] {
	if (key.name === '[') return APPEND;
	if (key.name === 'Name') return key.prevSibling?.name === '->' ? textOf(key, source) : undefined;
	const text = literalOf(key, source);
	return text.kind === 'text' ? text.value : undefined;
}

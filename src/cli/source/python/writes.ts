// What Python writes to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, childrenOf, textOf, type Write} from '../language.js';
import {spanOf} from '../literal.js';
import {writesTo} from '../write-to.js';
import {stringOf} from './literals.js';

const write = writesTo({
	parts: ['MemberExpression'],
	names: ['VariableName'],
	readKey(key, source) {
		const text = key.name === 'String' ? stringOf(key, source) : undefined;
		if (text?.kind === 'text') return text.value;
		return key.name === 'PropertyName' ? textOf(key, source) : undefined;
	},
	isShared: (name, node) =>
		name === 'self' || name === 'cls' || node.parent?.parent?.parent?.name === 'ClassDefinition',
});

export function writesOf(node: SyntaxNode, source: string): readonly Write[] {
	switch (node.name) {
		case 'AssignStatement': {
			const value = node.lastChild;
			const targets = childrenOf(node).filter(child => child.nextSibling !== null && isTarget(child));
			return targets.flatMap(target => write(target, source, value));
		}
		case 'NamedExpression':
			return write(node.firstChild, source, node.lastChild);
		case 'UpdateStatement':
		case 'DeleteStatement':
			return childrenOf(node)
				.slice(0, node.name === 'UpdateStatement' ? 1 : undefined)
				.flatMap(target => write(target, source, null));
		case 'ParamList':
			return node.getChildren('VariableName').flatMap(name => write(name, source, null));
		case 'CallExpression': {
			const callee = node.firstChild;
			const method = callee?.name === 'MemberExpression' ? textOf(callee.lastChild ?? callee, source) : '';
			const item = node.getChild('ArgList')?.firstChild?.nextSibling ?? null;
			if (method === 'append')
				return write(callee?.firstChild ?? null, source, item, [{key: APPEND, span: spanOf(node)}]);
			const isChange = /^(?:extend|insert|update|setdefault|pop|clear|remove)$/.test(method);
			return isChange ? write(callee?.firstChild ?? null, source, null, [{key: undefined, span: spanOf(node)}]) : [];
		}
		default:
			return [];
	}
}

function isTarget({name}: SyntaxNode): boolean {
	return name === 'VariableName' || name === 'MemberExpression';
}

// What Python writes to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, argumentsIn, childrenOf, textOf, type Write} from '../language.js';
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
			return childrenOf(node)
				.slice(0, -1)
				.flatMap(target => write(target, source, value));
		}
		case 'NamedExpression':
			return write(node.firstChild, source, node.lastChild);
		case 'UpdateStatement':
			return /^(?:\+|\|)=$/.test(textOf(node.getChild('UpdateOp') ?? node, source))
				? write(node.firstChild, source, node.lastChild, [], true)
				: write(node.firstChild, source, null);
		case 'DeleteStatement':
			return childrenOf(node).flatMap(target => write(target, source, null));
		case 'ForStatement': {
			const children = childrenOf(node);
			const end = children.findIndex(({name}) => name === 'in');
			return children.slice(0, end).flatMap(target => write(target, source, null));
		}
		case 'ParamList':
			return node.getChildren('VariableName').flatMap(name => write(name, source, null));
		case 'CallExpression': {
			const callee = node.firstChild;
			if (callee?.name !== 'MemberExpression') return [];
			const method = textOf(callee.lastChild ?? callee, source);
			const [item = null] = argumentsIn(node.getChild('ArgList') ?? node);
			if (method === 'append') return write(callee.firstChild, source, item, [{key: APPEND, span: spanOf(node)}]);
			if (method === 'update' && item?.nextSibling?.name === 'AssignOp') {
				const args = argumentsIn(node.getChild('ArgList') ?? node);
				const names = args.filter(({nextSibling}) => nextSibling?.name === 'AssignOp');
				return names.flatMap(name => {
					const value = name.nextSibling?.nextSibling ?? null;
					return write(callee.firstChild, source, value, [{key: textOf(name, source), span: spanOf(name)}]);
				});
			}
			if (method === 'update') return write(callee.firstChild, source, item, [], true);
			const isChange = /^(?:extend|insert|setdefault|pop|clear|remove)$/.test(method);
			return isChange ? write(callee.firstChild, source, null, [{key: undefined, span: spanOf(node)}]) : [];
		}
		default:
			return [];
	}
}

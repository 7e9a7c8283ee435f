// What Python writes to variables and their parts.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, childrenOf, type Step, textOf, type Write} from '../language.js';
import {spanOf} from '../literal.js';
import {stringOf} from './literals.js';

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

function write(
	target: SyntaxNode | null,
	source: string,
	value: SyntaxNode | null,
	end: readonly Step[] = [],
): readonly Write[] {
	const path: Step[] = [];
	let node = target;
	for (; node?.name === 'MemberExpression'; node = node.firstChild) {
		const last = node.lastChild;
		const key = last?.name === ']' ? last.prevSibling : last;
		const text = key?.name === 'String' ? stringOf(key, source) : undefined;
		const name = key?.name === 'PropertyName' ? textOf(key, source) : undefined;
		path.unshift({key: text?.kind === 'text' ? text.value : name, span: spanOf(key ?? node)});
	}
	if (node?.name !== 'VariableName') return [];
	const name = textOf(node, source);
	const isShared = name === 'self' || name === 'cls' || node.parent?.parent?.parent?.name === 'ClassDefinition';
	return [{name, path: [...path, ...end], ...(value && {value}), ...(isShared && {isShared})}];
}

// The write to a variable or to a part of it, such as `a.b['c'] = …`, in any of the languages.
import type {SyntaxNode} from '@lezer/common';
import {APPEND, argumentsIn, calleeOf, type ReadWrites, type Step, textOf, type Write} from './language.js';
import {spanOf} from './literal.js';

/** How a language names a part of a variable. */
interface Naming {
	/** The key that a node stands for; `undefined` if it is computed. */
	readonly readKey: (key: SyntaxNode, source: string) => Step['key'];
	/** True for a variable that other code can change. */
	readonly isShared: (name: string, node: SyntaxNode) => boolean;
}

type WriteTo = (
	target: SyntaxNode | null,
	source: string,
	value: SyntaxNode | null,
	end?: readonly Step[],
	isMerge?: boolean,
) => readonly Write[];

/** The nodes that lead to a part of a variable, and `a!`, which is the same part. */
const TARGETS: ReadonlySet<string> = new Set(['MemberExpression', 'SubscriptExpression', 'PostfixExpression']);

/** Makes the reader of a language; a target that is not a variable is not followed. */
export function writesTo({readKey, isShared}: Naming): WriteTo {
	return (target, source, value, end = [], isMerge = false) => {
		const path: Step[] = [];
		let node = target;
		for (; node !== null && TARGETS.has(node.name); node = node.firstChild) {
			if (node.name === 'PostfixExpression') continue;
			const last = node.lastChild;
			const key = last?.name === ']' ? last.prevSibling : last;
			path.unshift({key: key ? readKey(key, source) : undefined, span: spanOf(key ?? node)});
		}
		if (node?.name !== 'VariableName' && node?.name !== 'this') return [];
		const name = textOf(node, source);
		return [
			{
				name,
				path: [...path, ...end],
				...(value && {value}),
				...(isShared(name, node) && {isShared: true}),
				...(isMerge && value && {isMerge}),
			},
		];
	};
}

/** Functions, the variable that they change, and what they do with the other arguments; `any` changes any part. */
type CallChange = readonly [names: RegExp, target: 'receiver' | 'argument', effect: 'append' | 'merge' | 'any'];

/** Makes the reader of the calls that change a variable. */
export function callsThatChange(write: WriteTo, ...changes: readonly CallChange[]): ReadWrites {
	return (call, source) => {
		const [, target, effect] = changes.find(([names]) => names.test(calleeOf(call, source))) ?? [];
		if (target === undefined) return [];
		const list = call.getChild('ArgList');
		const args = argumentsIn(list ?? call);
		const callee = call.firstChild;
		const receiver = callee?.name === 'MemberExpression' ? callee.firstChild : null;
		const changed = target === 'receiver' ? receiver : (args[0] ?? null);
		if (effect === 'any') return write(changed, source, null, [{key: undefined, span: spanOf(call)}]);
		// `update(key=value)`
		if (list?.getChild('AssignOp')) return write(changed, source, list, [], true);
		return args.slice(target === 'argument' ? 1 : 0).flatMap(item => {
			if (effect === 'merge') return write(changed, source, item, [], true);
			if (item.name === 'Spread') return [];
			// A spread adds items that are not followed.
			const value = item.prevSibling?.name === 'Spread' ? null : item;
			return write(changed, source, value, [{key: APPEND, span: spanOf(item)}]);
		});
	};
}

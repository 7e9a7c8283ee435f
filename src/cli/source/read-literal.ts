// Reads the literals of any of the languages: what all write alike, and a table of what each writes in its own way.
import type {SyntaxNode} from '@lezer/common';
import type {Span} from '../json-document.js';
import {argumentsIn, childrenOf, textOf} from './language.js';
import {choice, type Literal, type ScalarLiteral, spanOf, unknown} from './literal.js';

/** The value of an expression; what is not static is unknown. */
export type ReadLiteral = (node: SyntaxNode, source: string) => Literal;

interface Syntax {
	/** Strings, lists and objects, by the name of their node. */
	readonly literals: Readonly<Record<string, ReadLiteral>>;
	/** The operators whose result is one of the two sides. */
	readonly choosing: RegExp;
	/** The calls that are followed, by the name of the function; `undefined` for arguments that it does not understand. */
	readonly calls: Readonly<Record<string, ReadCall>>;
}

type ReadCall = (args: readonly SyntaxNode[], source: string, call: SyntaxNode) => Literal | undefined;

/** Makes the reader of a language. */
export function literalReader({literals, choosing, calls}: Syntax): ReadLiteral {
	const read: ReadLiteral = (node, source) => {
		const span = spanOf(node);
		switch (node.name) {
			case 'Number':
			case 'Integer':
			case 'Float':
				return numberOf(textOf(node, source), span) ?? unknown(span);
			case 'Boolean':
			case 'BooleanLiteral':
				return {kind: 'scalar', span, value: textOf(node, source).toLowerCase() === 'true'};
			case 'null':
			case 'None':
				return {kind: 'scalar', span, value: null};
			case 'UnaryExpression':
				return negative(node, source) ?? unknown(span, node);
			case 'PostfixExpression':
				return node.firstChild === null ? unknown(span) : read(node.firstChild, source);
			case 'ParenthesizedExpression':
			case 'PrefixCast':
			case 'NamedExpression':
			case 'CastExpression': {
				const inner = childrenOf(node)
					.filter(({name}) => name !== ')')
					.at(-1);
				if (inner === undefined) return unknown(span);
				const isKept = node.name !== 'CastExpression' || /^\(\s*(?:object|array)\b/.test(textOf(node, source));
				return isKept ? read(inner, source) : unknown(span, inner);
			}
			case 'ConditionalExpression':
				return choice(
					span,
					branchesOf(node).map(branch => read(branch, source)),
				);
			case 'BinaryExpression': {
				const [left, operator, right] = childrenOf(node);
				if (left === undefined || operator === undefined || right === undefined) return unknown(span, node);
				if (operator.name === 'as' || operator.name === 'satisfies') return read(left, source);
				if (!choosing.test(textOf(operator, source))) return unknown(span, node);
				return choice(span, [read(left, source), read(right, source)]);
			}
			case 'CallExpression': {
				const [callee, list] = [node.firstChild, node.getChild('ArgList')];
				const name = callee === null ? '' : textOf(callee, source).replace(/^\\/, '');
				const args = list === null ? [] : argumentsIn(list);
				const readCall = Object.hasOwn(calls, name) ? calls[name] : undefined;
				return readCall?.(args, source, node) ?? unknown(span, node);
			}
			default:
				return literals[node.name]?.(node, source) ?? unknown(span, node);
		}
	};
	return read;
}

/** A zero in front of digits makes an octal number. */
function numberOf(text: string, span: Span): ScalarLiteral | undefined {
	const value = Number(text.replaceAll('_', '').replace(/^0(?=\d+$)/, '0o'));
	return Number.isFinite(value) ? {kind: 'scalar', span, value} : undefined;
}

function negative(node: SyntaxNode, source: string): ScalarLiteral | undefined {
	const [sign, number] = childrenOf(node);
	if (sign === undefined || number === undefined || textOf(sign, source) !== '-') return undefined;
	const found = numberOf(textOf(number, source), spanOf(node));
	return found && {...found, value: -Number(found.value)};
}

const DECIDES: ReadonlySet<string> = new Set(['LogicOp', ':', 'if', 'else']);

/** What a condition decides between; the condition itself is one of them in `$a ?: $b`. */
function branchesOf(node: SyntaxNode): readonly SyntaxNode[] {
	const children = childrenOf(node);
	const parts = children.filter(({name}) => !DECIDES.has(name));
	const condition = children[1]?.name === 'if' ? 1 : 0;
	return parts.length === 2 ? parts : parts.filter((_, index) => index !== condition);
}

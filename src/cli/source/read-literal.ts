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
			case 'ParenthesizedExpression':
			case 'PrefixCast':
			case 'PostfixExpression':
			case 'NamedExpression':
			case 'CastExpression': {
				// What a parenthesis or the `!` of TypeScript comes after.
				const inner = childrenOf(node).filter(({name}) => name !== ')' && name !== 'LogicOp');
				const isKept = node.name !== 'CastExpression' || /^\(\s*(?:object|array)\b/.test(textOf(node, source));
				const last = inner.at(-1);
				return last && isKept ? read(last, source) : unknown(span, node);
			}
			case 'ConditionalExpression':
				return choice(
					span,
					branchesOf(node).map(branch => read(branch, source)),
				);
			case 'BinaryExpression': {
				const [left, operator, right] = childrenOf(node);
				const how = textOf(operator ?? node, source);
				if (left && /^(?:as|satisfies)$/.test(how)) return read(left, source);
				return left && right && choosing.test(how)
					? choice(span, [read(left, source), read(right, source)])
					: unknown(span, node);
			}
			case 'CallExpression': {
				const name = textOf(node.firstChild ?? node, source).replace(/^\\/, '');
				const readCall = Object.hasOwn(calls, name) ? calls[name] : undefined;
				return readCall?.(argumentsIn(node.getChild('ArgList') ?? node), source, node) ?? unknown(span, node);
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
	if (textOf(sign ?? node, source) !== '-') return undefined;
	const found = number && numberOf(textOf(number, source), spanOf(node));
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

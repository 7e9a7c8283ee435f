// Reads the literals of any of the languages: what all write alike, and a table of what each writes in its own way.
import type {SyntaxNode} from '@lezer/common';
import type {Span} from '../input/json-document.js';
import {comprehended, constructed, madeByCall} from './calls.js';
import {argumentsOf, arrayOf, objectOf} from './collections.js';
import {formatted, joined, merged, partially} from './combine.js';
import {argumentsIn, calleeOf, childrenOf, LONGEST_NAME, textOf} from './language.js';
import {choice, type Literal, type ReadLiteral, type ScalarLiteral, spanOf, unknown} from './literal.js';

interface Syntax {
	/** Strings, by the name of their node. */
	readonly strings: Readonly<Record<string, ReadLiteral>>;
	/** The operators whose result is one of the two sides. */
	readonly choosing: RegExp;
	/** The operators that join texts, and those that merge objects or lists. */
	readonly joining: string;
	readonly merging: readonly string[];
	/** True if the left side of a merge replaces the right side. */
	readonly leftWins?: true;
	/** The calls that are followed, by the name of the function; `undefined` for arguments that it does not understand. */
	readonly calls: Readonly<Record<string, ReadCall>>;
}

type ReadCall = (args: readonly SyntaxNode[], source: string, call: SyntaxNode) => Literal | undefined;

/** Makes the reader of a language. */
export function literalReader({strings, choosing, joining, merging, leftWins, calls}: Syntax): ReadLiteral {
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
				if (left === undefined || right === undefined || operator === undefined) return unknown(span, node);
				const how = textOf(operator, source);
				if (/^(?:as|satisfies)$/.test(how)) {
					const value = read(left, source);
					return PARTIAL_TYPE.test(textOf(right, source)) ? partially(value) : value;
				}
				if (choosing.test(how)) {
					const first = read(left, source);
					const isFalsy = first.kind === 'unknown' && /^(?:&&|and)$/.test(how);
					return choice(span, [isFalsy ? {...first, isFalsy} : first, read(right, source)]);
				}
				return combined(node, how, source) ?? unknown(span, node);
			}
			case 'ContinuedString': {
				const parts = childrenOf(node).map(part => read(part, source));
				return joined(span, parts) ?? unknown(span, node);
			}
			case 'ObjectExpression':
			case 'DictionaryExpression':
				return objectOf(node, source, read);
			case 'ArgList':
				return argumentsOf(node, source, read);
			case 'ArrayExpression':
			case 'TupleExpression':
				return arrayOf(node, source, read);
			case 'ArrayComprehensionExpression':
			case 'DictionaryComprehensionExpression':
			case 'ComprehensionExpression':
				return comprehended(node, source, read) ?? unknown(span, node);
			case 'CallExpression': {
				const {firstChild: callee} = node;
				const name = callee && callee.to - callee.from < LONGEST_NAME ? textOf(callee, source).replace(/^\\/, '') : '';
				const readCall = Object.hasOwn(calls, name) ? calls[name] : undefined;
				const made = readCall?.(argumentsIn(node.getChild('ArgList') ?? node), source, node);
				const known = made ?? formattedBy(node, source) ?? madeByCall(node, source, read);
				if (known !== undefined) return known;
				return CLASS.test(calleeOf(node, source)) ? constructedBy(node, source) : unknown(span, node);
			}
			case 'NewExpression':
				return constructedBy(node, source);
			default:
				return strings[node.name]?.(node, source) ?? unknown(span, node);
		}
	};

	/** What operators make of texts, objects or lists: a chain of one operator is read at once. */
	function combined(node: SyntaxNode, how: string, source: string): Literal | undefined {
		if (how !== joining && how !== '%' && !merging.includes(how)) return undefined;
		const operands = operandsOf(node, how, source).map(one => read(one, source));
		const span = spanOf(node);
		const [first] = operands;
		if (how === '%')
			return first?.kind === 'text' || first?.kind === 'template' ? formatted(first, PERCENT) : undefined;
		const whole = merging.includes(how) ? merged(span, leftWins ? operands.reverse() : operands) : undefined;
		return whole ?? (how === joining ? joined(span, operands) : undefined);
	}

	/** `PaymentFilter(allowDefaultOptions=False)` */
	function constructedBy(call: SyntaxNode, source: string): Literal {
		const list = call.getChild('ArgList');
		const hasNames = (list?.getChild('AssignOp') ?? list?.getChild('NamedArgument')) != null;
		return hasNames ? constructed(argumentsOf(call, source, read)) : unknown(spanOf(call), call);
	}

	/** `sprintf('…', a)` and `'…'.format(a)` */
	function formattedBy(call: SyntaxNode, source: string): Literal | undefined {
		const name = calleeOf(call, source);
		if (!/^(?:v?sprintf|format)$/.test(name)) return undefined;
		const isFormat = name === 'format';
		const text = isFormat ? call.firstChild?.firstChild : argumentsIn(call.getChild('ArgList') ?? call)[0];
		const literal = text && read(text, source);
		if (literal?.kind !== 'text' && literal?.kind !== 'template') return undefined;
		return formatted(literal, isFormat ? BRACES : PERCENT);
	}

	return read;
}

const CLASS = /^[A-Z][A-Za-z]*[a-z]/;

const PERCENT = /%%|%(?:\d{1,3}\$|\(\w{1,80}\))?[-+ 0]?\d{0,3}(?:\.\d{1,3})?[a-zA-Z]/g;
const BRACES = /\{\{|\}\}|\{[\w.[\]]{0,80}(?:![a-z])?(?::[^{}\n]{0,80})?\}/g;

/** The operands of a chain of one operator. */
function operandsOf(chain: SyntaxNode, how: string, source: string): SyntaxNode[] {
	const operands: SyntaxNode[] = [];
	for (let node: SyntaxNode | undefined = chain; node !== undefined; ) {
		const [left, operator, right]: readonly SyntaxNode[] = childrenOf(node);
		const isLink: boolean =
			node.name === 'BinaryExpression' && operator !== undefined && textOf(operator, source) === how;
		operands.push(isLink && right !== undefined ? right : node);
		node = isLink ? left : undefined;
	}
	return operands.reverse();
}

/** A type of which every part is optional says that others complete the value. */
export const PARTIAL_TYPE = /^:?\s*(?:\w*Partial)\b/;

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

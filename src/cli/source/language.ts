// What the search for literals needs to know about a language; each language has one adapter.
import type {SyntaxNode, Tree} from '@lezer/common';
import type {Span} from '../input/json-document.js';
import type {Literal} from './literal.js';
import type {FunctionStyle} from './parsed-parts.js';

/** A language: its parser, and how its literals and assignments look. */
export interface Language {
	readonly parse: (source: string) => Tree;
	readonly functions: FunctionStyle;
	readonly literalOf: (node: SyntaxNode, source: string) => Literal;
	/** What nodes write to variables and their parts, by the name of the node. */
	readonly writes: Readonly<Record<string, ReadWrites>>;
	/** True for one of the {@link FUNCTIONS} that sees no variable of the code around it. */
	readonly isIsolated?: (node: SyntaxNode) => boolean;
	/** How the language spells what JSON spells in another way. */
	readonly words?: Readonly<Record<string, string>>;
}

export type ReadWrites = (node: SyntaxNode, source: string) => readonly Write[];

// No two languages use one name for different nodes, so each kind of node is one list for all.

/** The nodes that may be a literal: objects, lists, strings, and what makes one of others. */
export const LITERALS: ReadonlySet<string> = new Set([
	'ObjectExpression',
	'ArrayExpression',
	'DictionaryExpression',
	'String',
	'TemplateString',
	'FormatString',
	'HeredocString',
	'ContinuedString',
	'ArrayComprehensionExpression',
	'DictionaryComprehensionExpression',
	'ComprehensionExpression',
	'CallExpression',
	'NewExpression',
	'BinaryExpression',
]);

/** The nodes with variables of their own. */
export const FUNCTIONS: ReadonlySet<string> = new Set([
	'FunctionDefinition',
	'FunctionExpression',
	'ArrowFunction',
	'MethodDeclaration',
	'ClassDeclaration',
	'LambdaExpression',
	'ClassDefinition',
	'FunctionDeclaration',
	'Property',
]);

/** The nodes in which a literal may still get further keys elsewhere. */
export const UNFINISHED: ReadonlySet<string> = new Set([
	'ReturnStatement',
	'ArrowFunction',
	'ParamList',
	'Parameter',
	'PropertyDeclaration',
	'VariableDeclarator',
	'VariadicUnpacking',
	'LambdaExpression',
	'YieldStatement',
	'YieldExpression',
	'ExportDeclaration',
	'MemberExpression',
]);

/** The nodes around a literal that do not change it. */
export const TRANSPARENT: ReadonlySet<string> = new Set([
	'ParenthesizedExpression',
	'CastExpression',
	'ConditionalExpression',
	'BinaryExpression',
	'NamedExpression',
	'PrefixCast',
	'PostfixExpression',
]);

/** Functions and methods that make one object of several. */
export const MERGES =
	/(?:assign|merge\w*|extend|defaults|replace\w*|parse_args|update|setdefault|union|clone\w*|copy)$/i;

/** An assignment to a variable, or to a part of it. */
export interface Write {
	readonly name: string;
	/** Empty for the variable itself. */
	readonly path: readonly Step[];
	/** Absent if the part is removed, or changed in a way that is not followed. */
	readonly value?: SyntaxNode;
	/** True for a variable that other code can change, such as a field of a class. */
	readonly isShared?: boolean;
	/** True if the entries or items of the value are added to what is there. */
	readonly isMerge?: boolean;
}

/** One key of a path; `undefined` is a computed key, `APPEND` the end of a list. */
export interface Step {
	readonly key: string | undefined | typeof APPEND;
	readonly span: Span;
}

export const APPEND = Symbol('append');

export function isComment({name}: {readonly name: string}): boolean {
	return name.endsWith('Comment');
}

/** The nodes directly inside another, but for comments. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
	const children: SyntaxNode[] = [];
	for (let child = node.firstChild; child !== null; child = child.nextSibling)
		if (!isComment(child)) children.push(child);
	return children;
}

/** The nodes between the parentheses and commas of a call. */
export function argumentsIn(list: SyntaxNode): readonly SyntaxNode[] {
	return childrenOf(list).filter(({name}) => !['(', ')', ','].includes(name));
}

/** The next node that is not a comment. */
export function nodeAfter({nextSibling}: SyntaxNode): SyntaxNode | undefined {
	let next = nextSibling;
	while (next !== null && isComment(next)) next = next.nextSibling;
	return next ?? undefined;
}

/** The name of the function or method that a call calls; empty if it is computed. */
export function calleeOf(call: SyntaxNode | null, source: string): string {
	let callee = call?.firstChild ?? null;
	if (callee?.name === 'new') callee = callee.nextSibling;
	const name = callee !== null && PATHS.has(callee.name) ? callee.lastChild : callee;
	return name === null || name.to - name.from > LONGEST_NAME ? '' : textOf(name, source);
}

/** No function that is followed has a longer name. */
export const LONGEST_NAME = 80;

/** The nodes that end with the name of what they lead to: `a.b`, `$a->b`, `A::b` and `\A\b`. */
const PATHS: ReadonlySet<string> = new Set(['MemberExpression', 'ScopedExpression', 'QualifiedName']);

export function textOf({from, to}: {readonly from: number; readonly to: number}, source: string): string {
	return source.slice(from, to);
}

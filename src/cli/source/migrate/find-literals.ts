// The literals of a source file that are filters and sessions, and why some of them cannot become builder code.
import type {SyntaxNode, Tree} from '@lezer/common';
import {candidateOf} from '../candidate.js';
import {jsonIn} from '../json-text.js';
import {childrenOf, type Language, type Step, textOf, WRITING, type Write} from '../language.js';
import type {Literal} from '../literal.js';
import {errorsIn} from './nodes.js';

/** A literal that is a filter, a part of one, or a session. */
export interface Found {
	readonly node: SyntaxNode;
	readonly kind: 'filter' | 'session';
	/** Why it is left as it is. */
	readonly reason?: string;
}

export function literalsIn(tree: Tree, language: Language, source: string): readonly Found[] {
	const found: Found[] = [];
	const writes = writesIn(tree, language, source);
	tree.iterate({
		enter({name, node}) {
			if (name === 'String' || name === 'TemplateString') {
				const text = language.literalOf(node, source);
				const json = text.kind === 'text' ? jsonIn(text) : undefined;
				if (json && candidateOf(json, () => true)?.kind === 'filter')
					found.push({node, kind: 'filter', reason: 'it is JSON in a string'});
				return name === 'TemplateString';
			}
			if (name !== 'ObjectExpression' && name !== 'ArrayExpression') return true;
			const literal = language.literalOf(node, source);
			const kind = candidateOf(literal, () => true)?.kind;
			if (kind === undefined || (kind === 'session' && !isRequest(literal))) return true;
			const isWhole = kind === 'filter' || kind === 'session';
			const reason = isWhole
				? reasonToLeave(node, writes, source)
				: 'it is a part of a filter: migrate the whole filter';
			found.push({node, kind: kind === 'session' ? kind : 'filter', ...(reason !== undefined && {reason})});
			// A session that stays may contain a filter that does not.
			if (kind === 'session') return true;
			return false;
		},
	});
	return found;
}

/** False for the fields of a customer alone, which several requests share. */
function isRequest(literal: Literal): boolean {
	const keys = literal.kind === 'object' ? literal.entries.map(({key}) => key) : [];
	return keys.some(key => ['action', 'order_id', 'payment_filter'].includes(key));
}

function writesIn(tree: Tree, language: Language, source: string): readonly Write[] {
	const writes: Write[] = [];
	tree.iterate({
		enter({name, node}) {
			if (WRITING.has(name)) writes.push(...language.writesOf(node, source));
		},
	});
	return writes;
}

function reasonToLeave(node: SyntaxNode, writes: readonly Write[], source: string): string | undefined {
	if (errorsIn(node) > 0) return 'it is not complete';
	return changedLater(node, writes, source) ?? typedOtherwise(node, source);
}

/** What a builder returns is frozen. */
function changedLater(node: SyntaxNode, writes: readonly Write[], source: string): string | undefined {
	const keys: string[] = [];
	for (let inner = node; inner.parent !== null; inner = inner.parent) {
		const definition = writes.find(
			({value, path}) =>
				value?.from === inner.from && value.to === inner.to && !path.some(({key}) => typeof key === 'symbol'),
		);
		if (definition !== undefined) {
			const {name} = definition;
			const place = [...definition.path.map(({key}) => key), ...keys];
			const isChanged = writes.some(
				({name: other, path}) => other === name && path.length > place.length && startsWith(path, place),
			);
			const quoted = name.replaceAll('$', '\\$');
			const isMerged = new RegExp(`(?:assign|merge\\w*|extend|defaults\\w*)\\(\\s*${quoted}\\s*,`).test(source);
			return isChanged || isMerged ? `the file changes ${name} after it is written` : undefined;
		}
		if (inner.parent.name === 'Property' && inner.parent.lastChild?.from === inner.from) {
			const key = inner.parent.firstChild;
			keys.unshift(key ? textOf(key, source).replace(/^['"]|['"]$/g, '') : '');
		} else if (
			!/^(?:ObjectExpression|ParenthesizedExpression|BinaryExpression|ConditionalExpression)$/.test(inner.parent.name)
		)
			return undefined;
	}
	return undefined;
}

function startsWith(path: readonly Step[], start: readonly unknown[]): boolean {
	return start.every((key, index) => typeof path[index]?.key !== 'string' || path[index].key === key);
}

/** Types that take what a builder returns, whose lists are read-only. */
const FITTING = /^(?:any|unknown|object|const|Record<string, ?(?:any|unknown)>)$/;

/** The type that the file gives the literal, unless it is known to fit. */
function typedOtherwise(node: SyntaxNode, source: string): string | undefined {
	for (let inner = node; inner.parent !== null; inner = inner.parent) {
		const {parent} = inner;
		if (
			/^(?:ArgList|Block|ClassBody|Script|ArrowFunction|ReturnStatement)$/.test(parent.name) &&
			inner.name !== 'TypeAnnotation'
		) {
			const type = /^(?:ArrowFunction|ReturnStatement)$/.test(parent.name) ? returnType(parent) : null;
			return type ? misfit(textOf(type, source).replace(/^:\s*/, ''), source) : undefined;
		}
		const children = childrenOf(parent);
		const at = children.findIndex(({name}) => name === 'as' || name === 'satisfies');
		const asserted = parent.name === 'BinaryExpression' && at > 0 ? children[at + 1] : undefined;
		const cast = parent.name === 'PrefixCast' ? children[1] : undefined;
		const type = asserted ?? cast ?? annotationBefore(inner);
		const problem = type && misfit(textOf(type, source).replace(/^:\s*/, ''), source);
		if (problem) return problem;
	}
	return undefined;
}

/** The type of the variable, property or parameter that a value is given to. */
function annotationBefore(value: SyntaxNode): SyntaxNode | null {
	const before = value.prevSibling?.name === 'Equals' ? value.prevSibling.prevSibling : null;
	return before?.name === 'TypeAnnotation' ? before : null;
}

function returnType(node: SyntaxNode): SyntaxNode | null {
	for (let around: SyntaxNode | null = node; around !== null; around = around.parent)
		if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunction|MethodDeclaration)$/.test(around.name))
			return around.getChild('TypeAnnotation');
	return null;
}

function misfit(written: string, source: string): string | undefined {
	const type = /^Promise<(.+)>$/.exec(written)?.[1] ?? written;
	const isOwn = /^\w+$/.test(type) && new RegExp(`import[^;]*\\b${type}\\b[^;]*from\\s*['"]paylock['"]`).test(source);
	return FITTING.test(type) || isOwn
		? undefined
		: `its type ${type} may not take the read-only lists of a builder: remove the type, or import PaymentFilter from paylock`;
}

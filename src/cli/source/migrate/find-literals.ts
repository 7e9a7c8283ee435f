// The literals of a source file that are filters and sessions, and why some of them cannot become builder code.
import type {SyntaxNode, Tree} from '@lezer/common';
import {type CandidateKind, candidateOf} from '../candidate.js';
import {keyOf} from '../javascript/literals.js';
import {jsonIn} from '../json-text.js';
import {FUNCTIONS, type Language, nodeAfter, type Step, TRANSPARENT, textOf, WRITING, type Write} from '../language.js';
import type {Literal} from '../literal.js';
import {errorsIn} from './nodes.js';

/** A literal that is a filter, a part of one, or a session. */
export interface Found {
	readonly node: SyntaxNode;
	/** What it is; absent if it is left as it is. */
	readonly kind?: 'filter' | 'session';
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
				if (json && kindOf(json) === 'filter') found.push({node, reason: 'it is JSON in a string'});
				return true;
			}
			if (name !== 'ObjectExpression' && name !== 'ArrayExpression') return true;
			const literal = language.literalOf(node, source);
			const kind = kindOf(literal);
			if (kind === undefined || (kind === 'session' && !isRequest(literal))) return true;
			if (kind === 'filter' || kind === 'session') {
				const reason = reasonToLeave(node, writes, source);
				found.push(reason === undefined ? {node, kind} : {node, reason});
			} else found.push({node, reason: 'it is a part of a filter: migrate the whole filter'});
			// A session that stays may contain a filter that does not.
			return kind === 'session';
		},
	});
	return found;
}

/** What a literal is, even if it has further keys. */
function kindOf(literal: Literal): CandidateKind | undefined {
	return candidateOf(literal, () => true, '')?.kind;
}

/** False for the fields of a customer alone, which several requests share. */
function isRequest(literal: Literal): boolean {
	return (
		literal.kind === 'object' && literal.entries.some(({key}) => ['action', 'order_id', 'payment_filter'].includes(key))
	);
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
	// The keys and, as `undefined`, the indexes of what the literal is a part of.
	const keys: (string | undefined)[] = [];
	for (let inner = node; inner.parent !== null; inner = inner.parent) {
		const definition = writes.find(({value}) => value?.from === inner.from);
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
		const {parent} = inner;
		if (parent.name === 'Property') keys.unshift(keyOf(parent.firstChild ?? parent, source));
		else if (parent.name === 'ArrayExpression') keys.unshift(undefined);
		else if (parent.name !== 'ObjectExpression' && !TRANSPARENT.has(parent.name)) return undefined;
	}
	return undefined;
}

/** True if a path is longer than another, and may start with it. */
function startsWith(path: readonly Step[], start: readonly unknown[]): boolean {
	return path.slice(0, start.length).every(({key}, index) => typeof key !== 'string' || key === start[index]);
}

/** Types that take what a builder returns, whose lists are read-only. */
const FITTING = /^(?:any|unknown|object|const|Record<string, ?(?:any|unknown)>)$/;

/** What contains the value of nothing. */
const ENDS: ReadonlySet<string> = new Set(['ArgList', 'Block', 'ClassBody', 'Script']);

/** The type that the file gives the literal, unless it is known to fit. */
function typedOtherwise(node: SyntaxNode, source: string): string | undefined {
	for (let inner = node; inner.parent !== null; inner = inner.parent) {
		const {parent} = inner;
		if (ENDS.has(parent.name)) return undefined;
		if (parent.name === 'ArrowFunction' || parent.name === 'ReturnStatement') return misfit(returnType(parent), source);
		const problem = misfit(assertedType(parent) ?? annotationBefore(inner), source);
		if (problem !== undefined) return problem;
	}
	return undefined;
}

/** `T` in `… as T`, `… satisfies T` and `<T>…`. */
function assertedType(node: SyntaxNode): SyntaxNode | undefined {
	const sign = ['as', 'satisfies', '<'].map(name => node.getChild(name)).find(child => child !== null);
	return sign && nodeAfter(sign);
}

/** The type of the variable, property or parameter that a value is given to. */
function annotationBefore(value: SyntaxNode): SyntaxNode | null {
	const before = value.prevSibling?.name === 'Equals' ? value.prevSibling.prevSibling : null;
	return before?.name === 'TypeAnnotation' ? before : null;
}

function returnType(node: SyntaxNode): SyntaxNode | null {
	for (let around: SyntaxNode | null = node; around !== null; around = around.parent)
		if (FUNCTIONS.has(around.name)) return around.getChild('TypeAnnotation');
	return null;
}

function misfit(node: SyntaxNode | null, source: string): string | undefined {
	if (node === null) return undefined;
	const written = textOf(node, source).replace(/^:\s*/, '');
	const type = /^Promise<(.+)>$/.exec(written)?.[1] ?? written;
	const isOwn = /^\w+$/.test(type) && new RegExp(`import[^;]*\\b${type}\\b[^;]*from\\s*['"]paylock['"]`).test(source);
	return FITTING.test(type) || isOwn
		? undefined
		: `its type ${type} may not take the read-only lists of a builder: remove the type, or import PaymentFilter from paylock`;
}

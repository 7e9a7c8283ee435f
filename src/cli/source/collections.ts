// The objects, lists and arguments of any of the languages: what stands between their commas.
import type {SyntaxNode} from '@lezer/common';
import {itemsIn, objectLiteral} from './combine.js';
import {childrenOf, textOf} from './language.js';
import {type Entry, type Literal, type ObjectLiteral, type ReadLiteral, spanOf, unknown} from './literal.js';

/** `key: value`, `...value`, or a value alone. */
interface Part {
	readonly nodes: readonly SyntaxNode[];
	/** Of a part with a key that is known. */
	readonly entry?: Entry | undefined;
	/** Absent if it has a key that is not known. */
	readonly value?: Literal | undefined;
	readonly isSpread: boolean;
}

/** An object, or a dict. */
export function objectOf(node: SyntaxNode, source: string, read: ReadLiteral): Literal {
	return objectOfParts(node, partsIn(node, source, read));
}

/** A list, a tuple, or an array of PHP, which is an object if it has keys that do more than count. */
export function arrayOf(node: SyntaxNode, source: string, read: ReadLiteral): Literal {
	const parts = partsIn(node.getChild('ValueList') ?? node, source, read);
	const isList = parts.every(({entry, value, isSpread}, index) =>
		entry === undefined ? value !== undefined && !(isSpread && value.kind === 'object') : entry.key === String(index),
	);
	if (!isList) return objectOfParts(node, parts);
	const items = parts.flatMap(({value, isSpread}) => {
		if (value === undefined) return [];
		return isSpread ? itemsIn(value) : [value];
	});
	return {kind: 'list', span: spanOf(node), items};
}

/** The named arguments of a call, and what others add to them. */
export function argumentsOf(call: SyntaxNode, source: string, read: ReadLiteral): ObjectLiteral {
	const parts = partsIn(call.getChild('ArgList') ?? call, source, read);
	// Pairs in a list are not followed.
	const values = parts.map(({nodes, entry, value = unknownPart(nodes)}) => {
		return entry ?? (value.kind === 'list' ? unknownPart(nodes) : value);
	});
	return objectLiteral(spanOf(call), values);
}

function objectOfParts(node: SyntaxNode, parts: readonly Part[]): Literal {
	const values = parts.map(({nodes, entry, value, isSpread}) => entry ?? ((isSpread && value) || unknownPart(nodes)));
	return objectLiteral(spanOf(node), values);
}

function unknownPart(nodes: readonly SyntaxNode[]): Literal {
	const [first, last = first] = [nodes[0], nodes.at(-1)];
	return unknown({start: first?.from ?? 0, end: last?.to ?? 0}, ...nodes);
}

const BRACKETS: ReadonlySet<string> = new Set(['array', '[', ']', '(', ')', '{', '}']);
/** The nodes that contain a whole part. */
const PARTS: ReadonlySet<string> = new Set(['Property', 'Pair', 'VariadicUnpacking', 'NamedArgument']);
const SEPARATORS: ReadonlySet<string> = new Set([':', '=>', 'AssignOp']);
const SPREADS: ReadonlySet<string> = new Set(['Spread', '...', '*', '**']);

function partsIn(node: SyntaxNode, source: string, read: ReadLiteral): readonly Part[] {
	const groups: SyntaxNode[][] = [];
	let group: SyntaxNode[] = [];
	for (const child of childrenOf(node)) {
		if (BRACKETS.has(child.name)) continue;
		if (child.name !== ',') group.push(child);
		else {
			// Nothing between two commas is a hole.
			groups.push(group.length === 0 ? [child] : group);
			group = [];
		}
	}
	if (group.length > 0) groups.push(group);
	return groups.map(nodes => partOf(nodes, source, read));
}

function partOf(nodes: readonly SyntaxNode[], source: string, read: ReadLiteral): Part {
	const all = nodes.flatMap(node => (PARTS.has(node.name) ? childrenOf(node) : [node]));
	const [first, second] = all;
	const at = all.findIndex(({name}) => SEPARATORS.has(name));
	if (at >= 0) {
		// `['key']: value`
		const name = all[at - (all[at - 1]?.name === ']' ? 2 : 1)];
		const key = name && keyOf(name, all[at]?.name === 'AssignOp', source, read);
		if (name === undefined || key === undefined) return {nodes, isSpread: false};
		const written = all[at + 1];
		const value = written === undefined ? unknown(spanOf(name)) : read(written, source);
		return {nodes, entry: {key, keySpan: spanOf(name), value}, value, isSpread: false};
	}
	if (first !== undefined && SPREADS.has(first.name) && second !== undefined)
		return {nodes, value: read(second, source), isSpread: true};
	if (nodes[0]?.name !== 'Property') return {nodes, value: first && read(first, source), isSpread: false};
	// A shorthand, a method or an accessor.
	const name = all.find(({name}) => name === 'PropertyDefinition');
	if (name === undefined) return {nodes, isSpread: false};
	const value = unknown(spanOf(name), nodes[0]);
	return {nodes, entry: {key: textOf(name, source), keySpan: spanOf(name), value}, value, isSpread: false};
}

/** A key that is a name, a string or a number; `undefined` if it is computed. */
function keyOf(name: SyntaxNode, isArgument: boolean, source: string, read: ReadLiteral): string | undefined {
	if (isArgument || name.name === 'PropertyDefinition' || name.parent?.name === 'NamedArgument')
		return textOf(name, source);
	const {kind, value} = {value: undefined, ...read(name, source)};
	return kind === 'text' || typeof value === 'number' ? String(value) : undefined;
}

// Finds the literals of a source file that are a filter, a session request or a part of one.
import type {SyntaxNode, SyntaxNodeRef} from '@lezer/common';
import {PARTIAL} from './calls.js';
import {type Candidate, isStart, isWhole, kindOf} from './candidate.js';
import {filtered, partially} from './combine.js';
import {jsonIn} from './json-text.js';
import {calleeOf, type Language, LITERALS, MERGES, TRANSPARENT, textOf, UNFINISHED} from './language.js';
import {type Literal, partsOf} from './literal.js';
import {mayContainFilter, parsedParts} from './parsed-parts.js';
import {PARTIAL_TYPE} from './read-literal.js';
import {type Variables, variablesOf} from './variables.js';

/** Every candidate, the outermost of nested ones only. */
export function candidatesIn(source: string, language: Language): readonly Candidate[] {
	const parsed = parsedParts(source, language.functions);
	if (parsed === undefined) return [];
	try {
		return candidatesOfTree(source, language, language.parse(parsed));
	} catch (error) {
		if (error instanceof RangeError) return []; // nested too deeply for recursion, as no filter is
		throw error;
	}
}

/** The same without a look at the words, by default in all of the source. */
export function candidatesOfTree(
	source: string,
	language: Language,
	tree = language.parse(source),
): readonly Candidate[] {
	const variables = variablesOf(tree, language, source);
	const owned = new Set(variables.built.flatMap(({nodes}) => nodes.map(nodeKey)));
	const found: Candidate[] = [];

	/** A literal by itself, or the parts of it that are candidates; a part of another has no node. */
	function search(literal: Literal, node?: SyntaxNode): void {
		const kind = kindOf(literal, source);
		if (kind !== undefined) {
			const isOpen =
				isStart(literal, kind, node !== undefined && isSent(node, source)) ||
				(node !== undefined && !isFinished(node, variables, source, !isWhole(literal)));
			found.push({kind, literal: isOpen && literal.kind === 'object' ? {...literal, isOpen} : literal});
			searchComputed(literal);
			return;
		}
		if (literal.kind === 'text' || literal.kind === 'template') {
			const json = mayContainFilter(literal.value) ? jsonIn(literal) : undefined;
			if (json !== undefined) search(json);
		}
		for (const part of partsOf(literal)) search(part, literal.kind === 'choice' ? node : undefined);
		for (const node of computedIn(literal)) visitInside(node);
	}

	/** What is computed inside a candidate may contain others. */
	function searchComputed(literal: Literal): void {
		for (const node of computedIn(literal)) visitInside(node);
		for (const part of partsOf(literal)) searchComputed(part);
	}

	function visitInside(outer: SyntaxNode): void {
		const outerKey = nodeKey(outer);
		outer.cursor().iterate(ref => nodeKey(ref) === outerKey || visit(ref));
	}

	/** True if the children are to be visited too. */
	function visit(ref: SyntaxNodeRef): boolean {
		if (owned.size > 0 && owned.has(nodeKey(ref))) return false;
		if (!LITERALS.has(ref.name)) return true;
		const {node} = ref;
		if (isLink(node, source)) return true;
		// Of what does not parse, only the parts that do are read.
		if (hasError(node)) return true;
		const literal = language.literalOf(node, source);
		if (literal.kind === 'unknown' || (node.name === 'BinaryExpression' && literal.kind === 'choice')) return true;
		search(inContext(literal, node, source), node);
		return false;
	}

	for (const {literal, value} of variables.built) if (value === undefined || !hasError(value)) search(literal, value);
	tree.iterate({enter: visit});
	return found;
}

function nodeKey({name, from, to}: {readonly name: string; readonly from: number; readonly to: number}): string {
	return `${name} ${from} ${to}`;
}

function computedIn(literal: Literal): readonly SyntaxNode[] {
	return 'computed' in literal ? literal.computed : [];
}

/** `sdk.orderSession.create({…})` */
function isSent({parent}: SyntaxNode, source: string): boolean {
	const call = parent?.name === 'ArgList' ? parent.parent : null;
	const callee = call?.firstChild;
	return !!callee && /^create/i.test(calleeOf(call, source)) && /session/i.test(textOf(callee, source));
}

/** True for the left side of a chain of one operator, which is read as a whole. */
function isLink(node: SyntaxNode, source: string): boolean {
	const {parent} = node;
	if (node.name !== 'BinaryExpression' || parent?.name !== 'BinaryExpression' || node.nextSibling === null)
		return false;
	const [own, outer] = [node.firstChild?.nextSibling, node.nextSibling];
	return !own || textOf(own, source) === textOf(outer, source);
}

/** The nodes with a part of a list for each turn of a loop. */
const LOOPS = /^(?:MemberExpression|\w*ComprehensionExpression|ForStatement|ForOfSpec|ForSpec)$/;
/** No matcher is further away from what it compares with. */
const MOST_AROUND = 12;

/** A literal as the code around it uses it: as a part of what is compared, or as items of which a loop may leave out some. */
function inContext(literal: Literal, node: SyntaxNode, source: string): Literal {
	if (literal.kind === 'list' && LOOPS.test(node.parent?.name ?? '')) return filtered(literal, true);
	let around = node.parent;
	for (let depth = 0; around !== null && depth < MOST_AROUND; depth += 1) {
		if (around.name === 'ArgList' && PARTIAL.test(calleeOf(around.parent, source))) return partially(literal);
		const type = around.name === 'VariableDeclaration' ? around.getChild('TypeAnnotation') : null;
		if (type !== null && PARTIAL_TYPE.test(textOf(type, source))) return partially(literal);
		// `{…}.items() <= body.items()`
		const comparison = around.name === 'BinaryExpression' ? around.getChild('CompareOp') : null;
		if (comparison !== null && /^[<>]=?$/.test(textOf(comparison, source))) return partially(literal);
		around = around.parent;
	}
	return literal;
}

const CHOOSES = /^(?:\?\?|\|\||&&|as|satisfies|or|and|\?:?)$/;

/** True if a part of the node is not in its language. */
function hasError(outer: SyntaxNode): boolean {
	let isFound = false;
	outer.cursor().iterate(({type}) => {
		isFound ||= type.isError;
		return !isFound;
	});
	return isFound;
}

/**
 * True if nothing adds keys to a literal after it is written, as far as the file shows. Other code completes a request, and
 * never a filter with options and a default.
 */
function isFinished(
	literal: SyntaxNode,
	{definitions, growing}: Variables,
	source: string,
	mayBeCompleted: boolean,
): boolean {
	for (let node = literal; node.parent !== null; node = node.parent) {
		const {parent} = node;
		const before = node.prevSibling?.name;
		if (before === 'Spread' || before === '**' || (mayBeCompleted && UNFINISHED.has(parent.name))) return false;
		const definition = definitions.get(node.from);
		if (definition?.value?.to === node.to)
			return !(mayBeCompleted && definition.isShared === true) && !growing.has(definition.name);
		if (UNFINISHED.has(parent.name)) return true;
		if (parent.name === 'ArgList') return !MERGES.test(calleeOf(parent.parent, source));
		if (!TRANSPARENT.has(parent.name)) return true;
		const operator = parent.name === 'BinaryExpression' ? parent.firstChild?.nextSibling : undefined;
		if (operator && !CHOOSES.test(textOf(operator, source))) return false;
	}
	return true;
}

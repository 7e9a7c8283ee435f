// What a literal has at run time only: conditions, and values that are not static.
import type {SyntaxNode} from '@lezer/common';
import {textOf} from '../language.js';
import type {Literal} from '../literal.js';
import {conditionalOf, isBoolean, type Member, membersOf, unwrapExpression} from './nodes.js';
import {type Guard, LeftAlone, shortened} from './reading.js';

/** The guard of what stands in a branch of a conditional; `isInside` is true for one in the recipe of a builder. */
export function createGuard(node: SyntaxNode, isMet: boolean, isInside: boolean, source: string): Guard {
	if (isInside) refuseWaiting(node, source);
	const condition = textOf(node, source);
	return {condition, argument: isBoolean(node, source) ? condition : `Boolean(${condition})`, isMet, at: node.from};
}

export function membersIn(node: SyntaxNode, source: string): readonly Member[] {
	const members = membersOf(node, source);
	if (members === undefined) throw new LeftAlone('it has a computed key, a method or a hole');
	return members;
}

/** Makes values that stand for expressions, none of which the file or another expression has. */
export function createSamples(source: string): (write: (number: number) => string) => string {
	let number = 0;
	return write => {
		do number += 1;
		while (source.includes(write(number)));
		return write(number);
	};
}

/** The value of a literal without run-time parts. */
export function staticOf(literal: Literal): {readonly value: unknown} | undefined {
	if (literal.kind === 'text' || literal.kind === 'scalar') return literal;
	if (literal.kind === 'list') {
		const items = literal.items.map(staticOf);
		return items.every(item => item !== undefined) ? {value: items.map(({value}) => value)} : undefined;
	}
	if (literal.kind !== 'object' || literal.isOpen) return undefined;
	const entries = literal.entries.flatMap(({key, value}) => {
		const found = staticOf(value);
		return found === undefined ? [] : [[key, found.value]];
	});
	return entries.length === literal.entries.length ? {value: Object.fromEntries(entries)} : undefined;
}

/** What adds nothing to a list or object. */
export function isNothing(node: SyntaxNode, source: string): boolean {
	return ['undefined', 'null', 'false'].includes(textOf(node, source));
}

/** True if a condition checks the very value that a text uses, and so may give it another type. */
export function narrows(condition: string, text: string): boolean {
	const paths = text.matchAll(/[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*/g);
	const prefixes = [...paths].flatMap(([path]) => {
		const names = path.split(/\??\./);
		return names.map((_, index) => names.slice(0, index + 1).join('.'));
	});
	return prefixes.some(prefix => {
		const written = prefix.replaceAll('$', '\\$').replaceAll('.', '\\??\\.');
		return new RegExp(`(?<![\\w$.])${written}(?![\\w$]|\\s*[.(])`).test(condition);
	});
}

/** The objects of `...(condition && {…})`, and of `...(condition ? {…} : {…})`. */
export function spreadBranches(node: SyntaxNode, around: readonly Guard[], isInside: boolean, source: string) {
	const found = conditionalOf(node, source);
	if (found === undefined) throw refuse(node, source, 'is spread at run time');
	return [found.yes, found.no].flatMap((branch, at) => {
		const object = branch && unwrapExpression(branch);
		if (object === undefined || isNothing(object, source)) return [];
		if (object.name !== 'ObjectExpression') throw refuse(node, source, 'is spread at run time');
		return [{object, guards: [...around, createGuard(found.condition, at === 0, isInside, source)]}];
	});
}

/** Why a node is left as it is. */
export function refuse(node: SyntaxNode, source: string, why: string): LeftAlone {
	return new LeftAlone(`${shortened(textOf(node, source))} ${why}`);
}

/** Refuses an expression that a function without `async` cannot contain. */
export function refuseWaiting(node: SyntaxNode, source: string): void {
	if (/\b(?:await|yield)\b/.test(textOf(node, source)))
		throw refuse(node, source, 'waits, which the recipe of a builder cannot do');
}

/** Refuses an expression that means something else inside the recipe of a builder. */
export function refuseInRecipe(node: SyntaxNode, source: string, guards: readonly Guard[], isTyped: boolean): void {
	refuseWaiting(node, source);
	const text = textOf(node, source);
	const narrowed = isTyped && guards.find(({condition}) => narrows(condition, text));
	if (narrowed) throw refuse(node, source, `may have another type without the check of ${narrowed.condition}`);
}

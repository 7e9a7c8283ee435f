// What a literal has at run time only: conditions, and values that are not static.
import type {SyntaxNode} from '@lezer/common';
import {textOf} from '../language.js';
import type {Literal} from '../literal.js';
import {conditionalOf, isBoolean, type Member, membersOf, unwrapExpression} from './nodes.js';
import {type Guard, LeftAlone, shortened} from './reading.js';

/** The guard of what stands in a branch of a conditional. */
export function createGuard(node: SyntaxNode, isMet: boolean, source: string): Guard {
	const condition = textOf(node, source);
	return {condition, argument: isBoolean(node, source) ? condition : `Boolean(${condition})`, isMet, at: node.from};
}

export function membersIn(node: SyntaxNode, source: string): readonly Member[] {
	const members = membersOf(node, source);
	if (members === undefined) throw new LeftAlone('it has a computed key, a method or a hole');
	return members;
}

/** The value of a literal without run-time parts. */
export function staticOf(literal: Literal): {readonly value: unknown} | undefined {
	if (literal.kind === 'text' || literal.kind === 'scalar') return literal;
	if (literal.kind === 'list') {
		const items = literal.items.map(staticOf);
		return items.every(item => item !== undefined) ? {value: items.map(({value}) => value)} : undefined;
	}
	if (literal.kind !== 'object' || literal.isOpen) return undefined;
	const entries = literal.entries.map(({key, value}) => ({key, found: staticOf(value)}));
	return entries.every(({found}) => found !== undefined)
		? {value: Object.fromEntries(entries.map(({key, found}) => [key, found?.value]))}
		: undefined;
}

/** What adds nothing to a list or object. */
export function isNothing(node: SyntaxNode, source: string): boolean {
	return /^(?:undefined|null|false)$/.test(textOf(node, source));
}

/** True if a condition checks the very value that a text uses, and so may give it another type. */
export function narrows(condition: string, text: string): boolean {
	const paths = text.match(/[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*/g) ?? [];
	const prefixes = paths.flatMap(path => {
		const names = path.split(/\??\./);
		return names.map((_, index) => names.slice(0, index + 1).join('.'));
	});
	return prefixes.some(prefix => {
		const written = prefix.replaceAll('$', '\\$').replaceAll('.', '\\??\\.');
		return new RegExp(`(?<![\\w$.])${written}(?![\\w$]|\\s*[.(])`).test(condition);
	});
}

/** The objects of `...(condition && {…})`, and of `...(condition ? {…} : {…})`. */
export function spreadBranches(node: SyntaxNode, around: readonly Guard[], source: string) {
	const found = conditionalOf(node, source);
	const [yes, no] = [found?.yes, found?.no].map(branch => branch && unwrapExpression(branch));
	const isObject = (branch: SyntaxNode | undefined) => branch?.name === 'ObjectExpression';
	if (found === undefined || !isObject(yes) || !(no === undefined || isObject(no) || isNothing(no, source)))
		throw refuse(node, source, 'is spread at run time');
	return [yes, no].flatMap((object, at) => {
		const guards = [...around, createGuard(found.condition, at === 0, source)];
		return object !== undefined && isObject(object) ? [{object, guards}] : [];
	});
}

/** Why a node is left as it is. */
export function refuse(node: SyntaxNode, source: string, why: string): LeftAlone {
	return new LeftAlone(`${shortened(textOf(node, source))} ${why}`);
}

/** Refuses an expression that means something else inside the recipe of a builder. */
export function refuseInRecipe(node: SyntaxNode, source: string, guards: readonly Guard[], isTyped: boolean): void {
	const text = textOf(node, source);
	if (/\b(?:await|yield)\b/.test(text)) throw refuse(node, source, 'waits, which the recipe of a builder cannot do');
	const narrowed = isTyped && guards.find(({condition}) => narrows(condition, text));
	if (narrowed) throw refuse(node, source, `may have another type without the check of ${narrowed.condition}`);
}

// A filter literal of JavaScript as what builders need to know about it.
import type {SyntaxNode} from '@lezer/common';
import {literalOf} from '../javascript/literals.js';
import {textOf} from '../language.js';
import type {Literal} from '../literal.js';
import {conditionalOf, filteredArray, isBoolean, type Member, membersOf, unwrapExpression} from './nodes.js';
import {type Expression, type Guard, LeftAlone, type Part, type Reading, shortened} from './reading.js';

/** The lists whose items become calls. */
const PART_LISTS = ['options', 'cardFilters', 'upiFilters', 'filters'];
/** The lists that builders take at run time. */
const CODE_LISTS = [
	'paymentMethods',
	'cardBrands',
	'cardBins',
	'cardSubTypes',
	'cardBanks',
	'upiMethods',
	'paymentMethod',
	'issuers',
];

/** Reads a filter; throws {@link LeftAlone} where builders cannot take what is known only at run time. */
export function readFilter(filter: SyntaxNode, source: string, isTyped: boolean): Reading {
	const guards = new Map<object, readonly Guard[]>();
	const expressions: Expression[] = [];
	const parts: Part[] = [];
	const value: Record<string, unknown> = {};
	let defaults: string | undefined;
	let samples = 0;

	function readMembers(object: SyntaxNode, around: readonly Guard[]): void {
		for (const member of membersIn(object, source)) {
			const {key, from, to} = member;
			const node = unwrapExpression(member.value);
			if (key === undefined) readSpread(node, around);
			else if (around.length > 0 && key !== 'emiOptions') throw refuse(member.value, 'depends on a condition');
			else if (key === 'options') value.options = readList(node, key, around);
			else if (key === 'allowDefaultOptions') {
				const found = staticOf(literalOf(node, source));
				if (found === undefined) defaults = textOf(member.value, source);
				value[key] = found === undefined ? true : found.value;
				parts.push({value, from, to});
			} else if (node.name === 'ObjectExpression') {
				const emi = readObject(node, around, undefined);
				value[key] = emi;
				parts.push({value: emi, from, to});
				if (around.length > 0) guards.set(emi, around);
			} else readValue(member, value, around);
		}
	}

	/** `...(condition && {emiOptions: …})` */
	function readSpread(node: SyntaxNode, around: readonly Guard[]): void {
		const found = conditionalOf(node, source);
		const [yes, no] = [found?.yes, found?.no].map(branch => branch && unwrapExpression(branch));
		if (found === undefined || yes?.name !== 'ObjectExpression') throw refuse(node, 'is spread at run time');
		readMembers(yes, [...around, guardOf(found.condition, true)]);
		if (no?.name === 'ObjectExpression') readMembers(no, [...around, guardOf(found.condition, false)]);
		else if (no !== undefined && !isNothing(no, source)) throw refuse(node, 'is spread at run time');
	}

	function guardOf(node: SyntaxNode, isMet: boolean): Guard {
		const condition = textOf(node, source);
		return {condition, argument: isBoolean(node, source) ? condition : `Boolean(${condition})`, isMet, at: node.from};
	}

	function readList(
		node: SyntaxNode,
		key: string,
		around: readonly Guard[],
		outside = around.length,
	): readonly unknown[] {
		const filtered = filteredArray(node, source);
		const list = filtered ?? node;
		if (list.name !== 'ArrayExpression') throw refuse(node, 'is computed at run time');
		return membersIn(list, source).flatMap(({value: item, isSpread}) =>
			readItem(item, {key, isSpread, isFiltered: filtered !== undefined, around, outside}),
		);
	}

	interface ItemPlace {
		readonly key: string;
		readonly isSpread: boolean;
		readonly isFiltered: boolean;
		readonly around: readonly Guard[];
		/** How many of them are around the whole list. */
		readonly outside: number;
	}

	function readItem(written: SyntaxNode, place: ItemPlace): readonly unknown[] {
		const {key, isSpread, isFiltered, around, outside} = place;
		const node = unwrapExpression(written);
		const found = conditionalOf(node, source);
		if (found !== undefined && (found.no !== undefined || isFiltered)) {
			const {condition, yes, no} = found;
			const read = (branch: SyntaxNode, isMet: boolean) =>
				readItem(branch, {...place, around: [...around, guardOf(condition, isMet)]});
			return [...read(yes, true), ...(no === undefined ? [] : read(no, false))];
		}
		if (isSpread && node.name === 'ArrayExpression') return readList(node, key, around, outside);
		if (isFiltered && isNothing(node, source)) return [];
		if (isSpread || node.name !== 'ObjectExpression') throw refuse(written, 'is computed at run time');
		return readPart(node, around, outside);
	}

	/** One option or filter, or two: one for each value of a flag that is known only at run time. */
	function readPart(node: SyntaxNode, around: readonly Guard[], outside: number): readonly object[] {
		const flag = membersIn(node, source).find(({key}) => key === 'enable')?.value;
		const isStatic = flag === undefined || staticOf(literalOf(flag, source)) !== undefined;
		const outcomes = isStatic ? [undefined] : [true, false];
		return outcomes.map(isMet => {
			const condition = flag ? textOf(flag, source) : '';
			const own = isMet === undefined ? around : [...around, {condition, argument: condition, isMet, at: node.from}];
			const part = readObject(node, own, isMet);
			if (own.length > outside) guards.set(part, own.slice(outside));
			if (isMet !== false) parts.push({value: part, from: node.from, to: node.to});
			return part;
		});
	}

	function readObject(node: SyntaxNode, around: readonly Guard[], enable: boolean | undefined): object {
		const object: Record<string, unknown> = {};
		const isCollect = membersIn(node, source).some(
			({key, value}) => key === 'upiType' && /COLLECT/.test(textOf(value, source)),
		);
		for (const member of membersIn(node, source)) {
			const inner = unwrapExpression(member.value);
			if (member.key === undefined) throw refuse(member.value, 'is spread at run time');
			if (member.key === 'enable' && enable !== undefined) object.enable = enable;
			else if (PART_LISTS.includes(member.key)) object[member.key] = readList(inner, member.key, around);
			else if (inner.name === 'ObjectExpression') object[member.key] = readObject(inner, around, undefined);
			else readValue(member, object, around, isCollect ? '@' : '');
		}
		return object;
	}

	/** A value that is static, or that a builder takes at run time. */
	function readValue(
		{key = '', value: node}: Member,
		into: Record<string, unknown>,
		around: readonly Guard[],
		before?: string,
	): void {
		const unwrapped = unwrapExpression(node);
		if (textOf(unwrapped, source) === 'undefined') return;
		const found = staticOf(literalOf(unwrapped, source));
		if (found !== undefined) into[key] = found.value;
		else if (!CODE_LISTS.includes(key) || before === undefined)
			throw refuse(node, 'is known only at run time, where a builder needs it as written');
		else into[key] = sampleFor(node, key, around, before);
	}

	function sampleFor(node: SyntaxNode, key: string, around: readonly Guard[], before: string) {
		const text = textOf(node, source);
		const isInRecipe = around.length > 0 || key !== 'paymentMethods';
		if (isInRecipe && /\b(?:await|yield)\b/.test(text))
			throw refuse(node, 'waits, which the recipe of a builder cannot do');
		const narrowed = isTyped && around.find(({condition}) => narrows(condition, text));
		if (narrowed) throw refuse(node, `may have another type without the check of ${narrowed.condition}`);
		const same = expressions.find(expression => expression.text === text);
		if (same !== undefined) return same.sample;
		const next = (): string => {
			samples += 1;
			// Valid as any code; ranges of BINs are digits.
			return key === 'cardBins'
				? `${7_000_000_000 + samples}::${7_000_000_000 + samples}`
				: `${before}NB_SAMPLE${samples}`;
		};
		const list = unwrapExpression(node);
		const items = list.name === 'ArrayExpression' ? membersIn(list, source) : undefined;
		const sample =
			key === 'paymentMethod' && items === undefined
				? next()
				: (items ?? [undefined, undefined]).flatMap(item => {
						if (item?.isSpread) return [next(), next()];
						const written = item && staticOf(literalOf(item.value, source));
						return [typeof written?.value === 'string' ? written.value : next()];
					});
		expressions.push({text, sample});
		return sample;
	}

	function refuse(node: SyntaxNode, why: string): LeftAlone {
		return new LeftAlone(`${shortened(textOf(node, source))} ${why}`);
	}

	readMembers(filter, []);
	return {value, guards, expressions, defaults, parts};
}

function membersIn(node: SyntaxNode, source: string): readonly Member[] {
	const members = membersOf(node, source);
	if (members === undefined) throw new LeftAlone('it has a computed key, a method or a hole');
	return members;
}

/** The value of a literal without run-time parts. */
function staticOf(literal: Literal): {readonly value: unknown} | undefined {
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
function isNothing(node: SyntaxNode, source: string): boolean {
	return /^(?:undefined|null|false)$/.test(textOf(node, source));
}

/** True if a condition checks the very value that a text uses, and so may give it another type. */
function narrows(condition: string, text: string): boolean {
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

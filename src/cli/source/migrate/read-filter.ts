// A filter literal of JavaScript as what builders need to know about it.
import type {SyntaxNode} from '@lezer/common';
import {literalOf} from '../javascript/literals.js';
import {textOf} from '../language.js';
import {conditionalOf, filteredList, type Member, unwrapExpression} from './nodes.js';
import type {Condition, Expression, Guard, Outcomes, Part, Reading} from './reading.js';
import {createGuard, isNothing, membersIn, refuse, refuseInRecipe, spreadBranches, staticOf} from './run-time.js';

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

export interface FilterReading extends Reading {
	/** The JSON of the filter with every part of every branch. */
	readonly value: Readonly<Record<string, unknown>>;
	/** The guards of a part, the outermost first. */
	readonly guards: ReadonlyMap<object, readonly Guard[]>;
	/** The flag of `allowDefaultOptions`, if it is known only at run time. */
	readonly defaults: Condition | undefined;
	/** The flags of EMI kinds and groups that are known only at run time. */
	readonly flags: ReadonlyMap<object, Condition>;
}

/** Reads a filter inside guards; throws {@link LeftAlone} where builders cannot take what is known only at run time. */
export function readFilter(
	filter: SyntaxNode,
	source: string,
	isTyped: boolean,
	outer: readonly Guard[] = [],
): FilterReading {
	const guards = new Map<object, readonly Guard[]>();
	const flags = new Map<object, Condition>();
	const expressions: Expression[] = [];
	const parts: Part[] = [];
	const value: Record<string, unknown> = {};
	let defaults: Condition | undefined;
	let samples = 0;

	function readMembers(object: SyntaxNode, around: readonly Guard[]): void {
		for (const member of membersIn(object, source)) {
			const {key, from, to} = member;
			const node = unwrapExpression(member.value);
			if (key === undefined)
				for (const branch of spreadBranches(node, around, source)) readMembers(branch.object, branch.guards);
			else if (around.length > 0 && key !== 'emiOptions') throw refuse(member.value, source, 'depends on a condition');
			else if (key === 'options') value.options = readList(node, key, around);
			else if (key === 'allowDefaultOptions') {
				const found = staticOf(literalOf(node, source));
				if (found === undefined) defaults = conditionIn(member.value);
				value[key] = found === undefined ? true : found.value;
				parts.push({value, from, to});
			} else if (node.name === 'ObjectExpression') {
				const emi = readObject(node, around);
				value[key] = emi;
				parts.push({value: emi, from, to});
				if (around.length > 0) guards.set(emi, around);
			} else readValue(member, value, around);
		}
	}

	/** A flag, which is a boolean. */
	function conditionIn(node: SyntaxNode): Condition {
		const condition = textOf(node, source);
		return {condition, argument: condition};
	}

	function readList(
		node: SyntaxNode,
		key: string,
		around: readonly Guard[],
		outside = around.length,
	): readonly unknown[] {
		const filtered = filteredList(node, source);
		const list = filtered ?? node;
		if (list.name !== 'ArrayExpression') throw refuse(node, source, 'is computed at run time');
		return membersIn(list, source).flatMap(({value: item, isSpread}) =>
			readItem(item, {key, isSpread, isFiltered: filtered !== undefined, around, outside}),
		);
	}

	interface ItemPlace {
		readonly key: string;
		readonly isSpread: boolean | undefined;
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
				readItem(branch, {...place, around: [...around, createGuard(condition, isMet, source)]});
			return [...read(yes, true), ...(no === undefined ? [] : read(no, false))];
		}
		if (isSpread && node.name === 'ArrayExpression') return readList(node, key, around, outside);
		if (isFiltered && isNothing(node, source)) return [];
		if (isSpread || node.name !== 'ObjectExpression') throw refuse(written, source, 'is computed at run time');
		return readPart(node, around, outside);
	}

	/** One option or filter, or one for each value of the flags that are known only at run time. */
	function readPart(node: SyntaxNode, around: readonly Guard[], outside: number): readonly object[] {
		const [flag, ...more] = flagsIn(node);
		if (more.length > 0) throw refuse(node, source, 'has several flags that are known only at run time');
		const outcomes = flag === undefined ? [undefined] : [true, false];
		return outcomes.map(isMet => {
			const own =
				flag === undefined || isMet === undefined ? around : [...around, {...conditionIn(flag), isMet, at: node.from}];
			const part = readObject(node, own, isMet);
			if (own.length > outside) guards.set(part, own.slice(outside));
			if (isMet !== false) parts.push({value: part, from: node.from, to: node.to});
			return part;
		});
	}

	/** Its flag and those of its lists of issuers and tenures, if they are known only at run time; each once. */
	function flagsIn(node: SyntaxNode): readonly SyntaxNode[] {
		const flags = membersIn(node, source).flatMap(({key, value}) => {
			const inner = unwrapExpression(value);
			if (key === 'enable') return staticOf(literalOf(value, source)) === undefined ? [value] : [];
			return inner.name === 'ObjectExpression' ? flagsIn(inner) : [];
		});
		return flags.filter((flag, at) => flags.findIndex(one => textOf(one, source) === textOf(flag, source)) === at);
	}

	/** `flag` is the value of flags that are known only at run time. */
	function readObject(node: SyntaxNode, around: readonly Guard[], flag?: boolean): object {
		const object: Record<string, unknown> = {};
		const members = membersIn(node, source);
		const isCollect = members.some(({key, value}) => key === 'upiType' && /COLLECT/.test(textOf(value, source)));
		for (const member of members) {
			const {key} = member;
			const inner = unwrapExpression(member.value);
			const isFlag = key === 'enable' && staticOf(literalOf(inner, source)) === undefined;
			if (key === undefined) throw refuse(member.value, source, 'is spread at run time');
			if (isFlag && flag === undefined) flags.set(object, conditionIn(member.value));
			if (isFlag) object.enable = flag ?? true;
			else if (PART_LISTS.includes(key)) object[key] = readList(inner, key, around);
			else if (inner.name === 'ObjectExpression') object[key] = readObject(inner, around, flag);
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
			throw refuse(node, source, 'is known only at run time, where a builder needs it as written');
		else into[key] = sampleFor(node, key, around, before);
	}

	function sampleFor(node: SyntaxNode, key: string, around: readonly Guard[], before: string) {
		const text = textOf(node, source);
		const conditions = [...outer, ...around];
		if (conditions.length > 0 || key !== 'paymentMethods') refuseInRecipe(node, source, conditions, isTyped);
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

	function jsonFor(outcomes: Outcomes): unknown {
		const exists = (part: unknown) =>
			typeof part !== 'object' ||
			part === null ||
			(guards.get(part) ?? []).every(({condition, isMet}) => outcomes.get(condition) === isMet);
		const copy = (part: unknown): unknown => {
			if (Array.isArray(part)) return part.filter(exists).map(copy);
			if (typeof part !== 'object' || part === null) return part;
			const flag = flags.get(part);
			const fields = Object.entries(part).flatMap(([key, inner]) => (exists(inner) ? [[key, copy(inner)]] : []));
			return {...Object.fromEntries(fields), ...(flag && {enable: outcomes.get(flag.condition)})};
		};
		return {...Object(copy(value)), ...(defaults && {allowDefaultOptions: outcomes.get(defaults.condition)})};
	}

	parts.push({value, from: filter.from, to: filter.to});
	readMembers(filter, []);
	const conditions = [...(defaults ? [defaults] : []), ...[...guards.values()].flat(), ...flags.values()];
	return {value, guards, defaults, flags, expressions, parts, conditions, jsonFor};
}

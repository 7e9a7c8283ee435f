// A filter literal of JavaScript as what builders need to know about it.
import type {SyntaxNode} from '@lezer/common';
import {literalOf} from '../javascript/literals.js';
import {textOf} from '../language.js';
import {createValues, LISTS} from './filter-values.js';
import {conditionalOf, filteredList, unwrapExpression} from './nodes.js';
import {
	type Condition,
	type Expression,
	type Guard,
	LeftAlone,
	type Outcomes,
	type Part,
	type Reading,
} from './reading.js';
import {
	createGuard,
	createSamples,
	isNothing,
	membersIn,
	refuse,
	refuseWaiting,
	spreadBranches,
	staticOf,
} from './run-time.js';

/** The lists whose items become calls. */
const PART_LISTS = ['options', 'cardFilters', 'upiFilters', 'filters'];

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

/**
 * Reads a filter inside guards, and adds to the expressions of the same code; throws {@link LeftAlone} where builders cannot
 * take what is known only at run time.
 */
export function readFilter(
	filter: SyntaxNode,
	source: string,
	isTyped: boolean,
	outer: readonly Guard[] = [],
	expressions: Expression[] = [],
	createSample = createSamples(source),
): FilterReading {
	const values = createValues({source, isTyped, expressions, createSample});
	const guards = new Map<object, readonly Guard[]>();
	const flags = new Map<object, Condition>();
	const value: Record<string, unknown> = {};
	const parts: Part[] = [{value, from: filter.from, to: filter.to}];
	const keys = new Set<string>();
	let defaults: Condition | undefined;

	function readMembers(object: SyntaxNode, around: readonly Guard[]): void {
		for (const {key, value: written, from, to} of membersIn(object, source)) {
			const node = unwrapExpression(written);
			if (key === undefined) {
				const branches = spreadBranches(node, around, isGuarded(around), source);
				for (const branch of branches) readMembers(branch.object, branch.guards);
				continue;
			}
			if (around.length > 0 && key !== 'emiOptions') throw refuse(written, source, 'depends on a condition');
			// Which of them counts may depend on a condition.
			if (keys.has(key)) throw new LeftAlone(`it has ${key} twice`);
			keys.add(key);
			if (key === 'options') value.options = readList(node, key, around);
			else if (key === 'allowDefaultOptions') {
				const found = values.writtenIn(key, written);
				if (found === undefined) defaults = conditionIn(written, isGuarded(around));
				else value[key] = found.value;
				parts.push({value, from, to});
			} else if (node.name === 'ObjectExpression') {
				const emi = readObject(node, around);
				value[key] = emi;
				parts.push({value: emi, from, to});
				guards.set(emi, around);
			} else readValue(key, written, value, around);
		}
	}

	/** True for what is in the recipe of `when`. */
	function isGuarded(around: readonly Guard[]): boolean {
		return outer.length + around.length > 0;
	}

	/** A flag, which is a boolean; `isInside` is true for one in a recipe. */
	function conditionIn(node: SyntaxNode, isInside: boolean): Condition {
		if (isInside) refuseWaiting(node, source);
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
			const isInside = key !== 'options' || isGuarded(around);
			const read = (branch: SyntaxNode, isMet: boolean) =>
				readItem(branch, {...place, around: [...around, createGuard(condition, isMet, isInside, source)]});
			return [...read(yes, true), ...(no === undefined ? [] : read(no, false))];
		}
		if (isSpread) return readList(node, key, around, outside);
		if (isFiltered && isNothing(node, source)) return [];
		if (node.name !== 'ObjectExpression') throw refuse(written, source, 'is computed at run time');
		return readPart(node, place);
	}

	/** One option or filter, or one for each value of the flags that are known only at run time. */
	function readPart(node: SyntaxNode, {key, around, outside}: ItemPlace): readonly object[] {
		const [flag, ...more] = flagsIn(node);
		if (more.length > 0) throw refuse(node, source, 'has several flags that are known only at run time');
		const read = (own: readonly Guard[], isMet?: boolean) => {
			const part = readObject(node, own, isMet);
			guards.set(part, own.slice(outside));
			if (isMet !== false) parts.push({value: part, from: node.from, to: node.to});
			return part;
		};
		if (flag === undefined) return [read(around)];
		const condition = conditionIn(flag, key !== 'options' || isGuarded(around));
		return [true, false].map(isMet => read([...around, {...condition, isMet, at: node.from}], isMet));
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
		for (const {key, value: written} of members) {
			if (key === undefined) throw refuse(written, source, 'is spread at run time');
			const inner = unwrapExpression(written);
			if (key === 'enable' && staticOf(literalOf(inner, source)) === undefined) {
				flags.set(object, conditionIn(written, flag === undefined));
				object.enable = flag ?? true;
			} else if (PART_LISTS.includes(key)) object[key] = readList(inner, key, around);
			else if (inner.name === 'ObjectExpression' && !LISTS.includes(key)) object[key] = readObject(inner, around, flag);
			else readValue(key, written, object, around, isCollect ? '@' : '');
		}
		return object;
	}

	/** A value that is static, or that a builder takes at run time. */
	function readValue(
		key: string,
		node: SyntaxNode,
		into: Record<string, unknown>,
		around: readonly Guard[],
		start?: string,
	): void {
		if (textOf(unwrapExpression(node), source) === 'undefined') return;
		const found = values.writtenIn(key, node);
		if (found !== undefined) into[key] = found.value;
		else into[key] = values.sampleFor(node, key, [...outer, ...around], start);
	}

	function jsonFor(outcomes: Outcomes): unknown {
		const absent = new Set<unknown>();
		for (const [part, own] of guards)
			if (own.some(({condition, isMet}) => outcomes.get(condition) !== isMet)) absent.add(part);
		const copy = (part: unknown): unknown => {
			if (Array.isArray(part)) return part.filter(item => !absent.has(item)).map(copy);
			if (typeof part !== 'object' || part === null) return part;
			const flag = flags.get(part);
			const fields = Object.entries(part).flatMap(([key, inner]) => (absent.has(inner) ? [] : [[key, copy(inner)]]));
			return {...Object.fromEntries(fields), ...(flag && {enable: outcomes.get(flag.condition)})};
		};
		return {...Object(copy(value)), ...(defaults && {allowDefaultOptions: outcomes.get(defaults.condition)})};
	}

	readMembers(filter, []);
	const conditions = [...(defaults ? [defaults] : []), ...[...guards.values()].flat(), ...flags.values()];
	return {value, guards, defaults, flags, expressions, parts, conditions, jsonFor};
}

// The attributes of instruments on which filters depend: how a list tests an attribute, and which values the lists distinguish.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {coverOf, type IntervalSet, joinIntervals} from '../../utils/interval-sets.js';
import {BinScale, countUpTo, type End, type Interval, tenureInterval} from '../../utils/intervals.js';
import {LONGEST_TENURE} from '../../values/ranges.js';
import {distinct, heldNumbers} from './value-classes.js';

/** What is known about an instrument, by attribute name. */
export type Asked = Readonly<Record<string, unknown>>;

/** The requirement of a list on an attribute: its value has one of these numbers. */
export interface Condition {
	readonly attribute: string;
	readonly intervals: IntervalSet;
}

/** The number of every code that no list names. Codes are numbered from 0; numbers after the last code are not used. */
export const UNNAMED = -1;

/** The values that some lists distinguish, as whole numbers from `first` to `last`. */
interface Scale {
	readonly first: End;
	readonly last: End;
	/** The numbers that a list contains. */
	readonly setOf: (list: readonly string[]) => IntervalSet;
	/** The numbers that a value may have, as far as it is known. */
	readonly span: (value: unknown) => Interval<End>;
	readonly write: (end: End) => string | number | boolean;
	/** The codes by their numbers; absent if the values are numbers themselves. */
	readonly codes?: readonly string[];
	/** How many of the codes, counted from the first, the lists name literally or a closed vocabulary has. */
	readonly named?: number;
}

/** The values of an attribute; `isNamed` is true if some list names values of it. */
export interface Dimension extends Scale {
	readonly attribute: string;
	readonly isNamed: boolean;
}

type Lists = readonly (readonly string[])[];

export interface Attribute {
	readonly name: string;
	/** The name of the attribute in messages, given all that is known about its value. */
	readonly label: (value: unknown) => string;
	/** Whether a list contains the value; `incomplete` if too little of it is known. */
	readonly testOf: (list: readonly string[]) => (value: unknown) => 'yes' | 'no' | 'incomplete';
	/** One full value for each class that the lists distinguish; none if the value is known in full. */
	readonly valuesOf: (lists: Lists) => (asked: Asked) => readonly unknown[];
	readonly dimensionOf: (lists: Lists) => Dimension;
	/** Every way to write the items of a list. */
	readonly formsOf: (list: readonly string[]) => readonly string[];
}

/** The forms of one code: their common form, and all of them, the given form first. */
export interface CodeForms {
	readonly unprefixed: (code: string) => string;
	readonly all: (code: string) => readonly string[];
}

const ONE_FORM: CodeForms = {unprefixed: code => code, all: code => [code]};

const cachedCodes = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The codes of a list as a set; computed once. */
export function setOfCodes(list: readonly string[]): ReadonlySet<string> {
	return getOrInsertComputed(cachedCodes, list, () => new Set(list));
}

/** Creates an attribute whose values are codes. */
export function codeAttribute(
	name: string,
	label: string,
	closed?: readonly string[],
	{unprefixed, all} = ONE_FORM,
	stem = 'OTHER',
): Attribute {
	const isPlain = unprefixed === ONE_FORM.unprefixed;
	const {valuesOf, dimensionOf} = valuesOn(name, lists => codeScale(lists, closed, stem));
	return {
		name,
		label: () => label,
		testOf(list) {
			const codes = isPlain ? setOfCodes(list) : new Set(list.map(unprefixed));
			return value => (value === undefined ? 'incomplete' : codes.has(unprefixed(String(value))) ? 'yes' : 'no');
		},
		valuesOf: lists => valuesOf(lists.map(list => list.map(unprefixed))),
		dimensionOf,
		formsOf: list => (isPlain ? list : list.flatMap(all)),
	};
}

function codeScale(lists: Lists, closed: readonly string[] | undefined, stem: string): Scale {
	const listed = new Set(lists.flat());
	// The first code of a closed vocabulary is one that no list names, if there is one: it represents all of them.
	const codes = closed === undefined ? [...listed] : [...closed].sort(byMembership(listed));
	const numbers = new Map(codes.map((code, number) => [code, number]));
	const numberOf = (code: string) =>
		closed === undefined ? getOrInsertComputed(numbers, code, () => codes.push(code) - 1) : numbers.get(code);
	const [first, last] = closed === undefined ? [UNNAMED, Number.MAX_SAFE_INTEGER] : [0, closed.length - 1];
	return {
		first,
		last,
		setOf: list => joinIntervals(list.map(numberOf).flatMap(one => (one === undefined ? [] : [{from: one, to: one}]))),
		span(value) {
			if (value === undefined) return {from: first, to: last};
			const number = numbers.get(String(value)) ?? UNNAMED;
			return {from: number, to: number};
		},
		write: end => codes[Number(end)] ?? unlistedCode(stem, numbers),
		codes,
		named: codes.length,
	};
}

function byMembership(set: ReadonlySet<string>): (one: string, other: string) => number {
	return (one, other) => Number(set.has(one)) - Number(set.has(other));
}

/** The stem, followed by a number if needed to make it differ from every listed code. */
function unlistedCode(stem: string, listed: {has(code: string): boolean}): string {
	for (let number = 1; ; number += 1) {
		const code = number === 1 ? stem : `${stem}${number}`;
		if (!listed.has(code)) return code;
	}
}

function rangeAttribute(name: string, label: (value: unknown) => string, scaleOf: (lists: Lists) => Scale): Attribute {
	return {
		name,
		label,
		testOf(list) {
			const {setOf, span} = scaleOf([list]);
			const set = setOf(list);
			return value => ANSWERS[coverOf(set, span(value))];
		},
		...valuesOn(name, scaleOf),
		formsOf: list => list,
	};
}

/** The values on a scale: one for each class that a value may be in, and the whole dimension. */
function valuesOn(name: string, scaleOf: (lists: Lists) => Scale): Pick<Attribute, 'valuesOf' | 'dimensionOf'> {
	return {
		valuesOf(lists) {
			const scale = scaleOf(lists);
			const held = heldNumbers(lists.map(scale.setOf).entries(), scale.first, scale.last);
			const starts = held.map(({from}) => from);
			return asked => {
				const {from, to} = scale.span(asked[name]);
				if (from === to) return [];
				const within = held.slice(countUpTo(starts, from) - 1, countUpTo(starts, to));
				return distinct(within).map(one => scale.write(one.from < from ? from : one.from));
			};
		},
		dimensionOf: lists => ({attribute: name, isNamed: lists.length > 0, ...scaleOf(lists)}),
	};
}

const ANSWERS = {all: 'yes', some: 'incomplete', none: 'no'} as const;

/** The number of digits of a BIN if no filter has ranges. */
const USUAL_BIN = 6;

/** A BIN with fewer digits than the ranges stands for every number that starts with it. */
export const BIN = rangeAttribute(
	'bin',
	value => (value === undefined ? 'BIN' : 'BIN in full'),
	lists => {
		const ranges = lists.flat();
		const scale = ranges.length === 0 ? new BinScale(USUAL_BIN) : BinScale.of(ranges);
		return {
			first: scale.lowest(''),
			last: scale.highest(''),
			setOf: list => joinIntervals(list.map(range => scale.interval(range))),
			span: (value = '') => ({from: scale.lowest(String(value)), to: scale.highest(String(value))}),
			write: end => scale.bin(end) ?? '',
		};
	},
);

/** The shortest and the longest tenure, in months. */
export const TENURES = {first: 1, last: 10 ** LONGEST_TENURE - 1};

export const TENURE = rangeAttribute(
	'tenure',
	() => 'tenure',
	() => ({
		...TENURES,
		setOf: list => joinIntervals(list.map(tenureInterval)),
		span: (value = TENURES) =>
			value === TENURES ? {from: TENURES.first, to: TENURES.last} : {from: Number(value), to: Number(value)},
		write: Number,
	}),
);

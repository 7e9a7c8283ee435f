// The attributes of instruments on which filters depend: how a list tests one, and which values the lists distinguish.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {complement, coverOf, joinIntervals} from '../../utils/interval-sets.js';
import {BinScale, countUpTo, type End, type Interval, tenureInterval} from '../../utils/intervals.js';
import {LONGEST_TENURE} from '../../values/ranges.js';
import {distinct, heldCodes, heldNumbers} from './value-classes.js';

/** What is known about an instrument, by the names of the attributes. */
export type Asked = Readonly<Record<string, unknown>>;

/** What a list requires of codes: one of these, or, with `isOutside`, none of them. */
export interface CodeCondition {
	readonly attribute: string;
	readonly codes: ReadonlySet<string>;
	readonly isOutside: boolean;
}

/** What a list requires of a number: one of these intervals, which are in ascending order and do not overlap. */
export interface RangeCondition {
	readonly attribute: string;
	readonly intervals: readonly Interval<End>[];
}

export type Condition = CodeCondition | RangeCondition;

/** The values of an attribute: codes that the filters name, and one that no filter names. */
export interface CodeDimension {
	readonly attribute: string;
	/** Every value, if the vocabulary is closed. */
	readonly closed: readonly string[] | undefined;
	/** How an invented code begins. */
	readonly stem: string;
}

/** The values of an attribute: whole numbers from `first` to `last`. */
export interface RangeDimension {
	readonly attribute: string;
	readonly first: End;
	readonly last: End;
	/** Its values are not listed. */
	readonly closed?: undefined;
	readonly write: (end: End) => string | number;
}

/** `isNamed` is true if some list names values of it, and `named` has them. */
export type Dimension = (CodeDimension | RangeDimension) & {
	readonly isNamed: boolean;
	readonly named: () => ReadonlySet<string>;
};

/** The values of an attribute that some lists distinguish, and each list as a condition on them. */
export interface AttributeValues {
	readonly dimension: CodeDimension | RangeDimension;
	readonly inside: (list: readonly string[]) => Condition;
	readonly outside: (list: readonly string[]) => Condition;
}

export interface Attribute {
	readonly name: string;
	/** As messages name it, if this is all that is known of its value. */
	readonly label: (value: unknown) => string;
	/** Whether a list contains the value; `incomplete` if too little of it is known. */
	readonly testOf: (list: readonly string[]) => (value: unknown) => 'yes' | 'no' | 'incomplete';
	/** One full value for each class that the lists distinguish; none if the value is known in full. */
	readonly valuesOf: (lists: readonly (readonly string[])[]) => (asked: Asked) => readonly unknown[];
	readonly dimensionOf: (lists: readonly (readonly string[])[]) => AttributeValues;
}

/** The ways to write one code: what they have in common, and all of them, the given one first. */
export interface CodeForms {
	readonly unprefixed: (code: string) => string;
	readonly all: (code: string) => readonly string[];
}

const ONE_FORM: CodeForms = {unprefixed: code => code, all: code => [code]};

const cachedCodes = new WeakMap<readonly string[], ReadonlySet<string>>();

/** The codes of a list as a set, made once. */
export function setOfCodes(list: readonly string[]): ReadonlySet<string> {
	return getOrInsertComputed(cachedCodes, list, () => new Set(list));
}

/** An attribute with codes. */
export function codeAttribute(
	name: string,
	label: string,
	closed?: readonly string[],
	{unprefixed, all} = ONE_FORM,
	stem = 'OTHER',
): Attribute {
	const isPlain = unprefixed === ONE_FORM.unprefixed;
	const condition = (list: readonly string[], isOutside: boolean) => ({
		attribute: name,
		codes: isPlain ? setOfCodes(list) : new Set(list.flatMap(all)),
		isOutside,
	});
	return {
		name,
		label: () => label,
		testOf(list) {
			const codes = isPlain ? setOfCodes(list) : new Set(list.map(unprefixed));
			return value => (value === undefined ? 'incomplete' : codes.has(unprefixed(String(value))) ? 'yes' : 'no');
		},
		valuesOf(lists) {
			const values = distinct(heldCodes([...lists.map(list => list.map(unprefixed)).entries()], closed)).map(
				({value}) => value,
			);
			return asked => (asked[name] === undefined ? values : []);
		},
		dimensionOf: () => ({
			dimension: {attribute: name, closed, stem},
			inside: list => condition(list, false),
			outside: list => condition(list, true),
		}),
	};
}

/** Numbers that ranges are compared on, and what is known of a value as one range of them. */
interface Scale {
	readonly interval: (range: string) => Interval<End>;
	readonly span: (value: unknown) => Interval<End>;
	readonly write: (end: End) => string | number | undefined;
}

function rangeAttribute(
	name: string,
	label: (value: unknown) => string,
	scaleOf: (ranges: readonly string[]) => Scale,
): Attribute {
	return {
		name,
		label,
		testOf(list) {
			const {interval, span} = scaleOf(list);
			const set = joinIntervals(list.map(interval));
			return value => ANSWERS[coverOf(set, span(value))];
		},
		valuesOf(lists) {
			const {interval, span, write} = scaleOf(lists.flat());
			const {from: first, to: last} = span(undefined);
			const held = heldNumbers([...lists.map(list => list.map(interval)).entries()], first, last);
			const starts = held.map(({value}) => value);
			return asked => {
				const {from, to} = span(asked[name]);
				if (from === to) return [];
				const within = held.slice(countUpTo(starts, from) - 1, countUpTo(starts, to));
				return distinct(within).map(({value}) => write(value < from ? from : value));
			};
		},
		dimensionOf(lists) {
			const {interval, span, write} = scaleOf(lists.flat());
			const {from: first, to: last} = span(undefined);
			const setOf = (list: readonly string[]) => joinIntervals(list.map(interval));
			return {
				dimension: {attribute: name, first, last, write: end => write(end) ?? ''},
				inside: list => ({attribute: name, intervals: setOf(list)}),
				outside: list => ({attribute: name, intervals: complement(setOf(list), first, last)}),
			};
		},
	};
}

const ANSWERS = {all: 'yes', some: 'incomplete', none: 'no'} as const;

/** Digits of a BIN where no filter has ranges. */
const USUAL_BIN = 6;

/** A BIN may have fewer digits than the ranges: then it stands for every number that starts with it. */
export const BIN = rangeAttribute(
	'bin',
	value => (value === undefined ? 'BIN' : 'BIN in full'),
	ranges => {
		const scale = ranges.length === 0 ? new BinScale(USUAL_BIN) : BinScale.of(ranges);
		return {
			interval: range => scale.interval(range),
			span: (value = '') => ({from: scale.lowest(String(value)), to: scale.highest(String(value))}),
			write: end => scale.bin(end),
		};
	},
);

const TENURES = {from: 1, to: 10 ** LONGEST_TENURE - 1};

export const TENURE = rangeAttribute(
	'tenure',
	() => 'tenure',
	() => ({
		interval: tenureInterval,
		span: value => (value === undefined ? TENURES : {from: Number(value), to: Number(value)}),
		write: Number,
	}),
);

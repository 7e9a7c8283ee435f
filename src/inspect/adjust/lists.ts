// Lists of codes and ranges as sets: what a list and the values of a goal have in common, and what is left without them.
import {complement, intersection, joinIntervals} from '../../values/interval-sets.js';
import {BinScale, type End, tenureInterval} from '../../values/intervals.js';
import {LONGEST_TENURE} from '../../values/tenure-range.js';
import {CARD_TYPES} from '../../wire/payment-method.js';
import type {ListSpec} from '../../wire/spec.js';

export interface Split {
	/** The part of the list that the values name. */
	readonly inside: readonly string[];
	/** The rest of the list. */
	readonly outside: readonly string[];
}

type IsEqual = (one: string, other: string) => boolean;

/** Divides a list by values; a list that is absent has every value, which is `undefined` if they cannot be listed. */
export function splitList(
	list: readonly string[],
	values: readonly string[],
	form: ListSpec['form'],
	isEqual?: IsEqual,
): Split;
export function splitList(
	list: readonly string[] | undefined,
	values: readonly string[],
	form: ListSpec['form'],
	isEqual?: IsEqual,
): Split | undefined;
export function splitList(
	list: readonly string[] | undefined,
	values: readonly string[],
	form: ListSpec['form'],
	isEqual: IsEqual = (one, other) => one === other,
): Split | undefined {
	if (form === 'BIN range' || form === 'tenure range') return splitRanges(list, values, form);
	const all = list ?? (form === 'card type' ? CARD_TYPES : undefined);
	if (all === undefined) return undefined;
	const isNamed = (item: string) => values.some(value => isEqual(item, value));
	return {inside: all.filter(isNamed), outside: all.filter(item => !isNamed(item))};
}

function splitRanges(
	list: readonly string[] | undefined,
	values: readonly string[],
	form: 'BIN range' | 'tenure range',
): Split {
	const scale = BinScale.of([...(list ?? []), ...values]);
	const [first, last]: readonly [End, End] =
		form === 'BIN range' ? [scale.lowest(''), scale.highest('')] : [1, 10 ** LONGEST_TENURE - 1];
	const interval = (range: string) => (form === 'BIN range' ? scale.interval(range) : tenureInterval(range));
	const write = (end: End) => (form === 'BIN range' ? (scale.bin(end) ?? '') : String(end));
	const named = joinIntervals(values.map(interval));
	const others = complement(named, first, last);
	const divided = (list ?? [`${write(first)}::${write(last)}`]).map(range => {
		const own = [interval(range)];
		const text = (set: readonly {readonly from: End; readonly to: End}[]) =>
			set.map(({from, to}) => `${write(from)}::${write(to)}`);
		const [inside, outside] = [intersection(own, named), intersection(own, others)];
		// A range that is not divided keeps its spelling.
		return {
			inside: outside.length === 0 ? [range] : text(inside),
			outside: inside.length === 0 ? [range] : text(outside),
		};
	});
	return {inside: divided.flatMap(one => one.inside), outside: divided.flatMap(one => one.outside)};
}

// A small section, its boxes at random, and every instrument of it.
import fc from 'fast-check';
import type {Box, Section} from '../../src/inspect/analysis/section.js';
import type {Condition, Dimension} from '../../src/inspect/evaluate/attribute.js';
import {joinIntervals} from '../../src/utils/interval-sets.js';

export type Card = Readonly<Record<string, unknown>>;

const LAST = 9;
const named = () => new Set<string>();
const dimensions: readonly Dimension[] = [
	{attribute: 'cardType', closed: ['CREDIT', 'DEBIT'], stem: '', isNamed: true, named},
	{attribute: 'bank', closed: undefined, stem: 'OTHER', isNamed: true, named},
	{attribute: 'bin', first: 0, last: LAST, write: Number, isNamed: true, named},
];
export const sectionOf = (boxes: readonly Box[]): Section => ({base: {type: 'CARD'}, dimensions, boxes});

/** Every card of the section; no filter names the bank `OTHER`. */
export const cards: readonly Card[] = ['CREDIT', 'DEBIT'].flatMap(cardType =>
	['BANK_A', 'BANK_B', 'OTHER'].flatMap(bank =>
		Array.from({length: LAST + 1}, (_, bin) => ({type: 'CARD', cardType, bank, bin})),
	),
);

const meets = (card: Card, condition: Condition) => {
	const value = card[condition.attribute];
	if ('codes' in condition) return condition.codes.has(String(value)) !== condition.isOutside;
	return condition.intervals.some(({from, to}) => from <= Number(value) && Number(value) <= to);
};
export const matches = (card: Card, {conditions}: Box) => conditions.every(condition => meets(card, condition));
export const cardsIn = (box: Box) => cards.filter(card => matches(card, box));

const codesOf = (attribute: string, codes: fc.Arbitrary<string[]>) =>
	fc.record({attribute: fc.constant(attribute), codes: codes.map(list => new Set(list)), isOutside: fc.boolean()});
const bins = fc
	.array(fc.tuple(fc.nat({max: LAST}), fc.nat({max: 3})), {minLength: 1, maxLength: 3})
	.map(ranges => joinIntervals(ranges.map(([from, more]) => ({from, to: Math.min(from + more, LAST)}))))
	.filter(intervals => intervals[0]?.to !== LAST || intervals[0].from > 0);
const anyConditions = fc
	.record(
		{
			cardType: codesOf('cardType', fc.subarray(['CREDIT', 'DEBIT'], {minLength: 1, maxLength: 1})),
			bank: codesOf('bank', fc.subarray(['BANK_A', 'BANK_B'], {minLength: 1})),
			bin: bins.map(intervals => ({attribute: 'bin', intervals})),
		},
		{requiredKeys: []},
	)
	.map((found): readonly Condition[] => Object.values(found));
export const anyBoxes = fc
	.array(fc.tuple(anyConditions, fc.boolean(), fc.nat({max: 7})), {minLength: 1, maxLength: 5})
	.map(list =>
		list.map(([conditions, enable, doubt], order): Box => {
			const box = {owner: 0, enable, order, pointer: `/cardFilters/${order}`, conditions, sides: []};
			return {...box, family: enable ? 'show' : 'hide', effect: enable ? 'show' : 'hide', isCertain: doubt > 0};
		}),
	);
export const shuffled = anyBoxes.chain(boxes => fc.shuffledSubarray(boxes, {minLength: boxes.length}));

/** A box that matches each of these codes and ranges. */
export function boxOf(
	order: number,
	lists: Readonly<Record<string, readonly string[]>>,
	ranges: readonly number[][] = [],
): Box {
	const conditions: Condition[] = Object.entries(lists).map(([attribute, codes]) => {
		const isOutside = codes[0] === 'all but';
		return {attribute, codes: new Set(codes.slice(isOutside ? 1 : 0)), isOutside};
	});
	if (ranges.length > 0)
		conditions.push({attribute: 'bin', intervals: ranges.map(([from = 0, to = from]) => ({from, to}))});
	const box = {owner: 0, enable: false, order, pointer: `/cardFilters/${order}`, conditions, sides: []};
	return {...box, family: 'hide', effect: 'hide', isCertain: true};
}

// A small section, its boxes at random, and every instrument of it.
import fc from 'fast-check';
import type {Box, Section} from '../../src/inspect/analysis/section.js';
import {type Condition, codeAttribute, type Dimension} from '../../src/inspect/evaluate/attribute.js';
import {complement, joinIntervals} from '../../src/utils/interval-sets.js';

export type Card = Readonly<Record<string, unknown>>;

const LAST = 9;
const codesOf = {
	cardType: codeAttribute('cardType', '', ['CREDIT', 'DEBIT']).dimensionOf([['CREDIT', 'DEBIT']]),
	bank: codeAttribute('bank', '').dimensionOf([['BANK_A', 'BANK_B']]),
};
const span = (value: unknown) => ({from: Number(value), to: Number(value)});
const bin: Dimension = {attribute: 'bin', first: 0, last: LAST, setOf: () => [], span, write: Number, isNamed: true};
const dimensions: readonly Dimension[] = [codesOf.cardType, codesOf.bank, bin];
export const sectionOf = (boxes: readonly Box[]): Section => ({base: {type: 'CARD'}, dimensions, boxes});

/** Every card of the section; no filter names the bank `OTHER`. */
export const cards: readonly Card[] = ['CREDIT', 'DEBIT'].flatMap(cardType =>
	['BANK_A', 'BANK_B', 'OTHER'].flatMap(bank =>
		Array.from({length: LAST + 1}, (_, bin) => ({type: 'CARD', cardType, bank, bin})),
	),
);

const meets = (card: Card, {attribute, intervals}: Condition) => {
	const number = dimensions.find(one => one.attribute === attribute)?.span(card[attribute]).from ?? Number.NaN;
	return intervals.some(({from, to}) => from <= number && number <= to);
};
export const matches = (card: Card, {conditions}: Box) => conditions.every(condition => meets(card, condition));
export const cardsIn = (box: Box) => cards.filter(card => matches(card, box));

const conditionOn = (attribute: keyof typeof codesOf, codes: readonly string[], isOutside: boolean): Condition => {
	const {setOf, first, last} = codesOf[attribute];
	return {attribute, intervals: isOutside ? complement(setOf(codes), first, last) : setOf(codes)};
};
const anyCodes = (attribute: keyof typeof codesOf, codes: fc.Arbitrary<string[]>) =>
	fc.tuple(codes, fc.boolean()).map(([list, isOutside]) => conditionOn(attribute, list, isOutside));
const bins = fc
	.array(fc.tuple(fc.nat({max: LAST}), fc.nat({max: 3})), {minLength: 1, maxLength: 3})
	.map(ranges => joinIntervals(ranges.map(([from, more]) => ({from, to: Math.min(from + more, LAST)}))))
	.filter(intervals => intervals[0]?.to !== LAST || intervals[0].from > 0);
const anyConditions = fc
	.record(
		{
			cardType: anyCodes('cardType', fc.subarray(['CREDIT', 'DEBIT'], {minLength: 1, maxLength: 1})),
			bank: anyCodes('bank', fc.subarray(['BANK_A', 'BANK_B'], {minLength: 1})),
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
		return conditionOn(attribute as keyof typeof codesOf, codes.slice(isOutside ? 1 : 0), isOutside);
	});
	if (ranges.length > 0)
		conditions.push({attribute: 'bin', intervals: ranges.map(([from = 0, to = from]) => ({from, to}))});
	const box = {owner: 0, enable: false, order, pointer: `/cardFilters/${order}`, conditions, sides: []};
	return {...box, family: 'hide', effect: 'hide', isCertain: true};
}

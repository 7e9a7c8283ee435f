// Filters as boxes: each comparison and each list of classes against every instrument of a small section.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Budget} from '../../src/inspect/analysis/budget.js';
import {type ClassBox, classBoxes} from '../../src/inspect/analysis/class-tree.js';
import {uncoveredPoint} from '../../src/inspect/analysis/compare-boxes.js';
import {contradictingPairs, mayDisagree} from '../../src/inspect/analysis/contradictions.js';
import {coverAll} from '../../src/inspect/analysis/covers-all.js';
import type {ValueClass} from '../../src/inspect/analysis/dimension-classes.js';
import type {Distinction} from '../../src/inspect/analysis/numbered-boxes.js';
import type {Box, Section} from '../../src/inspect/analysis/section.js';
import {walk} from '../../src/inspect/analysis/walk.js';
import type {Condition} from '../../src/inspect/evaluate/attribute.js';
import {anyBoxes, boxOf, type Card, cards, cardsIn, matches, sectionOf, shuffled} from './small-section.js';

describe('filters', () => {
	test('contradict each other if they disagree about an instrument, unless only their ranges differ', () => {
		fc.assert(
			fc.property(anyBoxes, boxes => {
				const othersOf = (box: Box) =>
					JSON.stringify(
						box.conditions
							.filter(one => one.attribute !== 'bin')
							.map(written)
							.sort(),
					);
				const areRanges = (one: Box, other: Box) =>
					[one, other].every(box => box.conditions.some(({attribute}) => attribute === 'bin')) &&
					(othersOf(one) === othersOf(other) || [one, other].some(box => othersOf(box) === '[]'));
				const disagree = (one: Box, other: Box) =>
					one.enable !== other.enable && cardsIn(one).some(card => matches(card, other));
				const certain = boxes.filter(({isCertain}) => isCertain);
				const expected = certain.flatMap((later, at) => {
					const earlier = certain.slice(0, at).find(one => disagree(one, later) && !areRanges(one, later));
					return earlier === undefined ? [] : [[earlier, later]];
				});
				expect(Array.from(contradictingPairs(sectionOf(boxes)), pair => pair.boxes)).toEqual(expected);
				expect(mayDisagree(boxes, sectionOf(boxes))).toBe(boxes.some(one => boxes.some(other => disagree(one, other))));
			}),
		);

		function written({attribute, intervals}: Condition): string {
			return [attribute, ...intervals.map(({from, to}) => `${from} ${to}`)].join();
		}
	});
});

describe('a list of boxes', () => {
	test('covers a section if each instrument certainly matches one of them', () => {
		fc.assert(
			fc.property(anyBoxes, boxes => {
				const isCovered = cards.every(card => boxes.some(box => box.isCertain && matches(card, box)));
				expect(coverAll(sectionOf(boxes))).toBe(isCovered);
			}),
		);
	});

	test.each<[name: string, boxes: readonly Box[], isCovered: boolean]>([
		['both card types', [boxOf(0, {cardType: ['CREDIT']}), boxOf(1, {cardType: ['DEBIT']})], true],
		['a bank and all others', [boxOf(0, {bank: ['BANK_A']}), boxOf(1, {bank: ['all but', 'BANK_A']})], true],
		['two banks', [boxOf(0, {bank: ['BANK_A']}), boxOf(1, {bank: ['BANK_B']})], false],
		['every number', [boxOf(0, {}, [[0, 4]]), boxOf(1, {}, [[5, 9]])], true],
		['all numbers but one', [boxOf(0, {}, [[0, 4]]), boxOf(1, {}, [[6, 9]])], false],
		[
			'each card type with half of the numbers',
			[boxOf(0, {cardType: ['CREDIT']}, [[0, 4]]), boxOf(1, {}, [[5, 9]])],
			false,
		],
	])('of %s', (_, boxes, isCovered) => {
		expect(coverAll(sectionOf(boxes))).toBe(isCovered);
	});

	test('an uncovered point of a box is an instrument that only this box matches', () => {
		fc.assert(
			fc.property(anyBoxes, ([box, ...others]) => {
				if (box === undefined || !uncoveredPoint(sectionOf([box, ...others]), box, others, new Budget())) return;
				expect(cardsIn(box).some(card => !others.some(other => matches(card, other)))).toBe(true);
			}),
		);
	});

	test.each<[name: string, box: Box, others: readonly Box[]]>([
		['no other box', boxOf(0, {}), []],
		['another bank', boxOf(0, {bank: ['BANK_A', 'BANK_B']}), [boxOf(1, {bank: ['BANK_A']})]],
		['a bank that nobody names', boxOf(0, {}), [boxOf(1, {bank: ['BANK_A', 'BANK_B']})]],
		['the other card type', boxOf(0, {}), [boxOf(1, {cardType: ['CREDIT']})]],
		['all card types but one', boxOf(0, {cardType: ['all but', 'CREDIT']}), [boxOf(1, {cardType: ['CREDIT']})]],
		['a lower number', boxOf(0, {}, [[2, 6]]), [boxOf(1, {}, [[3, 9]])]],
		['a higher number', boxOf(0, {}, [[2, 6]]), [boxOf(1, {}, [[0, 5]])]],
		['any number', boxOf(0, {}), [boxOf(1, {}, [[0, 8]])]],
		[
			'a combination',
			boxOf(0, {bank: ['BANK_A', 'BANK_B'], cardType: ['CREDIT', 'DEBIT']}),
			[boxOf(1, {bank: ['BANK_A']}), boxOf(2, {cardType: ['DEBIT']})],
		],
	])('an uncovered point is found: %s', (_, box, others) => {
		expect(uncoveredPoint(sectionOf([box, ...others]), box, others, new Budget())).toBe(true);
	});
});

describe('instrumentClasses', () => {
	/** What a distinction keeps of the boxes that an instrument matches. */
	const keyOf = (boxes: readonly Box[], distinction: Distinction) =>
		['show', 'hide']
			.flatMap((family): readonly (string | number)[] => {
				const own = boxes.filter(box => box.family === family).map(({order}) => order);
				if (own.length === 0 || distinction === 'any') return own.length === 0 ? [] : [family];
				if (distinction === 'every') return own.sort();
				return distinction === 'first' ? [Math.min(...own)] : [Math.min(...own), Math.max(...own)];
			})
			.join();

	test.each<Distinction>(['every', 'first', 'ends', 'any'])('are those that the boxes distinguish: %s', distinction => {
		fc.assert(
			fc.property(shuffled, boxes => {
				const section = sectionOf(boxes);
				const expected = new Set(
					cards.map(card =>
						keyOf(
							boxes.filter(box => matches(card, box)),
							distinction,
						),
					),
				);
				const found = [...walk(section, distinction, new Budget())];
				for (const {instrument, boxes: own} of found) {
					const card: Card = {...instrument};
					const all = boxes.filter(box => matches(card, box));
					expect(keyOf(own, distinction)).toBe(keyOf(all, distinction));
				}
				const keys = found.map(({boxes: own}) => keyOf(own, distinction));
				expect(new Set(keys)).toEqual(expected);
				if (distinction !== 'ends') expect(keys).toHaveLength(expected.size);
			}),
		);
	});

	test('restricted to some boxes, are those that one of them matches', () => {
		fc.assert(
			fc.property(shuffled, boxes => {
				const isWanted = ({order}: Box) => order < 2;
				const section = {...sectionOf(boxes), matchedBy: isWanted};
				const found = Array.from(walk(section, 'every', new Budget()), one => keyOf(one.boxes, 'every'));
				const matching = cards.map(card => boxes.filter(box => matches(card, box)));
				const expected = matching.filter(own => own.some(isWanted)).map(own => keyOf(own, 'every'));
				expect(found.sort()).toEqual([...new Set(expected)].sort());
			}),
		);
	});

	test('by outcome: each instrument is in one box, with its outcome', () => {
		const isIn = (card: Card, {values, every}: ClassBox, {dimensions}: Section) =>
			[...values].every(([attribute, classes]) => {
				const number = dimensions.find(one => one.attribute === attribute)?.span(card[attribute]).from ?? Number.NaN;
				const has = ({held}: ValueClass) => held.some(({from, to}) => from <= number && number <= to);
				const isNamed = every.get(attribute)?.some(has);
				return classes.some(one => has(one) || (one.isUnnamed && isNamed === false));
			});
		const outcomes = [undefined, {id: 0}, {id: 1}, {id: 2}];
		fc.assert(
			fc.property(shuffled, fc.array(fc.nat({max: 3}), {minLength: 32, maxLength: 32}), (boxes, chosen) => {
				const outcomeOf = (card: Card) => {
					const matching = boxes.filter(box => matches(card, box));
					return outcomes[chosen[matching.reduce((sum, {order}) => sum + 2 ** order, 0)] ?? 0];
				};
				const section = sectionOf(boxes);
				const found = [...classBoxes(section, one => outcomeOf({...one}), 'every', new Budget())];
				for (const card of cards) {
					const own = found.filter(one => isIn(card, one, section)).map(({outcome}) => outcome);
					const expected = outcomeOf(card);
					expect(own).toEqual(expected === undefined ? [] : [expected]);
				}
				for (const one of found) {
					expect(isIn({...one.instrument}, one, section)).toBe(true);
					expect(outcomeOf({...one.instrument})).toBe(one.outcome);
				}
			}),
		);
	});

	test('by outcome: boxes that differ in one attribute are one', () => {
		const countOf = (...boxes: readonly Box[]) => {
			const outcomeOf = (card: Card) => (boxes.some(box => matches(card, box)) ? {id: 1} : {id: 0});
			return [...classBoxes(sectionOf(boxes), one => outcomeOf({...one}), 'every', new Budget())].length;
		};
		expect(countOf(boxOf(0, {bank: ['BANK_A']}), boxOf(1, {bank: ['BANK_B']}))).toBe(2);
		expect(countOf(boxOf(0, {cardType: ['CREDIT']}), boxOf(1, {cardType: ['DEBIT']}))).toBe(1);
		expect(countOf(boxOf(0, {bank: ['BANK_A']}, [[0, 4]]), boxOf(1, {bank: ['BANK_A']}, [[5, 9]]))).toBe(2);
		expect(countOf(boxOf(0, {bank: ['BANK_A']}, [[0]]), boxOf(1, {bank: ['BANK_B']}, [[0], [4]]))).toBe(5);
	});
});

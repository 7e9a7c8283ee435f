// Boxes compared with each other, and merged: against every instrument of a small section.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {Budget} from '../../src/inspect/analysis/budget.js';
import {boxesAround, contains, meet, sizeOfBox} from '../../src/inspect/analysis/compare-boxes.js';
import {withMergedBoxes} from '../../src/inspect/analysis/merge-boxes.js';
import type {Box, Dimension} from '../../src/inspect/analysis/section.js';
import {walk} from '../../src/inspect/analysis/walk.js';
import {anyBoxes, boxOf, type Card, cards, cardsIn, matches, sectionOf, shuffled} from './small-section.js';

describe('two boxes', () => {
	const plain = anyBoxes.map(boxes =>
		boxes.map(box => ({
			...box,
			// Of two card types, all but one are the other one.
			conditions: box.conditions.filter(one => !('codes' in one && one.attribute === 'cardType' && one.isOutside)),
		})),
	);

	test('one contains the other if it matches each of its instruments', () => {
		fc.assert(
			fc.property(plain, boxes => {
				for (const outer of boxes)
					for (const inner of boxes)
						expect(contains(outer, inner)).toBe(cardsIn(inner).every(card => matches(card, outer)));
			}),
			{numRuns: 500},
		);
	});

	test('meet if some instrument matches both', () => {
		fc.assert(
			fc.property(anyBoxes, boxes => {
				for (const one of boxes)
					for (const other of boxes)
						expect(meet(one, other, sectionOf(boxes))).toBe(cardsIn(one).some(card => matches(card, other)));
			}),
			{numRuns: 500},
		);
	});

	test('meet in a code that another attribute has too, where its vocabulary is closed', () => {
		const named = () => new Set<string>();
		const brand: Dimension = {attribute: 'brand', closed: ['CODE_A', 'CODE_B'], stem: '', isNamed: true, named};
		const section = {...sectionOf([]), dimensions: [brand, ...sectionOf([]).dimensions]};
		const [withoutA, withoutB] = ['CODE_A', 'CODE_B'].map((code, at) => boxOf(at, {bank: ['all but', code]})) as [
			Box,
			Box,
		];
		expect(meet(withoutA, withoutB, section)).toBe(true);
	});

	test('have a size: the values and ranges that they name', () => {
		expect(sizeOfBox(boxOf(0, {bank: ['BANK_A', 'BANK_B'], cardType: ['CREDIT']}, [[1], [3, 4]]))).toBe(5);
		expect(sizeOfBox(boxOf(0, {}))).toBe(0);
	});
});

describe('boxes around some', () => {
	const bank = (order: number, ...codes: readonly string[]) => boxOf(order, {bank: codes});

	test.each<[name: string, some: readonly Box[], other: Box, isKept: boolean]>([
		['of the same bank', [bank(0, 'BANK_A')], bank(1, 'BANK_A', 'BANK_B'), true],
		['of another bank', [bank(0, 'BANK_A')], bank(1, 'BANK_B'), false],
		['of numbers that overlap', [boxOf(0, {}, [[2, 4]])], boxOf(1, {}, [[4, 6]]), true],
		['of other numbers', [boxOf(0, {}, [[2, 4]])], boxOf(1, {}, [[5, 6]]), false],
		[
			'of another card type, if every bank matches',
			[boxOf(0, {cardType: ['CREDIT']})],
			boxOf(1, {cardType: ['DEBIT'], bank: ['BANK_A']}),
			true,
		],
		[
			'of another card type, if all banks but one match',
			[boxOf(0, {cardType: ['CREDIT'], bank: ['all but', 'BANK_B']})],
			boxOf(1, {cardType: ['DEBIT'], bank: ['BANK_A']}),
			true,
		],
		[
			'of another card type, if some banks match',
			[boxOf(0, {cardType: ['CREDIT'], bank: ['BANK_A']})],
			boxOf(1, {cardType: ['DEBIT'], bank: ['BANK_A']}),
			false,
		],
		['that one of several meets', [bank(0, 'BANK_A'), bank(2, 'BANK_B')], bank(1, 'BANK_B'), true],
	])('another one %s', (_, some, other, isKept) => {
		const boxes = [...some, other];
		expect(boxesAround(some, sectionOf(boxes))).toEqual(isKept ? boxes : some);
	});

	test('are not searched around more than 20, which would take time', () => {
		const boxes = Array.from({length: 22}, (_, at) => bank(at, `BANK_${at}`));
		const around = (count: number) => boxesAround(boxes.slice(0, count), sectionOf(boxes));
		expect(around(20)).toEqual(boxes.slice(0, 20));
		expect(around(21)).toEqual(boxes);
	});

	test('have the same classes as all boxes, where one of the some matches', () => {
		fc.assert(
			fc.property(shuffled, fc.nat({max: 4}), (boxes, count) => {
				const matchedBy = ({order}: Box) => order < count;
				const around = boxesAround(boxes.filter(matchedBy), sectionOf(boxes));
				const found = Array.from(walk({...sectionOf(around), matchedBy}, 'every', new Budget()), ({instrument}) => {
					const card: Card = {...instrument};
					return ordersOf(boxes, card);
				});
				const expected = cards.filter(card => boxes.some(box => matchedBy(box) && matches(card, box)));
				expect(new Set(found)).toEqual(new Set(expected.map(card => ordersOf(boxes, card))));
			}),
			{numRuns: 300},
		);

		function ordersOf(boxes: readonly Box[], card: Card) {
			return boxes
				.filter(box => matches(card, box))
				.map(({order}) => order)
				.join();
		}
	});
});

describe('boxes merged', () => {
	/** The instruments that each family matches. */
	const matched = (boxes: readonly Box[]) =>
		['show', 'hide'].map(family =>
			cards.filter(card => boxes.some(box => box.family === family && matches(card, box))),
		);

	test('match the same instruments, family by family', () => {
		fc.assert(
			fc.property(anyBoxes, boxes => {
				const merged = withMergedBoxes(sectionOf(boxes)).boxes;
				expect(merged.length).toBeLessThanOrEqual(boxes.length);
				expect(matched(merged)).toEqual(matched(boxes));
			}),
			{numRuns: 300},
		);
	});

	test.each<[name: string, boxes: readonly Box[], count: number]>([
		['in nothing', [boxOf(0, {bank: ['BANK_A']}), boxOf(1, {bank: ['BANK_A']})], 1],
		['in their banks', [boxOf(0, {bank: ['BANK_A']}), boxOf(1, {bank: ['BANK_B']})], 1],
		[
			'in what they leave out',
			[boxOf(0, {bank: ['all but', 'BANK_A', 'BANK_B']}), boxOf(1, {bank: ['all but', 'BANK_B', 'BANK_C']})],
			1,
		],
		['in their ranges', [boxOf(0, {cardType: ['CREDIT']}, [[0]]), boxOf(1, {cardType: ['CREDIT']}, [[4, 9]])], 1],
		[
			'in one attribute and then in another',
			[0, 1, 2, 3].map(at =>
				boxOf(at, {cardType: [at < 2 ? 'CREDIT' : 'DEBIT'], bank: [at % 2 === 0 ? 'BANK_A' : 'BANK_B']}),
			),
			1,
		],
		[
			'in their ranges and in the order of their banks',
			[boxOf(0, {bank: ['BANK_A', 'BANK_B']}, [[0]]), boxOf(1, {bank: ['BANK_B', 'BANK_A']}, [[4]])],
			1,
		],
		[
			'in their ranges and in the order of their lists',
			[
				boxOf(0, {cardType: ['CREDIT'], bank: ['BANK_A']}, [[0]]),
				boxOf(1, {bank: ['BANK_A'], cardType: ['CREDIT']}, [[4]]),
			],
			1,
		],
		[
			'in two attributes',
			[boxOf(0, {cardType: ['CREDIT'], bank: ['BANK_A']}), boxOf(1, {cardType: ['DEBIT'], bank: ['BANK_B']})],
			2,
		],
		['in whether they have ranges', [boxOf(0, {bank: ['BANK_A']}, [[0, 3]]), boxOf(1, {bank: ['BANK_A']})], 2],
		['in the kind of a list', [boxOf(0, {bank: ['BANK_A']}), boxOf(1, {bank: ['all but', 'BANK_A']})], 2],
	])('are one or several, if they differ %s', (_, boxes, count) => {
		const merged = withMergedBoxes(sectionOf(boxes)).boxes;
		expect(merged).toHaveLength(count);
		expect(matched(merged)).toEqual(matched(boxes));
	});

	test('are the same objects where there is nothing to merge', () => {
		const boxes = [
			boxOf(0, {cardType: ['CREDIT'], bank: ['BANK_A']}),
			boxOf(1, {cardType: ['DEBIT'], bank: ['BANK_B']}),
		];
		const merged = withMergedBoxes(sectionOf(boxes)).boxes;
		expect(merged.every((box, at) => box === boxes[at])).toBe(true);
	});
});

// The walk over the classes of a section: which values it tries, and what it counts as a step.
import {describe, expect, test} from 'vitest';
import {Budget} from '../../src/inspect/analysis/budget.js';
import {NO_BOX} from '../../src/inspect/analysis/numbered-boxes.js';
import {stepsOf} from '../../src/inspect/analysis/walk.js';
import {boxOf, sectionOf} from './small-section.js';

const banks = (count: number) => Array.from({length: count}, (_, at) => boxOf(at, {bank: [`BANK_${at}`]}));

class Counter extends Budget {
	taken = 0;
	override spend(steps: number) {
		this.taken += steps;
	}
}

describe('a walk', () => {
	const section = sectionOf([...banks(4), boxOf(4, {cardType: ['CREDIT']}, [[0, 3]])]);
	const {attributes, start, take} = stepsOf(section, 'every', new Budget());

	test('begins with the attributes that have the fewest classes', () => {
		const found = attributes.map(({dimension, classes}) => [dimension.attribute, classes.length]);
		expect(found).toEqual([
			['cardType', 2],
			['bin', 2],
			['bank', 5],
		]);
	});

	test('tries one value where no filter that may match has a condition', () => {
		expect([start, NO_BOX].map(alive => take(2, alive).length)).toEqual([5, 1]);
	});
});

test.each([
	[511, 1],
	[1024, 3],
])('each value of %i filters, or tried with them, is %i steps', (count, steps) => {
	const counter = new Counter();
	const {attributes, start, take} = stepsOf(sectionOf(banks(count)), 'every', counter);
	expect(counter.taken).toBe(count * steps);
	counter.taken = 0;
	const tried = take(attributes.length - 1, start);
	expect(tried).toHaveLength(count + 1);
	expect(counter.taken).toBe(tried.length * steps);
});

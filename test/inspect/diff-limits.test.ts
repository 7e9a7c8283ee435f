// diff of filters with many classes: the steps that it takes, and what it does where they exceed the limit.
import {describe, expect, test} from 'vitest';
import {Budget} from '../../src/inspect/analysis/budget.js';
import {compareSubjects} from '../../src/inspect/analysis/changes.js';
import {separateParts} from '../../src/inspect/analysis/class-parts.js';
import {sectionsOf} from '../../src/inspect/analysis/sections.js';
import {readSubjectOrThrow, type Subject} from '../../src/inspect/subject/read-subject.js';

const codes = (stem: string, length: number) => Array.from({length}, (_, at) => `${stem}_${at}`);
const cards = (...cardFilters: readonly object[]) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});
const hides = (bank: string) => ({enable: false, cardBanks: [bank]});

describe('a section with many classes', () => {
	const subjects = [cards(), cards(...codes('BANK', 300).map(hides))].map(input => readSubjectOrThrow(input)) as [
		Subject,
		Subject,
	];

	test('has one representative of each, with its own values', () => {
		const {parts} = compareSubjects(...subjects);
		const banks = Array.from(parts(new Budget()), ({values}) => values.get('bank')?.named);
		expect(banks.sort()).toEqual(
			codes('BANK', 300)
				.map(bank => [bank])
				.sort(),
		);
	});

	test('throws what the outcome of an instrument throws', () => {
		let calls = 0;
		const outcomeOf = () => {
			calls += 1;
			if (calls === 1) throw new Error('no outcome');
			return {id: 0};
		};
		const parts = separateParts(sectionsOf(subjects, {}), subjects, outcomeOf, 'first', new Budget());
		expect(() => [...parts]).toThrow('no outcome');
	});

	test('of provider codes names every code', () => {
		const hidden = {paymentMethodType: 'WALLET', enable: false, paymentMethods: codes('WALLET', 17_000)};
		const {parts} = compareSubjects(
			readSubjectOrThrow({allowDefaultOptions: true, options: []}),
			readSubjectOrThrow({allowDefaultOptions: true, options: [hidden]}),
		);
		expect(Array.from(parts(new Budget()), ({values}) => values.get('code')?.named.length)).toEqual([17_000]);
	});
});

test('which filter decides before is not distinguished, which saves steps', () => {
	class Counter extends Budget {
		taken = 0;
		override spend(steps: number) {
			this.taken += steps;
		}
	}
	const stepsOf = (one: object, other: object) => {
		const counter = new Counter();
		const {parts} = compareSubjects(readSubjectOrThrow(one), readSubjectOrThrow(other));
		expect([...parts(counter)].length).toBeGreaterThan(0);
		return counter.taken;
	};
	const [many, one] = [cards(...codes('BANK', 300).map(hides)), cards(hides('BANK_X'))];
	expect(stepsOf(many, one)).toBeLessThan(stepsOf(one, many));
});

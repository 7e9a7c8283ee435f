// The boxes of card, UPI and plan filters: each against what explain says of every instrument of a small universe.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Readings} from '../../src/account/readings.js';
import {sectionsIn} from '../../src/inspect/analysis/sections.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import {readSubjectOrThrow} from '../../src/inspect/subject/read-subject.js';
import {boxesByInstrument, expectSameVerdicts} from './boxes-by-instrument.js';
import {type PlaceOfFilters, placesOfFilters} from './filter-universe.js';
import {anyOptions, instrumentsFor} from './small-universe.js';

const emptyList = fc.record({emptyList: fc.constantFrom('ignored', 'matches-nothing')}, {requiredKeys: []});
/** The rules of explain where no filter matches. */
const UNMATCHED = new Set(['no-filter-matches', 'no-plan-filter-matches', 'default-reach', 'default-options']);

describe.each(Object.entries(placesOfFilters))('boxes of %s', (_, place) => {
	const {readable, empty, damaged, inputWith} = place;
	const anyFilters = fc.array(fc.oneof(readable, empty, damaged), {minLength: 1, maxLength: 3});

	test('instruments in boxes of the same families have the same verdict', () => {
		fc.assert(
			fc.property(anyFilters, fc.boolean(), anyOptions, (filters, allow, account) => {
				expectSameVerdicts(inputWith(filters, allow), account, place.instruments);
			}),
			{numRuns: 400},
		);
	});

	test('a box has the effect that its filter has alone, unless a reading or an unreadable part decides', () => {
		// Several at a time, since what some filters distinguish is rare.
		const single = fc.array(fc.oneof(readable, empty, damaged), {minLength: 6, maxLength: 6});
		fc.assert(
			fc.property(single, emptyList, (filters, readings) => {
				for (const filter of filters) expectOwnEffect(filter, readings, place);
			}),
		);
	});
});

function expectOwnEffect(filter: object, readings: Readings, place: PlaceOfFilters): void {
	const [shows, hides] = [true, false].map(allow => readSubjectOrThrow(place.inputWith([filter], allow), {readings}));
	if (shows === undefined || hides === undefined) throw new Error('there are two');
	const evaluators = [createEvaluator(shows), createEvaluator(hides)];
	for (const {instrument, boxes} of boxesByInstrument(shows, place.instruments)) {
		const [box, ...others] = boxes;
		const found = evaluators.map(explain => explain(instrument));
		const verdicts = found.map(({verdict}) => verdict);
		const rules = found.flatMap(({because}) => because.map(({rule}) => rule));
		const unmatched = rules.filter(rule => UNMATCHED.has(rule));
		const where = JSON.stringify({filter, readings, instrument, boxes});
		expect(others, where).toEqual([]);
		if (box === undefined) expect(unmatched, where).not.toEqual([]);
		else expect(rules.length, where).toBeGreaterThan(unmatched.length);
		if (box?.isCertain) expect(unmatched, where).toEqual([]);
		if (box?.effect !== undefined) {
			const verdict = {show: 'shown', hide: 'hidden'}[box.effect];
			expect(verdicts, where).toEqual([verdict, verdict]);
		} else if (box?.isCertain) expect(verdicts, where).toEqual(['undetermined', 'undetermined']);
	}
}

describe.each(['cards', 'UPI', 'cardless plans', 'credit plans'] as const)('boxes of %s', name => {
	const {readable, empty, inputWith} = placesOfFilters[name];

	test('are certain if the filter can be read and each empty list is ignored', () => {
		fc.assert(
			fc.property(fc.oneof(readable, empty), filter => {
				const subject = readSubjectOrThrow(inputWith([filter]), {readings: {emptyList: 'ignored'}});
				for (const {boxes} of sectionsIn(subject)) for (const {isCertain} of boxes) expect(isCertain).toBe(true);
			}),
		);
	});

	test('have at most one condition for each attribute of their section, and none that nothing meets', () => {
		fc.assert(
			fc.property(fc.array(readable, {minLength: 10, maxLength: 10}), filters => {
				for (const {boxes, dimensions} of sectionsIn(readSubjectOrThrow(inputWith(filters)))) {
					const names = dimensions.map(({attribute}) => attribute);
					for (const {conditions} of boxes) {
						const own = conditions.map(({attribute}) => attribute);
						expect(own).toEqual([...new Set(own)].filter(name => names.includes(name)));
						for (const {intervals} of conditions) expect(intervals).not.toEqual([]);
					}
				}
			}),
		);
	});
});

test.each<[name: string, lists: Readonly<Record<'LENDER_A' | 'LENDER_X', object>>, readings: Readings]>([
	[
		'which of two lists of exceptions cannot be read',
		{
			LENDER_A: {
				issuerFilter: {enable: false, issuers: ['P_BANKA']},
				tenureFilter: {enable: false, tenures: ['1::4', 7]},
			},
			LENDER_X: {
				issuerFilter: {enable: false, issuers: ['P_BANKA', 7]},
				tenureFilter: {enable: false, tenures: ['1::4']},
			},
		},
		{issuersAndTenures: 'both'},
	],
	[
		'whether two lists have one flag that cannot be read, or two',
		{
			LENDER_A: {issuerFilter: {enable: 'yes', issuers: ['P_BANKA'], tenures: ['1::4']}},
			LENDER_X: {
				issuerFilter: {enable: 'yes', issuers: ['P_BANKA']},
				tenureFilter: {enable: 'yes', tenures: ['1::4']},
			},
		},
		{issuersAndTenures: 'either'},
	],
])('boxes of two families differ in %s', (_, lists, readings) => {
	const {'cardless plans': place} = placesOfFilters;
	const filters = Object.entries(lists).map(([paymentMethod, own]) => ({enable: true, paymentMethod, ...own}));
	expectSameVerdicts(place.inputWith(filters, false), {readings}, place.instruments);
});

test('the boxes of several options tell instruments with different verdicts apart', () => {
	const option = fc.record(
		{
			paymentMethodType: fc.constantFrom('WALLET', 'WALET', 'CARD', 'CRD', 7),
			enable: fc.constantFrom(true, true, false, 'yes'),
			paymentMethods: fc.constantFrom(['WALLET_A'], ['WALLET_B', 7], ['WALLET_A', 'WALLET_B'], [], 7),
			cardFilters: fc.array(fc.record({enable: fc.boolean(), cardBanks: fc.constantFrom(['BANK_A'], ['BANK_A', 7])}), {
				minLength: 1,
				maxLength: 2,
			}),
		},
		{requiredKeys: ['paymentMethodType', 'enable']},
	);
	const tried = instrumentsFor().filter(
		one => one.type === 'WALLET' || (one.type === 'CARD' && one.bin === '00' && one.subType === 'SUB_A'),
	);
	fc.assert(
		fc.property(fc.array(option, {minLength: 1, maxLength: 3}), fc.boolean(), (options, allowDefaultOptions) => {
			expectSameVerdicts({allowDefaultOptions, options}, {}, tried);
		}),
		{numRuns: 500},
	);
});

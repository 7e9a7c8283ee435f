// Filters that contradict each other: each pair against what explain says of every instrument that both match.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {contradictionsIn, mayDisagree} from '../../src/inspect/analysis/contradictions.js';
import type {Box, Section} from '../../src/inspect/analysis/section.js';
import {sectionsIn} from '../../src/inspect/analysis/sections.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import type {Instrument} from '../../src/inspect/evaluate/instrument.js';
import {readSubjectOrThrow} from '../../src/inspect/read/subject.js';
import {isIn, type PlaceOfFilters, placesOfFilters} from './filter-universe.js';

const ACCOUNT = {servicePrefix: 'P'};
const READINGS = (['outer-wins', 'inner-wins'] as const).flatMap(outerFlag =>
	(['both', 'either'] as const).map(issuersAndTenures => ({outerFlag, issuersAndTenures})),
);

/** What each filter does alone with each instrument, under each combination of readings. */
function verdictsOf(filters: readonly object[], {inputWith, instruments}: PlaceOfFilters) {
	return filters.map(filter => {
		const evaluators = READINGS.map(readings =>
			createEvaluator(readSubjectOrThrow(inputWith([filter]), {...ACCOUNT, readings})),
		);
		return new Map(instruments.map(one => [one, evaluators.map(explain => explain(one).verdict)]));
	});
}

const indexOf = ({pointer}: Box) => Number(pointer.slice(pointer.lastIndexOf('/') + 1));

/** Filters with BINs that differ in nothing else, which another rule compares. */
function areRanges(one: object, other: object): boolean {
	if (!('cardBins' in one && 'cardBins' in other)) return false;
	const [own, against] = [one, other].map(filter =>
		JSON.stringify({...filter, enable: undefined, cardBins: undefined}),
	);
	return own === against || own === '{}' || against === '{}';
}

describe.each(['cards', 'UPI', 'cardless plans', 'credit plans'] as const)('of %s', name => {
	const place: PlaceOfFilters = placesOfFilters[name];
	const {readable, damaged, inputWith, instruments} = place;
	const sectionsWith = (filters: readonly object[]) => sectionsIn(readSubjectOrThrow(inputWith(filters), ACCOUNT));
	const some = (filter: fc.Arbitrary<object>) => fc.array(filter, {minLength: 4, maxLength: 4});
	/** The instruments of a section that are in both boxes. */
	const meeting = ({base, dimensions}: Section, ...boxes: readonly Box[]): readonly Instrument[] => {
		// UPI has one section of handles and one of apps.
		const isOwn = (one: Instrument) => name !== 'UPI' || dimensions.every(({attribute}) => attribute in one);
		return instruments.filter(one => one.type === base.type && isOwn(one) && boxes.every(box => isIn(box, one)));
	};

	test('a filter contradicts an earlier one if it has another verdict on an instrument, under some readings', () => {
		fc.assert(
			fc.property(some(readable), filters => {
				const verdicts = verdictsOf(filters, place);
				const verdictsBy = (box: Box, one: Instrument) => verdicts[indexOf(box)]?.get(one) ?? [];
				for (const section of sectionsWith(filters)) {
					const found = [...contradictionsIn(section)];
					const differ = (earlier: Box, later: Box, [from, to]: readonly (string | undefined)[] = []) =>
						earlier.pointer !== later.pointer &&
						!areRanges({...filters[indexOf(earlier)]}, {...filters[indexOf(later)]}) &&
						meeting(section, earlier, later).some(one => {
							const [was, is] = [earlier, later].map(box => verdictsBy(box, one));
							return was?.some(
								(verdict, at) => verdict !== is?.[at] && (from ?? verdict) === verdict && (to ?? is?.[at]) === is?.[at],
							);
						});
					const expected = section.boxes.filter((later, at) =>
						section.boxes.slice(0, at).some(earlier => differ(earlier, later)),
					);
					const pointers = found.map(({later}) => later.pointer);
					expect(pointers).toEqual([...new Set(expected.map(({pointer}) => pointer))]);
					for (const {later, earlier, shows} of found)
						expect(differ(earlier, later, shows ? ['hidden', 'shown'] : ['shown', 'hidden'])).toBe(true);
				}
			}),
		);
	});

	test('filters may disagree if one may show an instrument that another may hide', () => {
		fc.assert(
			fc.property(some(readable), filters => {
				const verdicts = verdictsOf(filters, place);
				const verdictsBy = (box: Box, one: Instrument) => verdicts[indexOf(box)]?.get(one) ?? [];
				for (const section of sectionsWith(filters)) {
					const may = (box: Box, verdict: string, one: Instrument) =>
						verdictsBy(box, one).some(found => found === verdict);
					const expected = section.boxes.some(shows =>
						section.boxes.some(
							hides =>
								shows.pointer !== hides.pointer &&
								meeting(section, shows, hides).some(one => may(shows, 'shown', one) && may(hides, 'hidden', one)),
						),
					);
					expect(mayDisagree(section.boxes, section)).toBe(expected);
				}
			}),
		);
	});

	test('filters that cannot be read completely may disagree wherever explain says so', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(damaged, readable), {minLength: 2, maxLength: 3}), filters => {
				const sections = sectionsWith(filters);
				const disagree = READINGS.some(readings => {
					const account = {...ACCOUNT, readings: {...readings, emptyList: 'ignored' as const}};
					const explain = createEvaluator(readSubjectOrThrow(inputWith(filters), account));
					return instruments.some(one => explain(one).because.some(({rule}) => rule.endsWith('filters-disagree')));
				});
				if (disagree) expect(sections.some(section => mayDisagree(section.boxes, section))).toBe(true);
			}),
		);
	});
});

test.each<[name: string, lists: readonly object[], shows: boolean]>([
	[
		'the later one',
		[
			{issuerFilter: {enable: false, issuers: ['P_BANKA']}, tenureFilter: {enable: false, tenures: ['5::9']}},
			{issuerFilter: {enable: false, issuers: ['P_BANKA']}},
		],
		true,
	],
	[
		'the earlier one',
		[
			{issuerFilter: {enable: false, issuers: ['P_BANKA']}},
			{issuerFilter: {enable: false, issuers: ['P_BANKA']}, tenureFilter: {enable: false, tenures: ['5::9']}},
		],
		false,
	],
])('of two disabled filters with exceptions, %s may show a plan that the other one hides', (_, lists, shows) => {
	const filters = lists.map(one => ({enable: false, ...one}));
	const sections = sectionsIn(readSubjectOrThrow(placesOfFilters['cardless plans'].inputWith(filters)));
	const found = sections.flatMap(section => [...contradictionsIn(section)]);
	expect(found.map(one => one.shows)).toEqual([shows]);
});

describe('with many filters', () => {
	const cards = Array.from({length: 10}, (_, at) => ({enable: at % 2 === 0, cardBanks: ['BANK_A']}));
	const [section] = sectionsIn(readSubjectOrThrow(placesOfFilters.cards.inputWith(cards)));
	if (section === undefined) throw new Error('there is a section of cards');

	test('each one that contradicts an earlier one is found', () => {
		expect([...contradictionsIn(section)]).toHaveLength(9);
	});

	test('some are assumed to disagree if there are too many pairs to compare', () => {
		const boxes = Array.from({length: 20}, () => section.boxes).flat();
		const apart = boxes.map((box, at) => ({
			...box,
			conditions: [{attribute: 'bank', codes: new Set([`BANK_${at}`]), isOutside: false}],
		}));
		expect(mayDisagree(apart, section)).toBe(false);
		expect(mayDisagree([...apart, ...apart], section)).toBe(true);
	});
});

test('filters of two options are not compared, even if the type of one cannot be read', () => {
	const cardFilters = (enable: boolean) => ({enable: true, cardFilters: [{enable, cardBanks: ['BANK_A']}]});
	const options = [
		{paymentMethodType: 'CRD', ...cardFilters(true)},
		{paymentMethodType: 'CARD', ...cardFilters(false)},
	];
	const sections = sectionsIn(readSubjectOrThrow({allowDefaultOptions: true, options}));
	expect(sections.flatMap(section => [...contradictionsIn(section)])).toEqual([]);
});

describe('card filters with ranges of BINs', () => {
	const bins = {cardBins: ['10::19']};
	const bank = {cardBanks: ['BANK_A']};
	const type = {cardTypes: ['CREDIT']};

	test.each<[name: string, shown: object, hidden: object, count: number]>([
		['alone are compared by another rule', bins, bins, 0],
		['that also have the same bank are compared by another rule', {...bins, ...bank}, {...bins, ...bank}, 0],
		['of which one also has a bank are compared by another rule', {...bins, ...bank}, bins, 0],
		['of which the other one also has a bank are compared by another rule', bins, {...bins, ...bank}, 0],
		['that differ in other lists contradict each other', {...bins, ...bank}, {...bins, ...type}, 1],
		['contradict one without', {...bins, ...bank}, type, 1],
		['contradict an earlier one without', type, {...bins, ...bank}, 1],
		['contradict one that has nothing else in common', bins, bank, 1],
		['contradict an earlier one that has nothing else in common', bank, bins, 1],
	])('%s', (_, shown, hidden, count) => {
		const filters = [
			{enable: true, ...shown},
			{enable: false, ...hidden},
		];
		const sections = sectionsIn(readSubjectOrThrow(placesOfFilters.cards.inputWith(filters)));
		expect(sections.flatMap(section => [...contradictionsIn(section)])).toHaveLength(count);
	});
});

test('plan filters that hide the same plan in different ways do not contradict each other', () => {
	const filters = [{enable: true, issuerFilter: {enable: false, issuers: ['P_BANKA']}}, {enable: false}];
	const plansIn = (lists: readonly object[]) =>
		sectionsIn(readSubjectOrThrow(placesOfFilters['cardless plans'].inputWith(lists)));
	const named = {issuerFilter: {enable: true, issuers: ['P_BANKA']}};
	const [section] = plansIn(filters).filter(({base}) => base.kind === 'noCost' && base.group === 'cardless');
	const [inList, , whole] = section?.boxes ?? [];
	if (section === undefined || inList === undefined || whole === undefined) throw new Error('there are three boxes');
	expect([inList.effect, whole.effect]).toEqual(['hide', 'hide']);
	expect([...contradictionsIn({...section, boxes: [inList, whole]})]).toEqual([]);
	expect(plansIn([{enable: true, ...named}, {enable: true}]).flatMap(one => [...contradictionsIn(one)])).toEqual([]);
});

describe('filters that cannot be read completely', () => {
	const banks = {cardBanks: ['BANK_A', 7]};
	const only = {issuerFilter: {enable: true, issuers: ['P_BANKA', 7]}};
	const except = {issuerFilter: {enable: false, issuers: ['P_BANKA', 7]}};

	test.each<[name: string, place: 'cards' | 'cardless plans', filters: readonly object[], mayDiffer: boolean]>([
		['of which each shows do not disagree', 'cards', [{enable: true, ...banks}, {enable: true}], false],
		['of which each hides do not disagree', 'cards', [{enable: false, ...banks}, {enable: false}], false],
		['of which one hides may disagree', 'cards', [{enable: true, ...banks}, {enable: false}], true],
		['of which one may show may disagree', 'cards', [{enable: 'yes'}, {enable: false}], true],
		['of which one may hide may disagree', 'cards', [{enable: 'yes'}, {enable: true}], true],
		[
			'of plans, of which each shows, do not disagree',
			'cardless plans',
			[{enable: true, ...only}, {enable: true}],
			false,
		],
		[
			'of plans, of which one may hide exceptions, may disagree',
			'cardless plans',
			[{enable: true, ...except}, {enable: true}],
			true,
		],
		[
			'of plans, of which one may show what it names, may disagree',
			'cardless plans',
			[{enable: false, ...only}, {enable: false}],
			true,
		],
	])('%s', (_, name, filters, mayDiffer) => {
		const sections = sectionsIn(readSubjectOrThrow(placesOfFilters[name].inputWith(filters)));
		expect(sections.some(section => mayDisagree(section.boxes, section))).toBe(mayDiffer);
	});
});

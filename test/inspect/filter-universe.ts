// Random lists of card, UPI and plan filters over a small universe, and the instruments that their boxes match.
import fc from 'fast-check';
import type {Box, Section} from '../../src/inspect/analysis/section.js';
import type {Instrument} from '../../src/wire/instrument.js';
import {instrumentsFor} from './small-universe.js';

/** Where a list of filters is, and the instruments that it is about. */
export interface PlaceOfFilters {
	/** Filters that can be read in full, without empty lists. */
	readonly readable: fc.Arbitrary<object>;
	/** Filters that can be read in full, in which lists may be empty. */
	readonly empty: fc.Arbitrary<object>;
	/** Filters of which some part may be unreadable. */
	readonly damaged: fc.Arbitrary<object>;
	readonly inputWith: (filters: readonly object[], allowDefaultOptions?: boolean) => object;
	readonly instruments: readonly Instrument[];
}

type ListOf = (codes: readonly string[]) => fc.Arbitrary<unknown>;
const readableList: ListOf = codes => fc.subarray([...codes], {minLength: 1});
const emptyList: ListOf = codes => fc.subarray([...codes]);
/** Unreadable as a whole or in part, empty, or readable. */
const damagedList: ListOf = codes =>
	fc.oneof(readableList(codes), fc.constantFrom([], [7], [...codes.slice(0, 1), 7], 7));

function optional(fields: Readonly<Record<string, fc.Arbitrary<unknown>>>, required: readonly string[] = ['enable']) {
	return fc.record(fields, {requiredKeys: [...required]});
}

function cardFilter(list: ListOf, more: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
	return optional(
		{
			enable: fc.boolean(),
			cardBrands: list(['BRAND_A', 'BRAND_B']),
			cardTypes: list(['CREDIT', 'DEBIT']),
			cardBanks: list(['BANK_A']),
			cardBins: list(['10::19', '20::39', '12::18']),
			...more,
		},
		Object.keys(more),
	);
}

function upiFilter(list: ListOf, more: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
	const required = Object.keys(more);
	return fc.oneof(
		optional(
			{enable: fc.boolean(), upiType: fc.constant('COLLECT'), upiMethods: list(['@banka', '@bankb']), ...more},
			required,
		),
		optional(
			{enable: fc.boolean(), upiType: fc.constant('INTENT'), upiMethods: list(['APP_A', 'APP_B']), ...more},
			required,
		),
		optional({enable: fc.boolean(), upiMethods: list(['@banka', 'APP_A']), ...more}, required),
	);
}

function planFilter(list: ListOf, more: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
	const flags = Object.keys(more);
	const [issuers, tenures] = [list(['P_BANKA', 'P_BANKC']), list(['1::4', '3::6', '7::7'])];
	const flagged = (key: string) => optional({enable: fc.boolean(), issuers, tenures, ...more}, [...flags, key]);
	const byTenure = optional({enable: fc.boolean(), tenures, ...more}, [...flags, 'tenures']);
	const byIssuer = fc.oneof(flagged('issuers'), flagged('tenures'));
	return optional(
		{
			enable: fc.boolean(),
			paymentMethodType: fc.constantFrom('CONSUMER_FINANCE', 'CARD'),
			paymentMethod: list(['LENDER_A', 'LENDER_X']),
			issuerFilter: byIssuer,
			issuerFilters: byTenure,
			tenureFilter: byTenure,
			...more,
		},
		flags,
	);
}

const ENABLED = {enable: fc.boolean()};
const DAMAGED = {enable: fc.constantFrom(true, false, 'yes')};

const page = (options: readonly object[], allowDefaultOptions: boolean) => ({allowDefaultOptions, options});
const ofType = (...types: readonly string[]) => instrumentsFor().filter(({type}) => types.includes(type));
const plansOf = (group: string, more: object = {}): PlaceOfFilters => ({
	readable: planFilter(readableList, ENABLED),
	empty: planFilter(emptyList, ENABLED),
	damaged: fc.oneof(planFilter(damagedList, DAMAGED), planFilter(damagedList, {})),
	inputWith: (filters, allow = true) => ({
		...page([{paymentMethodType: 'CARD', enable: true}], allow),
		emiOptions: {noCostEmi: {enable: true, [group]: {enable: true, filters}}, ...more},
	}),
	instruments: ofType('EMI').filter(one => 'kind' in one && one.kind === 'noCost' && one.group === group),
});

export const placesOfFilters = {
	cards: {
		readable: cardFilter(readableList, ENABLED),
		empty: cardFilter(emptyList, ENABLED),
		damaged: fc.oneof(cardFilter(damagedList, DAMAGED), cardFilter(damagedList, {...ENABLED, note: fc.constant('A')})),
		inputWith: (cardFilters, allow = true) => page([{paymentMethodType: 'CARD', enable: true, cardFilters}], allow),
		instruments: ofType('CARD').filter(one => 'subType' in one && one.subType === 'SUB_A'),
	},
	UPI: {
		readable: upiFilter(readableList, ENABLED),
		empty: upiFilter(emptyList, ENABLED),
		damaged: upiFilter(damagedList, DAMAGED),
		inputWith: (upiFilters, allow = true) => page([{paymentMethodType: 'UPI', enable: true, upiFilters}], allow),
		instruments: ofType('UPI'),
	},
	'cardless plans': plansOf('cardless'),
	'credit plans': plansOf('credit'),
	'plans of issuers whose prefix is unknown': plansOf('cardless', {standardEmi: 7}),
} satisfies Readonly<Record<string, PlaceOfFilters>>;

/** The section of an instrument. */
export function sectionFor(instrument: Instrument, sections: readonly Section[]): Section | undefined {
	const asked = {...instrument} as Readonly<Record<string, unknown>>; // its fields
	return sections.find(
		({base, dimensions, isWholeType}) =>
			Object.entries(base).every(([name, value]) => asked[name] === value) &&
			(isWholeType || dimensions.every(({attribute}) => attribute in asked)),
	);
}

/** True if the instrument meets every condition of the box. */
export function isIn(box: Box, instrument: Instrument, {dimensions}: Section): boolean {
	const asked = {...instrument} as Readonly<Record<string, unknown>>; // its fields
	return box.conditions.every(({attribute, intervals}) => {
		const number = dimensions.find(one => one.attribute === attribute)?.span(asked[attribute]).from;
		return number !== undefined && intervals.some(({from, to}) => from <= number && number <= to);
	});
}

// compile and explain against a naive evaluator, written from the words of open-points.md.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {compile} from '../../src/inspect/evaluate/compile.js';
import {explain} from '../../src/inspect/evaluate/explain.js';
import type {CardInstrument, Instrument} from '../../src/inspect/instrument.js';
import type {CardFilter, PaymentFilter, UpiFilter} from '../../src/wire/payment-filter.js';
import {card, cardsOnly, digits, filters, others} from './generated.js';

type Verdict = 'shown' | 'hidden' | 'undetermined';
type Told = {readonly verdict: Verdict; readonly pointers: readonly string[]};
/** `true` matches, `false` does not, `undefined` cannot be told. */
type Matches = boolean | undefined;

/** Every number of three digits that begins with the BIN; a longer BIN is compared by its leading digits. */
function completions(bin: string): readonly string[] {
	if (bin.length >= digits) return [bin.slice(0, digits)];
	return [...'0123456789'].flatMap(digit => completions(bin + digit));
}

function inRange(number: string, range: string): boolean {
	const [from = '', to = ''] = range.split('::');
	const leading = number.slice(0, from.length);
	return from <= leading && leading <= to;
}

function listMatches(list: readonly string[] | undefined, value: string | undefined): Matches {
	if (list === undefined) return true;
	if (list.length === 0 || value === undefined) return undefined;
	return list.includes(value);
}

function rangesMatch(ranges: readonly string[] | undefined, bin = ''): Matches {
	if (ranges === undefined) return true;
	if (ranges.length === 0) return undefined;
	// Only a range with no more digits than the BIN can be told to hold it.
	if (ranges.some(range => range.indexOf('::') <= bin.length && inRange(bin, range))) return true;
	return completions(bin).some(number => ranges.some(range => inRange(number, range))) ? undefined : false;
}

function all(parts: readonly Matches[]): Matches {
	if (parts.includes(false)) return false;
	return parts.includes(undefined) ? undefined : true;
}

function cardMatches(filter: CardFilter, card: CardInstrument): Matches {
	return all([
		listMatches(filter.cardBrands, card.brand),
		listMatches(filter.cardTypes, card.cardType),
		listMatches(filter.cardSubTypes, card.subType),
		listMatches(filter.cardBanks, card.bank),
		rangesMatch(filter.cardBins, card.bin),
	]);
}

function upiMatches(filter: UpiFilter, {handle, app}: {handle?: string; app?: string}): Matches {
	const kind = handle !== undefined ? 'COLLECT' : app !== undefined ? 'INTENT' : undefined;
	return all([
		listMatches(filter.upiType === undefined ? undefined : [filter.upiType], kind),
		listMatches(filter.upiMethods, handle ?? app),
	]);
}

/** The verdict once it is known which filters match. */
function decided(
	allow: boolean,
	filters: readonly {enable: boolean}[],
	matching: readonly boolean[],
	place: string,
): Told {
	const show = filters.findIndex((filter, at) => filter.enable && matching[at]);
	const hide = filters.findIndex((filter, at) => !filter.enable && matching[at]);
	if (show >= 0 && hide >= 0) return {verdict: 'undetermined', pointers: [`${place}/${show}`, `${place}/${hide}`]};
	if (show >= 0) return {verdict: 'shown', pointers: [`${place}/${show}`]};
	if (hide >= 0) return {verdict: 'hidden', pointers: [`${place}/${hide}`]};
	const onlyHide = filters.every(filter => !filter.enable);
	const onlyShow = filters.every(filter => filter.enable);
	if (allow && onlyHide) return {verdict: 'shown', pointers: ['/allowDefaultOptions']};
	if (!allow && onlyShow) return {verdict: 'hidden', pointers: ['/allowDefaultOptions']};
	return {verdict: 'undetermined', pointers: ['/allowDefaultOptions', place.slice(0, place.lastIndexOf('/'))]};
}

/** Every way in which the filters that cannot be told may turn out. */
function ways(matching: readonly Matches[]): readonly (readonly boolean[])[] {
	return matching.reduce<readonly (readonly boolean[])[]>(
		(found, next) =>
			found.flatMap(way =>
				next === undefined
					? [
							[...way, true],
							[...way, false],
						]
					: [[...way, next]],
			),
		[[]],
	);
}

function naive({allowDefaultOptions: allow, options}: PaymentFilter, instrument: Instrument): Told {
	const at = options.findIndex(option => option.paymentMethodType === instrument.type);
	const option = options[at];
	const place = `/options/${at}`;
	if (option === undefined) return {verdict: allow ? 'shown' : 'hidden', pointers: ['/allowDefaultOptions']};
	const whole: Told = {verdict: option.enable ? 'shown' : 'hidden', pointers: [place]};
	if (instrument.type === 'CARD' || instrument.type === 'UPI') {
		const key = instrument.type === 'CARD' ? 'cardFilters' : 'upiFilters';
		const filters: readonly (CardFilter & UpiFilter)[] | undefined = option[key];
		if (filters === undefined || !option.enable) return whole;
		if (filters.length === 0) return {verdict: 'undetermined', pointers: [place]};
		const matching = filters.map(filter =>
			instrument.type === 'CARD' ? cardMatches(filter, instrument) : upiMatches(filter, instrument),
		);
		const outcomes = ways(matching).map(way => decided(allow, filters, way, `${place}/${key}`));
		const [first] = outcomes;
		if (first !== undefined && outcomes.length === 1) return first;
		const agreed = outcomes.every(({verdict}) => verdict === first?.verdict);
		return {verdict: agreed ? (first?.verdict ?? 'undetermined') : 'undetermined', pointers: []};
	}
	const {paymentMethods: codes} = option;
	const code = 'code' in instrument ? instrument.code : undefined;
	if (codes === undefined) return whole;
	if (codes.length === 0 || code === undefined) return {verdict: 'undetermined', pointers: [place]};
	if (codes.includes(code)) return whole;
	if (!option.enable) return {verdict: allow ? 'shown' : 'hidden', pointers: ['/allowDefaultOptions']};
	return allow
		? {verdict: 'undetermined', pointers: ['/allowDefaultOptions', place]}
		: {verdict: 'hidden', pointers: ['/allowDefaultOptions']};
}

/** Everything that a thin card may turn out to be, among the values that the filters know and one more. */
function fullCards(thin: CardInstrument): readonly CardInstrument[] {
	const known = <Value>(value: Value | undefined, values: readonly Value[]) => (value === undefined ? values : [value]);
	return known(thin.brand, ['BRAND_A', 'BRAND_B', 'BRAND_C']).flatMap(brand =>
		known(thin.cardType, ['CREDIT', 'DEBIT'] as const).flatMap(cardType =>
			known(thin.subType, ['SUB_A', 'SUB_B', 'SUB_C']).flatMap(subType =>
				known(thin.bank, ['BANK_A', 'BANK_B', 'BANK_C', 'BANK_D']).flatMap(bank =>
					completions(thin.bin ?? '').map(bin => ({...thin, brand, cardType, subType, bank, bin})),
				),
			),
		),
	);
}

describe('against the naive evaluator', () => {
	test('of an instrument that is fully described: the same verdict at the same places', () => {
		fc.assert(
			fc.property(
				filters(false),
				fc.array(fc.oneof(card(false), others), {minLength: 1, maxLength: 4}),
				(filter, instruments) => {
					const compiled = compile(filter);
					for (const instrument of instruments) {
						const {verdict, because} = compiled.explain(instrument);
						expect({verdict, pointers: because.map(({pointer}) => pointer)}).toEqual(naive(filter, instrument));
					}
				},
			),
			{numRuns: 800},
		);
	});

	test('of thin cards and empty lists: what the naive one decides, and beyond it only what every full card confirms', () => {
		fc.assert(
			fc.property(cardsOnly(true), card(true), (filter, instrument) => {
				const {verdict} = compile(filter).explain(instrument);
				const words = naive(filter, instrument).verdict;
				if (words !== 'undetermined') expect(verdict).toBe(words);
				else if (verdict !== 'undetermined') {
					for (const full of fullCards(instrument)) expect(naive(filter, full).verdict).toBe(verdict);
				}
			}),
			{numRuns: 600},
		);
	});

	test('explain is compile, used once', () => {
		fc.assert(
			fc.property(filters(true), fc.oneof(card(true), others), (filter, instrument) => {
				expect(explain(filter, instrument)).toEqual(compile(filter).explain(instrument));
			}),
			{numRuns: 200},
		);
	});
});

describe('compile', () => {
	test('throws what decode refuses', () => {
		expect(() => compile({allowDefaultOptions: true, options: [{paymentMethodType: 'CRD', enable: true}]})).toThrow(
			/CRD/,
		);
	});

	test('answers alike however many filters and ranges there are', () => {
		const cardFilters = Array.from({length: 20_000}, (_, at) => ({
			enable: at % 2 === 0,
			cardBins: [`${100_000 + at * 10}::${100_000 + at * 10 + 4}`],
		}));
		const large = compile({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
		});
		for (const at of [0, 1, 9_999, 19_999]) {
			const [inside, outside] = [`${100_000 + at * 10 + 4}99`, `${100_000 + at * 10 + 5}`];
			const {verdict, because} = large.explain({type: 'CARD', bin: inside});
			expect(verdict).toBe(at % 2 === 0 ? 'shown' : 'hidden');
			expect(because[0]?.pointer).toBe(`/options/0/cardFilters/${at}`);
			expect(large.explain({type: 'CARD', bin: outside}).because[0]?.rule).toBe('default-reach');
		}
	});

	test('lists whose combinations would not fit are looked at one by one', () => {
		const codes = (stem: string) => Array.from({length: 60}, (_, at) => `${stem}_${at}`);
		const filter = {
			enable: false,
			cardBrands: codes('BRAND'),
			cardSubTypes: codes('SUB'),
			cardBanks: codes('BANK'),
		};
		const wide = compile({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [filter]}],
		});
		const listed = {type: 'CARD', brand: 'BRAND_59', subType: 'SUB_0', bank: 'BANK_7'} as const;
		expect(wide.explain(listed).verdict).toBe('hidden');
		expect(wide.explain({...listed, bank: 'BANK_60'}).verdict).toBe('shown');
		expect(wide.explain({type: 'CARD', brand: 'BRAND_1'}).verdict).toBe('undetermined');
		expect(wide.explain({type: 'CARD', brand: 'BRAND_60'}).verdict).toBe('shown');
	});
});

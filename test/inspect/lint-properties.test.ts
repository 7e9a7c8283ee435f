// Lint compared with naive results: every pair of ranges or filters, every instrument.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isInvalidInputError} from '../../src/index.js';
import {
	type Account,
	compile,
	type Instrument,
	instrumentClasses,
	lint,
	lintRules,
	type RuleId,
} from '../../src/inspect/index.js';
import {corrupted} from './corrupted.js';
import {assignment, filter, inputOf, instrument, subject} from './random-subjects.js';
import {mistaken} from './repair-guarantees.js';
import {type Path, replaced} from './replaced.js';

interface Card {
	readonly enable: boolean;
	readonly cardBins?: readonly string[];
	readonly cardTypes?: readonly string[];
	readonly cardBrands?: readonly string[];
}

const cards = (cardFilters: readonly Card[], allowDefaultOptions = true) => ({
	allowDefaultOptions,
	options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
});
const isFound = (subject: unknown, rule: RuleId) => lint(subject).some(finding => finding.rule === rule);

/** Ranges of one to three digits, so that many meet. */
const range = fc.tuple(fc.integer({min: 1, max: 3}), fc.nat(999), fc.nat(40)).map(([digits, start, length]) => {
	const most = 10 ** digits - 1;
	const from = start % (most + 1);
	const text = (end: number) => String(end).padStart(digits, '0');
	return `${text(from)}::${text(Math.min(most, from + length))}`;
});
const cardType = fc.constantFrom<readonly string[] | undefined>(undefined, ['CREDIT'], ['DEBIT']);
const ranged: fc.Arbitrary<Card> = fc
	.tuple(fc.boolean(), fc.array(range, {minLength: 1, maxLength: 3}), cardType)
	.map(([enable, cardBins, cardTypes]) => ({enable, cardBins, ...(cardTypes && {cardTypes})}));

/** Whether some number of three digits begins with a BIN of both. */
function meet(one: string, other: string): boolean {
	const isIn = (bin: string, range: string) => {
		const [from = '', to = ''] = range.split('::');
		const lead = Number(bin.slice(0, from.length));
		return Number(from) <= lead && lead <= Number(to);
	};
	return Array.from({length: 1000}, (_, bin) => String(bin).padStart(3, '0')).some(
		bin => isIn(bin, one) && isIn(bin, other),
	);
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
	return items.flatMap((one, index) => items.slice(index + 1).map(other => [one, other] as const));
}

describe('BIN ranges', () => {
	const spansOf = (filters: readonly Card[]) =>
		filters.flatMap(({enable, cardBins = [], cardTypes}, filter) =>
			cardBins.map(range => ({filter, enable, range, beside: String(cardTypes)})),
		);

	test('overlap if two filters with equal other criteria have ranges that intersect', () => {
		fc.assert(
			fc.property(fc.array(ranged, {minLength: 1, maxLength: 3}), filters => {
				const naive = pairs(spansOf(filters)).some(
					([one, other]) =>
						one.enable === other.enable &&
						one.beside === other.beside &&
						// The same range twice in one list is a duplicate code.
						!(one.filter === other.filter && one.range === other.range) &&
						meet(one.range, other.range),
				);
				expect(isFound(cards(filters), 'bin-ranges-overlap')).toBe(naive);
			}),
			{numRuns: 300},
		);
	});

	test('contradict if one card can match an enabled and a disabled range', () => {
		fc.assert(
			fc.property(fc.array(ranged, {minLength: 1, maxLength: 3}), filters => {
				const naive = pairs(spansOf(filters)).some(
					([one, other]) =>
						one.enable !== other.enable &&
						(one.beside === other.beside || [one.beside, other.beside].includes('undefined')) &&
						meet(one.range, other.range),
				);
				expect(isFound(cards(filters), 'bin-ranges-contradict')).toBe(naive);
			}),
			{numRuns: 300},
		);
	});
});

test('precedence is undetermined where explain finds filters that disagree on some card', () => {
	const some = (...codes: readonly string[]) => fc.option(fc.subarray([...codes], {minLength: 1}), {nil: undefined});
	const cardFilter = fc
		.tuple(fc.boolean(), some('CREDIT', 'DEBIT'), some('BRAND_A', 'BRAND_B'))
		.map(([enable, cardTypes, cardBrands]) => ({
			enable,
			...(cardTypes && {cardTypes}),
			...(cardBrands && {cardBrands}),
		}))
		.filter(({cardTypes, cardBrands}) => cardTypes !== undefined || cardBrands !== undefined);
	fc.assert(
		fc.property(fc.array(cardFilter, {minLength: 1, maxLength: 4}), filters => {
			const compiled = compile(cards(filters));
			const naive = (['CREDIT', 'DEBIT'] as const).some(cardType =>
				['BRAND_A', 'BRAND_B', 'OTHER'].some(brand =>
					compiled.explain({type: 'CARD', cardType, brand}).because.some(({rule}) => rule === 'filters-disagree'),
				),
			);
			expect(isFound(cards(filters), 'precedence-undetermined')).toBe(naive);
		}),
		{numRuns: 300},
	);
});

test('precedence is undetermined where explain finds plan filters that disagree on some plan', () => {
	const some = (...codes: readonly string[]) => fc.option(fc.subarray([...codes], {minLength: 1}), {nil: undefined});
	const listed = (key: string, codes: typeof issuers) =>
		fc.tuple(codes, fc.boolean()).map(([list, enable]) => list && {[key]: list, enable});
	const issuers = some('P_BANK_A', 'P_BANK_B');
	const planFilter = fc
		.tuple(
			fc.boolean(),
			some('CARD', 'WALLET'),
			listed('issuers', issuers),
			listed('tenures', some('3::6', '6::9', '12::12')),
		)
		.map(([enable, types, issuerFilter, tenureFilter]) => ({
			enable,
			...(types && {paymentMethodType: types[0]}),
			...(issuerFilter && {issuerFilter}),
			...(tenureFilter && {tenureFilter}),
		}));
	fc.assert(
		fc.property(
			fc.array(planFilter, {minLength: 1, maxLength: 3}),
			fc.constantFrom('credit', 'cardless'),
			(filters, group) => {
				const input = {
					allowDefaultOptions: true,
					options: [],
					emiOptions: {noCostEmi: {enable: true, [group]: {enable: true, filters}}},
				};
				const naive = instrumentClasses(input).some(({because}) =>
					because.some(({rule}) => rule === 'plan-filters-disagree'),
				);
				expect(isFound(input, 'precedence-undetermined')).toBe(naive);
			},
		),
		{numRuns: 300},
	);
});

test('a filter that changes nothing shows every instrument, one that leaves nothing hides every one', () => {
	const types = ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'] as const;
	const options = fc
		.subarray([...types])
		.chain(chosen =>
			fc.tuple(
				...chosen.map(paymentMethodType =>
					fc.record({paymentMethodType: fc.constant(paymentMethodType), enable: fc.boolean()}),
				),
			),
		);
	fc.assert(
		fc.property(fc.boolean(), options, (allowDefaultOptions, chosen) => {
			const input = {allowDefaultOptions, options: chosen};
			const compiled = compile(input);
			const verdicts = types.map(type => compiled.explain({type}).verdict);
			expect(isFound(input, 'no-effect')).toBe(allowDefaultOptions && verdicts.every(verdict => verdict === 'shown'));
			expect(isFound(input, 'nothing-left')).toBe(verdicts.every(verdict => verdict === 'hidden'));
		}),
		{numRuns: 300},
	);
});

test('under settled readings a filter that leaves nothing or changes nothing is reported', () => {
	fc.assert(
		fc.property(filter, assignment, (input, readings) => {
			const verdicts = instrumentClasses(input, {readings}).map(({verdict}) => verdict);
			const rules = lint(input, {readings}).map(({rule}) => rule);
			if (verdicts.every(verdict => verdict === 'hidden')) {
				expect(rules.some(rule => rule === 'nothing-left' || rule === 'only-emi-without-emi')).toBe(true);
			}
			const hasNoEffect = input.allowDefaultOptions && verdicts.every(verdict => verdict === 'shown');
			expect(rules.includes('no-effect')).toBe(hasNoEffect);
		}),
		{numRuns: 400},
	);
});

test('any request of nearly the right shape gets issues, and stays unchanged', () => {
	const text = fc.oneof(
		fc.string(),
		fc.constantFrom('A,B', 'NB_A', '@bank', '41::42', '1800000000', '499.00', '<x>', '\u202e'),
	);
	const flag = fc.oneof(fc.boolean(), fc.constant('true'));
	const list = fc.oneof(fc.array(text, {maxLength: 3}), text);
	const option = fc.record(
		{
			paymentMethodType: fc.constantFrom('CARD', 'UPI', 'NB', 'WALLETS'),
			enable: flag,
			paymentMethods: list,
			cardFilters: fc.array(fc.record({enable: flag, cardBins: list, cardBanks: list}, {requiredKeys: []}), {
				maxLength: 3,
			}),
			upiFilters: fc.array(fc.record({enable: flag, upiType: text, upiMethods: list}, {requiredKeys: []}), {
				maxLength: 3,
			}),
			['__proto__']: fc.anything(),
		},
		{requiredKeys: []},
	);
	const filter = fc.record({allowDefaultOptions: flag, options: fc.array(option, {maxLength: 3})}, {requiredKeys: []});
	const request = fc.record(
		{
			payment_filter: filter,
			action: fc.constant('paymentPage'),
			order_id: text,
			amount: text,
			sdk_udf: text,
			constructor: text,
		},
		{requiredKeys: []},
	);
	const names = new Set<string>(lintRules.map(({id}) => id));
	fc.assert(
		fc.property(
			fc.oneof(filter, request, fc.anything({withNullPrototype: true, withDate: true, withMap: true})),
			input => {
				const before = fc.stringify(input);
				for (const {rule, pointer, severity} of lint(input)) {
					expect(pointer).toMatch(/^(?:\/[\x20-\x7e…]*)?$/);
					expect(names.has(rule) || severity === 'error').toBe(true);
				}
				expect(fc.stringify(input)).toBe(before);
			},
		),
		{numRuns: 500},
	);
});

/** False for what is no filter at all. */
function isRead(input: unknown): boolean {
	try {
		return compile(input) !== undefined;
	} catch (error) {
		expect(isInvalidInputError(error)).toBe(true);
		return false;
	}
}

/** Every place of a value inside others. */
function placesIn(value: unknown): readonly Path[] {
	if (typeof value !== 'object' || value === null) return [[]];
	return [[], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map(path => [key, ...path]))];
}

describe('lint names every reading that explain names', () => {
	const partial = assignment.chain(readings => fc.subarray(Object.entries(readings))).map(Object.fromEntries);
	const namedIn = (issues: readonly {readonly message: string}[]) =>
		new Set(issues.flatMap(({message}) => /settle the reading (\w+)/.exec(message)?.[1] ?? []));
	const readingsIn = (because: readonly {readonly reading?: string}[]) => because.flatMap(({reading}) => reading ?? []);
	const expectAllNamed = (input: unknown, account: Account, instruments: readonly Instrument[]) => {
		const compiled = compile(input, account);
		const classes = instrumentClasses(input, account);
		// A UPI payment by a provider code is in a class only where the filter lists such codes.
		const isByCode = (one: Instrument) => one.type === 'UPI' && 'code' in one;
		const members = instruments.filter(one => !isByCode(one) || classes.some(({instrument}) => isByCode(instrument)));
		const asked = [...classes, ...members.map(one => compiled.explain(one))];
		const named = namedIn(lint(input, account));
		// Where a part cannot be read, whether a reading matters is unknown until it can.
		const read = asked.filter(({because}) => !because.some(({rule}) => rule === 'unreadable'));
		expect([...new Set(read.flatMap(({because}) => readingsIn(because)))].filter(one => !named.has(one))).toEqual([]);
	};

	test('of valid inputs, and no other', () => {
		fc.assert(
			fc.property(subject, partial, fc.array(instrument, {maxLength: 20}), (one, readings, instruments) => {
				const input = inputOf(one);
				expectAllNamed(input, {readings}, instruments);
				const asked = instrumentClasses(input, {readings}).flatMap(({because}) => readingsIn(because));
				const open = lint(input, {readings}).filter(({rule}) => rule !== 'empty-list' && rule !== 'ignored-list');
				expect([...namedIn(open)].filter(one => !asked.includes(one))).toEqual([]);
			}),
			{numRuns: 4000},
		);
	});

	test('of inputs with mistakes that can be corrected, and others', () => {
		fc.assert(
			fc.property(
				fc.oneof(corrupted, mistaken),
				fc.array(instrument, {maxLength: 20}),
				({input, account}, instruments) => {
					fc.pre(isRead(input));
					expectAllNamed(input, account, instruments);
				},
			),
			{numRuns: 3000},
		);
	});

	test('of inputs with a value of another type', () => {
		const wrong = fc.constantFrom<unknown>(7, 'yes', null, [], {}, ['x', 7]);
		fc.assert(
			fc.property(
				subject,
				partial,
				fc.nat(),
				wrong,
				fc.array(instrument, {maxLength: 20}),
				(one, readings, at, value, instruments) => {
					const input = inputOf(one);
					const places = placesIn(input);
					const damaged = replaced(input, places[at % places.length] ?? [], value);
					fc.pre(isRead(damaged));
					expectAllNamed(damaged, {readings}, instruments);
				},
			),
			{numRuns: 3000},
		);
	});
});

describe('of thousands of filters, lint names the reading of what none of them matches', () => {
	const many = <Item>(item: (index: number) => Item) => Array.from({length: 3000}, (_, index) => item(index));
	const inOption = (paymentMethodType: string, filters: object, allowDefaultOptions = true) => ({
		allowDefaultOptions,
		options: [{paymentMethodType, enable: true, ...filters}],
	});
	const inGroup = (group: string, filters: readonly object[]) => ({
		allowDefaultOptions: true,
		options: [],
		emiOptions: {noCostEmi: {enable: true, [group]: {enable: true, filters}}},
	});

	test.each([
		[
			'banks and types of cards',
			inOption('CARD', {
				cardFilters: many(index => ({enable: true, cardBanks: [`BANK_Q${index}`], cardTypes: ['CREDIT']})),
			}),
			'/options/0/cardFilters',
		],
		[
			'BIN ranges',
			inOption(
				'CARD',
				{cardFilters: many(index => ({enable: false, cardBins: [`${400_000 + 2 * index}::${400_000 + 2 * index}`]}))},
				false,
			),
			'/options/0/cardFilters',
		],
		[
			'UPI apps, and all handles',
			inOption('UPI', {
				upiFilters: [
					{enable: true, upiType: 'COLLECT'},
					...many(index => ({enable: true, upiType: 'INTENT', upiMethods: [`APP_Q${index}`]})),
				],
			}),
			'/options/0/upiFilters',
		],
		[
			'issuers of plans',
			inGroup(
				'credit',
				many(index => ({enable: true, issuerFilter: {enable: true, issuers: [`P_BANKQ${index}`]}})),
			),
			'/emiOptions/noCostEmi/credit/filters',
		],
	])('%s', (_, input, pointer) => {
		expect(lint(input).map(issue => `${issue.rule} ${issue.pointer}`)).toContain(`default-reach ${pointer}`);
	});
});

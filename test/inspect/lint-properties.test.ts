// Lint compared with naive results: every pair of ranges or filters, every instrument.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isInvalidInputError} from '../../src/index.js';
import {type Account, compile, type Instrument, instrumentClasses, lint, type RuleId} from '../../src/inspect/index.js';
import {corrupted} from './corrupted.js';
import {assignment, filter, inputOf, instrument, subject} from './random-subjects.js';
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
			fc.property(corrupted, fc.array(instrument, {maxLength: 20}), ({input, account}, instruments) => {
				fc.pre(isRead(input));
				expectAllNamed(input, account, instruments);
			}),
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

// decisionTable: the rules of each row, those that change nothing, and the text for people who review it.
import {describe, expect, test} from 'vitest';
import {type AnyFilter, filter, paylock, rules} from '../../src/index.js';
import {decisionTable, explain, instrumentClasses} from '../../src/inspect/index.js';

const base = filter().allowDefaults(true);
const noCash = rules('no cash from 1,000').hide('CASH');

describe('rules', () => {
	test('a row names those that decide something in it', () => {
		const {rows, unusedRules} = decisionTable({total: [999, 1000], isAbroad: [false, true]}, ({total, isAbroad}) =>
			base
				.when(total >= 1000, more => more.include(noCash))
				.when(isAbroad, more => more.include(rules('abroad').hide('UPI'))),
		);
		expect(rows.map(row => row.rules)).toEqual([
			[],
			['abroad'],
			['no cash from 1,000'],
			['no cash from 1,000', 'abroad'],
		]);
		expect(unusedRules).toEqual([]);
		for (const {input, rules: names} of rows) {
			const found = instrumentClasses(input).flatMap(({instrument}) => explain(input, instrument).rules ?? []);
			expect(new Set(found)).toEqual(new Set(names));
		}
	});

	test('carts of one row may have different ones', () => {
		const {rows} = decisionTable({why: ['risk', 'gift']}, ({why}) => base.include(rules(why).hide('CASH')));
		expect(rows.map(row => row.rules)).toEqual([['risk', 'gift']]);
	});

	test('unused are those that can all go: of two that do the same, the later one', () => {
		const {unusedRules, rows} = decisionTable({total: [1, 2]}, ({total}: {total: number}) =>
			base
				.include(rules('first').hide('CASH'))
				.include(rules('same').hide('CASH'))
				.include(rules('wallets').hide('WALLET'))
				.include(rules('one wallet').hide('WALLET', ['WALLET_A']))
				.when(total === 3, more => more.include(rules('never included').hide('UPI')))
				.include(rules('nothing')),
		);
		expect(unusedRules).toEqual(['same', 'one wallet', 'nothing']);
		expect(rows[0]?.rules).toEqual(['first', 'same', 'wallets', 'one wallet']);
	});

	test('the Markdown has a column only if some filter includes rules', () => {
		const head = (text: string) => text.split('\n')[0];
		expect(head(decisionTable({a: [1]}, () => base.hide('CASH')).toMarkdown())).not.toContain('Rules');
		const text = decisionTable({a: [1]}, () => base.include(rules('risk <b>').hide('CASH'))).toMarkdown();
		expect(head(text)?.endsWith('| Rules |')).toBe(true);
		expect(text).toContain('| risk \\<b\\> |');
	});
});

describe('the Markdown', () => {
	const linesOf = (text: string) => text.split('\n\n')[0]?.split('\n').slice(2) ?? [];
	const cells = (line: string | undefined) => line?.split(' | ') ?? [];

	test.each(['constructor', 'toString', '__proto__'])('has an axis called %s', name => {
		const table = decisionTable({[name]: [1, 2], n: [1, 2]}, ({n}) => base.when(n === 1, more => more.hide('CASH')));
		expect(table.unusedAxes).toEqual([name]);
		expect(linesOf(table.toMarkdown()).map(line => cells(line)[1])).toEqual(['any', 'any']);
	});

	test('has a header for the number of the row', () => {
		expect(decisionTable({a: [1]}, () => base).toMarkdown()).toMatch(/^\| # \| a \|/);
	});

	test.each([
		['some shown, some uncertain', {allowDefaultOptions: true, enable: true, isMixed: false}],
		['some hidden, some uncertain', {allowDefaultOptions: false, enable: false, isMixed: false}],
		['some shown, some hidden, some uncertain', {allowDefaultOptions: true, enable: true, isMixed: true}],
	])('says that a type is %s', (words, {allowDefaultOptions, enable, isMixed}) => {
		const cardFilters = [
			{cardTypes: ['CREDIT'], enable},
			...(isMixed ? [{cardTypes: ['DEBIT'], cardBanks: ['BANK_A'], enable: !enable}] : []),
		];
		const options = [{paymentMethodType: 'CARD', enable: true, cardFilters}];
		const text = decisionTable({a: [1]}, () => ({allowDefaultOptions, options})).toMarkdown();
		expect(cells(linesOf(text)[0])[2]).toBe(words);
		expect(text).not.toContain('in part');
	});

	test('writes the same values in the table and in the heading', () => {
		const text = decisionTable({total: [1, 2, 3]}, ({total}) =>
			base.when(total < 3, more => more.hide('CASH')),
		).toMarkdown();
		expect(text).toContain('| 1 | 1 or 2 |');
		expect(text).toContain('## 1. Total 1 or 2\n');
	});

	test('writes different values differently, and nothing that Markdown or HTML reads', () => {
		const self: Record<string, unknown> = {};
		self.self = self;
		const values = [
			99n,
			self,
			{},
			Number.NaN,
			null,
			'null',
			1.5,
			'1.5',
			'x, y',
			'x or y',
			'',
			' ',
			new Map([[1, 2]]),
			new Map(),
			'<b>',
			'[a](b)',
			'a*b',
			'`',
			'a|b',
			'WALLET_A',
			'_a_',
			'a\nb',
			true,
			'true',
		];
		const text = decisionTable({'a\n<b>': values}, cart =>
			base.hide('WALLET', [`W${values.indexOf(cart['a\n<b>'])}`]),
		).toMarkdown();
		const column = linesOf(text).map(line => /^\| \d+ \| (.*?) \| (?:shown|in part)/.exec(line)?.[1]);
		expect(new Set(column).size).toBe(values.length);
		expect(column).toContain('WALLET_A');
		expect(column).toContain('"\\<b\\>"');
		expect(text.split('\n')[0]).toContain('| a\\\\u000a\\<b\\> |');
		expect(text.replaceAll(/\\./g, '')).not.toMatch(/[<>*`[]/);
	});

	test('nests what is inside an item', () => {
		const text = decisionTable({a: [1]}, () => base.cards(cards => cards.hideTypes('CREDIT'))).toMarkdown();
		expect(text).toContain('- Cards:\n  - hidden: credit cards\n  - shown: everything else');
	});

	test('says why carts are refused, and not where; the other cells are empty', () => {
		const refusing: AnyFilter = base;
		const table = decisionTable({isAbroad: [false, true], isGift: [false, true]}, ({isAbroad, isGift}) =>
			refusing
				.when(isAbroad, more => more.hide('UPI'))
				.include(noCash)
				.when(isGift, more => more.include(rules('gift').show('CASH'))),
		);
		const why = 'CASH is already hidden by the rules "no cash from 1,000": change them, or the rules "gift"';
		const refused = table.rows.filter(({error}) => error !== undefined);
		expect(refused.map(({when}) => when)).toEqual([[{isGift: [true]}]]);
		const text = table.toMarkdown();
		expect(linesOf(text).find(line => line.includes('no filter'))).toMatch(
			/^\| 2 \| any \| true \| no filter: [^|]*(?:\| +)+\|$/,
		);
		expect(text).toContain(`No filter: ${why}\n`);
	});
});

test('the issues are those under the account of each cart', () => {
	const kits = {
		A: paylock({}),
		B: paylock({guarantees: {shown: [{type: 'CASH'}]}}),
		C: paylock({enabled: {UPI: true}}),
	};
	const rowsOf = (countries: readonly (keyof typeof kits)[]) =>
		decisionTable({country: countries}, ({country}) => kits[country].filter().allowDefaults(true).hide('CASH')).rows;
	for (const pair of [
		['A', 'B'],
		['B', 'A'],
	] as const) {
		expect(rowsOf(pair).map(({issues}) => issues.map(({rule}) => rule))).toEqual([['guarantee-broken']]);
	}
	expect(rowsOf(['A', 'C'])).toHaveLength(2);
});

test('too many filters are refused before any is compared', () => {
	const many = Array.from({length: 1001}, (_, index) => index);
	expect(() => decisionTable({a: many}, ({a}) => base.hide('WALLET', [`W${a}`]))).toThrow(
		'more than 1000 different filters',
	);
});

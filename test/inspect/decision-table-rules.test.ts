// decisionTable: the rules of each row, those that change nothing, and the text for people who review it.
import {createRequire} from 'node:module';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type AnyFilter, filter, paylock, rules} from '../../src/index.js';
import {decisionTable, explain, instrumentClasses} from '../../src/inspect/index.js';

// Its types are not installed.
const markdown = createRequire(import.meta.url)('markdown-it')({html: true, linkify: false});
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
		expect(text).toContain('## 1. total 1 or 2\n');
	});

	// Each value of one axis, and its text.
	const self: Record<string, unknown> = {};
	self.self = self;
	const VALUES: readonly (readonly [value: unknown, text: string])[] = [
		[99n, '99n'],
		[self, 'an object (1)'],
		[{big: 1n}, 'an object (2)'],
		[{}, '{} (1)'],
		[new Map(), '{} (2)'],
		[Number.NaN, 'NaN'],
		['NaN', '"NaN"'],
		[null, 'null'],
		['null', '"null"'],
		[undefined, 'undefined'],
		[1.5, '1.5'],
		['1.5', '"1.5"'],
		[true, 'true'],
		['true', '"true"'],
		[Symbol('a'), 'Symbol(a) (1)'],
		[Symbol('a'), 'Symbol(a) (2)'],
		[() => 1, 'a function'],
		['a function', '"a function"'],
		['x, y', '"x, y"'],
		['x or y', '"x or y"'],
		['any', '"any"'],
		['', '""'],
		[' ', '" "'],
		['two  blanks', 'two  blanks'],
		['1  2', '"1  2" (1)'],
		['1 2', '"1 2" (2)'],
		['WALLET_A', 'WALLET_A'],
		['Zürich', 'Zürich'],
		['WALLET_\u0410', 'WALLET_\\u0410'],
		['a\u200bb', '"a\\u200bb"'],
		['a\u00a0b', '"a\\u00a0b"'],
		['a\nb', '"a\\nb"'],
		['<b>', '"<b>"'],
		['[a](b)', '"[a](b)"'],
		['**a**', '"**a**"'],
		['a|b', '"a|b"'],
		['a\\|b', '"a\\\\|b"'],
		['<!--', '"<!--"'],
	];

	test('shows values in a CommonMark renderer as these texts, each a different one', () => {
		const values = VALUES.map(([value]) => value);
		const axis = 'a\n<b>|*_x_*\\';
		const text = decisionTable({[axis]: values}, cart =>
			base.hide('WALLET', [`W${values.indexOf(cart[axis])}`]),
		).toMarkdown();
		const {head, rows, headings} = rendered(text);
		expect(head[1]).toBe('a\\u000a<b>|*_x_*\\');
		expect(rows.map(row => row[1])).toEqual(VALUES.map(([, shown]) => shown));
		expect(new Set(rows.map(row => row[1])).size).toBe(values.length);
		expect(headings).toEqual(VALUES.map(([, shown], index) => `${index + 1}. a\\u000a<b>|*_x_*\\ ${shown}`));
	});

	test.each(['ohne Bargeld ab 1.000 €', 'नकद नहीं', '👩 💻', 'https://a.example', '    a', ' a ', '1. a', '| --- |'])(
		'shows the rules %s in a CommonMark renderer as that text',
		name => {
			const table = decisionTable({a: [1]}, () => base.include(rules(name).hide('CASH')));
			const {rows, items} = rendered(table.toMarkdown());
			expect(rows.map(row => row.at(-1))).toEqual([name]);
			expect(items).toEqual(['Hidden: cash on delivery', `Cash on delivery: ${name}`]);
			expect(table.rows[0]?.rules).toEqual([name]);
		},
	);

	test('axes have different names', () => {
		const axes = {'a\nb': [1], 'a\\u000ab': [1], '': [1], '""': [1], A: [1], '\u0410': [1]};
		expect(rendered(decisionTable(axes, () => base.hide('CASH')).toMarkdown()).head.slice(1, 7)).toEqual([
			'a\\u000ab (1)',
			'a\\u000ab (2)',
			'"" (1)',
			'"" (2)',
			'A',
			'\\u0410',
		]);
	});

	test('any text is shown as that text', () => {
		const word = fc.constantFrom(...'<>&*_`[]()|\\~#-+=.1) !$\n\t:"\'aé\u0301\u202e'.split(''));
		const anyText = fc.array(word, {minLength: 1, maxLength: 8}).map(units => units.join(''));
		const visible = (text: string) =>
			text.replaceAll(/[\n\t\u202e]/g, one => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
		fc.assert(
			fc.property(anyText, anyText, (value, axis) => {
				const name = value.replaceAll(/[\n\t\u202e]|\u0301/g, 'x');
				const {rows, head} = rendered(
					decisionTable({[axis]: [value, 1]}, () => base.include(rules(`a${name}`).hide('CASH'))).toMarkdown(),
				);
				expect(head[1]).toBe(visible(axis));
				expect(rows.map(row => [row[1], row.at(-1)])).toEqual([['any', `a${name}`]]);
				const both = rendered(
					decisionTable({[axis]: [value, 1]}, cart => (cart[axis] === 1 ? base : base.hide('CASH'))).toMarkdown(),
				);
				const shown = both.rows[0]?.[1] ?? '';
				expect([value, JSON.stringify(value)].map(visible)).toContain(shown);
			}),
		);
	});

	test('nests what is inside an item', () => {
		const text = decisionTable({a: [1]}, () => base.cards(cards => cards.hideTypes('CREDIT'))).toMarkdown();
		expect(text).toContain('- Cards:\n  - hidden: credit cards\n  - shown: debit cards');
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

/** What a CommonMark renderer makes of a table: the texts of its cells, of the headings and of the items. */
function rendered(text: string) {
	const tokens: readonly Token[] = markdown.parse(text, {});
	const textsIn = (type: string) =>
		tokens.flatMap(({content, children}, index) =>
			tokens[index - 1]?.type === type ? [children?.map(child => child.content).join('') ?? content] : [],
		);
	const head = textsIn('th_open');
	const cells = textsIn('td_open');
	return {
		head,
		rows: Array.from({length: cells.length / head.length}, (_, row) =>
			cells.slice(row * head.length, (row + 1) * head.length),
		),
		headings: textsIn('heading_open'),
		items: tokens.flatMap((token, index) =>
			tokens[index - 2]?.type === 'list_item_open' ? [token.children?.map(child => child.content).join('') ?? ''] : [],
		),
	};
}

/** The part of a token of the renderer that is used here; it brings no types. */
interface Token {
	readonly type: string;
	readonly content: string;
	readonly children: readonly {readonly content: string}[] | null;
}

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

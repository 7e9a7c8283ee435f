// toCode: very long lists and chains are split, and the code still runs.
import {describe, expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {isBuilder, json} from './run-code.js';

const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: list});
const cards = (...cardFilters: readonly object[]) => options({paymentMethodType: 'CARD', enable: true, cardFilters});
const upi = (...upiFilters: readonly object[]) => options({paymentMethodType: 'UPI', enable: true, upiFilters});
const issuers = (...filters: readonly object[]) => ({
	...options(),
	emiOptions: {
		noCostEmi: {
			enable: true,
			credit: {enable: true, filters: filters.map(issuerFilter => ({enable: true, issuerFilter}))},
		},
	},
});
const codes = (count: number, stem: string) => Array.from({length: count}, (_, index) => `${stem}${index}`);

/** The lines of code that are not items of a list. */
const frame = (code: string) => code.split('\n').filter(line => !/^\t+'/.test(line));

const thousand = codes(1000, 'A');
const more = codes(1001, 'A');

describe('more than a thousand values are not passed as arguments', () => {
	test.each([
		[
			'card lists',
			cards({cardBanks: codes(1000, 'B'), enable: false}, {cardBanks: more, enable: false}),
			[
				"import {filter} from 'paylock';",
				'',
				'export const paymentFilter = filter()',
				'\t.allowDefaults(true)',
				'\t.cards(cards =>',
				'\t\tcards',
				'\t\t\t.hideBanks(',
				'\t\t\t)',
				'\t\t\t.hide({',
				'\t\t\t\tbanks: [',
				'\t\t\t\t],',
				'\t\t\t}),',
				'\t);',
				'',
			],
		],
		[
			'apps',
			upi(
				{upiType: 'INTENT', upiMethods: thousand, enable: false},
				{upiType: 'INTENT', upiMethods: codes(1001, 'B'), enable: false},
			),
			[
				"import {filter} from 'paylock';",
				'',
				'export const paymentFilter = filter()',
				'\t.allowDefaults(true)',
				'\t.upi(upi =>',
				'\t\tupi',
				'\t\t\t.hideIntent(',
				'\t\t\t)',
				'\t\t\t.hideIntent(...[',
				'\t\t\t]),',
				'\t);',
				'',
			],
		],
		[
			'issuers',
			issuers({issuers: thousand, enable: false}, {issuers: more, enable: true}),
			[
				"import {filter} from 'paylock';",
				'',
				'export const paymentFilter = filter()',
				'\t.allowDefaults(true)',
				'\t.emi(emi =>',
				"\t\temi.show('noCost', groups =>",
				"\t\t\tgroups.show('credit', plans =>",
				'\t\t\t\tplans',
				'\t\t\t\t\t.show({',
				'\t\t\t\t\t\tissuers: {',
				'\t\t\t\t\t\t\texcept: [',
				'\t\t\t\t\t\t\t],',
				'\t\t\t\t\t\t},',
				'\t\t\t\t\t})',
				'\t\t\t\t\t.show({',
				'\t\t\t\t\t\tissuers: {',
				'\t\t\t\t\t\t\tonly: [',
				'\t\t\t\t\t\t\t],',
				'\t\t\t\t\t\t},',
				'\t\t\t\t\t}),',
				'\t\t\t),',
				'\t\t),',
				'\t);',
				'',
			],
		],
	])('%s', async (_, filter, lines) => {
		const code = toCode(filter);
		expect(frame(code)).toEqual(lines);
		expect(await json(code)).toEqual(filter);
	});
});

describe('more than 200 calls are split into several chains', () => {
	const filters = (count: number) => cards(...codes(count, 'BANK_').map(bank => ({cardBanks: [bank], enable: false})));
	const calls = (from: number, to: number, indent: string) =>
		codes(to, 'BANK_')
			.slice(from)
			.map(bank => `\n${indent}.hideBanks('${bank}')`)
			.join('');

	test.each([
		[200, `\t.cards(cards =>\n\t\tcards${calls(0, 200, '\t\t\t')},\n\t);\n`],
		[
			400,
			`\t.cards(cards =>
		[
			cards =>
				cards${calls(0, 200, '\t\t\t\t\t')},
			cards =>
				cards${calls(200, 400, '\t\t\t\t\t')},
		].reduce((recipe, next) => next(recipe), cards),
	);
`,
		],
		[
			401,
			`\t.cards(cards =>
		[
			cards =>
				cards${calls(0, 200, '\t\t\t\t\t')},
			cards =>
				cards${calls(200, 400, '\t\t\t\t\t')},
			cards => cards.hideBanks('BANK_400'),
		].reduce((recipe, next) => next(recipe), cards),
	);
`,
		],
	])('%i', async (count, chain) => {
		const code = toCode(filters(count));
		expect(code).toBe(
			`import {filter} from 'paylock';\n\nexport const paymentFilter = filter()\n\t.allowDefaults(true)\n${chain}`,
		);
		expect(await json(code)).toEqual(filters(count));
	});
});

test('50,000 handles are spread into one call, more are a plain object', () => {
	const handles = (count: number) => upi({upiType: 'COLLECT', upiMethods: codes(count, '@bank'), enable: false});
	expect(isBuilder(toCode(handles(50_000)))).toBe(true);
	expect(toCode(handles(50_001)).split('\n')[0]).toContain('a list has more than 50000 items');
});

test.each([
	[
		'cards',
		(index: number) => ({
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [{cardBanks: [`B${index}`], enable: false}],
		}),
	],
	[
		'apps',
		(index: number) => ({
			paymentMethodType: 'UPI',
			enable: true,
			upiFilters: [{upiMethods: [`APP_${index}`], enable: true}],
		}),
	],
	['wallets', (index: number) => ({paymentMethodType: 'WALLET', enable: false, paymentMethods: [`W${index}`]})],
	['types of the account', (index: number) => ({paymentMethodType: `TYPE_${index}`, enable: true})],
])(
	'the code of 5,000 options is written: %s',
	(_, optionOf) => {
		const options = Array.from({length: 5_000}, (_unused, index) => optionOf(index));
		const types = options.map(({paymentMethodType}) => paymentMethodType).filter(type => type.startsWith('TYPE_'));
		const code = toCode({allowDefaultOptions: true, options}, {exact: true, ...(types.length > 0 && {types})});
		expect(code).toContain('export const paymentFilter');
	},
	60_000,
);

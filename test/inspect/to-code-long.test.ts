// toCode: very long lists and chains are split, and the code still runs.
import {expect, test} from 'vitest';
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

const thousand = codes(1000, 'A');
const more = codes(1001, 'A');

test.each<readonly [what: string, filter: object, lists: readonly string[]]>([
	[
		'card lists',
		cards({cardBanks: codes(1000, 'B'), enable: false}, {cardBanks: more, enable: false}),
		['.hideBanks(', 'banks: ['],
	],
	[
		'apps',
		upi(
			{upiType: 'INTENT', upiMethods: thousand, enable: false},
			{upiType: 'INTENT', upiMethods: codes(1001, 'B'), enable: false},
		),
		['.hideIntent(', '.hideIntent(...['],
	],
	['issuers', issuers({issuers: thousand, enable: false}, {issuers: more, enable: true}), ['except: [', 'only: [']],
])('more than a thousand values are not passed as arguments: %s', async (_, filter, lists) => {
	const code = toCode(filter);
	const lines = code.split('\n').map(line => line.trim());
	expect(lines.filter((line, index) => !line.startsWith("'") && lines[index + 1]?.startsWith("'"))).toEqual(lists);
	expect(await json(code)).toEqual(filter);
});

test.each([
	[200, 1],
	[400, 2],
	[401, 3],
])('%i calls are split into %i chains of 200', async (count, chains) => {
	const filter = cards(...codes(count, 'BANK_').map(bank => ({cardBanks: [bank], enable: false})));
	const code = toCode(filter);
	const parts = code.split(/cards => *\n\t+cards(?=\n|\.)|cards => cards(?=\.)/).slice(1);
	expect(parts.map(part => part.split('.hideBanks(').length - 1)).toEqual(
		[200, 200, 1].slice(0, chains).map(most => Math.min(most, count)),
	);
	expect(code.includes('\t\t].reduce((recipe, next) => next(recipe), cards),\n')).toBe(chains > 1);
	expect(await json(code)).toEqual(filter);
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

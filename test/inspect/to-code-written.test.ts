// toCode: the generated module, compared line by line and run.
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {json} from './run-code.js';

const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: list});
const cards = (...cardFilters: readonly object[]) => options({paymentMethodType: 'CARD', enable: true, cardFilters});
const hide = (paymentMethodType: string, ...paymentMethods: readonly string[]) =>
	options({paymentMethodType, enable: false, paymentMethods});
const plans = (...filters: readonly object[]) => ({
	...options(),
	emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters}}},
});
const long = 'LONG'.repeat(12);

/** The start of a module for a filter, with or without an account. */
const start = (account = '') =>
	`import {${account === '' ? 'filter' : 'paylock'}} from 'paylock';
${account}
export const paymentFilter = filter()
	.allowDefaults(true)
`;

/** What is written, after the start of the module. */
const written: Readonly<Record<string, readonly [filter: object, code: string, account?: string]>> = {
	'a list too wide for its line': [
		hide('WALLET', `WALLET_${long}`, `WALLET_B_${long}`),
		`	.hide('WALLET', [
		'WALLET_${long}',
		'WALLET_B_${long}',
	]);
`,
	],
	'one card list too wide for its line': [
		cards({cardBanks: [`BANK_A_${long}`, `BANK_B_${long}`], enable: false}),
		`	.cards(cards =>
		cards.hideBanks(
			'BANK_A_${long}',
			'BANK_B_${long}',
		),
	);
`,
	],
	'card lists with one that is too wide for its line': [
		cards({cardBanks: [`BANK_A_${long}`, `BANK_B_${long}`], cardTypes: ['CREDIT'], enable: false}),
		`	.cards(cards =>
		cards.hide({
			types: ['CREDIT'],
			banks: [
				'BANK_A_${long}',
				'BANK_B_${long}',
			],
		}),
	);
`,
	],
	'a plan filter too wide for its line': [
		plans(
			{
				enable: true,
				paymentMethodType: 'CARD',
				paymentMethod: [`CODE_A_${long}`, `CODE_B_${long}`],
				issuerFilter: {issuers: [`PREFIX_BANKA_${long}`, `PREFIX_BANKB_${long}`], enable: false},
				tenureFilter: {tenures: ['3::6'], enable: true},
			},
			{enable: false, paymentMethod: 'C'},
		),
		`	.emi(emi =>
		emi.show('noCost', groups =>
			groups.show('credit', plans =>
				plans
					.show({
						paymentMethodType: 'CARD',
						paymentMethod: [
							'CODE_A_${long}',
							'CODE_B_${long}',
						],
						issuers: {
							except: [
								'PREFIX_BANKA_${long}',
								'PREFIX_BANKB_${long}',
							],
						},
						tenures: {only: ['3::6']},
					})
					.hide({paymentMethod: 'C'}),
			),
		),
	);
`,
	],
	'tenures in another encoding': [
		plans({enable: true, issuerFilters: {tenures: ['3::6'], enable: false}}),
		`	.emi(emi =>
		emi.show('noCost', groups =>
			groups.show('credit', plans => plans.show({tenures: {except: ['3::6']}})),
		),
	);
`,
		`
const {filter} = paylock({tenureEncoding: 'issuerFilters'});
`,
	],
	'providers doubled for one prefix next to whole types': [
		options(
			{paymentMethodType: 'NB', enable: false},
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']},
			{paymentMethodType: 'REWARD', enable: false, paymentMethods: ['PREFIX_POINTS']},
		),
		`	.hide('NB')
	.hide('WALLET', ['WALLET_A'])
	.hide('REWARD', ['PREFIX_POINTS'])
	.forMandates('PREFIX');
`,
	],
	'providers doubled in order in one list and out of order in another': [
		options(
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'PREFIX_WALLET_A']},
			{paymentMethodType: 'CONSUMER_FINANCE', enable: false, paymentMethods: ['PREFIX_CODE_A', 'CODE_A']},
		),
		`	.hide('WALLET', ['WALLET_A', 'PREFIX_WALLET_A'])
	.hide('CONSUMER_FINANCE', ['PREFIX_CODE_A', 'CODE_A']);
`,
	],
	'providers doubled twice by hand': [
		hide('WALLET', 'WALLET_A', 'PREFIX_WALLET_A', 'PREFIX_PREFIX_WALLET_A'),
		`	.hide('WALLET', ['WALLET_A', 'PREFIX_WALLET_A', 'PREFIX_PREFIX_WALLET_A']);
`,
	],
	'quotation marks of both kinds': [
		hide('WALLET', `"A'`, '\\"'),
		`	.hide('WALLET', ['"A\\'', '\\\\"']);
`,
	],
};

test.each(Object.entries(written))('%s', async (_, [filter, code, account]) => {
	expect(toCode(filter)).toBe(start(account) + code);
	expect(await json(start(account) + code)).toEqual(filter);
});

test('a list that ends at the hundredth character is on one line, a longer one on several', () => {
	const most = 100 - `\t.hide('WALLET', ['']`.length;
	expect(toCode(hide('WALLET', 'W'.repeat(most)))).toContain(`\n\t.hide('WALLET', ['${'W'.repeat(most)}']);\n`);
	expect(toCode(hide('WALLET', 'W'.repeat(most + 1)))).toContain(`\n\t\t'${'W'.repeat(most + 1)}',\n`);
});

// summarize: what a reader who does not read JSON relies on, beside what the corpus describes.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {filter} from '../../src/index.js';
import {type Account, type Readings, summarize} from '../../src/inspect/index.js';
import {page} from './page.js';

const option = (paymentMethodType: string, enable: unknown, lists: object = {}) => ({
	paymentMethodType,
	enable,
	...lists,
});
const filterOf = (allowDefaultOptions: unknown, ...options: readonly object[]) => ({allowDefaultOptions, options});
const codes = (type: string, enable: boolean, ...paymentMethods: readonly string[]) =>
	option(type, enable, {paymentMethods});
const cards = (...cardFilters: readonly object[]) => option('CARD', true, {cardFilters});
const upi = (...upiFilters: readonly object[]) => option('UPI', true, {upiFilters});
const emi = (emiOptions: object, ...options: readonly object[]) => ({...filterOf(true, ...options), emiOptions});
const on = {enable: true};
const off = {enable: false};
const credit = {...off, cardTypes: ['CREDIT']};
const bankA = {cardBanks: ['BANK_A']};
const mandate = {'mandate.max_amount': '1.00', 'mandate.start_date': '1893456000', 'mandate.end_date': '1924992000'};

const EVERY = 'Customers see every payment option, except as follows:';
const NONE = 'Customers see no payment option, except as follows:';
const ask = (question: string, reading: keyof Readings) => `- Open question: ${question} (reading ${reading})`;
const REACH = ask(
	'If no list inside a type matches an instrument, does allowDefaultOptions apply to it?',
	'defaultsInside',
);
const PRECEDENCE = ask(
	'If one card, UPI or plan filter enables an instrument and another disables it, which one counts?',
	'precedence',
);
const UNNAMED = ask(
	'If allowDefaultOptions is false, are EMI kinds and plan groups shown that the filter does not name?',
	'unnamedEmi',
);

test.each<[what: string, input: unknown, lines: readonly string[], account?: Account]>([
	['a session without a filter', page, ['Customers see every payment option.']],
	[
		'whole types',
		filterOf(true, option('CASH', false), option('WALLET', false)),
		[EVERY, '- Hidden: wallets, cash on delivery'],
	],
	[
		'the only types',
		filterOf(false, option('UPI', true), option('WALLET', true)),
		['Customers see only UPI and wallets.'],
	],
	[
		'codes',
		filterOf(true, codes('WALLET', false, 'WALLET_A', 'WALLET_B'), codes('REWARD', false, 'A')),
		[
			EVERY,
			'- Wallets: WALLET_A and WALLET_B are hidden; all other wallets are shown.',
			'- Rewards: A is hidden; all other rewards are shown.',
		],
	],
	[
		'codes beside a whole type',
		filterOf(false, option('UPI', true), codes('NB', true, 'NB_A')),
		['Customers see only UPI, except as follows:', '- Net banking: NB_A is shown; all other banks are hidden.'],
	],
	[
		'codes that may be the only ones',
		filterOf(true, codes('NB', true, 'NB_A')),
		[EVERY, '- Net banking: NB_A is shown; all other banks are uncertain.', REACH],
	],
	[
		'a settled reading',
		filterOf(true, codes('WALLET', true)),
		['Customers see every payment option.'],
		{readings: {emptyList: 'ignored'}},
	],
	[
		'all lists of a card filter',
		filterOf(true, cards({...credit, ...bankA, cardBrands: ['B', 'C'], cardSubTypes: ['S'], cardBins: ['41::42']})),
		[
			EVERY,
			'- Cards:',
			'    hidden: credit cards (brand B or C, sub type S, bank BANK_A, numbers 41 to 42)',
			'    shown: everything else',
		],
	],
	[
		'card filters that share nothing',
		filterOf(true, cards({...credit, ...bankA}, {...off, cardTypes: ['DEBIT'], cardBanks: ['BANK_B']})),
		[
			EVERY,
			'- Cards:',
			'    hidden: debit cards (bank BANK_B)',
			'    hidden: credit cards (bank BANK_A)',
			'    shown: everything else',
		],
	],
	[
		'card filters that overlap and agree',
		filterOf(true, cards({...credit, ...bankA}, {...off, cardBins: ['41::42']})),
		[
			EVERY,
			'- Cards:',
			'    hidden: credit cards (bank BANK_A)',
			'    hidden: cards (numbers 41 to 42)',
			'    shown: everything else',
		],
	],
	[
		'card filters that overlap and disagree',
		filterOf(false, cards({...on, cardTypes: ['DEBIT']}, {...off, ...bankA})),
		[
			NONE,
			'- Cards:',
			'    shown: debit cards',
			'    hidden: cards (bank BANK_A)',
			'    uncertain: what one filter shows and another hides',
			'    uncertain: everything else',
			'- EMI:',
			'    hidden: EMI without a card',
			'    uncertain: EMI on credit cards or on debit cards',
			PRECEDENCE,
			REACH,
			UNNAMED,
		],
	],
	...(
		[
			['hide-wins', 'hidden: what one filter shows and another hides'],
			['show-wins', 'shown: what one filter shows and another hides'],
			['first-wins', 'of several filters that match, the first one counts'],
			['last-wins', 'of several filters that match, the last one counts'],
		] as const
	).map(([precedence, line]): [string, unknown, readonly string[], Account] => [
		`card filters that disagree, and ${precedence}`,
		filterOf(true, cards({...on, ...bankA}, credit)),
		[
			EVERY,
			'- Cards:',
			'    shown: cards (bank BANK_A)',
			'    hidden: credit cards',
			`    ${line}`,
			'    shown: everything else',
		],
		{readings: {precedence, defaultsInside: 'apply'}},
	]),
	[
		'UPI filters',
		filterOf(true, upi({...off, upiType: 'COLLECT'}, {...off, upiType: 'INTENT', upiMethods: ['APP_A', 'APP_B']})),
		[EVERY, '- UPI:', '    hidden: UPI handles', '    hidden: UPI app APP_A or APP_B', '    shown: everything else'],
	],
	[
		'UPI filters that overlap',
		filterOf(true, upi({...off, upiType: 'INTENT'}, {...on, upiType: 'INTENT', upiMethods: ['APP_A']})),
		[
			EVERY,
			'- UPI:',
			'    hidden: UPI apps',
			'    shown: UPI app APP_A',
			'    uncertain: what one filter shows and another hides',
			'    uncertain: everything else',
			PRECEDENCE,
			REACH,
		],
	],
	[
		'EMI plans',
		emi({noCostEmi: {...on, credit: {...on, filters: [{...on, tenureFilter: {tenures: ['9::12'], enable: false}}]}}}),
		[EVERY, '- EMI:', '    hidden: no-cost EMI on credit cards (tenure 9 to 12 months)', '    shown: everything else'],
	],
	[
		'tenures without an end',
		emi({
			noCostEmi: {
				...on,
				credit: {...on, filters: [{...on, issuerFilter: {...off, issuers: ['P_A'], tenures: ['1::9']}}]},
			},
		}),
		[
			EVERY,
			'- EMI:',
			'    hidden: no-cost EMI on credit cards (issuer P_A, tenure 1 to 9 months)',
			'    uncertain: no-cost EMI on credit cards (issuer P_A, tenure 10 months or more)',
			'    uncertain: no-cost EMI on credit cards (all other issuers, tenure 1 to 9 months)',
			'    shown: everything else',
			ask(
				'If a plan filter excludes issuers and tenures, does it exclude plans in both lists, or in either?',
				'issuersAndTenures',
			),
		],
	],
	[
		'only some EMI',
		emi({showOnlyEmi: true, noCostEmi: off}),
		[NONE, '- EMI:', '    hidden: no-cost EMI', '    shown: everything else'],
	],
	[
		'EMI that is asked for',
		{...page, sdk_udf: 'showEMI'},
		['Customers see every payment option.', '- The session asks for EMI to be shown.'],
	],
	[
		'EMI that is not wanted',
		{...page, sdk_udf: 'hideEMI'},
		[EVERY, '- Hidden: EMI', '- The session asks for EMI to be hidden.'],
	],
	[
		'EMI without cards',
		{...page, sdk_udf: 'ShowEMIWithoutCards'},
		[EVERY, '- Hidden: cards', '- The session asks for EMI to be shown, and hides card payment.'],
	],
	[
		'EMI that is asked for and disabled',
		{...page, sdk_udf: 'hideEMI', payment_filter: emi({noCostEmi: on})},
		[
			EVERY,
			'- Uncertain: EMI',
			'- The session asks for EMI to be hidden.',
			ask('If sdk_udf and emiOptions contradict each other, which one counts?', 'emiDisplay'),
		],
	],
	[
		'a mandate',
		{
			...page,
			...mandate,
			'options.create_mandate': 'REQUIRED',
			payment_filter: filterOf(false, codes('NB', true, 'NB_A')),
		},
		[
			NONE,
			'- Net banking: NB_A is shown; all other banks are hidden.',
			'- The payment sets up a mandate: only options that support mandates can be used.',
		],
	],
	[
		'overlapping filters beside a mandate',
		{
			...page,
			...mandate,
			'options.create_mandate': 'REQUIRED',
			payment_filter: filterOf(true, cards(credit, {...off, ...bankA})),
		},
		[
			EVERY,
			'- Cards:',
			'    hidden: credit cards',
			'    hidden: cards (bank BANK_A)',
			'    shown: everything else',
			'- The payment sets up a mandate: only options that support mandates can be used.',
		],
	],
	[
		'what the account has',
		filterOf(true, option('CASH', false)),
		[
			EVERY,
			'- Enabled for the account: cards and wallets (WALLET_A). Everything else is hidden, whatever the other rules say.',
		],
		{enabled: {CARD: true, WALLET: ['WALLET_A']}},
	],
	[
		'an account without anything',
		filterOf(true),
		['Customers see no payment option: nothing is enabled for the account.'],
		{enabled: {}},
	],
	['a type of the account', filterOf(true, option('OTC', false)), [EVERY, '- Hidden: OTC'], {types: ['OTC']}],
	[
		'extra fields of an option',
		filterOf(true, option('CASH', false, {display: true, displayMessage: 'Closed'})),
		[
			EVERY,
			'- Hidden: cash on delivery',
			'- The option of type CASH also has display and displayMessage: sent unchanged.',
		],
	],
	['a builder', filter().allowDefaults(true).hide('CASH'), [EVERY, '- Hidden: cash on delivery']],
	[
		'an option that cannot be read',
		filterOf(true, codes('WALLET', false, 'WALLET_A', 7 as never), option('CASH', false)),
		[
			'Cannot be read: /options/0/paymentMethods/1 (7 is not a code: write a string).',
			EVERY,
			'- Uncertain: wallets',
			'- Hidden: cash on delivery',
		],
	],
	[
		'EMI that cannot be read',
		emi({noCostEmi: {...on, debit: 7}}, option('CASH', false)),
		[
			'Cannot be read: /emiOptions/noCostEmi/debit (a number is not a plan group: write an object).',
			EVERY,
			'- Hidden: cash on delivery',
			'- Uncertain: EMI',
		],
	],
	[
		'a session of which several fields cannot be read',
		{...page, customer_email: 7, sdk_udf: 'perhaps', 'options.create_mandate': 'perhaps', ...mandate},
		[
			'Cannot be read: /sdk_udf ("perhaps" is not an EMI display: write showEMI, hideEMI or ShowEMIWithoutCards).',
			'Cannot be read: /options.create_mandate ("perhaps" is not a mandate kind: write REQUIRED or OPTIONAL).',
			EVERY,
			'- Uncertain: cards, EMI',
			'- It is uncertain whether the session asks for EMI to be shown or hidden.',
			'- It is uncertain whether the payment sets up a mandate: if it does, only options that support mandates can be used.',
		],
	],
])('%s', (_, input, lines, account) => {
	expect(summarize(input, account).split('\n')).toEqual(lines);
});

describe('the text', () => {
	test('counts what is left out of long lists', () => {
		const many = Array.from({length: 2_000}, (_, at) => `WALLET_${at}`);
		expect(summarize(filterOf(true, codes('WALLET', false, ...many)))).toContain('WALLET_9 and 1990 more are hidden;');
		const filters = many.map(code => ({...off, cardBanks: [code], cardTypes: ['CREDIT']}));
		expect(summarize(filterOf(true, cards(...filters))).split('\n').length).toBeLessThan(20);
	});

	test('has only ASCII letters and no control characters, for any codes', () => {
		fc.assert(
			fc.property(fc.array(fc.string({unit: 'binary', minLength: 1}), {minLength: 1, maxLength: 4}), list => {
				const text = summarize(filterOf(true, codes('WALLET', false, ...list)));
				expect(text.replaceAll(/[\n…]/g, '')).toMatch(/^[\x20-\x7e]*$/);
			}),
		);
	});

	test('shows nothing of the customer', () => {
		const text = summarize({...page, first_name: 'Ada', customer_phone: 7, payment_filter: filterOf(true)});
		expect(text).toBe('Customers see every payment option.');
	});
});

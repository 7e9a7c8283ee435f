// Names that resemble a documented one: what is a slip of it is corrected, and what is not is at most suggested.
import {describe, expect, test} from 'vitest';
import {explain, lint, repair} from '../../src/inspect/index.js';
import {page} from './repair-inputs.js';

const option = (more: object) => ({allowDefaultOptions: true, options: [{enable: false, ...more}]});
const card = (filter: object) =>
	option({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, ...filter}]});
const upi = (filter: object) =>
	option({paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, ...filter}]});
const session = (fields: object) => ({...page, ...fields});

describe('is neither corrected nor suggested: a negation of', () => {
	test.each([
		['a card type', card({cardTypes: ['!CREDIT']}), '/options/0/cardFilters/0/cardTypes/0'],
		['a card type after a minus', card({cardTypes: ['-debit']}), '/options/0/cardFilters/0/cardTypes/0'],
		['a card type as a word', card({cardTypes: ['NOT_CREDIT', 'NON-DEBIT']}), '/options/0/cardFilters/0/cardTypes/0'],
		['a type', option({paymentMethodType: '!CARD'}), '/options/0/paymentMethodType'],
		['a type with a tilde', option({paymentMethodType: '~Wallet'}), '/options/0/paymentMethodType'],
		['a type as a word', option({paymentMethodType: 'NO_CARD'}), '/options/0/paymentMethodType'],
		['a UPI type', upi({upiType: '^COLLECT'}), '/options/0/upiFilters/0/upiType'],
		['a mandate', session({'options.create_mandate': 'NOT_REQUIRED'}), '/options.create_mandate'],
		['an EMI display', session({sdk_udf: 'showEMIWithCards'}), '/sdk_udf'],
		['a key', option({paymentMethodType: 'CASH', unable: true}), '/options/0/unable'],
		['a key that names two', option({paymentMethodType: 'CASH', not_enable: true}), '/options/0/not_enable'],
		['the default', {denyDefaultOptions: true, options: []}, '/denyDefaultOptions'],
		['the default, hidden', {hideDefaultOptions: true, options: []}, '/hideDefaultOptions'],
		['the default, inside', {allowNoDefaultOptions: true, options: []}, '/allowNoDefaultOptions'],
		['a type as unequal', option({paymentMethodType: '<>UPI'}), '/options/0/paymentMethodType'],
		['a UPI type with another mark', upi({upiType: '\u2260INTENT'}), '/options/0/upiFilters/0/upiType'],
		['an EMI kind', {...option({}), emiOptions: {noLowCostEmi: {enable: true}}}, '/emiOptions/noLowCostEmi'],
		['another EMI display', session({sdk_udf: 'hideEMIWithoutCards'}), '/sdk_udf'],
		['a handle', upi({upiType: 'COLLECT', upiMethods: ['!@bank']}), '/options/0/upiFilters/0/upiMethods/0'],
		['a bank', option({paymentMethodType: 'NB', paymentMethods: ['~NB_BANKA']}), '/options/0/paymentMethods/0'],
		['a range', card({cardBins: ['-4::5']}), '/options/0/cardFilters/0/cardBins/0'],
		['a flag', option({paymentMethodType: 'CASH', enable: '!true'}), '/options/0/enable'],
	])('%s', (_, input, pointer) => {
		const issue = lint(input).find(found => found.pointer === pointer);
		expect(issue).toBeDefined();
		expect([issue?.fix, issue?.suggestion]).toEqual([undefined, undefined]);
		const changed = repair(input).changes.map(change => change.pointer);
		expect(changed).not.toContain(pointer);
		expect(changed).not.toContain('/allowDefaultOptions');
		if (issue?.remedy.startsWith('a list'))
			expect(issue.remedy).toMatch(/write (?:CREDIT|DEBIT), or turn enable around/);
	});

	test.each([
		[card({cardTypes: ['!CREDIT']}), {type: 'CARD', cardType: 'CREDIT'}],
		[card({cardTypes: ['!CREDIT']}), {type: 'CARD', cardType: 'DEBIT'}],
		[option({paymentMethodType: '!CARD'}), {type: 'CARD'}],
		[option({paymentMethodType: 'NO_CARD'}), {type: 'WALLET', code: 'WALLET_A'}],
	] as const)('what can be meant either way is uncertain: %j for %j', (input, instrument) => {
		expect(explain(input, instrument).verdict).toBe('undetermined');
	});
});

describe('is never corrected: a longer word that begins with', () => {
	test.each([
		['WALLET_A', 'WALLET'],
		['CASHY', 'CASH'],
		['CARD_2', 'CARD'],
		['NB1', 'NB'],
		['CASH_ON', 'CASH'],
		['REWARDX', 'REWARD'],
	] as const)('%s, with %s', (paymentMethodType, type) => {
		const input = option({paymentMethodType});
		expect(lint(input).filter(({fix}) => fix !== undefined)).toEqual([]);
		expect(repair(input).value).toEqual(input);
		expect(explain(input, {type}).verdict).toBe('undetermined');
	});

	test.each([
		['a card type', card({cardTypes: ['CREDITX']})],
		['an action', session({action: 'paymentPages2'})],
		['an EMI display', session({sdk_udf: 'showEMI2'})],
		['a key', card({cardTypesAllowed: ['CREDIT'], cardBanks: ['A']})],
	])('%s', (_, input) => {
		expect(repair(input).changes).toEqual([]);
	});
});

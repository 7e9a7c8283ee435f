// Repair: what could have been meant otherwise is left as it stands, and reported as `decode` reports it.
import {describe, expect, test} from 'vitest';
import {decode, decodeSession} from '../../src/inspect/decode.js';
import {repair} from '../../src/inspect/repair/repair.js';
import {customer, inCards, inOption, inPlan, inWallet, page} from './repair-inputs.js';

describe('of a filter', () => {
	test.each([
		['a word that is no flag', inOption({paymentMethodType: 'CASH', enable: 'yes'})],
		['an empty word for a flag', inOption({paymentMethodType: 'CASH', enable: ''})],
		['a flag among many blanks', inOption({paymentMethodType: 'CASH', enable: 'true            '})],
		['null for a flag', inOption({paymentMethodType: 'CASH', enable: null})],
		['null for a word', inOption({paymentMethodType: null, enable: true})],
		['a number for a word', inOption({paymentMethodType: 5, enable: true})],
		['a blank for a word', inOption({paymentMethodType: ' ', enable: true})],
		['a short word with a letter less', inOption({paymentMethodType: 'CRD', enable: true})],
		['a word of 65 characters', inOption({paymentMethodType: `W${'-'.repeat(59)}ALLET`, enable: true})],
		['a number for a list', inWallet(5)],
		['null for a list', inWallet(null)],
		['an object for a list', inWallet({0: 'WALLET_A', length: 1})],
		['an empty text for a list', inWallet('')],
		['a blank for a list', inWallet('  ')],
		['commas for a list', inWallet('WALLET_A,,WALLET_B')],
		['a word for a list of card filters', inCards('CREDIT')],
		['words for a list of card filters', inCards('CREDIT,DEBIT')],
		['words in a list of card filters', inCards(['CREDIT,DEBIT'])],
		['one card filter for a list of them', inCards({cardTypes: ['CREDIT'], enable: false})],
		['the JSON of one card filter', inCards('{"cardTypes": ["CREDIT"], "enable": false}')],
		['JSON that breaks off, for a card filter', inCards(['{"cardTypes": ["CREDIT"]'])],
		['card types of which one is none', inCards([{cardTypes: 'CREDIT,CASH', enable: false}])],
		['a key one letter from two', inPlan({issuerFilterz: {tenures: ['3::6'], enable: true}})],
		['a mandate in a filter', {allowDefaultOptions: true, options: {create_mandate: 'REQUIRED'}}],
	])('%s', (_, input) => {
		const decoded = decode(input);
		expect(decoded.ok).toBe(false);
		expect(repair(input)).toEqual({value: input, changes: [], issues: decoded.ok || decoded.issues});
	});
});

describe('of a session request', () => {
	test.each([
		['an empty mandate', {...page, mandate: {}}],
		['a mandate that is no object', {...page, mandate: 'REQUIRED'}],
		['a mandate with a field of its own', {...page, mandate: {max_amount: '1.00', frequency: 'MONTHLY'}}],
		[
			'a mandate of which one field is there already',
			{...page, mandate: {max_amount: '1.00', start_date: '1'}, 'mandate.max_amount': '2.00'},
		],
		['filter keys on the request itself', {...page, options: []}],
	])('%s', (_, input) => {
		const decoded = decodeSession(input);
		expect(decoded.ok).toBe(false);
		expect(repair(input)).toEqual({value: input, changes: [], issues: decoded.ok || decoded.issues});
	});

	test.each([
		['a field that only resembles one of few letters', {action: 'paymentManagement', ...customer, amounts: 'true'}],
		['a field whose inner name completes a mandate’s', {...page, mandate_max: {amount: '1.00'}}],
		['a field that the document does not name', {...page, udf1: {enable: 'true', paymentMethods: 'A,B'}}],
	])('%s is kept', (_, input) => {
		expect(repair(input)).toEqual({value: input, changes: [], issues: []});
	});
});

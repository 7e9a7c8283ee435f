// One reading: what is misspelled is judged as what it is meant to be, and repair keeps its guarantees.
import {describe, expect, test} from 'vitest';
import {decode, explain, lint, repair, toCode} from '../../src/inspect/index.js';
import {inCards, inOption, inWallet, page} from './repair-inputs.js';

const found = (input: unknown) => lint(input).map(({rule, pointer}) => `${rule} ${pointer}`);

describe('a misspelled type', () => {
	const input = {
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLETS', enable: false, paymentMethods: ['A,B', 'C,D']},
			{paymentMethodType: 'WALLET', enable: true},
		],
	};

	test('hides no other issue', () => {
		expect(found(input)).toEqual([
			'unknown-value /options/0/paymentMethodType',
			'two-codes-in-one-string /options/0/paymentMethods/0',
			'two-codes-in-one-string /options/0/paymentMethods/1',
			'conflicting-type /options/1',
		]);
	});

	test('is left if another option has that type, and its issue has no fix', () => {
		const {value, issues} = repair(input);
		expect(value).toMatchObject({
			options: [{paymentMethodType: 'WALLETS', paymentMethods: ['A', 'B', 'C', 'D']}, {paymentMethodType: 'WALLET'}],
		});
		expect(issues[0]).toMatchObject({rule: 'unknown-value', pointer: '/options/0/paymentMethodType'});
		expect(issues[0]).not.toHaveProperty('fix');
	});
});

test.each([
	{event_name: 'ORDER_SUCCEEDED', content: {order: {amount: 1}}},
	{name: 'my-app', version: '1.0.0'},
])('what is neither a filter nor a request is named as such and left alone', input => {
	expect(lint(input)).toMatchObject([{rule: 'invalid-type', severity: 'error', pointer: ''}]);
	expect(repair(input)).toMatchObject({value: input, patch: [], changes: []});
	expect(() => toCode(input)).toThrow(expect.objectContaining({name: 'InvalidInputError'}));
});

test('a filter beside the fields of a session moves whole or not at all', () => {
	for (const options of ['all', 5]) {
		const input = {...page, allowDefaultOptions: false, options};
		expect(repair(input)).toMatchObject({value: input, changes: []});
	}
});

test('a filter keeps its only criterion, although it cannot be read', () => {
	expect(repair(inCards([{enable: false, cardTypes: null}]))).toMatchObject({changes: []});
});

test('the patch changes only what changes', () => {
	const a = {enable: 'false', cardBanks: ['BANK_A']};
	const [b, c] = [
		{enable: false, cardBanks: ['BANK_B']},
		{enable: false, cardBanks: ['BANK_B']},
	];
	expect(repair(inCards([a, b, c])).patch).toEqual([
		{op: 'remove', path: '/options/0/cardFilters/2'},
		{op: 'replace', path: '/options/0/cardFilters/0/enable', value: false},
	]);
	expect(repair(inWallet(['A', 'A ', 'B', 'C', 'D,E'])).patch).toEqual([
		{op: 'remove', path: '/options/0/paymentMethods/1'},
		{op: 'replace', path: '/options/0/paymentMethods/3', value: 'D'},
		{op: 'add', path: '/options/0/paymentMethods/4', value: 'E'},
	]);
});

test('decode counts every issue, however many are inside misspelled keys', () => {
	const cash = {paymentMethodType: 'CASH', enabel: 'flase'};
	const decoded = decode({allowDefaultOptions: true, optons: Array.from({length: 1000}, () => cash)});
	expect(decoded).toMatchObject({ok: false, total: 2001});
	expect(decoded.issues).toHaveLength(100);
});

test('create_mandate is read as options.create_mandate', () => {
	const input = {...page, create_mandate: 'REQUIRED'};
	expect(explain(input, {type: 'CASH'}).verdict).toBe('undetermined');
	expect(found(input)).toContain('unknown-key /create_mandate');
	expect(repair(input).value).toMatchObject({'options.create_mandate': 'REQUIRED'});
});

test('two codes in one string are known to be neither code', () => {
	expect(
		explain(inOption({paymentMethodType: 'WALLET', enable: false, paymentMethods: ['A,B']}), {
			type: 'WALLET',
			code: 'A',
		}).verdict,
	).toBe('undetermined');
});

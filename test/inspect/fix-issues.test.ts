// The fixes of issues, applied until none is left.
import {describe, expect, test} from 'vitest';
import {repair} from '../../src/inspect/index.js';
import {inBins, inCards, inOption, inWallet, page} from './repair-inputs.js';

/** The input with the fixes of its issues. */
function fixed(input: unknown) {
	const {value, issues, changes} = repair(input);
	expect(issues.flatMap(({fix}) => fix ?? [])).toEqual([]);
	return {value, changes};
}

const cash = {paymentMethodType: 'CASH', enable: true};
const dates = {start_date: '1893456000', end_date: '1924992000'};
const banks = (...cardBanks: readonly string[]) => ({enable: false, cardBanks});

test.each<[what: string, input: unknown, expected: unknown]>([
	['a word', inOption({...cash, enable: 'true'}), inOption(cash)],
	['a key', inOption({paymentMethodType: 'CASH', Enable: true}), inOption(cash)],
	['null', inOption({...cash, paymentMethods: null}), inOption(cash)],
	['an ignored list', inOption({...cash, cardFilters: []}), inOption(cash)],
	['a default', {options: [cash]}, inOption(cash)],
	['an object for a list', inCards(banks('BANK_A')), inCards([banks('BANK_A')])],
	[
		'a filter as text',
		{...page, payment_filter: JSON.stringify(inOption(cash))},
		{...page, payment_filter: inOption(cash)},
	],
	['codes in one item', inWallet(['A', 'B,C', 'D']), inWallet(['A', 'B', 'C', 'D'])],
	['codes in several items', inWallet(['A,B', 'C,D', 'E']), inWallet(['A', 'B', 'C', 'D', 'E'])],
	['codes in one item, each twice', inWallet(['A,B,A,B', '["C","C"]', 'D|D']), inWallet(['A', 'B', 'C', 'D'])],
	['codes in one item, of which some are in another', inWallet(['A,B', 'B', 'A']), inWallet(['A', 'B'])],
	[
		'the members of a mandate',
		{...page, mandate: {max_amount: '1.00', ...dates}, options: {create_mandate: 'REQUIRED'}},
		{
			...page,
			'options.create_mandate': 'REQUIRED',
			'mandate.max_amount': '1.00',
			'mandate.start_date': dates.start_date,
			'mandate.end_date': dates.end_date,
		},
	],
])('%s', (_, input, expected) => {
	expect(fixed(input).value).toEqual(expected);
});

describe('items that are redundant are removed without the others', () => {
	test.each<[what: string, input: unknown, expected: unknown]>([
		['duplicates', inWallet(['A', 'A', 'B', 'C', 'A', 'D']), inWallet(['A', 'B', 'C', 'D'])],
		[
			'ranges inside others',
			inBins(['4110::4119', '4111::4112', '42::42', '4113::4114', '43::43']),
			inBins(['4110::4119', '42::42', '43::43']),
		],
		[
			'ranges that follow each other',
			inBins(['43::43', '4110::4114', '42::42', '4112::4119']),
			inBins(['43::43', '4110::4119', '42::42']),
		],
		[
			'duplicates of a range inside another',
			inBins(['4111::4112', '4110::4119', '4110::4119', '42::42']),
			inBins(['4110::4119', '42::42']),
		],
		[
			'filters',
			inCards([banks('A'), banks('A', 'B'), banks('C'), banks('A', 'B'), banks('B'), banks('D')]),
			inCards([banks('A', 'B'), banks('C'), banks('D')]),
		],
	])('%s', (_, input, expected) => {
		expect(fixed(input).value).toEqual(expected);
	});
});

test('filters that only together cover each other are not all removed', () => {
	const {value} = fixed(inCards([banks('A', 'B'), banks('B', 'C'), banks('A'), banks('C')]));
	const [{cardFilters}] = (value as {options: [{cardFilters: {cardBanks: string[]}[]}]}).options; // as it was
	expect(new Set(cardFilters.flatMap(({cardBanks}) => cardBanks))).toEqual(new Set(['A', 'B', 'C']));
});

test('of ranges that overlap in turn, each is joined once', () => {
	const {value, changes} = fixed(inBins(['4110::4114', '4112::4117', '4115::4119']));
	expect(value).toEqual(inBins(['4110::4119']));
	expect(changes).toHaveLength(2);
});

test('of two keys for the same field, the first becomes the field and the other stays', () => {
	const both = {...page, options: {create_mandate: 'REQUIRED'}, create_mandate: 'OPTIONAL'};
	const {value, changes} = fixed(both);
	const {options, ...rest} = both;
	expect(value).toEqual({...rest, 'options.create_mandate': 'REQUIRED'});
	expect(changes).toHaveLength(1);
});

test('two keys that may be the same field stay', () => {
	for (const input of [
		inOption({paymentMethodType: 'CASH', Enable: true, ENABLE: false}),
		{...page, mandate: {max_amount: '1.00', maxAmount: '2.00'}},
	])
		expect(fixed(input)).toEqual({value: input, changes: []});
});

test('a change has the rule and the place of its issue, what was found and what replaces it', () => {
	expect(fixed(inOption({...cash, enable: 'true'})).changes).toEqual([
		{
			rule: 'invalid-type',
			pointer: '/options/0/enable',
			from: '"true"',
			to: 'true',
			message: '"true" is not a boolean: replaced it with true',
		},
	]);
	expect(fixed({...page, first_name: null, order_id: 5, last_name: ''}).changes).toStrictEqual([
		{
			rule: 'invalid-type',
			pointer: '/order_id',
			message: 'order_id is a number: replaced it with "5"',
		},
		{rule: 'invalid-type', pointer: '/first_name', from: 'null', message: 'first_name is null: removed it'},
		{rule: 'invalid-format', pointer: '/last_name', message: 'last_name is blank: removed it'},
	]);
	expect(fixed(inWallet(['A', 'A'])).changes).toMatchObject([
		{rule: 'duplicate-code', pointer: '/options/0/paymentMethods/1', message: expect.stringContaining(': removed ')},
	]);
});

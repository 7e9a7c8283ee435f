// What an instrument that breaks its types is answered with: the verdict stays open, and the text says what to write.
import {expect, test} from 'vitest';
import {explain, type Instrument} from '../../src/inspect/index.js';

const everything = {allowDefaultOptions: true, options: []};
/** Most of these are what the types refuse. */
const answered = (input: unknown) => explain(everything, input as Instrument);
const unreadable = 'unreadable-instrument';

const plan = {type: 'EMI', kind: 'noCost', group: 'credit'};
const types = 'CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI';

test.each<[input: unknown, text: string]>([
	[undefined, 'undefined is no instrument: write an object with a type'],
	[null, 'null is no instrument: write an object with a type'],
	['CARD', '"CARD" is no instrument: write an object with a type'],
	[() => 'CARD', 'a function is no instrument: write an object with a type'],
	[{}, `undefined is no type of instrument: write ${types}`],
	[[], `undefined is no type of instrument: write ${types}`],
	[{type: ['CARD']}, `a list is no type of instrument: write ${types}`],
	[{type: 'toString'}, `"toString" is no type of instrument: write ${types}`],
	[{type: 'Card'}, '"Card" is no type of instrument: write CARD'],
	...['brand', 'subType', 'bank'].map((field): [unknown, string] => [
		{type: 'CARD', [field]: 7},
		`${field} of the instrument: 7 is no text: write a string`,
	]),
	[{type: 'CARD', brand: null}, 'brand of the instrument: null is no text: write a string'],
	[{type: 'CARD', cardType: 'CHARGE'}, 'cardType of the instrument: "CHARGE" is no card type: write DEBIT or CREDIT'],
	[{type: 'CARD', cardType: 'credit'}, 'cardType of the instrument: "credit" is no card type: write CREDIT'],
	...['', '4111 11', '41111x', 'x41111', '12345678901234567890', 411_111, ['411111']].map((bin): [unknown, string] => [
		{type: 'CARD', bin},
		'bin of the instrument: a BIN is a string of 1 to 19 digits: write the first digits of the number',
	]),
	...['bank', 'someone@bank', '', 7].map((handle): [unknown, string] => [
		{type: 'UPI', handle},
		'handle of the instrument: the handle does not start with @: write @ and its name',
	]),
	[{type: 'UPI', app: false}, 'app of the instrument: false is no text: write a string'],
	[{type: 'UPI', handle: '@bank', app: 'APP_A'}, 'the instrument names a handle and an app: write one of them'],
	...['WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'].map((type): [unknown, string] => [
		{type, code: ['WALLET_A']},
		'code of the instrument: a list is no text: write a string',
	]),
	[{type: 'EMI'}, 'kind of the instrument: undefined is no EMI kind: write standard, lowCost or noCost'],
	[{...plan, kind: 'free'}, 'kind of the instrument: "free" is no EMI kind: write standard, lowCost or noCost'],
	[{...plan, kind: 'nocost'}, 'kind of the instrument: "nocost" is no EMI kind: write noCost'],
	[{...plan, group: undefined}, 'group of the instrument: undefined is no plan group: write credit, debit or cardless'],
	[{...plan, group: 'Debit'}, 'group of the instrument: "Debit" is no plan group: write debit'],
	[{...plan, issuer: {code: 'BANKA'}}, 'issuer of the instrument: an object is no text: write a string'],
	...[0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53].map((tenure): [unknown, string] => [
		{...plan, tenure},
		`tenure of the instrument: ${tenure} is no tenure: write a whole number from 1`,
	]),
	[{...plan, tenure: '3'}, 'tenure of the instrument: "3" is no tenure: write a whole number from 1'],
	[{...plan, tenure: 3n}, 'tenure of the instrument: a bigint is no tenure: write a whole number from 1'],
	[
		{...plan, paymentMethodType: 'WALLETS'},
		'paymentMethodType of the instrument: "WALLETS" is no payment method type: write WALLET',
	],
	[{...plan, paymentMethod: ['LENDER_A']}, 'paymentMethod of the instrument: a list is no text: write a string'],
	...['CARD', 'UPI', 'WALLET'].map((type): [unknown, string] => [
		{type, supportsMandates: 'yes'},
		'supportsMandates of the instrument: "yes" is no boolean: write true or false',
	]),
	[{...plan, supportsMandates: 0}, 'supportsMandates of the instrument: 0 is no boolean: write true or false'],
])('%o is undetermined, since the instrument cannot be read', (input, text) => {
	expect(answered(input)).toEqual({
		verdict: 'undetermined',
		because: [{pointer: '', rule: unreadable, text}],
	});
});

const cannotBeRead = 'the instrument cannot be read: write a plain object';

test.each<[what: string, input: object]>([
	[
		'whose getter throws',
		{
			get type() {
				throw new Error('no');
			},
		},
	],
	['that is a revoked proxy', revoked()],
	[
		'that hides a card number in what it throws',
		{
			type: 'CARD',
			get bin() {
				throw '4111110000000000';
			},
		},
	],
])('an instrument %s is undetermined', (_, input) => {
	expect(answered(input)).toEqual({
		verdict: 'undetermined',
		because: [{pointer: '', rule: unreadable, text: cannotBeRead}],
	});
});

function revoked(): object {
	const {proxy, revoke} = Proxy.revocable({}, {});
	revoke();
	return proxy;
}

test('each field is read once, so that no getter can show one value and count as another', () => {
	const read: string[] = [];
	const input = new Proxy(
		{type: 'CARD', bin: '411111', bank: 'BANK_A'},
		{
			get(target, key) {
				read.push(String(key));
				return Reflect.get(target, key);
			},
		},
	);
	answered(input);
	expect(read).toEqual(['type', 'brand', 'bin', 'cardType', 'subType', 'bank', 'supportsMandates']);
});

test.each<Instrument>([
	{type: 'CARD', bin: '4', cardType: 'CREDIT'},
	{type: 'CARD', bin: '4111110000000000000', bank: ''},
	{type: 'UPI', handle: '@'},
	{type: 'UPI', app: 'APP_A', supportsMandates: false},
	{type: 'WALLET', code: 'WALLET_A', supportsMandates: true},
	{type: 'EMI', kind: 'standard', group: 'debit', tenure: 1},
	{type: 'EMI', kind: 'lowCost', group: 'cardless', tenure: Number.MAX_SAFE_INTEGER, paymentMethodType: 'WALLET'},
])('%o is an instrument', instrument => {
	expect(explain(everything, instrument).verdict).toBe('shown');
});

test('a field that is undefined counts as left out, and one that the type does not have as nothing', () => {
	for (const more of [
		{bin: undefined, bank: undefined, supportsMandates: undefined},
		{handle: 7, tenure: 'long'},
	]) {
		const input = {type: 'CARD', ...more};
		expect(answered(input).verdict).toBe('shown');
	}
});

// Wrong instruments: the verdict is undetermined, and the message says what to write.
import {expect, test} from 'vitest';
import {explain, type Instrument} from '../../src/inspect/index.js';

const everything = {allowDefaultOptions: true, options: []};
const answered = (input: unknown) => explain(everything, input as Instrument); // wrong on purpose

const plan = {type: 'EMI', kind: 'noCost', group: 'credit'};

const WRONG: readonly (readonly [name: string, input: unknown])[] = [
	['undefined', undefined],
	['null', null],
	['a string', 'CARD'],
	['a function', () => 'CARD'],
	['an object without a type', {}],
	['a list', []],
	['a list as type', {type: ['CARD']}],
	['a type named like a method', {type: 'toString'}],
	['a misspelled type', {type: 'Card'}],
	['a number as brand', {type: 'CARD', brand: 7}],
	['null as bank', {type: 'CARD', bank: null}],
	['an unknown card type', {type: 'CARD', cardType: 'CHARGE'}],
	['a misspelled card type', {type: 'CARD', cardType: 'credit'}],
	...['', '4111 11', '41111x', 'x41111', '12345678901234567890', 411_111, ['411111']].map(
		bin => [`a BIN of ${JSON.stringify(bin)}`, {type: 'CARD', bin}] as const,
	),
	...['bank', 'someone@bank', '', 7].map(
		handle => [`a handle of ${JSON.stringify(handle)}`, {type: 'UPI', handle}] as const,
	),
	['a flag as app', {type: 'UPI', app: false}],
	['a handle and an app', {type: 'UPI', handle: '@bank', app: 'APP_A'}],
	['a list as code', {type: 'WALLET', code: ['WALLET_A']}],
	['a plan without a kind', {type: 'EMI'}],
	['an unknown kind', {...plan, kind: 'free'}],
	['a misspelled kind', {...plan, kind: 'nocost'}],
	['a plan without a group', {...plan, group: undefined}],
	['a misspelled group', {...plan, group: 'Debit'}],
	['an object as issuer', {...plan, issuer: {code: 'BANKA'}}],
	...[0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '3', 3n].map(
		tenure => [`a tenure of ${typeof tenure} ${tenure}`, {...plan, tenure}] as const,
	),
	['a misspelled payment method type', {...plan, paymentMethodType: 'WALLETS'}],
	['a list as payment method', {...plan, paymentMethod: ['LENDER_A']}],
	['a text as supportsMandates', {type: 'UPI', supportsMandates: 'yes'}],
	[
		'a getter that throws',
		{
			get type() {
				throw new Error('no');
			},
		},
	],
	['a revoked proxy', revoked()],
	[
		'a card number in what a getter throws',
		{
			type: 'CARD',
			get bin() {
				throw '4111110000000000';
			},
		},
	],
];

test.each(WRONG)('%s is undetermined, since the instrument cannot be read', (_, input) => {
	const {verdict, because} = answered(input);
	expect(verdict).toBe('undetermined');
	expect(because.map(({rule, pointer}) => [rule, pointer])).toEqual([['unreadable-instrument', '']]);
});

test('the messages, without a card number or an address', () => {
	const messages = new Set(WRONG.map(([, input]) => answered(input).because[0]?.message));
	expect([...messages].join('\n')).toMatchInlineSnapshot(`
		"undefined is not an instrument: write an object with a type
		null is not an instrument: write an object with a type
		"CARD" is not an instrument: write an object with a type
		a function is not an instrument: write an object with a type
		undefined is not a type of instrument: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI
		a list is not a type of instrument: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI
		"toString" is not a type of instrument: write CARD, UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH, RTP or EMI
		"Card" is not a type of instrument: write "CARD"
		brand of the instrument: 7 is not a string: write a string
		bank of the instrument: null is not a string: write a string
		cardType of the instrument: "CHARGE" is not a card type: write DEBIT or CREDIT
		cardType of the instrument: "credit" is not a card type: write "CREDIT"
		bin of the instrument: the BIN is not a string of 1 to 19 digits: write the first digits of the card number
		handle of the instrument: the handle does not start with @: write @ and the name of the handle
		app of the instrument: false is not a string: write a string
		the instrument has a handle and an app: write one of them
		code of the instrument: a list is not a string: write a string
		kind of the instrument: undefined is not an EMI kind: write standard, lowCost or noCost
		kind of the instrument: "free" is not an EMI kind: write standard, lowCost or noCost
		kind of the instrument: "nocost" is not an EMI kind: write "noCost"
		group of the instrument: undefined is not a plan group: write credit, debit or cardless
		group of the instrument: "Debit" is not a plan group: write "debit"
		issuer of the instrument: an object is not a string: write a string
		tenure of the instrument: 0 is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: -3 is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: 1.5 is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: NaN is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: Infinity is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: 9007199254740992 is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: "3" is not a tenure: write a whole number of months, at least 1
		tenure of the instrument: a bigint is not a tenure: write a whole number of months, at least 1
		paymentMethodType of the instrument: "WALLETS" is not a payment method type: write "WALLET"
		paymentMethod of the instrument: a list is not a string: write a string
		supportsMandates of the instrument: "yes" is not a boolean: write true or false
		the instrument cannot be read: write a plain object"
	`);
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
	expect(read).toEqual(['type', 'bin', 'bank']);
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

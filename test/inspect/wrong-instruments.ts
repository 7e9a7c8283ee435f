// Instruments that cannot be read.

const plan = {type: 'EMI', kind: 'noCost', group: 'credit'};

/** A name and an instrument that cannot be read. */
export const WRONG_INSTRUMENTS: readonly (readonly [name: string, input: unknown])[] = [
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
	['a misspelled attribute', {type: 'CARD', bnak: 'BANK_A'}],
	['an attribute of another type', {type: 'CARD', code: 'BANK_A'}],
	['a list as code', {type: 'WALLET', code: ['WALLET_A']}],
	['a plan with a misspelled attribute in place of the kind', {type: 'EMI', group: 'credit', knd: 'noCost'}],
	['an unknown kind', {...plan, kind: 'free'}],
	['a misspelled kind', {...plan, kind: 'nocost'}],
	['a misspelled group', {...plan, group: 'Debit'}],
	['an object as issuer', {...plan, issuer: {code: 'BANKA'}}],
	...[0, -3, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '3', 3n].map(
		tenure => [`a tenure of ${typeof tenure} ${tenure}`, {...plan, tenure}] as const,
	),
	['a misspelled payment method type', {...plan, paymentMethodType: 'WALLETS'}],
	['a credit plan that is not on a card', {...plan, paymentMethodType: 'WALLET'}],
	['a debit plan that is not on a card', {...plan, group: 'debit', paymentMethodType: 'NB'}],
	['a list as payment method', {...plan, paymentMethod: ['LENDER_A']}],
	['a text as supportsMandates', {type: 'UPI', supportsMandates: 'yes'}],
];

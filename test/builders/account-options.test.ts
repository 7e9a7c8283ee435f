// The options of an account: which are accepted, and what a closed catalog contains.
import {expect, test} from 'vitest';
import {isMisuseError} from '../../src/index.js';
import {paylock} from './untyped.js';

const issuesOf = (call: () => unknown) => {
	try {
		call();
		return [];
	} catch (error) {
		return isMisuseError(error)
			? error.issues.map(({pointer, rule, suggestion}) => [pointer, rule, suggestion])
			: error;
	}
};

test.each([
	[{prefix: 'P'}, '/prefix', 'unknown-key', undefined],
	[{servicePrefx: 'P'}, '/servicePrefx', 'unknown-key', 'servicePrefix'],
	[{codes: {WALLETS: ['A']}}, '/codes/WALLETS', 'unknown-key', 'WALLET'],
	[{codes: {WALLET: []}}, '/codes/WALLET', 'empty-list', undefined],
	[{types: []}, '/types', 'empty-list', undefined],
	[{types: ['OTC', ' X']}, '/types/1', 'invalid-format', 'X'],
	[{types: 'OTC'}, '/types', 'invalid-type', '["OTC"]'],
	[{emiPlacement: 'filter'}, '/emiPlacement', 'unknown-value', undefined],
	[{servicePrefix: 'P_'}, '/servicePrefix', 'invalid-format', 'P'],
	[{readings: {precedenc: 'hide-wins'}}, '/readings/precedenc', 'unknown-key', 'precedence'],
	[{readings: {precedence: 'hidewins'}}, '/readings/precedence', 'unknown-value', 'hide-wins'],
	[{readings: 5}, '/readings', 'invalid-type', undefined],
	[{severities: {'no-efect': 'off'}}, '/severities/no-efect', 'unknown-key', 'no-effect'],
	[{severities: {'no-effect': 'none'}}, '/severities/no-effect', 'unknown-value', undefined],
])('the account %j is refused at %s', (account, pointer, rule, suggestion) => {
	expect(issuesOf(() => paylock(account))).toEqual([[pointer, rule, suggestion]]);
});

test('options that are undefined count as absent, and readings and severities are for inspect', () => {
	const shop = paylock({
		servicePrefix: undefined,
		emiPlacement: undefined,
		tenureEncoding: undefined,
		codes: {WALLET: undefined},
		types: undefined,
		readings: {precedence: 'hide-wins'},
		severities: {'no-effect': 'off'},
	});
	expect(JSON.stringify(shop.filter().allowDefaults(true).hide('WALLET', ['ANY']))).toBe(
		'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["ANY"]}]}',
	);
	expect(JSON.stringify(paylock({codes: undefined}).filter().allowDefaults(true))).toBe(
		'{"allowDefaultOptions":true,"options":[]}',
	);
});

test('a closed catalog accepts the prefix of its account, and no other', () => {
	const wallets = (account: object, code: string) =>
		issuesOf(() => paylock(account).filter().allowDefaults(true).hide('WALLET', [code]));
	const closed = {codes: {WALLET: ['W_A']}};
	expect(wallets({...closed, servicePrefix: 'P'}, 'W_A')).toEqual([]);
	expect(wallets({...closed, servicePrefix: 'P'}, 'P_W_A')).toEqual([]);
	expect(wallets({...closed, servicePrefix: 'P'}, 'TYPO_W_A')).toEqual([
		['/options/0/paymentMethods/0', 'unknown-value', undefined],
	]);
	expect(wallets(closed, 'ANY_W_A')).toEqual([]);
});

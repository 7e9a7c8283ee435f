// The options of an account: every function that is given one refuses the same mistakes, with the same nearest right word.
import {describe, expect, test} from 'vitest';
import {isMisuseError} from '../../src/index.js';
import * as inspect from '../../src/inspect/index.js';
import {createSandbox, renderScreen} from '../../src/sandbox/index.js';
import {paylockMatchers} from '../../src/vitest/index.js';
import {paylock} from './untyped.js';

const FILTER = {allowDefaultOptions: true, options: []};
const CASH = {type: 'CASH'};
/** The same functions, as plain JavaScript calls them. */
type Untyped<Functions> = {readonly [Name in keyof Functions]: (...given: unknown[]) => unknown};
const all = inspect as unknown as Untyped<typeof inspect>;
const {toShow, toHide, toLeaveUndetermined, toBeCleanFilter, toBeEquivalentTo, toShowNoMoreThan} =
	paylockMatchers as unknown as Untyped<typeof paylockMatchers>;

/** Everything that is given an account, and where in its options the account is. */
const readers: [name: string, call: (account: unknown) => unknown, base?: string][] = [
	['paylock', account => paylock(account)],
	['decode', account => all.decode(FILTER, account)],
	['decodeSession', account => all.decodeSession({}, account)],
	['lint', account => all.lint(FILTER, account)],
	['explain', account => all.explain(FILTER, CASH, account)],
	['compile', account => all.compile(FILTER, account)],
	['summarize', account => all.summarize(FILTER, account)],
	['diff', account => all.diff(FILTER, FILTER, account)],
	['impact', account => all.impact(FILTER, FILTER, [], account)],
	['toSql', account => all.toSql(FILTER, {columns: {type: 'pay_method'}}, account)],
	['testCases', account => all.testCases(FILTER, account)],
	['repair', account => all.repair(FILTER, account)],
	['toCode', account => all.toCode(FILTER, account)],
	['renderScreen', account => renderScreen(FILTER, account as never)],
	['createSandbox', account => createSandbox({merchantId: 'M', apiKey: 'K', account: account as never}), '/account'],
	['toShow', account => toShow(FILTER, CASH, account)],
	['toHide', account => toHide(FILTER, CASH, account)],
	['toLeaveUndetermined', account => toLeaveUndetermined(FILTER, CASH, account)],
	['toBeCleanFilter', account => toBeCleanFilter(FILTER, account)],
	['toBeEquivalentTo', account => toBeEquivalentTo(FILTER, FILTER, account)],
	['toShowNoMoreThan', account => toShowNoMoreThan(FILTER, FILTER, account)],
];

const refused: [account: object, pointer: string, rule: string, suggestion?: string][] = [
	[{prefix: 'P'}, '/prefix', 'unknown-key'],
	[{servicePrefx: 'P'}, '/servicePrefx', 'unknown-key', 'servicePrefix'],
	[{reading: {}}, '/reading', 'unknown-key', 'readings'],
	[{servicePrefix: 'SP_'}, '/servicePrefix', 'invalid-format', 'SP'],
	[{emiPlacement: 'sessions'}, '/emiPlacement', 'unknown-value', 'session'],
	[{tenureEncoding: 'tenureFilters'}, '/tenureEncoding', 'unknown-value', 'tenureFilter'],
	[{credentials: 'apikey'}, '/credentials', 'unknown-value'],
	[{codes: {WALLETS: ['A']}}, '/codes/WALLETS', 'unknown-key', 'WALLET'],
	[{codes: {NB: ['BANKA']}}, '/codes/NB/0', 'nb-code-without-nb', 'NB_BANKA'],
	[{codes: {WALLET: []}}, '/codes/WALLET', 'empty-list'],
	[{types: ['CARD']}, '/types/0', 'invalid-format'],
	[{types: []}, '/types', 'empty-list'],
	[{types: ['OTC', ' X']}, '/types/1', 'invalid-format', 'X'],
	[{types: 'OTC'}, '/types', 'invalid-type', '["OTC"]'],
	[{enabled: {WALET: true}}, '/enabled/WALET', 'unknown-key', 'WALLET'],
	[{enabled: {OTC: true}}, '/enabled/OTC', 'unknown-key'],
	[{enabled: {CARD: ['BRAND_A']}}, '/enabled/CARD', 'invalid-type'],
	[{enabled: {WALLET: 'WALLET_A'}}, '/enabled/WALLET', 'invalid-type'],
	[{enabled: {WALLET: []}}, '/enabled/WALLET', 'empty-list'],
	[{enabled: {NB: ['BANKA']}}, '/enabled/NB/0', 'nb-code-without-nb', 'NB_BANKA'],
	[{enabled: {OTC: 5}, types: ['OTC']}, '/enabled/OTC', 'invalid-type'],
	[{enabled: {WALLET: ['WALLET_B']}, codes: {WALLET: ['WALLET_A']}}, '/enabled/WALLET/0', 'unknown-value', 'WALLET_A'],
	[{readings: 5}, '/readings', 'invalid-type'],
	[{readings: {nonsense: 1}}, '/readings/nonsense', 'unknown-key'],
	[{readings: {precedenc: 'hide-wins'}}, '/readings/precedenc', 'unknown-key', 'precedence'],
	[{readings: {precedence: 'hide-win'}}, '/readings/precedence', 'unknown-value', 'hide-wins'],
	[{severities: {'no-efect': 'off'}}, '/severities/no-efect', 'unknown-key', 'no-effect'],
	[{severities: {'no-effect': 'warnings'}}, '/severities/no-effect', 'unknown-value', 'warning'],
	[{optionalFields: ['customer_mail']}, '/optionalFields/0', 'unknown-value', 'customer_email'],
	[{guestCheckout: 'true'}, '/guestCheckout', 'invalid-type', 'true'],
	[{extraFields: ['a*b']}, '/extraFields/0', 'invalid-format'],
	[{extraFields: ['order_id']}, '/extraFields/0', 'invalid-format'],
	[{extraOptionFields: ['enable']}, '/extraOptionFields/0', 'invalid-format'],
	[{$schema: 5}, '/$schema', 'invalid-type'],
];

/** Every key of the account. */
const ACCOUNT = {
	$schema: './node_modules/paylock/schemas/config.schema.json',
	servicePrefix: 'PREFIX',
	emiPlacement: 'payment_filter',
	tenureEncoding: 'tenureFilter',
	credentials: 'apiKeyAsUser',
	codes: {WALLET: ['WALLET_A', 'WALLET_B'], NB: ['NB_BANKA'], REWARD: undefined},
	types: ['OTC'],
	enabled: {CARD: true, UPI: false, EMI: true, WALLET: ['WALLET_A'], NB: true, OTC: ['OTC_A']},
	readings: {precedence: 'hide-wins', emptyList: undefined},
	severities: {'no-effect': 'off'},
	guarantees: {shown: [{type: 'UPI'}], hidden: [{type: 'CARD', cardType: 'CREDIT'}]},
	optionalFields: ['customer_email', 'mandate.end_date'],
	guestCheckout: true,
	extraFields: ['currency', 'udf*', 'metadata.*'],
	extraOptionFields: ['display', 'displayMessage'],
};

function issuesOf(call: () => unknown) {
	try {
		call();
	} catch (error) {
		if (isMisuseError(error)) return error.issues;
		throw error;
	}
	return [];
}

describe.each(readers)('%s', (_name, call, base = '') => {
	test.each(refused)('refuses %j at %s', (account, pointer, rule, suggestion) => {
		const issue = {pointer: base + pointer, rule, ...(suggestion !== undefined && {suggestion})};
		expect(issuesOf(() => call(account))).toMatchObject([issue]);
	});

	test('accepts every key, and takes one that is undefined for absent', () => {
		expect(issuesOf(() => call(ACCOUNT))).toEqual([]);
		expect(issuesOf(() => call(Object.fromEntries(Object.keys(ACCOUNT).map(key => [key, undefined]))))).toEqual([]);
	});

	test('refuses several mistakes at once', () => {
		const several = {rule: {}, types: ['OTC', 5], readings: {nonsense: 1}, severities: {'no-efect': 'off'}};
		expect(issuesOf(() => call(several)).map(({pointer}) => pointer)).toEqual(
			['/rule', '/types/1', '/readings/nonsense', '/severities/no-efect'].map(place => base + place),
		);
	});

	test('refuses what is not an object', () => {
		for (const wrong of [5, [], null, new Map()]) expect(issuesOf(() => call(wrong))).toMatchObject([{pointer: base}]);
	});
});

test('options that are undefined count as absent, and readings and severities are for inspect', () => {
	const shop = paylock({
		servicePrefix: undefined,
		codes: {WALLET: undefined},
		types: undefined,
		readings: {precedence: 'hide-wins'},
		severities: {'no-effect': 'off'},
	});
	const options = [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['ANY']}];
	expect(shop.filter().allowDefaults(true).hide('WALLET', ['ANY']).build()).toEqual({
		allowDefaultOptions: true,
		options,
	});
});

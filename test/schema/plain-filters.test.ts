// Plain filters in a session: own plain data, copied; what is neither plain data nor a finished builder is an issue, never a throw.
import {describe, expect, test} from 'vitest';
import {MisuseError, type PaymentFilter} from '../../src/index.js';
import {decodeSession} from '../../src/inspect/index.js';
import {order, outcome, page, paylock} from '../builders/untyped.js';

const wallet = (codes: unknown) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}],
});

/** `pointer rule` of each issue of a filter in a session. */
function issuesOf(filter: unknown): readonly string[] {
	const made = outcome(() => page().paymentFilter(filter));
	if (!(made instanceof MisuseError)) return [];
	return made.issues.map(({pointer, rule}) => `${pointer.replace('/payment_filter', '')} ${rule}`);
}

const CODES = '/options/0/paymentMethods';
const cash = (enable: unknown) => ({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable}]});
const emi = (paymentMethod: unknown) => {
	const cardless = {enable: true, filters: [{enable: true, paymentMethod}]};
	return {allowDefaultOptions: true, options: [], emiOptions: {noCostEmi: {enable: true, cardless}}};
};
const PLAN_CODES = '/emiOptions/noCostEmi/cardless/filters/0/paymentMethod';

test.each<readonly [what: string, filter: unknown, issues: readonly string[]]>([
	// biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
	['a hole and undefined in a list', wallet(['A', , undefined]), ['1', '2'].map(at => `${CODES}/${at} invalid-type`)],
	['undefined as a list', wallet(undefined), [`${CODES} invalid-type`]],
	['a boxed string', wallet([new String('A')]), [`${CODES}/0 invalid-type`]],
	['one code of a plan', emi('LENDER_A'), []],
	['several codes of a plan', emi(['LENDER_A', 'LENDER_B']), []],
	['a number as the code of a plan', emi(7), [`${PLAN_CODES} invalid-type`]],
	['a number among the codes of a plan', emi([7]), [`${PLAN_CODES}/0 invalid-type`]],
	...[1, '', [], new Boolean(true)].map(
		flag => [`${typeof flag} as a flag`, cash(flag), ['/options/0/enable invalid-type']] as const,
	),
	['an undefined flag', cash(undefined), ['/options/0/enable missing-field']],
])('%s', (_, filter, issues) => {
	expect(issuesOf(filter)).toEqual(issues);
});

test('an array subclass is copied as a plain list', () => {
	class Codes extends Array<string> {}
	const {payment_filter} = page()
		.paymentFilter(wallet(Codes.from(['A'])))
		.build() as {payment_filter: PaymentFilter};
	expect(Object.getPrototypeOf(payment_filter.options[0]?.paymentMethods)).toBe(Array.prototype);
});

describe('a builder of another copy of paylock', () => {
	const BUILDER = Symbol.for('paylock.builder');
	const ACCOUNT = Symbol.for('paylock.account');
	const builder = (toJSON: () => unknown, account: object = {}) =>
		Object.create({[BUILDER]: 'filter', [ACCOUNT]: account, toJSON}, {});
	const decoded = (payment_filter: unknown) =>
		decodeSession({action: 'paymentPage', ...order, amount: '1.00', payment_filter});

	test('is serialized, also inside a plain request', () => {
		const given = builder(() => wallet(['A']));
		expect(page().paymentFilter(given).build()).toMatchObject({payment_filter: wallet(['A'])});
		expect(decoded(given)).toMatchObject({ok: true, value: {payment_filter: wallet(['A'])}});
	});

	test('that cannot be serialized reports why, at its place', () => {
		const issue = {rule: 'empty-list', severity: 'error', problem: 'the list is empty', remedy: 'add one'} as const;
		const broken = builder(() => {
			throw new MisuseError([{...issue, pointer: '/options/0', message: 'the list is empty: add one'}], 7);
		});
		const place = {pointer: '/payment_filter/options/0', rule: 'empty-list', message: 'the list is empty: add one'};
		expect(decoded(broken)).toMatchObject({ok: false, issues: [place]});
		expect(outcome(() => page().paymentFilter(broken))).toMatchObject({total: 7, issues: [place]});
	});

	test('that is unfinished, or has no text as its kind, is refused', () => {
		for (const given of [{[BUILDER]: 'filter'}, {[BUILDER]: 7}])
			expect(issuesOf(Object.create(given, {}))).toEqual([' invalid-type']);
		const refused = outcome(() => page().paymentFilter(Object.create({[BUILDER]: 'session\u200b'}, {})));
		expect((refused as MisuseError).message).toContain('session\\u200b');
	});

	test('has its account; that of a builder of this copy is found in the same way', () => {
		const servicePrefix = 'PREFIX';
		const filter = paylock({servicePrefix}).filter().allowDefaults(true);
		expect(Reflect.get(filter, ACCOUNT)).toEqual({servicePrefix});
		expect(Reflect.get(filter, BUILDER)).toBe('filter');
	});
});

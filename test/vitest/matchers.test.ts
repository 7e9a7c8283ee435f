// The matchers: what a filter shows, hides and leaves open, and what a failure says.
import {describe, expect, test} from 'vitest';
import {filter, session} from '../../src/index.js';
import {paylockMatchers} from '../../src/vitest/index.js';

const noCash = filter().allowDefaults(true).hide('CASH').show('WALLET', ['WALLET_A']);
const nothing = {allowDefaultOptions: false, options: []};

/** What a matcher says when it fails. */
function failure(assertion: () => void): string {
	try {
		assertion();
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
	throw new Error('the assertion did not fail');
}

describe('each matcher, and its negation,', () => {
	test('follows the verdict', () => {
		expect(noCash).toShow({type: 'UPI', app: 'APP_A'});
		expect(noCash).toHide({type: 'CASH'});
		expect(noCash).toLeaveUndetermined({type: 'WALLET', code: 'WALLET_B'});
		expect(noCash).not.toShow({type: 'CASH'});
		expect(noCash).not.toHide({type: 'UPI', app: 'APP_A'});
		expect(noCash).not.toLeaveUndetermined({type: 'CASH'});
		for (const instrument of [{type: 'WALLET', code: 'WALLET_B'}] as const) {
			expect(noCash).not.toShow(instrument);
			expect(noCash).not.toHide(instrument);
		}
	});

	test('takes a builder, an object, JSON text, or a session request', () => {
		const fields = {
			order_id: 'order-1',
			amount: '499.00',
			customer_id: 'customer-1',
			customer_email: 'someone@shop.test',
			customer_phone: '9000000001',
			payment_page_client_id: 'client-1',
		} as const;
		const request = session('paymentPage', fields).paymentFilter(noCash);
		for (const subject of [noCash, noCash.build(), JSON.stringify(noCash), request, request.build()]) {
			expect(subject).toHide({type: 'CASH'});
		}
	});

	test('tells a clean filter', () => {
		expect(filter().allowDefaults(true).hide('CASH')).toBeCleanFilter();
		expect(nothing).not.toBeCleanFilter();
		expect(nothing).toBeCleanFilter({rules: {'nothing-left': false}});
		expect('no JSON').not.toBeCleanFilter();
	});
});

test('an instrument that is none fails, negated or not, and does not compile', () => {
	// @ts-expect-error CARDS is no type of instrument
	const noType = () => expect(noCash).not.toShow({type: 'CARDS'});
	// @ts-expect-error an EMI plan has a kind and a group
	const noKind = () => expect(noCash).toLeaveUndetermined({type: 'EMI'});
	expect(failure(noType)).toContain('"CARDS" is no type of instrument: write CARD');
	expect(failure(noKind)).toContain('kind of the instrument');
});

describe('a failure', () => {
	test('names the verdict, the deciding rule and its pointer', () => {
		expect(failure(() => expect(noCash).toShow({type: 'CASH'}))).toBe(
			'expected the filter to show {"type":"CASH"}, and it is hidden:\n' +
				'  type-hidden at /options/0: the option disables CASH: the whole type is hidden',
		);
		expect(failure(() => expect(noCash).not.toHide({type: 'CASH'}))).toMatch(
			/^expected the filter not to hide {"type":"CASH"}, and it is hidden:\n {2}type-hidden at \/options\/0: /,
		);
		expect(failure(() => expect(noCash).toHide({type: 'WALLET', code: 'WALLET_B'}))).toMatch(
			/, and it is undetermined:\n {2}default-reach at \/allowDefaultOptions: .*\n {2}default-reach at \/options\/1: /,
		);
	});

	test('names what decode refuses', () => {
		expect(failure(() => expect({allowDefaultOptions: 'true', options: []}).toShow({type: 'CASH'}))).toContain(
			'invalid-type at /allowDefaultOptions: "true" is no boolean',
		);
	});

	test('of a filter that is not clean names rule, pointer and remedy, and counts what is too much', () => {
		expect(failure(() => expect(nothing).toBeCleanFilter())).toBe(
			'expected the filter to be clean, and lint finds:\n' +
				'  error nothing-left at the whole filter: the filter leaves nothing to pay with: enable an option, or set allowDefaultOptions to true',
		);
		const options = Array.from({length: 30}, () => ({paymentMethodType: 'CASH', enable: 'no'}));
		expect(failure(() => expect({allowDefaultOptions: true, options}).toBeCleanFilter())).toMatch(/… and 20 more$/);
	});

	test('of a clean filter that should not be says so', () => {
		const clean = filter().allowDefaults(true).hide('CASH');
		expect(failure(() => expect(clean).not.toBeCleanFilter())).toContain('no error and no warning');
	});

	test('shows no control character of an instrument', () => {
		const message = failure(() => expect(noCash).toHide({type: 'WALLET', code: '\u001b[31m\u202e'}));
		expect(message).toContain('\\u001b[31m\\u202e');
	});
});

test('the matchers serve another expect', () => {
	const {pass, message} = paylockMatchers.toHide(noCash, {type: 'CASH'});
	expect(pass).toBe(true);
	expect(message()).toContain('not to hide');
});

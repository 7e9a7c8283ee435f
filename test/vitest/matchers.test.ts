// The matchers, negated and not, and the message of a failure.
import {describe, expect, test} from 'vitest';
import {filter, rules, session} from '../../src/index.js';
import {lint} from '../../src/inspect/index.js';
import {paylockMatchers} from '../../src/vitest/index.js';
import {order} from '../golden/order.js';

const onlyWalletA = {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']};
const noCash = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}, onlyWalletA]};
const everything = filter().allowDefaults(true);
const nothing = {allowDefaultOptions: false, options: []};
const unlisted = {type: 'WALLET', code: 'WALLET_B'} as const;

/** The message of a failed assertion. */
function failure(assertion: () => void): string {
	try {
		assertion();
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
	throw new Error('the assertion did not fail');
}

describe('toShow, toHide and toLeaveUndetermined', () => {
	test('follow the verdict, negated or not', () => {
		expect(noCash).toShow({type: 'UPI', app: 'APP_A'});
		expect(noCash).toHide({type: 'CASH'});
		expect(noCash).toLeaveUndetermined(unlisted);
		expect(noCash).not.toShow({type: 'CASH'});
		expect(noCash).not.toHide({type: 'UPI', app: 'APP_A'});
		expect(noCash).not.toLeaveUndetermined({type: 'CASH'});
		expect(noCash).not.toShow(unlisted);
		expect(noCash).not.toHide(unlisted);
	});

	test('take a builder, an object, JSON text, or a session request', () => {
		const cashless = filter().allowDefaults(true).hide('CASH');
		const request = session('paymentPage', order).paymentFilter(cashless);
		for (const input of [cashless, cashless.build(), JSON.stringify(noCash), request, request.build()]) {
			expect(input).toHide({type: 'CASH'});
		}
	});

	test('take readings, the service prefix and the types of the account', () => {
		expect(noCash).toShow(unlisted, {readings: {defaultsInside: 'apply'}});
		expect(noCash).toHide(unlisted, {readings: {defaultsInside: 'ignore'}});
		expect(noCash).not.toLeaveUndetermined(unlisted, {readings: {defaultsInside: 'ignore'}});
		expect({allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: false}]}).toHide(
			{type: 'OTC'},
			{types: ['OTC']},
		);
		const emi = filter()
			.allowDefaults(true)
			.emi(e => e.show('noCost', groups => groups.hide('debit')));
		expect(emi).toHide({type: 'EMI', kind: 'noCost', group: 'debit', issuer: 'BANKA'}, {servicePrefix: 'PREFIX'});
		expect(failure(() => expect(noCash).toShow(unlisted, {readings: {precedance: 'x'} as object}))).toContain(
			'precedence',
		);
	});

	test('fail for what is not an instrument or not a filter, negated or not', () => {
		// @ts-expect-error CARDS is not a type of instrument
		const noType = () => expect(noCash).not.toShow({type: 'CARDS'});
		// @ts-expect-error BONUS is not a kind of EMI
		const noKind = () => expect(noCash).toLeaveUndetermined({type: 'EMI', kind: 'BONUS'});
		expect(failure(noType)).toContain('"CARDS" is not a type of instrument: write "CARD"');
		expect(failure(noKind)).toContain('kind of the instrument');
		expect(noType).toThrow(
			expect.objectContaining({issues: [expect.objectContaining({rule: 'invalid-type', pointer: ''})]}),
		);
		expect(failure(() => expect('no JSON').not.toShow({type: 'CASH'}))).toContain('not JSON');
		expect(failure(() => expect(7).toHide({type: 'CASH'}))).toContain('payment filter');
	});
});

describe('toBeCleanFilter', () => {
	test('passes without errors and warnings', () => {
		expect(filter().allowDefaults(true).hide('CASH')).toBeCleanFilter();
		expect(nothing).not.toBeCleanFilter();
		expect(nothing).toBeCleanFilter({severities: {'nothing-left': 'off'}});
		expect('no JSON').not.toBeCleanFilter();
		// Ranges without a gap between them are only an info.
		const cards = filter()
			.allowDefaults(true)
			.cards(cards => cards.hideBins('410000::449999', '450000::479999'));
		expect(lint(cards)).toMatchObject([{severity: 'info'}]);
		expect(cards).toBeCleanFilter();
	});

	test('fails for an EMI filter whose meaning is undetermined', () => {
		const hides = {enable: false, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true}};
		const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters: [hides]}}};
		expect({allowDefaultOptions: true, options: [], emiOptions}).not.toBeCleanFilter();
	});
});

describe('toBeEquivalentTo and toShowNoMoreThan', () => {
	const other = {...noCash, options: noCash.options.toReversed()};

	test('compare every instrument', () => {
		expect(noCash).toBeEquivalentTo(other);
		expect(noCash).not.toBeEquivalentTo(everything);
		expect(noCash).toShowNoMoreThan(everything);
		expect(everything).not.toShowNoMoreThan(noCash);
		expect(noCash).toShowNoMoreThan(other);
	});

	test('treat undetermined as a separate verdict between hidden and shown', () => {
		const all = filter().allowDefaults(true).hide('CASH');
		expect(noCash).not.toBeEquivalentTo(all);
		expect(noCash).toBeEquivalentTo(all, {readings: {defaultsInside: 'apply'}});
		expect(all).not.toShowNoMoreThan(noCash);
		expect(all).toShowNoMoreThan(noCash, {readings: {defaultsInside: 'apply'}});
	});

	test('fail for what is not a filter, negated or not', () => {
		expect(failure(() => expect(noCash).not.toBeEquivalentTo('no JSON'))).toContain('not JSON');
		expect(failure(() => expect([]).toShowNoMoreThan(noCash))).toContain('payment filter');
	});
});

test('the messages of failures', () => {
	const options = Array.from({length: 30}, () => ({paymentMethodType: 'CASH', enable: 'no'}));
	const named = everything.include(rules('no cash').hide('CASH')).include(rules('no gifts').hide('CASH'));
	const messages = [
		() => expect(noCash).toShow({type: 'CASH'}),
		() => expect(noCash).not.toHide({type: 'CASH'}),
		() => expect(noCash).toHide(unlisted),
		() => expect(noCash).toHide({type: 'WALLET', code: '\u001b[31m\u202e'}),
		() =>
			expect({allowDefaultOptions: 'yes', options: [{paymentMethodType: 'UPI', enable: true}]}).toShow({type: 'CASH'}),
		() => expect(nothing).toBeCleanFilter(),
		() => expect(filter().allowDefaults(true).hide('CASH')).not.toBeCleanFilter(),
		() => expect(noCash).toBeEquivalentTo(everything),
		() => expect(noCash).not.toBeEquivalentTo(noCash),
		() => expect(everything).toShowNoMoreThan(noCash),
		() => expect(noCash).not.toShowNoMoreThan(everything),
		() => expect(named).toShow({type: 'CASH'}),
		() => expect(named).not.toShow({type: 'UPI'}),
		() => expect(named).toBeEquivalentTo(everything),
	].map(failure);
	expect(messages.join('\n\n')).toMatchInlineSnapshot(`
		"expected the filter to show {"type":"CASH"}, but it is hidden:
		  type-hidden at /options/0: the option disables CASH: the whole type is hidden

		expected the filter not to hide {"type":"CASH"}, but it is hidden:
		  type-hidden at /options/0: the option disables CASH: the whole type is hidden

		expected the filter to hide {"type":"WALLET","code":"WALLET_B"}, but it is undetermined:
		  default-reach at /allowDefaultOptions and /options/1: the option enables other providers of WALLET, and the specification does not state whether allowDefaultOptions applies to this one (reading defaultsInside)

		expected the filter to hide {"type":"WALLET","code":"\\u001b[31m\\u202e"}, but it is undetermined:
		  default-reach at /allowDefaultOptions and /options/1: the option enables other providers of WALLET, and the specification does not state whether allowDefaultOptions applies to this one (reading defaultsInside)

		expected the filter to show {"type":"CASH"}, but it is undetermined:
		  unreadable at /allowDefaultOptions: "yes" is not a boolean: write true or false

		expected the filter to be clean, but lint reports:
		  error nothing-left at (whole input): the filter leaves nothing to pay with: enable an option, or set allowDefaultOptions to true

		expected the filter not to be clean, but lint reports no error and no warning

		expected the filter to be equivalent to the other one, but verdicts differ:
		  {"type":"WALLET","code":"OTHER"} is undetermined, decided at /allowDefaultOptions; under the other filter it is shown
		  {"type":"CASH"} is hidden, decided at /options/0; under the other filter it is shown

		expected the filter not to be equivalent to the other one, but both give the same verdict for every instrument

		expected the filter to show no more than the other one, but it does:
		  {"type":"WALLET","code":"OTHER"} is shown, decided at /allowDefaultOptions; under the other filter it is undetermined
		  {"type":"CASH"} is shown, decided at /allowDefaultOptions; under the other filter it is hidden

		expected the filter to show more than the other one, but no instrument has a higher verdict

		expected the filter to show {"type":"CASH"}, but it is hidden, decided by the rules "no cash" and "no gifts":
		  type-hidden at /options/0: the option disables CASH: the whole type is hidden

		expected the filter not to show {"type":"UPI"}, but it is shown:
		  default-options at /allowDefaultOptions: no option names UPI and allowDefaultOptions is true: UPI is shown

		expected the filter to be equivalent to the other one, but verdicts differ:
		  {"type":"CASH"} is hidden, decided at /options/0 by the rules "no cash" and "no gifts"; under the other filter it is shown"
	`);
	expect(failure(() => expect({allowDefaultOptions: true, options}).toBeCleanFilter())).toMatch(/… and \d+ more$/);
});

test('the matchers serve another expect', () => {
	const {pass, message} = paylockMatchers.toHide(noCash, {type: 'CASH'});
	expect(pass).toBe(true);
	expect(message()).toContain('not to hide');
});

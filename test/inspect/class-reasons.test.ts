// A class has the reasons that `explain` gives for its instrument.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isInvalidInputError} from '../../src/index.js';
import {type Account, explain, instrumentClasses} from '../../src/inspect/index.js';
import {corrupted} from './corrupted.js';
import {inputOf, subject} from './random-subjects.js';
import {mistaken} from './repair-guarantees.js';

const inGroup = (...filters: readonly object[]) => ({
	allowDefaultOptions: false,
	options: [],
	emiOptions: {noCostEmi: {enable: true, cardless: {enable: true, filters}}},
});
const tenures = (enable: boolean, ...list: readonly string[]) => ({tenureFilter: {enable, tenures: list}});

function expectReasons(input: unknown, account: Account = {}): void {
	for (const {instrument, verdict, because} of instrumentClasses(input, account)) {
		expect(explain(input, instrument, account)).toMatchObject({verdict, because});
	}
}

test.each([
	[{issuerFilter: {enable: false, issuers: []}, paymentMethod: ['LENDER_Q'], ...tenures(true, '2::4')}],
	[{issuerFilter: {enable: true, issuers: []}, paymentMethodType: 'WALLET', ...tenures(true, '9::9')}],
	[{paymentMethod: [], issuerFilter: {enable: true, issuers: ['P_BANKQ']}, ...tenures(true, '6::7')}],
])('an empty list asks nothing of plans that its filter does not select anyway: %j', filter => {
	const input = inGroup({enable: false, ...filter}, {enable: false, ...tenures(true)});
	expectReasons(input);
	const plan = {
		type: 'EMI',
		kind: 'noCost',
		group: 'cardless',
		paymentMethodType: 'WALLET',
		paymentMethod: 'LENDER_Q',
		issuer: 'P_BANKQ',
		tenure: 12,
	} as const;
	const pointers = explain(input, plan).because.map(({pointer}) => pointer);
	expect(pointers).toContain('/emiOptions/noCostEmi/cardless/filters/1');
	expect(pointers).not.toContain('/emiOptions/noCostEmi/cardless/filters/0');
});

test('of any input, valid or corrupted, for any account', () => {
	const valid = subject.map(one => ({input: inputOf(one), account: {}}));
	fc.assert(
		fc.property(fc.oneof(valid, corrupted, mistaken), ({input, account}) => {
			fc.pre(isRead(input, account));
			expectReasons(input, account);
		}),
		{numRuns: 500},
	);
});

/** False for what is not a filter at all. */
function isRead(input: unknown, account: Account): boolean {
	try {
		return instrumentClasses(input, account).length >= 0;
	} catch (error) {
		expect(isInvalidInputError(error)).toBe(true);
		return false;
	}
}

// Builders of any copy of paylock, recognized by registered symbols.
import {describe, expect, it} from 'vitest';
import {accountOfBuilder, kindOfBuilder} from '../../src/diagnostics/builder-kind.js';
import {paylock} from '../../src/index.js';

const BUILDER = Symbol.for('paylock.builder');
const ACCOUNT = Symbol.for('paylock.account');
const account = {servicePrefix: 'PREFIX'};

describe('a builder', () => {
	it('has its kind and its account under registered symbols', () => {
		const filter = paylock(account).filter();
		expect(kindOfBuilder(filter)).toBe('filter without allowDefaults');
		expect(accountOfBuilder(filter)).toEqual(account);
		const ofAnotherCopy = {[BUILDER]: 'filter', [ACCOUNT]: account};
		expect([kindOfBuilder(ofAnotherCopy), accountOfBuilder(ofAnotherCopy)]).toEqual(['filter', account]);
	});

	it('has a kind of plain ASCII', () => {
		expect(kindOfBuilder({[BUILDER]: 'filter\u200b'})).toBe('filter\\u200b');
	});
});

it('anything else has neither a kind nor an account', () => {
	for (const value of [undefined, null, 7, 'filter', {}, {[BUILDER]: 7}]) {
		expect([kindOfBuilder(value), accountOfBuilder(value)]).toEqual([undefined, undefined]);
	}
});

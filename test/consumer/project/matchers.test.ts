// A consumer's own test, written with paylock's matchers.
import 'paylock/vitest';
import {filter} from 'paylock';
import {expect, test} from 'vitest';

const lock = filter().allowDefaults(true).hide('WALLET', ['WALLET_A']);

test('passes if the filter behaves as expected', () => {
	expect(lock.build()).toHide({type: 'WALLET', code: 'WALLET_A'});
	expect(lock).toShow({type: 'CASH'});
	expect(lock).toBeCleanFilter();
});

test('fails where it does not, and names the place', () => {
	expect(() => expect(lock).toShow({type: 'WALLET', code: 'WALLET_A'})).toThrow('/options/0');
});

test('takes instruments only', () => {
	// @ts-expect-error no payment method type is called WALET
	const wrong = () => expect(lock).toShow({type: 'WALET'});
	expect(wrong).toBeTypeOf('function');
});

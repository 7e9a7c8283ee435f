// Remedies that can be applied, of single inputs and of random ones; many more are in remedies-large.test.ts.
import {expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';
import {brokenRemedies, checkRemedies} from './remedy-properties.js';

test('a remedy that can be applied removes its issue and adds none', () => {
	checkRemedies(150);
}, 120_000);

test.each([
	['CARD', {cardFilters: []}, {}],
	['UPI', {upiFilters: []}, {}],
	['UPI', {upiFilters: []}, {readings: {emptyList: 'matches-nothing'}}],
	['CARD', {cardFilters: []}, {readings: {emptyList: 'ignored'}}],
] as const)('an ignored empty list hides no redundant option: %s %j', (paymentMethodType, list, account) => {
	const option = {paymentMethodType, enable: false, ...list};
	const input = {allowDefaultOptions: false, options: [option, {paymentMethodType: 'WALLET', enable: true}]};
	expect(lint(input, account).map(({rule}) => rule)).toContain('redundant-option');
	expect(brokenRemedies(input, account)).toEqual([]);
});

// How much one input may contain: at the limit it is still read, and one more is refused.
import {describe, expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {readExtraFields} from '../../src/rules/read-session-parts.js';
import {readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {issuesOf} from './issue-messages.js';

const wallets = (...lists: readonly unknown[]) => ({
	allowDefaultOptions: true,
	options: lists.map(paymentMethods => ({paymentMethodType: 'WALLET', enable: true, paymentMethods})),
});
const ofFilter = (input: unknown) => issuesOf(report => readPaymentFilter(input, report, ''));
const ofExtra = (fields: object) => issuesOf(report => readExtraFields('paymentPage', fields, report));

describe('extra fields', () => {
	test('have keys of at most 256 characters; one of more than 10,000 is not part of a pointer', () => {
		const key = (length: number) => 'k'.repeat(length);
		expect(ofExtra({extra: {[key(256)]: 0}})).toBe('');
		expect(ofExtra({extra: {[key(257)]: 0}})).toBe(`/extra/${key(257)} too-large`);
		expect(ofExtra({extra: {[key(10_000)]: 0}})).toBe(`/extra/${key(10_000)} too-large`);
		expect(ofExtra({extra: {[key(10_001)]: 0}})).toBe('/extra too-large');
	});

	test('are nested at most 64 levels deep, with any number of siblings', () => {
		const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
		expect(ofExtra({deep: nested(64), wide: new Array(100).fill([1])})).toBe('');
		expect(ofExtra(Object.fromEntries(Array.from({length: 100}, (_, index) => [`k${index}`, []])))).toBe('');
		expect(ofExtra({deep: nested(65), deeper: nested(66)})).toBe(`/deep${'/0'.repeat(64)} too-large`);
	});
});

describe('a filter', () => {
	test('has at most 1,000,000 items in a list, and 10,000 characters in codes of one string', () => {
		expect(ofFilter(wallets(new Array(1_000_001)))).toBe('/options/0/paymentMethods too-large');
		const codes = (length: number) => ofFilter(wallets(['A,'.padEnd(length, 'B,')]));
		expect(codes(10_000)).not.toContain('too-large');
		expect(codes(10_001)).toBe('/options/0/paymentMethods/0 too-large');
	});

	test('lists 100 issues and counts the rest, never including valid values', () => {
		const wrong = new Array(100).fill('');
		expect(
			ofFilter(wallets([...wrong, 'WALLET_A', '', 'WALLET_B']))
				.split('\n')
				.at(-1),
		).toBe('and 1 more');
		const bins = (cardBins: readonly unknown[]) => ({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: true, cardBins}]}],
		});
		expect(
			ofFilter(bins([...wrong, '411111::411199', '1x', 7]))
				.split('\n')
				.at(-1),
		).toBe('and 2 more');
		const report = new IssueCollector();
		readPaymentFilter({...wallets([...wrong, '']), someKey: 1, options2: 1}, report, '');
		expect([report.issues.length, report.total]).toEqual([100, 103]);
	});
});

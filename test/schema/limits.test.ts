// How much one input may contain: at the limit it is still read, and one more is refused.
import {describe, expect, test} from 'vitest';
import {IssueCollector} from '../../src/diagnostics/issue-collector.js';
import {readExtraFields} from '../../src/model/read-session-parts.js';
import {readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {issuesOf} from './issue-messages.js';

const wallets = (...lists: readonly unknown[]) => ({
	allowDefaultOptions: true,
	options: lists.map(paymentMethods => ({paymentMethodType: 'WALLET', enable: true, paymentMethods})),
});
const ofFilter = (input: unknown) => issuesOf(report => readPaymentFilter(input, report, ''));
const ofExtra = (fields: object) => issuesOf(report => readExtraFields('paymentPage', fields, report));

describe('extra fields', () => {
	test('contain at most 100,000 values, including the fields themselves', () => {
		expect(ofExtra({many: new Array(99_999).fill(0)})).toBe('');
		expect(ofExtra({many: new Array(100_000).fill(0)})).toMatchInlineSnapshot(`"/many too-large"`);
		const keys = Object.fromEntries(Array.from({length: 100_000}, (_, index) => [`k${index}`, 0]));
		expect(ofExtra({many: keys})).toContain('/many too-large');
	});

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
	test('is not an extra field: its lists are longer', () => {
		const options = new Array(50_001).fill({paymentMethodType: 'CASH', enable: true});
		expect(ofFilter({allowDefaultOptions: true, options})).toBe('');
		expect(ofFilter(wallets(new Array(100_001).fill('WALLET_A')))).toBe('');
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

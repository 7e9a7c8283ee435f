// Which fields a session may have in addition to those that the specification names, how others are refused, and their limits.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {lint} from '../../src/inspect/index.js';
import {order, outcome, page} from '../builders/untyped.js';

/** `pointer rule suggestion` of each issue of extra fields. */
function issuesOf(fields: unknown): readonly string[] {
	const made = outcome(() => page().extra(fields));
	const {issues = []} = made as {issues?: readonly {pointer: string; rule: string; suggestion?: string}[]};
	return issues.map(({pointer, rule, suggestion}) => [pointer, rule, suggestion].join(' ').trim());
}

test.each<[what: string, refused: Record<string, unknown>, suggestions?: Record<string, string>]>([
	['a documented field', {amount: '1.00', payment_filter: {}, 'mandate.end_date': '30', emiOptions: {}}],
	[
		'one that resembles a documented field',
		{Amount: 1, orderId: 1, last_names: 1, 'payment-filters': 1, retur_url: 1, custmer_email: 1},
		{
			Amount: 'amount',
			orderId: 'order_id',
			last_names: 'last_name',
			'payment-filters': 'payment_filter',
			retur_url: 'return_url',
			custmer_email: 'customer_email',
		},
	],
	[
		'one that resembles a documented field in its 64 characters',
		{['_amount'.padStart(64, '_')]: 1},
		{['_amount'.padStart(64, '_')]: 'amount'},
	],
	['a key of the filter', {cardBins: [], paymentMethods: [], upiMethods: [], showOnlyEmi: true, options: []}],
	['nested fields', {mandate: {max_amount: '1.00'}, options: {create_mandate: 'REQUIRED'}}],
	['a mandate of nothing', {mandate: null}],
])('%s is not an extra field', (_, refused, suggestions = {}) => {
	expect(issuesOf(refused)).toEqual(
		Object.keys(refused).map(key => `/${key} unknown-key ${suggestions[key] ?? ''}`.trim()),
	);
});

test.each<[what: string, fields: object]>([
	['short names that differ in one letter', {amounts: 1, order_ids: 1, faction: 1, first_nameXY: 1, sdk_udf1: 1}],
	['a name of more than 64 characters', {['_amount'.padStart(65, '_')]: 1}],
	['generic names', {credit: 1, debit: 1, filters: 1, issuers: 1, tenures: 1, paymentMethod: 1}],
	['members that a mandate has', {udf1: {create_mandate: 'REQUIRED'}}],
])('%s may be extra fields', (_, fields) => {
	expect(issuesOf(fields)).toEqual([]);
});

test('options of a session in JSON are those of a mandate only if they have its members', () => {
	const unknown = (options: unknown) =>
		lint({action: 'paymentPage', ...order, amount: '1.00', options}).find(({pointer}) => pointer === '/options');
	expect(unknown({create_mandate: 'REQUIRED', other: 1})?.remedy).toContain('"options.create_mandate"');
	for (const options of [5, 'create_mandate', [], Object.create({create_mandate: 1})])
		expect(unknown(options)?.remedy ?? '').not.toContain('create_mandate');
});

describe('extra fields', () => {
	test('contain any JSON, in which a zero has no sign', () => {
		fc.assert(
			fc.property(fc.jsonValue(), value => {
				fc.pre(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
				expect(page().extra({udf1: value}).build()).toMatchObject(JSON.parse(JSON.stringify({udf1: value})));
			}),
			{numRuns: 200},
		);
		expect(
			page()
				.extra({udf1: -0, udf2: [-0]})
				.build(),
		).toMatchObject({udf1: 0, udf2: [0]});
	});

	test('contain only JSON', () => {
		const values = [1n, Symbol('a'), () => 1, Number.NaN, Number.POSITIVE_INFINITY, new Date(), new Map()];
		for (const value of [...values, [undefined]]) expect(issuesOf({udf1: value})).toHaveLength(1);
		expect(issuesOf({udf1: JSON.parse('{"__proto__": 1}')})).toEqual(['/udf1/__proto__ unknown-key']);
		expect(issuesOf(JSON.parse('{"__proto__": 1}'))).toEqual(['/__proto__ unknown-key']);
	});

	test('contain at most 100,000 values, including the fields themselves', () => {
		expect(issuesOf({many: new Array(99_999).fill(0)})).toEqual([]);
		expect(issuesOf({many: new Array(100_000).fill(0)})).toEqual(['/many too-large']);
		const keys = Object.fromEntries(Array.from({length: 100_000}, (_, index) => [`k${index}`, 0]));
		expect(issuesOf({many: keys})).toEqual(['/many too-large']);
		let shared: readonly unknown[] = [];
		for (let level = 0; level < 60; level += 1) shared = [shared, shared];
		expect(issuesOf({shared})).not.toEqual([]);
	});

	test('have keys of at most 256 characters; one of more than 10,000 is not part of a pointer', () => {
		const key = (length: number) => 'k'.repeat(length);
		expect(issuesOf({extra: {[key(256)]: 0}})).toEqual([]);
		for (const length of [257, 10_000])
			expect(issuesOf({extra: {[key(length)]: 0}})).toEqual([`/extra/${key(length)} too-large`]);
		expect(issuesOf({extra: {[key(10_001)]: 0}})).toEqual(['/extra too-large']);
	});

	test('are nested at most 64 levels deep, with any number of siblings', () => {
		const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
		expect(issuesOf({deep: nested(64), wide: new Array(100).fill([1])})).toEqual([]);
		expect(issuesOf(Object.fromEntries(Array.from({length: 100}, (_, index) => [`k${index}`, []])))).toEqual([]);
		expect(issuesOf({deep: nested(65), deeper: nested(66)})).toEqual([`/deep${'/0'.repeat(64)} too-large`]);
	});
});

// The reader of unknown input: own plain data, read once, copied and frozen; anything else is an issue, never a throw.

import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {IssueCollector, issueOf} from '../../src/diagnostics/issue-collector.js';
import {MisuseError} from '../../src/index.js';
import {readExtraFields} from '../../src/model/read-session-parts.js';
import {readPaymentFilter} from '../../src/schema/payment-filter-shape.js';
import {readShape} from '../../src/schema/read-shape.js';
import {SESSION_REQUEST} from '../../src/schema/session-shape.js';

function read(input: unknown) {
	const report = new IssueCollector();
	const value = readPaymentFilter(input, report, '');
	expect(value === undefined).toBe(report.total > 0);
	return {value, report, issues: report.issues.map(({pointer, rule}) => `${pointer} ${rule}`)};
}

const wallet = (codes: unknown) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: codes}],
});
const CODES = '/options/0/paymentMethods';

describe('hostile input', () => {
	test('holes and undefined in a list are refused with their index', () => {
		// biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
		expect(read(wallet(['WALLET_A', , undefined])).issues).toEqual([
			`${CODES}/1 invalid-type`,
			`${CODES}/2 invalid-type`,
		]);
	});

	test('the payment method of a plan filter is one code or several', () => {
		const emi = (paymentMethod: unknown) => {
			const cardless = {enable: true, filters: [{enable: true, paymentMethod}]};
			return {allowDefaultOptions: true, options: [], emiOptions: {noCostEmi: {enable: true, cardless}}};
		};
		const place = '/emiOptions/noCostEmi/cardless/filters/0/paymentMethod';
		for (const codes of ['LENDER_A', ['LENDER_A', 'LENDER_B']]) expect(read(emi(codes)).value).toEqual(emi(codes));
		expect(read(emi(7)).issues).toEqual([`${place} invalid-type`]);
		expect(read(emi([7])).issues).toEqual([`${place}/0 invalid-type`]);
	});

	test('undefined is neither a list nor the whole type', () => {
		expect(read(wallet(undefined)).issues).toEqual([`${CODES} invalid-type`]);
	});

	test('booleans are never guessed', () => {
		for (const enable of [1, 0, 'false', '', null, [], {}, new Boolean(true)]) {
			expect(read({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable}]}).issues).toEqual([
				'/options/0/enable invalid-type',
			]);
		}
		expect(read({allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: undefined}]}).issues).toEqual(
			['/options/0/enable missing-field'],
		);
	});

	test('an array subclass is copied as a plain list', () => {
		class Codes extends Array<string> {}
		const {value} = read(wallet(Codes.from(['WALLET_A'])));
		expect(Object.getPrototypeOf(value?.options[0]?.paymentMethods)).toBe(Array.prototype);
	});

	test('own keys that could reach a prototype are refused, in text too', () => {
		for (const key of ['__proto__', 'constructor', 'prototype']) {
			const input = JSON.parse(`{"allowDefaultOptions": true, "options": [], "${key}": {"enable": true}}`);
			expect(read(input).issues).toEqual([`/${key} unknown-key`]);
		}
		expect({}).not.toHaveProperty('enable');
	});

	test('only own fields count', () => {
		expect(read(Object.create({allowDefaultOptions: true, options: []})).report.total).toBe(1);
	});

	test('an object without a prototype is plain data', () => {
		const input = Object.assign(Object.create(null), {allowDefaultOptions: true, options: []});
		expect(read(input).value).toEqual({allowDefaultOptions: true, options: []});
	});

	test('class instances, dates, maps, functions and boxed strings are not plain data', () => {
		class Filter {
			allowDefaultOptions = true;
			options = [];
		}
		for (const input of [new Filter(), new Date(), new Map(), () => 1, new String('a'), Object.create(new Filter())]) {
			expect(read(input).report.total).toBe(1);
		}
		expect(read(wallet([new String('WALLET_A')])).issues).toEqual([`${CODES}/0 invalid-type`]);
	});

	test('100,000 bad BIN ranges make 100 issues and a total', () => {
		const cardBins = Array.from({length: 100_000}, (_, index) => `${index}x`);
		const {report} = read({
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins}]}],
		});
		expect([report.issues.length, report.total]).toEqual([100, 100_000]);
	});
});

describe('builders', () => {
	const builder = (written: () => unknown) =>
		Object.create({[Symbol.for('paylock.builder')]: 'filter', toJSON: written}, {});

	test('are serialized, also inside a plain request', () => {
		expect(read(builder(() => wallet(['WALLET_A']))).value).toEqual(wallet(['WALLET_A']));
	});

	test('that cannot be serialized report why, at their place', () => {
		const broken = builder(() => {
			throw new MisuseError(
				[issueOf('/options/0', {rule: 'empty-list', problem: 'the list is empty', remedy: 'add one'}, 'code')],
				7,
			);
		});
		const report = new IssueCollector();
		expect(readShape(SESSION_REQUEST, {payment_filter: broken}, report)).toBeUndefined();
		expect(report.issues[0]).toEqual({
			pointer: '/payment_filter/options/0',
			rule: 'empty-list',
			severity: 'error',
			problem: 'the list is empty',
			remedy: 'add one',
			message: 'the list is empty: add one',
		});
		expect([report.total, report.errors]).toEqual([7 + 5, 7 + 5]);
	});

	test('that are unfinished are refused', () => {
		expect(read(Object.create({[Symbol.for('paylock.builder')]: 'filter'}, {})).issues).toEqual([' invalid-type']);
	});
});

describe('extra fields', () => {
	const extra = (input: unknown) => {
		const report = new IssueCollector();
		const value = readExtraFields('paymentPage', input, report);
		return {value, issues: report.issues.map(({pointer, rule}) => `${pointer} ${rule}`)};
	};

	test('may contain any JSON', () => {
		fc.assert(
			fc.property(fc.jsonValue(), value => {
				fc.pre(!/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));
				expect(extra({udf1: value}).value).toEqual(JSON.parse(JSON.stringify({udf1: value})));
			}),
			{numRuns: 200},
		);
	});

	test('cannot override or resemble a known field', () => {
		expect(extra({amount: '1.00', payment_filter: {}, custmer_email: 'x', Amount: '1.00'}).issues).toEqual([
			'/amount unknown-key',
			'/payment_filter unknown-key',
			'/custmer_email unknown-key',
			'/Amount unknown-key',
		]);
	});

	test('stop cycles, deep nesting and huge inputs at a limit', () => {
		const circle: {self?: unknown} = {};
		circle.self = circle;
		expect(extra({circle}).issues).toHaveLength(1);
		expect(extra({deep: JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))}).issues).toHaveLength(1);
		let shared: readonly unknown[] = [];
		for (let level = 0; level < 60; level += 1) shared = [shared, shared];
		expect(extra({shared}).issues).not.toEqual([]);
		expect(extra({many: new Array(200_000).fill(0)}).issues).toEqual(['/many too-large']);
	});

	test('contain only JSON', () => {
		const values = [1n, Symbol('a'), () => 1, Number.NaN, Number.POSITIVE_INFINITY, new Date(), new Map()];
		for (const value of [...values, [undefined]]) expect(extra({udf1: value}).issues).toHaveLength(1);
		expect(extra({udf1: JSON.parse('{"__proto__": 1}')}).issues).toEqual(['/udf1/__proto__ unknown-key']);
		expect(extra(JSON.parse('{"__proto__": 1}')).issues).toEqual(['/__proto__ unknown-key']);
	});
});

test('arbitrary objects give a frozen value or issues, and stay unchanged', () => {
	const word = fc.constantFrom(
		'allowDefaultOptions',
		'options',
		'enable',
		'paymentMethodType',
		'CARD',
		'__proto__',
		'action',
	);
	const anything = fc.anything({
		key: word,
		withBigInt: true,
		withDate: true,
		withMap: true,
		withBoxedValues: true,
		withNullPrototype: true,
		withSparseArray: true,
		maxDepth: 4,
	});
	fc.assert(
		fc.property(anything, input => {
			const before = fc.stringify(input);
			const report = new IssueCollector();
			const values = [readPaymentFilter(input, report, ''), readShape(SESSION_REQUEST, input, report)];
			for (const value of values) expect(value === undefined || Object.isFrozen(value)).toBe(true);
			expect(report.total).toBeGreaterThan(0);
			expect(fc.stringify(input)).toBe(before);
		}),
		{numRuns: 500},
	);
});

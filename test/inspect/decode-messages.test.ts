// Decode: what is said of an input as a whole: of no object, of no JSON, of the wrong call, and in notes.
import {describe, expect, test} from 'vitest';
import {paylock} from '../../src/index.js';
import {decode, decodeSession} from '../../src/inspect/decode.js';
import {subjectOrThrow} from '../../src/inspect/subject.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const filter = {allowDefaultOptions: true, options: [cash]};
const page = {
	action: 'paymentPage',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	order_id: 'order-1',
	amount: '499.00',
};

/** The answer that refuses an input as a whole. */
const refused = (code: string, message: string, more: object = {}) => ({
	ok: false,
	issues: [{pointer: '', code, message, ...more}],
	total: 1,
});

const BUILDER = Symbol.for('paylock.builder');

/** A builder of some other copy of the package. */
class OtherBuilder {
	readonly [BUILDER] = 'filter';
	toJSON(): object {
		throw new Error('SECRET');
	}
}

describe('no object', () => {
	test.each([
		[null, 'null'],
		[undefined, 'undefined'],
		[[], 'a list'],
		[5, 'a number'],
		['5', 'a number'],
		['"text"', 'a string'],
		['null', 'null'],
	])('%j', (input, found) => {
		const [ofFilter, ofSession] = [`${found} is no payment filter`, `${found} is no session`];
		expect(decode(input)).toEqual(refused('invalid-type', `${ofFilter}: write an object`, {found}));
		expect(decodeSession(input)).toEqual(refused('invalid-type', `${ofSession}: write an object`, {found}));
		expect(() => subjectOrThrow(input)).toThrow(new RegExp(`^${ofFilter}: write an object$`));
	});

	test('an instance of a class', () => {
		const message = (what: string) => `an instance of a class is no ${what}: write a plain object`;
		expect(decode(new Date())).toEqual(refused('invalid-type', message('payment filter')));
		expect(decodeSession(new Date())).toEqual(refused('invalid-type', message('session')));
	});

	test('what throws cannot be read, and nobody learns what it threw', () => {
		const {proxy, revoke} = Proxy.revocable({}, {});
		revoke();
		for (const input of [proxy, new OtherBuilder()]) {
			const unreadable = refused('unreadable', 'the value cannot be read: give plain data');
			expect([decode(input), decodeSession(input)]).toEqual([unreadable, unreadable]);
		}
	});

	test('a builder that cannot be written yet, or alone, says so itself', () => {
		const {filter} = paylock({emiPlacement: 'session'});
		const told = (pointer: string, rule: string, message: string) => ({
			ok: false,
			issues: [{pointer, rule, severity: 'error', message}],
			total: 1,
		});
		const unfinished = 'the filter has no allowDefaultOptions yet: call .allowDefaults(true) or .allowDefaults(false)';
		expect(decode(filter())).toEqual(told('/allowDefaultOptions', 'missing-field', unfinished));
		const lifted =
			"with emiPlacement 'session' emiOptions travels beside the filter: hand the filter to session(…).paymentFilter(…)";
		const withEmi = filter()
			.allowDefaults(true)
			.emi(emi => emi.showOnlyEmi());
		expect(decode(withEmi)).toEqual(told('/emiOptions', 'contradiction', lifted));
	});
});

describe('text', () => {
	test.each([
		['', 'the text is no JSON: write one JSON object'],
		['{"customer_id" SECRET}', 'the text is no JSON from character 15: write one JSON object'],
		[' '.repeat(67_108_865), 'the text has more than 67108864 characters: pass less, or parse it first'],
	])('%#', (text, message) => {
		const answer = refused(text.length > 1000 ? 'too-large' : 'unreadable', message);
		expect([decode(text), decodeSession(text)]).toEqual([answer, answer]);
	});

	test('of 67,108,864 characters is read', () => {
		const text = JSON.stringify(filter);
		expect(decode(text + ' '.repeat(67_108_864 - text.length))).toMatchObject({ok: true, value: filter});
	});

	test('may begin with a BOM', () => {
		expect(decodeSession(`\ufeff${JSON.stringify(page)}`)).toEqual({ok: true, value: page, notes: []});
	});
});

describe('the wrong call', () => {
	const call = 'this is a session request: call decodeSession, or decode what stands under payment_filter';
	const put = 'this is a payment filter: call decode, or put it under payment_filter of a session request';

	test.each([page, {amount: '1.00'}, {payment_filter: filter}, {sdk_udf: 'showEMI'}, {'mandate.end_date': '1'}])(
		'decode of a session request: %j',
		request => {
			expect(decode(request)).toEqual(refused('invalid-type', call, {suggestion: 'decodeSession'}));
		},
	);

	test.each([filter, {allowDefaultOptions: true}, {options: []}, {options: [], emiOptions: {}}])(
		'decodeSession of a filter: %j',
		input => {
			expect(decodeSession(input)).toEqual(refused('invalid-type', put, {suggestion: 'decode'}));
		},
	);

	test('is none where the input could be either, or is of both', () => {
		expect(decode({emiOptions: {showOnlyEmi: true}})).toMatchObject({
			ok: true,
			value: {allowDefaultOptions: true, options: [], emiOptions: {showOnlyEmi: true}},
		});
		for (const input of [{emiOptions: {showOnlyEmi: true}}, {...page, ...filter}, {}]) {
			const answer = decodeSession(input);
			expect(answer.ok).toBe(false);
			expect(JSON.stringify(answer)).not.toContain('call decode');
		}
		const both = decode({...page, ...filter});
		expect(both.ok || both.issues.map(({pointer}) => pointer)).toEqual(Object.keys(page).map(key => `/${key}`));
	});
});

test('the notes of a session request: of its filter and of fields that the document does not name', () => {
	const payment_filter = {options: [cash, {...cash, enable: true}]};
	const answer = decodeSession({...page, payment_filter, 'mandate.frequency': 'MONTHLY', 'a/b': 1});
	expect(answer).toEqual({
		ok: true,
		value: {
			...page,
			payment_filter: {allowDefaultOptions: true, ...payment_filter},
			'mandate.frequency': 'MONTHLY',
			'a/b': 1,
		},
		notes: [
			{
				pointer: '/payment_filter/allowDefaultOptions',
				rule: 'missing-field',
				message: 'allowDefaultOptions is missing: write true or false',
				suggestion: 'true',
			},
			{
				pointer: '/payment_filter/options/1',
				rule: 'conflicting-type',
				message: 'CASH is hidden already: configure it in one call',
				found: '/payment_filter/options/0',
			},
			{
				pointer: '/mandate.frequency',
				rule: 'unknown-key',
				message: '"mandate.frequency" is no field that the document names: it is kept and sent as it stands',
				found: '"mandate.frequency"',
			},
			{
				pointer: '/a~1b',
				rule: 'unknown-key',
				message: '"a/b" is no field that the document names: it is kept and sent as it stands',
				found: '"a/b"',
			},
		],
	});
	expect(answer.ok && Object.isFrozen(answer.notes) && answer.notes.every(Object.isFrozen)).toBe(true);
});

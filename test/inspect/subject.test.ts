// The subject that every function of inspect starts from: what is readable is read, the rest is marked.
import {describe, expect, test} from 'vitest';
import {publicIssue} from '../../src/diagnostics/issue.js';
import {isInvalidInputError} from '../../src/index.js';
import {readSubject, readSubjectOrThrow, withRecovered} from '../../src/inspect/subject/read-subject.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const filter = {allowDefaultOptions: true, options: [cash]};
const request = {
	action: 'paymentPage',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	order_id: 'order-1',
	amount: '499.00',
};
const emiOptions = {showOnlyEmi: true};

const issuesOf = (input: unknown) => readSubject(input).issues.map(({pointer, rule}) => `${pointer} ${rule}`);

describe('an input is read', () => {
	test.each<[name: string, input: object, base: string, isSession: boolean]>([
		['as a filter', filter, '', false],
		['as a filter with EMI', {...filter, emiOptions}, '', false],
		['as a filter alone under payment_filter', {payment_filter: filter}, '/payment_filter', false],
		['as a request', request, '/payment_filter', true],
		['as a request with a filter', {...request, payment_filter: filter}, '/payment_filter', true],
		['as EMI rules of a filter', {emiOptions}, '', false],
		[
			'as a filter next to a field of another name',
			{payment_filter: filter, currency: 'INR'},
			'/payment_filter',
			false,
		],
		['as a request with EMI rules of its own', {payment_filter: filter, emiOptions}, '/payment_filter', true],
		['as a request with details', {payment_filter: filter, description: 'Books'}, '/payment_filter', true],
		['as a request with a misspelled key', {orderId: 'order-1', payment_filter: filter}, '/payment_filter', true],
	])('%s', (_, input, base, isSession) => {
		for (const given of [input, JSON.stringify(input)]) {
			expect(readSubject(given)).toMatchObject({base, isSession, isReadable: true});
		}
	});

	test('with pointers into the input as it was given', () => {
		const payment_filter = {...filter, emiOptions: {noCostEmi: {enable: true, credit: {enable: false}}}};
		const {defaults, options, emiFilters} = readSubject({...request, payment_filter, emiOptions});
		expect(defaults).toEqual({allow: true, pointer: '/payment_filter/allowDefaultOptions', isStated: true});
		expect(options).toEqual([{pointer: '/payment_filter/options/0', type: 'CASH', enable: false}]);
		expect(emiFilters).toMatchObject([
			{
				pointer: '/payment_filter/emiOptions',
				kinds: {
					noCost: {
						pointer: '/payment_filter/emiOptions/noCostEmi',
						groups: {credit: {pointer: '/payment_filter/emiOptions/noCostEmi/credit', enable: false}},
					},
				},
			},
			{pointer: '/emiOptions', showOnlyEmi: true},
		]);
	});

	test('with what is missing read as its default', () => {
		expect(readSubject({options: []}).defaults).toMatchObject({allow: true, isStated: true});
		expect(readSubject({allowDefaultOptions: false})).toMatchObject({options: [], hasAllOptions: true});
		expect(readSubject(request).defaults).toMatchObject({allow: true, isStated: false});
	});
});

describe('a changed value is read in place of the value of', () => {
	const changed = {allowDefaultOptions: false, options: []};
	const defaultsOf = (input: unknown, recovered: unknown) => withRecovered(readSubject(input), recovered);

	test('a filter', () => {
		expect(defaultsOf(filter, changed)).toMatchObject({
			defaults: {allow: false, pointer: '/allowDefaultOptions'},
			options: [],
			base: '',
		});
	});

	test('a filter alone under payment_filter', () => {
		expect(defaultsOf({payment_filter: filter}, {payment_filter: changed})).toMatchObject({
			defaults: {allow: false, pointer: '/payment_filter/allowDefaultOptions'},
			options: [],
			base: '/payment_filter',
			isSession: false,
		});
	});

	test('a request', () => {
		const input = {...request, payment_filter: filter};
		expect(defaultsOf(input, {...input, payment_filter: changed, sdk_udf: 'hideEMI'})).toMatchObject({
			defaults: {allow: false, pointer: '/payment_filter/allowDefaultOptions'},
			display: 'hideEMI',
			isSession: true,
		});
	});
});

test('payment method types of the account are read if they are named', () => {
	const otc = {allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: false}]};
	expect(readSubject(otc, {types: ['OTC']})).toMatchObject({options: [{type: 'OTC'}], issues: []});
	expect(issuesOf(otc)).toEqual(['/options/0/paymentMethodType unknown-value']);
});

test('a type that resembles one of the account is probably meant as it', () => {
	const {issues} = readSubject(
		{allowDefaultOptions: true, options: [{...cash, paymentMethodType: 'VOUCHERR'}]},
		{
			types: ['VOUCHER'],
		},
	);
	expect(issues).toMatchObject([{rule: 'unknown-value', suggestion: 'VOUCHER'}]);
});

test('an optional field that is null is left out, with its issue', () => {
	const subject = readSubject({...request, first_name: null});
	expect(subject.issues).toMatchObject([{rule: 'invalid-type', pointer: '/first_name', severity: 'info'}]);
	expect(subject.recovered).not.toHaveProperty('first_name');
});

test('a filter as text inside a session is read, as an error', () => {
	const input = {...request, payment_filter: JSON.stringify(filter)};
	expect(readSubject(input)).toMatchObject({options: [{pointer: '/payment_filter/options/0', type: 'CASH'}]});
	expect(issuesOf(input)).toEqual(['/payment_filter invalid-type']);
});

describe('what is not a filter at all', () => {
	test.each<unknown>([
		null,
		7,
		'',
		'{',
		[[]],
		{foo: 1},
		{allowDefaultOptions: 'yes'},
		{options: 'CARD'},
		{options: [7]},
		{payment_filter: 'CARD'},
	])('%j is an InvalidInputError', input => {
		const subject = readSubject(input);
		expect(subject).toMatchObject({isReadable: false, defaults: {allow: 'unreadable'}});
		try {
			readSubjectOrThrow(input);
		} catch (error) {
			expect(isInvalidInputError(error) && error.issues).toEqual(subject.issues.map(publicIssue));
			return;
		}
		expect.unreachable();
	});

	test.each<unknown>([
		{options: 7, emiOptions: {}},
		{options: 7, emiOptions: 7},
		{options: 7, emiOptions: {showOnlyEmi: true}},
		{options: 7, foo: 1},
		{options: [{}]},
		{payment_filter: {options: 7}},
		{payment_filter: 7, emiOptoins: {noCostEmi: {enable: true}}},
	])('%j cannot be read', input => {
		expect(readSubject(input)).toMatchObject({isReadable: false, defaults: {allow: 'unreadable'}});
	});

	test.each<unknown>([
		{allowDefaultOptions: true, options: 7},
		{options: 7, emiOptions: {noCostEmi: {enable: true}}},
		{options: 7, emiOptions: {noCostEmi: 7}},
		{options: [{paymentMethodType: 'CASH'}]},
		{payment_filter: {allowDefaultOptions: true, options: 7}},
		{payment_filter: {allowDefaultOptions: false, options: [{}]}},
	])('%j is a filter of which a part can be read', input => {
		expect(readSubject(input).isReadable).toBe(true);
	});

	test('keeps its place, and the places of its parts', () => {
		expect(readSubject({payment_filter: 'CARD'})).toMatchObject({base: '/payment_filter', isReadable: false});
		expect(readSubject({allowDefaultOptions: 'yes', options: [7]}).options).toMatchObject([{pointer: '/options/0'}]);
	});

	test('a filter without a readable part, of which not every issue is listed, is one too', () => {
		expect(readSubject({options: new Array(101).fill(7)}).isReadable).toBe(false);
	});

	test.each<unknown>([
		{alowDefaultOptions: true, optinos: [cash]},
		{optinos: [cash]},
		{payment_filter: {alowDefaultOptions: true, optinos: [cash]}},
	])('%j is a filter whose parts cannot be read', input => {
		expect(readSubjectOrThrow(input)).toMatchObject({isReadable: true, options: [], hasAllOptions: false});
		expect(readSubjectOrThrow(input).issues.every(({rule}) => rule === 'unknown-key' || rule === 'missing-field')).toBe(
			true,
		);
	});

	test.each<unknown>([{}, {allowDefaultOptions: true}, {options: []}, {options: [{enable: true}]}, {emiOptions}])(
		'%j is read',
		input => {
			expect(readSubjectOrThrow(input).isReadable).toBe(true);
		},
	);
});

test('at most 100 issues are listed unless more are asked for', () => {
	const options = Array.from({length: 101}, () => ({...cash, enable: 'true'}));
	const input = {allowDefaultOptions: true, options};
	expect([readSubject(input).issues.length, readSubject(input).total]).toEqual([100, 101]);
	expect(readSubject(input, {}, Number.POSITIVE_INFINITY).issues).toHaveLength(101);
});

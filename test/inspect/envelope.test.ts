// Filters and requests inside another object: judged at their place, while what has none is named and left alone.
import {describe, expect, test} from 'vitest';
import {compile, diff, explain, lint, repair, summarize, toCode} from '../../src/inspect/index.js';
import {applyPatch} from './apply-patch.js';

const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: 'false'}]};
const request = {
	order_id: 'order-1',
	amount: '1.0',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_filter: filter,
};
const payload = {clientId: 'client-1', action: 'paymentPage', orderDetails: JSON.stringify(request), signature: 'c2ln'};
const signed = {requestId: 'request-1', service: 'checkout', payload};
/** What the remedy of an issue in a signed text ends with. */
const SIGNED = '(this is signed: change it where it is made)';
const listed = (input: unknown) => lint(input).map(({severity, rule, pointer}) => `${severity} ${rule} ${pointer}`);

describe('the text of a signed request', () => {
	test.each([
		['in the payload of a client', signed, '/payload/orderDetails'],
		['alone', payload, '/orderDetails'],
	])('%s is judged at the place of the text', (_, input, pointer) => {
		expect(listed(input)).toEqual([`error invalid-type ${pointer}`, `warning invalid-format ${pointer}`]);
		expect(lint(input).map(({message}) => message)).toEqual([
			`at /payment_filter/options/0/enable of the text, "false" is not a boolean: write false, without quotes ${SIGNED}`,
			`at /amount of the text, "1.0" has one decimal: write "1.00" ${SIGNED}`,
		]);
		expect(repair(input)).toMatchObject({value: input, patch: [], changes: [], issues: lint(input)});
		expect(lint(input).filter(({fix}) => fix !== undefined)).toEqual([]);
		expect(listed(JSON.stringify(input))).toEqual(listed(input));
	});

	test('that is almost JSON is read too', () => {
		const input = {...signed, payload: {...payload, orderDetails: payload.orderDetails.replace(/}$/, ',}')}};
		expect(listed(input)).toContain('error unreadable /payload/orderDetails');
		expect(listed(input)).toContain('warning invalid-format /payload/orderDetails');
		expect(repair(input)).toMatchObject({value: input, changes: []});
	});

	test('has slips of its own, next to those of the text around it', () => {
		const text = JSON.stringify(signed).replace(/}$/, ',}');
		expect(listed(text)).toContain('error unreadable ');
		expect(repair(text)).toMatchObject({value: signed, patch: []});
	});

	test('is explained, described and written as code as the request alone', () => {
		const card = {type: 'NB'} as const;
		const right = {...request, payment_filter: {...filter, options: [{paymentMethodType: 'NB', enable: false}]}};
		const value = {...payload, orderDetails: JSON.stringify(right)};
		const [inside, alone] = [explain(value, card), explain(right, card)];
		expect(inside.verdict).toBe(alone.verdict);
		expect(inside.because).toMatchObject([{pointer: '/orderDetails', rule: 'type-hidden'}]);
		expect(inside.because[0]?.message).toMatch(/^at \/payment_filter\/options\/0 of the text, /);
		expect(compile(value).explain(card)).toEqual(inside);
		expect(summarize(value)).toBe(summarize(right));
		expect(diff(value, right).relation).toBe('equal');
		expect(toCode(value)).toBe(toCode(right));
	});
});

describe('an order that is signed has fields of its own, and only its filter is judged', () => {
	const {customer_email, customer_phone, ...fields} = request;
	const own = {
		...fields,
		amount: '1.00',
		mobile_number: '9',
		email_address: customer_email,
		first_name: customer_phone,
	};
	const stamp = {merchant_id: 'shop', timestamp: '1911559686153'};
	const error = 'error invalid-type /payment_filter/options/0/enable';

	test.each([
		['by its stamp', {...own, ...stamp}, [error]],
		['by its stamp, with a currency', {...own, ...stamp, currency: 'INR', options: {udf1: 'x'}}, [error]],
		['beside its signature', {...own, signature: 'c2ln'}, [error]],
		['with a misspelled key', {...own, ...stamp, costumer_id: 'a', customer_emial: 'b'}, [error]],
		['without a filter', {...stamp, order_id: 'order-1', amount: '1.00', mobile_number: '9'}, []],
		[
			'as text beside other fields',
			{mobile_number: '9', orderDetails: JSON.stringify(own), signature: 's'},
			['error invalid-type /orderDetails'],
		],
		[
			'as text in a payload',
			{payload: {customer_email, orderDetails: JSON.stringify({...own, ...stamp})}},
			['error invalid-type /payload/orderDetails'],
		],
		['as text of another name', {signature: 's', order: JSON.stringify(own)}, ['error invalid-type /order']],
		[
			'as an object in a payload',
			{payload: {orderDetails: {...own, ...stamp}, signature: 's'}},
			['error invalid-type /payload/orderDetails/payment_filter/options/0/enable'],
		],
	])('%s', (_, input, issues) => {
		expect(listed(input)).toEqual(issues);
		expect(lint(input).every(({fix, message}) => fix === undefined && message.endsWith(SIGNED))).toBe(true);
		expect(repair(input)).toMatchObject({value: input, patch: [], changes: []});
	});

	test('as a text that is almost JSON, which stays as it is', () => {
		const value = {...own, ...stamp};
		const text = JSON.stringify(value).replace(/}$/, ',}');
		expect(listed(text)).toEqual(['error unreadable ', error]);
		expect(repair(text)).toMatchObject({value, patch: [], changes: [], issues: lint(text)});
	});

	test('but a request with a client is none', () => {
		expect(listed({...own, ...stamp, payment_page_client_id: 'client-1'})).toContain(
			'error unknown-key /mobile_number',
		);
	});
});

describe('payment rules', () => {
	const rules = {payment_rules: [{id: 'rule-1', note: null, payment_filter: filter}]};

	test('have their filters judged and repaired at their places', () => {
		const pointer = '/payment_rules/0/payment_filter/options/0/enable';
		const two = {payment_rules: [...rules.payment_rules, {rule: {payment_filter: filter}}]};
		expect(listed(rules)).toEqual([`error invalid-type ${pointer}`]);
		expect(lint(rules)[0]?.fix?.patch).toEqual([{op: 'replace', path: pointer, value: false}]);
		expect(listed(two)).toEqual([
			`error invalid-type ${pointer}`,
			'error invalid-type /payment_rules/1/rule/payment_filter/options/0/enable',
		]);
		const {value, patch, changes} = repair(two);
		expect(patch).toHaveLength(2);
		expect(applyPatch(two, patch)?.value).toEqual(value);
		expect(changes[1]?.pointer).toBe('/payment_rules/1/rule/payment_filter/options/0/enable');
		expect(lint(value)).toEqual([]);
		expect(two.payment_rules[0]).toEqual({id: 'rule-1', note: null, payment_filter: filter});
	});

	test('as a text have its keys compared, also if the text is almost JSON', () => {
		const rules = (text: string) => lint(text).map(({rule, pointer}) => `${rule} ${pointer}`.trim());
		const cash = '{"allowDefaultOptions": true, "options": [{"paymentMethodType": "CASH", "enable": false}]}';
		const text = `{"payment_rules": [{"payment_filter": ${cash}}], "id": 1, "id": 2`;
		expect(rules(`${text}}`)).toEqual(['duplicate-key /id']);
		expect(rules(`${text},}`)).toEqual(['unreadable', 'duplicate-key /id']);
	});

	test('of a request without an action are judged next to its fields too', () => {
		const {payment_filter: _, ...fields} = request;
		expect(listed({...fields, ...rules})).toEqual(
			expect.arrayContaining([
				'error invalid-type /payment_rules/0/payment_filter/options/0/enable',
				'warning invalid-format /amount',
			]),
		);
	});

	test('have a key moved at its place', () => {
		const place = '/payment_rules/0/payment_filter';
		const misspelled = {alowDefaultOptions: true, options: []};
		const issues = lint({payment_rules: [{payment_filter: misspelled}]});
		expect(issues.find(({rule}) => rule === 'unknown-key')?.fix?.patch).toEqual([
			{op: 'move', from: `${place}/alowDefaultOptions`, path: `${place}/allowDefaultOptions`},
		]);
	});

	test('inside an object that is not plain data are not found', () => {
		const rule = Object.assign(Object.create({inherited: true}), {payment_filter: filter});
		expect(listed({payment_rules: [Object.create(Object.create(null), {}), rule]})).toEqual(['error invalid-type ']);
		expect(listed({payment_rules: [new Map(), Object.assign(new Date(0), {payment_filter: filter})]})).toEqual([
			'error invalid-type ',
		]);
	});

	test('next to the text of a signed request are judged as well as the text', () => {
		expect(listed({...payload, ...rules})).toEqual(
			expect.arrayContaining([
				'error invalid-type /orderDetails',
				'error invalid-type /payment_rules/0/payment_filter/options/0/enable',
			]),
		);
	});

	test('have the second place of an issue at its place too', () => {
		const options = [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_A']}];
		const list = '/payment_rules/0/payment_filter/options/0/paymentMethods';
		expect(lint({payment_rules: [{payment_filter: {allowDefaultOptions: true, options}}]})).toMatchObject([
			{rule: 'duplicate-code', pointer: `${list}/1`, related: [{pointer: `${list}/0`}]},
		]);
	});

	test('have their only filter explained at its place; of several, one has to be chosen', () => {
		expect(explain(repair(rules).value, {type: 'NB'}).because).toMatchObject([
			{pointer: '/payment_rules/0/payment_filter/options/0'},
		]);
		expect(() => toCode({payment_rules: [...rules.payment_rules, ...rules.payment_rules]})).toThrow('payment rules');
	});

	test('of a request are judged next to its own fields', () => {
		const {payment_filter: _, ...fields} = {...request, action: 'paymentPage', payment_page_client_id: 'client-1'};
		const input = {...fields, ...rules};
		expect(listed(input)).toEqual([
			'error invalid-type /payment_rules/0/payment_filter/options/0/enable',
			'warning invalid-format /amount',
			'info undocumented-field ',
		]);
		const {value, patch} = repair(input);
		expect(applyPatch(input, patch)?.value).toEqual(value);
		expect(listed(value)).toEqual(['info undocumented-field ']);
	});
});

test('an object that is not plain data leaves the other members unchanged', () => {
	const at = new Date(0);
	const {value, patch, changes, issues} = repair({payment_rules: [{id: 'rule-1', at, payment_filter: filter}]});
	expect(value).toEqual({payment_rules: [{id: 'rule-1', at, payment_filter: filter}]});
	expect(value).toHaveProperty('payment_rules.0.at', at);
	expect([patch, changes]).toEqual([[], []]);
	expect(issues).toMatchObject([{severity: 'error'}]);
});

test('what refers to itself is judged and left alone', () => {
	const circular: Record<string, unknown> = {payment_filter: filter};
	circular.rules = circular;
	const input = {payment_rules: circular};
	expect(listed(input)).toEqual(['error invalid-type /payment_rules/payment_filter/options/0/enable']);
	expect(repair(input)).toMatchObject({patch: [], changes: []});
	expect(filter.options[0]?.enable).toBe('false');
});

test('what refers to itself is not an envelope', () => {
	const circular: Record<string, unknown> = {};
	circular.payment_rules = circular;
	expect(lint(circular)).toMatchObject([{pointer: ''}]);
});

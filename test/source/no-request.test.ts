// Objects with the names of fields that are neither a request nor a filter, and values that only narrow a type.
import {describe, expect, test} from 'vitest';
import {lintText} from './linted.js';

async function rulesOf(name: string, source: string): Promise<readonly string[]> {
	const {issues} = await lintText(name, source);
	return issues.filter(({severity}) => severity !== 'info').map(({rule, pointer}) => `${rule} ${pointer}`);
}

const KEYS = ['order_id', 'amount', 'customer_id', 'customer_email', 'payment_page_client_id'];
const objectOf = (write: (key: string) => string) => `{${KEYS.map(key => `${key}: ${write(key)}`).join(', ')}}`;
const REST = "action: 'paymentPage', payment_page_client_id: id, order_id: o, amount: a, customer_id: c";

describe('an empty text or null as a fallback', () => {
	test.each([
		['a.ts', `f({${REST}, customer_phone: p, customer_email: u.email || ''});`],
		['a.ts', `f({${REST}, customer_phone: u.phone ?? '', customer_email: e});`],
		['a.ts', `f({${REST}, customer_phone: u?.phone ?? null, customer_email: e || undefined});`],
		['a.ts', `f({${REST}, customer_phone: u ? u.phone : '', customer_email: e});`],
		['a.ts', `let email = ''; if (u) email = u.email; f({${REST}, customer_phone: p, customer_email: email});`],
		['a.ts', `f({${REST.replace(/c$/, "c || ''")}, customer_phone: (p as string) || "", customer_email: e});`],
		[
			'a.py',
			`f({"action": "paymentPage", "order_id": o or "", "amount": a, "customer_id": u.id if u else "", "payment_page_client_id": c, "customer_email": e, "customer_phone": p})`,
		],
		[
			'a.php',
			`<?php f(['action' => 'paymentPage', 'order_id' => $o ?: '', 'amount' => $a ?? '', 'customer_id' => $c, 'payment_page_client_id' => $p, 'customer_email' => $e ? $e : '', 'customer_phone' => $t]);`,
		],
	])('%s: %s', async (name, source) => {
		expect(await rulesOf(name, source)).toEqual([]);
	});

	test.each([
		[`f({${REST}, customer_phone: p ?? ' ', customer_email: e});`, 'invalid-format /customer_phone'],
		[
			`f({${REST.replace('amount: a', "amount: a || '0'")}, customer_phone: p, customer_email: e});`,
			'invalid-format /amount',
		],
		[`f({${REST}, customer_phone: p, customer_email: ''});`, 'invalid-format /customer_email'],
	])('a fallback with a wrong value is an error: %s', async (source, issue) => {
		expect(await rulesOf('a.ts', source)).toContain(issue);
	});
});

describe('an object whose values are not those of a request', () => {
	test.each(
		Object.entries({
			'a selection': `db.order.findMany({select: ${objectOf(() => 'true')}});`,
			'a selection with a relation': `select(${objectOf(key => (key === 'amount' ? '{select: {value: true}}' : 'true'))});`,
			'the state of a form': `useState(${objectOf(() => 'false')});`,
			'a form that is empty': `useState({order_id: '', amount: '', customer_id: null, action: 'paymentPage'});`,
			'a projection': `db.orders.find({}, ${objectOf(() => '1')});`,
			'an index': `db.orders.createIndex(${objectOf(key => (key === 'amount' ? '-1' : '1'))});`,
			'an order': `sort(${objectOf(key => (key === 'amount' ? "'desc'" : "'asc'"))});`,
			'widths of columns': `table(${objectOf(() => '120')});`,
			'titles of columns': `headers(${objectOf(
				key =>
					`'${key
						.replace(/_id$/, '')
						.replaceAll('_', ' ')
						.replace(/^./, all => all.toUpperCase())}'`,
			)});`,
			'labels of inputs': `labels({order_id: 'Order ID', amount: 'Amount (INR)', customer_email: 'E-mail', payment_page_client_id: 'Client ID'});`,
			types: `create(${objectOf(key => (key === 'amount' ? "'number'" : "'string'"))});`,
			'a schema': `schema(${objectOf(key => (key === 'amount' ? '{type: Number}' : '{type: String, required: true}'))});`,
			'a stored order': `insert({order_id: 'o1', amount: 100, customer_id: 'c1', payment_page_client_id: 'client', status: 'CHARGED'});`,
			'a row': `row = {order_id: 'o1', amount: 9.5, customer_id: 'c1', payment_page_client_id: 'client', created_at: now};`,
			'what a test expects': `expect(body).toEqual({order_id: expect.any(String), amount: '1.00', customer_id: 'c', payment_filter: lock, action: 'paymentPage'});`,
			'what a test expects of a call': `sinon.assert.calledWith(send, {order_id: sinon.match.string, customer_id: 'c', action: 'paymentPage'});`,
		}),
	)('%s', async (_, source) => {
		expect(await rulesOf('a.ts', source)).toEqual([]);
	});

	test.each([
		[
			'Python',
			'a.py',
			'send.assert_called_with({"order_id": mock.ANY, "amount": "1.00", "customer_id": ANY, "action": "paymentPage"})',
		],
		[
			'PHP',
			'a.php',
			"<?php $casts = ['order_id' => 'string', 'amount' => 'decimal:2', 'payment_filter' => 'array', 'customer_id' => 'integer'];",
		],
		['Python', 'a.py', 'projection = {"order_id": 1, "amount": 1, "payment_page_client_id": 1, "_id": 0}'],
		['PHP', 'a.php', "<?php $casts = ['order_id' => true, 'amount' => false, 'payment_page_client_id' => true];"],
	])('in %s', async (_, name, source) => {
		expect(await rulesOf(name, source)).toEqual([]);
	});

	test('a request with one wrong flag is still one', async () => {
		const source = `f({${REST}, customer_phone: p, customer_email: true});`;
		expect(await rulesOf('a.ts', source)).toContain('invalid-type /customer_email');
	});
});

describe('a filter is judged alike wherever it stands', () => {
	const OPEN =
		"{allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}]}";
	const NOTHING = "{allowDefaultOptions: false, options: [{paymentMethodType: 'NB', enable: false}]}";

	test.each([
		['const a = F;'],
		['export const a = F;'],
		['export const a = F as const satisfies PaymentFilter;'],
		['export default F;'],
		['function f() { return F }'],
		['const f = () => (F);'],
		['class A { a = F }'],
		['send(F);'],
		['module.exports = F;'],
		['function f(a = F) {}'],
		['if (x) return F;'],
	])('%s', async text => {
		expect(await rulesOf('a.ts', text.replace('F', OPEN))).toEqual(['default-reach /options/0']);
		expect(await rulesOf('a.ts', text.replace('F', NOTHING))).toEqual(['nothing-left ']);
	});

	test.each([
		['const a = {...b, ...F};'],
		['const a = {allowDefaultOptions: true, options: [...more]};'],
		["const a = F; a.options.push({paymentMethodType: 'CASH', enable: true});"],
	])('unless parts are computed: %s', async text => {
		expect(await rulesOf('a.ts', text.replace('F', NOTHING))).toEqual([]);
	});
});

describe('what does not parse has no advice', () => {
	test.each([
		[
			'a.php',
			"<?php $f = ['allowDefaultOptions' => false, 'options' => [{'paymentMethodType' => 'UPI', 'enable' => true}]];",
		],
		['a.php', "<?php $f = {'allowDefaultOptions' => false, 'options' => []};"],
		[
			'a.php',
			"<?php return ['order_id' => $o, 'payment_page_client_id' => 'c', 'payment_filter' => {'allowDefaultOptions' => true, 'options' => []}];",
		],
		['a.py', 'f = {"allowDefaultOptions": False, "options": [{"paymentMethodType" => "UPI", "enable": True}]}'],
		['a.py', 'f = {"allowDefaultOptions": false; "options": [["paymentMethodType": "UPI", "enable": true]]}'],
	])('%s: %s', async (name, source) => {
		expect(await rulesOf(name, source)).toEqual([]);
	});
});

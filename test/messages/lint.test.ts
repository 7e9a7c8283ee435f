// The messages of lint for JSON, rule by rule: the one place where their wording is asserted.
import {expect, test} from 'vitest';
import {examples, filterOf, page, wallets, worded} from '../inspect/lint-issues.js';

test('each rule has a message for its example', async () => {
	const ofLint = examples.filter(({id}) => id !== 'unused-suppression'); // only the command line reports it
	const text = ofLint.map(({id, account, wrong}) => `# ${id}\n${worded(wrong, account)}\n`).join('\n');
	await expect(text).toMatchFileSnapshot('expected/lint.txt');
});

test('the messages of other cases', async () => {
	const inputs: Readonly<Record<string, unknown>> = {
		'no object': '[]',
		'a class instance': new Date(0),
		'lists of other kinds': filterOf(true, {paymentMethodType: 'CARD', enable: true, cardFilters: {enable: false}}),
		'a list as an object': filterOf(true, {
			paymentMethodType: 'WALLET',
			enable: false,
			paymentMethods: {0: 'WALLET_A'},
		}),
		'a list as text': filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: '["WALLET_A"]'}),
		'an empty list that is ignored': filterOf(
			true,
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'CARD', enable: true, paymentMethods: [], cardFilters: [{enable: false, cardTypes: []}]},
		),
		'a filter as text': page({payment_filter: JSON.stringify(filterOf(true, wallets('WALLET_A')))}),
		'nested fields': page({options: {create_mandate: 'REQUIRED', other_member: 'x'}, mandate: {max_amount: '1'}}),
		'a mandate without members': page({mandate: {}}),
		'one option in place of a list': page({options: {paymentMethodType: 'CASH', enable: false}}),
		'flat filter keys': page({allowDefaultOptions: true, options: []}),
		'a misspelled key of a filter beside the fields of a session': page({alowDefaultOptions: true}),
		'an order that repeats a field': page({order: {id: 'order-1'}, customer: {first_name: 'A', last_name: 'B'}}),
		'many fields that the specification does not name': page(
			Object.fromEntries(Array.from({length: 9}, (_, index) => [`udf${index}`, 'x'])),
		),
		'keys that belong to an object further in': {
			allowDefaultOptions: true,
			...wallets('WALLET_A'),
			emiOptions: {noCostEmi: {enable: true, filters: []}},
		},
		'keys of an option that the specification does not name': filterOf(true, {
			paymentMethodType: 'CASH',
			enable: false,
			display: true,
		}),
		'two types in one text': filterOf(true, {paymentMethodType: 'WALLET,NB', enable: false}),
		'an option among the filters of another': filterOf(
			true,
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{paymentMethodType: 'CASH', enable: false}]},
			{
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [{paymentMethodType: 'UPI', enable: false, upiType: 'INTENT'}],
			},
		),
		'codes as the text of a list': filterOf(true, wallets('["WALLET_A"]', '[]')),
		'options as the text of a list': {
			allowDefaultOptions: true,
			options: ['[{"paymentMethodType": "CASH", "enable": false}]'],
		},
		'personal fields of another form': page({
			customer_phone: 9000000001,
			customer_id: 7,
			return_url: ' https://shop.test/ ',
		}),
		'a webhook': {event_name: 'ORDER_SUCCEEDED', content: {}},
		'a refund request': {unique_request_id: 'refund-1', amount: '1.00'},
		'payment rules without a filter': {payment_rules: []},
		'an object without a known key': {data: [1]},
		'a filter deeper in another object': {data: [{payment_filter: filterOf(true)}]},
		'words that are not types': filterOf(
			true,
			...['EMI', 'FPS_QR', 'OTHER'].map(paymentMethodType => ({paymentMethodType, enable: false})),
		),
		'placeholders of an order, a customer and an account': page({
			order_id: '<id>',
			description: '<text>',
			customer_id: '<id>',
			payment_page_client_id: '<id>',
			udf1: '<text>',
			'2nd_contact': '<text>',
			payment_filter: filterOf(true, {
				...wallets(...Array.from({length: 10}, (_, at) => `NB_${at}`), '<code>'),
				paymentMethodType: 'NB',
			}),
		}),
		'a deny list where the default hides too': filterOf(false, {
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [{enable: false, cardTypes: ['CREDIT']}],
		}),
		'a code outside the catalog': filterOf(true, wallets('WALLET_B')),
	};
	const text = Object.entries(inputs)
		.map(([name, input]) => `# ${name}\n${worded(input, {codes: {WALLET: ['WALLET_A']}})}\n`)
		.join('\n');
	expect(text).not.toMatch(/\.(?:cards|upi|extra|forMandates|when|emi)\(|amount\(|one call/);
	await expect(text).toMatchFileSnapshot('expected/lint-more.txt');
});

test.each<[name: string, fields: object, text: string]>([
	['a mandate that is a list', {mandate: ['x']}, 'write the dotted keys mandate.max_amount'],
	['a mandate that is a text', {mandate: 'x'}, 'write the dotted keys mandate.max_amount'],
	['a mandate that is a text in a text', {mandate: '"abc"'}, 'write the dotted keys mandate.max_amount'],
	['a mandate that is a number', {mandate: 7}, 'write the dotted keys mandate.max_amount'],
	[
		'options that are a payment option',
		{options: {paymentMethodType: 'CASH', note: 'x'}},
		'move it to a payment filter',
	],
])('%s', (_, fields, text) => {
	expect(worded(page(fields))).toContain(text);
});

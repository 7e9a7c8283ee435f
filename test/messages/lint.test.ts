// The messages of lint for JSON, rule by rule: the one place where their wording is asserted.
import {expect, test} from 'vitest';
import {examples, filterOf, page, wallets, worded} from '../inspect/lint-issues.js';

test('each rule has a message for its example', async () => {
	const text = examples.map(({id, invalid}) => `# ${id}\n${worded(invalid)}\n`).join('\n');
	await expect(text).toMatchFileSnapshot('expected/lint.txt');
});

test('the messages of other cases', async () => {
	const inputs: Readonly<Record<string, unknown>> = {
		'broken JSON': '{"allowDefaultOptions": true,\n "options": [],}',
		'no object': '[]',
		'a class instance': new Date(0),
		'misspelled words': filterOf(true, {paymentMethodType: 'WALLETS', enable: 'False', paymentMethod: ['WALLET_A']}),
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
		'amounts and aliases': {...page({amount: 499}), customer_email: undefined, email_address: 'someone@shop.test'},
		'a filter deeper in another object': {data: [{payment_filter: filterOf(true)}]},
		'words that are not types': filterOf(
			true,
			...['EMI', 'FPS_QR', 'OTHER'].map(paymentMethodType => ({paymentMethodType, enable: false})),
		),
		'a key twice': '{"allowDefaultOptions": true, "options": [], "options": []}',
		'a code outside the catalog': filterOf(true, wallets('WALLET_B')),
	};
	const text = Object.entries(inputs)
		.map(([name, input]) => `# ${name}\n${worded(input, {codes: {WALLET: ['WALLET_A']}})}\n`)
		.join('\n');
	expect(text).not.toMatch(/\.(?:cards|upi|extra|forMandates|when|emi)\(|amount\(|one call/);
	await expect(text).toMatchFileSnapshot('expected/lint-more.txt');
});

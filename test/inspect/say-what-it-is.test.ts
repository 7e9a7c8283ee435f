// Inputs that are something else, and words of other lists: the message says what they are.
import {expect, test} from 'vitest';
import {lint, repair} from '../../src/inspect/index.js';

const BODY = '{"payment_page_client_id": "p", "order_id": "o"}';

test.each<[input: unknown, problem: string, remedy: string]>([
	[
		{info: {name: 'a'}, item: [{name: 'folder', item: [{request: {body: {mode: 'raw', raw: BODY}}}]}]},
		'the object looks like a Postman collection',
		'pass item[0].item[0].request.body.raw',
	],
	[{info: {}, item: []}, 'the object looks like a Postman collection', 'pass the body of one request'],
	[
		{_type: 'export', resources: [{}, {body: {text: BODY}}]},
		'the object looks like an Insomnia collection',
		'pass resources[1].body.text',
	],
	[
		{log: {entries: [{request: {postData: {text: '{"payment_filter" : {}}'}}}]}},
		'the object looks like a collection of requests',
		'pass log.entries[0].request.postData.text',
	],
	[
		[{allowDefaultOptions: true, options: []}, {payment_filter: {}}],
		'the input is a list of filters or requests',
		'pass one of them',
	],
	[[{payment_page_client_id: 'p'}], 'the input is a list of filters or requests', 'pass one of them'],
])('%j', (input, problem, remedy) => {
	for (const given of [input, JSON.stringify(input)])
		expect(lint(given)).toMatchObject([{rule: 'invalid-type', pointer: '', problem, remedy}]);
});

test('an object with a list of requests that contain none is not a collection', () => {
	expect(lint({requests: [], items: ['a']})[0]?.problem).toContain('neither a payment filter nor a session request');
});

const CARD_FILTER = (type: string) => `write CARD with a card filter whose cardTypes is ["${type}"]`;
const APP =
	'write WALLET for a wallet, UPI with a UPI filter of upiType INTENT for an app, with its code in the list, or add it to types of the account';

test.each([
	['CREDIT', CARD_FILTER('CREDIT')],
	['credit_card', CARD_FILTER('CREDIT')],
	['DebitCard', CARD_FILTER('DEBIT')],
	['UPI_INTENT', 'write UPI with a UPI filter of upiType INTENT'],
	['COLLECT', 'write UPI with a UPI filter of upiType COLLECT'],
	['@bank', 'write UPI with a UPI filter of upiType COLLECT'],
	['APP_A', APP],
	['com.bank.pay', APP],
	['SHOPPAY', APP],
	['AUTOPAY', APP],
	['Rupay', 'write CARD with a card filter whose cardBrands is ["Rupay"]'],
	['VISA', 'write CARD with a card filter whose cardBrands is ["VISA"]'],
	['411111::411199', 'write CARD with a card filter whose cardBins is ["411111::411199"]'],
	['WALLET_A', 'write WALLET with paymentMethods ["WALLET_A"]'],
	['NB_BANKA', 'write NB with paymentMethods ["NB_BANKA"]'],
	['REWARD_2', 'write REWARD with paymentMethods ["REWARD_2"]'],
	['CONSUMER_FINANCE_LENDER', 'write CONSUMER_FINANCE with paymentMethods ["CONSUMER_FINANCE_LENDER"]'],
	[
		'!CARD',
		'an option names its type: write UPI, WALLET, NB, CONSUMER_FINANCE, REWARD, CASH or RTP, or turn enable around',
	],
])('%s is not a payment method type', (paymentMethodType, remedy) => {
	const issues = lint({allowDefaultOptions: true, options: [{paymentMethodType, enable: false}]});
	expect(issues).toContainEqual(
		expect.objectContaining({
			rule: 'unknown-value',
			remedy,
			problem: `"${paymentMethodType}" is not a payment method type`,
		}),
	);
});

test.each([
	[['WALLET', 'NB'], 'WALLET and NB'],
	[['card', 'UPI', 'Cash'], 'CARD, UPI and CASH'],
])('a list of types is not a type: %j', (paymentMethodType, words) => {
	const [issue] = lint({allowDefaultOptions: true, options: [{paymentMethodType, enable: false}]});
	expect(issue).toMatchObject({rule: 'invalid-type', remedy: `write ${words} separately`});
});

test.each([[['WALLET', 7]], [['WALLET', Object.create(null)]], [['WALLET', ['NB']]]])(
	'a list with an item that is not a string is not read as a list of types: %#',
	paymentMethodType => {
		const [issue] = lint({allowDefaultOptions: true, options: [{paymentMethodType, enable: false}]});
		expect(issue).toMatchObject({rule: 'invalid-type', pointer: '/options/0/paymentMethodType'});
		expect(issue?.remedy).toMatch(/^write CARD, UPI/);
	},
);

test('a list of UPI types is not a UPI type', () => {
	const upiFilters = [{upiType: ['COLLECT', 'INTENT'], enable: false}];
	const [issue] = lint({allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: true, upiFilters}]});
	expect(issue).toMatchObject({rule: 'invalid-type', remedy: 'write COLLECT and INTENT separately'});
});

test.each(['NB_BANKA\nNB_BANKB', 'NB_BANKA\r\n  NB_BANKB', 'NB_BANKA\tNB_BANKB\n'])(
	'codes on lines of their own are several: %j',
	codes => {
		const input = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'NB', enable: false, paymentMethods: [codes]}],
		};
		const [issue] = lint(input);
		expect(issue).toMatchObject({
			rule: 'two-codes-in-one-string',
			problem: expect.stringContaining('joins several codes'),
			suggestion: '"NB_BANKA", "NB_BANKB"',
		});
		expect(repair(input).value).toMatchObject({options: [{paymentMethods: ['NB_BANKA', 'NB_BANKB']}]});
	},
);

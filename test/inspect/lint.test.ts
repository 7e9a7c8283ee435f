// Lint: every rule by its examples, and the cases in which rules meet.
import {describe, expect, test} from 'vitest';
import {filter, PAYMENT_METHOD_TYPES} from '../../src/index.js';
import {decodeSession, type LintOptions, lint, lintRules} from '../../src/inspect/index.js';
import {examples, filterOf, page} from './lint-issues.js';

const now = new Date('2026-06-01T00:00:00Z');

/** The issues as `rule pointer`. */
function found(subject: unknown, options = {}): readonly string[] {
	return lint(subject, {now, ...options}).map(({rule, pointer}) => `${rule} ${pointer}`.trim());
}

const cards = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '1800000000',
	'mandate.end_date': '1900000000',
};

/** Only the command line reports it; test/cli tests it. */
const ofLint = examples.filter(({id}) => id !== 'unused-suppression');

describe.each(ofLint.map(example => [example.id, example] as const))('%s', (id, {account, wrong, right}) => {
	const of = (input: unknown) => lint(input, {now, ...account}).filter(issue => issue.rule === id);
	const rule = lintRules.find(entry => entry.id === id);

	test('is found in its wrong example', () => {
		const issues = of(wrong);
		expect(issues.length).toBeGreaterThan(0);
		for (const {severity, message, pointer} of issues) {
			expect(severity === rule?.severity || id === 'missing-field').toBe(true); // which has a default here
			expect(message).toMatch(/^[^\n]+: [^\n]+[^.]$/);
			expect(pointer).toMatch(/^(?:\/|$)/);
		}
	});

	test('is not reported for its right example, which has no errors', () => {
		expect(of(right)).toEqual([]);
		expect(lint(right, {now, ...account}).filter(({severity}) => severity === 'error')).toEqual([]);
	});

	test('can be disabled or given another severity', () => {
		const under = (severity: 'off' | 'info') =>
			lint(wrong, {now, ...account, severities: {[id]: severity}}).filter(issue => issue.rule === id);
		expect(under('off')).toEqual([]);
		expect(under('info')[0]?.severity).toBe('info');
	});
});

test('every rule has an id, a severity, a description and a source, all frozen', () => {
	expect(new Set(lintRules.map(({id}) => id)).size).toBe(lintRules.length);
	for (const rule of lintRules) {
		expect(Object.keys(rule)).toEqual(['id', 'severity', 'description', 'source']);
		expect(rule.description).toMatch(/\.$/);
		expect(Object.isFrozen(rule)).toBe(true);
	}
	expect(Object.isFrozen(lintRules)).toBe(true);
	const ofBuilders = ['contradiction', 'codes-needed', 'empty-recipe', 'invalid-recipe', 'discarded-call'];
	expect(lintRules.map(({id}) => id).filter(id => !examples.some(example => example.id === id))).toEqual([
		'too-large',
		...ofBuilders,
	]);
});

describe('a filter', () => {
	test.each<[string, object, readonly string[]]>([
		['that hides one type is clean', filterOf(true, {paymentMethodType: 'CASH', enable: false}), []],
		['that shows one type is clean', filterOf(false, {paymentMethodType: 'UPI', enable: true}), []],
		['that hides credit cards is clean', filterOf(true, cards({cardTypes: ['CREDIT'], enable: false})), []],
		[
			'that hides handles and apps is clean',
			filterOf(true, {
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [
					{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false},
					{upiType: 'INTENT', upiMethods: ['APP_A'], enable: false},
				],
			}),
			[],
		],
		['without options and with all defaults changes nothing', filterOf(true), ['no-effect']],
		['without options and without defaults leaves nothing', filterOf(false), ['nothing-left']],
		[
			'that hides each documented type leaves nothing',
			filterOf(
				true,
				...PAYMENT_METHOD_TYPES.map(paymentMethodType => ({
					paymentMethodType,
					enable: false,
				})),
			),
			['nothing-left', 'emi-with-cards-hidden /options/0'],
		],
		[
			'that hides each type but RTP leaves that',
			filterOf(
				true,
				...PAYMENT_METHOD_TYPES.filter(type => type !== 'RTP').map(paymentMethodType => ({
					paymentMethodType,
					enable: false,
				})),
			),
			['emi-with-cards-hidden /options/0'],
		],
		[
			'whose second option of a type would count without the first',
			filterOf(
				true,
				{paymentMethodType: 'CASH', enable: true},
				{paymentMethodType: 'CASH', enable: false},
				cards({cardTypes: ['CREDIT'], enable: false}),
			),
			['conflicting-type /options/1'],
		],
		[
			'that enables only EMI next to disabled options leaves EMI',
			{...filterOf(false, {paymentMethodType: 'CARD', enable: false}), emiOptions: {noCostEmi: {enable: true}}},
			[
				'emi-not-named /emiOptions/standardEmi',
				'emi-not-named /emiOptions/lowCostEmi',
				'emi-with-cards-hidden /emiOptions/noCostEmi',
				'redundant-option /options/0',
			],
		],
	])('%s', (_, subject, expected) => {
		expect(found(subject)).toEqual(expected);
	});

	test('gives the same issues for a builder, object or text', () => {
		const builder = filter().allowDefaults(true).show('UPI');
		const expected = ['no-effect'];
		for (const subject of [builder, builder.build(), JSON.stringify(builder)]) expect(found(subject)).toEqual(expected);
	});

	test('inside a session has pointers into the request', () => {
		expect(found(page({payment_filter: filterOf(true)}))).toEqual(['no-effect /payment_filter']);
	});
});

test('provider codes are ignored for CARD, and may be for UPI; card filters are for every other type', () => {
	const severities = (paymentMethodType: string, list: object) =>
		lint(filterOf(true, {paymentMethodType, enable: true, ...list}))
			.filter(({rule}) => rule === 'ignored-list')
			.map(({severity}) => severity);
	const codes = {paymentMethods: ['CODE_A']};
	expect([severities('CARD', codes), severities('UPI', codes)]).toEqual([['error'], ['warning']]);
	const filters = {cardFilters: [{cardTypes: ['CREDIT'], enable: false}]};
	expect([severities('UPI', filters), severities('NB', filters)]).toEqual([['error'], ['error']]);
});

test('lists of a disabled option leave the other providers, but no cards and no UPI', () => {
	const others = PAYMENT_METHOD_TYPES.filter(type => !['CARD', 'UPI', 'WALLET'].includes(type));
	const hidden = [
		...others.map(paymentMethodType => ({paymentMethodType, enable: false})),
		{paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: true, cardTypes: ['CREDIT']}]},
		{paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: true, upiType: 'COLLECT'}]},
	];
	const isLeft = (lists: object, options: LintOptions = {}) =>
		!found(filterOf(true, ...hidden, {paymentMethodType: 'WALLET', enable: false, ...lists}), options).some(issue =>
			issue.startsWith('nothing-left'),
		);
	expect(isLeft({})).toBe(false);
	expect(isLeft({paymentMethods: ['WALLET_A']})).toBe(true);
});

test.each([
	['Greek', '\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7', 'ABEZHIKMNOPTYX'],
	[
		'Cyrillic',
		'\u0405\u0406\u0408\u0410\u0412\u0415\u0417\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425',
		'SIJABE3KMHOPCTYX',
	],
])('a code in %s letters looks like one in Latin letters', (_, other, latin) => {
	const wallets = (...paymentMethods: readonly string[]) =>
		found(filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods}));
	expect(wallets(latin, other)).toEqual(['look-alike-code /options/0/paymentMethods/1']);
	expect(wallets(`${latin}S`, other)).toEqual([]);
});

test('a code that mixes scripts is reported, with escapes', () => {
	const [issue] = lint(filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_\u0410']}));
	expect(issue).toMatchObject({rule: 'look-alike-code', pointer: '/options/0/paymentMethods/0'});
	expect(issue?.message).toContain('WALLET_\\u0410');
});

test('a code without a list has the pointer of its field', () => {
	const filters = [{enable: false, paymentMethod: 'CF_\u0410'}];
	const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters}}};
	const found = lint({allowDefaultOptions: true, options: [], emiOptions}).filter(
		({rule}) => rule === 'look-alike-code',
	);
	expect(found).toMatchObject([{pointer: '/emiOptions/noCostEmi/cardless/filters/0/paymentMethod'}]);
});

describe('a session', () => {
	test('that shows EMI needs the option that hides cards, since EMI on them is hidden with it', () => {
		const payment_filter = filterOf(
			false,
			{paymentMethodType: 'CARD', enable: false},
			{paymentMethodType: 'NB', enable: true},
		);
		expect(found(page({payment_filter}))).toEqual(['redundant-option /payment_filter/options/0']);
		expect(found(page({payment_filter, sdk_udf: 'hideEMI'}))).toEqual(['redundant-option /payment_filter/options/0']);
		for (const sdk_udf of ['showEMI', 'ShowEMIWithoutCards'])
			expect(found(page({payment_filter, sdk_udf}))).not.toContain('redundant-option /payment_filter/options/0');
	});

	test('with a mandate needs each provider twice, with the prefix that fits or that is configured', () => {
		const wallets = (...paymentMethods: readonly string[]) =>
			filterOf(false, {paymentMethodType: 'WALLET', enable: true, paymentMethods});
		const request = (payment_filter: object) => page({payment_filter, ...mandate});
		expect(found(request(wallets('WALLET_A', 'PREFIX_WALLET_A')))).toEqual([]);
		expect(found(request(wallets('WALLET_A', 'PREFIX_WALLET_A')), {servicePrefix: 'OTHER'})).toEqual([
			'providers-not-doubled /payment_filter/options/0/paymentMethods',
		]);
		const [issue] = lint(request(wallets('WALLET_A')), {now, servicePrefix: 'PREFIX'});
		expect(issue?.suggestion).toBe('["WALLET_A","PREFIX_WALLET_A"]');
	});

	test('has its dates compared with the given time', () => {
		const request = page(mandate);
		expect(found(request)).toEqual([]);
		expect(found(request, {now: new Date('2027-06-01T00:00:00Z')})).toEqual([
			'mandate-date-in-past /mandate.start_date',
		]);
	});

	test('distinguishes placeholders from ordinary words', () => {
		const isFound = (description: string) => found(page({description})).includes('placeholder-left-in /description');
		const placeholders = [
			'<text>',
			'Order {{id}}',
			'$'.concat('{text}'),
			'{text}',
			'%TEXT%',
			'YOUR_TEXT',
			'xxxx',
			'change_me',
			'a-TODO',
		];
		expect(placeholders.filter(text => !isFound(text))).toEqual([]);
		const words = [
			'for your order',
			'a dummy for your shop',
			'3 < 4',
			'Xxx',
			'dummyvalue',
			'50% off, 20% back',
			'tbdx',
		];
		expect(words.filter(isFound)).toEqual([]);
	});

	test('a field that contains its own name is a placeholder, except for a description', () => {
		const fields = {customer_id: 'Customer ID', description: 'description', first_name: 'name', udf1: 'udf1'};
		expect(found(page(fields)).filter(issue => issue.startsWith('placeholder'))).toEqual([
			'placeholder-left-in /customer_id',
		]);
	});

	test('a placeholder in the text of an object is reported at its place inside, in any other text at the text', () => {
		const fields = {udf1: '\n {"code": "YOUR_CODE"}', udf2: '["<code>"]'};
		expect(found(page(fields)).filter(issue => issue.startsWith('sample'))).toEqual([
			'sample-value /udf1/code',
			'sample-value /udf2',
		]);
	});

	test('never shows what may be personal', () => {
		const secret = 'secret <name> example';
		const request = page({
			customer_id: secret,
			first_name: secret,
			order_id: secret,
			description: secret,
			udf1: secret,
		});
		const text = JSON.stringify(lint(request, {now}));
		expect(text).toContain('placeholder-left-in');
		expect(text).not.toContain('secret');
		const corrected = page({customer_phone: 9000000001, return_url: ' https://shop.example/token ', first_name: 'A\n'});
		expect(lint(corrected).filter(({fix}) => fix !== undefined)).toEqual([]);
		expect(decodeSession(corrected)).toMatchObject({ok: false, total: 3});
		expect(JSON.stringify(decodeSession(corrected))).not.toMatch(/9000000001|token/);
	});
});

describe('robustness', () => {
	test('issues are frozen, errors come first, and the input stays unchanged', () => {
		const subject = filterOf(
			true,
			cards({cardBins: ['411111::411199', '411150::411250'], enable: false}, {enable: true}),
		);
		const before = JSON.stringify(subject);
		const issues = lint(subject);
		expect(JSON.stringify(subject)).toBe(before);
		expect(Object.isFrozen(issues) && issues.every(Object.isFrozen)).toBe(true);
		const order = ['error', 'warning', 'info'];
		const levels = issues.map(({severity}) => order.indexOf(severity));
		expect(levels).toEqual(levels.toSorted());
	});

	test('all issues are listed, without a limit', () => {
		const cardBins = Array.from({length: 1000}, () => '411111::411111');
		const issues = lint(filterOf(true, cards({cardBins, enable: false})));
		expect(issues.filter(({rule}) => rule === 'duplicate-code')).toHaveLength(999);
		const options = Array.from({length: 500}, () => ({paymentMethodType: 'CASH', enable: 'no'}));
		expect(lint({allowDefaultOptions: true, options}).filter(({rule}) => rule === 'invalid-type')).toHaveLength(500);
	});

	test('20,000 nested levels and hostile keys can be checked', () => {
		expect(lint(`${'['.repeat(20_000)}${']'.repeat(20_000)}`).length).toBeGreaterThan(0);
		expect(
			lint('{"__proto__": {"allowDefaultOptions": true}, "options": [], "allowDefaultOptions": true}'),
		).toMatchObject([{rule: 'unknown-key', pointer: '/__proto__'}, {rule: 'no-effect'}]);
	});
});

test('a placeholder is not a sample value too', () => {
	expect(found(page({first_name: 'first_name', last_name: 'dummy'}))).toEqual([
		'placeholder-left-in /first_name',
		'placeholder-left-in /last_name',
	]);
});

// Decode: strict, every issue at once, each with its place and the nearest right spelling.
import {describe, expect, test} from 'vitest';
import {paylock} from '../../src/index.js';
import {decode, decodeSession, repair} from '../../src/inspect/index.js';

const customer = {
	customer_id: 'customer-1',
	customer_email: 'someone@example.com',
	customer_phone: '9000000000',
	payment_page_client_id: 'client-1',
};
const page = {action: 'paymentPage', ...customer, order_id: 'order-1', amount: '499.00'};
const filter = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};

/** What was refused, as `pointer rule suggestion`. */
function refused(answer: ReturnType<typeof decode> | ReturnType<typeof decodeSession>): readonly string[] {
	if (answer.ok) return [];
	return answer.issues.map(({pointer, rule, suggestion}) => [pointer, rule, suggestion].join(' ').trim());
}

function refusedOption(option: object): readonly string[] {
	return refused(decode({allowDefaultOptions: true, options: [option]}));
}

describe('a payment filter', () => {
	test('with every documented field is read unchanged, in the order of its keys', () => {
		const whole = {
			options: [
				{
					enable: true,
					paymentMethodType: 'CARD',
					cardFilters: [
						{
							cardTypes: ['CREDIT', 'DEBIT'],
							cardBins: ['411111::411199'],
							cardBrands: ['BRAND_A'],
							cardSubTypes: ['KIND_A'],
							cardBanks: ['BANK_A'],
							enable: false,
						},
					],
				},
				{
					paymentMethodType: 'UPI',
					enable: true,
					upiFilters: [
						{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false},
						{upiMethods: ['APP_A'], upiType: 'INTENT', enable: true},
					],
				},
				{paymentMethodType: 'RTP', enable: true, paymentMethods: ['FPS_QR']},
			],
			allowDefaultOptions: false,
			emiOptions: {
				showOnlyEmi: false,
				noCostEmi: {
					enable: true,
					credit: {
						enable: true,
						filters: [
							{enable: true, paymentMethodType: 'CARD', paymentMethod: 'CODE_A'},
							{enable: true, paymentMethod: ['CODE_A', 'CODE_B']},
							{enable: true, tenureFilter: {tenures: ['3::6'], enable: true}},
							{enable: true, issuerFilters: {tenures: ['3::6'], enable: true}},
							{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA'], tenures: ['3::6'], enable: true}},
							{enable: true, issuerFilter: {tenures: ['3::6'], enable: true}},
						],
					},
				},
			},
		};
		const answer = decode(whole);
		expect(answer).toEqual({ok: true, value: whole, issues: []});
		expect(JSON.stringify(answer.ok && answer.value)).toBe(JSON.stringify(whole));
	});

	test('is copied and frozen at every depth, and the input stays unchanged', () => {
		const input = structuredClone(filter);
		const answer = decode(input);
		if (!answer.ok) throw new Error('refused');
		expect(Object.isFrozen(answer.value.options[0])).toBe(true);
		expect(Object.isFrozen(answer.value.options)).toBe(true);
		expect(Object.isFrozen(input.options)).toBe(false);
		input.options.length = 0;
		expect(answer.value.options).toHaveLength(1);
	});

	test('may be text, with a BOM', () => {
		expect(decode(`\ufeff${JSON.stringify(filter)}`)).toEqual({ok: true, value: filter, issues: []});
	});

	test('without allowDefaultOptions or options is read as true and none, with a warning for each', () => {
		const added = (path: string, value: unknown) => [{op: 'add', path, value}];
		expect(decode({})).toMatchObject({
			ok: true,
			value: {allowDefaultOptions: true, options: []},
			issues: [
				{
					pointer: '/allowDefaultOptions',
					rule: 'missing-field',
					severity: 'warning',
					fix: {patch: added('/allowDefaultOptions', true)},
				},
				{pointer: '/options', rule: 'missing-field', severity: 'warning', fix: {patch: added('/options', [])}},
			],
		});
	});

	const option = {paymentMethodType: 'WALLET', enable: false};
	const twice = {allowDefaultOptions: true, options: [option, option]};

	test.each([
		['the input', '', () => decode(twice)],
		['payment_filter', '/payment_filter', () => decode({payment_filter: twice})],
		['payment_filter of a session', '/payment_filter', () => decodeSession({...page, payment_filter: twice})],
	])('that names a type twice, as %s, is read, with a warning that names the option that counts', (_, base, read) => {
		expect(read()).toMatchObject({
			ok: true,
			issues: [
				{
					pointer: `${base}/options/1`,
					rule: 'conflicting-type',
					severity: 'warning',
					related: [{pointer: `${base}/options/0`}],
				},
			],
		});
	});

	test('may be wrapped in payment_filter alone', () => {
		expect(decode({payment_filter: filter})).toEqual({ok: true, value: filter, issues: []});
		expect(refused(decode({payment_filter: {...filter, options: 1}}))).toEqual([
			'/payment_filter/options invalid-type',
		]);
	});

	test('wrapped in payment_filter, may have fields next to it that the specification does not name, with one info for all', () => {
		expect(decode({payment_filter: filter, currency: 'INR'})).toMatchObject({
			ok: true,
			value: filter,
			issues: [{pointer: '', rule: 'undocumented-field', related: [{pointer: '/currency'}]}],
		});
	});

	test('leaves to lint what is legal JSON of the right shape', () => {
		const doubtful = {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B', 'WALLET_C, WALLET_D']},
				{paymentMethodType: 'NB', enable: false, paymentMethods: ['BANKA'], cardFilters: [], upiFilters: []},
				{paymentMethodType: 'CARD', enable: false, paymentMethods: [], cardFilters: [{enable: true}]},
				{
					paymentMethodType: 'UPI',
					enable: true,
					upiFilters: [{upiType: 'COLLECT', upiMethods: ['@a,@b'], enable: true}],
				},
			],
		};
		expect(decode(doubtful)).toEqual({ok: true, value: doubtful, issues: []});
	});
});

describe('faults that occur in practice', () => {
	test.each([
		['true', ' true'],
		[' False ', ' false'],
		['0', ' false'],
		[1, ' true'],
		['yes', ''],
		['', ''],
		[null, ''],
		[['true'], ''],
	])('the flag %j', (flag, suggestion) => {
		expect(refused(decode({...filter, allowDefaultOptions: flag}))).toEqual([
			`/allowDefaultOptions invalid-type${suggestion}`,
		]);
	});

	test.each([
		['NETBANKING', 'NB'],
		['WALLETS', 'WALLET'],
		['CARDS', 'CARD'],
		['card', 'CARD'],
		['\u0421ARD', 'CARD'],
	])('the type name %s', (wrong, right) => {
		expect(refusedOption({paymentMethodType: wrong, enable: true})).toEqual([
			`/options/0/paymentMethodType unknown-value ${right}`,
		]);
	});

	test('look-alike letters are shown escaped', () => {
		const answer = decode({...filter, options: [{paymentMethodType: '\u0421ARD', enable: true}]});
		expect(answer.ok || answer.issues[0]?.found).toBe('"\\u0421ARD"');
	});

	test('invisible characters, in keys and codes', () => {
		expect(
			refusedOption({paymentMethodType: 'WALLET', 'enable\u200b': true, paymentMethods: ['A\u00a0', '\ufeffA']}),
		).toEqual([
			'/options/0/enable\u200b unknown-key enable',
			'/options/0/paymentMethods/0 invalid-format',
			'/options/0/paymentMethods/1 invalid-format',
		]);
	});

	test('keys of the EMI filter', () => {
		const tenures = {enable: true, tenures: ['3::6']};
		const plans = {
			enable: true,
			credit: {enable: true, filters: [{enable: true, tenureFilters: tenures, issuers: []}], cardBins: []},
		};
		expect(refused(decode({...filter, emiOptions: {noCostEMI: plans, lowCostEmi: plans}}))).toEqual([
			'/emiOptions/noCostEMI unknown-key noCostEmi',
			'/emiOptions/noCostEMI/credit/filters/0/tenureFilters unknown-key tenureFilter',
			'/emiOptions/noCostEMI/credit/filters/0/issuers unknown-key',
			'/emiOptions/noCostEMI/credit/cardBins unknown-key',
			'/emiOptions/lowCostEmi/credit/filters/0/tenureFilters unknown-key tenureFilter',
			'/emiOptions/lowCostEmi/credit/filters/0/issuers unknown-key',
			'/emiOptions/lowCostEmi/credit/cardBins unknown-key',
		]);
	});

	test('a string for a list', () => {
		expect(refusedOption({paymentMethodType: 'WALLET', enable: false, paymentMethods: 'WALLET_A, WALLET_B'})).toEqual([
			'/options/0/paymentMethods invalid-type ["WALLET_A", "WALLET_B"]',
		]);
		for (const paymentMethods of ['', 7, {}])
			expect(refusedOption({paymentMethodType: 'WALLET', enable: false, paymentMethods})).toEqual([
				'/options/0/paymentMethods invalid-type',
			]);
		expect(refused(decode({...filter, options: 'CARD'}))).toEqual(['/options invalid-type']);
	});

	test('issuers or tenures alone are enough', () => {
		const plans = (issuerFilter: object) =>
			decode({
				...filter,
				emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, issuerFilter}]}}},
			});
		for (const choice of [{issuers: ['BANK_A']}, {tenures: ['3::6']}])
			expect(plans({enable: true, ...choice}).ok).toBe(true);
		const place = '/emiOptions/noCostEmi/credit/filters/0/issuerFilter';
		expect(refused(plans({enable: true}))).toEqual([`${place}/issuers missing-field`]);
		expect(refused(plans({enable: true, isuers: ['BANK_A']}))).toEqual([`${place}/isuers unknown-key issuers`]);
	});

	test('an invalid type of a UPI filter says nothing about its methods', () => {
		const upi = (upiType: unknown) =>
			refusedOption({
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [{enable: true, upiType, upiMethods: ['APP_A']}],
			});
		expect(upi('COLLECT')).toEqual(['/options/0/upiFilters/0/upiMethods/0 invalid-format @APP_A']);
		expect(upi(['COLLECT'])).toEqual(['/options/0/upiFilters/0/upiType invalid-type']);
	});

	test('a string for a list is offered as a list up to 256 characters', () => {
		const texts = [`${'A'.repeat(250)},${'B'.repeat(5)}`, `${'A'.repeat(250)},${'B'.repeat(6)}`];
		const suggested = texts.map(paymentMethods =>
			refusedOption({paymentMethodType: 'NB', enable: false, paymentMethods}),
		);
		expect(suggested).toEqual([
			[`/options/0/paymentMethods invalid-type ["${'A'.repeat(250)}", "BBBBB"]`],
			['/options/0/paymentMethods invalid-type'],
		]);
	});

	test('fields of another object, with one issue for all', () => {
		const keysOf = (count: number) =>
			Object.fromEntries(
				['cardBrands', 'cardBanks', ...Array.from({length: count}, (_, n) => `x${n}`)].map(key => [key, []]),
			);
		const refusedWith = (count: number) =>
			refusedOption({paymentMethodType: 'CARD', enable: true, ...keysOf(count)}).filter(one => one.includes('/card'));
		expect(refusedWith(60)).toEqual(['/options/0/cardBrands unknown-key']);
		expect(refusedWith(6000)).toEqual(['/options/0/cardBrands unknown-key']);
	});

	test('fields of an object inside a filter, next to one of another name', () => {
		expect(decode({foo: 1, cardBrands: []}).issues.map(({pointer}) => pointer)).toContain('/cardBrands');
	});

	test('a missing enable, at the place where it belongs', () => {
		expect(refusedOption({paymentMethodType: 'CASH'})).toEqual(['/options/0/enable missing-field']);
		expect(refusedOption({paymentMethodType: 'CARD', enable: true, cardFilters: [{}]})).toEqual([
			'/options/0/cardFilters/0/enable missing-field',
		]);
	});

	test('BIN ranges and handles of another form', () => {
		expect(
			refusedOption({
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: [{enable: true, cardBins: ['411111-411199', '5::4', '41::411', 411111]}],
			}),
		).toEqual([
			'/options/0/cardFilters/0/cardBins/0 invalid-format 411111::411199',
			'/options/0/cardFilters/0/cardBins/1 invalid-format 4::5',
			'/options/0/cardFilters/0/cardBins/2 invalid-format',
			'/options/0/cardFilters/0/cardBins/3 invalid-type 411111::411111',
		]);
		expect(
			refusedOption({
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [
					{upiMethods: ['bank'], upiType: 'COLLECT', enable: true},
					{upiMethods: ['@bank'], upiType: 'INTENT', enable: true},
				],
			}),
		).toEqual([
			'/options/0/upiFilters/0/upiMethods/0 invalid-format @bank',
			'/options/0/upiFilters/1/upiMethods/0 invalid-format',
		]);
	});

	test('filter keys on the session itself', () => {
		expect(refused(decodeSession({...page, ...filter, cardFilters: [], paymentFilter: filter}))).toEqual([
			'/allowDefaultOptions unknown-key',
			'/cardFilters unknown-key',
			'/paymentFilter unknown-key payment_filter',
		]);
	});

	test('filter keys on a session with many keys are one issue', () => {
		const more = Object.fromEntries(Array.from({length: 64}, (_, index) => [`udf${index}`, 'x']));
		expect(refused(decodeSession({...page, ...more, cardBrands: [], cardBanks: []}))).toEqual([
			'/cardBrands unknown-key',
			'undocumented-field',
		]);
	});

	test('keys of plan filters on the session itself may be extra fields', () => {
		expect(decodeSession({...page, tenures: ['3::6'], issuers: ['BANK_A']})).toMatchObject({
			ok: true,
			issues: [{rule: 'undocumented-field', related: [{pointer: '/tenures'}, {pointer: '/issuers'}]}],
		});
	});
});

describe('a session request', () => {
	const mandate = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '999.00',
		'mandate.start_date': '1893456000',
		'mandate.end_date': '1924992000',
	};

	test('of each action is read with the fields of its row', () => {
		const whole = {
			...page,
			...mandate,
			return_url: 'https://example.com/back',
			description: 'Two books',
			first_name: 'A',
			last_name: 'B',
			payment_filter: filter,
			sdk_udf: 'ShowEMIWithoutCards',
			emiOptions: {showOnlyEmi: true},
		};
		for (const request of [whole, {...page, action: 'quickPay'}, {action: 'paymentManagement', ...customer}]) {
			expect(decodeSession(request)).toEqual({ok: true, value: request, issues: []});
		}
	});

	test('contains the fields of its action and no others', () => {
		const {order_id, amount, ...bare} = page;
		expect(refused(decodeSession(bare))).toEqual(['/order_id missing-field', '/amount missing-field']);
		expect(refused(decodeSession({...page, action: 'quickPay', payment_filter: filter, ...mandate}))).toEqual([
			'/payment_filter wrong-action',
			...Object.keys(mandate).map(key => `/${key} wrong-action`),
		]);
		expect(refused(decodeSession({...page, action: 'quickPay', 'mandate.max_amount': '1.00'}))).toEqual([
			'/mandate.max_amount wrong-action',
		]);
		expect(refused(decodeSession({...page, action: 'paymentManagement', amount: 1}))).toEqual([
			'/order_id wrong-action',
			'/amount wrong-action',
		]);
	});

	test('leaves an end before the start to lint', () => {
		expect(decodeSession({...page, ...mandate, 'mandate.end_date': '1'}).ok).toBe(true);
	});

	test('keeps fields that the specification does not name, with one info for all', () => {
		const request = {...page, udf1: {deep: [1, null, {a: -0}]}, currency: 'INR', 'mandate.frequency': 'MONTHLY'};
		expect(decodeSession(request)).toMatchObject({
			ok: true,
			value: {udf1: {deep: [1, null, {a: 0}]}, currency: 'INR'},
			issues: [
				{
					pointer: '',
					rule: 'undocumented-field',
					severity: 'info',
					related: ['/udf1', '/currency', '/mandate.frequency'].map(pointer => ({pointer})),
				},
			],
		});
	});

	test.each([
		{order: {id: page.order_id}, customer: {first_name: 'A', last_name: 'B'}, first_name: 'A'},
		{order: {basket: 1}, customer: {}},
		{order: 'order-1', customer: ['A']},
	])('keeps an order and a customer that repeat its own fields, or have other members: %j', fields => {
		const request = {...page, ...fields};
		expect(decodeSession(request)).toMatchObject({
			ok: true,
			value: request,
			issues: [{rule: 'undocumented-field', related: [{pointer: '/order'}, {pointer: '/customer'}]}],
		});
		expect(repair(request)).toMatchObject({value: request, patch: []});
	});

	test('never shows what may be personal', () => {
		const secret = 'SECRET\u0000';
		const answer = decodeSession({
			...page,
			customer_id: secret,
			customer_email: [secret],
			customer_phone: {secret},
			order_id: secret,
			return_url: secret,
			description: secret,
			first_name: secret,
			last_name: 12345,
			udf1: [secret, {a: new Date()}, Number.NaN, Symbol(secret)],
		});
		expect(refused(answer)).toHaveLength(11);
		expect(JSON.stringify(answer)).not.toMatch(/SECRET|12345/);
	});
});

describe('an amount', () => {
	const fixOf = (answer: ReturnType<typeof decodeSession>) => answer.issues[0]?.fix?.patch;

	test.each([
		['499', '499.00'],
		['1.0', '1.00'],
	])('with no or one decimal is a warning: %s', (amount, fixed) => {
		const answer = decodeSession({...page, amount});
		expect(answer).toMatchObject({ok: true, value: {amount}, issues: [{pointer: '/amount', severity: 'warning'}]});
		expect(fixOf(answer)).toEqual([{op: 'replace', path: '/amount', value: fixed}]);
	});

	test('as a number is an error with a certain fix', () => {
		const answer = decodeSession({...page, amount: 1});
		expect(answer).toMatchObject({ok: false, issues: [{pointer: '/amount', severity: 'error'}], total: 1});
		expect(fixOf(answer)).toEqual([{op: 'replace', path: '/amount', value: '1.00'}]);
	});

	test.each(['1.000', '-1.00', '1,000.00', 'ten', ''])('in another form is an error: %j', amount => {
		expect(decodeSession({...page, amount}).ok).toBe(false);
	});
});

describe('the whole input', () => {
	test('is at most 67,108,864 characters long', () => {
		const text = JSON.stringify(filter);
		expect(decode(text + ' '.repeat(67_108_864 - text.length)).ok).toBe(true);
		expect(refused(decode(' '.repeat(67_108_865)))).toEqual(['too-large']);
	});

	test('may be a builder, whose own issues are reported if it is unfinished', () => {
		const {filter: start} = paylock({});
		expect(decode(start().allowDefaults(true).hide('CASH'))).toMatchObject({ok: true, value: filter});
		expect(refused(decode(start()))).toEqual(['/allowDefaultOptions missing-field']);
	});

	test('may be text in which the JSON is text again, which is an error', () => {
		const fix = {patch: [{op: 'replace', path: '', value: filter}]};
		expect(decode(JSON.stringify(JSON.stringify(filter)))).toMatchObject({
			ok: false,
			issues: [{pointer: '', rule: 'invalid-type', fix}],
		});
	});

	test('lists at most 100 issues and counts all', () => {
		const options = Array.from({length: 150}, () => ({paymentMethodType: 'CASH', enable: 'no'}));
		const answer = decode({allowDefaultOptions: true, options});
		expect(answer).toMatchObject({ok: false, total: 150});
		expect(answer.issues).toHaveLength(100);
	});
});

describe('the wrong call', () => {
	test('a session passed to decode, a filter passed to decodeSession', () => {
		for (const input of [
			{...page, payment_filter: filter},
			{...page, ...filter},
			{amount: '499.00', ...filter},
		])
			expect(refused(decode(input))).toEqual(['invalid-type']);
		for (const input of [filter, {allowDefaultOptions: true}, {options: []}])
			expect(refused(decodeSession(input))).toEqual(['invalid-type']);
	});

	test('an empty object lacks the fields of a session', () => {
		for (const input of [{}, {foo: 1}]) expect(refused(decodeSession(input))).toContain('/customer_id missing-field');
	});

	test.each([null, undefined, 0, true, [], '', '[]', '"text"', '{', 'null', Symbol('a'), 1n, () => filter, new Date()])(
		'%s is not a filter',
		input => {
			expect(refused(decode(input))).toHaveLength(1);
			expect(refused(decodeSession(input))).toHaveLength(1);
		},
	);

	test('issues are frozen, so that nobody can change a vocabulary through them', () => {
		const answer = decode({allowDefaultOptions: true, options: [{paymentMethodType: 'CARDS', enable: true}]});
		if (answer.ok) throw new Error('decoded');
		const allowed = answer.issues[0]?.allowed ?? [];
		expect(allowed).toContain('CARD');
		for (const list of [allowed, answer.issues]) expect(Object.isFrozen(list)).toBe(true);
	});

	test('text that is not JSON is not quoted', () => {
		const answer = decodeSession('{"customer_id": SECRET}');
		expect(JSON.stringify(answer)).not.toContain('SECRET');
		expect(refused(answer)[0]).toBe('unreadable');
	});
});

// Lint: what is legal JSON of the right shape and still wrong or doubtful; each rule by its own bad and good example.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {filter} from '../../src/index.js';
import {decode, decodeSession} from '../../src/inspect/decode.js';
import {type Issue, lint, lintRules} from '../../src/inspect/index.js';

const now = new Date('2026-06-01T00:00:00Z');

/** The findings as `rule pointer`. */
function found(subject: unknown, options = {}): readonly string[] {
	return lint(subject, {now, ...options}).map(({rule, pointer}) => `${rule} ${pointer}`.trim());
}

function filterOf(allowDefaultOptions: boolean, ...options: readonly object[]): object {
	return {allowDefaultOptions, options};
}

const cards = (...cardFilters: readonly object[]) => ({paymentMethodType: 'CARD', enable: true, cardFilters});
const page = (fields: object) => ({
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	action: 'paymentPage',
	...fields,
});
const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '1800000000',
	'mandate.end_date': '1900000000',
};

describe.each(lintRules.map(rule => [rule.id, rule] as const))('%s', (name, rule) => {
	const of = (subject: unknown) => lint(subject, {now}).filter(finding => finding.rule === name);

	test('is found in its bad example, with its severity, a pointer that resolves and a suggestion', () => {
		const findings = of(rule.invalid);
		expect(findings.length).toBeGreaterThan(0);
		for (const {severity, message, pointer} of findings) {
			expect(severity).toBe(rule.severity);
			expect(message).toMatch(/^[^\n]+: [^\n]+[^.]$/);
			expect(pointer === '' || pointer.startsWith('/')).toBe(true);
		}
	});

	test('is not found in its good example, nor is any error', () => {
		expect(of(rule.valid)).toEqual([]);
		expect(lint(rule.valid, {now}).filter(({severity}) => severity === 'error')).toEqual([]);
	});

	test('speaks of what decode accepts', () => {
		const isRequest = Object.hasOwn(Object(rule.invalid), 'action');
		for (const example of [rule.invalid, rule.valid]) {
			expect((isRequest ? decodeSession(example) : decode(example)).ok).toBe(true);
		}
	});

	test('can be switched off, or weighed anew', () => {
		expect(lint(rule.invalid, {now, rules: {[name]: false}}).some(finding => finding.rule === name)).toBe(false);
		const [finding] = lint(rule.invalid, {now, rules: {[name]: 'info'}}).filter(finding => finding.rule === name);
		expect(finding?.severity).toBe('info');
	});
});

test('each rule has a name of its own, a reason and a source', () => {
	expect(new Set(lintRules.map(({id}) => id)).size).toBe(lintRules.length);
	for (const {description, source} of lintRules) {
		expect(description).toMatch(/\.$/);
		expect(source).toMatch(/checkout-spec|open.point/);
	}
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
			'that hides each type of the document leaves nothing',
			filterOf(
				true,
				...['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH'].map(paymentMethodType => ({
					paymentMethodType,
					enable: false,
				})),
			),
			['nothing-left'],
		],
		[
			'that enables only EMI beside disabled options leaves EMI',
			{...filterOf(false, {paymentMethodType: 'CARD', enable: false}), emiOptions: {noCostEmi: {enable: true}}},
			['redundant-option /options/0', 'emi-not-named /emiOptions'],
		],
	])('%s', (_, subject, expected) => {
		expect(found(subject)).toEqual(expected);
	});

	test('is read as builder, object or text alike', () => {
		const builder = filter().allowDefaults(true).show('UPI');
		const expected = ['no-effect', 'redundant-option /options/0'];
		for (const subject of [builder, builder.build(), JSON.stringify(builder)]) expect(found(subject)).toEqual(expected);
	});

	test('inside a session is told from the request on', () => {
		expect(found(page({payment_filter: filterOf(true)}))).toEqual(['no-effect /payment_filter']);
	});
});

describe('BIN ranges', () => {
	const of = (rule: string, ...filters: readonly object[]) =>
		found(filterOf(true, cards(...filters))).filter(finding => finding.startsWith(`${rule} `));

	test('of unequal length are held against each other by what they begin with', () => {
		expect(of('bin-ranges-overlap', {cardBins: ['4111::4111', '41111100::41111199'], enable: false})).toEqual([
			'bin-ranges-overlap /options/0/cardFilters/0/cardBins/1',
		]);
		expect(of('bin-ranges-lengths', {cardBins: ['4111::4111', '51111100::51111199'], enable: false})).toEqual([
			'bin-ranges-lengths /options/0/cardFilters/0/cardBins/1',
		]);
	});

	test('overlap across filters that ask for the same beside them, not across others', () => {
		const bins = {cardBins: ['411111::411199'], enable: false};
		expect(of('bin-ranges-overlap', bins, bins)).toHaveLength(1);
		expect(of('bin-ranges-overlap', {...bins, cardTypes: ['DEBIT']}, {...bins, cardTypes: ['CREDIT']})).toEqual([]);
	});

	test('meet within a far-reaching range that came first', () => {
		const cardBins = ['400000::499999', '411111::411111', '422222::422222'];
		expect(of('bin-ranges-overlap', {cardBins, enable: false})).toHaveLength(2);
	});

	test('contradict where one filter enables for any card what another disables for some', () => {
		const contradiction = of(
			'bin-ranges-contradict',
			{cardBins: ['411111::411199'], enable: false},
			{cardBins: ['411150::411160'], cardTypes: ['CREDIT'], enable: true},
		);
		expect(contradiction).toEqual(['bin-ranges-contradict /options/0/cardFilters/1/cardBins/0']);
	});

	test('of 19 digits touch exactly', () => {
		const cardBins = ['9007199254740992000::9007199254740992001', '9007199254740992002::9007199254740992003'];
		expect(of('bin-ranges-touch', {cardBins, enable: false})).toHaveLength(1);
		const apart = ['9007199254740992000::9007199254740992001', '9007199254740992003::9007199254740992003'];
		expect(of('bin-ranges-touch', {cardBins: apart, enable: false})).toEqual([]);
	});
});

describe('what is undetermined', () => {
	test('filters that enable and disable one handle', () => {
		const upiFilters = [
			{upiType: 'COLLECT', upiMethods: ['@bank'], enable: false},
			{upiType: 'COLLECT', enable: true},
		];
		expect(found(filterOf(true, {paymentMethodType: 'UPI', enable: true, upiFilters}))).toEqual([
			'precedence-undetermined /options/0/upiFilters/1',
			'default-reach /options/0/upiFilters',
		]);
	});

	test('filters that no instrument matches both are left alone', () => {
		const upiFilters = [
			{upiType: 'COLLECT', enable: false},
			{upiType: 'INTENT', enable: true},
		];
		const rules = found(filterOf(true, {paymentMethodType: 'UPI', enable: true, upiFilters}));
		expect(rules.some(rule => rule.startsWith('precedence'))).toBe(false);
	});
});

describe('EMI', () => {
	const emi = (emiOptions: object, allowDefaultOptions = true) => ({
		...filterOf(allowDefaultOptions, {paymentMethodType: 'CASH', enable: !allowDefaultOptions}),
		emiOptions,
	});

	test('has a disabled group around an enabled filter told at the group', () => {
		const credit = {enable: false, filters: [{enable: true, paymentMethod: 'CODE_A'}]};
		expect(found(emi({noCostEmi: {enable: true, credit}}))).toEqual([
			'emi-off-with-groups-on /emiOptions/noCostEmi/credit/enable',
		]);
	});

	test('has its lists looked at, in each encoding', () => {
		const filters = [
			{enable: true, paymentMethod: ['CODE_A', 'CODE_A']},
			{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA', 'PREFIX_BANKA'], enable: true}},
			{enable: true, tenureFilter: {tenures: ['3::6', '3::6'], enable: true}},
			{enable: true, issuerFilters: {tenures: ['3::6', '3::6'], enable: true}},
		];
		const place = '/emiOptions/noCostEmi/credit/filters';
		expect(found(emi({noCostEmi: {enable: true, credit: {enable: true, filters}}}))).toEqual([
			`duplicate-code ${place}/0/paymentMethod/1`,
			`duplicate-code ${place}/1/issuerFilter/issuers/1`,
			`duplicate-code ${place}/2/tenureFilter/tenures/1`,
			`duplicate-code ${place}/3/issuerFilters/tenures/1`,
		]);
	});

	test('alone, with every kind that is named off and the others hidden by default, leaves nothing', () => {
		const only = {noCostEmi: {enable: false}, showOnlyEmi: true};
		expect(found(emi(only))).toEqual([]);
		expect(found(emi(only, false))).toContain('only-emi-without-emi /emiOptions/showOnlyEmi');
		expect(found(emi({showOnlyEmi: true}, false))).not.toContain('only-emi-without-emi /emiOptions/showOnlyEmi');
	});

	test('beside the filter is told from the request on', () => {
		const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters: []}}};
		expect(found(page({emiOptions}))).toEqual(['empty-criterion /emiOptions/noCostEmi/credit/filters']);
	});
});

test('a code that mixes scripts is told, shown escaped', () => {
	const [finding] = lint(
		filterOf(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_\u0410']}),
	);
	expect(finding).toMatchObject({rule: 'look-alike-code', pointer: '/options/0/paymentMethods/0'});
	expect(finding?.message).toContain('WALLET_\\u0410');
});

describe('a session', () => {
	test('with a mandate needs each provider twice, with the prefix that fits or that is named', () => {
		const wallets = (...paymentMethods: readonly string[]) =>
			filterOf(false, {paymentMethodType: 'WALLET', enable: true, paymentMethods});
		const request = (payment_filter: object) => page({payment_filter, ...mandate});
		expect(found(request(wallets('WALLET_A', 'PREFIX_WALLET_A')))).toEqual([]);
		expect(found(request(wallets('WALLET_A', 'PREFIX_WALLET_A')), {servicePrefix: 'OTHER'})).toEqual([
			'providers-not-doubled /payment_filter/options/0/paymentMethods',
		]);
		const [finding] = lint(request(wallets('WALLET_A')), {now, servicePrefix: 'PREFIX'});
		expect(finding?.suggestion).toBe('["WALLET_A","PREFIX_WALLET_A"]');
	});

	test('has its dates held against the moment that is given', () => {
		const request = page(mandate);
		expect(found(request)).toEqual([]);
		expect(found(request, {now: new Date('2027-06-01T00:00:00Z')})).toEqual([
			'mandate-date-in-past /mandate.start_date',
		]);
	});

	test('that shows EMI and disables every kind of it contradicts itself', () => {
		const off = {enable: false};
		const emiOptions = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
		const payment_filter = {...filterOf(true, {paymentMethodType: 'CASH', enable: false}), emiOptions};
		expect(found(page({sdk_udf: 'showEMI', payment_filter}))).toEqual(['emi-display-contradicted /sdk_udf']);
		expect(found(page({sdk_udf: 'hideEMI', payment_filter}))).toEqual([]);
	});

	test('has placeholders told from words of a sentence', () => {
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
	});
});

describe('input that decode refuses', () => {
	test('gives its issues as errors', () => {
		const subject = '{"allowDefaultOptions": "true", "options": [{"paymentMethodType": "WALLETS"}]}';
		expect(lint(subject).map(({rule, severity, pointer, suggestion}) => [rule, severity, pointer, suggestion])).toEqual(
			[
				['invalid-type', 'error', '/allowDefaultOptions', 'true'],
				['unknown-value', 'error', '/options/0/paymentMethodType', 'WALLET'],
				['missing-field', 'error', '/options/0/enable', 'true or false'],
			],
		);
	});

	test('names at most a hundred and counts the rest', () => {
		const options = Array.from({length: 500}, () => ({paymentMethodType: 'CASH', enable: 'no'}));
		const findings = lint({allowDefaultOptions: true, options});
		expect(findings).toHaveLength(101);
		expect(findings.at(-1)?.message).toContain('400 more');
	});
});

describe('options', () => {
	test('that name no rule, no severity, no date or no prefix are refused', () => {
		const refused: readonly object[] = [
			{rules: {'no-efect': false}},
			{rules: {'no-effect': 'fatal'}},
			{now: new Date(Number.NaN)},
			{servicePrefix: 'PREFIX_'},
		];
		for (const options of refused) expect(() => lint(filterOf(true), options)).toThrow(/write|give/);
	});
});

describe('robustness', () => {
	test('findings are frozen, errors come first, and the input stays as it was', () => {
		const subject = filterOf(
			true,
			cards({cardBins: ['411111::411199', '411150::411250'], enable: false}, {enable: true}),
		);
		const before = JSON.stringify(subject);
		const findings = lint(subject);
		expect(JSON.stringify(subject)).toBe(before);
		expect(Object.isFrozen(findings) && findings.every(Object.isFrozen)).toBe(true);
		const order = ['error', 'warning', 'info'];
		const levels = findings.map(({severity}) => order.indexOf(severity));
		expect(levels).toEqual(levels.toSorted());
	});

	test('of one rule 25 findings are listed, and one more counts the rest', () => {
		const cardBins = Array.from({length: 1000}, () => '411111::411111');
		const findings = lint(filterOf(true, cards({cardBins, enable: false})));
		const duplicates = findings.filter(({rule}) => rule === 'duplicate-code');
		expect(duplicates).toHaveLength(26);
		expect(duplicates.at(-1)?.message).toContain('974 more');
	});

	test('any JSON value, and any text, is answered with findings', () => {
		fc.assert(
			fc.property(fc.oneof(fc.json(), fc.jsonValue(), fc.string()), input => {
				const findings: readonly Issue[] = lint(input);
				expect(findings.length).toBeGreaterThan(0); // none of these is a clean filter
			}),
			{numRuns: 200},
		);
	});

	test('20,000 nested levels and hostile keys are answered', () => {
		expect(lint(`${'['.repeat(20_000)}${']'.repeat(20_000)}`).length).toBeGreaterThan(0);
		expect(
			lint('{"__proto__": {"allowDefaultOptions": true}, "options": [], "allowDefaultOptions": true}'),
		).toMatchObject([{rule: 'unknown-key', pointer: '/__proto__'}]);
	});
});

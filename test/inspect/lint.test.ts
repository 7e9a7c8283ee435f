// Lint: every rule by its examples, and the cases in which rules meet.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {filter, PAYMENT_METHOD_TYPES} from '../../src/index.js';
import {decodeSession, type Issue, type LintOptions, lint, lintRules} from '../../src/inspect/index.js';
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

test('provider codes are ignored for CARD, and may be for UPI', () => {
	const severities = (paymentMethodType: string) =>
		lint(filterOf(true, {paymentMethodType, enable: true, paymentMethods: ['CODE_A']}))
			.filter(({rule}) => rule === 'ignored-list')
			.map(({severity}) => severity);
	expect([severities('CARD'), severities('UPI')]).toEqual([['error'], ['warning']]);
});

describe('BIN ranges', () => {
	const of = (rule: string, ...filters: readonly object[]) =>
		found(filterOf(true, cards(...filters))).filter(issue => issue.startsWith(`${rule} `));

	test('of unequal length are compared by their leading digits', () => {
		expect(of('bin-ranges-overlap', {cardBins: ['4111::4111', '41111100::41111199'], enable: false})).toEqual([
			'bin-ranges-overlap /options/0/cardFilters/0/cardBins/1',
		]);
		expect(of('bin-ranges-overlap', {cardBins: ['4111::4112', '41121100::41131199'], enable: false})).toEqual([
			'bin-ranges-overlap /options/0/cardFilters/0/cardBins/1',
		]);
		expect(of('bin-ranges-lengths', {cardBins: ['4111::4111', '51111100::51111199'], enable: false})).toEqual([
			'bin-ranges-lengths /options/0/cardFilters/0/cardBins/1',
		]);
	});

	test('overlap across filters with equal other criteria, not across others', () => {
		const bins = {cardBins: ['411111::411199'], enable: false};
		expect(of('bin-ranges-overlap', bins, bins)).toHaveLength(1);
		expect(of('bin-ranges-overlap', {...bins, cardTypes: ['DEBIT']}, {...bins, cardTypes: ['CREDIT']})).toEqual([]);
	});

	test('overlap inside a wide range that comes first', () => {
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

	test('reports a disabled group around an enabled filter at the group', () => {
		const credit = {enable: false, filters: [{enable: true, paymentMethod: 'CODE_A'}]};
		expect(found(emi({noCostEmi: {enable: true, credit}}))).toEqual([
			'emi-off-with-groups-on /emiOptions/noCostEmi/credit/enable',
		]);
	});

	test('has its lists checked, in each encoding', () => {
		const filters = [
			{enable: true, paymentMethod: ['CODE_A', 'CODE_A']},
			{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA', 'PREFIX_BANKA'], enable: true}},
			{enable: true, tenureFilter: {tenures: ['3::6', '3::6'], enable: true}},
			{enable: true, issuerFilters: {tenures: ['3::6', '3::6'], enable: true}},
			{enable: true},
		];
		const place = '/emiOptions/noCostEmi/credit/filters';
		const rules = ['empty-criterion', 'duplicate-code'];
		const issues = lint(emi({noCostEmi: {enable: true, credit: {enable: true, filters}}}));
		expect(issues.flatMap(({rule, pointer}) => (rules.includes(rule) ? [`${rule} ${pointer}`] : []))).toEqual([
			`empty-criterion ${place}/4`,
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

	test('next to the filter has pointers into the request', () => {
		const emiOptions = {noCostEmi: {enable: true, credit: {enable: true, filters: []}}};
		expect(found(page({emiOptions}))).toEqual(['empty-list /emiOptions/noCostEmi/credit/filters']);
	});
});

describe('nothing-left', () => {
	const disabled = (...types: readonly string[]) =>
		types.map(paymentMethodType => ({paymentMethodType, enable: false}));
	const left = (input: object, options: LintOptions = {}) =>
		!found(input, options).some(issue => issue.startsWith('nothing-left'));
	const shownCredit = {cardFilters: [{enable: true, cardTypes: ['CREDIT']}]};
	const card = {paymentMethodType: 'CARD', enable: false, ...shownCredit};

	test('disabled options alone show nothing under allowDefaultOptions false', () => {
		expect(left(filterOf(false, ...disabled('CASH')))).toBe(false);
	});

	test('types that are not enabled for the account do not count', () => {
		const wallet = {paymentMethodType: 'WALLET', enable: true};
		expect(left(filterOf(false, wallet))).toBe(true);
		expect(left(filterOf(false, wallet), {enabled: {NB: true, EMI: true}})).toBe(false);
		expect(left(filterOf(true, ...disabled('WALLET')))).toBe(true);
		expect(left(filterOf(true, ...disabled('WALLET')), {enabled: {WALLET: true, EMI: true}})).toBe(false);
	});

	test('lists of a disabled option leave the other providers, but no cards and no UPI', () => {
		const others = PAYMENT_METHOD_TYPES.filter(type => !['CARD', 'UPI', 'WALLET'].includes(type));
		const upi = {paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: true, upiType: 'COLLECT'}]};
		const wallets = (lists: object) => ({paymentMethodType: 'WALLET', enable: false, ...lists});
		expect(left(filterOf(true, ...disabled(...others), card, upi, wallets({})))).toBe(false);
		expect(left(filterOf(true, ...disabled(...others), card, upi, wallets({paymentMethods: ['WALLET_A']})))).toBe(true);
	});

	test('EMI counts where it may be shown', () => {
		const onlyCards = {enabled: {CARD: true}} as const;
		expect(left(page({payment_filter: filterOf(true, card), sdk_udf: 'showEMI'}), onlyCards)).toBe(false);
		const unnamed = {readings: {unnamedEmi: 'shown'}} as const;
		const payment_filter = {...filterOf(false, card), emiOptions: {}};
		expect(left(page({payment_filter}), unnamed)).toBe(true);
		expect(left(page({payment_filter, sdk_udf: 'hideEMI'}), unnamed)).toBe(false);
		expect(left({...filterOf(false, ...disabled('CASH')), emiOptions: 7})).toBe(true);
	});
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

	test('whose account shows EMI that is not named has something left to pay with', () => {
		const payment_filter = {...filterOf(false), emiOptions: {}};
		const readings = {unnamedEmi: 'shown', emiOnHiddenCards: 'hidden'};
		expect(found(page({payment_filter}), {readings})).not.toContain('nothing-left /payment_filter');
		expect(found(page({payment_filter, sdk_udf: 'hideEMI'}), {readings})).toEqual(['nothing-left /payment_filter']);
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

	test('that shows EMI and disables every kind of it contradicts itself', () => {
		const off = {enable: false};
		const emiOptions = {standardEmi: off, lowCostEmi: off, noCostEmi: off};
		const payment_filter = {...filterOf(true, {paymentMethodType: 'CASH', enable: false}), emiOptions};
		expect(found(page({sdk_udf: 'showEMI', payment_filter}))).toEqual(['emi-display-contradicted /sdk_udf']);
		expect(found(page({sdk_udf: 'hideEMI', payment_filter}))).toEqual([]);
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

	test('inside JSON text only the text has a fix, since the others have no place in the input yet', () => {
		const payment_filter = JSON.stringify({options: [{paymentMethodType: 'wallet', enable: 'false'}]});
		const withFix = (issues: readonly Issue[]) => issues.filter(({fix}) => fix).map(({pointer}) => pointer);
		const issues = lint(page({payment_filter}));
		expect(issues.map(({pointer}) => pointer)).toContain('/payment_filter/options/0/paymentMethodType');
		expect(withFix(issues)).toEqual(['/payment_filter']);
		expect(withFix(decodeSession(page({payment_filter})).issues)).toEqual(['/payment_filter']);
		expect(withFix(lint(JSON.stringify(payment_filter)))).toEqual(['']);
	});

	test('any JSON value and any text can be checked', () => {
		fc.assert(
			fc.property(fc.oneof(fc.json(), fc.jsonValue(), fc.string()), input => {
				const issues: readonly Issue[] = lint(input);
				expect(issues.length).toBeGreaterThan(0); // none of these is a clean filter
			}),
			{numRuns: 200},
		);
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

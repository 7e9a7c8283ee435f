// Whether a filter shows or hides everything: against the verdict on every instrument of a small universe.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Account} from '../../src/account/account.js';
import {hidesAll, showsAll, showsByDefault} from '../../src/inspect/analysis/every-verdict.js';
import {createEvaluator} from '../../src/inspect/evaluate/evaluator.js';
import {readSubjectOrThrow} from '../../src/inspect/subject/read-subject.js';
import {PAYMENT_METHOD_TYPES} from '../../src/wire/payment-method.js';
import {page} from './page.js';
import {instrumentsFor} from './small-universe.js';

const READINGS = {
	defaultsInside: 'apply',
	unnamedEmi: 'hidden',
	emiOnHiddenCards: 'hidden',
	precedence: 'hide-wins',
} as const;

/** Filters of which many show, or hide, everything. */
const option = fc
	.record(
		{
			paymentMethodType: fc.constantFrom('CARD', 'UPI', 'WALLET', 'CASH'),
			enable: fc.boolean(),
			cardFilters: fc.constantFrom(
				[{enable: false, cardBanks: ['BANK_A']}],
				[{enable: true, cardBanks: ['BANK_A']}],
				[{enable: true, cardTypes: ['CREDIT', 'DEBIT']}],
				[
					{enable: false, cardTypes: ['CREDIT']},
					{enable: false, cardTypes: ['DEBIT']},
				],
			),
			upiFilters: fc.constantFrom([{enable: false, upiMethods: ['@banka']}], [{enable: true}], [{enable: false}]),
			paymentMethods: fc.constantFrom(['WALLET_A'], []),
		},
		{requiredKeys: ['paymentMethodType', 'enable']},
	)
	.map(({paymentMethods, ...one}) => ({
		...one,
		// The small universe has no provider codes of UPI.
		...(paymentMethods !== undefined && one.paymentMethodType !== 'UPI' && {paymentMethods}),
	}));
const group = fc.record(
	{
		enable: fc.boolean(),
		filters: fc.constantFrom(
			[{enable: true, issuerFilter: {enable: true, issuers: ['P_BANKA']}}],
			[{enable: false, tenureFilter: {enable: false, tenures: ['1::3']}}],
			[{enable: false}],
		),
	},
	{requiredKeys: ['enable']},
);
const kind = fc.record({enable: fc.boolean(), credit: group, cardless: group}, {requiredKeys: ['enable']});
const emiOptions = fc.record({noCostEmi: kind, showOnlyEmi: fc.boolean()}, {requiredKeys: []});
const filter = fc.record(
	{allowDefaultOptions: fc.boolean(), options: fc.array(option, {maxLength: 2}), emiOptions},
	{requiredKeys: ['allowDefaultOptions', 'options']},
);
const accounts = fc.constantFrom<Account>(
	{},
	{readings: READINGS},
	{readings: {...READINGS, unnamedEmi: 'shown', precedence: 'last-wins'}},
);

describe('a filter', () => {
	test('shows or hides all if every instrument has this verdict', () => {
		const some = fc.array(filter, {minLength: 8, maxLength: 8});
		fc.assert(
			fc.property(some, accounts, (filters, account) => {
				for (const one of filters) {
					const subject = readSubjectOrThrow(one, account);
					const explain = createEvaluator(subject);
					const verdicts = new Set<string>();
					for (const instrument of tried) verdicts.add(explain(instrument).verdict);
					const isOnly = (verdict: string) => verdicts.size === 1 && verdicts.has(verdict);
					const where = JSON.stringify({one, account});
					expect(showsAll(subject), where).toBe(isOnly('shown'));
					expect(hidesAll(subject), where).toBe(isOnly('hidden'));
					if (showsByDefault(subject)) expect(verdicts, where).toContain('shown');
				}
			}),
		);
	});

	/** No filter above distinguishes more. */
	const tried = instrumentsFor().filter(one => {
		if (one.type === 'CARD') return one.brand === 'BRAND_A' && one.subType === 'SUB_A' && one.bin === '00';
		return one.type !== 'EMI' || one.paymentMethod === 'LENDER_A';
	});
});

describe('a session', () => {
	const subjectOf = (fields: object, account: Account = {readings: READINGS}) =>
		readSubjectOrThrow({...page, ...fields}, account);
	const everything = {allowDefaultOptions: true, options: []};
	const nothing = {allowDefaultOptions: false, options: []};
	const mandate = {'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '10.00'};

	test('shows all by its filter, whatever its mandate or sdk_udf hides', () => {
		const shown = {readings: {...READINGS, unnamedEmi: 'shown'}} as const;
		expect(showsAll(subjectOf({payment_filter: everything, ...mandate}, shown))).toBe(true);
		expect(showsAll(subjectOf({payment_filter: everything, sdk_udf: 'hideEMI'}, shown))).toBe(true);
		expect(showsAll(subjectOf({payment_filter: nothing}, shown))).toBe(false);
	});

	test('hides all if its sdk_udf shows no EMI either', () => {
		const account = {readings: {...READINGS, emiDisplay: 'sdk_udf-wins'}} as const;
		expect(hidesAll(subjectOf({payment_filter: nothing, sdk_udf: 'hideEMI'}, account))).toBe(true);
		expect(hidesAll(subjectOf({payment_filter: nothing, sdk_udf: 'showEMI'}, account))).toBe(false);
	});

	test('with a mandate does not hide all where only instruments that support one are shown', () => {
		const onlyCards = {allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', enable: true}]};
		expect(hidesAll(subjectOf({payment_filter: onlyCards, ...mandate}))).toBe(false);
	});
});

describe('something is shown by default', () => {
	const subjectOf = (input: object, account?: Account) => readSubjectOrThrow(input, account);
	const options = (...types: readonly string[]) => types.map(paymentMethodType => ({paymentMethodType, enable: false}));
	const others = PAYMENT_METHOD_TYPES.filter(type => type !== 'CARD');

	test.each<[name: string, input: object, account: Account | undefined, isShown: boolean]>([
		['if no option names a type', {allowDefaultOptions: true, options: options('WALLET')}, undefined, true],
		[
			'not if an option names each type',
			{allowDefaultOptions: true, options: options(...PAYMENT_METHOD_TYPES)},
			undefined,
			false,
		],
		['not if only CARD has no option', {allowDefaultOptions: true, options: options(...others)}, undefined, false],
		['not under allowDefaultOptions false', {allowDefaultOptions: false, options: []}, undefined, false],
		[
			'not if the account lacks the types',
			{allowDefaultOptions: true, options: options('WALLET')},
			{enabled: {CARD: true, WALLET: true}},
			false,
		],
		[
			'if the account has such a type',
			{allowDefaultOptions: true, options: options('WALLET')},
			{enabled: {NB: ['NB_A']}},
			true,
		],
		[
			'not under showOnlyEmi',
			{allowDefaultOptions: true, options: [], emiOptions: {showOnlyEmi: true, noCostEmi: {enable: true}}},
			undefined,
			false,
		],
	])('%s', (_, input, account, isShown) => {
		expect(showsByDefault(subjectOf(input, account))).toBe(isShown);
	});
});

test('a filter that shows or hides everything does so for all instruments', () => {
	const everything = readSubjectOrThrow({allowDefaultOptions: true, options: []}, {readings: {unnamedEmi: 'shown'}});
	const nothing = readSubjectOrThrow({allowDefaultOptions: false, options: []}, {readings: {unnamedEmi: 'hidden'}});
	expect([showsAll(everything), hidesAll(nothing)]).toEqual([true, true]);
});

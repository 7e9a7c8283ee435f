// guarantees: what must hold for every filter of an account.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {filter, MisuseError, paylock} from '../../src/index.js';
import {type Account, compile, decisionTable, type Instrument, lint, type Verdict} from '../../src/inspect/index.js';
import {anyReadings, instrumentsFor, kindsOfInput} from './small-universe.js';

const base = filter().allowDefaults(true);
const broken = (input: unknown, account: Account) =>
	lint(input, account).filter(({rule}) => rule === 'guarantee-broken');

describe('guarantees that merchants state', () => {
	const account = {guarantees: {shown: [{type: 'UPI'}], hidden: [{type: 'CARD', cardType: 'CREDIT'}]}} as const;

	test('a filter that keeps them has no issue', () => {
		expect(
			broken(
				base.cards(cards => cards.hideTypes('CREDIT')),
				account,
			),
		).toEqual([]);
	});

	test('a method that must always be there: the issue is at the place that hides it', () => {
		const input = base.hide('UPI').cards(cards => cards.hideTypes('CREDIT'));
		expect(broken(input, account)).toMatchObject([
			{severity: 'error', pointer: '/options/0', found: expect.stringContaining('type=UPI')},
		]);
		const oneApp = base.upi(upi => upi.hideIntent('APP_A')).cards(cards => cards.hideTypes('CREDIT'));
		expect(broken(oneApp, account)).toMatchObject([
			{severity: 'error', pointer: '/options/0/upiFilters/0', found: 'type=UPI,app=APP_A'},
		]);
	});

	test('a kind of card that must never be', () => {
		expect(broken(base, account)).toMatchObject([{severity: 'error', pointer: '/allowDefaultOptions'}]);
		expect(
			broken(
				base.cards(cards => cards.hide({types: ['CREDIT'], brands: ['BRAND_A']})),
				account,
			),
		).toMatchObject([{severity: 'error'}]);
	});

	test('a verdict that a reading decides is a warning', () => {
		const input = paylock({readings: {defaultsInside: 'apply'}})
			.filter()
			.allowDefaults(true)
			.cards(cards => cards.hideTypes('CREDIT').showBrands('BRAND_A'));
		expect(broken(input, account)).toMatchObject([{severity: 'warning'}]);
		expect(broken(input, {...account, readings: {precedence: 'hide-wins'}})).toEqual([]);
	});

	test('cash never above an amount: a guarantee of one row of a table', () => {
		const cash = (limit: number) =>
			decisionTable({total: [999, 1001]}, ({total}) => base.when(total > limit, more => more.hide('CASH')), {
				guarantees: {shown: [{type: 'UPI'}]},
			});
		expect(cash(1000).rows.flatMap(({issues}) => issues)).toEqual([]);
		const abroad = decisionTable({total: [1001, 60_000]}, () => base.hide('UPI'), {
			guarantees: {hidden: [{type: 'CASH'}]},
		});
		expect(abroad.rows.map(({issues}) => issues.map(({rule}) => rule))).toEqual([['guarantee-broken']]);
	});
});

test.each<[string, unknown, string]>([
	['an unknown type', {shown: [{type: 'CRD'}]}, '/guarantees/shown/0'],
	['an attribute of another type', {hidden: [{type: 'UPI'}, {type: 'CARD', app: 'APP_A'}]}, '/guarantees/hidden/1'],
	['a wrong value', {hidden: [{type: 'CARD', cardType: 'credit'}]}, '/guarantees/hidden/0/cardType'],
	['a misspelled attribute', {hidden: [{type: 'CARD', cardTyp: 'CREDIT'}]}, '/guarantees/hidden/0/cardTyp'],
	['no list', {shown: {type: 'UPI'}}, '/guarantees/shown'],
	['an unknown key', {never: []}, '/guarantees/never'],
])('%s in guarantees is refused', (_, guarantees, pointer) => {
	try {
		lint({}, {guarantees} as Account);
		expect.unreachable();
	} catch (error) {
		expect(error).toBeInstanceOf(MisuseError);
		expect((error as MisuseError).issues.map(issue => issue.pointer)).toEqual([pointer]);
	}
});

test('a type of the account can be guaranteed', () => {
	const input = {allowDefaultOptions: true, options: [{paymentMethodType: 'OTC', enable: false}]};
	expect(broken(input, {types: ['OTC'], guarantees: {shown: [{type: 'OTC'}]}})).toHaveLength(1);
});

test('on the screen for stored payment methods no guarantee is broken', () => {
	const input = {customer_id: 'c', payment_page_client_id: 'm', action: 'paymentManagement'};
	expect(broken(input, {guarantees: {shown: [{type: 'UPI'}]}})).toEqual([]);
});

test.each(Object.entries(kindsOfInput))(
	'%s: a guarantee agrees with every instrument that completes it',
	(_, {input, types}) => {
		fc.assert(
			fc.property(
				input,
				anyReadings,
				fc.nat(),
				fc.nat(),
				fc.constantFrom('shown', 'hidden'),
				(one, settled, pick, mask, expected) => {
					const instruments = instrumentsFor(one).filter(({type}) => types.includes(type));
					const chosen = instruments[pick % instruments.length] as Instrument; // there are some
					// Some of its attributes; EMI has its kind and group.
					const guaranteed = Object.fromEntries(
						Object.entries(chosen).filter(
							([name], index) => ['type', 'kind', 'group'].includes(name) || (mask >> index) % 2 === 1,
						),
					) as unknown as Instrument;
					const {explain} = compile(one, {readings: settled});
					const verdicts = new Set<Verdict>();
					for (const instrument of instruments) {
						const attributes: Readonly<Record<string, unknown>> = {...instrument};
						if (Object.entries(guaranteed).every(([name, value]) => attributes[name] === value))
							verdicts.add(explain(instrument).verdict);
					}
					const opposite = expected === 'shown' ? 'hidden' : 'shown';
					const severity = verdicts.has(opposite) ? 'error' : verdicts.has('undetermined') ? 'warning' : undefined;
					const found = broken(one, {readings: settled, guarantees: {[expected]: [guaranteed]}});
					expect(found.map(issue => issue.severity)).toEqual(severity === undefined ? [] : [severity]);
				},
			),
		);
	},
);

describe('every instrument that completes the guaranteed one is checked', () => {
	const kinds = (emiOptions: object) => ({allowDefaultOptions: true, options: [], emiOptions});
	const cards = (filter: object) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{...filter, enable: false}]}],
	});
	const cardless = {enable: true, cardless: {enable: true}, credit: {enable: false}};

	test.each<[name: string, input: unknown, guarantees: NonNullable<Account['guarantees']>]>([
		[
			'plans of a kind that is off',
			kinds({noCostEmi: {enable: false}}),
			{shown: [{type: 'EMI', paymentMethodType: 'WALLET'}]},
		],
		[
			'the same beside a kind with groups',
			kinds({noCostEmi: {enable: false}, standardEmi: cardless}),
			{shown: [{type: 'EMI', paymentMethodType: 'NB'}]},
		],
		[
			'cardless plans of one kind',
			kinds({lowCostEmi: {enable: true, cardless: {enable: false}}}),
			{shown: [{type: 'EMI', paymentMethodType: 'CONSUMER_FINANCE'}]},
		],
		[
			'the same with an issuer',
			kinds({lowCostEmi: {enable: false}}),
			{shown: [{type: 'EMI', paymentMethodType: 'WALLET', issuer: 'X'}]},
		],
		['a BIN with fewer digits', cards({cardBins: ['411111::411119']}), {shown: [{type: 'CARD', bin: '41'}]}],
		[
			'a BIN that two ranges share',
			cards({cardBins: ['400000::410000', '420000::429999']}),
			{shown: [{type: 'CARD', bin: '42'}]},
		],
		[
			'a BIN and a bank',
			cards({cardBins: ['411111::411119'], cardBanks: ['X']}),
			{shown: [{type: 'CARD', bin: '4', bank: 'X'}]},
		],
	])('%s', (_, input, guarantees) => {
		expect(broken(input, {guarantees})).toMatchObject([{severity: 'error'}]);
	});

	test('a BIN outside of every range is kept', () => {
		const guarantees = {shown: [{type: 'CARD', bin: '42'}]} as const;
		expect(broken(cards({cardBins: ['411111::411119']}), {guarantees})).toEqual([]);
	});

	test('many guarantees about a filter of many', () => {
		const input = cards({cardBanks: ['BANK0']});
		const [option] = input.options;
		const cardFilters = Array.from({length: 300}, (_, at) => ({cardBanks: [`BANK${at}`], enable: at % 3 === 0}));
		const shown = Array.from({length: 100}, (_, at) => ({type: 'CARD', bank: `BANK${at}`}) as const);
		expect(broken({...input, options: [{...option, cardFilters}]}, {guarantees: {shown}})).toHaveLength(66);
	});
});

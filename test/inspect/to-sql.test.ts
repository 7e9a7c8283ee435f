// toSql on two engines: the value of every row is the verdict of explain, whatever is known of its instrument.
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {type Account, type Instrument, isMisuseError} from '../../src/index.js';
import {type Columns, compile, toSql} from '../../src/inspect/index.js';
import {page} from './page.js';
import {anyInput, anyOptions, changed, instrumentsFor} from './small-universe.js';
import {COLUMNS, type Engine, enginesWith} from './sql-engines.js';

const mandate = {'options.create_mandate': 'REQUIRED'};

/** Every instrument of the universe with one attribute or two left out, and BINs cut. */
const withUpiCodes = {paymentMethodType: 'UPI', enable: true, paymentMethods: ['UPI_A']};
const required = {...page, ...mandate, payment_filter: {allowDefaultOptions: true, options: [withUpiCodes]}};
const instruments: readonly Instrument[] = instrumentsFor(required).flatMap((instrument, index) => {
	const names = Object.keys(instrument).filter(name => !['type', 'kind', 'group'].includes(name));
	const without = (...left: readonly (string | undefined)[]) =>
		Object.fromEntries(Object.entries(instrument).filter(([name]) => !left.includes(name))) as unknown as Instrument;
	const bin = 'bin' in instrument ? [{...instrument, bin: String(instrument.bin).slice(0, 1 + (index % 2))}] : [];
	return [instrument, without(names[index % names.length]), without(names[index % 3], names[(index + 2) % 5]), ...bin];
});

/** Rows that are not instruments. */
const wrong = [
	{type: 'GOLD'},
	{type: 'CARD', cardType: 'PREPAID'},
	{type: 'UPI', handle: 'bank'},
	{type: 'UPI', handle: '@banka', app: 'APP_A'},
	{type: 'UPI', app: 'APP_A', code: 'CODE'},
	{type: 'EMI', kind: 'noCost'},
	{type: 'EMI', kind: 'other', group: 'credit'},
	{type: 'EMI', kind: 'noCost', group: 'credit', tenure: 0},
	{type: 'EMI', kind: 'noCost', group: 'credit', paymentMethodType: 'WALLET'},
	{type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'GOLD'},
] as unknown as readonly Instrument[];

const rows = [...instruments, ...wrong].map(instrument => ({instrument}));

async function verdicts(engine: Engine, sql: string): Promise<readonly string[]> {
	return (await engine.query(`SELECT ${sql} FROM orders ORDER BY id`)).map(([verdict]) => String(verdict));
}

/** The columns without some of them. */
function columnsWithout(left: readonly string[]): Columns {
	return Object.fromEntries(Object.entries(COLUMNS).filter(([name]) => !left.includes(name))) as unknown as Columns;
}

/** What is known of an instrument in a table that lacks these columns. */
function known(instrument: Instrument, left: readonly string[]): Instrument {
	return Object.fromEntries(
		Object.entries(instrument).filter(([name]) => !left.includes(name)),
	) as unknown as Instrument;
}

function expected(input: object, options: Account, left: readonly string[]): readonly string[] {
	const {explain} = compile(input, options);
	return rows.map(({instrument}) => explain(known(instrument, left)).verdict);
}

const all = {allowDefaultOptions: true, options: []};
const withoutWallet = (code: string) => ({
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: [code]}],
});

describe('toSql', () => {
	const mayLack = Object.keys(COLUMNS).filter(name => name !== 'type');
	const enabled: Account = {
		types: ['GOLD'],
		enabled: {CARD: true, WALLET: ['WALLET_A'], NB: ['NB_A'], GOLD: true, EMI: true},
		servicePrefix: 'P',
	};

	test('agrees with explain about every row, with any readings and any columns', async () => {
		const engines = await enginesWith(rows);
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					anyInput,
					fc.tuple(anyInput, fc.nat()).map(([input, at]) => changed(input, at)),
				),
				anyOptions,
				fc.subarray(mayLack, {maxLength: 2}),
				fc.boolean(),
				async (input, readings, left, isLimited) => {
					const options = isLimited ? {...enabled, ...readings} : readings;
					const sql = toSql(input, {columns: columnsWithout(left)}, options);
					const explained = expected(input, options, left);
					for (const engine of engines) {
						const found = await verdicts(engine, sql);
						const differing = rows.flatMap(({instrument}, at) =>
							found[at] === explained[at] ? [] : [{instrument, sql: found[at], explain: explained[at]}],
						);
						expect(differing, engine.name).toEqual([]);
					}
				},
			),
			{numRuns: 25},
		);
		for (const engine of engines) engine.close();
	});

	test('agrees with explain about BINs of any length, next to ranges of any length', async () => {
		const digits = ['4', '41', '410', '4100', '41009', '4101', '411', '4199999', '42', '0', '00', '9', '99'];
		const cards = digits.map(bin => ({instrument: {type: 'CARD', bin} as const}));
		const bins = fc.constantFrom('41::41', '4100::4109', '4101::4199', '00::09', '0::0', '41009::41010', '99::99');
		const filters = fc.record({enable: fc.boolean(), cardBins: fc.uniqueArray(bins, {minLength: 1, maxLength: 3})});
		const small = await enginesWith(cards);
		await fc.assert(
			fc.asyncProperty(fc.boolean(), fc.array(filters, {minLength: 1, maxLength: 3}), async (allow, cardFilters) => {
				const option = {paymentMethodType: 'CARD', enable: true, cardFilters};
				const input = {allowDefaultOptions: allow, options: [option]};
				const sql = toSql(input, {columns: {type: 'pay_method', bin: 'card_bin'}});
				const {explain} = compile(input);
				const expectedVerdicts = cards.map(({instrument}) => explain(instrument).verdict);
				for (const engine of small) expect(await verdicts(engine, sql), engine.name).toEqual(expectedVerdicts);
			}),
			{numRuns: 100},
		);
		for (const engine of small) engine.close();
	});

	const cards = (...cardFilters: readonly object[]) => ({
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CARD', enable: true, cardFilters}],
	});
	const hide = (lists: object) => ({enable: false, ...lists});

	test.each<[what: string, input: object, instruments: readonly object[]]>([
		[
			'a short BIN, next to banks',
			cards(
				hide({cardBins: ['41::41'], cardBanks: ['BANK_A']}),
				hide({cardBins: ['11::11'], cardBanks: ['BANK_B']}),
				...['BANK_C', 'BANK_D', 'BANK_E'].map(bank => hide({cardBanks: [bank], cardTypes: ['CREDIT']})),
			),
			['4', '1', '5', '41', '42', '11'].flatMap(bin =>
				['BANK_A', 'BANK_B', 'BANK_C', 'OTHER', undefined].map(bank => ({type: 'CARD', bin, bank})),
			),
		],
		[
			'each type of card, with a bank of its own',
			cards(hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A']}), hide({cardTypes: ['DEBIT'], cardBanks: ['BANK_B']})),
			['CREDIT', 'DEBIT', undefined].flatMap(cardType =>
				['BANK_A', 'BANK_B', undefined].map(bank => ({type: 'CARD', cardType, bank})),
			),
		],
	])('agrees with explain about %s', async (_, input, given) => {
		const orders = given.map(instrument => ({
			instrument: JSON.parse(JSON.stringify(instrument)) as Instrument, // without what is not known
		}));
		const {explain} = compile(input);
		const explained = orders.map(({instrument}) => explain(instrument).verdict);
		for (const engine of await enginesWith(orders)) {
			expect(await verdicts(engine, toSql(input, {columns: COLUMNS})), engine.name).toEqual(explained);
			engine.close();
		}
	});

	test('reads the columns of an attribute only for types that have it', async () => {
		const instrument = {type: 'WALLET', code: 'WALLET_A', cardType: 'NONE'} as unknown as Instrument;
		for (const engine of await enginesWith([{instrument}])) {
			expect(await verdicts(engine, toSql(withoutWallet('WALLET_A'), {columns: COLUMNS}))).toEqual(['hidden']);
			engine.close();
		}
	});

	test('never reads a column that the table lacks', () => {
		const credit = cards(hide({cardTypes: ['CREDIT']}));
		const upi = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'UPI', enable: true, upiFilters: [hide({upiMethods: ['APP_A']})]}],
		};
		const plans = {...all, emiOptions: {noCostEmi: {enable: true, credit: {enable: false}}}};
		const required = {...page, ...mandate, payment_filter: upi};
		const columnsIn = (input: object, columns: Columns) =>
			[...new Set(toSql(input, {columns}).match(/"[^"]+"/g))].sort();
		expect(columnsIn(credit, {type: 'type'})).toEqual(['"type"']);
		expect(columnsIn(required, {type: 'type', app: 'app'})).toEqual(['"app"', '"type"']);
		expect(columnsIn(plans, {type: 'type', kind: 'kind'})).toEqual(['"kind"', '"type"']);
		expect(columnsIn(plans, {type: 'type', group: 'group'})).toEqual(['"group"', '"type"']);
		expect(columnsIn(plans, {type: 'type', kind: 'kind', group: 'group'})).toEqual(['"group"', '"kind"', '"type"']);
	});

	test('quotes texts and names', async () => {
		const code = `'; DROP TABLE orders; --`;
		const input = {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: [code, "O'NEIL"]}],
		};
		const wallets = [code, "O'NEIL", 'OTHER'].map(value => ({instrument: {type: 'WALLET', code: value} as const}));
		for (const engine of await enginesWith(wallets)) {
			const sql = toSql(input, {columns: {type: 'pay_method', code: 'provider', brand: COLUMNS.brand}});
			expect(await verdicts(engine, sql)).toEqual(['hidden', 'hidden', 'shown']);
			engine.close();
		}
	});

	test('reads an app or a handle from a column that other types use for their codes', async () => {
		const input = {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiMethods: ['APP_A', '@banka']}]},
			],
		};
		const shared = {type: 'pay_method', code: 'provider', app: 'provider', handle: 'provider'} as const;
		const orders = ['APP_A', 'APP_B', '@banka', '@bankb'].map(code => ({instrument: {type: 'UPI', code} as const}));
		for (const engine of await enginesWith(orders)) {
			expect(await verdicts(engine, toSql(input, {columns: shared}))).toEqual(['hidden', 'shown', 'hidden', 'shown']);
			engine.close();
		}
	});

	test('is one short expression', () => {
		const input = {
			allowDefaultOptions: true,
			options: [
				{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']},
				{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins: ['411100::411199']}]},
			],
		};
		expect(toSql(input, {columns: {type: 'pay_method', code: 'provider', bin: 'card_bin'}})).toMatchInlineSnapshot(`
			"CASE
			  WHEN "pay_method" = 'CARD' THEN CASE
			    WHEN "card_bin" IS NULL OR "card_bin" IN ('4', '41', '411') THEN 'undetermined'
			    WHEN "card_bin" BETWEEN '4111' AND '4111999999999999999' THEN 'hidden'
			    ELSE 'shown'
			  END
			  WHEN "pay_method" IN ('UPI', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP', 'EMI') THEN 'shown'
			  WHEN "pay_method" = 'WALLET' THEN CASE
			    WHEN "provider" IS NULL THEN 'undetermined'
			    WHEN "provider" IN ('WALLET_A', 'WALLET_B') THEN 'hidden'
			    ELSE 'shown'
			  END
			  ELSE 'undetermined'
			END"
		`);
	});

	test('has one condition for each distinction, with the usual value in ELSE', () => {
		const input = cards(
			hide({cardTypes: ['CREDIT'], cardBanks: ['BANK_A', 'BANK_B']}),
			hide({cardBanks: ['BANK_C'], cardBins: ['4000::4999']}),
		);
		const {type, cardType, bin, bank} = COLUMNS;
		const sql = toSql(input, {columns: {type, cardType, bin, bank}});
		expect(sql.match(/WHEN/g)).toHaveLength(25);
		expect(sql.match(/ELSE 'shown'/g)).toHaveLength(9);
	});

	test('quotes the name of a column', () => {
		expect(toSql(withoutWallet('WALLET_A'), {columns: {type: 'pay"method', code: 'code'}})).toContain(
			'"pay""method" =',
		);
	});

	const wrongTables: readonly (readonly [string, unknown, string])[] = [
		['no column of the type', {columns: {code: 'provider'}}, 'missing-field /columns/type'],
		['an unknown attribute', {columns: {type: 'pay_method', cardtype: 'x'}}, 'unknown-key /columns/cardtype'],
		['a column without a name', {columns: {type: ''}}, 'invalid-format /columns/type'],
		['a name with a backslash', {columns: {type: 'a\\b'}}, 'invalid-format /columns/type'],
		['a name that is not a text', {columns: {type: 7}}, 'invalid-format /columns/type'],
		['no columns', {}, 'missing-field /columns'],
		['nothing', undefined, 'invalid-type '],
	];
	test.each(wrongTables)('refuses %s', (_, table, refused) => {
		expect(refusal(() => toSql(all, table as {columns: Columns}))).toBe(refused);
	});

	test('an attribute whose column is undefined has none', () => {
		const columns = {type: 'pay_method', code: 'provider'};
		expect(toSql(withoutWallet('WALLET_A'), {columns: {...columns, app: undefined}})).toBe(
			toSql(withoutWallet('WALLET_A'), {columns}),
		);
	});

	test('separates ranges of one result with OR', () => {
		const columns = {type: 'pay_method', bin: 'card_bin'};
		const sql = toSql(cards(hide({cardBins: ['4100::4199', '4300::4399']})), {columns});
		expect(sql).toMatch(/WHEN "card_bin" BETWEEN '41' AND '419+' OR "card_bin" BETWEEN '43' AND '439+' THEN 'hidden'/);
	});

	test('refuses a filter whose expression has more than two million characters', () => {
		const columns = {type: 'pay_method', code: 'provider'};
		const hiding = (length: number) => {
			const paymentMethods = Array.from({length: 9000}, (_, index) => index + 'X'.repeat(length));
			return {allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods}]};
		};
		expect(refusal(() => toSql(hiding(100), {columns}))).toBeUndefined();
		expect(refusal(() => toSql(hiding(250), {columns}))).toBe('too-large ');
	});

	test('refuses a code that some engines would read as an escape', () => {
		const columns = {type: 'pay_method', code: 'provider'};
		expect(refusal(() => toSql(withoutWallet("\\' OR 1=1 --"), {columns}))).toBe('invalid-format ');
	});
});

function refusal(call: () => unknown): string | undefined {
	try {
		call();
	} catch (error) {
		if (isMisuseError(error)) return error.issues.map(({rule, pointer}) => `${rule} ${pointer}`).join();
		throw error;
	}
	return undefined;
}

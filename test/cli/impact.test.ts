// `paylock impact`: orders as NDJSON and CSV, gates, and the query for a warehouse.
import {describe, expect, test} from 'vitest';
import {enginesWith} from '../inspect/sql-engines.js';
import {folderOf, json, onTerminal, paylock} from './cli.js';

const before = {allowDefaultOptions: true, options: []};
const after = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
		{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiMethods: ['@bank', 'APP_A']}]},
	],
};
const orders = [
	{instrument: {type: 'WALLET', code: 'WALLET_A'}, amount: '10.50', id: 'order-1'},
	{instrument: {type: 'WALLET', code: 'WALLET_B'}, amount: '1.00', count: 2},
	{instrument: {type: 'UPI', app: 'APP_A'}, amount: 3},
	{instrument: {type: 'WALLET'}},
];
const ndjson = `${orders.map(order => JSON.stringify(order)).join('\n')}\n\n`;
const csv =
	'\ufeffpay_method;provider;total;n\r\nWALLET;WALLET_A;10.50;\r\n"WALLET";"WALLET_B";1;2\r\nUPI;APP_A;3.00;1\r\nWALLET;;;';
const columns = [
	'type=pay_method',
	'code=provider',
	'app=provider',
	'handle=provider',
	'amount=total',
	'count=n',
].flatMap(pair => ['--column', pair]);
const counts = {
	isAllowed: true,
	orders: 5,
	kept: 2,
	lost: 2,
	gained: 0,
	undetermined: 1,
	amounts: {orders: '14.50', kept: '1.00', lost: '13.50', gained: '0.00', undetermined: '0.00'},
};
const folder = (files: Readonly<Record<string, unknown>> = {}) =>
	folderOf({'before.json': before, 'after.json': after, 'orders.ndjson': ndjson, 'orders.csv': csv, ...files});
const files = ['before.json', 'after.json'];

describe('impact', () => {
	test('prints a row for each group, what would settle the rest, and the sums', async () => {
		const {code, out} = await paylock(['impact', ...files, '--orders', 'orders.ndjson'], {cwd: folder()});
		expect(code).toBe(0);
		expect(out).toMatchInlineSnapshot(`
			"lost wallet WALLET_A
			  orders: 1
			  amount: 10.50
			  share: 20.0 %
			  for example: WALLET, code WALLET_A
			lost UPI handle @bank, UPI app APP_A
			  orders: 1
			  amount: 3.00
			  share: 20.0 %
			  for example: UPI, handle @bank
			undetermined wallets, not fully described
			  orders: 1
			  amount: 0.00
			  share: 20.0 %
			kept wallets
			  orders: 2
			  amount: 1.00
			  share: 40.0 %
			to settle what is undetermined
			  the option lists providers of WALLET, and the instrument has no code: add its code
			5 orders for 14.50: 40.0 % lost (2 for 13.50), 20.0 % undetermined (1 for 0.00), 40.0 % kept (2 for 1.00)
			"
		`);
	});

	test.each([
		['NDJSON', ['--orders', 'orders.ndjson']],
		['CSV with columns of other names', ['--orders', 'orders.csv', ...columns]],
	])('counts %s', async (_, args) => {
		const {code, data} = await json(['impact', ...files, ...args], {cwd: folder()});
		expect(code).toBe(0);
		const {groups, ...found}: {groups: readonly {label: string}[]} = data;
		expect(found).toEqual({version: 1, ...counts, possiblyLost: 1});
		expect(groups.map(({label}) => label)).toContain('wallet WALLET_A');
	});

	test('reads standard input, and rows of JSON by the names of attributes', async () => {
		const stdin = `${JSON.stringify({type: 'CARD', bin: 411111, issuer: 'ignored', supportsMandates: null, amount: 5})}\n`;
		const {code, data} = await json(['impact', ...files, '--orders', '-'], {cwd: folder(), stdin});
		expect(code).toBe(0);
		expect(data).toMatchObject({orders: 1, kept: 1, amounts: {kept: '5.00'}});
	});

	test('shows how far it is on a terminal, and removes that line', async () => {
		const {code, out} = await onTerminal(['impact', ...files, '--orders', 'orders.ndjson'], {cwd: folder()});
		expect(code).toBe(0);
		expect(out).toContain('\r████████████ 100 %  4 orders, ');
		expect(out.split('\r\u001b[K').at(-1)).toContain('5 orders for 14.50');
	});

	test('exits 1 if more orders are lost, or may be lost, than allowed', async () => {
		const call = (most: string) =>
			paylock(['impact', ...files, '--orders', 'orders.ndjson', '--max-lost', most], {cwd: folder()});
		expect(await call('60%')).toMatchObject({code: 0, err: ''});
		expect(await call('59.9%')).toMatchObject({
			code: 1,
			err: '40.0 % of the orders are lost, and 20.0 % may be, allowed: 59.9 %\n',
		});
	});

	test('names the columns and the readings that the gate needs', async () => {
		const cards = (enable: boolean) => ({
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [{cardTypes: ['CREDIT'], enable}],
		});
		const cwd = folder({
			'cards.json': {allowDefaultOptions: true, options: [cards(false)]},
			'debit.json': {allowDefaultOptions: false, options: [cards(false)]},
			'rows.csv': 'type,kind\nCARD,DEBIT\n',
		});
		const call = (after: string, ...args: readonly string[]) =>
			paylock(['impact', 'before.json', after, '--orders', 'rows.csv', '--max-lost', '0', ...args], {cwd});
		const thin = await call('cards.json');
		expect(thin.code).toBe(1);
		expect(thin.err).toContain('--column cardType=…');
		expect(await call('cards.json', '--column', 'cardType=kind')).toMatchObject({code: 0, err: ''});
		const open = await call('debit.json', '--column', 'cardType=kind');
		expect(open.code).toBe(1);
		expect(open.err).toContain('add --readings defaultsInside=…\n');
	});

	test.each([
		['a change that does not concern them', 'hidden.json', 'other.json', 0],
		['no change', 'hidden.json', 'hidden.json', 0],
		['a change that shows them', 'hidden.json', 'before.json', 0],
		['a change of what decides about them', 'hidden.json', 'after.json', 1],
		['a change that hides them', 'hidden.json', 'none.json', 1],
	])('undetermined orders under %s', async (_, from, to, code) => {
		const hidden = [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_B']}];
		const cwd = folder({
			'hidden.json': {allowDefaultOptions: true, options: hidden},
			'other.json': {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}, ...hidden]},
			'none.json': {allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: false}]},
			'thin.csv': 'type\nWALLET\n',
		});
		const gate = ['--orders', 'thin.csv', '--max-lost', '0'];
		const {code: found, data} = await json(['impact', from, to, ...gate], {cwd});
		expect(found).toBe(code);
		expect(data).toMatchObject({orders: 1, lost: 0, undetermined: 1, possiblyLost: code, isAllowed: code === 0});
	});

	test('leaves out sums if no order has an amount', async () => {
		const cwd = folder({'rows.csv': 'type,code\nWALLET,WALLET_A\n'});
		const {out} = await paylock(['impact', ...files, '--orders', 'rows.csv'], {cwd});
		expect(out).toMatchInlineSnapshot(`
			"      instruments      orders  share             for example
			lost  wallet WALLET_A  1       100.0 %  ███████  WALLET, code WALLET_A
			1 order: 100.0 % lost (1)
			"
		`);
	});

	test.each([
		['1,500.00', '"1,500.00" has separators: write 1500.00'],
		['12,34,567', '"12,34,567" has separators: write 1234567'],
		['499,00', '"499,00" is not an amount: write digits with two decimals'],
	])('names the line, the value and the remedy for the amount %s', async (amount, text) => {
		const cwd = folder({'rows.ndjson': `{"type":"CASH"}\n${JSON.stringify({type: 'CASH', amount})}\n`});
		const {code, err} = await paylock(['impact', ...files, '--orders', 'rows.ndjson'], {cwd});
		expect(code).toBe(2);
		expect(err).toContain(`rows.ndjson:2: /amount: ${text}`);
		expect(err).not.toContain('toAmount(');
	});

	test('says that net banking codes of the orders lack NB_', async () => {
		const banks = (...paymentMethods: readonly string[]) => ({
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'NB', enable: true, paymentMethods}],
		});
		const call = async (codes: readonly string[], filter: object = banks('NB_BANKA', 'PREFIX_BANKA')) => {
			const rows = ['type,code', ...codes.map(code => `NB,${code}`), 'WALLET,BANKA'].join('\n');
			const cwd = folder({'banks.json': filter, 'rows.csv': rows});
			return (await paylock(['impact', 'before.json', 'banks.json', '--orders', 'rows.csv'], {cwd})).err;
		};
		expect(await call(['BANKB', 'BANKA'])).toMatch(/^note: .*such as BANKA, .*write NB_BANKA/);
		expect(await call(['BANKB'])).toContain('such as BANKB');
		expect(await call(['NB_BANKA', 'PREFIX_BANKA', 'NB_BANKB', ''])).toBe('');
		expect(await call(['BANKA'], banks('BANKA'))).toBe('');
		expect(await call(['BANKA'], before)).toBe('');
	});

	test.each([
		['without orders', files, 'orders'],
		['with one file', ['before.json', '--orders', 'orders.ndjson'], 'two files'],
		['with a percentage that is wrong', [...files, '--orders', 'orders.ndjson', '--max-lost', 'few'], '--max-lost'],
		[
			'with a column of no attribute',
			[...files, '--orders', 'orders.csv', '--column', 'typ=pay_method'],
			'write "type"',
		],
		['with a column that the file lacks', [...files, '--orders', 'orders.csv', '--column', 'type=kind'], 'pay_method'],
		['without the column of the type', [...files, '--orders', 'orders.csv'], 'type=COLUMN'],
		['with a file that is missing', [...files, '--orders', 'none.csv'], 'no such file'],
		['with an empty file', [...files, '--orders', 'empty.csv'], 'no orders'],
		['with an order that is wrong', [...files, '--orders', 'wrong.ndjson'], 'wrong.ndjson:3: /instrument'],
		['with a line that is not JSON', [...files, '--orders', 'broken.ndjson'], 'broken.ndjson:2: the line is not JSON:'],
		[
			'with a line that is not an object',
			[...files, '--orders', 'list.ndjson'],
			'list.ndjson:2: the line is not a JSON object',
		],
		['with a quote that never ends', [...files, '--orders', 'quote.csv'], 'quote.csv:2'],
		['with a query and no column of the type', [...files, '--sql'], 'type=COLUMN'],
	])('is refused %s', async (_, args, text) => {
		const cwd = folder({
			'empty.csv': '',
			'wrong.ndjson': '{"instrument":{"type":"CASH"}}\n\n{"instrument":{"type":"GOLD"}}\n',
			'broken.ndjson': '{"instrument":{"type":"CASH"}}\n{"instrument"\n',
			'list.ndjson': '{"instrument":{"type":"CASH"}}\n[]\n',
			'quote.csv': `type,code\n"WALLET,${'x'.repeat(1_100_000)}`,
		});
		const {code, err} = await paylock(['impact', ...args], {cwd});
		expect(err).toContain(text);
		expect(code).toBe(2);
	});

	test('reads cells in quotes, with separators and line breaks', async () => {
		const quoted = 'type,code,note,amount\nWALLET,"WALLET_A","a ""note"",\nin two lines",1.00\nCASH,,,2.00\n';
		const cwd = folder({'quoted.csv': quoted});
		const {data} = await json(['impact', ...files, '--orders', 'quoted.csv'], {cwd});
		expect(data).toMatchObject({orders: 2, lost: 1, amounts: {lost: '1.00', kept: '2.00'}});
	});

	test('prints a query that gives the same groups', async () => {
		const named = ['type=pay_method', 'code=provider', 'app=app', 'handle=handle', 'amount=amount'];
		const args = named.flatMap(pair => ['--column', pair]);
		const {code, out} = await paylock(['impact', ...files, '--sql', ...args], {cwd: folder()});
		expect(code).toBe(0);
		const rows = orders.flatMap(({instrument, amount, count = 1}) =>
			Array.from({length: count}, () => ({instrument, amount: (Number(amount ?? 0) / count).toFixed(2)})),
		) as Parameters<typeof enginesWith>[0];
		for (const engine of await enginesWith(rows)) {
			const found = (await engine.query(out)).map(row => [...row.slice(0, 5).map(String), Number(row[5])].join(' | '));
			expect(found.sort(), engine.name).toEqual(
				[
					'kept | wallets | shown | shown | 2 | 1',
					'lost | UPI handle @bank, UPI app APP_A | shown | hidden | 1 | 3',
					'lost | wallet WALLET_A | shown | hidden | 1 | 10.5',
					'undetermined | wallets, not fully described | shown | undetermined | 1 | 0',
				].sort(),
			);
			engine.close();
		}
	});
});

// `paylock impact`: orders as NDJSON and CSV, and gates.
import {describe, expect, test} from 'vitest';
import {folderOf, json, paylock} from './cli.js';

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
	unread: [],
	amounts: {orders: '14.50', kept: '1.00', lost: '13.50', gained: '0.00', undetermined: '0.00'},
};
const folder = (files: Readonly<Record<string, unknown>> = {}) =>
	folderOf({'before.json': before, 'after.json': after, 'orders.ndjson': ndjson, 'orders.csv': csv, ...files});
const files = ['before.json', 'after.json'];

describe('impact', () => {
	test('prints a row for each group, and the sums', async () => {
		const {code, out} = await paylock(['impact', ...files, '--orders', 'orders.ndjson'], {cwd: folder()});
		expect(code).toBe(0);
		expect(out).toMatchInlineSnapshot(`
			"              instruments                      orders  amount  share   for example
			lost          wallet WALLET_A                  1       10.50   20.0 %  WALLET, code WALLET_A
			lost          UPI handle @bank, UPI app APP_A  1        3.00   20.0 %  UPI, handle @bank
			undetermined  wallets, not fully described     1        0.00   20.0 %
			unchanged     wallets                          2        1.00   40.0 %
			5 orders for 14.50: 40.0 % lost (2 for 13.50), 20.0 % undetermined (1 for 0.00), 40.0 % unchanged (2 for 1.00)
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
		expect(found).toEqual({version: 1, ...counts});
		expect(groups.map(({label}) => label)).toContain('wallet WALLET_A');
	});

	test('reads standard input, and rows of JSON by the names of attributes', async () => {
		const stdin = `${JSON.stringify({type: 'CARD', bin: 411111, issuer: 'ignored', supportsMandates: null, amount: 5})}\n`;
		const {code, data} = await json(['impact', ...files, '--orders', '-'], {cwd: folder(), stdin});
		expect(code).toBe(0);
		expect(data).toMatchObject({orders: 1, kept: 1, amounts: {kept: '5.00'}});
	});

	test('exits 1 if more orders are lost or undetermined than allowed', async () => {
		const call = (most: string) =>
			paylock(['impact', ...files, '--orders', 'orders.ndjson', '--max-lost', most], {cwd: folder()});
		expect(await call('60%')).toMatchObject({code: 0, err: ''});
		expect(await call('59.9%')).toMatchObject({
			code: 1,
			err: '40.0 % of the orders are lost, and 20.0 % are undetermined, allowed: 59.9 %\n',
		});
	});

	test('leaves out sums if no order has an amount', async () => {
		const cwd = folder({'rows.csv': 'type,code\nWALLET,WALLET_A\n'});
		const {out} = await paylock(['impact', ...files, '--orders', 'rows.csv'], {cwd});
		expect(out).toMatchInlineSnapshot(`
			"      instruments      orders  share    for example
			lost  wallet WALLET_A  1       100.0 %  WALLET, code WALLET_A
			1 order: 100.0 % lost (1)
			"
		`);
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
		['with no order that can be read', [...files, '--orders', 'wrong.ndjson'], 'wrong.ndjson:2: /instrument'],
		[
			'with one list',
			[...files, '--orders', 'list.json'],
			'list.json:1: the line is not a JSON object: write one order',
		],
		['with one long list', [...files, '--orders', 'long.json'], 'long.json:1: the line is too long: write one order'],
		['with a quote that never ends', [...files, '--orders', 'quote.csv'], 'quote.csv:2'],
	])('is refused %s', async (_, args, text) => {
		const cwd = folder({
			'empty.csv': '',
			'wrong.ndjson': '\n{"instrument":{"type":"GOLD"}}\n[]\n',
			'list.json': '[{"type":"CASH"}]\n',
			'long.json': `[${'{"type":"CASH"},'.repeat(100_000)}`,
			'quote.csv': `type,code\n"WALLET,${'x'.repeat(1_100_000)}`,
		});
		const {code, err} = await paylock(['impact', ...args], {cwd});
		expect(err).toContain(text);
		expect(code).toBe(2);
	});

	test.each([
		['a line that is not JSON', '{"instrument"', 'the line is not JSON:'],
		['a line that is not an object', '[]', 'the line is not a JSON object'],
		['a type that is unknown', '{"instrument":{"type":"GOLD"}}', '/instrument'],
		['an instrument that is null', '{"instrument":null}', '/instrument'],
		['an amount that is wrong', '{"instrument":{"type":"UPI"},"amount":"1,00"}', '/amount'],
		['a count that is wrong', '{"instrument":{"type":"UPI"},"count":0}', '/count'],
		['a row without a type', '{"code":"WALLET_A"}', 'no column has the type'],
	])('%s counts as undetermined, with its line', async (_, line, text) => {
		const cwd = folder({'orders.ndjson': `{"instrument":{"type":"CASH","code":null}}\n\n${line}\n`});
		const {code, data, err} = await json(['impact', ...files, '--orders', 'orders.ndjson'], {cwd});
		expect({code, data}).toMatchObject({
			code: 0,
			data: {orders: 2, undetermined: 1, unread: [{line: 3, message: expect.stringContaining(text)}]},
		});
		expect(err).toContain(`orders.ndjson:3: `);
	});

	test('takes null as absent', async () => {
		const orders = [
			{instrument: {type: 'WALLET', code: 'WALLET_A', brand: null, bin: null}, amount: '10.00', count: null},
			{instrument: {type: 'CARD', code: null, brand: 'VISA', cardType: 'CREDIT'}, amount: null},
			{type: 'CASH', code: null, amount: null},
		];
		const cwd = folder({'orders.ndjson': orders.map(order => `${JSON.stringify(order)}\n`).join('')});
		const {data} = await json(['impact', ...files, '--orders', 'orders.ndjson'], {cwd});
		expect(data).toMatchObject({orders: 3, undetermined: 0, unread: []});
	});

	test('reads cells in quotes, with separators and line breaks', async () => {
		const quoted = 'type,code,note,amount\nWALLET,"WALLET_A","a ""note"",\nin two lines",1.00\nCASH,,,2.00\n';
		const cwd = folder({'quoted.csv': quoted});
		const {data} = await json(['impact', ...files, '--orders', 'quoted.csv'], {cwd});
		expect(data).toMatchObject({orders: 2, lost: 1, amounts: {lost: '1.00', kept: '2.00'}});
	});
});

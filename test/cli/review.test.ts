// Markdown for a review, wrong spellings of an instrument, and notes about what a command did.
import {expect, test} from 'vitest';
import {folderOf, paylock} from './cli.js';
import {clean, misspelled} from './filters.js';

const none = {allowDefaultOptions: true, options: []};
const files = {
	'none.json': none,
	'cash.json': clean,
	'wrong|name.json': misspelled,
	'orders.csv': 'type,code\nCASH,\nWALLET,\nWALLET,W_1\n',
};

test.each([
	[
		['lint', 'wrong|name.json'],
		1,
		/^\*\*paylock lint\*\*: 2 issues, 1 file checked\n\n\| Place \|.*\n\| --- .*\n\| wrong&#124;name\.json:2:25 \| error \| invalid-type \|/,
	],
	[['lint', 'cash.json'], 0, /^\*\*paylock lint\*\*: clean, 1 file checked\n$/],
	[
		['diff', 'none.json', 'cash.json'],
		1,
		/^\*\*paylock diff\*\*: the second filter shows less \(allowed: equal\)\n\n\| Change \|.*\n.*\n\| .*hidden.* \| \/options\/0/,
	],
	[
		['impact', 'none.json', 'cash.json', '--orders', 'orders.csv'],
		0,
		/^\*\*paylock impact\*\*: 3 orders: 33\.3 % lost.*\n\n\| Effect \|.*\n.*\n\| lost \| cash on delivery \| 1 \|/,
	],
] as const)('%j --format markdown', async (args, code, text) => {
	const ran = await paylock([...args, '--format', 'markdown'], {cwd: folderOf(files)});
	expect(ran).toEqual({code, out: expect.stringMatching(text), err: ''});
});

test.each([
	['WALLET_A', 'type=WALLET,code=WALLET_A'],
	['WALLET', 'type=WALLET'],
	['WALLET,WALLET_A', 'type=WALLET,code=WALLET_A'],
	['type=WALLET,WALLET_A', 'type=WALLET,code=WALLET_A'],
	['NB_BANKA', 'type=NB,code=NB_BANKA'],
])('%s is met with the right spelling', async (text, spelling) => {
	const {code, err} = await paylock(['explain', 'cash.json', text], {cwd: folderOf(files)});
	expect(code).toBe(2);
	expect(err).toContain(`: write ${spelling}\n`);
});

test('summarize says first that a text is described as repaired', async () => {
	const {out} = await paylock(['summarize'], {stdin: "{'allowDefaultOptions': true, 'options': []}"});
	expect(out).toMatch(/^The text is not JSON: it was read as repaired, and lint lists the repairs\.\nCustomers see /);
});

test('impact does not advise a column that is there', async () => {
	const wallet = {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['W_2']}],
	};
	const cwd = folderOf({...files, 'wallet.json': wallet});
	const {code, err} = await paylock(
		['impact', 'none.json', 'wallet.json', '--orders', 'orders.csv', '--max-lost', '0'],
		{cwd},
	);
	expect(code).toBe(1);
	expect(err).not.toContain('--column code');
});

test('paylock.config.ts is read where Node reads TypeScript, and refused with its remedy elsewhere', async () => {
	const cwd = folderOf({
		...files,
		'paylock.config.ts': "export default {severities: {'no-effect': 'off' as const}};\n",
	});
	const {code, err} = await paylock(['lint', 'cash.json'], {cwd});
	if ('typescript' in process.features && process.features.typescript) expect(code).toBe(0);
	else {
		expect(code).toBe(2);
		expect(err).toMatch(/does not read TypeScript: rename it to paylock\.config\.mjs, or use Node 22\.18 or later\n$/);
	}
});

// On a terminal, no line is wider than it, and the help of a command fits a screen.
import {expect, test} from 'vitest';
import {COMMANDS, folderOf, json, onTerminal, paylock} from './cli.js';

const names = COMMANDS.map(({name}) => name);
const live = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};
const next = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_OF_A_LONG_NAME_A', 'WALLET_OF_A_LONG_NAME_B']},
		{
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [{cardTypes: ['CREDIT'], enable: false}],
		},
	],
};
const wrong = {
	allowDefaultOptions: 'true',
	options: [{paymentMethodType: 'WALLETS', enable: 'no', paymentmethods: ['WALLET_A']}],
};
const orders = [
	{instrument: {type: 'WALLET', code: 'WALLET_OF_A_LONG_NAME_A'}, amount: '499.00', count: 2000},
	{instrument: {type: 'CARD', cardType: 'CREDIT', brand: 'BRAND_A', bank: 'BANK_A', bin: '411111'}, amount: '1250.00'},
	{instrument: {type: 'CASH'}, amount: '12.00', count: 70},
];
const suite = {
	input: 'next.json',
	cases: [{name: 'no cash in this shop, whatever the customer chooses', instrument: {type: 'CASH'}, expect: 'shown'}],
};
const folder = () =>
	folderOf({
		'live.json': live,
		'next.json': next,
		'wrong.json': wrong,
		'one-line.json': JSON.stringify({...wrong, note: 'x'.repeat(300), options: [{...next.options[0], enabled: true}]}),
		'broken.json': '{"allowDefaultOptions": true, "options": [{paymentMethodType: "CASH", enable: no}]}',
		'shop.php': `<?php $filter = ['allowDefaultOptions' => true, 'options' => [['paymentMethodType' => 'WALLETS', 'enable' => false]]];`,
		'orders.ndjson': orders.map(order => JSON.stringify(order)).join('\n'),
		'next.paylock.json': suite,
	});

const calls = [
	['--help'],
	['help', 'default-reach'],
	['help', 'invalid-format'],
	[],
	['lint', '--list-rules'],
	['lint', 'live.json', 'next.json', 'wrong.json', 'one-line.json', 'broken.json', 'shop.php'],
	['repair', '--write', 'wrong.json', 'one-line.json'],
	['diff', 'live.json', 'next.json'],
	['impact', 'live.json', 'next.json', '--orders', 'orders.ndjson', '--max-lost', '0'],
	['explain', 'next.json'],
	['explain', 'next.json', 'type=CARD,cardType=CREDIT,brand=BRAND_A,bank=BANK_A'],
	['summarize', 'live.json', 'next.json', 'broken.json'],
	['init', '--ci', 'github'],
	['lint', 'next.json', '--readings', 'defaultsInside=sometimes'],
	['lint', 'a-folder-that-is-not-there/with-a-long-name/filter-of-a-shop.json'],
].map(args => [args]);

/** What a person sees: without colors, and of a line that is written again the last text. */
const linesOf = (out: string) =>
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of a terminal
	out.replaceAll(/\u001b\[[\d;]*[mK]/g, '').split(/[\r\n]+/);

test.each(calls)('no line of paylock %j is wider than a terminal of 60 columns', async args => {
	const {out} = await onTerminal(args, {cwd: folder(), columns: 60});
	expect(out).not.toBe('');
	expect(linesOf(out).filter(line => line.length > 60)).toEqual([]);
});

test.each(names)('the help of %s fits a screen of 80 columns and 24 lines', async name => {
	const {out} = await onTerminal([name, '--help'], {columns: 80});
	expect(linesOf(out).filter(line => line.length > 80)).toEqual([]);
	expect(out.trimEnd().split('\n').length).toBeLessThan(25);
});

test('the marker of a long line stays below what it marks', async () => {
	const {out} = await onTerminal(['lint', 'one-line.json'], {cwd: folder(), columns: 60});
	const lines = linesOf(out);
	const at = lines.findIndex(line => line.includes('^'));
	expect(lines[at - 1]?.slice(lines[at]?.indexOf('^'), (lines[at]?.lastIndexOf('^') ?? 0) + 1)).toBe('"true"');
});

test.each([' ', '\t', '\u00a0'])('a text that ends in many of %j is reported', async blank => {
	const cwd = folderOf({'open.json': `{"allowDefaultOptions": true, "options": ${blank.repeat(400)}`});
	const {code, out} = await paylock(['lint', 'open.json'], {cwd});
	expect(code).toBe(1);
	expect(out).toMatch(/^open\.json:1:\d+ error unreadable\n {2}the text is not JSON because of .+: write /);
});

test('a program gets each message on one line', async () => {
	const {out} = await paylock(['lint', 'wrong.json'], {cwd: folder()});
	expect(out).toContain('"WALLETS" is not a payment method type: write "WALLET"');
});

test('a table has one line for each row', async () => {
	const cwd = folder();
	const {out} = await onTerminal(['explain', 'next.json'], {cwd, columns: 60});
	const {data} = await json(['explain', 'next.json'], {cwd});
	expect(linesOf(out).filter(line => line !== '')).toHaveLength(data.files[0].explanations.length + 1);
});

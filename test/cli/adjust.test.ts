// `paylock adjust`: proposals in each format, and what --write edits.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {folderOf, paylock} from './cli.js';

const campaign = `{
	// the campaign
	"allowDefaultOptions": true,
	"options": [
		{ "paymentMethodType": "WALLET", "enable": false, "paymentMethods": ["WALLET_A", "WALLET_B"] },
		{ "paymentMethodType": "CARD", "enable": true, "cardFilters": [{"enable": false, "cardBins": ["411111::411199"]}] }
	]
}
`;
const plain = campaign.replace(/\n\s*\/\/.*/, '');
const goal = ['--show', 'type=WALLET,code=WALLET_A', '--hide', 'type=CASH'];

test('prints the proposals in words', async () => {
	const {code, out} = await paylock(['adjust', ...goal], {stdin: plain});
	expect(code).toBe(0);
	expect(out).toMatch(
		/^1\. exact remove WALLET_A from the wallets that are hidden, and hide cash on delivery as a whole\n/,
	);
});

test('--format json, patch and code print the first proposal for programs', async () => {
	const {out} = await paylock(['adjust', ...goal, '--format', 'json'], {stdin: plain});
	const {proposals, blocked} = JSON.parse(out);
	expect(blocked).toEqual([]);
	const patch = await paylock(['adjust', ...goal, '--format', 'patch'], {stdin: plain});
	expect(JSON.parse(patch.out)).toEqual(proposals[0].patch);
	const {out: code} = await paylock(['adjust', ...goal, '--format', 'code'], {stdin: plain});
	expect(code).toContain(".hide('WALLET', ['WALLET_B'])");
	expect(code).toContain(".hide('CASH')");
});

test('--write edits only what the proposal changes', async () => {
	const cwd = folderOf({'filter.json': plain, 'filter.jsonc': campaign});
	for (const [name, text] of [
		['filter.json', plain],
		['filter.jsonc', campaign],
	] as const) {
		const {code} = await paylock(['adjust', name, '--show', 'type=WALLET,code=WALLET_A', '--write'], {cwd});
		expect(code).toBe(0);
		expect(readFileSync(join(cwd, name), 'utf8')).toBe(text.replace('"WALLET_A", ', ''));
	}
});

test('without an exact proposal exits with 1, says why, and writes one only by its number', async () => {
	const cwd = folderOf({'filter.json': plain});
	const blocked = ['adjust', 'filter.json', '--show', 'type=CARD,bank=BANK_A'];
	const {code, out} = await paylock(blocked, {cwd});
	expect(code).toBe(1);
	expect(out).toMatch(/^blocked .+\n1\. not exact .+\n {5}also .+/);
	expect(await paylock([...blocked, '--write'], {cwd})).toMatchObject({code: 1});
	expect(readFileSync(join(cwd, 'filter.json'), 'utf8')).toBe(plain);
	expect(await paylock([...blocked, '--write=1'], {cwd})).toMatchObject({code: 0});
	expect(readFileSync(join(cwd, 'filter.json'), 'utf8')).not.toBe(plain);
	expect(await paylock([...blocked, '--write=99'], {cwd})).toMatchObject({code: 2});
});

test.each([
	['no goal', []],
	['an unknown field', ['--show', 'type=CARD,bnk=BANK_A']],
	['an unknown type', ['--show', 'type=CARDS']],
	['a contradiction', ['--show', 'type=CARD', '--hide', 'type=CARD,bank=BANK_A']],
	['standard input to write', ['--show', 'type=CARD', '--write']],
])('refuses %s as wrong use', async (_, args) => {
	expect(await paylock(['adjust', ...args], {stdin: plain})).toMatchObject({code: 2, out: ''});
});

// The playground in a real browser: code, JSON, instruments, links, isolation of user code, size.
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {overflow, type Scheme, type Screen, SITE, type Visit, violations, visit} from './site.js';

let site: Visit;

beforeAll(async () => {
	site = await visit();
}, 600_000);

afterAll(() => site?.close());

/** How often the page has shown results; polled from outside, since its policy refuses to evaluate strings. */
const turn = (page: Page): Promise<unknown> => page.evaluate('Number(document.body.dataset.settled ?? 0)');
const ready = (page: Page): Promise<void> => expect.poll(() => turn(page)).not.toBe(0);

/** Does something and waits until the page shows its effect. */
async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
	const before = await turn(page);
	await act();
	await expect.poll(() => turn(page)).not.toBe(before);
}

async function write(page: Page, editor: 'code' | 'json' | 'carts', content: string): Promise<void> {
	await page.locator(`#${editor} .cm-content`).click();
	await page.keyboard.press('ControlOrMeta+A');
	await settled(page, () => page.keyboard.insertText(content));
}

async function playground(screen: Screen = 'desktop', scheme: Scheme = 'light'): Promise<Page> {
	const page = await site.open('playground/index.html', screen, scheme);
	await ready(page);
	return page;
}

const screenText = (page: Page): Promise<string> => page.frameLocator('#screen').locator('body').innerText();
const deciding = (page: Page, editor: string): Promise<string[]> =>
	page.locator(`#${editor} .cm-deciding`).allInnerTexts();

const FILTER = `import {filter} from 'paylock';
export const paymentFilter = filter().allowDefaults(true).hide('CASH')`;

describe.each([
	['phone', 'light'],
	['phone', 'dark'],
	['desktop', 'light'],
	['desktop', 'dark'],
] as const)('on a %s in %s', (screen, scheme) => {
	it('leads from the landing page to a filter, its mistake, its screen and the call that decides', async () => {
		const page = await site.open('index.html', screen, scheme);
		await page.getByRole('main').getByRole('link', {name: 'Recipes'}).click();
		await page.waitForURL('**/guides/recipes.html');
		await page.getByRole('link', {name: 'Open in playground'}).first().click();
		await page.waitForURL('**/playground/index.html**');
		await ready(page);
		expect(await screenText(page)).not.toContain('Wallets');

		await write(page, 'code', `${FILTER}.show('CASH');`);
		expect(await page.locator('#problems').innerText()).toContain('CASH is');
		await write(page, 'code', `${FILTER}.cards(c => c.hideTypes('CREDIT'));`);
		expect(await page.locator('#problems').innerText()).toBe('');
		await expect.poll(() => screenText(page)).toContain('Wallets');
		expect(await screenText(page)).not.toContain('Cash on delivery');

		// The verdict follows the form.
		await page.locator('#instrument-cardType').selectOption('DEBIT');
		await page.locator('#verdict .badge.shown').waitFor();
		await page.locator('#instrument-cardType').selectOption('CREDIT');
		await page.locator('#verdict .badge.hidden').waitFor();
		expect(await deciding(page, 'code')).toEqual(["hideTypes('CREDIT')"]);
		expect((await deciding(page, 'output')).join('')).toContain('CREDIT');
		expect(await violations(page)).toEqual([]);
		expect(await overflow(page)).toBe(0);

		// The address carries the whole state.
		await expect.poll(() => page.url().length).toBeGreaterThan(100);
		const shared = page.url();
		await page.goto('about:blank');
		await page.goto(shared);
		await page.locator('#verdict .badge.hidden').waitFor();
		expect(await deciding(page, 'code')).toEqual(["hideTypes('CREDIT')"]);
		await page.close();
	});
});

it('finds the deciding call in when, include, emi and recipes written elsewhere', async () => {
	const page = await playground();
	await write(
		page,
		'code',
		`import {filter, rules, type CardsBuilder} from 'paylock';
const noCredit = rules('no credit').cards(cards => cards.hideTypes('CREDIT'));
const isNew = true;
export const paymentFilter = filter()
	.allowDefaults(true)
	.include(noCredit)
	.when(isNew, more => more.hide('CASH'))
	.emi(emi => emi.hide('lowCost').show('noCost', groups => groups.hide('debit').show('credit', plans => plans.show({tenures: {only: ['3::6']}}))));
`,
	);
	expect(await page.locator('#problems .error').count()).toBe(0);
	const ask = async (type: string, fields: Readonly<Record<string, string>>): Promise<readonly string[]> => {
		await page.locator('#instrument-type').selectOption(type);
		for (const [name, value] of Object.entries(fields)) {
			const field = page.locator(`#instrument-${name}`);
			if (['cardType', 'kind', 'group'].includes(name)) await field.selectOption(value);
			else await field.fill(value);
		}
		return deciding(page, 'code');
	};
	const expectAsked = (type: string, fields: Readonly<Record<string, string>>, call: string): Promise<void> =>
		expect.poll(() => ask(type, fields)).toEqual([call]);
	await expectAsked('CARD', {cardType: 'CREDIT'}, "hideTypes('CREDIT')");
	await expect.poll(() => page.locator('#verdict p').innerText()).toBe('Rules: no credit');
	await expectAsked('CASH', {}, "hide('CASH')");
	await expectAsked('EMI', {kind: 'lowCost', group: 'credit'}, "hide('lowCost')");
	await expectAsked('EMI', {kind: 'noCost', group: 'debit'}, "hide('debit')");
	await expectAsked('EMI', {kind: 'noCost', group: 'credit', tenure: '4'}, "show({tenures: {only: ['3::6']}})");
	await page.close();
});

it('shows the issues of a broken payload, repairs it and turns it into code', async () => {
	const page = await playground('phone', 'dark');
	await settled(page, () => page.getByRole('button', {name: 'JSON', exact: true}).click());
	await write(
		page,
		'json',
		'{"allowDefaultOptions": "true", "options": [{"paymentMethodType": "WALLETS", "enable": false, "paymentMethods": ["WALLET_A"]}]}',
	);
	await page.locator('#problems', {hasText: 'invalid-type /allowDefaultOptions'}).waitFor();
	expect(await page.locator('#problems').innerText()).toContain('unknown-value /options/0/paymentMethodType');
	expect(await page.locator('#repaired').innerText()).toContain('"paymentMethodType": "WALLET"');
	expect(await page.locator('#generated').innerText()).toContain(".hide('WALLET', ['WALLET_A'])");
	expect(await page.locator('#changes li').count()).toBe(2);
	expect(await violations(page)).toEqual([]);

	// Text that cannot be read leaves the last result in view.
	await write(page, 'json', 'not yet');
	await page.locator('body.is-stale').waitFor();
	expect(await page.locator('#problems').innerText()).not.toBe('');
	expect(await page.locator('#repaired').innerText()).toContain('"paymentMethodType": "WALLET"');
	await write(
		page,
		'json',
		'{"allowDefaultOptions": true, "options": [{"paymentMethodType": "WALLETS", "enable": false, "paymentMethods": ["WALLET_A"]}]}',
	);
	await expect.poll(() => page.locator('#changes li').count()).toBe(1);
	expect(await page.locator('body.is-stale').count()).toBe(0);
	await settled(page, () => page.getByRole('button', {name: 'Open as code'}).click());
	expect(await page.locator('#code').innerText()).toContain(".hide('WALLET', ['WALLET_A'])");
	await page.close();
});

it.each([
	['phone', 'dark'],
	['desktop', 'light'],
] as const)('shows which carts see what, and the screen of a row, on a %s in %s', async (screen, scheme) => {
	const page = await playground(screen, scheme);
	await settled(page, () => page.getByRole('button', {name: 'Carts'}).click());
	expect(await page.locator('#table tbody tr').count()).toBe(4);
	expect(await page.locator('#table th').allInnerTexts()).toEqual([
		'#',
		'total',
		'isBusiness',
		'Cash on delivery',
		'EMI',
		'Rules',
	]);
	expect(await page.locator('#never').innerText()).toBe('isAbroad');
	expect(await page.locator('#always').innerText()).toContain('Cards: shown');
	await expect.poll(() => screenText(page)).toContain('Cash on delivery');

	const second = page.getByRole('button', {name: 'Row 2: show its screen'}).first();
	await second.focus();
	await settled(page, () => page.keyboard.press('Enter'));
	await expect.poll(() => screenText(page)).not.toContain('Cash on delivery');
	expect(await page.evaluate('document.activeElement.textContent')).toBe('2');
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toBe(0);

	// The verdict leads to the call that hides.
	await page.locator('#instrument-type').selectOption('CASH');
	await page.locator('#verdict .badge.hidden').waitFor();
	expect(await page.locator('#verdict p').innerText()).toBe('Rules: no cash from 1,000');
	await expect.poll(() => deciding(page, 'carts')).toEqual(["hide('CASH')"]);

	const shared = page.url();
	await page.goto('about:blank');
	await page.goto(shared);
	await ready(page);
	expect(await page.locator('#table [aria-pressed=true]').first().innerText()).toBe('2');
	await settled(page, () => page.locator('#table tbody tr').first().click());
	await expect.poll(() => screenText(page)).toContain('Cash on delivery');
	await page.close();
});

it('shows the carts that get no filter, and stops a function that never ends', async () => {
	const page = await playground();
	const table = (body: string): string => `import {filter} from 'paylock';
import {decisionTable} from 'paylock/inspect';
export const table = decisionTable({total: [1, 2]}, ({total}) => { ${body} return filter().allowDefaults(true).hide('CASH'); });`;
	await settled(page, () => page.getByRole('button', {name: 'Carts'}).click());
	await write(page, 'carts', table("if (total > 1) throw new Error('out of stock');"));
	expect(await page.locator('#table').innerText()).toContain('no filter');
	await settled(page, () => page.locator('#table tbody tr').nth(1).click());
	expect(await page.locator('#problems').innerText()).toContain('out of stock');
	expect(await page.locator('#screen').isVisible()).toBe(false);
	await write(page, 'carts', table('while (total > 1);'));
	expect(await page.locator('#problems').innerText()).toContain('Stopped after one second');
	await write(page, 'carts', FILTER);
	expect(await page.locator('#problems').innerText()).toContain('The code makes no decision table');
	await page.close();
});

it('shows what lint finds in code that compiles', async () => {
	const page = await playground();
	await write(page, 'code', `${FILTER}.hide('WALLET', ['wallet_a']);`);
	await page.locator('#problems .issue.info', {hasText: 'lower-case-code'}).click();
	expect(await deciding(page, 'code')).toEqual(["hide('WALLET', ['wallet_a'])"]);
	await write(
		page,
		'code',
		`${FILTER.replace('filter()', "paylock({severities: {'lower-case-code': 'off'}}).filter()").replace('{filter}', '{paylock}')}.hide('WALLET', ['wallet_a']);`,
	);
	expect(await page.locator('#problems').innerText()).toBe('');
	await page.close();
});

it('keeps nothing of the example before', async () => {
	const page = await playground();
	await page.locator('#instrument-cardType').selectOption('CREDIT');
	await page.locator('#verdict .badge.hidden').waitFor();
	await settled(page, () => page.locator('#examples').selectOption('A mistake, and what the compiler says'));
	expect(await page.locator('#problems').innerText()).toContain('WALLET is already hidden');
	for (const id of ['screen', 'description', 'verdict']) expect(await page.locator(`#${id}`).isVisible()).toBe(false);
	expect(await page.locator('.empty').isVisible()).toBe(true);
	expect(await violations(page)).toEqual([]);
	await settled(page, () => page.locator('#examples').selectOption('Show only UPI'));
	expect(await page.locator('#examples').inputValue()).toBe('Show only UPI');
	expect(await screenText(page)).toContain('UPI');
	await page.close();
});

it('says that a link is damaged', async () => {
	const page = await site.open('playground/index.html#s=q1YqLlGyUjJ', 'desktop');
	await ready(page);
	expect(await page.locator('#notice').innerText()).toContain('damaged');
	await write(page, 'code', FILTER);
	expect(await page.locator('#notice').isVisible()).toBe(false);
	await page.close();
});

it('has one switch for the theme of everything, and search', async () => {
	const page = await playground('phone', 'light');
	const background = (): Promise<unknown> =>
		page
			.frameLocator('#screen')
			.locator('body')
			.evaluate(element => getComputedStyle(element).backgroundColor);
	const light = await background();
	await page.locator('#theme').selectOption('dark');
	await expect.poll(background).not.toBe(light);
	expect(await violations(page)).toEqual([]);
	// The phone is in view below the code.
	expect((await page.locator('#screen').boundingBox())?.y).toBeLessThan(844);
	await page.keyboard.press('Control+k');
	await page.locator('#search-input').fill('no-effect');
	await page.locator('#search-results a').first().click();
	await page.waitForURL('**/guides/rules/no-effect.html');
	expect(await page.locator('#theme').inputValue()).toBe('dark');
	await page.locator('#theme').selectOption('os');
	await page.close();
});

it('follows what is stated about the account', async () => {
	const page = await playground();
	await write(page, 'code', FILTER);
	await page.locator('#account-panel summary').click();
	await settled(page, () => page.locator('#account-limited').check());
	await settled(page, () => page.locator('#account-types [name=WALLET]').uncheck());
	await expect.poll(() => screenText(page)).not.toContain('Wallets');
	await settled(page, () => page.locator('#account-prefix').fill('PREFIX'));
	const shared = page.url();
	await page.goto('about:blank');
	await page.goto(shared);
	await ready(page);
	expect(await page.locator('#account-prefix').inputValue()).toBe('PREFIX');
	expect(await page.locator('#account-types [name=WALLET]').isChecked()).toBe(false);
	await page.close();
});

it('describes a wallet that is clicked on the screen, and says whether a customer sees it', async () => {
	const page = await playground('phone');
	await write(
		page,
		'code',
		`import {filter} from 'paylock';
filter().allowDefaults(false).show('WALLET', ['WALLET_A', 'WALLET_B']).show('UPI');`,
	);
	await page.frameLocator('#screen').getByText('Wallet B').click();
	await page.locator('#verdict .badge.shown').waitFor();
	expect(await page.locator('#instrument-code').inputValue()).toBe('WALLET_B');
	expect(await deciding(page, 'code')).toEqual(["show('WALLET', ['WALLET_A', 'WALLET_B'])"]);
	await page.close();
});

it('offers the readings as switches', async () => {
	const page = await playground();
	await write(
		page,
		'code',
		`import {filter} from 'paylock';
filter().allowDefaults(true).emi(emi => emi.show('noCost', groups => groups.show('credit', plans => plans.show({tenures: {only: ['3::6']}}))));`,
	);
	await page.locator('#instrument-type').selectOption('EMI');
	await page.locator('#instrument-kind').selectOption('noCost');
	await page.locator('#instrument-group').selectOption('credit');
	await page.locator('#instrument-tenure').fill('9');
	await page.locator('#verdict .badge.undetermined').waitFor();
	await page.locator('#account-panel summary').click();
	await page.locator('#readings select[name=defaultsInside]').selectOption('apply');
	await page.locator('#verdict .badge.shown').waitFor();
	await page.close();
});

it('works with the keyboard and lets it leave the editor', async () => {
	const page = await playground();
	await page.locator('#code .cm-content').focus();
	await page.keyboard.press('Tab');
	expect(await page.evaluate("document.activeElement.closest('#code') === null")).toBe(true);
	await page.close();
});

describe('user code', () => {
	const runs = async (page: Page, code: string): Promise<string> => {
		await write(page, 'code', code);
		return page.locator('#problems').innerText();
	};

	it('cannot access the network, storage or the page', async () => {
		const page = await playground();
		const canary = `import {filter} from 'paylock';
const g = globalThis as any;
const attempts: string[] = [];
const attempt = (name: string, run: () => unknown) => {
	try { run(); attempts.push(name); } catch {}
};
attempt('localStorage', () => g.localStorage.setItem('a', 'b'));
attempt('cookie', () => g.document.cookie);
attempt('indexedDB', () => { if (!g.indexedDB) throw 0; g.indexedDB.open('a').onsuccess = () => console.log('indexedDB opened'); throw 0; });
attempt('xhr', () => { const x = new g.XMLHttpRequest(); x.open('GET', '${site.base}llms.txt', false); x.send(); });
attempt('import', () => g.importScripts('${site.base}playground/runner.js'));
attempt('socket', () => new g.WebSocket('ws://127.0.0.1:1/'));
g.fetch('${site.base}llms.txt?canary').catch(() => {});
console.log('reached: ' + attempts.join());
export const paymentFilter = filter().allowDefaults(true).hide('CASH');`;
		const requests: string[] = [];
		site.context.on('request', request => void requests.push(request.url()));
		await runs(page, canary);
		const reached = (await page.locator('#logs').innerText()).replace('socket', '');
		expect(reached).toBe('reached: ');
		expect(requests.filter(url => url.includes('canary') || url.startsWith('ws:'))).toEqual([]);
		await page.close();
	});

	it('is stopped when it never ends, fills memory, floods the log or recurses', async () => {
		const page = await playground();
		expect(await runs(page, 'for (;;) {}')).toContain('Stopped after one second');
		await runs(page, 'const all: unknown[] = []; for (;;) all.push(new Array(1e6).fill(1));');
		expect(await runs(page, 'const f = (): unknown => f(); f();')).toContain('call stack');
		await runs(page, 'for (let i = 0; i < 1e5; i += 1) console.log("x".repeat(100));');
		await runs(page, 'Object.prototype.toString = () => { throw 1; }; (Array.prototype as any).map = 1;');
		expect(await runs(page, `${FILTER};`)).toBe('');
		await expect.poll(() => page.locator('#description').innerText()).toContain('cash on delivery');
		await page.close();
	}, 90_000);
});

it('sends nothing anywhere else', () => {
	expect(site.foreign).toEqual([]);
});

describe('size, in brotli', () => {
	const compressed = (...names: readonly string[]): number =>
		names
			.map(name => readFileSync(join(SITE, 'playground', name)))
			.reduce((sum, bytes) => {
				const params = {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24};
				return sum + brotliCompressSync(bytes, {params}).byteLength;
			}, 0);

	it('shows the editor within 200 kB', () => {
		expect(compressed('index.html', 'main.css', 'main.js')).toBeLessThan(200_000);
	});

	it('is at most 1.2 MB in all', () => {
		expect(statSync(join(SITE, 'playground/compiler.js')).size).toBeGreaterThan(1_000_000);
		expect(compressed('index.html', 'main.css', 'main.js', 'frame.html', 'runner.js', 'compiler.js')).toBeLessThan(
			1_200_000,
		);
	}, 120_000);
});

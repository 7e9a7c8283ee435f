// The site in unfavorable conditions: without a network once a page is loaded, without JavaScript; and the live example.
import type {Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {overflow, type Visit, violations, visit} from './site.js';

let site: Visit;

beforeAll(async () => {
	site = await visit();
}, 600_000);

afterAll(() => site?.close());

const FILTER = `import {filter} from 'paylock';
export const paymentFilter = filter().allowDefaults(true)`;

it('the playground works without a network once it is loaded', async () => {
	const page = await site.open('playground/index.html', 'desktop');
	const screen = page.frameLocator('#screen').locator('body');
	await expect.poll(() => screen.innerText()).toContain('Cards');
	await site.context.setOffline(true);
	try {
		const write = async (code: string) => {
			await page.locator('#code .cm-content').click();
			await page.keyboard.press('ControlOrMeta+A');
			await page.keyboard.insertText(code);
		};
		await write(`${FILTER}.hide('CASH').show('CASH');`);
		await expect.poll(() => page.locator('#problems').innerText()).toContain('CASH is already hidden');
		await write(`${FILTER}.hide('UPI');`);
		await expect.poll(() => page.locator('#output').innerText()).toContain('"UPI"');
		await expect.poll(() => page.locator('#description').innerText()).toContain('Hidden: UPI');
		await expect.poll(() => screen.innerText()).not.toContain('UPI');
		await page.locator('#instrument-type').selectOption('UPI');
		await page.locator('#verdict .badge.hidden').waitFor();
	} finally {
		await site.context.setOffline(false);
		await page.close();
	}
});

describe('without JavaScript', () => {
	const open = async (path: string): Promise<Page> => {
		const page = await site.open('llms.txt', 'phone');
		const session = await site.context.newCDPSession(page);
		await session.send('Emulation.setScriptExecutionDisabled', {value: true});
		await page.goto(site.base + path);
		return page;
	};

	it('the playground says what it needs and where to read on', async () => {
		const page = await open('playground/index.html');
		expect(await page.locator('body').innerText()).toContain('The playground needs JavaScript');
		// The menu works without a script.
		expect(await page.getByRole('button', {name: /^(?!Menu)/}).count()).toBe(0);
		await page.getByRole('link', {name: 'recipes'}).click();
		await page.waitForURL('**/guides/recipes.html');
		expect(await page.getByRole('main').innerText()).toContain('"allowDefaultOptions": true');
		await page.close();
	});

	it('the landing page shows the example, its screen and the way to the guides', async () => {
		const page = await open('index.html');
		const main = page.getByRole('main');
		expect(await main.innerText()).toContain(".hide('WALLET', ['WALLET_A'])");
		expect(await main.getByRole('button', {name: 'Edit here'}).count()).toBe(0);
		expect(await page.frameLocator('.example iframe').locator('body').innerText()).toContain('Cards');
		await main.getByRole('link', {name: 'Start here'}).click();
		await page.waitForURL('**/guides/start-here.html');
		await page.close();
	});
});

it.each(['phone', 'desktop'] as const)(
	'the example of the landing page can be edited in place, on a %s',
	async size => {
		const page = await site.open('index.html', size);
		await page.getByRole('button', {name: 'Edit here'}).click();
		const live = page.frameLocator('iframe.live');
		const screen = live.frameLocator('#screen').locator('body');
		await expect.poll(() => screen.innerText()).toContain('UPI');
		await live.locator('#code .cm-content').click();
		await page.keyboard.press('ControlOrMeta+A');
		await page.keyboard.insertText(`${FILTER}.hide('UPI');`);
		await expect.poll(() => screen.innerText()).not.toContain('UPI');
		await page.keyboard.press('ControlOrMeta+A');
		await page.keyboard.insertText(`${FILTER}.hide('UPI').show('UPI');`);
		await expect.poll(() => live.locator('#problems').innerText()).toContain('UPI is already hidden');
		expect(await page.locator('iframe.live').count()).toBe(1);
		expect(await violations(page)).toEqual([]);
		expect(await overflow(page)).toBe(0);
		await page.close();
	},
);

// The documentation site in a real browser: navigation, search, accessibility, links, files for machines.
import {existsSync, readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {pathToFileURL} from 'node:url';
import {gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {files, overflow, SITE, text, type Visit, violations, visit} from './site.js';

/** One page of each kind, in addition to the guides. */
const PAGES = [
	'index.html',
	'guides/start-here.html',
	'modules/paylock.html',
	'modules/paylock_inspect.html',
	'functions/paylock.filter.html',
	'interfaces/paylock.FilterBuilder.html',
	'classes/paylock.SessionError.html',
	'types/paylock.PaymentMethodType.html',
	'guides/rules/no-effect.html',
	'guides/rules/conflicting-type.html',
];

let site: Visit;

beforeAll(async () => {
	site = await visit();
}, 600_000);

afterAll(() => site?.close());

describe.each(['phone', 'desktop'] as const)('on a %s', screen => {
	it.each([
		['hide wallet', /Questions: Hide one wallet/],
		['mandate', /Mandates and doubling/],
		['no-cost emi', /No-cost EMI/],
	])('finds the guide first for "%s", by keyboard', async (query, guide) => {
		const page = await site.open('guides/start-here.html', screen);
		await page.keyboard.press('/');
		await page.locator('#search-input').fill(query);
		const first = page.locator('#search-results a').first();
		await first.waitFor();
		await expect.poll(() => first.innerText()).toMatch(guide);
		expect(await page.locator('#search-results h2').first().innerText()).toBe('Guides');
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Enter');
		await page.waitForURL(/guides\/(?!start-here)/);
		await page.close();
	});

	it('finds symbols and lint rules', async () => {
		const page = await site.open('index.html', screen);
		await page.locator('#search-open').click();
		await page.locator('#search-input').fill('createSession');
		await page
			.locator('#search-results a', {hasText: /^createSession/})
			.first()
			.waitFor();
		await page.locator('#search-input').fill('two-codes');
		await page.locator('#search-results a', {hasText: 'two-codes-in-one-string'}).first().waitFor();
		await page.close();
	});

	it('turns from guide to guide', async () => {
		const page = await site.open('guides/start-here.html', screen);
		await page.locator('a[rel=next]').click();
		await page.waitForURL('**/guides/why.html');
		await page.locator('a[rel=prev]').click();
		await page.waitForURL('**/guides/start-here.html');
		await page.close();
	});

	it('shows the type of a name in a sample by keyboard alone', async () => {
		const page = await site.open('guides/start-here.html', screen);
		await page.locator('pre.twoslash').first().focus();
		await page.keyboard.press('ArrowRight');
		const tip = page.locator('#type-tip');
		expect(await tip.innerText()).toContain('filter(): NeedsAllowDefaults');
		await page.keyboard.press('Escape');
		expect(await tip.isVisible()).toBe(false);
		await page.close();
	});

	it.each(['light', 'dark'] as const)(
		'has accessible pages that fit the screen, in %s',
		async scheme => {
			// Guides differ in text only: each is checked once, and one of them in every way.
			const isFirst = screen === 'phone' && scheme === 'light';
			const guides = isFirst ? files().filter(path => /^guides\/[\w-]+\.html$/.test(path)) : [];
			const found: unknown[] = [];
			for (const path of [...PAGES, ...guides]) {
				const page = await site.open(path, screen, scheme);
				for (const violation of await violations(page)) found.push([path, violation]);
				if ((await overflow(page)) !== 0) found.push([path, 'is wider than the screen']);
				await page.close();
			}
			expect(found).toEqual([]);
		},
		300_000,
	);
});

/** The number of code blocks that are wider than their box. */
const CUT_OFF = "[...document.querySelectorAll('pre')].filter(one => one.scrollWidth > one.clientWidth).length";

/** Names in code that stand on two lines. */
const BROKEN_NAMES = `(() => {
	const broken = [];
	const spansLines = (node, from, to) => {
		const range = document.createRange();
		range.setStart(node, from);
		range.setEnd(node, to);
		return new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top))).size > 1;
	};
	for (const block of document.querySelectorAll('main :is(pre, code:not(pre *))')) {
		const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
			if (!spansLines(node, 0, node.length)) continue;
			for (const {0: name, index} of node.data.matchAll(/\\w+/g))
				if (spansLines(node, index, index + name.length)) broken.push(name);
		}
	}
	return broken;
})()`;

it('breaks no name in code over two lines at any width, and cuts off no code block at 1280 pixels', async () => {
	const page = await site.open('index.html', 'desktop');
	const found: string[] = [];
	for (const path of files().filter(one => /^(index|guides\/.+|functions\/\w+\.\w+)\.html$/.test(one))) {
		await page.goto(site.base + path);
		for (const width of [390, 768, 1280, 1440]) {
			await page.setViewportSize({width, height: 900});
			const broken = (await page.evaluate(BROKEN_NAMES)) as string[]; // what the expression returns
			if (broken.length > 0) found.push(`${path} at ${width}: ${broken.join(', ')}`);
			const cutOff = width === 1280 && (await page.evaluate(CUT_OFF));
			if (cutOff) found.push(`${path}: ${cutOff} blocks are cut off`);
		}
	}
	expect(found).toEqual([]);
	await page.close();
}, 300_000);

it('edits the example of the landing page in place, without a jump', async () => {
	const page = await site.open('index.html', 'desktop');
	expect((await page.locator('.hero .refusal').boundingBox())?.y).toBeLessThan(800);
	const below = (): Promise<unknown> => page.evaluate("document.querySelector('.reasons').offsetTop");
	const before = await below();
	await page.locator('.edit-here').click();
	await page.frameLocator('iframe.live').locator('#code .cm-content').waitFor();
	expect(Math.abs(Number(await below()) - Number(before))).toBeLessThan(2);
	await page.close();
});

it('opens from a folder without a message in the console', async () => {
	const page = await site.open('index.html', 'desktop');
	const messages: string[] = [];
	page.on('console', message => messages.push(message.text()));
	await page.goto(pathToFileURL(join(SITE, 'index.html')).href);
	await page.waitForLoadState('networkidle');
	expect(messages).toEqual([]);
	await page.close();
});

it('says why search cannot load its index', async () => {
	const page = await site.open('guides/start-here.html', 'desktop');
	await page.goto(pathToFileURL(join(SITE, 'guides/start-here.html')).href);
	await page.keyboard.press('Control+k');
	await page.locator('#search-input').fill('wallet');
	await page.locator('#search-status', {hasText: 'web server'}).waitFor();
	await page.close();
});

it('sends nothing anywhere else', () => {
	expect(site.foreign).toEqual([]);
});

describe('the files', () => {
	it('have the messages of the compiler in the guide on refusals', () => {
		const page = text('guides/refusals.html');
		expect(page.split('class="refusal"').length).toBeGreaterThan(20);
		expect(page).toContain('WALLET is already hidden');
	});

	it('have no page over 300 kB compressed', () => {
		const sizes = files()
			.filter(path => path.endsWith('.html'))
			.map(path => [path, gzipSync(readFileSync(join(SITE, path))).byteLength] as const);
		expect(sizes.length).toBeGreaterThan(50);
		expect(sizes.filter(([, size]) => size > 300_000)).toEqual([]);
	});

	it('have no broken link', () => {
		const pages = new Map(
			files()
				.filter(path => path.endsWith('.html') && !path.startsWith('playground/'))
				.map(path => [path, text(path)]),
		);
		const broken: string[] = [];
		for (const [path, html] of pages) {
			for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
				if (/^[a-z]+:/.test(href) || href.includes('playground/')) continue;
				const [file = '', anchor] = href.split('#');
				const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(file)));
				const found = pages.get(target);
				if (found === undefined && !existsSync(join(SITE, target))) broken.push(`${path}: ${href}`);
				else if (anchor && found !== undefined && !found.includes(`id="${anchor}"`)) broken.push(`${path}: ${href}`);
			}
		}
		expect(broken).toEqual([]);
	});

	it('are complete for machines', () => {
		for (const name of ['payment-filter', 'session-request']) {
			expect(JSON.parse(text(`schema/${name}.json`))).toMatchObject({
				$schema: 'https://json-schema.org/draft/2020-12/schema',
				$id: `urn:paylock:${name}`,
			});
		}
		const links = [...text('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
		expect(links.length).toBeGreaterThan(50);
		expect(links.filter(path => !existsSync(join(SITE, path)))).toEqual([]);
		const twins = files().filter(path => /^guides\/.*\.md$/.test(path));
		expect(twins.filter(path => !existsSync(join(SITE, path.replace(/\.md$/, '.html'))))).toEqual([]);
		expect(twins.filter(path => /<!--|\{@link/.test(text(path)))).toEqual([]);
	});
});

// The site in a real browser: from the start page to a recipe, to a symbol found by search; readable, accessible, light.
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {type BrowserContext, chromium, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CHROMIUM, FLAGS} from './chromium.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = join(ROOT, 'site');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SCREENS = {
	phone: {width: 360, height: 740, colorScheme: 'light'},
	desktop: {width: 1360, height: 900, colorScheme: 'dark'},
} as const;
const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
};
/** One page of each kind, beside the guides. */
const REFERENCE = [
	'index.html',
	'modules/paylock.html',
	'modules/paylock_inspect.html',
	'functions/paylock.filter.html',
	'interfaces/paylock.FilterBuilder.html',
	'classes/paylock.SessionError.html',
	'types/paylock.PaymentMethodType.html',
];

let server: Server;
let base: string;
let profile: string;
let context: BrowserContext;

const files = (): readonly string[] => readdirSync(SITE, {recursive: true, encoding: 'utf8'});
const text = (path: string): string => readFileSync(join(SITE, path), 'utf8');

/** Whether the site is there, and no older than what it is made of. */
function isBuilt(): boolean {
	const page = join(SITE, 'index.html');
	if (!existsSync(page)) return false;
	const sources = ['docs', 'examples', 'scripts', 'src'].flatMap(folder =>
		readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map(path => join(ROOT, folder, path)),
	);
	const built = statSync(page).mtimeMs;
	return [...sources, join(ROOT, 'README.md'), join(ROOT, 'typedoc.json')].every(
		path => statSync(path).mtimeMs <= built,
	);
}

beforeAll(async () => {
	if (!isBuilt()) execFileSync('npm', ['run', 'docs'], {cwd: ROOT, stdio: 'inherit'});
	server = createServer(({url = '/'}, response) => {
		const path = join(SITE, posix.normalize(decodeURIComponent(new URL(url, 'http://site').pathname)));
		if (!path.startsWith(SITE) || !existsSync(path)) return response.writeHead(404).end();
		return response.writeHead(200, {'content-type': TYPES[extname(path)] ?? 'text/plain'}).end(readFileSync(path));
	});
	await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
	base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens
	profile = await mkdtemp(join(tmpdir(), 'paylock-docs-'));
	context = await chromium.launchPersistentContext(profile, {executablePath: CHROMIUM, args: FLAGS});
}, 300_000);

afterAll(async () => {
	await context?.close();
	server?.close();
	if (profile !== undefined) await rm(profile, {recursive: true, force: true});
});

async function opened(path: string, screen: keyof typeof SCREENS): Promise<Page> {
	const {width, height, colorScheme} = SCREENS[screen];
	const page = await context.newPage();
	await page.setViewportSize({width, height});
	await page.emulateMedia({colorScheme});
	await page.goto(`${base}/${path}`);
	// The navigation is made by a script.
	await page.locator('#tsd-nav-container li').first().waitFor({state: 'attached'});
	return page;
}

async function violations(page: Page): Promise<readonly unknown[]> {
	const found = await page.evaluate(`${AXE}; axe.run(document)`);
	// What axe.run gives.
	const result = found as Record<'violations' | 'passes', {id: string; nodes: {html: string}[]}[]>;
	expect(result.passes.map(({id}) => id)).toContain('aria-allowed-attr');
	return result.violations.map(({id, nodes}) => [id, nodes.map(({html}) => html.slice(0, 200))]);
}

describe.each(['phone', 'desktop'] as const)('on a %s', screen => {
	it('leads from the start page to a recipe, and to a symbol by search', async () => {
		const page = await opened('index.html', screen);
		if (screen === 'phone') await page.locator('#tsd-toolbar-menu-trigger').click();
		await page.locator('.tsd-navigation').getByRole('link', {name: 'Recipes'}).click();
		await page.waitForURL('**/documents/Recipes.html');
		const recipe = page.getByRole('heading', {name: 'Hide credit cards'});
		await recipe.scrollIntoViewIfNeeded();
		expect(await recipe.isVisible()).toBe(true);
		await expect(page.locator('pre', {hasText: '"cardTypes"'}).first().innerText()).resolves.toContain('"CREDIT"');

		await page.locator('#tsd-search-trigger').click();
		await page.locator('#tsd-search-input').fill('createSession');
		await page.locator('#tsd-search-results li', {hasText: 'createSession'}).first().waitFor();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/functions/paylock.createSession.html');
		await expect(page.getByRole('heading', {level: 1}).innerText()).resolves.toContain('createSession');
		await page.close();
	});

	it('tells the type of a name in a sample by keyboard alone', async () => {
		const page = await opened('documents/Start_here.html', screen);
		const sample = page.locator('pre.twoslash').first();
		await sample.focus();
		await page.keyboard.press('ArrowRight');
		const tip = page.locator('#type-tip');
		await expect(tip.innerText()).resolves.toContain('filter(): NeedsAllowDefaults');
		await page.keyboard.press('Escape');
		expect(await tip.isVisible()).toBe(false);
		await page.close();
	});

	it('has no violation of accessibility, and no page wider than the screen', async () => {
		const guides = files().filter(path => path.startsWith('documents/') && path.endsWith('.html'));
		expect(guides.length).toBeGreaterThan(10);
		const found: unknown[] = [];
		for (const path of [...REFERENCE, ...guides]) {
			const page = await opened(path, screen);
			for (const violation of await violations(page)) found.push([path, violation]);
			const spare = await page.evaluate('document.documentElement.clientWidth - document.documentElement.scrollWidth');
			if (spare !== 0) found.push([path, 'is wider than the screen', spare]);
			await page.close();
		}
		expect(found).toEqual([]);
	}, 300_000);
});

describe('what was built', () => {
	it('has the compiler speak in the guide on refusals', () => {
		const page = text('documents/What_the_compiler_refuses.html');
		expect(page.split('class="refusal"').length).toBeGreaterThan(20);
		expect(page).toContain('<strong>WALLET is hidden already: configure it in one call</strong>');
	});

	it('has no page over 300 kB compressed', () => {
		const compressed = (path: string) => gzipSync(readFileSync(join(SITE, path))).byteLength;
		const shared = files()
			.filter(path => /^assets\/.*\.(css|js)$/.test(path))
			.reduce((sum, path) => sum + compressed(path), 0);
		const sizes = files()
			.filter(path => path.endsWith('.html'))
			.map(path => [path, compressed(path) + shared] as const);
		expect(sizes.length).toBeGreaterThan(50);
		expect(sizes.filter(([, size]) => size > 300_000)).toEqual([]);
	});

	it('has no link that leads nowhere', () => {
		const pages = new Map(
			files()
				.filter(path => path.endsWith('.html'))
				.map(path => [path, text(path)]),
		);
		const broken: string[] = [];
		for (const [path, html] of pages) {
			for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
				if (/^[a-z]+:/.test(href)) continue;
				const [file = '', anchor] = href.split('#');
				const target = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(file)));
				const found = pages.get(target);
				if (found === undefined && !existsSync(join(SITE, target))) broken.push(`${path}: ${href}`);
				else if (anchor && found !== undefined && !found.includes(`id="${anchor}"`)) broken.push(`${path}: ${href}`);
			}
		}
		expect(broken).toEqual([]);
	});

	it('has its files for machines', () => {
		for (const name of ['payment-filter', 'session-request']) {
			expect(JSON.parse(text(`schema/${name}.json`))).toMatchObject({
				$schema: 'https://json-schema.org/draft/2020-12/schema',
				$id: `urn:paylock:${name}`,
			});
		}
		const links = [...text('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path ?? '');
		expect(links.length).toBeGreaterThan(50);
		expect(links.filter(path => !existsSync(join(SITE, path)))).toEqual([]);
		const pages = [...text('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+\/(.*?)<\/loc>/g)].map(
			([, path]) => path ?? '',
		);
		expect(pages.filter(path => !existsSync(join(SITE, path)))).toEqual([]);
		expect(pages).toContain('documents/Recipes.html');
	});
});

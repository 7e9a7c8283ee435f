// The built site, served from a sub path, and a browser that visits it.
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join, posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {type BrowserContext, chromium, type Page} from 'playwright-core';
import {CHROMIUM, FLAGS} from './chromium.js';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const SITE = join(ROOT, 'site');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TYPES: Readonly<Record<string, string>> = {
	'.html': 'text/html; charset=utf-8',
	'.css': 'text/css',
	'.js': 'text/javascript',
	'.json': 'application/json',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
};

export const SCREENS = {
	phone: {width: 390, height: 844},
	desktop: {width: 1360, height: 900},
} as const;
export type Screen = keyof typeof SCREENS;
export type Scheme = 'light' | 'dark';

export const files = (): readonly string[] => readdirSync(SITE, {recursive: true, encoding: 'utf8'});
export const text = (path: string): string => readFileSync(join(SITE, path), 'utf8');

/** True if the site exists and is newer than everything it is built from. */
function isBuilt(): boolean {
	const page = join(SITE, 'index.html');
	if (!existsSync(page)) return false;
	const sources = ['docs', 'examples', 'playground', 'scripts', 'src'].flatMap(folder =>
		readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map(path => join(ROOT, folder, path)),
	);
	const built = statSync(page).mtimeMs;
	return [...sources, join(ROOT, 'typedoc.json')].every(path => statSync(path).mtimeMs <= built);
}

export interface Visit {
	/** With a trailing slash. */
	readonly base: string;
	readonly context: BrowserContext;
	/** Requests that left the site. */
	readonly foreign: string[];
	open(path: string, screen: Screen, scheme?: Scheme): Promise<Page>;
	close(): Promise<void>;
}

/** Builds the site, unless it is up to date. */
export function buildSite(): void {
	if (!isBuilt()) execFileSync('npm', ['run', 'docs'], {cwd: ROOT, stdio: 'inherit'});
}

/** Serves the site at `/docs/v1/` and starts a browser. */
export async function visit(): Promise<Visit> {
	buildSite();
	const server: Server = createServer(({url = '/'}, response) => {
		const {pathname} = new URL(url, 'http://site');
		const path = join(SITE, posix.normalize(decodeURIComponent(pathname.replace(/^\/docs\/v1\//, '/'))));
		if (!pathname.startsWith('/docs/v1/') || !path.startsWith(SITE) || !existsSync(path)) {
			return response.writeHead(404).end();
		}
		return response.writeHead(200, {'content-type': TYPES[extname(path)] ?? 'text/plain'}).end(readFileSync(path));
	});
	await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
	const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens
	const profile = await mkdtemp(join(tmpdir(), 'paylock-site-'));
	const context = await chromium.launchPersistentContext(profile, {executablePath: CHROMIUM, args: FLAGS});
	context.setDefaultTimeout(60_000);
	const foreign: string[] = [];
	context.on('request', request => {
		if (!request.url().startsWith(origin) && !/^(blob|data|about|file):/.test(request.url()))
			foreign.push(request.url());
	});
	return {
		base: `${origin}/docs/v1/`,
		context,
		foreign,
		async open(path, screen, scheme = 'light') {
			const page = await context.newPage();
			await page.setViewportSize(SCREENS[screen]);
			await page.emulateMedia({colorScheme: scheme});
			await page.goto(`${origin}/docs/v1/${path}`);
			return page;
		},
		async close() {
			await context.close();
			server.close();
			await rm(profile, {recursive: true, force: true});
		},
	};
}

/** What axe finds, with the start of each element. */
export async function violations(page: Page): Promise<readonly unknown[]> {
	await page.evaluate(AXE);
	const found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})");
	// What axe.run returns.
	const result = found as Record<'violations' | 'passes', {id: string; nodes: {html: string}[]}[]>;
	if (!result.passes.some(({id}) => id === 'color-contrast')) throw new Error('axe did not check contrast');
	return result.violations.map(({id, nodes}) => [id, nodes.map(({html}) => html.slice(0, 200))]);
}

/** How many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<unknown> =>
	page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');

// The payment screen in a real browser: readable at phone and desktop width, in light and dark, inert and accessible.
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type BrowserContext, chromium, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSession, defineService, mandate, paylock, session} from '../../src/index.js';
import {type RunningSandbox, startSandbox} from '../../src/sandbox/index.js';
import {CHROMIUM, FLAGS} from './chromium.js';
import {overflow, violations} from './site.js';

const MERCHANT = {merchantId: 'MERCHANT_1', apiKey: 'invented-key-4Kd8'};
const HOSTILE = `"><script>document.title='owned'</script><img src=x onerror="document.title='owned'">`;
const WIDTHS = {phone: {width: 360, height: 740}, desktop: {width: 1280, height: 900}};

const order = (order_id: string) =>
	({
		order_id,
		amount: '4999.00',
		customer_id: 'C-1',
		customer_email: 'ada@example.com',
		customer_phone: '9000012345',
		payment_page_client_id: 'CLIENT_1',
	}) as const;

const shop = paylock({servicePrefix: 'PREFIX'});

const RICH = shop
	.filter()
	.allowDefaults(true)
	.hide('CASH')
	.hide('WALLET', ['WALLET_A', 'WALLET_B'])
	.hide('NB', ['NB_BANKA', 'NB_BANKB'])
	.cards(cards => cards.hideTypes('CREDIT').hide({bins: ['411111::411199'], banks: ['BANK_A']}))
	.upi(upi => upi.hideCollect('@bank').hideIntent('APP_A'))
	.emi(emi =>
		emi
			.hide('lowCost')
			.show('noCost', groups =>
				groups
					.show('credit', plans => plans.show({issuers: {only: ['BANK_A', 'BANK_B']}, tenures: {only: ['3::6']}}))
					.hide('debit'),
			),
	)
	.forMandates();

let sandbox: RunningSandbox;
let profile: string;
let context: BrowserContext;

beforeAll(async () => {
	sandbox = await startSandbox({...MERCHANT, account: {servicePrefix: 'PREFIX'}});
	const service = defineService({...MERCHANT, baseUrl: sandbox.url});
	const terms = mandate('OPTIONAL')
		.maxAmount('9999.00')
		.startDate(new Date('2090-01-01'))
		.endDate(new Date('2095-01-01'));
	await createSession(
		session('paymentPage', order('ORDER-1')).paymentFilter(RICH).mandate(terms).details({description: 'Two tickets'}),
		service,
	);
	const hostile = shop
		.filter()
		.allowDefaults(false)
		.show('WALLET', [HOSTILE.replaceAll(',', '')]);
	await createSession(
		session('paymentPage', order(HOSTILE)).paymentFilter(hostile).details({description: HOSTILE}),
		service,
	);
	await createSession(session('quickPay', order('ORDER-3')), service);
	await createSession(session('quickPay', order('ORDER-3')), service).catch(() => undefined);
	profile = await mkdtemp(join(tmpdir(), 'paylock-browser-'));
	context = await chromium.launchPersistentContext(profile, {executablePath: CHROMIUM, args: FLAGS});
}, 60_000);

afterAll(async () => {
	await context?.close();
	await sandbox?.close();
	if (profile !== undefined) await rm(profile, {recursive: true, force: true});
});

async function opened(path: string, width: keyof typeof WIDTHS, colorScheme: 'light' | 'dark'): Promise<Page> {
	const page = await context.newPage();
	await page.setViewportSize(WIDTHS[width]);
	await page.emulateMedia({colorScheme});
	await page.goto(sandbox.url + path);
	const folder = process.env.PAYLOCK_SCREENSHOTS;
	if (folder !== undefined) {
		const name = `${path.replaceAll('/', '-')}-${width}-${colorScheme}.png`;
		await page.screenshot({path: join(folder, name), fullPage: true});
	}
	return page;
}

describe.each(['phone', 'desktop'] as const)('on a %s', width => {
	describe.each(['light', 'dark'] as const)('in %s', scheme => {
		it.each([
			['the list', '/'],
			['a session', '/screen/session-1'],
			['its reasons', '/screen/session-1/why'],
			['its request', '/screen/session-1/request'],
			['hostile values', '/screen/session-2'],
			['no filter', '/screen/session-3'],
			['a refused request', '/screen/request-4'],
			['no such page', '/screen/session-9'],
		])('%s has no violation of accessibility, and fits its width', async (_, path) => {
			const page = await opened(path, width, scheme);
			expect(await violations(page)).toEqual([]);
			expect(await overflow(page)).toBe(0);
			await page.close();
		});
	});
});

it('leads from the list to each view of a screen and back, by keyboard alone', async () => {
	const page = await opened('/', 'phone', 'light');
	const focused = () => page.evaluate('document.activeElement?.textContent');
	const follow = async (name: string, url: string) => {
		// Far more than the links of any page.
		for (let presses = 0; presses < 50 && (await focused()) !== name; presses++) await page.keyboard.press('Tab');
		expect(await focused()).toBe(name);
		await page.keyboard.press('Enter');
		await page.waitForURL(url);
	};
	await follow('session-1', '**/screen/session-1');
	await follow('Why', '**/screen/session-1/why');
	await follow('Request', '**/screen/session-1/request');
	await follow('Customer', '**/screen/session-1');
	await follow('Sandbox', `${sandbox.url}/`);
	await page.close();
});

it.each(['/', '/screen/session-2', '/screen/session-2/why', '/screen/session-2/request'])(
	'shows the contents of a session as text and runs none of it: %s',
	async path => {
		const page = await context.newPage();
		const requests: string[] = [];
		page.on('request', request => void requests.push(new URL(request.url()).pathname));
		await page.goto(sandbox.url + path);
		expect(await page.title()).not.toContain('owned');
		// The list has one script of its own.
		expect(await page.locator('script, img').count()).toBe(path === '/' ? 1 : 0);
		expect(requests.filter(requested => requested !== '/favicon.ico')).toEqual([path]);
		await page.close();
	},
);

it('keeps hostile values apart from the text around them', async () => {
	const page = await opened('/', 'phone', 'light');
	expect(await page.locator('bdi').allInnerTexts()).toContain(HOSTILE);
	await page.goto(`${sandbox.url}/screen/session-2`);
	const text = await page.locator('body').innerText();
	expect(text.split(HOSTILE)).toHaveLength(4); // order, description and wallet
	await page.goto(`${sandbox.url}/screen/session-2/request`);
	const request = await page.locator('pre').innerText();
	expect(JSON.parse(request)).toMatchObject({order_id: HOSTILE, description: HOSTILE});
	await page.close();
});

it('shows new requests by itself, and hides the rows of a verdict without a script', async () => {
	const page = await opened('/', 'desktop', 'light');
	expect(await page.getByText('ORDER-5').count()).toBe(0);
	const service = defineService({...MERCHANT, baseUrl: sandbox.url});
	await createSession(session('quickPay', order('ORDER-5')), service);
	await page.getByText('ORDER-5').waitFor();
	await page.goto(`${sandbox.url}/screen/session-1/why`);
	const hidden = page.locator('.decision.hidden');
	expect(await hidden.first().isVisible()).toBe(true);
	await page.getByRole('checkbox', {name: 'Hidden'}).uncheck();
	expect(await hidden.first().isVisible()).toBe(false);
	await page.close();
});

// The payment screen of a session: what it says, and that nothing a session holds comes to life on it.
import {describe, expect, it} from 'vitest';
import {instruments} from '../../src/inspect/analysis/instruments.js';
import {compile} from '../../src/inspect/evaluate/compile.js';
import type {Sandbox} from '../../src/sandbox/index.js';
import {CUSTOMER, headersOf, KEY, MANDATE, open, PAGE, post, screenOf} from './calling.js';

const locked = (allowDefaultOptions: boolean, ...options: object[]) => ({
	...PAGE,
	payment_filter: {allowDefaultOptions, options},
});

async function screen(request: object, sandbox: Sandbox = open()): Promise<string> {
	const answer = await post(sandbox, request);
	expect(answer.status).toBe(200);
	return screenOf(sandbox);
}

/** The markup of one section, without the rest of the page. */
function section(page: string, title: string): string {
	const found = page.split('<section').find(part => part.includes(`<h2>${title}</h2>`));
	if (found === undefined) throw new Error(`the screen has no section ${title}`);
	return found;
}

const verdictsIn = (markup: string) =>
	[...markup.matchAll(/class="badge (shown|hidden|undetermined)"/g)].map(([, verdict]) => verdict);

describe('the screen', () => {
	it('has every payment method type and EMI, each with its verdict, its reason and the pointer of its rule', async () => {
		const page = await screen(locked(true, {paymentMethodType: 'CASH', enable: false}));
		const titles = ['Cards', 'UPI', 'Wallets', 'Net banking', 'Consumer finance', 'Rewards', 'RTP', 'EMI'];
		for (const title of titles) expect(verdictsIn(section(page, title))).toEqual(['shown']);
		const cash = section(page, 'Cash on delivery');
		expect(verdictsIn(cash)).toEqual(['hidden']);
		expect(cash).toContain('<code>/payment_filter/options/0</code>');
		expect(section(page, 'Cards')).toContain('<code>/payment_filter/allowDefaultOptions</code>');
	});

	it('tells apart what the filter tells apart', async () => {
		const wallets = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']};
		const part = section(await screen(locked(true, wallets)), 'Wallets');
		expect(part.indexOf('Any other wallet')).toBeLessThan(part.indexOf('WALLET_A'));
		expect(verdictsIn(part)).toEqual(['shown', 'hidden']);
	});

	it('says what is not determined, and why', async () => {
		const cards = {
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [
				{enable: true, cardTypes: ['CREDIT']},
				{enable: false, cardBanks: ['BANK_A']},
			],
		};
		const part = section(await screen(locked(true, cards)), 'Cards');
		expect(verdictsIn(part)).toContain('undetermined');
		expect(part).toContain('Not determined');
		expect(part).toContain('not stated');
	});

	it('counts as explain judges', async () => {
		const request = locked(
			false,
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true, upiType: 'COLLECT', upiMethods: ['@bank']}]},
			{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA']},
		);
		const page = await screen(request);
		const {explain} = compile(request);
		for (const [verdict, words] of [
			['shown', 'Shown'],
			['hidden', 'Hidden'],
			['undetermined', 'Not determined'],
		] as const) {
			const count = instruments(request).filter(instrument => explain(instrument).verdict === verdict).length;
			expect(count).toBeGreaterThan(0);
			expect(page).toMatch(new RegExp(`badge ${verdict}"><span aria-hidden="true">.</span> ${count} ${words}<`));
		}
	});

	it('shows EMI by plan, and in words', async () => {
		const emiOptions = {noCostEmi: {enable: true, credit: {enable: true}}, standardEmi: {enable: false}};
		const page = await screen({...PAGE, payment_filter: {allowDefaultOptions: true, options: [], emiOptions}});
		const part = section(page, 'EMI');
		expect(part).toContain('No-cost EMI on credit cards');
		expect(part).toContain('<code>/payment_filter/emiOptions/standardEmi</code>');
		expect(section(page, 'In words')).toContain('Standard EMI is hidden.');
	});

	it('shows the mandate in words, and who can use which option', async () => {
		const page = await screen({...PAGE, ...MANDATE});
		const part = section(page, 'Mandate');
		for (const text of ['REQUIRED', '999.00', '2030-01-01', '2031-01-01']) expect(part).toContain(text);
		const wallets = section(page, 'Wallets');
		expect(wallets).toContain('Wallets with support for mandates');
		expect(verdictsIn(wallets)).toEqual(['shown', 'hidden']);
	});

	it('of quick-pay shows everything, of payment management no payment option', async () => {
		const quick = await screen({...PAGE, action: 'quickPay'});
		expect(quick).toContain('Quick-pay screen');
		expect(verdictsIn(section(quick, 'Wallets'))).toEqual(['shown']);
		const management = await screen({action: 'paymentManagement', ...CUSTOMER});
		expect(management).toContain('<h1>Manage payment methods</h1>');
		expect(verdictsIn(management)).toEqual([]);
	});

	it('of a filter that decode refuses leaves everything undetermined, with the issues as reasons', async () => {
		const wrong = locked(true, {paymentMethodType: 'NETBANKING', enable: 'false'});
		const page = await screen(wrong, open({strict: false}));
		const part = section(page, 'Every payment option');
		expect(verdictsIn(part)).toEqual(['undetermined']);
		expect(part).toContain('<code>/payment_filter/options/0/paymentMethodType</code>');
		expect(section(page, 'Findings')).toContain('<span class="badge error">error</span>');
	});

	it('stays small, however long the filter', async () => {
		const paymentMethods = Array.from({length: 5000}, (_, index) => `WALLET_${index}`);
		const page = await screen(locked(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods}));
		expect(page).toContain('and 4940 more');
		expect(page.length).toBeLessThan(40_000);
	});
});

describe('nothing comes to life', () => {
	const MARKUP = `</bdi><script>alert(1)</script><img src=x onerror='alert(1)'>"&`;
	const BIDI = 'abc\u202edef\u2066ghi\u0000\u2028';
	const holding = (text: string) => ({
		...locked(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: [text]}),
		order_id: text,
		description: text,
		[`extra ${text}`]: text,
	});

	it('of markup and script', async () => {
		const sandbox = open({strict: false});
		const page = await screen(holding(MARKUP), sandbox);
		const list = await (await sandbox.fetch(new Request('http://localhost/'))).text();
		for (const text of [page, list]) {
			expect(text).not.toContain('<script');
			expect(text).not.toContain('<img');
			expect(text).toContain(
				'&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&quot;&amp;',
			);
		}
	});

	it('of characters that turn the reading order or show nothing', async () => {
		const sandbox = open({strict: false});
		await post(sandbox, {
			...PAGE,
			payment_filter: {allowDefaultOptions: true, options: [{[BIDI]: BIDI}]},
			[BIDI]: BIDI,
		});
		const page = await screenOf(sandbox);
		for (const unit of BIDI.replace(/\w/g, '')) expect(page).not.toContain(unit);
		expect(page).toContain('u202e');
	});

	it('by the headers, whatever the markup', async () => {
		const sandbox = open();
		await post(sandbox, PAGE);
		for (const path of ['/', '/screen/session-1', '/screen/none']) {
			const {headers} = await sandbox.fetch(new Request(`http://localhost${path}`));
			const policy = headers.get('content-security-policy') ?? '';
			expect(policy).toContain("default-src 'none'");
			expect(policy).not.toContain('unsafe');
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
		}
	});

	it('and the key is on no page', async () => {
		const sandbox = open();
		await post(sandbox, PAGE, headersOf());
		expect(`${await screenOf(sandbox)}${JSON.stringify(sandbox)}`).not.toMatch(new RegExp(`${KEY}|${btoa(KEY)}`));
	});
});

describe('the other pages', () => {
	const page = async (sandbox: Sandbox, path: string) => sandbox.fetch(new Request(`http://localhost${path}`));

	it('list the sessions, newest first, with their findings', async () => {
		const sandbox = open();
		expect(await (await page(sandbox, '/')).text()).toContain('None yet');
		await post(sandbox, PAGE);
		await post(sandbox, {...locked(false), order_id: 'ORDER-2'});
		const list = await (await page(sandbox, '/')).text();
		expect(list.indexOf('session-2')).toBeLessThan(list.indexOf('session-1'));
		expect(list).toContain('href="./screen/session-1"');
		expect(list).toContain('1 issue<');
	});

	it('are styled by the sandbox itself', async () => {
		const answer = await page(open(), '/style.css');
		expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
		expect(await answer.text()).not.toContain('url(');
	});

	it('say where nothing is', async () => {
		const answer = await page(open(), '/screen/session-1');
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain('<h1>No such page</h1>');
		const wrong = await post(open(), PAGE, headersOf(), 'http://localhost/sessions');
		expect(wrong.status).toBe(404);
		expect(await wrong.json()).toMatchObject({error_code: 'not_found'});
	});
});

// The payment screen of a session: what it shows, and that nothing in a session can run as markup or script.
import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {filter, paylock, rules} from '../../src/index.js';
import {instrumentClasses} from '../../src/inspect/index.js';
import {MisuseError, renderScreen, type Sandbox} from '../../src/sandbox/index.js';
import {CUSTOMER, headersOf, KEY, MANDATE, open, PAGE, post, screenOf, section, tilesOf} from './calling.js';

const locked = (allowDefaultOptions: boolean, ...options: object[]) => ({
	...PAGE,
	payment_filter: {allowDefaultOptions, options},
});

const undetermined = locked(true, {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']});

async function screen(request: object, sandbox: Sandbox = open()): Promise<string> {
	const answer = await post(sandbox, request);
	expect(answer.status).toBe(200);
	return screenOf(sandbox);
}

/** The rows of one payment method in the why view. */
function rows(page: string, title: string): string {
	const found = page.split('<tbody>').find(part => new RegExp(`<th scope="row">${title}[ <]`).test(part));
	if (found === undefined) throw new Error(`the table has no row ${title}`);
	return found.replaceAll('<wbr>', '');
}

const verdictsIn = (markup: string) =>
	[...markup.matchAll(/class="badge (shown|hidden|undetermined)"/g)].map(([, verdict]) => verdict);

describe('what is enabled for the account', () => {
	const request = locked(true, {paymentMethodType: 'CASH', enable: false});
	const account = {enabled: {WALLET: ['WALLET_A'], CASH: true}};

	it('is all that renderScreen shows', () => {
		const page = renderScreen(request, account);
		expect(section(page, 'Wallets')).toContain('Wallet A');
		for (const absent of ['Net banking', 'Cards', 'Cash on delivery', 'Other wallets'])
			expect(page).not.toContain(absent);
	});

	it('is all that a sandbox shows', async () => {
		const page = await screen(request, open({account}));
		expect(section(page, 'Wallets')).toContain('Wallet A');
		expect(page).not.toContain('Net banking');
	});
});

describe('a session that requires a mandate', () => {
	it('announces it once, and on no tile', () => {
		const page = renderScreen({...PAGE, ...MANDATE, 'options.create_mandate': 'REQUIRED'});
		expect(page).toContain('Autopay will be set up');
		expect(page).not.toContain('With autopay');
		expect(section(page, 'Net banking')).not.toContain('class="tiles"');
	});
});

describe('the why view', () => {
	it('has every payment method type and EMI, each with its verdict, rule, pointer and JSON', () => {
		const page = renderScreen(locked(true, {paymentMethodType: 'CASH', enable: false}), {view: 'why'});
		const titles = ['Cards', 'UPI', 'Wallets', 'Net banking', 'Consumer finance', 'Rewards', 'RTP', 'EMI'];
		for (const title of titles) expect(verdictsIn(rows(page, title))).toEqual(['shown']);
		const cash = rows(page, 'Cash on delivery');
		expect(verdictsIn(cash)).toEqual(['hidden']);
		expect(cash).toContain('<code>type-hidden</code> at <code>/payment_filter/options/0</code>');
		expect(cash).toContain('&#34;paymentMethodType&#34;: &#34;CASH&#34;');
		expect(rows(page, 'Cards')).toContain('<code>/payment_filter/allowDefaultOptions</code>');
	});

	it('names the included rules that decide, also where one rule is enough for a part of what another hides', () => {
		const credit = rules('no <credit>').cards(cards => cards.hideTypes('CREDIT'));
		const input = filter().allowDefaults(true).include(rules('no cards').hide('CARD')).include(credit).hide('CASH');
		const cards = rows(renderScreen(input, {view: 'why'}), 'Cards');
		expect([...cards.matchAll(/<p>Rules: <b>(.*?)<\/b><\/p>/g)].map(([, names]) => names)).toEqual([
			'no cards',
			'no cards; no &#60;credit&#62;',
		]);
		expect(rows(renderScreen(input, {view: 'why'}), 'Cash on delivery')).not.toContain('Rules:');
	});

	it('writes codes unchanged, and the customer view as names', async () => {
		const shop = paylock({servicePrefix: 'PREFIX'});
		const payment_filter = shop.filter().allowDefaults(false).show('NB', ['NB_BANKA']).forMandates();
		const sandbox = open({account: {servicePrefix: 'PREFIX'}});
		const customer = await screen({...PAGE, ...MANDATE, payment_filter}, sandbox);
		expect(customer.match(/Banka/g)).toHaveLength(1);
		expect(customer).not.toContain('Prefix');
		const why = await screenOf(sandbox, '/why');
		expect(why).toMatch(/<li>NB_BANKA\b/);
		expect(why).toMatch(/<li>PREFIX_BANKA\b/);
	});

	it('counts the classes, and each provider by itself', () => {
		const isRest = ({members}: ReturnType<typeof instrumentClasses>[number]) =>
			(members.code ?? members.handle ?? []).length === 0;
		const request = locked(
			false,
			{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: true, upiType: 'COLLECT', upiMethods: ['@bank']}]},
			{paymentMethodType: 'NB', enable: true, paymentMethods: ['NB_BANKA']},
		);
		const page = renderScreen(request, {view: 'why'});
		for (const [verdict, text] of [
			['shown', 'Shown'],
			['hidden', 'Hidden'],
			['undetermined', 'Undetermined'],
		] as const) {
			const own = instrumentClasses(request).filter(one => one.verdict === verdict);
			const count = own.flatMap(({members}) => members.code ?? members.handle ?? []).length + own.filter(isRest).length;
			if (count > 0)
				expect(page).toMatch(new RegExp(`badge ${verdict}"><span aria-hidden="true">.</span> ${count} ${text}<`));
		}
	});

	it('names the reading that would settle what is undetermined, and settles it', () => {
		const page = renderScreen(undetermined, {view: 'why'});
		expect(rows(page, 'Wallets')).toContain('open reading <code>defaultsInside</code>');
		const settled = renderScreen(undetermined, {view: 'why', readings: {defaultsInside: 'ignore'}});
		expect(verdictsIn(settled)).not.toContain('undetermined');
	});

	it('describes the filter in words', () => {
		const emiOptions = {noCostEmi: {enable: true, credit: {enable: true}}, standardEmi: {enable: false}};
		const page = renderScreen(
			{...PAGE, payment_filter: {allowDefaultOptions: true, options: [], emiOptions}},
			{view: 'why'},
		);
		expect(rows(page, 'EMI')).toContain('<code>/payment_filter/emiOptions/standardEmi</code>');
		expect(section(page, 'In plain English')).toContain('hidden</b> standard EMI');
	});

	it('starts with a summary: the issues, the description, the table, and the screen with the order and the mandate', async () => {
		const sandbox = open({strict: false});
		const hideCash = locked(
			true,
			{paymentMethodType: 'CASH', enable: false},
			{paymentMethodType: 'CARDS', enable: false},
		);
		await screen({...hideCash, ...MANDATE}, sandbox);
		const page = await screenOf(sandbox, '/why');
		const texts = [
			'unknown-value',
			'In plain English',
			'What decides',
			'<tbody>',
			'<div class="phone">',
			'ORDER-1',
			'until <bdi>2031-01-01',
		];
		const places = texts.map(text => page.indexOf(text));
		expect(places).not.toContain(-1);
		expect(places).toEqual([...places].sort((a, b) => a - b));
		// Every decision is open.
		expect(page.split('<tbody>')).toHaveLength(10);
	});

	it('stays small, however long the filter', () => {
		const paymentMethods = Array.from({length: 5000}, (_, index) => `WALLET_${index}`);
		const filter = locked(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods});
		for (const view of ['customer', 'why'] as const) expect(renderScreen(filter, {view}).length).toBeLessThan(120_000);
	});
});

describe('the customer view', () => {
	it('names the class of each tile and section, and the code of a tile', () => {
		const request = locked(true, {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A', 'WALLET_B']});
		const known = instrumentClasses(request);
		const tiles = [...renderScreen(request).matchAll(/data-class="(\d+)"(?: data-code="(\w+)")?/g)];
		const labels = tiles.map(([, index, code]) => [known[Number(index)]?.label, code]);
		expect(labels).toContainEqual(['wallet WALLET_A or WALLET_B', 'WALLET_B']);
		expect(labels).toContainEqual(['UPI', undefined]);
	});

	it('names the rest in words, never by an invented code; a real code OTHER is a code', () => {
		const wallets = {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'OTHER']};
		const page = renderScreen(locked(true, wallets));
		expect(tilesOf(page, 'Wallets')).toEqual(['Other wallets']);
		expect(page).not.toMatch(/OTHER|WALLET/);
		const shown = {paymentMethodType: 'WALLET', enable: true, paymentMethods: ['OTHER']};
		expect(tilesOf(renderScreen(locked(false, shown)), 'Wallets')).toContain('Other OTHER');
	});

	it('announces a mandate as it is written, and reports an empty screen', () => {
		const wrong = {...MANDATE, 'mandate.start_date': 'from 2030', 'mandate.end_date': '2031-01'};
		for (const text of ['from <bdi>from 2030</bdi>', 'until <bdi>2031-01</bdi>'])
			expect(renderScreen({...PAGE, ...wrong})).toContain(text);
		const {'mandate.end_date': _, ...endless} = MANDATE;
		expect(renderScreen({...PAGE, ...endless})).not.toContain('until');
		const nothing = renderScreen(locked(false), {readings: {unnamedEmi: 'hidden'}});
		expect(nothing).toContain('No payment option is available.');
	});

	it('announces a mandate that is optional, and none of another kind', () => {
		const page = (kind: string) => renderScreen({...PAGE, ...MANDATE, 'options.create_mandate': kind});
		expect(page('OPTIONAL')).toContain('<h2>Set up autopay (optional)</h2>');
		expect(page('required')).not.toContain('class="notice"');
	});

	it('names autopay on each tile as long as it is open whether the session requires a mandate', () => {
		const page = renderScreen({...PAGE, ...MANDATE, 'options.create_mandate': 'required'});
		expect(tilesOf(page, 'Net banking')).toEqual(['With autopay', expect.stringContaining('Without autopay ?')]);
	});

	it('names every reading that is open', () => {
		const page = renderScreen(locked(true, {paymentMethodType: 'WALLET', enable: true, paymentMethods: []}));
		const wallets = section(page, 'Wallets');
		expect(wallets).toContain('title="may be hidden: reading defaultsInside, emptyList"');
	});

	it('shows the options for quick pay, and none for payment management', () => {
		expect(renderScreen({...PAGE, action: 'quickPay'})).toContain('Quick pay');
		for (const view of ['customer', 'why'] as const) {
			const page = renderScreen({action: 'paymentManagement', ...CUSTOMER}, {view});
			expect(page).toContain('No filter applies');
			expect(page).not.toContain('<h2>Wallets');
		}
	});
});

describe('renderScreen', () => {
	it.each(['customer', 'why'] as const)('gives a whole document without outside references: %s', view => {
		const {payment_filter} = undetermined;
		for (const input of [
			undetermined,
			payment_filter,
			JSON.stringify(undetermined),
			filter().allowDefaults(true).hide('CASH'),
		]) {
			const page = renderScreen(input, {view});
			expect(page).toMatch(/^<!doctype html>\n<html lang="en">[\s\S]*<\/html>\n$/);
			expect(page).not.toMatch(/<script|<link|<img|<iframe|src=|url\(|@import|style="|https?:/);
		}
	});

	const hidesCash = locked(true, {paymentMethodType: 'CASH', enable: false});
	it.each([
		['text that is almost JSON', JSON.stringify(hidesCash).replace(/}$/, ',}')],
		['JSON text inside JSON text', JSON.stringify(JSON.stringify(hidesCash))],
		['a signed request', {orderDetails: JSON.stringify(hidesCash)}],
		['an object with a builder', {...PAGE, payment_filter: filter().allowDefaults(true).hide('CASH')}],
		['an object with a value that JSON cannot hold', {...hidesCash, udf1: 10n}],
	])('shows the order and the JSON of %s', (_, input) => {
		expect(renderScreen(input)).toContain('<title>Pay 499.00</title>');
		const why = rows(renderScreen(input, {view: 'why'}), 'Cash on delivery');
		expect(why).toContain('&#34;paymentMethodType&#34;: &#34;CASH&#34;');
	});

	it.each([
		[{view: 'customers'}, '/view', 'customer'],
		[{veiw: 'why'}, '/veiw', 'view'],
		[{readings: {precedense: 'hide-wins'}}, '/readings/precedense', 'precedence'],
		[{readings: {precedence: 'hide'}}, '/readings/precedence', 'hide-wins'],
	])('refuses %j', (options, pointer, near) => {
		const refused = () => renderScreen(PAGE, options as object);
		expect(refused).toThrow(MisuseError);
		expect(refused).toThrow(near);
		expect(refused).toThrow(pointer);
	});

	it('refuses what is not a filter or session', () => {
		for (const input of ['{', [], 1, null, undefined]) expect(() => renderScreen(input)).toThrow();
	});
});

describe('text from outside stays text', () => {
	const MARKUP = `</bdi><script>alert(1)</script><img src=x onerror='alert(1)'>"&`;
	const BIDI = 'abc\u202edef\u2066ghi\u0000\u2028';
	const sessionWith = (text: string) => ({
		...locked(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: [text]}),
		order_id: text,
		description: text,
		[`extra ${text}`]: text,
	});

	it('in markup and script', async () => {
		const sandbox = open({strict: false});
		const page = await screen(sessionWith(MARKUP), sandbox);
		const list = await (await sandbox.fetch(new Request('http://localhost/'))).text();
		for (const text of [page, list.replace(/<script>(?!alert)[^<]*<\/script>/, '')]) {
			expect(text).not.toContain('<script');
			expect(text).not.toContain('<img');
			expect(text).toContain(
				'&#60;script&#62;alert(1)&#60;/script&#62;&#60;img src=x onerror=&#39;alert(1)&#39;&#62;&#34;&#38;',
			);
		}
	});

	it('in characters that reverse the reading order or do not show', async () => {
		const sandbox = open({strict: false});
		const options = [{[BIDI]: BIDI}, {paymentMethodType: 'WALLET', enable: true, paymentMethods: [BIDI]}];
		await post(sandbox, {...PAGE, payment_filter: {allowDefaultOptions: true, options}, [BIDI]: BIDI});
		for (const tab of ['', '/why', '/request']) {
			const page = await (await sandbox.fetch(new Request(`http://localhost/screen/session-1${tab}`))).text();
			for (const unit of BIDI.replace(/\w/g, '')) expect(page).not.toContain(unit);
			if (tab === '/request') expect(page).toContain('u{202e}');
		}
	});

	it('under headers that forbid everything else', async () => {
		const sandbox = open();
		await post(sandbox, PAGE);
		const list = await (await sandbox.fetch(new Request('http://localhost/'))).text();
		const [, live = ''] = /<script>([\s\S]*)<\/script>/.exec(list) ?? [];
		for (const path of ['/', '/screen/session-1', '/screen/none']) {
			const {headers} = await sandbox.fetch(new Request(`http://localhost${path}`));
			const policy = headers.get('content-security-policy') ?? '';
			const none = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
			const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
			expect(policy).toBe(`${none}; style-src 'unsafe-inline'; script-src ${hashOf(live)}; connect-src 'self'`);
			expect(headers.get('referrer-policy')).toBe('no-referrer');
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

	it('list no request at first', async () => {
		expect(await (await page(open(), '/')).text()).toContain('None yet');
	});

	it('are the tabs of a session: customer, why, and the request with its issues', async () => {
		const sandbox = open({strict: false});
		await post(sandbox, {...locked(true, {paymentMethodType: 'NETBANKING', enable: false}), extra_field: 'kept'});
		const [customer, why, request] = await Promise.all(
			['', '/why', '/request'].map(async tab => (await page(sandbox, `/screen/session-1${tab}`)).text()),
		);
		expect(customer).toContain('<a href="/screen/session-1" aria-current="page">Customer</a>');
		expect(why).toContain('<a href="/screen/session-1/why" aria-current="page">Why</a>');
		expect(request).toContain('&#34;extra_field&#34;: &#34;kept&#34;');
		expect(request).toContain('<span class="badge error">error</span>');
		expect((await page(sandbox, '/screen/session-1/nothing')).status).toBe(404);
	});

	it('say why a request opened no session, with each mistake and the body', async () => {
		const sandbox = open();
		await post(sandbox, {...PAGE, amount: 499, customer_email: 7});
		await post(sandbox, PAGE, headersOf('another key'));
		const list = await (await page(sandbox, '/')).text();
		expect(list).toContain('<code>wrong_type</code> /amount: 499 is a number: write &#34;499.00&#34; (and 1 more)');
		expect(list).toContain('<a href="/screen/request-2">details</a>');
		const details = await (await page(sandbox, '/screen/request-1')).text();
		expect(details).toContain('at <code>/amount</code>');
		expect(details).toContain('at <code>/customer_email</code>');
		expect(details).toContain('&#34;amount&#34;: 499');
		expect(await (await page(sandbox, '/screen/request-2')).text()).toContain('The body was not read.');
		expect((await page(sandbox, '/screen/request-3')).status).toBe(404);
	});

	it('say that a page does not exist', async () => {
		const answer = await page(open(), '/screen/session-1');
		expect(answer.status).toBe(404);
		expect(await answer.text()).toContain('<h1>Page not found</h1>');
		const sandbox = open();
		await post(sandbox, PAGE);
		const nowhere = [
			'/nowhere',
			'/pages/session-1',
			'/screen',
			'/screen/session-2/request',
			'/screen/session-1/why/more',
		];
		for (const path of nowhere) {
			const missing = await page(sandbox, path);
			expect([path, missing.status]).toEqual([path, 404]);
			expect(await missing.text()).toContain('<h1>Page not found</h1>');
		}
		expect((await page(sandbox, '/v1/session')).status).toBe(405);
		const wrong = await post(open(), PAGE, headersOf(), 'http://localhost/sessions');
		expect(wrong.status).toBe(404);
		expect(await wrong.json()).toMatchObject({error_code: 'not_found'});
	});
});

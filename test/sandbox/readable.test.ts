// Codes and instruments in words, and pages that list only so many of them.
import {describe, expect, it} from 'vitest';
import {renderScreen} from '../../src/sandbox/index.js';
import {CUSTOMER, open, PAGE, post, screenOf, tilesOf} from './calling.js';

/** The tiles of a section where a filter shows only these options, or hides only these. */
function tiles(title: string, enable: boolean, options: readonly object[], account: object = {}): string[] {
	const filter = {allowDefaultOptions: !enable, options: options.map(option => ({enable, ...option}))};
	const readings = {defaultsInside: 'apply', unnamedEmi: 'hidden'} as const;
	return tilesOf(renderScreen(filter, {readings, ...account}), title);
}

describe('a code', () => {
	it.each([
		['NB_BANKA', 'Banka'],
		['NB_SBK', 'SBK'],
		['WALLET_A', 'Wallet A'],
		['A__B', 'A B'],
		['RTPX', 'RTPX'],
		['BANK2', 'Bank2'],
		['NB_', 'NB'],
		['_', '_'],
		['CARD_NB_A', 'Card Nb A'],
		['wallet_a', 'wallet_a'],
		['WALLET-A', 'WALLET-A'],
	])('%s is read as %s', (code, text) => {
		const [tile] = tiles('Wallets', true, [{paymentMethodType: 'WALLET', paymentMethods: [code]}]);
		expect(tile).toBe(text === code ? text : `${text} ${code}`);
	});
	it.each([
		['PREFIX_BANKA', 'Banka'],
		['PREFIX_NB_BANKA', 'Banka'],
		['PREFIXBANKA', 'Prefixbanka'],
	])('%s for mandates is read without the service prefix as %s', (code, text) => {
		const options = [{paymentMethodType: 'NB', paymentMethods: [code]}];
		expect(tiles('Net banking', true, options, {servicePrefix: 'PREFIX'})[0]).toContain(text);
	});
});

describe('the tiles', () => {
	const cards = (...filters: object[]) => [{paymentMethodType: 'CARD', enable: true, cardFilters: filters}];
	it.each<[string, string[], boolean, readonly object[], object?]>([
		['Cards', ['411100 to 411999 or 500000'], true, cards({enable: true, cardBins: ['4111::4119', '500000::500000']})],
		['Cards', ['Other numbers'], false, cards({enable: false, cardBins: ['4111::4119']})],
		[
			'Cards',
			['Debit cards Bank A or Bank B'],
			true,
			cards({enable: true, cardTypes: ['DEBIT'], cardBanks: ['BANK_A', 'BANK_B']}),
		],
		[
			'Cards',
			['Other brands other sub types'],
			false,
			cards({enable: false, cardBrands: ['VISA']}, {enable: false, cardSubTypes: ['GOLD']}),
		],
		[
			'Consumer finance',
			['Other lenders'],
			false,
			[{paymentMethodType: 'CONSUMER_FINANCE', paymentMethods: ['LENDER_A']}],
		],
		[
			'VOUCHER',
			['Other VOUCHER providers'],
			false,
			[{paymentMethodType: 'VOUCHER', paymentMethods: ['VOUCHER_A']}],
			{types: ['VOUCHER']},
		],
	])('of %s are %j', (title, expected, enable, options, account) => {
		expect(tiles(title, enable, options, account)).toEqual(expected);
	});
	it('of EMI name the kind, the group and the tenure', () => {
		const filters = [{enable: true, tenureFilter: {tenures: ['1::1', '3::12'], enable: true}}];
		const emiOptions = {noCostEmi: {enable: true, cardless: {enable: true, filters}}};
		expect(tilesOf(renderScreen({allowDefaultOptions: false, options: [], emiOptions}), 'EMI')).toContain(
			'No-cost EMI Without a card · 1 month or 3 to 12 months',
		);
	});
	it('name 200 values of an attribute, and count the others', () => {
		const banks = (count: number) =>
			tiles(
				'Cards',
				true,
				cards({enable: true, cardBanks: Array.from({length: count}, (_, index) => `BANK_${index}`)}),
			);
		expect(banks(200)[0]).toMatch(/Bank 198 or Bank 199$/);
		expect(banks(202)[0]).toMatch(/Bank 198, Bank 199 or 2 more$/);
	});
});

describe('a page lists', () => {
	const wallets = (count: number) => Array.from({length: count}, (_, index) => `WALLET_${index}`);
	const showing = (paymentMethods: readonly string[]) => ({
		allowDefaultOptions: false,
		options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods}],
	});
	const readings = {defaultsInside: 'apply', unnamedEmi: 'hidden'} as const;

	it('400 tiles of a section, and counts the rest', () => {
		const page = (count: number) => renderScreen(showing(wallets(count)), {readings});
		expect(page(400).match(/<li data-class=/g)).toHaveLength(400);
		expect(page(400)).not.toContain('class="more"');
		expect(page(500).match(/<li data-class=/g)).toHaveLength(400);
		expect(page(500)).toContain('<li class="more">and 100 more</li>');
	});
	it('one tile of a provider and its code for mandates, however many there are', () => {
		const doubled = wallets(500).flatMap(code => [code, `PREFIX_${code}`]);
		const page = renderScreen(showing(doubled), {readings, servicePrefix: 'PREFIX'});
		expect(page.match(/<li data-class=/g)).toHaveLength(400);
		expect(page).toContain('<li class="more">and 100 more</li>');
	});
	it('what is shown, after any number of what is hidden', () => {
		const options = [{paymentMethodType: 'WALLET', enable: false, paymentMethods: wallets(500)}];
		const filter = {allowDefaultOptions: true, options};
		expect(renderScreen(filter)).toContain('Other wallets');
		const why = renderScreen(filter, {view: 'why'});
		expect(why).toContain('<li>Other wallets</li>');
		expect(why).toContain('</span> 500 Hidden</span>');
	});
	it('sixty instruments of a decision, and counts the rest', () => {
		const listed = (count: number) => {
			const page = renderScreen(showing(wallets(count)), {view: 'why', readings});
			return [page.match(/<li>WALLET_/g)?.length, /<li>and \d+ more/.exec(page)?.[0]];
		};
		expect(listed(60)).toEqual([60, undefined]);
		expect(listed(61)).toEqual([60, '<li>and 1 more']);
		expect(listed(500)).toEqual([60, '<li>and 440 more']);
	});
	it('forty decisions of a section, and counts the rest', () => {
		const cardFilters = (count: number) =>
			Array.from({length: count}, (_, index) => ({enable: true, cardBanks: [`BANK${index}`]}));
		const page = (count: number) =>
			renderScreen(
				{
					allowDefaultOptions: false,
					options: [{paymentMethodType: 'CARD', enable: true, cardFilters: cardFilters(count)}],
				},
				{view: 'why', readings},
			);
		expect(page(39)).not.toContain('more decisions');
		expect(page(41)).toContain('and 2 more decisions about Cards');
	});
	it('the first 1,200 characters of a JSON value', () => {
		const cut = (length: number) => {
			const payment_filter = 'x'.repeat(length - '""'.length);
			return renderScreen({...PAGE, payment_filter}, {view: 'why'}).includes('…</code>');
		};
		expect([cut(1200), cut(1201)]).toEqual([false, true]);
		const page = renderScreen(showing(wallets(300)), {view: 'why'});
		const [, json = ''] = /<pre>([^<]*…)<\/pre>/.exec(page) ?? [];
		expect(json.replaceAll('&#34;', '"')).toHaveLength(1201);
	});
	it('twenty issues', async () => {
		const page = async (count: number) => {
			const sandbox = open();
			const paymentMethods = new Array(count + 1).fill('WALLET_A');
			const options = [{paymentMethodType: 'WALLET', enable: false, paymentMethods}];
			await post(sandbox, {...PAGE, payment_filter: {allowDefaultOptions: true, options}});
			return screenOf(sandbox, '/request');
		};
		expect(await page(20)).not.toMatch(/<li>and \d+ more/);
		expect(await page(21)).toContain('<li>and 1 more</li>');
	});
	it('the last 200 requests and sessions', async () => {
		const sandbox = open();
		for (let call = 0; call < 201; call += 1) await post(sandbox, {action: 'paymentManagement', ...CUSTOMER});
		const page = await (await sandbox.fetch(new Request('http://localhost/'))).text();
		expect(page.match(/<td>POST/g)).toHaveLength(200);
		expect(page).toContain('<td>201</td>');
		expect(page).not.toContain('<td>1</td>');
		expect(page.match(/<td><a href="\/screen\/session-/g)).toHaveLength(200);
		expect(page).toContain('>session-201</a>');
		expect(page).not.toContain('>session-1</a>');
	});
});

// Codes and instruments in words, and pages that list only so many of them.
import {describe, expect, it} from 'vitest';
import {renderScreen} from '../../src/sandbox/index.js';
import {labelsOf, readableCode} from '../../src/sandbox/screen/model.js';
import {CUSTOMER, open, PAGE, post, screenOf} from './calling.js';

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
		expect(readableCode(code)).toBe(text);
	});
	it.each([
		['PREFIX_BANKA', 'Banka'],
		['PREFIX_NB_BANKA', 'Banka'],
		['PREFIXBANKA', 'Prefixbanka'],
	])('%s for mandates is read without the service prefix as %s', (code, text) => {
		expect(readableCode(code, 'PREFIX')).toBe(text);
	});
});

describe('a class', () => {
	type Given = Readonly<Record<string, readonly string[] | undefined>>;
	/** The label of a class with these values of each attribute; `undefined` is the rest. */
	const label = (type: string, given: Given, hasOthers = false) => {
		const values = Object.entries(given).map(([name, named = []]) => {
			return [name, {named, hasOthers: hasOthers || named.length === 0, isEvery: false}] as const;
		});
		return labelsOf({type, values: new Map(values)}, code => code).join(' · ');
	};

	it.each<[string, Given, string]>([
		['CARD', {bin: ['4111::4119']}, '4111 to 4119'],
		['CARD', {bin: ['4111::4119', '500000::500000']}, '4111 to 4119 or 500000'],
		['CARD', {bin: undefined}, 'Other numbers'],
		['EMI', {tenure: ['1::1']}, '1 month'],
		['EMI', {tenure: ['3::12']}, '3 to 12 months'],
		['EMI', {tenure: undefined}, 'Other tenures'],
		['WALLET', {code: ['A', 'B']}, 'A or B'],
		['WALLET', {code: undefined}, 'Other wallets'],
		['NB', {code: undefined}, 'Other banks'],
		['CONSUMER_FINANCE', {code: undefined}, 'Other lenders'],
		['REWARD', {code: undefined}, 'Other rewards'],
		['VOUCHER', {code: undefined}, 'Other VOUCHER providers'],
		['CARD', {brand: undefined}, 'Other brands'],
		['CARD', {subType: undefined}, 'Other sub types'],
		['UPI', {app: undefined}, 'Other UPI apps'],
		['UPI', {handle: undefined}, 'Other UPI handles'],
		['EMI', {issuer: undefined}, 'Other issuers'],
		['EMI', {paymentMethod: undefined}, 'Other providers'],
		['CARD', {cardType: ['CREDIT'], brand: undefined}, 'Credit cards · other brands'],
		['CARD', {cardType: ['DEBIT'], bank: ['BANK_A', 'BANK_B']}, 'Debit cards · BANK_A or BANK_B'],
		['EMI', {kind: ['standard'], group: ['credit']}, 'EMI · Credit card'],
		['EMI', {kind: ['lowCost', 'noCost'], group: ['debit']}, 'Low-cost EMI or No-cost EMI · Debit card'],
		['CARD', {bank: undefined, supportsMandates: ['true']}, 'Other banks · With autopay'],
		['CARD', {supportsMandates: ['false']}, 'Without autopay'],
	])('of %s with %j is labeled %s', (type, given, text) => {
		expect(label(type, given)).toBe(text);
	});
	it('names the rest last', () => {
		expect(label('CARD', {bank: ['BANK_A']}, true)).toBe('BANK_A or other banks');
	});
	it('names 200 values of an attribute, and counts the others', () => {
		const banks = (count: number) => Array.from({length: count}, (_, index) => `BANK_${index}`);
		expect(label('CARD', {bank: banks(200)})).toMatch(/BANK_198 or BANK_199$/);
		expect(label('CARD', {bank: banks(202)})).toMatch(/BANK_198, BANK_199 or 2 more$/);
		expect(label('CARD', {bank: banks(202)}, true)).toMatch(/BANK_199, 2 more or other banks$/);
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

// Codes and instruments in words, and pages that list only so many of them.
import {describe, expect, it} from 'vitest';
import type {Instrument} from '../../src/inspect/index.js';
import {renderScreen} from '../../src/sandbox/index.js';
import {type LabelContext, labelsOf, readableCode} from '../../src/sandbox/screen/readable.js';
import {open} from './calling.js';

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

describe('an instrument', () => {
	const label = (instrument: object, named: readonly string[] = [], write: LabelContext['write'] = code => code) =>
		labelsOf(instrument as Instrument<string>, {
			differing: new Set(Object.keys(instrument).filter(field => field !== 'type')),
			named: new Set(named),
			write,
		}).join(' · ');

	it.each([
		['411100', '4111 to 4119'],
		['411999', '4111 to 4119'],
		['411099', 'Other card numbers'],
		['412000', 'Other card numbers'],
		['411', 'Other card numbers'],
		['500000', '500000'],
	])('with the BIN %s: %s', (bin, text) => {
		expect(label({type: 'CARD', bin}, ['text', '4111::4119', '500000::500000'])).toBe(text);
	});
	it.each([
		[1, '1 month'],
		[2, '2 months'],
		[3, '3 to 12 months'],
		[12, '3 to 12 months'],
		[13, 'Other tenures'],
	])('with a tenure of %s: %s', (tenure, text) => {
		expect(label({type: 'EMI', tenure}, ['1::1', '2::2', '3::12'])).toBe(text);
	});
	it.each([
		['WALLET', 'Other wallets'],
		['NB', 'Other banks'],
		['CONSUMER_FINANCE', 'Other lenders'],
		['REWARD', 'Other rewards'],
		['VOUCHER', 'Others'],
	])('of %s that the filter does not name: %s', (type, text) => {
		expect(label({type, code: 'A'})).toBe(text);
		expect(label({type, code: 'A'}, ['A', 'B'])).toBe('A');
		expect(label({type, code: 'A'}, ['B', 'PREFIX_A'])).toBe('A');
		expect(label({type, code: 'A'}, ['PREFIXA'])).toBe(text);
	});
	it.each([
		['brand', 'Other brands'],
		['bank', 'Other banks'],
		['subType', 'Other card types'],
		['app', 'Other apps'],
		['handle', 'Other UPI IDs'],
		['issuer', 'Other banks'],
		['paymentMethod', 'Other providers'],
		['future', 'X'],
	])('with a %s that the filter does not name: %s', (field, text) => {
		expect(label({type: 'CARD', [field]: 'X'})).toBe(text);
		expect(label({type: 'CARD', [field]: 'X'}, ['X'], code => `${code}!`)).toBe('X!');
	});
	it.each([
		[{cardType: 'CREDIT', brand: 'X'}, 'Credit cards · other brands'],
		[{cardType: 'DEBIT', brand: undefined}, 'Debit cards'],
		[{cardType: 'CHARGE'}, 'CHARGE'],
		[{kind: 'standard', group: 'credit'}, 'EMI · Credit card'],
		[{kind: 'lowCost', group: 'debit'}, 'Low-cost EMI · Debit card'],
		[{kind: 'noCost', group: 'cardless'}, 'No-cost EMI · Without a card'],
		[{kind: 'new', group: 'new'}, 'new · new'],
		[{bank: 'X', supportsMandates: true}, 'Other banks · With autopay'],
		[{supportsMandates: false}, 'Without autopay'],
	])('%j is labeled %s', (fields, text) => {
		expect(label({type: 'CARD', ...fields})).toBe(text);
	});
});

describe('a page lists', () => {
	const wallets = (count: number) => Array.from({length: count}, (_, index) => `WALLET_${index}`);
	const showing = (paymentMethods: readonly string[]) => ({
		allowDefaultOptions: false,
		options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods}],
	});
	const readings = {defaultsInside: 'apply', unnamedEmi: 'hidden'} as const;

	it('sixty tiles of a section, and counts the rest', () => {
		const page = (count: number) => renderScreen(showing(wallets(count)), {readings});
		expect(page(60).match(/class="avatar/g)).toHaveLength(60);
		expect(page(60)).not.toContain('class="more"');
		expect(page(62).match(/class="avatar/g)).toHaveLength(60);
		expect(page(62)).toContain('<li class="more">and 2 more</li>');
		expect(page(500)).toContain('<li class="more">and 441 more</li>');
	});
	it('sixty instruments of a decision, 400 of a section, and counts the rest', () => {
		const page = (count: number) => renderScreen(showing(wallets(count)), {view: 'why', readings});
		expect(page(60)).not.toMatch(/<li>and \d+ more/);
		expect(page(61)).toContain('<li>and 1 more</li>');
		expect(page(399)).not.toContain('more instruments');
		expect(page(500)).toContain('<p class="soft">and 101 more instruments</p>');
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
		expect(page(41)).toContain('<p class="soft">and 2 more decisions</p>');
	});
	it('the first 1,200 characters of a JSON value', () => {
		const page = renderScreen(showing(wallets(300)), {view: 'why'});
		const [, json = ''] = /<pre>([^<]*…)<\/pre>/.exec(page) ?? [];
		expect(json.replaceAll('&quot;', '"')).toHaveLength(1201);
	});
	it('the last 200 requests', async () => {
		const sandbox = open();
		for (let call = 0; call < 201; call += 1) await sandbox.fetch(new Request('http://localhost/x', {method: 'PUT'}));
		const page = await (await sandbox.fetch(new Request('http://localhost/'))).text();
		expect(page.match(/<td>PUT/g)).toHaveLength(200);
		expect(page).toContain('<td>201</td>');
		expect(page).not.toContain('<td>1</td>');
	});
});

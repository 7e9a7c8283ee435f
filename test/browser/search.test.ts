// Search over the built site: which page comes first for which question.
import {beforeAll, expect, it} from 'vitest';
// @ts-expect-error: the scripts of the docs are plain JavaScript
import {indexOf, resultsFor} from '../../scripts/docs/client/ranking.mjs';
import {buildSite, text} from './site.js';

let index: unknown;

beforeAll(() => {
	buildSite();
	index = indexOf(JSON.parse(text('assets/search.json')));
}, 600_000);

/** The address of the first result. */
const first = (query: string): string => String(resultsFor(index, query).groups[0]?.entries[0]?.url);

/** What people search for, and the page that answers it. Change a page here when its text moves. */
const FIRST: readonly (readonly [query: string, page: RegExp])[] = [
	['error 401', /^guides\/(questions|session-call)/],
	['401 unauthorized', /^guides\/(questions|session-call|start-here)/],
	['retry timeout', /^guides\/(questions|session-call)/],
	['quick-pay', /^guides\/session-call/],
	['sdk_payload', /^guides\/(session-call|glossary)/],
	['hide wallet', /^guides\/(questions|recipes)/],
	['payment locking', /^guides\/recipes/],
	['hide credit cards', /^guides\/(questions|recipes)/],
	['only upi', /^guides\/(questions|recipes)/],
	['net banking', /^guides\/(questions|recipes)/],
	['COD', /^guides\/(questions|recipes)/],
	['pay later', /^guides\/(questions|recipes)/],
	['bin', /^guides\/(questions|recipes)/],
	['no-cost emi', /^guides\/(recipes|emi)/],
	['installments', /^guides\/emi/],
	['recurring', /^guides\/mandates/],
	['mandate doubling', /^guides\/mandates/],
	['undetermined', /^guides\/(readings|command-line\/impact)/],
	['json schema', /^guides\/(finding-mistakes|command-line\/schema)/],
	['php', /^guides\/finding-mistakes/],
	['github actions', /^guides\/command-line\/integrations/],
	['mock', /^guides\/(testing|command-line\/sandbox)/],
	['vitest', /^guides\/testing/],
	['no payment option', /^guides\/questions/],
	['saved methods', /^guides\/questions/],
	['routing', /^guides\/questions/],
	['frequency', /^guides\/questions/],
	// Misspelled.
	['hide walet', /^guides\/(questions|recipes)/],
	['mandte', /^guides\/(mandates|questions)/],
	['credti cards', /^guides\/recipes/],
	// Names.
	['no-effect', /^guides\/rules\/no-effect\.html$/],
	['two-codes-in-one-string', /^guides\/rules\/two-codes-in-one-string\.html$/],
	['createSession', /^functions\/.*createSession\.html$/],
	['toCode', /^functions\/.*toCode\.html$/],

	['Cloudflare', /^guides\/compatibility/],
	['Deno', /^guides\/compatibility/],
	['Bun', /^guides\/compatibility/],
	['CommonJS', /^guides\/compatibility/],
	['require', /^guides\/compatibility/],
	['production ready', /^guides\/compatibility/],
	['TypeScript version', /^guides\/compatibility/],
	['webhook', /^guides\/session-call\.html#the-webhook/],
	// Sentences, as people type them.
	['how do I restrict by BIN?', /^guides\/(questions|recipes)\.html#.*bin/],
	['how do I test that my filter hides credit cards?', /^guides\/testing/],
	['why is no payment option shown?', /^guides\/questions\.html#no-payment/],
	['my filter has no effect', /^guides\/(questions\.html#a-filter-has-no-effect|rules\/no-effect)/],
	['how can I show only UPI?', /^guides\/(questions|recipes)\.html#show-only-upi/],
	['how do I hide one wallet but keep its UPI app?', /^guides\/questions\.html#hide-one-wallet/],
	['how do I disable pay later?', /^guides\/questions\.html#hide-pay-later/],
	['I only want UPI collect, without the app buttons', /^guides\/questions\.html#only-upi-collect/],
	['can the filter hide saved cards?', /^guides\/questions\.html#can-the-filter-hide-saved/],
	['can I block one single card?', /^guides\/questions\.html#can-the-filter-block/],
	['how do I decide by product, coupon, amount or country?', /^guides\/questions\.html#by-product/],
	['cash on delivery should depend on the shipping method', /^guides\/questions\.html#cash-on-delivery/],
	['how do I turn off EMI below an amount of 3000?', /^guides\/questions\.html#no-emi-below/],
	['can I offer credit EMI for one card brand only?', /^guides\/questions\.html#credit-emi/],
	['a bank is down, what do I do?', /^guides\/(questions\.html#a-bank-is-down|account\.html#outages)/],
	['does the payment filter change the routing?', /^guides\/questions\.html#does-the-filter-affect/],
	['is a mandate of amount zero allowed?', /^guides\/questions\.html#a-mandate-of-amount-zero/],
	['how do I set the frequency of a mandate?', /^guides\/questions\.html#the-frequency/],
	['why do I get error 401?', /^guides\/(questions|session-call)/],
	['the request timed out, was the order created?', /^guides\/questions\.html#after-a-timeout/],
	['how do I retry without creating a second order?', /^guides\/questions\.html#retry/],
	['how do I find mistakes in my PHP code?', /^guides\/finding-mistakes/],
	['how do I turn off a lint rule?', /^guides\/(command-line\/lint|lint-rules)/],
	['how do I preview the payment screen?', /^guides\/testing/],
	['how many orders would I have lost with this change?', /^guides\/(command-line\/)?impact/],
	['how do I convert my JSON to code?', /^guides\/(command-line\/to-code|from-json-to-code)/],
	['how do I mock the checkout service?', /^guides\/(testing|command-line\/sandbox)/],
	['how can I compare two filters?', /^guides\/(finding-mistakes\.html#compare|command-line\/diff)/],
	['SQL', /^guides\/impact\.html#sql/],
	['was the order paid with what was shown?', /^guides\/session-call\.html#the-webhook/],
	['how do I check many filters stored in a database?', /^guides\/finding-mistakes\.html#many-stored-filters/],
	['does it work on Cloudflare Workers?', /^guides\/compatibility/],
	['which TypeScript versions are supported?', /^guides\/compatibility\.html#typescript/],
	['is this production ready?', /^guides\/compatibility/],
	['how do I schedule a promotion?', /^guides\/account\.html#schedules-and-rollouts/],
];

it.each(FIRST)('"%s" finds its page first', (query, page) => {
	expect(first(query)).toMatch(page);
});

it.each([
	['COD', 'code'],
	['refund', 'refuse'],
])('"%s" does not find pages on "%s"', (query, other) => {
	const pages = (text: string): string[] =>
		resultsFor(index, text).groups.flatMap(({entries}: {entries: {url: string}[]}) => entries.map(({url}) => url));
	expect(pages(other).length).toBeGreaterThan(3);
	expect(pages(query).filter(url => pages(other).includes(url)).length).toBeLessThan(3);
});

it('ranks "prefix" before "prefer" for "prefxi"', () => {
	expect(first('prefxi')).toBe(first('prefix'));
});

it('has text without markup', () => {
	const entries: {text: string; kind: string}[] = JSON.parse(text('assets/search.json'));
	expect(entries.length).toBeGreaterThan(300);
	expect(entries.filter(one => /data-type=|<span|<div|class="/.test(one.text))).toEqual([]);
});

// Search over the built site: which page comes first for which question.
import {beforeAll, describe, expect, it} from 'vitest';
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

describe('the first page for a question', () => {
	it.each([
		['hide wallet', /^guides\/recipes/],
		['payment locking', /^guides\/recipes/],
		['hide credit cards', /^guides\/recipes/],
		['no-cost emi', /^guides\/(recipes|emi)/],
		['mandate doubling', /^guides\/mandates/],
		['quick-pay', /^guides\/session-call/],
		['401 unauthorized', /^guides\/(session-call|start-here)/],
		['undetermined', /^guides\/readings/],
		['php', /^guides\/other-languages/],
		['github actions', /^guides\/command-line/],
		['sdk_payload', /^guides\/(session-call|glossary)/],
		['retry timeout', /^guides\/session-call/],
	])('%s', (query, page) => {
		expect(first(query)).toMatch(page);
	});

	it.each([
		['hide walet', 'hide wallet'],
		['mandte', 'mandate'],
		['credti cards', 'credit cards'],
	])('%s, misspelled', (query, right) => {
		expect(first(query)).toBe(first(right));
	});

	it.each(['no-effect', 'two-codes-in-one-string', 'conflicting-type', 'emi-not-named'])('the rule %s', rule => {
		expect(first(rule)).toBe(`guides/rules/${rule}.html`);
	});

	it.each(['createSession', 'toCode'])('the function %s', name => {
		expect(first(name)).toMatch(new RegExp(`^functions/.*${name}\\.html$`));
	});
});

it('has text without markup', () => {
	const entries: {text: string; kind: string}[] = JSON.parse(text('assets/search.json'));
	expect(entries.length).toBeGreaterThan(300);
	expect(entries.filter(one => /data-type=|<span|<div|class="/.test(one.text))).toEqual([]);
});

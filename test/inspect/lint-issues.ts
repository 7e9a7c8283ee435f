// The issues of lint as lines, and the inputs that its tests share.
import {readFileSync} from 'node:fs';
import {type Issue, type LintOptions, lint, lintRules} from '../../src/inspect/index.js';

const NOW = new Date('2026-06-01T00:00:00Z');

/** `severity rule pointer` of every issue. */
export function listed(input: unknown, options: LintOptions = {}): string {
	return lint(input, {now: NOW, ...options})
		.map(lineOf)
		.join('\n');
}

/** The same, with message, other places, suggestion and the title of the fix. */
export function worded(input: unknown, options: LintOptions = {}): string {
	return lint(input, {now: NOW, ...options})
		.map(issue =>
			[
				lineOf(issue),
				`  ${issue.message}`,
				...(issue.related ?? []).map(({pointer, message}) => `  related: ${pointer} ${message}`),
				...(issue.suggestion === undefined ? [] : [`  suggestion: ${issue.suggestion}`]),
				...(issue.fix === undefined ? [] : [`  fix: ${issue.fix.title}`]),
			].join('\n'),
		)
		.join('\n');
}

function lineOf({severity, rule, pointer}: Issue): string {
	return `${severity} ${rule} ${pointer === '' ? '(whole input)' : pointer}`;
}

/** The wrong and the right example on the page of each rule about an input, in alphabetical order. */
export const examples = lintRules
	.map(({id}) => {
		const page = readFileSync(new URL(`../../docs/rules/${id}.md`, import.meta.url), 'utf8');
		const under = (heading: string): unknown => {
			const after = page.split(`## ${heading}\n`)[1] ?? '';
			const [, kind, text = ''] = /```(json|text)\n([\s\S]+?)\n```/.exec(after) ?? [];
			return kind === 'json' ? JSON.parse(text) : kind && text;
		};
		const account = (under('Configuration') ?? {}) as LintOptions; // of the page
		return {id, account, wrong: under('Wrong'), right: under('Right')};
	})
	.filter(({wrong}) => wrong !== undefined)
	.sort((one, other) => (one.id < other.id ? -1 : 1));

export const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({
	allowDefaultOptions,
	options,
});

export const cards = (...cardFilters: readonly object[]) =>
	filterOf(true, {paymentMethodType: 'CARD', enable: true, cardFilters});

export const wallets = (...paymentMethods: readonly string[]) => ({
	paymentMethodType: 'WALLET',
	enable: true,
	paymentMethods,
});

export const page = (fields: object) => ({
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	action: 'paymentPage',
	...fields,
});

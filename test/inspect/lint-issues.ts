// The issues of lint as lines, and the inputs that its tests share.
import {readdirSync, readFileSync} from 'node:fs';
import {type Issue, type LintOptions, lint} from '../../src/inspect/index.js';

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

export interface Example {
	readonly id: string;
	readonly invalid: unknown;
	readonly valid: unknown;
}

const FIXTURES = new URL('../fixtures/lint/', import.meta.url);

/** An input that has the issue, and one that does not, for each rule about JSON. */
export const examples: readonly Example[] = readdirSync(FIXTURES)
	.sort()
	.map(name => ({
		id: name.replace('.json', ''),
		...JSON.parse(readFileSync(new URL(name, FIXTURES), 'utf8')),
	}));

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

// What lint tells its user: every part of every finding, as lines to read.
import {type LintOptions, lint} from '../../src/inspect/index.js';

/** `severity rule pointer`, the message, and the suggestion where it is more than the remedy of the message. */
export function said(subject: unknown, options: LintOptions = {}): string {
	return lint(subject, {now: new Date('2026-06-01T00:00:00Z'), ...options})
		.map(({severity, rule, pointer, message, suggestion}) =>
			[
				`${severity} ${rule} ${pointer === '' ? '(the whole)' : pointer}`,
				`  ${message}`,
				...(message.endsWith(`: ${suggestion}`) ? [] : [`  suggestion: ${suggestion}`]),
			].join('\n'),
		)
		.join('\n');
}

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

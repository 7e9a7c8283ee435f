// Inspect: a lint rule.
import {page} from './examples.js';
import type {LintRule} from './rule.js';

/** Fields that samples fill in, and what they fill in. */
const SAMPLES: Readonly<Record<string, RegExp>> = {
	customer_email: /@(?:example|test|dummy|sample)\.|@example$|^(?:abc|test|dummy|sample|xyz)@/i,
	customer_phone: /^\+?\d{0,3}(?:(\d)\1{9}|1234567890|9876543210|0123456789)$/,
	return_url: /^[a-z]+:\/\/(?:[a-z0-9.-]+\.)?(?:example\.(?:com|org|net)|localhost|127\.0\.0\.1)(?=$|[:/?#])/i,
	description: /lorem ipsum|^(?:sample|test|dummy) (?:description|payment|order)\b/i,
	first_name: /^(?:john|test|dummy|first[ _]?name)$/i,
	last_name: /^(?:doe|wick|test|dummy|last[ _]?name)$/i,
	customer_id: /^(?:test|dummy|sample)[ _-]?(?:customer|user|id)?\d*$/i,
	payment_page_client_id: /^(?:test|dummy|sample|client[ _-]?id)$/i,
	order_id: /^(?:test|dummy|sample)[ _-]?(?:order|id)?$/i,
};

export const sampleValue = {
	id: 'sample-value',
	severity: 'info',
	description: 'A value that stands in samples, such as a repeated digit for a phone number, may have been left in.',
	source: 'checkout-spec: session request fields',
	invalid: page({customer_phone: '9999999999'}),
	valid: page({customer_phone: '9000000001'}),
	check({request}, report) {
		for (const [field, sample] of Object.entries(SAMPLES)) {
			const value: unknown = request?.[field as keyof typeof request]; // each key above is a field of the request
			if (typeof value === 'string' && value.length < 256 && sample.test(value)) {
				report(`/${field}`, `${field} looks like a sample's: write the customer's or the order's own`);
			}
		}
	},
} as const satisfies LintRule;

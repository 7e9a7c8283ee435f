// A lint rule.
import type {SessionRequest} from '../../wire/session.js';
import type {LintCheck} from './rule.js';
import {textField} from './session-fields.js';

/** What samples write into each field. */
const SAMPLES: {readonly [Field in keyof SessionRequest]?: RegExp} = {
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
	description: 'A typical sample value, such as a phone number of one repeated digit, may have been left in.',
	source: 'checkout-spec: session request fields',
	check(subject, report) {
		for (const [field, sample] of Object.entries(SAMPLES)) {
			const value = textField(subject, field as keyof SessionRequest); // a key of the table above
			if (value === undefined || value.length >= 256 || !sample.test(value)) continue;
			report(`/${field}`, {message: `${field} looks like a sample value: write the real one`});
		}
	},
} as const satisfies LintCheck;

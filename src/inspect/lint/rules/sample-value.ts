// Sample values that were left in.

import {escapeText} from '../../../diagnostics/format-value.js';
import type {RequestParts} from '../../../wire/session.js';
import {isPlaceholder} from '../../read/placeholders.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';
import {SAMPLE_SESSION} from '../sample-session.js';
import {textField} from '../text-field.js';
import {placeholdersOfMerchant} from './placeholder-left-in.js';

export const text: RuleText = {
	description: 'A typical sample value, such as a phone number of one repeated digit, may have been left in.',
	effect:
		'The customer gets no message from the service, since the address or number is not theirs, and different customers can look like one.',
	source: 'checkout-spec: session request fields',
	wrong: {
		...SAMPLE_SESSION,
		customer_phone: '9999999999',
	},
	right: SAMPLE_SESSION,
};

export const check: LintCheck = {id: 'sample-value', about: 'session', check: reportSampleValue};

function reportSampleValue(subject: LintSubject, report: ReportIssue): void {
	for (const [field, sample] of Object.entries(SAMPLES)) {
		const value = textField(subject, field as keyof RequestParts); // a key of the table above
		if (value === undefined || !sample.test(value) || isPlaceholder(field, value)) continue;
		report(`/${field}`, sampleIn(field));
	}
	for (const {key, pointer} of placeholdersOfMerchant(subject)) report(pointer, sampleIn(escapeText(key)));
}

/** What samples write into each field. */
const SAMPLES: {readonly [Field in keyof RequestParts]?: RegExp} = {
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

function sampleIn(field: string) {
	return {problem: `${field} looks like a sample value`, remedy: 'write the real value'};
}

// Rules about the fields of a session request.
import {escapeText} from '../../diagnostics/format-value.js';
import {END_BEFORE_START} from '../../model/mandate-order.js';
import {isReadable} from '../../schema/recovered.js';
import type {RequestParts} from '../../wire/session.js';
import {undocumentedFields} from '../subject/undocumented.js';
import {isPlaceholder, placeholdersOfMerchant} from './placeholder-left-in.js';
import type {LintSubject, ReportIssue} from './rule.js';

export function reportMandateEndsBeforeStart(subject: LintSubject, report: ReportIssue): void {
	const start = textField(subject, 'mandate.start_date');
	const end = textField(subject, 'mandate.end_date');
	if (start === undefined || end === undefined || Number(end) > Number(start)) return;
	report('/mandate.end_date', {
		...END_BEFORE_START,
		found: end,
		related: [{pointer: '/mandate.start_date', message: 'the start'}],
	});
}

/** A start earlier on the same day is not in the past, in any time zone. */
const DAY = 86_400;

export function reportMandateDateInPast(subject: LintSubject, report: ReportIssue): void {
	for (const field of ['mandate.start_date', 'mandate.end_date'] as const) {
		const seconds = Number(textField(subject, field) ?? Number.NaN);
		if (!(seconds + DAY < subject.now / 1000)) continue;
		const day = new Date(seconds * 1000).toISOString().slice(0, 10);
		report(`/${field}`, {
			problem: `${field} is ${day}, which is in the past`,
			remedy: 'write a future date in Unix seconds',
		});
	}
}

/** Other documents state limits of 18, 20 or 21 characters. */
const LONGEST = 20;

export function reportOrderIdFormat(subject: LintSubject, report: ReportIssue): void {
	const id = textField(subject, 'order_id');
	if (id === undefined) return;
	if (id.length > LONGEST) {
		report('/order_id', {problem: `the order_id has ${id.length} characters`, remedy: `write at most ${LONGEST}`});
	}
	const odd = id.search(/[^A-Za-z0-9_-]/);
	if (odd < 0) return;
	report('/order_id', {
		problem: `character ${odd} of the order_id may be refused`,
		remedy: 'use only letters, digits, - and _',
	});
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

export function reportSampleValue(subject: LintSubject, report: ReportIssue): void {
	for (const [field, sample] of Object.entries(SAMPLES)) {
		const value = textField(subject, field as keyof RequestParts); // a key of the table above
		if (value === undefined || !sample.test(value) || isPlaceholder(field, value)) continue;
		report(`/${field}`, sampleIn(field));
	}
	for (const {key, pointer} of placeholdersOfMerchant(subject)) report(pointer, sampleIn(escapeText(key)));
}

function sampleIn(field: string) {
	return {problem: `${field} looks like a sample value`, remedy: 'write the real value'};
}

export function reportUndocumentedField({recovered, account}: LintSubject, report: ReportIssue): void {
	const problem = isReadable(recovered) ? undocumentedFields(Object(recovered), account) : undefined;
	if (problem !== undefined) report('', problem);
}

/** The text of a field, as far as it can be read. */
function textField({recoveredRequest}: LintSubject, field: keyof RequestParts): string | undefined {
	const value: unknown =
		isReadable(recoveredRequest) && Object.hasOwn(recoveredRequest, field) ? recoveredRequest[field] : undefined;
	return typeof value === 'string' ? value : undefined;
}

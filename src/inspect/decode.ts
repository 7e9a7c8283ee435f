// Inspect: the one way from unknown JSON to a filter or a session request.

import {formatValue} from '../diagnostics/format-value.js';
import type {Issue} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {reportTypesGivenTwice} from '../rules/contradictions.js';
import {readSessionRequest} from '../rules/read-session-request.js';
import {sessionFields} from '../schema/extra-fields.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import type {Leniency} from '../schema/read-shape.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {SessionRequest} from '../wire/session.js';
import {type Opened, openInput} from './open-input.js';

/**
 * What decoding gives: the typed value with what was taken in spite of a doubt, or every issue at once.
 *
 * At most 100 issues are listed; `total` counts them all.
 *
 * @source The shape is paylock's own.
 */
export type Decoded<Value> =
	| {readonly ok: true; readonly value: Value; readonly notes: readonly Issue[]}
	| {readonly ok: false; readonly issues: readonly Issue[]; readonly total: number};

/**
 * Reads a payment filter that anyone wrote: strictly, typed and frozen, or with every issue at once.
 *
 * A missing `allowDefaultOptions` is read as `true`, missing `options` as none, and `notes` says so; so it does of a
 * payment method type given twice, of which the first counts. The input is never changed and nothing is thrown.
 *
 * @param input - an object, a builder, or JSON text (a BOM is skipped) of at most 67,108,864 characters
 * @returns `{ok: true, value, notes}` or `{ok: false, issues, total}`
 * @example
 * ```ts
 * import {decode} from 'paylock/inspect';
 *
 * const decoded = decode('{"allowDefaultOptions": "true", "options": []}');
 * if (!decoded.ok) console.log(decoded.issues[0]?.message);
 * // "true" is no boolean: write true, without quotes
 * ```
 * @source checkout-spec: payment_filter object; open points 1 to 7
 */
export function decode(input: unknown): Decoded<PaymentFilter> {
	const report = new IssueCollector();
	const notes = new IssueCollector();
	const opened = openInput(input, 'payment filter', report);
	if (opened !== undefined && !isFilter(opened) && isSession(opened)) {
		report.add('', {
			rule: 'invalid-type',
			message: 'this is a session request: call decodeSession, or decode what stands under payment_filter',
			suggestion: 'decodeSession',
		});
	}
	const value = report.total > 0 ? undefined : readPaymentFilter(opened?.plain, report, '', leniencyOf(notes));
	if (value === undefined) return refusal(report);
	reportTypesGivenTwice(value, notes, '');
	return decoded(value, notes);
}

/**
 * Reads a session request that anyone wrote: strictly, typed and frozen, or with every issue at once.
 *
 * Fields that the document does not name are kept, and `notes` names them, beside what {@link decode} would note of the
 * filter inside. The input is never changed and nothing is thrown; issues never show a customer's data.
 *
 * @param input - an object, a builder, or JSON text (a BOM is skipped) of at most 67,108,864 characters
 * @returns `{ok: true, value, notes}` or `{ok: false, issues, total}`
 * @example
 * ```ts
 * import {decodeSession} from 'paylock/inspect';
 *
 * const decoded = decodeSession({action: 'paymentPage', customer_id: 'customer-1', mandate_max_amount: '499.00'});
 * if (!decoded.ok) console.log(decoded.issues[0]?.message);
 * // "mandate_max_amount" is no field of a session: write mandate.max_amount
 * ```
 * @source checkout-spec: session request fields; Create session, fields sent for each `action`; open point 20
 */
export function decodeSession(input: unknown): Decoded<SessionRequest> {
	const report = new IssueCollector();
	const notes = new IssueCollector();
	const opened = openInput(input, 'session', report);
	if (opened !== undefined && isFilter(opened) && !isSession(opened)) {
		report.add('', {
			rule: 'invalid-type',
			message: 'this is a payment filter: call decode, or put it under payment_filter of a session request',
			suggestion: 'decode',
		});
	}
	const value = report.total > 0 ? undefined : readSessionRequest(opened?.plain, report, leniencyOf(notes));
	if (value === undefined) return refusal(report);
	if (value.payment_filter !== undefined) reportTypesGivenTwice(value.payment_filter, notes, '/payment_filter');
	noteExtraFields(value, notes);
	return decoded(value, notes);
}

function noteExtraFields(request: SessionRequest, notes: IssueCollector): void {
	const known = new Set<string>(sessionFields());
	for (const key of Object.keys(request)) {
		if (known.has(key)) continue;
		const message = `${formatValue(key)} is no field that the document names: it is kept and sent as it stands`;
		notes.add(pointerSegment(key), {rule: 'unknown-key', message, found: formatValue(key)});
	}
}

function leniencyOf(notes: IssueCollector): Leniency {
	return {onMissing: (pointer, problem) => notes.add(pointer, problem)};
}

function isFilter({keys}: Opened): boolean {
	return keys.has('allowDefaultOptions') || keys.has('options');
}

function isSession({keys}: Opened): boolean {
	// `emiOptions` may stand in a filter too.
	return sessionFields().some(field => field !== 'emiOptions' && keys.has(field));
}

function decoded<Value>(value: Value, notes: IssueCollector): Decoded<Value> {
	return Object.freeze({ok: true, value, notes: frozen(notes.issues)});
}

function refusal(report: IssueCollector): Decoded<never> {
	return Object.freeze({ok: false, issues: frozen(report.issues), total: report.total});
}

/** Frozen with their lists, some of which are the vocabularies themselves. */
function frozen(issues: readonly Issue[]): readonly Issue[] {
	for (const issue of issues) Object.freeze(Object.freeze(issue).allowed);
	return Object.freeze(issues);
}

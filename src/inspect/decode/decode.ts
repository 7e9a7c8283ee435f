// Decodes unknown JSON strictly into a filter or a session request.

import type {Account} from '../../account/account.js';
import {type Issue, type IssueDetails, publicIssue} from '../../diagnostics/issue.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {RULES} from '../../diagnostics/rules.js';
import {reportTypesGivenTwice} from '../../model/contradictions.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {isReadable} from '../../schema/recovered.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import type {SessionRequest} from '../../wire/session.js';
import {checkOptions} from '../read/inspect-options.js';
import {type Opened, openInput, recoverInput} from '../read/read-input.js';
import {undocumentedFields} from '../subject/undocumented.js';

/**
 * The result of decoding: the typed value with its warnings, or every issue at once.
 *
 * At most 100 issues are listed; `total` counts the others too.
 *
 * @source The shape is paylock's own.
 */
export type Decoded<Value> =
	| {readonly ok: true; readonly value: Value; readonly issues: readonly Issue[]}
	| {readonly ok: false; readonly issues: readonly Issue[]; readonly total: number};

/**
 * Decodes a payment filter strictly: returns it typed and deeply frozen, or returns every issue at once.
 *
 * A missing `allowDefaultOptions` is read as `true` and missing `options` as `[]`, each with a warning. If a payment
 * method type is configured twice, paylock assumes that the first option counts, also with a warning. Never throws for its
 * input and never changes it.
 *
 * @param input - an object, a builder, or JSON text (a byte order mark is skipped) of at most 67,108,864 characters
 * @param options - what is known about the account
 * @returns `{ok: true, value, issues}`, with no errors among the issues, or `{ok: false, issues, total}`
 * @throws a {@link MisuseError} for unknown options and values
 * @example
 * ```ts
 * import {decode} from 'paylock/inspect';
 *
 * const decoded = decode('{"allowDefaultOptions": "true", "options": []}');
 * if (!decoded.ok) console.log(decoded.issues[0]?.message);
 * // "true" is not a boolean: write true, without quotes
 * ```
 * @source checkout-spec: payment_filter object; open points 1 to 7
 */
export function decode(input: unknown, options?: Account): Decoded<PaymentFilter> {
	return reportAtCall(decode, () => decodeAs('payment filter', input, checkOptions(options, input)));
}

/**
 * Decodes a session request strictly: returns it typed and deeply frozen, or returns every issue at once.
 *
 * Fields that the specification does not name are kept, with one issue of severity info for all of them. An amount with one
 * decimal or none is kept with a warning. A missing `action` is read as `paymentPage` if the request is a payment page.
 * `customer_email`, `customer_phone` and the dates of a mandate may be missing, each with a warning, and so may the account's
 * `optionalFields`. Never throws for its input and never changes it; issues never quote a customer's data.
 *
 * @param input - an object, a builder, or JSON text (a byte order mark is skipped) of at most 67,108,864 characters
 * @param options - what is known about the account
 * @returns `{ok: true, value, issues}`, with no errors among the issues, or `{ok: false, issues, total}`
 * @throws a {@link MisuseError} for unknown options and values
 * @example
 * ```ts
 * import {decodeSession} from 'paylock/inspect';
 *
 * const decoded = decodeSession({action: 'paymentPage', customer_id: 'customer-1', mandate_max_amount: '499.00'});
 * if (!decoded.ok) console.log(decoded.issues[0]?.message);
 * // "mandate_max_amount" is not a field of a session: write "mandate.max_amount"
 * ```
 * @source checkout-spec: session request fields; Create session, fields sent for each `action`; open points 16, 20, 28 to 30 and 32
 */
export function decodeSession(input: unknown, options?: Account): Decoded<SessionRequest> {
	return reportAtCall(decodeSession, () => decodeAs('session', input, checkOptions(options, input)));
}

function decodeAs<Value>(what: 'payment filter' | 'session', input: unknown, account: Account): Decoded<Value> {
	const report = new IssueCollector(RULES);
	const opened = openInput(input, what, report);
	const value = opened && readStrictly(opened, what === 'session', report, account);
	const issues = frozen(report.issues.map(publicIssue));
	// Without errors, every part was read unchanged.
	return Object.freeze(
		value === undefined ? {ok: false, issues, total: report.total} : {ok: true, value: value as Value, issues},
	);
}

/** The value as written; `undefined` if it has any error. */
function readStrictly(opened: Opened, isSession: boolean, report: IssueCollector, account: Account): unknown {
	const {kind, keys} = opened;
	const isFilterAlone = kind === 'filter' && ['allowDefaultOptions', 'options'].some(key => keys.includes(key));
	if (isSession ? isFilterAlone : kind === 'session') {
		report.add('', isSession ? FILTER_GIVEN : SESSION_GIVEN);
		return undefined;
	}
	const shape = isSession ? SESSION_REQUEST : opened.shape;
	const isFilter = shape === PAYMENT_FILTER;
	const {recovered} = recoverInput({...opened, shape}, report, account, {purpose: 'decoding'});
	if (!isFilter && isReadable(recovered)) report.add('', undocumentedFields(Object(recovered), account));
	if (report.errors > 0) return undefined;
	const filter: PaymentFilter | undefined = isFilter ? (recovered as PaymentFilter) : Object(recovered).payment_filter;
	if (filter !== undefined) reportTypesGivenTwice(filter, report, isFilter ? '' : '/payment_filter', 'warning');
	return isSession ? recovered : filter;
}

const SESSION_GIVEN: IssueDetails = {
	rule: 'invalid-type',
	problem: 'the input is a session request',
	remedy: 'call decodeSession, or decode the filter alone',
};
const FILTER_GIVEN: IssueDetails = {
	rule: 'invalid-type',
	problem: 'the input is a payment filter',
	remedy: 'call decode, or put it under payment_filter of a session request',
};

/** Freezes the issues and their lists; some lists are shared vocabularies. */
function frozen(issues: readonly Issue[]): readonly Issue[] {
	for (const issue of issues) Object.freeze(Object.freeze(issue).allowed);
	return Object.freeze(issues);
}

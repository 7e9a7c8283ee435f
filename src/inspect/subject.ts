// Reads an input as a filter or a session request, once.
import type {Issue} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {MisuseError} from '../diagnostics/misuse-error.js';
import {normalFilter, normalRequest} from '../model/normal-subject.js';
import type {NormalSubject} from '../model/subject.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {SessionRequest} from '../wire/session.js';
import {decode, decodeSession} from './decode.js';
import {openInput} from './open-input.js';

/** A filter or session request, normalised; the decoded values beside it serve what needs the JSON as written. */
export interface Subject extends NormalSubject {
	/** Absent in a request that locks nothing. */
	readonly filter?: PaymentFilter;
	/** Absent where the input is a filter alone. */
	readonly request?: SessionRequest;
	/** What stands before a pointer into the filter. */
	readonly base: '' | '/payment_filter';
	readonly emi?: EmiFilter;
	readonly emiPointer: string;
	/** Whether a request holds `emiOptions` in both places (open point 4), so that `emi` is only one of two. */
	readonly emiTwice: boolean;
	/** What `decode` took in spite of a doubt. */
	readonly notes: readonly Issue[];
	readonly issues?: never;
}

/** What `decode` refused. */
export interface RefusedSubject {
	readonly issues: readonly Issue[];
	readonly total: number;
}

/** Keys that only a session request has; `emiOptions` may stand in either, the details say nothing. */
const REQUEST_KEYS = [
	'action',
	'customer_id',
	'payment_filter',
	'payment_page_client_id',
	'order_id',
	'amount',
	'customer_email',
	'customer_phone',
	'sdk_udf',
	'options.create_mandate',
	'mandate.max_amount',
	'mandate.start_date',
	'mandate.end_date',
] as const;

/** A filter or a session request as builder, object or text; what `decode` refuses comes back as its issues. */
export function subjectOf(input: unknown): Subject | RefusedSubject {
	const opened = openInput(input, 'payment filter or session', new IssueCollector());
	if (opened === undefined) return subjectOfFilter(input);
	return REQUEST_KEYS.some(key => opened.keys.has(key))
		? subjectOfRequest(opened.plain)
		: subjectOfFilter(opened.plain);
}

/** The same for the calls that throw: a {@link MisuseError} carries what `decode` refused. */
export function subjectOrThrow(input: unknown): Subject {
	const subject = subjectOf(input);
	if (subject.issues !== undefined) throw new MisuseError(subject.issues, subject.total);
	return subject;
}

function subjectOfFilter(input: unknown): Subject | RefusedSubject {
	const decoded = decode(input);
	if (!decoded.ok) return {issues: decoded.issues, total: decoded.total};
	const filter = decoded.value;
	return {
		...normalFilter(filter),
		filter,
		base: '',
		...(filter.emiOptions === undefined ? {} : {emi: filter.emiOptions}),
		emiPointer: '/emiOptions',
		emiTwice: false,
		notes: decoded.notes,
	};
}

function subjectOfRequest(input: unknown): Subject | RefusedSubject {
	const decoded = decodeSession(input);
	if (!decoded.ok) return {issues: decoded.issues, total: decoded.total};
	const {payment_filter: filter, emiOptions: beside} = decoded.value;
	const inside = filter?.emiOptions;
	const emi = inside ?? beside;
	return {
		...normalRequest(decoded.value),
		request: decoded.value,
		...(filter === undefined ? {} : {filter}),
		base: '/payment_filter',
		...(emi === undefined ? {} : {emi}),
		emiPointer: inside === undefined ? '/emiOptions' : '/payment_filter/emiOptions',
		emiTwice: inside !== undefined && beside !== undefined,
		notes: decoded.notes,
	};
}

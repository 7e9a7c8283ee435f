// Reads an input as a filter or a session request, as far as it can be read.

import {type Account, NO_ACCOUNT} from '../../account/account.js';
import {isArray} from '../../diagnostics/format-value.js';
import {InvalidInputError} from '../../diagnostics/invalid-input-error.js';
import type {Issue} from '../../diagnostics/issue.js';
import {IssueCollector, MOST_ISSUES} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {isMisspelled, isReadable, type Recovered, UNRECOVERED} from '../../schema/recovered.js';
import {keysOf} from '../../schema/shape.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import type {SessionRequest} from '../../wire/session.js';
import type {How} from '../read/corrections/correct.js';
import type {Read} from '../read/corrections/read.js';
import {type Embedded, onlyEmbedded} from '../read/envelope.js';
import {type InputKind, openInput, recoverInput, type WrappedFilter} from '../read/read-input.js';
import {partOf, scalar} from './normal-parts.js';
import {normalEmiFilters, normalOptions, withoutFilter} from './normal-subject.js';
import {type NormalSubject, UNREADABLE} from './subject.js';

/** A filter or session request, normalized, with the issues that strict reading finds. */
export interface Subject extends NormalSubject {
	/** False if nothing could be read: then every part is unreadable. */
	readonly isReadable: boolean;
	/** At most the requested number; `total` counts all. */
	readonly issues: readonly Issue[];
	readonly total: number;
	/** What is known about the account, checked. */
	readonly account: Account;
	/** The original object. */
	readonly plain: object | undefined;
	/** True for an order that is signed, in which nothing may be changed. */
	readonly isSigned: boolean;
	/** The text of the input, corrected to be JSON. */
	readonly json: string | undefined;
	/** True for a text with a place that cannot be read. */
	readonly isBroken: boolean;
	/** The whole recovered input. */
	readonly recovered: unknown;
	/** The input as it is meant; `undefined` if it was not read. */
	readonly meant: Read | undefined;
	/** The recovered filter; absent in a request without one. */
	readonly recoveredFilter: Recovered<PaymentFilter> | undefined;
	/** The recovered request; absent if the input is only a filter. */
	readonly recoveredRequest: Recovered<SessionRequest> | undefined;
	/** The prefix of every pointer into the filter. */
	readonly base: '' | '/payment_filter';
	/** Where it is in the input, if that is another object around it. */
	readonly embedded?: Embedded;
}

/** Reads a filter or a session request, from a builder, object or text; unreadable parts are marked. Never throws. */
export function readSubject(input: unknown, account: Account = NO_ACCOUNT, mostIssues: number = MOST_ISSUES): Subject {
	const embedded = onlyEmbedded(input);
	return embedded === undefined
		? readSubjectItself(input, account, mostIssues)
		: {...readSubjectItself(embedded.value, account, mostIssues, undefined, embedded.isSigned), embedded};
}

/** The same for an input that is not inside another object. */
export function readSubjectItself(
	input: unknown,
	account: Account,
	mostIssues: number,
	how: How = {purpose: 'explaining'},
	isSigned = false,
): Subject {
	const report = new IssueCollector(RULES, mostIssues);
	const opened = openInput(input, 'payment filter or session', report, isSigned);
	const meant = opened && recoverInput(opened, report, account, how);
	const read = opened === undefined ? NOTHING : normalizeRecovered(opened.kind, meant?.recovered);
	const isStated =
		opened?.kind === 'filter'
			? opened.keys.includes('allowDefaultOptions')
			: !report.issues.some(({rule, pointer}) => rule === 'missing-field' && pointer.endsWith('/allowDefaultOptions'));
	const isAnswerable =
		opened !== undefined &&
		(report.errors === 0 || opened.kind === 'session' || hasReadablePart(read, report.issues, isStated));
	return {
		...read,
		// An absent default means nothing if the rest could not be read.
		...(!isAnswerable && read.defaults.allow !== UNREADABLE && NOTHING),
		meant,
		isReadable: isAnswerable,
		issues: report.issues,
		total: report.total,
		account,
		plain: opened?.plain,
		isSigned: opened?.isSigned === true,
		json: opened?.json,
		isBroken: opened?.isBroken === true,
	};
}

/** The same for calls that require a filter. */
export function readSubjectOrThrow(input: unknown, account?: Account): Subject {
	const subject = readSubject(input, account);
	if (!subject.isReadable) throw new InvalidInputError(subject.issues, subject.total);
	return subject;
}

/** The errors of what was not read; others are of parts that are read as they are meant, or although the action forbids them. */
export function unreadIssues({issues, meant}: Subject): readonly Issue[] {
	const read = new Set(meant?.notes.map(({pointer}) => pointer));
	return issues.filter(({severity, rule, pointer, fix}) => {
		const isRead = rule === 'wrong-action' || fix !== undefined || read.has(pointer);
		return severity === 'error' && !isRead;
	});
}

/** The subject of a recovered value that differs from the subject's own; the issues stay. */
export function withRecovered(subject: Subject, recovered: unknown): Subject {
	const {recoveredRequest, base} = subject;
	const kind = recoveredRequest !== undefined ? 'session' : base === '' ? 'filter' : 'wrapped-filter';
	return {...subject, ...normalizeRecovered(kind, recovered)};
}

type ReadInput = NormalSubject & Pick<Subject, 'recovered' | 'recoveredFilter' | 'recoveredRequest' | 'base'>;

/** The parts of a recovered input, which has the shape of its kind. */
function normalizeRecovered(kind: InputKind, recovered: unknown): ReadInput {
	const isSession = kind === 'session';
	const base = kind === 'filter' ? '' : '/payment_filter';
	const request = isSession ? (recovered as Recovered<SessionRequest>) : undefined;
	if (request !== undefined && !isReadable(request)) return {...NOTHING, isSession, recoveredRequest: request};
	const filter =
		kind === 'filter'
			? (recovered as Recovered<PaymentFilter>)
			: (partOf(recovered as Recovered<Partial<WrappedFilter>>, 'payment_filter') ??
				(isSession ? undefined : UNRECOVERED));
	return {
		...(filter === undefined ? withoutFilter(base) : normalOptions(filter, base)),
		emiFilters: normalEmiFilters(
			[filter && partOf(filter, 'emiOptions'), `${base}/emiOptions`],
			[request && partOf(request, 'emiOptions'), '/emiOptions'],
		),
		display: request && scalar(partOf(request, 'sdk_udf')),
		mandateKind: request && scalar(partOf(request, 'options.create_mandate')),
		action: request && scalar(partOf(request, 'action')),
		isSession,
		base,
		recovered,
		recoveredFilter: filter,
		recoveredRequest: request,
	};
}

const NOTHING = normalizeRecovered('filter', UNRECOVERED);

/** True if anything of the filter could be read, or if a key of it is misspelled; `isGiven` if its default is there. */
export function hasReadablePart(
	{defaults, options, emiFilters, base, recoveredFilter}: NormalSubject & Pick<Subject, 'base' | 'recoveredFilter'>,
	issues: readonly Pick<Issue, 'rule' | 'pointer'>[],
	isGiven: boolean,
): boolean {
	const isInFilter = (pointer: string) => pointer.startsWith(`${base}/`);
	return (
		(isGiven && typeof defaults.allow === 'boolean') ||
		options.some(({type, unreadable}) => type !== UNREADABLE || unreadable?.endsWith('/paymentMethodType')) ||
		isEmptyListGiven() ||
		emiFilters.some(emi => isInFilter(emi.pointer) && Object.keys(emi.kinds).length > 0) ||
		keysOf(PAYMENT_FILTER).some(key => isReadable(recoveredFilter) && isMisspelled(key, recoveredFilter))
	);

	function isEmptyListGiven(): boolean {
		const list = isReadable(recoveredFilter) ? recoveredFilter.options : undefined;
		const isMissing = issues.some(one => one.rule === 'missing-field' && one.pointer === `${base}/options`);
		return isArray(list) && list.length === 0 && !isMissing;
	}
}

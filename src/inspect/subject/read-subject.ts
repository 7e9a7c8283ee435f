// Reads an input as a filter or a session request, as far as it can be read.

import {type Account, NO_ACCOUNT} from '../../account/account.js';
import {isArray} from '../../diagnostics/format-value.js';
import {InvalidInputError} from '../../diagnostics/invalid-input-error.js';
import type {Issue} from '../../diagnostics/issue.js';
import {IssueCollector, MOST_ISSUES} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {isReadable, misspelledKey, type Recovered, UNRECOVERED} from '../../schema/recovered.js';
import {keysOf} from '../../schema/shape.js';
import {EMI_KIND_KEYS} from '../../wire/emi-filter.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import type {SessionRequest} from '../../wire/session.js';
import type {How} from '../read/corrections/correct.js';
import type {Read} from '../read/corrections/read.js';
import {type Embedded, onlyEmbedded} from '../read/envelope.js';
import {UNREAD} from '../read/json-syntax.js';
import {type InputKind, openInput, recoverInput, type WrappedFilter} from '../read/read-input.js';
import {emiAt, filterParts, type Placed, partAt, scalar, withoutFilter} from './recovered-parts.js';
import {isRead, type SubjectParts} from './subject.js';

/** A filter or session request, with the issues of strict reading. */
export interface Subject extends SubjectParts {
	/** False if nothing could be read: then every part is unreadable. */
	readonly isReadable: boolean;
	/** At most the requested number of issues; `total` counts all of them. */
	readonly issues: readonly Issue[];
	readonly total: number;
	/** The checked account. */
	readonly account: Account;
	/** The original object. */
	readonly plain: object | undefined;
	/** True for a signed order, in which nothing may be changed. */
	readonly isSigned: boolean;
	/** The text of the input, corrected to be JSON. */
	readonly json: string | undefined;
	/** True for a text with a place that cannot be read. */
	readonly isBroken: boolean;
	/** The whole recovered input. */
	readonly recovered: unknown;
	/** The corrected input; `undefined` if it was not read. */
	readonly meant: Read | undefined;
	/** The recovered filter; absent in a request without one. */
	readonly recoveredFilter: Recovered<PaymentFilter> | undefined;
	/** The recovered request; absent if the input is only a filter. */
	readonly recoveredRequest: Recovered<SessionRequest> | undefined;
	/** The prefix of every pointer into the filter. */
	readonly base: '' | '/payment_filter';
	/** The place of the filter or request, if the input is an object around it. */
	readonly embedded?: Embedded;
}

/** Reads a filter or a session request, from a builder, object or text; unreadable parts are marked. Never throws. */
export function readSubject(input: unknown, account: Account = NO_ACCOUNT, mostIssues: number = MOST_ISSUES): Subject {
	const embedded = onlyEmbedded(input);
	return embedded === undefined
		? readSubjectItself(input, account, mostIssues)
		: {...readSubjectItself(embedded.value, account, mostIssues, undefined, embedded.isSigned), embedded};
}

/** Reads an input without opening an object around it. */
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
	const read = opened === undefined ? NOTHING : partsOf(opened.kind, meant?.recovered);
	const isStated = !meant?.notes.some(
		({problem, pointer}) => problem.rule === 'missing-field' && pointer.endsWith('/allowDefaultOptions'),
	);
	const isAnswerable =
		opened !== undefined &&
		(report.errors === 0 || opened.kind === 'session' || hasReadablePart(read, report.issues, isStated));
	return {
		...read,
		// An absent default means nothing if the rest could not be read.
		...(!isAnswerable && (isRead(read.defaults.allow) || opened?.isBroken) && NOTHING),
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

/** Reads an input for a function that throws if there is no filter or session request. */
export function readSubjectOrThrow(input: unknown, account?: Account): Subject {
	const subject = readSubject(input, account);
	if (!subject.isReadable) throw new InvalidInputError(subject.issues, subject.total);
	return subject;
}

/** The errors about parts that were not read. Other errors are about parts that were corrected, or that the action forbids. */
export function unreadIssues({issues, meant}: Subject): readonly Issue[] {
	const read = new Set(meant?.notes.map(({pointer}) => pointer));
	return issues.filter(({severity, rule, pointer, fix}) => {
		const isRead = rule === 'wrong-action' || fix !== undefined || read.has(pointer);
		return severity === 'error' && !isRead;
	});
}

/** The subject with another recovered value; the issues stay the same. */
export function withRecovered(subject: Subject, recovered: unknown): Subject {
	const {recoveredRequest, base} = subject;
	const kind = recoveredRequest !== undefined ? 'session' : base === '' ? 'filter' : 'wrapped-filter';
	return {...subject, ...partsOf(kind, recovered)};
}

type ReadInput = SubjectParts & Pick<Subject, 'recovered' | 'recoveredFilter' | 'recoveredRequest' | 'base'>;

/** The parts of a recovered input, which has the shape of its kind. */
function partsOf(kind: InputKind, recovered: unknown): ReadInput {
	const isSession = kind === 'session';
	const base = kind === 'filter' ? '' : '/payment_filter';
	const request = isSession ? (recovered as Recovered<SessionRequest>) : undefined;
	if (request !== undefined && !isReadable(request)) return {...NOTHING, isSession, recoveredRequest: request};
	const filter: Placed<Recovered<PaymentFilter>> | undefined =
		kind === 'filter'
			? {part: recovered as Recovered<PaymentFilter>, pointer: base}
			: (partAt(recovered as Recovered<Partial<WrappedFilter>>, 'payment_filter', '') ??
				(isSession ? undefined : {part: UNRECOVERED, pointer: base}));
	const field = <Key extends keyof SessionRequest & string>(key: Key) => request && partAt(request, key, '');
	return {
		...(filter === undefined ? withoutFilter(base) : filterParts(filter, base)),
		emiFilters: [...emiAt(filter && partAt(filter.part, 'emiOptions', base)), ...emiAt(field('emiOptions'))],
		display: scalar(field('sdk_udf')),
		mandateKind: scalar(field('options.create_mandate')),
		action: scalar(field('action')),
		isSession,
		base,
		recovered,
		recoveredFilter: filter?.part,
		recoveredRequest: request,
	};
}

const NOTHING = partsOf('filter', UNRECOVERED);

/** True if any part of the filter could be read, or if one of its keys is misspelled; `isGiven`: its default is present. */
export function hasReadablePart(
	{defaults, options, base, recoveredFilter}: SubjectParts & Pick<Subject, 'base' | 'recoveredFilter'>,
	issues: readonly Pick<Issue, 'rule' | 'pointer'>[],
	isGiven: boolean,
): boolean {
	if (!isReadable(recoveredFilter)) return false;
	const {options: list, emiOptions: emi} = recoveredFilter;
	const isMissing = issues.some(({rule, pointer}) => rule === 'missing-field' && pointer === `${base}/options`);
	return (
		(isGiven && typeof defaults.allow === 'boolean') ||
		options.some(one => isRead(one) || one.types !== undefined) ||
		(isArray(list) && list.length === 0 && !isMissing) ||
		(isReadable(emi) && Object.values(EMI_KIND_KEYS).some(key => Object.hasOwn(emi, key))) ||
		keysOf(PAYMENT_FILTER).some(key => ![undefined, UNREAD].includes(misspelledKey(key, recoveredFilter)))
	);
}

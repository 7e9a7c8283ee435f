// The context of the evaluator: the readings and the account, and what is known under parts that cannot be read.

import type {Issue} from '../../diagnostics/issue.js';
import {ancestors} from '../../diagnostics/pointer.js';
import {type NormalSubject, type SubjectOption, UNREADABLE, type Unreadable} from '../../model/subject.js';
import {isReadable} from '../../schema/recovered.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Account, Enabled} from '../../wire/account.js';
import type {Readings} from '../../wire/readings.js';
import type {Subject} from '../read/subject.js';
import {isMeantAs} from '../read/unreadable-issues.js';
import {type Claim, either, hidden, reason, shown} from './claim.js';
import type {EnabledInside} from './emi-inside.js';
import {type IssuerPrefix, issuerPrefix} from './issuer-prefix.js';
import type {Reason} from './verdict.js';

export interface Context {
	readonly readings: Readings;
	readonly servicePrefix: string | undefined;
	/** The prefix by which issuers are compared. */
	readonly issuerPrefix: () => IssuerPrefix;
	/** The payment method types of the account beyond those of the specification. */
	readonly types: readonly string[];
	/** What the operator has switched on; absent if everything may be. */
	readonly enabled: Enabled | undefined;
	/** The list of options. */
	readonly optionsPointer: string;
	/** The only EMI filter. */
	readonly emiPointer: string;
	/** The reason for what depends on the part at this pointer. */
	readonly unreadable: (pointer: string) => Reason;
}

export function createContext(subject: Subject): Context {
	const {account, issues, base, recoveredFilter} = subject;
	const optionsPointer = isReadable(recoveredFilter) ? `${base}/options` : base;
	const isInFilter = isReadable(recoveredFilter) && Object.hasOwn(recoveredFilter, 'emiOptions');
	const emiPointer = isInFilter ? `${base}/emiOptions` : '/emiOptions';
	const errors = issues.filter(({severity}) => severity === 'error');
	const found = new Map<string, Reason>();
	const explainUnreadable = unreadableReasons(errors);
	const options = ownOptions(account);
	return {
		readings: account.readings ?? {},
		...options,
		issuerPrefix: () => issuerPrefix(subject, options.servicePrefix),
		optionsPointer,
		emiPointer,
		unreadable: pointer => getOrInsertComputed(found, pointer, () => explainUnreadable(pointer)),
	};
}

export function ownOptions(account: Account): Pick<Context, 'servicePrefix' | 'types' | 'enabled'> {
	const {servicePrefix, types = [], enabled} = account;
	return {types, servicePrefix, enabled};
}

/** The claim under a value that may be unreadable: then any of `possible` may be the actual one. */
export function ofReadable<Value>(
	context: Context,
	value: Value | Unreadable,
	pointer: string,
	possible: readonly Value[],
	claimOf: (value: Value) => Claim,
): Claim {
	if (value !== UNREADABLE) return claimOf(value as Value); // not the mark
	return either(possible.map(claimOf), () => [context.unreadable(pointer)]);
}

/** The claim under a flag that may be unreadable. */
export function ofFlag(
	context: Context,
	flag: boolean | Unreadable,
	pointer: string,
	claimOf: (flag: boolean) => Claim,
): Claim {
	return ofReadable(context, flag, pointer, [true, false], claimOf);
}

/** The claim under a flag that hides something; `contested` if something inside is enabled, which may be unreadable. */
export function ifEnabledInside(
	{enabledAt, unreadable}: EnabledInside,
	outer: Claim,
	contested: Claim,
	context: Context,
): Claim {
	return enabledAt === undefined ? either([outer, contested], () => unreadable.map(context.unreadable)) : contested;
}

/**
 * What is known about instruments of a type under its option, or without one. An option whose type could not be read may
 * be the one that counts; so may any option of a list that could not be read.
 *
 * @param unknown - the claims under any option that may be in such a list
 */
export function ofOptions<Instrument>(
	{options, hasAllOptions}: NormalSubject,
	type: string,
	context: Context,
	createOptionClaims: (option: SubjectOption) => (instrument: Instrument) => Claim,
	withoutOption: () => Claim,
	unknown: readonly Claim[] = [shown(), hidden()],
): (instrument: Instrument) => Claim {
	const effective = options.findIndex(option => option.type === type);
	const before = options.slice(0, effective < 0 ? options.length : effective);
	const doubtful = before.filter(
		option => option.type === UNREADABLE && (option.possibleTypes?.includes(type) ?? true),
	);
	const certain = options[effective];
	const last = certain === undefined ? constant(withoutOption()) : createOptionClaims(certain);
	if (doubtful.length === 0 && hasAllOptions) return last;
	const claims = [...doubtful.map(createOptionClaims), last];
	const pointers = [
		...doubtful.map(({pointer}) => `${pointer}/paymentMethodType`),
		...(hasAllOptions ? [] : [context.optionsPointer]),
	];
	const others = hasAllOptions ? [] : unknown;
	return instrument =>
		either([...claims.map(claim => claim(instrument)), ...others], () => pointers.map(context.unreadable));
}

function constant(claim: Claim): () => Claim {
	return () => claim;
}

/** Names the part, the misspelled key in its place, or the object around it, whichever has the issue. */
function unreadableReasons(errors: readonly Issue[]): (pointer: string) => Reason {
	const at = new Map<string, Issue>();
	const within = new Map<string, Issue>();
	for (const issue of [...errors].reverse()) {
		at.set(issue.pointer, issue);
		for (const outer of [issue.pointer, ...ancestors(issue.pointer)]) within.set(outer, issue);
	}
	return pointer => {
		const own = within.get(pointer);
		// Where nothing can be read, the place is that of the issue.
		if (own !== undefined) return reason(pointer || own.pointer, 'unreadable', own.message);
		const around = [pointer, ...ancestors(pointer)].find(outer => at.has(outer));
		const found = errors.find(issue => isMeantAs(issue, pointer)) ?? at.get(around ?? pointer);
		const message = 'this part is missing or cannot be read: run lint to see why';
		return reason(found?.pointer ?? pointer, 'unreadable', found?.message ?? message);
	};
}

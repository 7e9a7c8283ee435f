// The context of the evaluator: the readings, the account, and the reasons for unreadable parts.
import type {Issue} from '../../diagnostics/issue.js';
import {UNREADABLE_PART, type Unreadable} from '../../model/subject.js';
import {isReadable} from '../../schema/recovered.js';
import type {Readings} from '../../wire/readings.js';
import type {Subject, SubjectOptions} from '../subject.js';
import {type Claim, either} from './claim.js';
import {type Reason, reason} from './verdict.js';

export interface Context {
	readonly readings: Readings;
	readonly servicePrefix: string | undefined;
	/** The payment method types of the account beyond those of the specification. */
	readonly types: readonly string[];
	/** The list of options. */
	readonly optionsPointer: string;
	/** The only EMI filter. */
	readonly emiPointer: string;
	/** The reason for what depends on the part at this pointer. */
	readonly unreadable: (pointer: string) => Reason;
}

export function contextOf(subject: Subject, readings: Readings): Context {
	const {account, issues, base, recoveredFilter} = subject;
	const optionsPointer = isReadable(recoveredFilter) ? `${base}/options` : base;
	const isInFilter = isReadable(recoveredFilter) && Object.hasOwn(recoveredFilter, 'emiOptions');
	const emiPointer = isInFilter ? `${base}/emiOptions` : '/emiOptions';
	return {
		readings,
		...ownOptions(account),
		optionsPointer,
		emiPointer,
		unreadable: pointer => unreadable(pointer, issues),
	};
}

/** The options of the account, unaffected by additions to `Object.prototype`. */
export function ownOptions(account: SubjectOptions): Pick<Context, 'servicePrefix' | 'types'> {
	const {servicePrefix, types}: SubjectOptions = Object.assign(Object.create(null), account);
	return {types: types ?? [], servicePrefix};
}

/** The claim under a value that may be unreadable: then any of `possible` may hold. */
export function ofReadable<Value>(
	context: Context,
	value: Value | Unreadable,
	pointer: string,
	possible: readonly Value[],
	claimOf: (value: Value) => Claim,
): Claim {
	if (value !== UNREADABLE_PART) return claimOf(value as Value); // not the mark
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

/** Names the part, the misspelled key in its place, or the object around it, whichever has the issue. */
function unreadable(pointer: string, issues: readonly Issue[]): Reason {
	const errors = issues.filter(({severity}) => severity === 'error');
	const own = errors.find(issue => isIn(issue.pointer, pointer));
	// Where nothing can be read, the place is that of the issue.
	if (own !== undefined) return reason(pointer || own.pointer, 'unreadable', own.message);
	const misspelled = errors.find(({fix}) => fix?.patch.some(({path}) => path === pointer));
	const around = errors
		.filter(issue => isIn(pointer, issue.pointer))
		.sort((one, other) => other.pointer.length - one.pointer.length);
	const found = misspelled ?? around[0];
	const message = 'this part is missing or cannot be read: run lint to see why';
	return reason(found?.pointer ?? pointer, 'unreadable', found?.message ?? message);
}

function isIn(inner: string, outer: string): boolean {
	return inner === outer || inner.startsWith(`${outer}/`);
}

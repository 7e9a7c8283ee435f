// What every part of the evaluator needs to know: the readings, the account, and how to name what could not be read.
import type {Issue} from '../../diagnostics/issue.js';
import {UNREADABLE_PART, type Unreadable} from '../../model/subject.js';
import {isReadable} from '../../schema/recovered.js';
import type {Readings} from '../../wire/readings.js';
import type {Subject} from '../subject.js';
import {type Claim, either} from './claim.js';
import {type Reason, reason} from './verdict.js';

export interface Context {
	readonly readings: Readings;
	readonly servicePrefix?: string;
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
	const {servicePrefix, types = []} = account;
	const optionsPointer = isReadable(recoveredFilter) ? `${base}/options` : base;
	const isInFilter = isReadable(recoveredFilter) && recoveredFilter?.emiOptions !== undefined;
	const emiPointer = isInFilter ? `${base}/emiOptions` : '/emiOptions';
	return {
		readings,
		types,
		optionsPointer,
		emiPointer,
		unreadable: pointer => unreadable(pointer, issues),
		...(servicePrefix !== undefined && {servicePrefix}),
	};
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

/** The reason names the place of the issue where that is an object around the part. */
function unreadable(pointer: string, issues: readonly Issue[]): Reason {
	const isIn = (inner: string, outer: string) => inner === outer || inner.startsWith(`${outer}/`);
	const own = issues.find(issue => issue.pointer === pointer) ?? issues.find(issue => isIn(issue.pointer, pointer));
	const around = issues
		.filter(issue => isIn(pointer, issue.pointer))
		.sort((one, other) => other.pointer.length - one.pointer.length)[0];
	const message = (own ?? around)?.message ?? 'this part cannot be read: run lint to see why';
	return reason(own === undefined ? (around?.pointer ?? pointer) : pointer, 'unreadable', message);
}

// The context of the evaluator: the readings and the account, and what is known under parts that cannot be read.

import type {Readings} from '../../account/readings.js';
import type {Issue} from '../../diagnostics/issue.js';
import {ancestors} from '../../diagnostics/pointer.js';
import {isReadable} from '../../schema/recovered.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Subject} from '../subject/read-subject.js';
import {
	possibleOptionsOf,
	type SubjectDefaults,
	type SubjectOption,
	UNREADABLE,
	type Unreadable,
} from '../subject/subject.js';
import {byReading, type Claim, decided, either, hidden, reason, shown} from './claim.js';
import type {ExplainRule, Reason} from './verdict.js';

export interface Context {
	readonly subject: Subject;
	/** What decides about what the filter does not name, under one value of `allowDefaultOptions`. */
	readonly defaults: SubjectDefaults & {readonly allow: boolean};
	readonly readings: Readings;
	/** The list of options. */
	readonly optionsPointer: string;
	/** The only EMI filter. */
	readonly emiPointer: string;
	/** The reason for what depends on the part at this pointer. */
	readonly unreadable: (pointer: string) => Reason;
}

/** The context under each value that `allowDefaultOptions` may have: one, unless it cannot be read. */
export function createContexts(subject: Subject): readonly [Context, ...Context[]] {
	const {account, issues, base, recoveredFilter, defaults} = subject;
	const isInFilter = isReadable(recoveredFilter) && Object.hasOwn(recoveredFilter, 'emiOptions');
	const found = new Map<string, Reason>();
	const explainUnreadable = unreadableReasons(issues.filter(({severity}) => severity === 'error'));
	const under = (allow: boolean): Context => ({
		subject,
		defaults: {...defaults, allow},
		readings: account.readings ?? {},
		optionsPointer: isReadable(recoveredFilter) ? `${base}/options` : base,
		emiPointer: isInFilter ? `${base}/emiOptions` : '/emiOptions',
		unreadable: pointer => getOrInsertComputed(found, pointer, () => explainUnreadable(pointer)),
	});
	return defaults.allow === UNREADABLE ? [under(true), under(false)] : [under(defaults.allow)];
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

/**
 * What is known about instruments of a type under its option, or without one. An option whose type could not be read may
 * be the one that counts; so may any option of a list that could not be read.
 *
 * @param unknown - the claims under any option that may be in such a list
 */
export function ofOptions<Instrument>(
	context: Context,
	type: string,
	createOptionClaims: (option: SubjectOption) => (instrument: Instrument) => Claim,
	withoutOption: () => Claim,
	unknown: readonly Claim[] = [shown(), hidden()],
): (instrument: Instrument) => Claim {
	const {hasAllOptions} = context.subject;
	const options = possibleOptionsOf(context.subject, type);
	const certain = options.find(option => option.type === type);
	const doubtful = options.filter(option => option !== certain);
	const claimsUnder = (option: SubjectOption) => {
		const {unreadable} = option;
		return unreadable === undefined
			? createOptionClaims(option)
			: constant(either(unknown, () => [context.unreadable(unreadable)]));
	};
	const last = certain === undefined ? constant(withoutOption()) : claimsUnder(certain);
	if (doubtful.length === 0 && hasAllOptions) return last;
	const claims = [...doubtful.map(claimsUnder), last];
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

/**
 * What the lists of an option or a group leave to the others follows `allowDefaultOptions`.
 *
 * @param textOf - why it is shown or hidden
 * @param open - why it is unknown whether that reaches inside: then the reading `defaultsInside` decides
 */
export function leftToDefault(
	{readings, defaults: {allow, pointer}}: Context,
	owner: string,
	rule: ExplainRule,
	textOf: (isShown: boolean) => string,
	open?: string,
): Claim {
	const claim = (isShown: boolean) => decided(isShown, reason(pointer, rule, textOf(isShown)));
	if (open === undefined) return claim(allow);
	const places = () => [pointer, owner].map(place => reason(place, 'default-reach', open, 'defaultsInside'));
	return byReading(readings, 'defaultsInside', places, choice => claim((choice === 'apply') === allow));
}

/** An empty list at `owner` is either ignored or matches nothing. */
export function ofEmptyList(
	{readings}: Context,
	owner: string,
	name: string,
	ignored: () => Claim,
	matchesNothing: () => Claim,
): Claim {
	const open = () => {
		const message = `${name} is empty: the specification does not state whether it is ignored or matches nothing`;
		return [reason(owner, 'empty-list', message, 'emptyList')];
	};
	return byReading(readings, 'emptyList', open, choice => (choice === 'ignored' ? ignored() : matchesNothing()));
}

/** The same for an empty list of filters: what one that matches nothing leaves to the others follows `allowDefaultOptions`. */
export function ofEmptyFilters(
	name: 'cardFilters' | 'upiFilters' | 'filters',
	owner: string,
	context: Context,
	ignored: () => Claim,
): Claim {
	const start = `${name} is empty and allowDefaultOptions is ${context.defaults.allow}: what it does not match is`;
	const rule = name === 'filters' ? 'no-plan-filter-matches' : 'no-filter-matches';
	return ofEmptyList(context, owner, name, ignored, () =>
		leftToDefault(context, owner, rule, isShown => `${start} ${isShown ? 'shown' : 'hidden'}`),
	);
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

/** True for the issue of a misspelled key, or of an object of the session whose members are meant as fields, `mandate`. */
function isMeantAs({pointer: written, suggestion}: Issue, pointer: string): boolean {
	const parent = pointer.slice(0, pointer.lastIndexOf('/') + 1);
	return (suggestion !== undefined && parent + suggestion === pointer) || pointer.startsWith(`${written}.`);
}

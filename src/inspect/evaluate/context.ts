// The context of the evaluator: the readings, the default, and the claims that depend on parts that cannot be read.

import type {Readings} from '../../account/readings.js';
import type {Issue} from '../../diagnostics/issue.js';
import {ancestors} from '../../diagnostics/pointer.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Subject} from '../subject/read-subject.js';
import {isRead, optionOf, type ReadOption, type SubjectDefaults, type Unread} from '../subject/subject.js';
import {always, byReading, type Claim, decided, either, hidden, reason, shown} from './claim.js';
import type {ExplainRule, Reason} from './verdict.js';

export interface Context {
	readonly subject: Subject;
	/** The default for what the filter does not name, under one value of `allowDefaultOptions`. */
	readonly defaults: SubjectDefaults & {readonly allow: boolean};
	readonly readings: Readings;
	/** The reason for every verdict that depends on a part that cannot be read. */
	readonly unreadable: (part: Unread) => Reason;
}

/** One context for each value that `allowDefaultOptions` may have: two if it cannot be read, otherwise one. */
export function createContexts(subject: Subject): readonly [Context, ...Context[]] {
	const {account, issues, defaults} = subject;
	const found = new Map<string, Reason>();
	const errors = issues.filter(({severity}) => severity === 'error');
	const under = (allow: boolean): Context => ({
		subject,
		defaults: {...defaults, allow},
		readings: account.readings ?? {},
		unreadable: ({unreadable}) => getOrInsertComputed(found, unreadable, () => unreadableReason(unreadable, errors)),
	});
	return isRead(defaults.allow) ? [under(defaults.allow)] : [under(true), under(false)];
}

/** The claim under a value; if the value cannot be read, it may be any of `possible`. */
export function ofReadable<Value extends string | undefined>(
	{unreadable}: Context,
	value: Value | Unread,
	possible: readonly Value[],
	claimOf: (value: Value) => Claim,
): Claim {
	return typeof value === 'object' ? either(possible.map(claimOf), () => [unreadable(value)]) : claimOf(value);
}

/**
 * The claims about instruments of a type under its option, or without an option.
 *
 * @param unknown - the possible claims if the option that counts cannot be read
 */
export function ofOption<Asked>(
	{subject, unreadable}: Context,
	type: string,
	createClaims: (option: ReadOption | undefined) => (instrument: Asked) => Claim,
	unknown: readonly Claim[] = [shown(), hidden()],
): (instrument: Asked) => Claim {
	const option = optionOf(subject, type);
	if (option === undefined || isRead(option)) return createClaims(option);
	return always(either(unknown, () => [unreadable(option)]));
}

/**
 * The claim about what the lists of an option or a group do not name: it follows `allowDefaultOptions`.
 *
 * @param textOf - why it is shown or hidden
 * @param open - why it is unknown whether the default applies inside the type: then the reading `defaultsInside` decides
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

/** An empty list of filters is either ignored or matches nothing; if it matches nothing, `allowDefaultOptions` decides. */
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

/** The reason from the issue at the place, or else from an issue inside or around it. */
function unreadableReason(place: string, errors: readonly Issue[]): Reason {
	const around = [place, ...ancestors(place)];
	const found =
		errors.find(({pointer}) => pointer === place) ??
		errors.find(({pointer}) => pointer.startsWith(`${place}/`)) ??
		errors.find(({pointer}) => around.includes(pointer));
	const message = found?.message ?? 'this part is missing or cannot be read: run lint to see why';
	// If nothing can be read, the place is that of the issue.
	return reason(place || (found?.pointer ?? place), 'unreadable', message);
}

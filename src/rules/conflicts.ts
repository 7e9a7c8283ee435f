// What is configured once: a second call on a payment method type, EMI kind, plan group or prefix is a conflict.
// Restrictions are the exception: calls that only hide parts of one type add up.
//
// For the compiler, the calls so far are a union of facts, `<subject> is <how>`, such as `WALLET is hidden`: the state.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {EmiDisplay} from '../wire/session.js';

/** The fact of a builder whose history the compiler does not follow: its conflicts are checked at run time. */
export type HistoryUnknown = 'history unknown';

type Conflict<
	Subject extends string,
	Manner extends string,
> = `${Subject} is already ${Manner}: remove one of the two calls`;

/** The text of a conflict with a fact: `WALLET is hidden` makes `WALLET is already hidden: remove one of the two calls`. */
export type AlreadyConfigured<Fact extends string> = Fact extends `${infer Subject} is ${infer Manner}`
	? Conflict<Subject, Manner>
	: never;

/** The issue of a conflict; `firstPlace` is the pointer of the first call. */
export function conflict(subject: string, how: string, firstPlace: string): IssueDetails {
	const message: Conflict<string, string> = `${subject} is already ${how}: remove one of the two calls`;
	return {rule: 'conflicting-type', message, related: [{pointer: firstPlace, message: 'first configured'}]};
}

/** Manner a subject can be configured: named one by one, since the compiler looks up literals faster than patterns. */
type Manner = 'shown' | 'hidden' | 'partly hidden' | 'filtered' | 'set' | EmiDisplay;

/** The facts about `Subject` in a state, except that it is `Joining`; `never` while it is not configured. */
type About<Subject extends string, State, Joining extends string> = Exclude<
	State & `${Subject} is ${Manner}`,
	`${Subject} is ${Joining}`
>;

/**
 * `Right` while `Subject` may be configured, else the reason why not. `Joining` is the one configuration that does not
 * conflict with the call. The default of `Right` is for an intersection with the type of a callback.
 */
export type Allowed<Subject extends string, State extends string, Joining extends string = never, Right = unknown> = [
	About<Subject, State, Joining>,
] extends [never]
	? Right
	: [HistoryUnknown & State] extends [never]
		? Misuse<AlreadyConfigured<About<Subject, State, Joining>>>
		: Right;

/** The manners of payment method types, EMI kinds and plan groups. */
type PartManner = 'shown' | 'hidden' | 'partly hidden' | 'filtered';

/**
 * `Subject` while it may be configured, else the reason why not. If `Subject` is the whole vocabulary, as in editor
 * suggestions and for an argument known only at run time, its members that may be configured. While nothing is configured,
 * every subject may be, also one that is a type parameter.
 *
 * No condition distributes over `Subject`: while it is not inferred, the compiler would resolve each for every subject.
 */
export type Free<
	Vocabulary extends string,
	Subject extends string,
	State extends string,
	Joining extends string = never,
> = [HistoryUnknown & State] extends [never]
	? [State & `${Vocabulary} is ${PartManner}`] extends [never]
		? Subject
		: [State & `${Subject} is ${Exclude<PartManner, Joining>}`] extends [never]
			? Subject
			: IsWhole<Vocabulary, Subject> extends true
				? Exclude<Vocabulary, ConfiguredOtherwise<State, Joining>>
				: State & `${Subject} is ${Exclude<PartManner, Joining>}` extends infer Fact extends string
					? Misuse<AlreadyConfigured<Fact>>
					: never
	: Subject;

/** The subjects of the facts of a state, except those that are `Joining`. */
type ConfiguredOtherwise<State, Joining extends string> = State extends `${infer Subject} is ${infer How}`
	? How extends Joining
		? never
		: Subject
	: never;

/** Its own condition, since the compiler would intersect each member of `Vocabulary` with `Subject` in a branch of it. */
type IsWhole<Vocabulary, Subject> = [Vocabulary] extends [Subject] ? true : false;

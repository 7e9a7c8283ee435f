// What is configured once: a second call on a payment method type, EMI kind, plan group or prefix is a conflict.
// Restrictions are the exception: calls that only hide parts of one type add up.
//
// For the compiler, the calls so far are a union of facts, `<subject> is <how>`, such as `WALLET is hidden`: the state.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';

/** The fact of a builder whose history the compiler does not follow: its conflicts are checked at run time. */
export type HistoryUnknown = 'history unknown';

type Conflict<Subject extends string, How extends string> = `${Subject} is already ${How}: remove one of the two calls`;

/** The text of a conflict with a fact: `WALLET is hidden` makes `WALLET is already hidden: remove one of the two calls`. */
export type AlreadyConfigured<Fact extends string> = Fact extends `${infer Subject} is ${infer How}`
	? Conflict<Subject, How>
	: never;

/** The issue of a conflict; `firstPlace` is the pointer of the first call. */
export function conflict(subject: string, how: string, firstPlace: string): IssueDetails {
	const message: Conflict<string, string> = `${subject} is already ${how}: remove one of the two calls`;
	return {rule: 'conflicting-type', message, related: [{pointer: firstPlace, message: 'first configured'}]};
}

/** The facts about `Subject` in a state; `never` while it is not configured. */
export type About<Subject extends string, State extends string> = State & `${Subject} is ${string}`;

/** `Right` if there are no conflicting facts or the history is unknown, else the reason. */
export type Unless<Conflicting extends string, State extends string, Right> = [Conflicting] extends [never]
	? Right
	: [HistoryUnknown & State] extends [never]
		? Misuse<AlreadyConfigured<Conflicting>>
		: Right;

/** The subjects that are configured in any way but `Joining`. */
type Taken<State extends string, Joining> = State extends `${infer Subject} is ${infer How}`
	? How extends Joining
		? never
		: Subject
	: never;

/**
 * `Subject` while it is free, else the reason. If `Subject` is the whole vocabulary, as in editor suggestions and for an
 * argument known only at run time, its free members. `Joining` is the one configuration that does not conflict with the call.
 */
export type Free<Vocabulary extends string, Subject extends string, State extends string, Joining = never> = [
	Vocabulary,
] extends [Subject]
	? HistoryUnknown extends State
		? Subject
		: Exclude<Subject, Taken<State, Joining>>
	: Subject extends Taken<State, Joining>
		? HistoryUnknown extends State
			? Subject
			: Misuse<AlreadyConfigured<About<Subject, State>>>
		: Subject;

/** The facts that conflict with hiding more parts of `Subject`. */
export type PartsConflict<Subject extends string, State extends string> = [About<Subject, State>] extends [
	`${Subject} is partly hidden`,
]
	? never
	: Exclude<About<Subject, State>, `${Subject} is partly hidden`>;

/** `unknown` while `Subject` is not configured, else the reason. Intersect it with a callback's type. */
export type Allowed<Subject extends string, State extends string> = Unless<About<Subject, State>, State, unknown>;

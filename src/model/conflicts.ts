// Calls that agree add up: what one hides, another may hide too. Calls that disagree are a conflict, and what is set once
// cannot be set again.
//
// For the compiler, the calls so far are a union of facts, `<subject> is <how>`, such as `WALLET is hidden`: the state.
import {escapeInvisible} from '../diagnostics/format-value.js';
import type {IssueDetails, TextOf} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {EmiKind} from '../wire/emi-filter.js';
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
export function conflict(subject: string, how: string, firstPlace: string, names?: ConflictNames): IssueDetails {
	const text: TextOf<Conflict<string, string>> = {
		problem: `${subject} is already ${how}`,
		remedy: 'remove one of the two calls',
	};
	const related = [{pointer: firstPlace, message: 'first configured'}];
	return {rule: 'conflicting-type', ...text, related, ...(names && namedText(text.problem, names))};
}

/** The names of the rules that the two calls of a conflict are in, as far as they have one. */
export interface ConflictNames {
	readonly first?: string | undefined;
	readonly second?: string | undefined;
}

/** Whose calls disagree about a payment method type, an EMI kind or the service prefix; `undefined` where no rules have a name. */
export type NamesOf = (subject: string) => ConflictNames | undefined;

/** What names the rules of a conflict. A place inside rules is in no JSON that their author has seen. */
function namedText(problem: string, {first, second}: ConflictNames): Partial<IssueDetails> {
	if (first === second) return {};
	const rules = (name: string) => `the rules "${escapeInvisible(name)}"`;
	if (first === undefined) return {remedy: `remove that call, or change ${rules(String(second))}`};
	const remedy = second === undefined ? 'change them, or remove this call' : `change them, or ${rules(second)}`;
	return {problem: `${problem} by ${rules(first)}`, remedy, related: []};
}

/**
 * `Right` while `Subject` is not set, else the reason. The default of `Right` is for an intersection with another type. What it
 * may be is named word by word, since the compiler looks up literals fast.
 */
export type Allowed<Subject extends string, State extends string, Right = unknown> = [
	State & `${Subject} is ${'set' | EmiDisplay}`,
] extends [never]
	? Right
	: [HistoryUnknown & State] extends [never]
		? Misuse<AlreadyConfigured<State & `${Subject} is ${'set' | EmiDisplay}`>>
		: Right;

/** How a call leaves a payment method type, an EMI kind or a plan group. */
export type Manner = 'shown' | 'hidden';

/**
 * `Subject` while no fact says that it is `Against`, else the reason why not. If `Subject` is the whole vocabulary, as in
 * editor suggestions and for an argument known only at run time, its members that may be configured. While there is no such
 * fact, every subject may be, also one that is a type parameter.
 *
 * No condition distributes over `Subject`: while it is not inferred, the compiler would resolve each for every subject. The
 * refusal is the branch for `true`, which the compiler skips where an earlier call left a type parameter in the state.
 */
export type Free<
	Vocabulary extends string,
	Subject extends string,
	State extends string,
	Against extends Manner,
	Exception = false,
> = [true] extends [HasAny<State, `${Vocabulary} is ${Against}`>]
	? false extends Exception
		? Unless<HasAny<State, `${Subject} is ${Against}`>, Vocabulary, Subject, State, Against>
		: Subject
	: Subject;

type Unless<
	Conflicts,
	Vocabulary extends string,
	Subject extends string,
	State extends string,
	Against extends Manner,
> = [true] extends [Conflicts]
	? [HistoryUnknown & State] extends [never]
		? IsWhole<Vocabulary, Subject> extends true
			? Exclude<Vocabulary, SubjectsOf<State, Against>>
			: Misuse<AlreadyConfigured<State & `${Subject} is ${Against}`>>
		: Subject
	: Subject;

/** Whether a state has any of these facts. */
type HasAny<State extends string, Facts extends string> = [State & Facts] extends [never] ? false : true;

/** The subjects that a state says are `How`. */
type SubjectsOf<State, How extends Manner> = State extends `${infer Subject} is ${How}` ? Subject : never;

/** Its own condition, since the compiler would intersect each member of `Vocabulary` with `Subject` in a branch of it. */
type IsWhole<Vocabulary, Subject> = [Vocabulary] extends [Subject] ? true : false;

/**
 * `Right` if facts agree with a state, else the reason. The default of `Right` is for an intersection with another type. The
 * facts are any text where a recipe has a mistake of its own.
 */
export type Agreeing<Added extends string, State extends string, Right = unknown> = [string] extends [Added]
	? Right
	: [Disagreeing<Added, State>] extends [never]
		? Right
		: Misuse<AlreadyConfigured<Disagreeing<Added, State>>>;

/** The facts of a state that say something else of a subject than the added ones. An EMI kind is shown only once. */
type Disagreeing<Added extends string, State extends string> = [HistoryUnknown & State] extends [never]
	? Added extends `${infer Subject} is ${infer How}`
		? State extends `${Subject} is ${[Subject, How] extends [EmiKind, 'shown'] ? never : How}`
			? never
			: State extends `${Subject} is ${string}`
				? State
				: never
		: never
	: never;

// Each subject is spoken of once: a type given twice counts for the first block only, so it is refused.

import type {IssueDetails} from '../diagnostics/issue.js';
import type {Misuse} from '../diagnostics/misuse.js';

/** `WALLET is hidden already: configure it in one call`. */
export type AlreadyConfigured<Sentence extends string> = `${Sentence} already: configure it in one call`;

/** The run-time face of {@link AlreadyConfigured}; `firstPlace` is the pointer of the first. */
export function alreadyConfigured(sentence: string, firstPlace: string): IssueDetails {
	const message: AlreadyConfigured<string> = `${sentence} already: configure it in one call`;
	return {rule: 'conflicting-type', message, related: [{pointer: firstPlace, message: 'first configured'}]};
}

/** The sentences already said about `Subject`. */
export type About<Subject extends string, State extends string> = State & `${Subject} is ${string}`;

/** `Subject` while nothing has been said about it, else the reason. Distributes, so editors offer only free subjects. */
export type Free<Subject extends string, State extends string> = Subject extends unknown
	? [About<Subject, State>] extends [never]
		? Subject
		: Misuse<AlreadyConfigured<About<Subject, State>>>
	: never;

/** `unknown` while nothing has been said about `Subject`, else the reason. Intersect it with a callback's type. */
export type Allowed<Subject extends string, State extends string> = [About<Subject, State>] extends [never]
	? unknown
	: Misuse<AlreadyConfigured<About<Subject, State>>>;

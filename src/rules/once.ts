// Each subject is spoken of once: a type given twice counts for the first block only, so it is refused.
import type {Misuse, Problem} from '../misuse.js';

/** `WALLET is hidden already: configure it in one call`. */
export type SaidAlready<Sentence extends string> = `${Sentence} already: configure it in one call`;

/** The run-time face of {@link SaidAlready}; `firstPlace` is the pointer of the first. */
export function saidAlready(sentence: string, firstPlace: string): Problem {
	const message: SaidAlready<string> = `${sentence} already: configure it in one call`;
	return {code: 'said-twice', message, found: firstPlace};
}

/** The sentences already said about `Subject`. */
export type About<Subject extends string, Said extends string> = Said & `${Subject} is ${string}`;

/** `Subject` while nothing has been said about it, else the reason. Distributes, so editors offer only free subjects. */
export type Free<Subject extends string, Said extends string> = Subject extends unknown
	? [About<Subject, Said>] extends [never]
		? Subject
		: Misuse<SaidAlready<About<Subject, Said>>>
	: never;

/** `unknown` while nothing has been said about `Subject`, else the reason. Intersect it with a callback's type. */
export type Allowed<Subject extends string, Said extends string> = [About<Subject, Said>] extends [never]
	? unknown
	: Misuse<SaidAlready<About<Subject, Said>>>;

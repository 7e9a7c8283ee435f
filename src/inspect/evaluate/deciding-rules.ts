// Which of the rules that a filter includes decide a verdict: it is evaluated again without each of them.

import type {Account} from '../../account/account.js';
import {rulesOfBuilder} from '../../diagnostics/builder-kind.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {readSubject, type Subject} from '../subject/read-subject.js';
import {createEvaluator, type Evaluator} from './evaluator.js';
import type {Verdict} from './verdict.js';

const NONE: readonly string[] = Object.freeze([]);

/** The names of the rules that decide a verdict on an instrument. */
export type DecidingRules = (instrument: unknown, verdict: Verdict) => readonly string[];

/** The same rules as {@link Explained}; `subject` is the input with all of its rules. */
export function createDecidingRules(input: unknown, account: Account, {isReadable}: Subject): DecidingRules {
	const included = isReadable ? rulesOfBuilder(input) : undefined;
	if (included === undefined) return () => NONE;
	const {names} = included;
	const evaluators = new Map<string, Evaluator>();
	return (instrument, verdict) => {
		const gives = (chosen: readonly string[]) => {
			const create = () => createEvaluator(readSubject(included.only(chosen), account));
			return getOrInsertComputed(evaluators, JSON.stringify(chosen), create)(instrument).verdict === verdict;
		};
		const needed = names.filter(name => !gives(without(names, name)));
		if (needed.length > 0 || gives(NONE)) return Object.freeze(needed);
		const enough = names.filter(name => gives([name]));
		return Object.freeze(enough.length > 0 ? enough : leastOf(names, gives));
	};
}

/** The names but one. */
export function without(names: readonly string[], left: string): readonly string[] {
	return names.filter(name => name !== left);
}

/** Names that hold together and of which none can be left out; the later ones are left out first. */
export function leastOf(names: readonly string[], holds: (chosen: readonly string[]) => boolean): readonly string[] {
	return names.reduceRight<readonly string[]>((kept, name) => {
		const fewer = without(kept, name);
		return holds(fewer) ? fewer : kept;
	}, names);
}

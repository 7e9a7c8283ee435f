// Which of the rules that a filter includes decide a verdict: it is evaluated again with some of them alone.

import type {Account} from '../../account/account.js';
import {instrumentReader} from '../../account/read-instrument.js';
import {type IncludedRules, rulesOfBuilder} from '../../diagnostics/builder-kind.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {readSubject, type Subject} from '../subject/read-subject.js';
import {verdictOf} from './claim.js';
import {claimsOf} from './evaluator.js';
import type {Verdict} from './verdict.js';

type Names = readonly string[];

const NONE: Names = Object.freeze([]);

/** The rules with names that an input includes. */
export interface NamedRules {
	/** In the order in which they were included. */
	readonly names: Names;
	/** The input with these of its rules alone. */
	under(chosen: Names): Subject;
	/** The names of those that decide a verdict on an instrument. */
	deciding(instrument: unknown, verdict: Verdict): Names;
}

/** `undefined` for an input without named rules; `subject` is the input with all of its rules. */
export function namedRulesOf(input: unknown, {account, isReadable}: Subject): NamedRules | undefined {
	const included = rulesOfBuilder(input);
	if (included === undefined) return undefined;
	const {names} = included;
	const under = subjectsUnder(included, account);
	const readInstrument = instrumentReader(account.types ?? []);
	return {
		names,
		under,
		deciding(given, verdict) {
			const {instrument} = readInstrument(given);
			if (!isReadable || instrument === undefined) return NONE;
			return decidingNames(names, chosen => verdictOf(claimsOf(under(chosen))(instrument)) === verdict);
		},
	};
}

/** The input without each of its rules, with each alone, and with none: mostly, these tell which rules decide. */
export function variantsOf({names, under}: NamedRules): readonly Subject[] {
	return [[], ...names.flatMap(name => [without(names, name), [name]])].map(under);
}

/**
 * The names that decide: those without which the verdict is another one; if there are none, those that are enough alone; if
 * there are none either, some that are enough together, of which none can be left out. None where the verdict needs no rules.
 *
 * @param gives - whether these rules alone, on top of the filter's own calls, give the verdict of all of them
 */
function decidingNames(names: Names, gives: (chosen: Names) => boolean): Names {
	const needed = names.filter(name => !gives(without(names, name)));
	if (needed.length > 0 || gives(NONE)) return Object.freeze(needed);
	const enough = names.filter(name => gives([name]));
	return Object.freeze(enough.length > 0 ? enough : leastOf(names, gives));
}

/** The names but one. */
function without(names: Names, left: string): Names {
	return names.filter(name => name !== left);
}

/** Names that are enough together and of which none can be left out; the later ones are left out first. */
function leastOf(names: Names, gives: (chosen: Names) => boolean): Names {
	return names.reduceRight((kept, name) => {
		const fewer = without(kept, name);
		return gives(fewer) ? fewer : kept;
	}, names);
}

/** The filter or session with some of its rules alone; equal ones are one subject. What cannot be written is unreadable. */
function subjectsUnder(included: IncludedRules, account: Account): (chosen: Names) => Subject {
	const byNames = new Map<string, Subject>();
	const byText = new Map<string, Subject>();
	const read = (chosen: Names) => {
		const json = writtenWith(included, chosen);
		return getOrInsertComputed(byText, JSON.stringify(json) ?? '', () => readSubject(json, account));
	};
	return chosen => getOrInsertComputed(byNames, JSON.stringify(chosen), () => read(chosen));
}

/** The JSON with some of the rules alone; `undefined` where they cannot be written without the others. */
export function writtenWith(included: IncludedRules, chosen: Names): object | undefined {
	try {
		return included.only(chosen);
	} catch (error) {
		if (isMisuseError(error)) return undefined;
		throw error;
	}
}

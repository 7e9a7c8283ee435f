// Finds which of the included rules decide a verdict, by evaluating the filter again with only some of them.

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

/** The named rules that an input includes. */
export interface NamedRules {
	/** The names in the order in which the rules were included. */
	readonly names: Names;
	/** The input with only these of its rules. */
	under(chosen: Names): Subject;
	/** The names of the rules that decide a verdict on an instrument. */
	deciding(instrument: unknown, verdict: Verdict): Names;
}

/** The named rules of an input; `undefined` if there are none. `subject` is the input with all of its rules. */
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

/** The input without each of its rules, with each rule alone, and without rules: usually these show which rules decide. */
export function variantsOf({names, under}: NamedRules): readonly Subject[] {
	return [[], ...names.flatMap(name => [without(names, name), [name]])].map(under);
}

/**
 * The names that decide: those without which the verdict changes; if there are none, those that suffice alone; if there are
 * none either, a minimal set that suffices together. None if the verdict needs no rules.
 *
 * @param gives - true if only these rules, in addition to the filter's own calls, give the verdict of all rules
 */
function decidingNames(names: Names, gives: (chosen: Names) => boolean): Names {
	const needed = names.filter(name => !gives(without(names, name)));
	if (needed.length > 0 || gives(NONE)) return Object.freeze(needed);
	const enough = names.filter(name => gives([name]));
	return Object.freeze(enough.length > 0 ? enough : leastOf(names, gives));
}

/** All names except one. */
function without(names: Names, left: string): Names {
	return names.filter(name => name !== left);
}

/** Names that suffice together and of which none can be left out; later names are left out first. */
function leastOf(names: Names, gives: (chosen: Names) => boolean): Names {
	return names.reduceRight((kept, name) => {
		const fewer = without(kept, name);
		return gives(fewer) ? fewer : kept;
	}, names);
}

/** The filter or session with only some of its rules; equal inputs share one subject. What cannot be written is unreadable. */
function subjectsUnder(included: IncludedRules, account: Account): (chosen: Names) => Subject {
	const byNames = new Map<string, Subject>();
	const byText = new Map<string, Subject>();
	const read = (chosen: Names) => {
		const json = writtenWith(included, chosen);
		return getOrInsertComputed(byText, JSON.stringify(json) ?? '', () => readSubject(json, account));
	};
	return chosen => getOrInsertComputed(byNames, JSON.stringify(chosen), () => read(chosen));
}

/** The JSON with only some of the rules; `undefined` if they cannot be written without the others. */
export function writtenWith(included: IncludedRules, chosen: Names): object | undefined {
	try {
		return included.only(chosen);
	} catch (error) {
		if (isMisuseError(error)) return undefined;
		throw error;
	}
}

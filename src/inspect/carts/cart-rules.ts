// The rules with names that the filter of one cart includes, and what they change for its customers.
import {rulesOfBuilder} from '../../diagnostics/builder-kind.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Instrument} from '../../wire/instrument.js';
import {withinBudget} from '../analysis/budget.js';
import {changesBetween, verdictDistinction} from '../analysis/changes.js';
import {separateParts} from '../analysis/class-parts.js';
import type {Outcome} from '../analysis/class-tree.js';
import {sectionsOf} from '../analysis/sections.js';
import {verdictOf} from '../evaluate/claim.js';
import {decidingNames, subjectsUnder, without} from '../evaluate/deciding-rules.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Subject} from '../subject/read-subject.js';

/** Names of rules, each with the payment method types about which they decide. */
export type DecidedTypes = ReadonlyMap<string, ReadonlySet<string>>;

export interface CartRules {
	readonly names: readonly string[];
	/** Those that decide about some instrument, as `explain` names them. */
	readonly deciding: DecidedTypes;
	/** True if the cart sees the same with these rules alone. */
	isEnough(chosen: readonly string[]): boolean;
}

/** Equal for carts whose rules are the same; the filters of these carts are equal too. */
export function rulesKey(input: unknown): string | undefined {
	const included = rulesOfBuilder(input);
	return included && JSON.stringify(included.names.map(name => [name, included.only([name])]));
}

export function cartRules(input: unknown, {account}: Subject): CartRules | undefined {
	const included = rulesOfBuilder(input);
	if (included === undefined) return undefined;
	const {names} = included;
	const under = subjectsUnder(included, account);
	return {
		names,
		deciding: decidedTypes(names, under),
		isEnough: chosen => withinBudget(() => changesBetween(under(chosen), under(names))).length === 0,
	};
}

/** Looks at every class of instruments that the filter distinguishes with all rules, without each, with each alone, or with none. */
function decidedTypes(names: readonly string[], under: (chosen: readonly string[]) => Subject): DecidedTypes {
	const all = under(names);
	const some = names.flatMap(name => [without(names, name), [name]]);
	const subjects = [...new Set([all, under([]), ...some.map(under)])];
	const outcomes = new Map<string, Decision>();
	const outcomeOf = (instrument: Instrument) => {
		const verdictUnder = (subject: Subject) => verdictOf(claimsOf(subject)(instrument));
		const verdict = verdictUnder(all);
		const deciding = decidingNames(names, chosen => verdictUnder(under(chosen)) === verdict);
		if (deciding.length === 0) return undefined;
		return getOrInsertComputed(outcomes, JSON.stringify(deciding), () => ({id: outcomes.size, deciding}));
	};
	const {account} = all;
	const sections = sectionsOf(subjects, account);
	const distinction = verdictDistinction(account.readings ?? {});
	const parts = withinBudget(() => [...separateParts(sections, subjects, outcomeOf, distinction)]);
	const found = new Map<string, Set<string>>();
	for (const {type, outcome} of parts) {
		for (const name of outcome.deciding) getOrInsertComputed(found, name, () => new Set()).add(type);
	}
	return found;
}

/** The rules that decide about some instruments. */
interface Decision extends Outcome {
	readonly deciding: readonly string[];
}

/** The same for several carts; the names in the order in which they were included. */
export function decidedInAll(carts: Iterable<CartRules | undefined>): DecidedTypes {
	const found = new Map<string, Set<string>>();
	for (const {names, deciding} of [...carts].flatMap(cart => cart ?? [])) {
		for (const name of names) {
			for (const type of deciding.get(name) ?? []) getOrInsertComputed(found, name, () => new Set()).add(type);
		}
	}
	return found;
}

/** The rules that can all be left out, and no cart sees a change; of rules that do the same, the later ones. */
export function unusedRules(carts: readonly CartRules[]): readonly string[] {
	const names = [...new Set(carts.flatMap(cart => cart.names))];
	const used = new Set(names);
	for (const name of [...names].reverse()) {
		used.delete(name);
		const isUnused = carts.every(
			cart => !cart.names.includes(name) || cart.isEnough(cart.names.filter(own => used.has(own))),
		);
		if (!isUnused) used.add(name);
	}
	return names.filter(name => !used.has(name));
}

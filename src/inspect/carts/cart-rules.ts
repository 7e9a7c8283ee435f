// The named rules that the filter of one cart includes, and what they change for its customers.
import {rulesOfBuilder} from '../../diagnostics/builder-kind.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Instrument} from '../../wire/instrument.js';
import {withinBudget} from '../analysis/budget.js';
import {changesBetween, verdictDistinction} from '../analysis/changes.js';
import {separateParts} from '../analysis/class-parts.js';
import type {Outcome} from '../analysis/class-tree.js';
import {differingParts} from '../analysis/differing-parts.js';
import {sectionsOf} from '../analysis/sections.js';
import {verdictOf} from '../evaluate/claim.js';
import {type NamedRules, namedRulesOf, variantsOf, writtenWith} from '../evaluate/deciding-rules.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Subject} from '../subject/read-subject.js';
import type {Built} from './build-carts.js';

/** The names of rules, each with the payment method types for which it decides a verdict. */
export type DecidedTypes = ReadonlyMap<string, ReadonlySet<string>>;

export interface CartRules {
	readonly names: readonly string[];
	/** The rules that decide the verdict on some instrument, as `explain` names them. */
	readonly decided: DecidedTypes;
	/** True if the cart sees the same with these rules alone. */
	isEnough(chosen: readonly string[]): boolean;
}

/** The rules of each cart; carts with the same rules share one object. */
export function rulesOfCarts(all: readonly Built[]): readonly (CartRules | undefined)[] {
	const found = new Map<string, CartRules | undefined>();
	return all.map(one => {
		const key = 'error' in one ? undefined : rulesKey(one.input);
		if ('error' in one || key === undefined) return undefined;
		return getOrInsertComputed(found, one.key + key, () => cartRules(one.input, one.subject));
	});
}

/** A key that is equal for carts with the same rules. */
function rulesKey(input: unknown): string | undefined {
	const included = rulesOfBuilder(input);
	return included && JSON.stringify(included.names.map(name => [name, writtenWith(included, [name])]));
}

function cartRules(input: unknown, subject: Subject): CartRules | undefined {
	const rules = namedRulesOf(input, subject);
	if (rules === undefined) return undefined;
	const {names, under} = rules;
	return {
		names,
		decided: decidedTypes(subject, rules),
		isEnough: chosen => withinBudget(budget => changesBetween(under(chosen), under(names), budget)).length === 0,
	};
}

/** Looks at every class of instruments that the rules may make a difference to. */
function decidedTypes(subject: Subject, rules: NamedRules): DecidedTypes {
	const {account} = subject;
	const variants = variantsOf(rules);
	const subjects = [...new Set([subject, ...variants])];
	const differing = variants.map(variant => differingParts(subject, variant));
	const sections = sectionsOf(subjects, account, type => differing.some(({mayDiffer}) => mayDiffer(type)));
	const outcomes = new Map<string, Decision>();
	const outcomeOf = (instrument: Instrument) => {
		const names = rules.deciding(instrument, verdictOf(claimsOf(subject)(instrument)));
		if (names.length === 0) return undefined;
		return getOrInsertComputed(outcomes, JSON.stringify(names), () => ({id: outcomes.size, names}));
	};
	const distinction = verdictDistinction(account.readings ?? {});
	const decided = new Map<string, Set<string>>();
	const parts = withinBudget(budget => [...separateParts(sections, subjects, outcomeOf, distinction, budget)]);
	for (const {type, outcome} of parts) {
		for (const name of outcome.names) getOrInsertComputed(decided, name, () => new Set()).add(type);
	}
	return decided;
}

/** The rules that decide the verdict on some instruments. */
interface Decision extends Outcome {
	readonly names: readonly string[];
}

/** The deciding rules of several carts, in the order in which they were included. */
export function decidedInAll(carts: Iterable<CartRules | undefined>): DecidedTypes {
	const found = new Map<string, Set<string>>();
	for (const {names, decided} of [...carts].flatMap(cart => cart ?? [])) {
		for (const name of names) {
			for (const type of decided.get(name) ?? []) getOrInsertComputed(found, name, () => new Set()).add(type);
		}
	}
	return found;
}

/** The rules that can all be left out without a change for any cart; of rules that do the same, the later ones. */
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

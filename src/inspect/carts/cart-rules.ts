// The rules with names that the filter of one cart includes, and what they change for its customers.
import {rulesOfBuilder} from '../../diagnostics/builder-kind.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {withinBudget} from '../analysis/budget.js';
import {changesBetween} from '../analysis/changes.js';
import {type ClassParts, classParts} from '../analysis/class-parts.js';
import {namedRulesOf, writtenWith} from '../evaluate/deciding-rules.js';
import type {Subject} from '../subject/read-subject.js';
import type {Built} from './build-carts.js';

/** Names of rules, each with the payment method types about which they decide. */
export type DecidedTypes = ReadonlyMap<string, ReadonlySet<string>>;

export interface CartRules {
	readonly names: readonly string[];
	/** Those that decide about some instrument, as `explain` names them. */
	readonly decided: DecidedTypes;
	/** Every class of instruments about which the filter or its rules decide differently. */
	readonly classes: readonly ClassParts[];
	/** True if the cart sees the same with these rules alone. */
	isEnough(chosen: readonly string[]): boolean;
}

/** The rules of each cart; one object for carts whose rules are the same. */
export function rulesOfCarts(all: readonly Built[]): readonly (CartRules | undefined)[] {
	const found = new Map<string, CartRules | undefined>();
	return all.map(one => {
		const key = 'error' in one ? undefined : rulesKey(one.input);
		if ('error' in one || key === undefined) return undefined;
		return getOrInsertComputed(found, one.key + key, () => cartRules(one.input, one.subject));
	});
}

/** Equal for carts whose rules are the same; the filters of these carts are equal too. */
function rulesKey(input: unknown): string | undefined {
	const included = rulesOfBuilder(input);
	return included && JSON.stringify(included.names.map(name => [name, writtenWith(included, [name])]));
}

function cartRules(input: unknown, subject: Subject): CartRules | undefined {
	const rules = namedRulesOf(input, subject);
	if (rules === undefined) return undefined;
	const {names, under} = rules;
	const decided = new Map<string, Set<string>>();
	const classes = withinBudget(() => classParts(subject, rules));
	for (const {type, rules: deciding = []} of classes) {
		for (const name of deciding) getOrInsertComputed(decided, name, () => new Set()).add(type);
	}
	return {
		names,
		decided,
		classes,
		isEnough: chosen => withinBudget(() => changesBetween(under(chosen), under(names))).length === 0,
	};
}

/** The same for several carts; the names in the order in which they were included. */
export function decidedInAll(carts: Iterable<CartRules | undefined>): DecidedTypes {
	const found = new Map<string, Set<string>>();
	for (const {names, decided} of [...carts].flatMap(cart => cart ?? [])) {
		for (const name of names) {
			for (const type of decided.get(name) ?? []) getOrInsertComputed(found, name, () => new Set()).add(type);
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

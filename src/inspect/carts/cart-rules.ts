// The rules with names that the filter of one cart includes, and what they change for its customers.
import {rulesOfBuilder} from '../../diagnostics/builder-kind.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {withinBudget} from '../analysis/budget.js';
import {changesBetween} from '../analysis/changes.js';
import {createDecidingRules, without} from '../evaluate/deciding-rules.js';
import {createEvaluator} from '../evaluate/evaluator.js';
import {readSubject, type Subject} from '../subject/read-subject.js';

export interface CartRules {
	readonly names: readonly string[];
	/** Those that decide about some instrument, as `explain` names them. */
	readonly deciding: readonly string[];
	/** True if the cart sees the same with these rules alone. */
	isEnough(chosen: readonly string[]): boolean;
}

/** Equal for carts whose rules are the same; the filters of these carts are equal too. */
export function rulesKey(input: unknown): string | undefined {
	const included = rulesOfBuilder(input);
	return included && JSON.stringify(included.names.map(name => [name, included.only([name])]));
}

export function cartRules(input: unknown, subject: Subject): CartRules | undefined {
	const included = rulesOfBuilder(input);
	if (included === undefined) return undefined;
	const {names} = included;
	const {account} = subject;
	const subjects = new Map<string, Subject>();
	const under = (chosen: readonly string[]) =>
		getOrInsertComputed(subjects, JSON.stringify(chosen), () => readSubject(included.only(chosen), account));
	const changes = (from: readonly string[], to: readonly string[]) =>
		withinBudget(() => changesBetween(under(from), under(to)));
	const evaluate = createEvaluator(subject);
	const decidingOn = createDecidingRules(input, account, subject);
	const decides = (name: string) =>
		changes(without(names, name), names).length > 0 ||
		changes([], [name]).some(({witness}) => decidingOn(witness, evaluate(witness).verdict).includes(name));
	return {
		names,
		deciding: names.filter(decides),
		isEnough: chosen => changes(chosen, names).length === 0,
	};
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

// Groups the carts that see the same.

import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {Budget, withinBudget} from '../analysis/budget.js';
import {changesBetween} from '../analysis/changes.js';
import {type ClassParts, classParts} from '../analysis/class-parts.js';
import {optionFieldChanges} from '../analysis/option-field-changes.js';
import {verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Built} from './build-carts.js';

export interface Group {
	readonly built: Built;
	readonly members: number[];
	/** One member for each account. */
	readonly byAccount: Map<string, Built>;
}

/** The groups of carts with equivalent filters, in the order of their first carts, and the number of each cart's group. */
export function groupEqual(all: readonly Built[]): {
	readonly groups: readonly Group[];
	readonly groupOf: readonly number[];
} {
	const groups: Group[] = [];
	const groupOfKey = new Map<string, number>();
	const groupOf = all.map((built, cart) => {
		const number = getOrInsertComputed(groupOfKey, built.key, () => {
			const samples = [...samplesOf(built)];
			const equal = groups.findIndex(group => isEquivalent(group.built, built, samples));
			return equal < 0 ? groups.push({built, members: [], byAccount: new Map()}) - 1 : equal;
		});
		groups[number]?.members.push(cart);
		getOrInsertComputed(groups[number]?.byAccount ?? new Map<string, Built>(), accountKey(built), () => built);
		return number;
	});
	return {groups, groupOf};
}

function accountKey(built: Built): string {
	return 'error' in built ? '' : JSON.stringify(built.subject.account);
}

/** Instruments with their verdicts: most filters that are not equivalent differ in one of them, without a full comparison. */
function samplesOf(built: Built): readonly ClassParts[] {
	if ('error' in built) return [];
	return new Budget().attempt(1, budget => classParts(built.subject, budget)) ?? [];
}

/** @param samples - those of `other`; one that differs moves to the front, since it often differs for the next filter too */
function isEquivalent(one: Built, other: Built, samples: ClassParts[]): boolean {
	if ('error' in one || 'error' in other) return false; // two errors with different keys differ
	const claimOf = claimsOf(one.subject);
	const differing = samples.findIndex(({instrument, verdict}) => verdictOf(claimOf(instrument)) !== verdict);
	samples.unshift(...samples.splice(differing, differing < 0 ? 0 : 1));
	if (differing >= 0) return false;
	if (optionFieldChanges(one.subject, other.subject).length > 0) return false;
	return withinBudget(budget => changesBetween(one.subject, other.subject, budget)).length === 0;
}

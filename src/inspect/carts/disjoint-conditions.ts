// Describes a set of carts by conditions on the axes that do not overlap.

import {groupBy} from '../../utils/group-by.js';

/** For each axis, the indexes of the values that a cart may have. */
export type Condition = readonly (readonly number[])[];

/**
 * The conditions of a set of carts; each cart meets exactly one of them. They are the carts themselves, merged along one axis
 * after another, the last axis first, as in a decision diagram. An axis that makes no difference has every value.
 */
export function disjointConditions(carts: readonly Condition[]): readonly Condition[] {
	const [first = []] = carts;
	const joined = first.reduceRight<readonly Condition[]>((all, _, axis) => joinedAlong(all, axis), carts);
	return joined.length === carts.length ? joined : disjointConditions(joined);
}

/** Merges conditions that differ only in the values of one axis. */
function joinedAlong(conditions: readonly Condition[], axis: number): readonly Condition[] {
	const withValues = (condition: Condition, values: readonly number[]) =>
		condition.map((own, index) => (index === axis ? values : own));
	return groupBy(conditions, condition => JSON.stringify(withValues(condition, []))).map(group => {
		const values = group.flatMap(condition => condition[axis] ?? []).sort((one, other) => one - other);
		return withValues(group[0], values);
	});
}

/** One cart for each combination of values, as indexes; the last axis changes fastest. */
export function everyCart(sizes: readonly number[]): readonly Condition[] {
	return sizes.reduce<readonly Condition[]>(
		(carts, size) => carts.flatMap(cart => Array.from({length: size}, (_, value) => [...cart, [value]])),
		[[]],
	);
}

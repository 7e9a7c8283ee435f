// The axes of a table: each value once, and at most 10,000 carts.

import {formatValue, isArray} from '../../diagnostics/format-value.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import type {CartAxes, CartCondition, CartOf} from './decision-row.js';
import type {Condition} from './disjoint-conditions.js';

/** The name of an axis and its values. */
export type Axis = readonly [name: string, values: readonly unknown[]];

const MOST_CARTS = 10_000;

/** Reads the axes; throws a {@link MisuseError} with every issue. */
export function readAxes(axes: unknown): readonly Axis[] {
	const report = new IssueCollector();
	const isObject = typeof axes === 'object' && axes !== null && !isArray(axes);
	const entries = isObject ? Object.entries(axes) : [];
	if (!isObject) {
		const problem = `${formatValue(axes)} is not an object`;
		const remedy = 'write the values of each axis, such as {total: [99, 3000]}';
		report.add('', {rule: 'invalid-type', problem, remedy});
	} else if (entries.length === 0) {
		const problem = 'the table has no axes';
		const remedy = 'write the values of at least one, such as {total: [99, 3000]}';
		report.add('', {rule: 'missing-field', problem, remedy});
	}
	const read = entries.map(([name, values]): Axis => {
		if (!isArray(values)) {
			const problem = `${formatValue(values)} is not a list`;
			const remedy = 'write the values of the axis, such as [99, 3000]';
			report.add(pointerSegment(name), {rule: 'invalid-type', problem, remedy});
		} else if (values.length === 0) {
			report.add(pointerSegment(name), {
				rule: 'empty-list',
				problem: 'the axis has no values',
				remedy: 'write at least one',
			});
		}
		return [name, isArray(values) ? [...new Set(values)] : []];
	});
	const carts = read.reduce((product, [, {length}]) => product * Math.max(length, 1), 1);
	if (carts > MOST_CARTS) {
		const problem = `the axes make ${carts} carts, and at most ${MOST_CARTS} are compared`;
		const remedy = 'use fewer values';
		report.add('', {rule: 'too-large', problem, remedy});
	}
	report.throwIfAny();
	return read;
}

/** The cart with the chosen value of each axis. */
export function cartOf(choice: Condition, axes: readonly Axis[]): CartOf<CartAxes> {
	return Object.freeze(Object.fromEntries(axes.map(([name, values], axis) => [name, values[choice[axis]?.[0] ?? 0]])));
}

/** A condition with the names and the values of its axes, without the axes of which it has every value. */
export function namedCondition(condition: Condition, axes: readonly Axis[]): CartCondition<CartAxes> {
	const named = axes.flatMap(([name, values], axis) => {
		const chosen = condition[axis] ?? [];
		return chosen.length === values.length ? [] : [[name, Object.freeze(chosen.map(index => values[index]))]];
	});
	return Object.freeze(Object.fromEntries(named));
}

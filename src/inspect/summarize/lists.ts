// Describes lists and rules in words.

import {isEmptyList, isIgnoredList, isReadableButForItems} from '../../model/normal-parts.js';
import {
	type SubjectFilter,
	type SubjectFilters,
	type SubjectList,
	UNREADABLE,
	type Unreadable,
} from '../../model/subject.js';
import type {Readings} from '../../wire/readings.js';
import {mayDisagree} from '../analysis/contradictions.js';
import {boxesOfList, leaveNothing} from '../analysis/covers-all.js';
import {firstOf, namesOf} from '../analysis/labels.js';
import type {Section} from '../analysis/section.js';

/** What decides about everything in a filter. */
export interface DescribeContext {
	/** `allowDefaultOptions`. */
	readonly allow: boolean | Unreadable;
	readonly readings: Readings;
	readonly sections: readonly Section[];
}

export type Visibility = 'shown' | 'hidden' | 'uncertain';

export function visibilityOf(enable: boolean | Unreadable): Visibility {
	return enable === UNREADABLE ? 'uncertain' : enable ? 'shown' : 'hidden';
}

/** The visibility of what the filters of a list do not match (reading `defaultsInside`). */
export function restVisibility(
	{allow, readings}: DescribeContext,
	{items, isComplete}: Pick<SubjectFilters<Pick<SubjectFilter, 'enable'>>, 'items' | 'isComplete'>,
): Visibility {
	if (allow === UNREADABLE) return 'uncertain';
	if (isComplete && items.every(({enable}) => enable === !allow)) return visibilityOf(allow);
	return readings.defaultsInside === undefined
		? 'uncertain'
		: visibilityOf((readings.defaultsInside === 'apply') === allow);
}

/** The visibility of a type or group whose list is empty (reading `emptyList`). */
export function emptyListVisibility(
	ignored: Visibility,
	matchesNothing: Visibility,
	{readings}: DescribeContext,
): Visibility {
	if (ignored === matchesNothing) return ignored;
	if (readings.emptyList === undefined) return 'uncertain';
	return readings.emptyList === 'ignored' ? ignored : matchesNothing;
}

/** The values of a list, or its ranges in words, joined by "or", since one of them is enough. */
export function listWords(list: SubjectList, ranges?: readonly string[]): string {
	const names = ranges === undefined ? namesOf(list.items, 'or') : namesOf(ranges, 'or', range => range);
	if (!list.isComplete) return `${names} (and what cannot be read)`;
	return list.items.length === 0 ? '(an empty list)' : names;
}

/** What a rule says about one list: a lead and the values; nothing for a list that is absent, ignored or cannot be read. */
export function criterion(
	lead: string,
	list: SubjectList | undefined,
	context: DescribeContext,
	ranges?: readonly string[],
): readonly string[] {
	if (list === undefined || isIgnoredList(list, context.readings) || isUnreadable(list)) return [];
	return [`${lead} ${listWords(list, ranges)}`];
}

/** True if nothing of the list can be read. */
export function isUnreadable({items, isComplete}: SubjectList): boolean {
	return !isComplete && items.length === 0;
}

/** A filter, and the lists in it. */
export interface DescribedRule {
	readonly filter: SubjectFilter;
	readonly lists: readonly (SubjectList | undefined)[];
}

/** A rule: uncertain if one of its lists is empty or unreadable, unless the reading settles it. */
export function ruleLine(
	visibility: Visibility,
	rule: string,
	{filter, lists}: DescribedRule,
	context: DescribeContext,
): string {
	const given = lists.flatMap(list => list ?? []);
	if (!filter.isComplete) {
		return isReadableButForItems(filter, given)
			? `${visibility}: ${rule}`
			: `uncertain: ${rule}, by a rule that cannot be read completely`;
	}
	if (!given.some(isEmptyList) || context.readings.emptyList === 'ignored') return `${visibility}: ${rule}`;
	return context.readings.emptyList === 'matches-nothing'
		? `without effect: ${rule}, since an empty list matches nothing`
		: `uncertain: ${rule}, since the specification does not state what an empty list matches`;
}

/** The rules of a list, indented under a first line, what applies where they overlap, and what they leave. */
export function ruleLines<Filter extends SubjectFilter>(
	start: string,
	filters: SubjectFilters<Filter>,
	lineOf: (filter: Filter) => string,
	rest: string,
	{readings, sections}: DescribeContext,
): readonly string[] {
	const disagree = boxesOfList(filters, sections).some(([section, boxes]) => mayDisagree(boxes, section));
	const {listed, unlisted} = firstOf(filters.items.map(lineOf));
	return [
		start,
		...listed.map(line => `  ${line}`),
		...(unlisted > 0 ? [`  and ${unlisted} more rules`] : []),
		...(filters.isComplete ? [] : ['  uncertain: what the rules that cannot be read match']),
		...(disagree ? [`  ${PRECEDENCE_LABELS[readings.precedence ?? 'open']}`] : []),
		...(leaveNothing(filters, sections) ? [] : [`  ${rest}`]),
	];
}

const PRECEDENCE_LABELS = {
	open: 'uncertain: what one rule shows and another hides',
	'hide-wins': 'hidden: what one rule shows and another hides',
	'show-wins': 'shown: what one rule shows and another hides',
	'first-wins': 'what one rule shows and another hides follows the first of them',
	'last-wins': 'what one rule shows and another hides follows the last of them',
} as const;

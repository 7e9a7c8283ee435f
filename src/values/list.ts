// Lists of strings from callers: checked, copied and frozen.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, IssueText} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {Check} from './text.js';

/** The most items that a list can have; a longer one is refused before any work. */
export const LONGEST_LIST = 1_000_000;

export const TOO_MANY_ITEMS: IssueDetails = {
	rule: 'too-large',
	problem: `the list has more than ${LONGEST_LIST} items`,
	remedy: 'shorten it',
};

/**
 * A frozen copy of `input` with each item checked; a duplicate is kept once, at its first place. Every issue goes to `report`; an
 * empty list has the text `ifEmpty`. `firstIndex` is the index of the first item in the list that it is appended to.
 */
export function readList(
	input: unknown,
	check: Check,
	report: IssueCollector,
	place: string,
	ifEmpty: IssueText,
	firstIndex = 0,
): readonly string[] {
	const issue = !Array.isArray(input) ? notList(input) : input.length > LONGEST_LIST ? TOO_MANY_ITEMS : undefined;
	report.add(place, issue);
	if (issue !== undefined) return [];
	// A hole is read as `undefined`, which no check accepts.
	const items = [...(input as readonly unknown[])]; // a list, as just checked
	const texts = items as readonly string[]; // every check refuses what is not a string
	if (items.length === 0) report.add(place, {rule: 'empty-list', ...ifEmpty});
	let isValid = true;
	let isAscending = true; // so that each is there once
	for (let index = 0; index < items.length; index += 1) {
		const problem = check(items[index], report.isFull);
		if (problem !== undefined) {
			isValid = false;
			report.add(`${place}/${firstIndex + index}`, problem);
		} else if (isAscending && index > 0) isAscending = (texts[index - 1] as string) < (texts[index] as string);
	}
	if (!isValid) return [];
	return Object.freeze(isAscending ? texts : [...new Set(texts)]); // a set costs more than all the rest
}

/** The issue of a value that is not a list; a string may be meant as the only item of a list of strings. */
export function notList(value: unknown, isOfStrings = true): IssueDetails {
	const list = isOfStrings && typeof value === 'string' ? `[${formatValue(value)}]` : undefined;
	return wrongValue('invalid-type', value, {problem: 'is not a list', remedy: `write ${list ?? 'a list'}`}, list);
}

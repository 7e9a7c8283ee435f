// A list as the caller gave it: read once, checked, copied and frozen.
import {formatValue, isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {Check} from './text.js';

/** Most items of one list; a longer one is refused before any work. */
export const LONGEST_LIST = 1_000_000;

/** A JSON pointer that is written out only where something is wrong. */
export type Place = () => string;

/**
 * A frozen copy of `input`, each item checked where it stands; a duplicate is kept once, at its first place, unless
 * `keepDuplicates`. Every issue goes to `report`; a list that names nothing is one, told by `nothing`.
 */
export function readList(
	input: unknown,
	check: Check,
	report: IssueCollector,
	place: Place,
	nothing: string,
	keepDuplicates = false,
	firstIndex = 0,
): readonly string[] {
	const items = copyOf(input, report, place);
	if (items === undefined) return [];
	if (items.length === 0) report.add(place(), {rule: 'empty-list', message: nothing});
	let right = true;
	for (let index = 0; index < items.length; index += 1) {
		const problem = check(items[index], report.isFull);
		if (problem === undefined) continue;
		right = false;
		report.add(report.isFull ? '' : place() + pointerSegment(firstIndex + index), problem);
	}
	if (!right) return [];
	const texts = items as readonly string[]; // every check refuses what is no string
	return Object.freeze(keepDuplicates || texts.length < 2 ? texts : withoutDuplicates(texts));
}

/** Most items of a list in which looking for each is cheaper than a set of them. */
const FEW = 8;

function withoutDuplicates(texts: readonly string[]): readonly string[] {
	if (texts.length <= FEW && texts.every((text, index) => texts.indexOf(text) === index)) return texts;
	const once = new Set(texts);
	return once.size === texts.length ? texts : [...once];
}

/** The items of a list, each read exactly once; a hole is read as `undefined`, which no check accepts. */
function copyOf(input: unknown, report: IssueCollector, place: Place): unknown[] | undefined {
	if (!isArray(input)) {
		const remedy = typeof input === 'string' ? `[${formatValue(input)}]` : 'a list';
		report.add(place(), {
			rule: 'invalid-type',
			message: `${formatValue(input)} is no list: write ${remedy}`,
			found: formatValue(input),
		});
		return undefined;
	}
	let index = -1;
	try {
		const length = Number(input.length); // a proxy may say anything
		if (length > LONGEST_LIST) {
			report.add(place(), {rule: 'too-large', message: `the list has more than ${LONGEST_LIST} items: shorten it`});
			return undefined;
		}
		const items: unknown[] = [];
		for (index = 0; index < length; index += 1) items.push(input[index]);
		return items;
	} catch (cause) {
		report.add(index < 0 ? place() : place() + pointerSegment(index), UNREADABLE);
		report.throwIfAny(cause);
		return undefined;
	}
}

/** What is said of a getter or a proxy that throws. */
export const UNREADABLE: IssueDetails = {rule: 'unreadable', message: 'the value cannot be read: give plain data'};

// Contradictions in lists and filters of the right shape: an empty list, two codes in one string.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {codeProblem} from '../values/text.js';

/** Reports a filter without criteria, and the lists inside a filter that {@link reportLists} reports. */
export function reportCriteria(filter: object, report: IssueCollector, place: string, whole: string): void {
	const criteria = Object.entries(filter).filter(([key]) => key !== 'enable');
	if (criteria.length === 0) {
		report.add(place, {
			rule: 'empty-criterion',
			problem: `the filter has no criterion and matches ${whole}`,
			remedy: 'add one, or leave the filter out',
		});
	}
	reportLists(filter, report, place);
}

/** Reports every list of an object that is empty or contains two codes in one string. */
export function reportLists(holder: object, report: IssueCollector, place: string): void {
	for (const [key, list] of Object.entries(holder)) {
		if (Array.isArray(list)) reportList(key, list, report, `${place}/${key}`);
	}
}

function reportList(key: string, codes: readonly unknown[], report: IssueCollector, place: string): void {
	if (codes.length === 0) {
		report.add(place, emptyList(key, 'write at least one item, or leave the list out'));
	}
	reportCodes(codes, report, place);
}

/** Reports each string with two codes, and each code that `problemOf` refuses. */
export function reportCodes(
	codes: readonly unknown[],
	report: IssueCollector,
	place: string,
	problemOf: (code: string) => IssueDetails | undefined = () => undefined,
): void {
	for (let index = 0; index < codes.length; index += 1) {
		const code = codes[index];
		if (typeof code !== 'string') continue;
		// The reader accepts commas in codes, so they are checked here.
		const problem = code.includes(',') ? codeProblem(code) : problemOf(code);
		if (problem !== undefined) report.add(`${place}/${index}`, problem);
	}
}

/** An empty list, whose meaning a reading decides; builders refuse it under any reading. */
export function emptyList(name: string, remedy: string): IssueDetails {
	return {
		rule: 'empty-list',
		problem: `${name} is empty`,
		remedy: `${remedy}, or settle the reading emptyList`,
		inCode: {remedy},
	};
}

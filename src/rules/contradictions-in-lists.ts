// What contradicts itself in a list of the right shape: naming nothing, two codes in one string.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {codeProblem} from '../values/text.js';

/** A list inside a filter: not empty, one code a string. */
export function reportList(key: string, codes: readonly string[], report: IssueCollector, place: string): void {
	if (codes.length === 0) {
		report.add(place, {rule: 'empty-list', message: `${key} is empty: name at least one, or leave it out`});
	}
	reportCodes(codes, report, place);
}

/** Codes, one a string. */
export function reportCodes(
	codes: readonly string[],
	report: IssueCollector,
	place: string,
	problemOf: (code: string) => IssueDetails | undefined = () => undefined,
): void {
	for (let index = 0; index < codes.length; index += 1) {
		const code = codes[index] ?? '';
		// A comma is the one thing in a code that the reader lets pass.
		const problem = code.includes(',') ? codeProblem(code) : problemOf(code);
		if (problem !== undefined) report.add(`${place}/${index}`, problem);
	}
}

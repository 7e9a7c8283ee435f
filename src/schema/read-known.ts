// Reads an object that a caller passed: known keys only; `undefined` counts as absent.
import {withArticle} from '../diagnostics/format-value.js';
import type {IssueText} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {LONGEST_CODE} from '../values/text.js';
import {nearest} from './nearest.js';
import {plainOf} from './plain-object.js';
import {listed} from './vocabulary.js';

/** How messages name the object and one of its keys, and the text for an object without keys. */
interface KnownObject {
	readonly what: string;
	readonly part: string;
	readonly nothing?: IssueText;
}

/** The own values under the known keys, in the order of these; every other key is reported. */
export function readKnown<const Keys extends readonly string[]>(
	input: unknown,
	keys: Keys,
	{what, part, nothing}: KnownObject,
	report: IssueCollector,
	place = '',
): {readonly [Index in keyof Keys]: unknown} {
	const values: unknown[] = keys.map(() => undefined);
	const read = plainOf(input, what);
	if ('problem' in read) report.add(place, read.problem);
	else {
		let isEmpty = true;
		for (const [key, value] of Object.entries(read.plain)) {
			const index = keys.indexOf(key);
			if (index >= 0) values[index] = value;
			else if (report.isFull) report.add(place, COUNT_ONLY);
			else reportUnknown(key, keys, part, report, place);
			isEmpty &&= index >= 0 && value === undefined;
		}
		if (isEmpty && nothing !== undefined) report.add(place, {rule: 'empty-list', ...nothing});
	}
	return values as {readonly [Index in keyof Keys]: unknown}; // one for each key
}

function reportUnknown(
	name: string,
	keys: readonly string[],
	part: string,
	report: IssueCollector,
	place: string,
): void {
	const near = nearest(name, keys);
	const text = {problem: `is not ${withArticle(part)}`, remedy: `write ${near ?? listed(keys)}`};
	// An issue of a key that is too long to print is reported at the object.
	const at = place + (name.length > LONGEST_CODE ? '' : pointerSegment(name));
	report.add(at, wrongValue('unknown-key', name, text, near, keys));
}

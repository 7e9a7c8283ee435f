// Reads an object that a caller passed: known keys only, each read once; `undefined` counts as absent.
import {withArticle} from '../diagnostics/format-value.js';
import type {IssueText} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {THROWS_WHEN_READ} from '../values/list.js';
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
	let current: string | undefined; // outside of the loop, for the pointer of a value that throws
	// An issue of a key that is too long to print is reported at the object.
	const at = () => place + (current === undefined || current.length > LONGEST_CODE ? '' : pointerSegment(current));
	try {
		const read = plainOf(input, what);
		if ('problem' in read) report.add(place, read.problem);
		else {
			let isEmpty = true;
			for (current of Object.keys(read.plain)) {
				const index = keys.indexOf(current);
				if (index >= 0) values[index] = Reflect.get(read.plain, current);
				else if (report.isFull) report.add(at(), COUNT_ONLY);
				else reportUnknown(current, keys, part, report, at());
				isEmpty &&= index >= 0 && values[index] === undefined;
			}
			if (isEmpty && nothing !== undefined) report.add(place, {rule: 'empty-list', ...nothing});
		}
	} catch (cause) {
		report.add(at(), THROWS_WHEN_READ);
		report.throwIfAny(cause);
	}
	return values as {readonly [Index in keyof Keys]: unknown}; // one for each key
}

function reportUnknown(name: string, keys: readonly string[], part: string, report: IssueCollector, at: string): void {
	const near = nearest(name, keys);

	report.add(
		at,
		wrongValue(
			'unknown-key',
			name,
			{problem: `is not ${withArticle(part)}`, remedy: `write ${near ?? listed(keys)}`},
			near,
			keys,
		),
	);
}

// An object as the caller gave it: known keys only, each read once.

import {formatValue} from '../diagnostics/format-value.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {nearest} from '../schema/nearest.js';
import {plainOf} from '../schema/plain-object.js';
import {listed} from '../schema/vocabulary.js';
import {type Place, UNREADABLE} from '../values/list.js';

/** In place of Object.prototype, so that what others put there is not taken for given; `null` would make objects slow. */
const NOTHING: object = Object.freeze(Object.create(null));

/** How a message names the object and one of its keys, and what it says where there is none. */
export interface KnownObject {
	readonly what: string;
	readonly part: string;
	readonly nothing?: string;
}

/** The own values of an object under the known keys; anything else goes to the report. */
export function readKnown<Key extends string>(
	input: unknown,
	keys: readonly Key[],
	{what, part, nothing}: KnownObject,
	report: IssueCollector,
	place: Place,
): {readonly [Name in Key]?: unknown} {
	const found: {[Name in Key]?: unknown} = Object.create(NOTHING);
	let reading: string | undefined;
	const at = () => (reading === undefined ? place() : place() + pointerSegment(reading));
	try {
		const read = plainOf(input, what);
		if ('problem' in read) {
			report.add(place(), read.problem);
			return found;
		}
		const given = Object.keys(read.plain);
		if (given.length === 0 && nothing !== undefined) report.add(place(), {rule: 'empty-list', message: nothing});
		for (const name of given) {
			reading = name;
			const key = name as Key; // one of the keys, or looked at below
			if (keys.includes(key)) found[key] = Reflect.get(read.plain, name);
			else if (report.isFull) report.add(at(), COUNT_ONLY);
			else reportUnknown(name, keys, part, report, at());
		}
	} catch (cause) {
		report.add(at(), UNREADABLE);
		report.throwIfAny(cause);
	}
	return found;
}

function reportUnknown(name: string, keys: readonly string[], part: string, report: IssueCollector, at: string): void {
	const near = nearest(name, keys);
	report.add(at, {
		rule: 'unknown-key',
		message: `${formatValue(name)} is no ${part}: write ${near ?? listed(keys)}`,
		found: formatValue(name),
		allowed: keys,
		...(near === undefined ? {} : {suggestion: near}),
	});
}

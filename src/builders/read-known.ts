// Reads an object that a caller passed: known keys only, each read once; `undefined` counts as absent.
import {formatValue} from '../diagnostics/format-value.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {nearest} from '../schema/nearest.js';
import {plainOf} from '../schema/plain-object.js';
import {listed} from '../schema/vocabulary.js';
import {type Place, UNREADABLE} from '../values/list.js';
import {LONGEST_CODE} from '../values/text.js';

/** Replaces Object.prototype, so that properties added to it are not read; `null` would make objects slow. */
const NOTHING: object = Object.freeze(Object.create(null));

/** How messages name the object and one of its keys, and the message for an object without keys. */
export interface KnownObject {
	readonly what: string;
	readonly part: string;
	readonly nothing?: string;
}

/** The own values under the known keys; every other key is reported. */
export function readKnown<Key extends string>(
	input: unknown,
	keys: readonly Key[],
	{what, part, nothing}: KnownObject,
	report: IssueCollector,
	place: Place,
): {readonly [Name in Key]?: unknown} {
	const found: {[Name in Key]?: unknown} = Object.create(NOTHING);
	let reading: string | undefined;
	// A key that is too long to name is reported at the object.
	const at = () => place() + (reading === undefined || reading.length > LONGEST_CODE ? '' : pointerSegment(reading));
	try {
		const read = plainOf(input, what);
		if ('problem' in read) {
			report.add(place(), read.problem);
			return found;
		}
		let isEmpty = true;
		for (const name of Object.keys(read.plain)) {
			reading = name;
			const key = name as Key; // compared with the known keys in the next line
			const isKnown = keys.includes(key);
			const value: unknown = isKnown ? Reflect.get(read.plain, name) : undefined;
			if (isKnown && value === undefined) continue;
			isEmpty = false;
			if (isKnown) found[key] = value;
			else if (report.isFull) report.add(at(), COUNT_ONLY);
			else reportUnknown(name, keys, part, report, at());
		}
		reading = undefined;
		if (isEmpty && nothing !== undefined) report.add(place(), {rule: 'empty-list', message: nothing});
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
		message: `${formatValue(name)} is not a ${part}: write ${near ?? listed(keys)}`,
		found: formatValue(name),
		allowed: keys,
		...(near === undefined ? {} : {suggestion: near}),
	});
}

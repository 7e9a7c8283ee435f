// What an object must have: by its shape, by the word that decides about other fields, and together with others.

import {type Place, pointerOf, type Reading, refuse} from './read-context.js';
import * as say from './schema-issues.js';
import {type Case, type Cases, fieldOf, type ObjectShape, own} from './shape.js';

export const NO_CASE: Case = {};

/** Own keys and their values, each read once. */
export interface Entries {
	readonly keys: readonly string[];
	readonly values: readonly unknown[];
}

function given({keys, values}: Entries, key: string): unknown {
	return values[keys.indexOf(key)];
}

/** What else holds for the word that stands under the deciding key. */
export function caseOf({on, when}: Cases, entries: Entries): Case {
	const word = given(entries, on);
	return (typeof word === 'string' && own(when, word)) || NO_CASE;
}

/** The word of a case. */
export function wordOf(rule: Case, {cases}: ObjectShape): string {
	return Object.keys(cases?.when ?? {}).find(word => cases?.when[word] === rule) ?? '';
}

/** Whether a field is refused in this case. */
export function isNever({forbidden: never}: Case, key: string): boolean {
	return never?.some(keys => keys.includes(key)) ?? false;
}

/** Reports the required fields that are missing, or takes what the shape knows for them. */
export function reportMissing(
	shape: ObjectShape,
	required: readonly string[],
	entries: Entries,
	copy: Record<string, unknown>,
	reading: Reading,
	place: Place | undefined,
): void {
	for (const key of required) {
		if (given(entries, key) !== undefined) continue;
		const problem = say.missing(key, fieldOf(shape, key));
		const fallback = reading.options && shape.defaults && own(shape.defaults, key);
		if (fallback === undefined) {
			refuse(reading, problem, place, key);
		} else {
			copy[key] = Object.freeze(fallback);
			reading.options?.onMissing(pointerOf(reading, place, key), {...problem, suggestion: JSON.stringify(fallback)});
		}
	}
}

/** Reports what is missing of fields of which one is enough, or all belong together. */
export function reportIncomplete(
	{anyOf: some, dependentRequired: together = []}: ObjectShape,
	rule: Case,
	entries: Entries,
	reading: Reading,
	place: Place | undefined,
): void {
	const isGiven = (key: string) => given(entries, key) !== undefined;
	if (some !== undefined && !some.some(isGiven)) refuse(reading, say.missingAnyOf(some), place, some[0]);
	if (!together.some(isGiven) || together.some(key => isNever(rule, key))) return;
	for (const key of together) if (!isGiven(key)) refuse(reading, say.missingDependent(key, together), place, key);
}

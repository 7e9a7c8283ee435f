// The required fields of an object: by its shape, by the value of a deciding field, and in combination with others.

import {addIssue, type Place, type ReadContext} from './read-context.js';
import {isMisspelled, put, UNREADABLE_PART} from './recovered.js';
import * as problems from './schema-issues.js';
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

/** The case that applies to the value of the deciding field. */
export function caseOf({on, when}: Cases, entries: Entries): Case {
	const word = given(entries, on);
	return (typeof word === 'string' && own(when, word)) || NO_CASE;
}

/** The value that selects a case. */
export function wordOf(rule: Case, {cases}: ObjectShape): string {
	return Object.keys(cases?.when ?? {}).find(word => cases?.when[word] === rule) ?? '';
}

/** True if the case does not allow the field. */
export function isForbidden({forbidden}: Case, key: string): boolean {
	return forbidden?.some(keys => keys.includes(key)) ?? false;
}

/** Reports the required fields that are missing, or fills in the shape's default. */
export function reportMissing(
	shape: ObjectShape,
	required: readonly string[],
	entries: Entries,
	copy: Record<string, unknown>,
	context: ReadContext,
	place: Place | undefined,
): void {
	for (const key of required) {
		if (given(entries, key) !== undefined) continue;
		if (isMisspelled(key, copy)) {
			put(copy, key, UNREADABLE_PART); // reported under the key as written
			continue;
		}
		const fallback = context.options.isLenient && shape.defaults ? own(shape.defaults, key) : undefined;
		if (fallback === undefined) {
			put(copy, key, addIssue(context, problems.missing(key, fieldOf(shape, key)), place, key));
		} else {
			put(copy, key, Object.freeze(fallback));
			addIssue(context, problems.missingWithDefault(key, fallback), place, key);
		}
	}
}

/** Reports missing fields where at least one of several is required, or where all or none must be present. */
export function reportIncomplete(
	{anyOf, dependentRequired = []}: ObjectShape,
	rule: Case,
	entries: Entries,
	copy: {readonly [key: string]: unknown},
	context: ReadContext,
	place: Place | undefined,
): void {
	const isGiven = (key: string) => given(entries, key) !== undefined || isMisspelled(key, copy);
	if (anyOf !== undefined && !anyOf.some(isGiven)) addIssue(context, problems.missingAnyOf(anyOf), place, anyOf[0]);
	if (!dependentRequired.some(isGiven) || dependentRequired.some(key => isForbidden(rule, key))) return;
	for (const key of dependentRequired) {
		if (!isGiven(key)) addIssue(context, problems.missingDependent(key, dependentRequired), place, key);
	}
}

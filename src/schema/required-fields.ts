// Reports the fields that an object lacks: required ones, and those that belong together.

import {addIssue, addWarning, isTolerant, type ReadContext} from './read-context.js';
import {isMisspelled, put, UNRECOVERED} from './recovered.js';
import * as problems from './schema-issues.js';
import {fieldOf, type ObjectShape} from './shape.js';

/** Reports a required field that is missing. */
export function reportMissing(
	shape: ObjectShape,
	key: string,
	copy: Record<string, unknown>,
	context: ReadContext,
): void {
	if (isUnneeded(key, context)) return;
	const problem = () => problems.missing(key, fieldOf(shape, key));
	if (isMisspelled(key, copy)) {
		put(copy, key, UNRECOVERED); // reported under the key as written
	} else if (isDoubtful(shape, key, context)) {
		addWarning(context, problem(), key);
	} else {
		put(copy, key, addIssue(context, problem(), key));
	}
}

/** Reports missing fields where at least one of several is required, or where all or none must be present. */
export function reportIncomplete(
	shape: ObjectShape,
	forbidden: readonly string[],
	copy: {readonly [key: string]: unknown},
	context: ReadContext,
): void {
	const {anyOf, dependentRequired = []} = shape;
	const isGiven = (key: string) => Object.hasOwn(copy, key) || isMisspelled(key, copy);
	if (anyOf !== undefined && !anyOf.some(isGiven)) addIssue(context, problems.missingAnyOf(anyOf), anyOf[0]);
	if (!dependentRequired.some(isGiven) || dependentRequired.some(key => forbidden.includes(key))) return;
	for (const key of dependentRequired) {
		if (isGiven(key) || isUnneeded(key, context)) continue;
		const problem = problems.missingDependent(key, fieldOf(shape, key), dependentRequired.filter(isGiven));
		if (isDoubtful(shape, key, context)) addWarning(context, problem, key);
		else addIssue(context, problem, key);
	}
}

/** True for a field that the account may leave out. */
function isUnneeded(key: string, {options: {optionalFields}}: ReadContext): boolean {
	return optionalFields?.includes(key) === true;
}

/** True for a field whose absence is only a warning in handwritten JSON. */
function isDoubtful({mayLack}: ObjectShape, key: string, context: ReadContext): boolean {
	return isTolerant(context) && mayLack?.includes(key) === true;
}

// Reports the fields that an object lacks: required ones, and those that belong together.

import {addIssue, pointerOf, type ReadContext} from './read-context.js';
import {isMisspelled, put, UNRECOVERED} from './recovered.js';
import * as problems from './schema-issues.js';
import {fieldOf, type ObjectShape, own} from './shape.js';

/** Reports a required field that is missing, or fills in `given` or the shape's default. */
export function reportMissing(
	shape: ObjectShape,
	key: string,
	copy: Record<string, unknown>,
	context: ReadContext,
	given?: unknown,
): void {
	if (isUnneeded(key, context)) return;
	const fallback = given ?? (context.options.isLenient && shape.defaults ? own(shape.defaults, key) : undefined);
	if (isMisspelled(key, copy)) {
		put(copy, key, UNRECOVERED); // reported under the key as written
	} else if (isDoubtful(shape, key, context)) {
		addIssue(context, {...problems.missing(key, fieldOf(shape, key)), severity: 'warning'}, key);
	} else if (fallback === undefined) {
		put(copy, key, addIssue(context, problems.missing(key, fieldOf(shape, key)), key));
	} else {
		put(copy, key, Object.freeze(fallback));
		const path = pointerOf(context, key);
		const fix = {title: `Add ${JSON.stringify(fallback)}`, patch: [{op: 'add', path, value: fallback} as const]};
		addIssue(context, problems.missingWithDefault(key, fallback), key, fix);
	}
}

/** Reports missing fields where at least one of several is required, or where all or none must be present. */
export function reportIncomplete(
	shape: ObjectShape,
	forbidden: ReadonlySet<string>,
	copy: {readonly [key: string]: unknown},
	context: ReadContext,
): void {
	const {anyOf, dependentRequired = []} = shape;
	const isGiven = (key: string) => Object.hasOwn(copy, key) || isMisspelled(key, copy);
	if (anyOf !== undefined && !anyOf.some(isGiven)) addIssue(context, problems.missingAnyOf(anyOf), anyOf[0]);
	if (!dependentRequired.some(isGiven) || dependentRequired.some(key => forbidden.has(key))) return;
	for (const key of dependentRequired) {
		if (isGiven(key) || isUnneeded(key, context)) continue;
		const problem = problems.missingDependent(key, fieldOf(shape, key), dependentRequired.filter(isGiven));
		addIssue(context, isDoubtful(shape, key, context) ? {...problem, severity: 'warning'} : problem, key);
	}
}

/** True for a field that the account may leave out. */
function isUnneeded(key: string, {options: {optionalFields}}: ReadContext): boolean {
	return optionalFields?.includes(key) === true;
}

function isDoubtful({mayLack = []}: ObjectShape, key: string, {options: {isLenient}}: ReadContext): boolean {
	return isLenient === true && mayLack.includes(key);
}

// Reads an object by its shape: each key once, what is missing, and what does not belong there.
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {parseJson} from './parse-json.js';
import {plainOf} from './plain-object.js';
import {addIssue, type Place, type ReadContext, readProperty, reportThrown, takeCapacity} from './read-context.js';
import {put, UnreadablePart} from './recovered.js';
import {
	caseOf,
	type Entries,
	isForbidden,
	NO_CASE,
	reportIncomplete,
	reportMissing,
	wordOf,
} from './required-fields.js';
import * as problems from './schema-issues.js';
import {type Case, type ObjectShape, own, type Shape} from './shape.js';

export function readObject(
	shape: ObjectShape,
	value: unknown,
	context: ReadContext,
	place: Place | undefined,
): unknown {
	const entries = entriesOf(value, shape, context, place);
	if (entries instanceof UnreadablePart) return entries;
	const rule = shape.cases === undefined ? NO_CASE : caseOf(shape.cases, entries);
	const copy: Record<string, unknown> = {};
	let requiredCount = 0;
	for (let index = 0; index < entries.keys.length; index += 1) {
		const key = entries.keys[index] ?? '';
		const given = entries.values[index];
		const required = own(shape.required, key);
		if (given === undefined && (context.options.isUndefinedAbsent || required || rule.required?.includes(key)))
			continue;
		if (required !== undefined) requiredCount += 1;
		if (given instanceof UnreadablePart) {
			put(copy, key, given);
			continue;
		}
		const field = (rule.optional && own(rule.optional, key)) ?? required ?? own(shape.optional, key);
		if (field !== undefined && rule.forbidden === undefined)
			put(copy, key, context.read(field, given, context, place, key));
		else put(copy, key, readOther(shape, field, rule, key, given, entries, context, place));
	}
	const required = Object.keys(shape.required);
	if (requiredCount < required.length) reportMissing(shape, required, entries, copy, context, place);
	if (rule.required !== undefined) reportMissing(shape, rule.required, entries, copy, context, place);
	if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
		reportIncomplete(shape, rule, entries, copy, context, place);
	return Object.freeze(copy);
}

const JSON_VALUE: Shape = {kind: 'json'};

/** The value under an unknown key, or under one that this case forbids. */
function readOther(
	shape: ObjectShape,
	field: Shape | undefined,
	rule: Case,
	key: string,
	given: unknown,
	entries: Entries,
	context: ReadContext,
	place: Place | undefined,
): unknown {
	if (isForbidden(rule, key)) {
		const part = addIssue(context, problems.outOfPlace(key, wordOf(rule, shape), shape.what), place, key);
		return field?.kind === 'object' ? context.read(field, given, context, place, key) : part;
	}
	if (field !== undefined) return context.read(field, given, context, place, key);
	const taken = takenKeys(entries);
	const problem =
		shape.additionalProperties === undefined
			? context.report.isFull
				? COUNT_ONLY
				: problems.unknownKey(key, shape, context.root, taken)
			: shape.additionalProperties(key, given, taken);
	return problem === undefined
		? context.read(JSON_VALUE, given, context, place, key)
		: addIssue(context, problem, place, key);
}

/** With more keys no fix is offered, which keeps the work linear. */
const MOST_KEYS = 64;

function takenKeys({keys, values}: Entries): readonly string[] | undefined {
	return keys.length > MOST_KEYS ? undefined : keys.filter((_, index) => values[index] !== undefined);
}

/** Own keys and their values, each read once. */
function entriesOf(
	value: unknown,
	shape: ObjectShape,
	context: ReadContext,
	place: Place | undefined,
): Entries | UnreadablePart {
	const full = takeCapacity(context, 0, false, place);
	if (full !== undefined) return full;
	try {
		const found = plainOf(shape.isReadFromText ? textRead(value, context, place) : value, shape.what);
		if ('problem' in found) return addIssue(context, found.problem, place);
		const keys = Object.keys(found.plain);
		const exceeded = takeCapacity(context, keys.length, shape.additionalProperties !== undefined, place);
		if (exceeded !== undefined) return exceeded;
		const values: unknown[] = [];
		for (const key of keys) values.push(readProperty(found.plain, key, context, place));
		return {keys, values};
	} catch (error) {
		return reportThrown(context, error, place);
	}
}

/** An object written as JSON text is an error; it is still read, so that its parts are reported too. */
function textRead(value: unknown, context: ReadContext, place: Place | undefined): unknown {
	const parsed = typeof value === 'string' ? parseJson(value) : undefined;
	if (typeof parsed !== 'object' || parsed === null) return value;
	addIssue(context, problems.objectAsText(parsed), place);
	return parsed;
}

// Reads unknown input by a shape into a new, deeply frozen copy, and reports every issue at once.
import {isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {negatedBy} from '../utils/nearest.js';
import {LONGEST_LIST, notList, TOO_MANY_ITEMS} from '../values/list.js';
import {DEEPEST_JSON, jsonKeyProblem, jsonProblem, MOST_JSON_VALUES, MOST_VALUES, TOO_DEEP} from './json-limits.js';
import {plainOf, reportUnbuilt} from './plain-object.js';
import {
	acceptsWarnings,
	addIssue,
	addWarning,
	type Finding,
	pointerOf,
	type ReadContext,
	type ReadOptions,
	readWrong,
	takeCapacity,
} from './read-context.js';
import {misspelledKey, put, TOO_LARGE, UNRECOVERED, Unrecovered} from './recovered.js';
import {isAbsent} from './redundant.js';
import * as problems from './schema-issues.js';
import {
	ANY_JSON,
	caseOf,
	fallbackOf,
	fieldOf,
	keysOf,
	type ListShape,
	type ObjectCase,
	type ObjectShape,
	own,
	type PlainObject,
	type Shape,
} from './shape.js';
import {valueProblem} from './value-problem.js';
import {likeName} from './vocabulary.js';

const JSON_LIST: ListShape = {kind: 'list', item: ANY_JSON};
const JSON_OBJECT: ObjectShape = {
	kind: 'object',
	what: 'JSON object',
	required: {},
	optional: {},
	additionalProperties: jsonKeyProblem,
};

export type {ReadOptions} from './read-context.js';

const STRICT: ReadOptions = {};

/** A frozen copy of `input` if it has the shape, else `undefined` with the reasons in the report. Never throws. */
export function readShape(
	shape: Shape,
	input: unknown,
	report: IssueCollector,
	pointer = '',
	options: ReadOptions = STRICT,
): unknown {
	const before = report.errors;
	const copy = recoverShape(shape, input, report, pointer, options);
	return report.errors === before ? copy : undefined;
}

/** The same copy with an {@link Unrecovered} in place of each part that cannot be read. */
export function recoverShape(
	shape: Shape,
	input: unknown,
	report: IssueCollector,
	pointer = '',
	options: ReadOptions = STRICT,
): unknown {
	const context: ReadContext = {
		report,
		pointer,
		options,
		path: [],
		level: 0,
		capacity: MOST_VALUES,
		jsonCapacity: MOST_JSON_VALUES,
		depth: 0,
		isTooLarge: false,
		isTooDeep: false,
	};
	const copy = readValue(shape, input, context);
	return context.capacity < 0 ? TOO_LARGE : copy;
}

function readValue(shape: Shape, value: unknown, context: ReadContext): unknown {
	// A part of a text that is not JSON, which has its issue.
	if (value instanceof Unrecovered) return value;
	switch (shape.kind) {
		case 'union':
			return readValue(isArray(value) ? shape.many : shape.one, value, context);
		case 'list':
			return readList(shape, value, context);
		case 'object':
			return readObject(shape, value, context);
		case 'json':
			return readJson(value, context);
		default: {
			const key = context.path[context.level - 1];
			const field = typeof key === 'string' ? key : undefined;
			const problem = valueProblem(shape, value, field, context.options, context.report.isFull);
			return problem === undefined ? value : readWrong(value, shape, problem, context);
		}
	}
}

function readList(shape: ListShape, value: unknown, context: ReadContext): unknown {
	if (!isArray(value)) return readWrong(value, shape, notList(value, shape.item.kind !== 'object'), context);
	if (value.length === 0 && shape.ifEmpty !== undefined) {
		const problem = `${context.path.slice(0, context.level).join('.')} is empty`;
		return addIssue(context, {rule: 'empty-list', problem, remedy: shape.ifEmpty});
	}
	if (value.length > LONGEST_LIST) return addIssue(context, TOO_MANY_ITEMS);
	if (!takeCapacity(context, value.length, shape === JSON_LIST)) return UNRECOVERED;
	const items: unknown[] = new Array(value.length); // grown item by item, a large list costs half as much again
	const {path, level} = context;
	context.level = level + 1;
	for (let index = 0; index < value.length; index += 1) {
		path[level] = index;
		items[index] = readValue(shape.item, value[index], context);
	}
	context.level = level;
	return Object.freeze(items);
}

function readObject(shape: ObjectShape, value: unknown, context: ReadContext): unknown {
	if (context.isTooLarge) return UNRECOVERED;
	const found = plainOf(value, shape.what);
	if ('problem' in found) {
		if (found.unbuilt === undefined) return readWrong(value, shape, found.problem, context);
		reportUnbuilt(found.unbuilt, context.report, pointerOf(context));
		return UNRECOVERED;
	}
	const plain = found.plain as PlainObject; // any object may be asked for any key
	const keys = Object.keys(plain);
	const isJson = shape.additionalProperties !== undefined;
	return takeCapacity(context, keys.length, isJson) ? readEntries(shape, plain, keys, context) : UNRECOVERED;
}

function readEntries(shape: ObjectShape, plain: PlainObject, keys: readonly string[], context: ReadContext): unknown {
	const {path, level, options} = context;
	const copy: Record<string, unknown> = {};
	context.level = level + 1;
	// The value that decides about other fields is read before them.
	const on = shape.cases?.on;
	const decision = on !== undefined && keys.includes(on) ? plain[on] : undefined;
	const fallback = options.isTolerant ? fallbackOf(shape, plain) : undefined;
	const current = caseOf(shape, decision ?? fallback);
	for (const key of keys) {
		path[level] = key;
		const value = key === on ? decision : plain[key];
		const field = own(current.fields, key);
		const isRequired = current.required.includes(key) && !options.optionalFields?.includes(key);
		if (value === undefined && (options.isUndefinedAbsent || current.required.includes(key))) continue;
		if (field !== undefined) {
			const isLeftOut =
				options.isTolerant && isAbsent({key, shape, object: plain, isRequired}, value, current.forbidden.includes(key));
			if (!isLeftOut) put(copy, key, readField(key, value, field, shape, current, isRequired, context));
		} else {
			const findings = shape === JSON_OBJECT ? undefined : options.findings;
			const found = findings ? findings.get(pointerOf(context)) : unknownKey(key, shape, value, context);
			if (found?.issue !== undefined) addIssue(context, found.issue);
			const isKept = found === undefined || found.issue?.severity === 'warning';
			put(
				copy,
				key,
				isKept ? readValue(shape.additionalShape ?? ANY_JSON, value, context) : new Unrecovered(...found.likely),
			);
		}
	}
	context.level = level;
	for (const key of current.required) {
		if (Object.hasOwn(copy, key) || options.optionalFields?.includes(key)) continue;
		const found = options.isTolerant && ((key === on ? fallback : undefined) ?? own(shape.defaults ?? {}, key));
		if (found !== undefined) put(copy, key, found);
		// One that is misspelled or misplaced is reported under the key as written.
		else if (misspelledKey(key, copy) !== undefined || options.findings?.has(pointerOf(context, key)))
			put(copy, key, UNRECOVERED);
		else reportMissing(key, problems.missing(key, fieldOf(shape, key)), shape, context, copy);
	}
	if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
		reportIncomplete(shape, current.forbidden, copy, context);
	return Object.freeze(copy);
}

/** Reads the value of a field, which the current case may forbid. */
function readField(
	key: string,
	given: unknown,
	field: Shape,
	shape: ObjectShape,
	{word, forbidden, mayHave}: ObjectCase,
	isRequired: boolean,
	context: ReadContext,
): unknown {
	if (forbidden.includes(key)) {
		const problem = problems.outOfPlace(key, word, shape.what);
		const isDoubtful = acceptsWarnings(context) && given !== null && mayHave.includes(key);
		if (!isDoubtful) {
			const part = addIssue(context, problem);
			// The parts of a forbidden object are reported too.
			return fieldOf(shape, key)?.kind === 'object' ? readValue(field, given, context) : part;
		}
		addWarning(context, problem);
	}
	const isOptional = !isRequired && !shape.dependentRequired?.includes(key);
	return given === null && isOptional ? addIssue(context, problems.isNull(key)) : readValue(field, given, context);
}

/** What is wrong with a key that is not a field; `undefined` if its value may be any JSON. */
function unknownKey(key: string, shape: ObjectShape, value: unknown, context: ReadContext): Finding | undefined {
	const {isTolerant, extraOptionFields} = context.options;
	if (shape.isPerAccount && (extraOptionFields?.includes(key) || (isTolerant && isUnlike(key, shape))))
		return undefined;
	const isFull = context.report.isFull;
	const issue =
		shape.additionalProperties === undefined
			? isFull
				? COUNT_ONLY
				: problems.unknownKey(key, shape)
			: shape.additionalProperties(key, value);
	const near = isFull ? undefined : likeName(key, keysOf(shape)).near;
	return issue && {issue, likely: near === undefined ? [] : [near]};
}

/** True for a key that an account may have, since it resembles no field. */
export function isUnlike(key: string, shape: ObjectShape): boolean {
	const keys = keysOf(shape);
	const isKnown = shape.elsewhere?.includes(key) || (likeName(key, keys).near ?? negatedBy(key, keys)) !== undefined;
	return shape.isPerAccount === true && !isKnown && jsonKeyProblem(key) === undefined;
}

/** Reports a field that is missing; for some fields that is only a warning in handwritten JSON. */
function reportMissing(
	key: string,
	problem: IssueDetails,
	{mayLack}: ObjectShape,
	context: ReadContext,
	copy?: Record<string, unknown>,
): void {
	if (acceptsWarnings(context) && mayLack?.includes(key)) addWarning(context, problem, key);
	else {
		const mark = addIssue(context, problem, key);
		if (copy !== undefined) put(copy, key, mark);
	}
}

/** Reports missing fields where at least one of several is required, or where all or none must be present. */
function reportIncomplete(
	shape: ObjectShape,
	forbidden: readonly string[],
	copy: {readonly [key: string]: unknown},
	context: ReadContext,
): void {
	const {anyOf, dependentRequired = []} = shape;
	const isGiven = (key: string) => Object.hasOwn(copy, key) || misspelledKey(key, copy) !== undefined;
	if (anyOf !== undefined && !anyOf.some(isGiven)) addIssue(context, problems.missingAnyOf(anyOf), anyOf[0]);
	if (!dependentRequired.some(isGiven) || dependentRequired.some(key => forbidden.includes(key))) return;
	for (const key of dependentRequired) {
		if (isGiven(key) || context.options.optionalFields?.includes(key)) continue;
		const problem = problems.missing(key, fieldOf(shape, key), dependentRequired.filter(isGiven));
		reportMissing(key, problem, shape, context);
	}
}

function readJson(value: unknown, context: ReadContext): unknown {
	if (typeof value !== 'object' || value === null) {
		const problem = jsonProblem(value);
		if (problem !== undefined) return addIssue(context, problem);
		return value === 0 ? 0 : value; // JSON has no -0
	}
	if (context.depth === DEEPEST_JSON) {
		const isFirst = !context.isTooDeep;
		context.isTooDeep = true;
		return isFirst ? addIssue(context, TOO_DEEP) : UNRECOVERED;
	}
	context.depth += 1;
	const copy = readValue(isArray(value) ? JSON_LIST : JSON_OBJECT, value, context);
	context.depth -= 1;
	return copy;
}

// Reads unknown input by a shape into a new, deeply frozen copy, and reports every issue at once.
import {isArray} from '../diagnostics/format-value.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {LONGEST_LIST, UNREADABLE} from '../values/list.js';
import {DEEPEST_JSON, jsonKeyProblem, jsonProblem, MOST_JSON_VALUES, MOST_VALUES, TOO_DEEP} from './json-limits.js';
import {
	addIssue,
	childPlace,
	type Key,
	type Place,
	type ReadContext,
	type ReadOptions,
	readProperty,
	reportThrown,
	takeCapacity,
} from './read-context.js';
import {readObject} from './read-object.js';
import {UNREADABLE_PART, UnreadablePart} from './recovered.js';
import * as problems from './schema-issues.js';
import type {EnumShape, FormatShape, ListShape, ObjectShape, Shape} from './shape.js';
import {vocabularyProblem} from './vocabulary.js';

const JSON_VALUE: Shape = {kind: 'json'};
const JSON_LIST: ListShape = {kind: 'list', item: JSON_VALUE};
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

/** The same copy with an {@link UnreadablePart} in place of each part that cannot be read. */
export function recoverShape(
	shape: Shape,
	input: unknown,
	report: IssueCollector,
	pointer = '',
	options: ReadOptions = STRICT,
): unknown {
	const context: ReadContext = {
		report,
		root: shape,
		pointer,
		options,
		read,
		capacity: MOST_VALUES,
		jsonCapacity: MOST_JSON_VALUES,
		depth: 0,
		isTooDeep: false,
	};
	const copy = read(shape, input, context, undefined, undefined);
	return context.capacity < 0 ? UNREADABLE_PART : copy; // a value over the limit is unreadable as a whole
}

/** `up` and `key` locate the value. */
function read(shape: Shape, value: unknown, context: ReadContext, up: Place | undefined, key: Key): unknown {
	switch (shape.kind) {
		case 'boolean':
			return typeof value === 'boolean' ? value : addIssue(context, problems.notBoolean(value), up, key);
		case 'enum':
			return readWord(shape, value, context, up, key);
		case 'format':
			return readFormat(shape, value, context, up, key);
		case 'union':
			return read(isArray(value) ? shape.many : shape.one, value, context, up, key);
		case 'list':
			return readList(shape, value, context, childPlace(up, key));
		case 'object':
			return readObject(shape, value, context, childPlace(up, key));
		case 'json':
			return readJson(value, context, up, key);
	}
}

function readWord(shape: EnumShape, value: unknown, context: ReadContext, up: Place | undefined, key: Key): unknown {
	if (typeof value === 'string' && shape.enum.includes(value)) return value;
	const more = shape.isPerAccount === true ? (context.options.types ?? []) : [];
	if (typeof value === 'string' && more.includes(value)) return value;
	const problem = context.report.isFull
		? undefined
		: vocabularyProblem(value, more.length === 0 ? shape.enum : [...shape.enum, ...more], shape.what);
	const part = addIssue(context, problem, up, key);
	// A word that resembles none may be a type of the account; it is certainly not a documented one.
	return shape.isPerAccount === true && part.resembles.length === 0 && typeof value === 'string'
		? new UnreadablePart(value)
		: part;
}

function readFormat(
	shape: FormatShape,
	value: unknown,
	context: ReadContext,
	up: Place | undefined,
	key: Key,
): unknown {
	if (shape.test !== undefined && typeof value === 'string' && shape.test(value)) return value;
	if (shape.test !== undefined && context.report.isFull) return addIssue(context, undefined, up, key);
	const problem = shape.check(value);
	if (problem === undefined) return value;
	if (!context.options.isLenient || shape.isTolerated?.(value) !== true) return addIssue(context, problem, up, key);
	addIssue(context, {...problem, severity: 'warning'}, up, key);
	return value;
}

function readList(shape: ListShape, value: unknown, context: ReadContext, place: Place | undefined): unknown {
	if (!isArray(value)) return addIssue(context, problems.notList(value, shape), place);
	const length = lengthOf(value, context, place);
	if (typeof length !== 'number') return length;
	if (length > LONGEST_LIST) return addIssue(context, problems.tooMany(LONGEST_LIST), place);
	const exceeded = takeCapacity(context, length, shape === JSON_LIST, place);
	if (exceeded !== undefined) return exceeded;
	const items: unknown[] = new Array(length); // grown item by item, a large list costs half as much again
	for (let index = 0; index < length; index += 1) {
		const item = readProperty(value, index, context, place);
		items[index] = item instanceof UnreadablePart ? item : read(shape.item, item, context, place, index);
	}
	return Object.freeze(items);
}

/** The length of a list, read once; a proxy may give any, or throw. */
function lengthOf(list: readonly unknown[], context: ReadContext, place: Place | undefined): number | UnreadablePart {
	try {
		const length: unknown = list.length;
		if (typeof length === 'number' && length >= 0 && length % 1 === 0) return length;
		return addIssue(context, UNREADABLE, place);
	} catch (error) {
		return reportThrown(context, error, place);
	}
}

function readJson(value: unknown, context: ReadContext, up: Place | undefined, key: Key): unknown {
	if (typeof value !== 'object' || value === null) {
		const problem = jsonProblem(value);
		if (problem !== undefined) return addIssue(context, problem, up, key);
		return value === 0 ? 0 : value; // JSON has no -0
	}
	if (context.depth === DEEPEST_JSON) {
		const isFirst = !context.isTooDeep;
		context.isTooDeep = true;
		return isFirst ? addIssue(context, TOO_DEEP, up, key) : UNREADABLE_PART;
	}
	context.depth += 1;
	const copy = read(isArray(value) ? JSON_LIST : JSON_OBJECT, value, context, up, key);
	context.depth -= 1;
	return copy;
}

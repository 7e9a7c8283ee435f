// The one reader of unknown input: by a shape, into a fresh, deeply frozen copy, with every issue at once.
import {isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {LONGEST_LIST, UNREADABLE} from '../values/list.js';
import {
	DEEPEST_JSON,
	jsonKeyProblem,
	jsonProblem,
	MOST_JSON_VALUES,
	MOST_VALUES,
	TOO_DEEP,
	TOO_MUCH,
} from './json-limits.js';
import {plainOf} from './plain-object.js';
import {
	childPlace,
	hasCapacity,
	type Key,
	type Place,
	type Reading,
	type ReadOptions,
	readProperty,
	refuse,
	reportThrown,
	THROWN,
} from './read-context.js';
import {caseOf, type Entries, isNever, NO_CASE, reportIncomplete, reportMissing, wordOf} from './required-fields.js';
import * as say from './schema-issues.js';
import {type Case, type ListShape, type ObjectShape, own, type Shape} from './shape.js';
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

export type {ReadOptions as Leniency} from './read-context.js';

/** A frozen copy of `input` if it has the shape, else `undefined`, and the report says why. Never throws. */
export function readShape(
	shape: Shape,
	input: unknown,
	report: IssueCollector,
	pointer = '',
	options?: ReadOptions,
): unknown {
	const before = report.total;
	const reading: Reading = {
		report,
		root: shape,
		pointer,
		options: options,
		room: MOST_VALUES,
		jsonRoom: MOST_JSON_VALUES,
		depth: 0,
	};
	const copy = read(shape, input, reading, undefined, undefined);
	return report.total === before ? copy : undefined;
}

/** `undefined` where the value was refused; `up` and `key` say where it stands. */
function read(shape: Shape, value: unknown, reading: Reading, up: Place | undefined, key: Key): unknown {
	switch (shape.kind) {
		case 'boolean':
			return typeof value === 'boolean' ? value : refuse(reading, say.notBoolean(value), up, key);
		case 'enum':
			if (typeof value === 'string' && shape.enum.includes(value)) return value;
			return refuse(
				reading,
				reading.report.isFull ? undefined : vocabularyProblem(value, shape.enum, shape.what),
				up,
				key,
			);
		case 'format': {
			if (shape.test !== undefined && typeof value === 'string' && shape.test(value)) return value;
			if (shape.test !== undefined && reading.report.isFull) return refuse(reading, undefined, up, key);
			const problem = shape.check(value);
			return problem === undefined ? value : refuse(reading, problem, up, key);
		}
		case 'union':
			return read(isArray(value) ? shape.many : shape.one, value, reading, up, key);
		case 'list':
			return readList(shape, value, reading, childPlace(up, key));
		case 'object':
			return readObject(shape, value, reading, childPlace(up, key));
		case 'json':
			return readJson(value, reading, up, key);
	}
}

function readList(shape: ListShape, value: unknown, reading: Reading, place: Place | undefined): unknown {
	if (!isArray(value)) return refuse(reading, say.notList(value, shape), place);
	const length = lengthOf(value, reading, place);
	if (length === undefined) return undefined;
	if (length > LONGEST_LIST) return refuse(reading, say.tooMany(LONGEST_LIST), place);
	if (!hasCapacity(reading, length, shape === JSON_LIST)) return refuse(reading, TOO_MUCH, place);
	const items: unknown[] = new Array(length); // grown item by item, a large list costs half as much again
	for (let index = 0; index < length; index += 1) {
		const item = readProperty(value, index, reading, place);
		if (item !== THROWN) items[index] = read(shape.item, item, reading, place, index);
	}
	return Object.freeze(items);
}

/** The length of a list, read once; a proxy may claim any, or throw. */
function lengthOf(list: readonly unknown[], reading: Reading, place: Place | undefined): number | undefined {
	try {
		const length: unknown = list.length;
		if (typeof length === 'number' && length >= 0 && length % 1 === 0) return length;
		return refuse(reading, UNREADABLE, place);
	} catch (error) {
		return reportThrown(reading, error, place);
	}
}

function readObject(shape: ObjectShape, value: unknown, reading: Reading, place: Place | undefined): unknown {
	const entries = entriesOf(value, shape, reading, place);
	if (entries === undefined) return undefined;
	const rule = shape.cases === undefined ? NO_CASE : caseOf(shape.cases, entries);
	const copy: Record<string, unknown> = {};
	let musts = 0;
	for (let index = 0; index < entries.keys.length; index += 1) {
		const key = entries.keys[index] ?? '';
		const given = entries.values[index];
		const required = own(shape.required, key);
		if (required !== undefined) {
			if (given === undefined) continue; // as good as missing
			musts += 1;
		}
		if (given === THROWN) continue;
		const field = (rule.optional && own(rule.optional, key)) ?? required ?? own(shape.optional, key);
		if (field !== undefined && rule.forbidden === undefined) copy[key] = read(field, given, reading, place, key);
		else copy[key] = readOther(shape, field, rule, key, given, reading, place);
	}
	const required = Object.keys(shape.required);
	if (musts < required.length) reportMissing(shape, required, entries, copy, reading, place);
	if (rule.required !== undefined) reportMissing(shape, rule.required, entries, copy, reading, place);
	if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
		reportIncomplete(shape, rule, entries, reading, place);
	return Object.freeze(copy);
}

/** What stands under a key that no field has, or that this case may not have. */
function readOther(
	shape: ObjectShape,
	field: Shape | undefined,
	rule: Case,
	key: string,
	given: unknown,
	reading: Reading,
	place: Place | undefined,
): unknown {
	if (isNever(rule, key)) return refuse(reading, say.outOfPlace(key, wordOf(rule, shape), shape.what), place, key);
	if (field !== undefined) return read(field, given, reading, place, key);
	const problem = reading.report.isFull ? COUNT_ONLY : strangeKey(shape, key, given, reading);
	return problem === undefined ? readJson(given, reading, place, key) : refuse(reading, problem, place, key);
}

/** Own keys and their values, each read once. */
function entriesOf(
	value: unknown,
	shape: ObjectShape,
	reading: Reading,
	place: Place | undefined,
): Entries | undefined {
	if (reading.room < 0) return refuse(reading, TOO_MUCH, place);
	try {
		const found = plainOf(value, shape.what);
		if ('problem' in found) return refuse(reading, found.problem, place);
		const keys = Object.keys(found.plain);
		if (!hasCapacity(reading, keys.length, shape.additionalProperties !== undefined))
			return refuse(reading, TOO_MUCH, place);
		const values: unknown[] = [];
		for (const key of keys) values.push(readProperty(found.plain, key, reading, place));
		return {keys, values};
	} catch (error) {
		return reportThrown(reading, error, place);
	}
}

function strangeKey(shape: ObjectShape, key: string, value: unknown, reading: Reading): IssueDetails | undefined {
	return shape.additionalProperties === undefined
		? say.unknownKey(key, shape, reading.root)
		: shape.additionalProperties(key, value);
}

function readJson(value: unknown, reading: Reading, up: Place | undefined, key: Key): unknown {
	if (typeof value !== 'object' || value === null) {
		const problem = jsonProblem(value);
		if (problem !== undefined) return refuse(reading, problem, up, key);
		return value === 0 ? 0 : value; // no -0, which JSON does not know
	}
	if (reading.depth === DEEPEST_JSON) return refuse(reading, TOO_DEEP, up, key);
	reading.depth += 1;
	const copy = read(isArray(value) ? JSON_LIST : JSON_OBJECT, value, reading, up, key);
	reading.depth -= 1;
	return copy;
}

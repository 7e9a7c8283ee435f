// Reads unknown input by a shape into a new, deeply frozen copy, and reports every issue at once.
import {isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {LONGEST_LIST, notList, TOO_MANY_ITEMS} from '../values/list.js';
import {DEEPEST_JSON, jsonKeyProblem, jsonProblem, MOST_JSON_VALUES, MOST_VALUES, TOO_DEEP} from './json-limits.js';
import {
	addIssue,
	isCounting,
	type ReadContext,
	type Reader,
	type ReadOptions,
	readWrong,
	takeCapacity,
} from './read-context.js';
import {objectReader} from './read-object.js';
import {UNRECOVERED} from './recovered.js';
import {
	ANY_JSON,
	type BooleanShape,
	type EnumShape,
	type FormatShape,
	type ListShape,
	type ObjectShape,
	type Shape,
} from './shape.js';
import {valueProblem} from './value-problem.js';

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
		root: shape,
		pointer,
		options,
		path: [],
		level: 0,
		capacity: MOST_VALUES,
		jsonCapacity: MOST_JSON_VALUES,
		depth: 0,
		isTooDeep: false,
	};
	const copy = readerOf(shape)(input, context);
	return context.capacity < 0 ? UNRECOVERED : copy; // a value over the limit is unreadable as a whole
}

const readers = new WeakMap<Shape, Reader>();

/** The reader of a shape, created once, so that the kind of the shape is not examined again for each value. */
function readerOf(shape: Shape): Reader {
	const reader = readers.get(shape) ?? newReader(shape);
	readers.set(shape, reader);
	return reader;
}

function newReader(shape: Shape): Reader {
	switch (shape.kind) {
		case 'boolean':
		case 'enum':
		case 'format':
			return leafReader(shape);
		case 'union': {
			const [one, many] = [readerOf(shape.one), readerOf(shape.many)];
			return (value, context) => (isArray(value) ? many(value, context) : one(value, context));
		}
		case 'list':
			return listReader(shape);
		case 'object':
			return objectReader(shape, readerOf);
		case 'json':
			return readJson;
	}
}

function leafReader(shape: BooleanShape | EnumShape | FormatShape): Reader {
	return (value, context) => {
		const key = context.path[context.level - 1];
		const field = typeof key === 'string' ? key : undefined;
		const {options} = context;
		const problem =
			valueProblem(shape, value, field, options, isCounting(context)) ?? options.words?.ofDoubtful?.(value, shape);
		return problem === undefined ? value : readWrong(value, shape, problem, context);
	};
}

function listReader(shape: ListShape): Reader {
	const readItem = readerOf(shape.item);
	return (value, context) => {
		if (!isArray(value)) return readWrong(value, shape, notList(value, shape.item.kind !== 'object'), context);
		if (value.length === 0 && shape.ifEmpty !== undefined) return addIssue(context, emptyList(shape.ifEmpty, context));
		if (value.length > LONGEST_LIST) return addIssue(context, TOO_MANY_ITEMS);
		const exceeded = takeCapacity(context, value.length, shape === JSON_LIST);
		if (exceeded !== undefined) return exceeded;
		const items: unknown[] = new Array(value.length); // grown item by item, a large list costs half as much again
		const {path, level} = context;
		context.level = level + 1;
		for (let index = 0; index < value.length; index += 1) {
			path[level] = index;
			items[index] = readItem(value[index], context);
		}
		context.level = level;
		return Object.freeze(items);
	};
}

function emptyList(remedy: string, {path, level}: ReadContext): IssueDetails {
	return {rule: 'empty-list', problem: `${path.slice(0, level).join('.')} is empty`, remedy};
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
	const copy = readerOf(isArray(value) ? JSON_LIST : JSON_OBJECT)(value, context);
	context.depth -= 1;
	return copy;
}

// Reads unknown input by a shape into a new, deeply frozen copy, and reports every issue at once.
import {isArray} from '../diagnostics/format-value.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
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
import * as problems from './schema-issues.js';
import {
	ANY_JSON,
	BOOLEAN,
	type EnumShape,
	type FormatShape,
	type ListShape,
	type ObjectShape,
	type Shape,
} from './shape.js';
import {unknownValue} from './vocabulary.js';

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
		field: undefined,
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
			return readBoolean;
		case 'enum':
			return enumReader(shape);
		case 'format':
			return formatReader(shape);
		case 'union': {
			const [one, many] = [readerOf(shape.one), readerOf(shape.many)];
			return (value, context) => {
				if (isArray(value)) return many(value, context);
				const {guide} = context.options;
				const items = typeof value === 'string' ? guide?.spreadText(shape.many, value, context) : undefined;
				return items === undefined ? one(value, context) : many(items, context);
			};
		}
		case 'list':
			return listReader(shape);
		case 'object':
			return objectReader(shape, readerOf);
		case 'json':
			return readJson;
	}
}

function readBoolean(value: unknown, context: ReadContext): unknown {
	return typeof value === 'boolean'
		? value
		: readWrong(value, BOOLEAN, problems.notBoolean(value), context, readBoolean);
}

function enumReader(shape: EnumShape): Reader {
	const {enum: words, isPerAccount, what} = shape;
	const read: Reader = (value, context) => {
		const more = (isPerAccount && context.options.types) || [];
		if (typeof value === 'string' && (words.includes(value) || more.includes(value))) return value;
		const allowed = more.length === 0 ? words : [...words, ...more];
		const problem = isCounting(context) ? COUNT_ONLY : unknownValue(value, allowed, what);
		return readWrong(value, shape, problem, context, read);
	};
	return read;
}

function formatReader(shape: FormatShape): Reader {
	const {check, test, isEmptyForGuests} = shape;
	const read: Reader = (value, context) => {
		if (test !== undefined && typeof value === 'string' && test(value)) return value;
		const {guide, guestCheckout} = context.options;
		if (value === '' && isEmptyForGuests && guestCheckout) return value;
		if (test !== undefined && isCounting(context)) return addIssue(context, COUNT_ONLY);
		const key = context.field?.key ?? context.path[context.level - 1];
		const problem =
			check(value, false, typeof key === 'string' ? key : undefined) ??
			(typeof value === 'string' ? guide?.problemOf(value, shape) : undefined);
		if (problem === undefined) return value;
		return readWrong(value, shape, problem, context, read);
	};
	return read;
}

function listReader(shape: ListShape): Reader {
	const readItem = readerOf(shape.item);
	const read: Reader = (value, context) => {
		if (!isArray(value)) return readWrong(value, shape, notList(value, shape.item.kind !== 'object'), context, read);
		if (value.length > LONGEST_LIST) return addIssue(context, TOO_MANY_ITEMS);
		const exceeded = takeCapacity(context, value.length, shape === JSON_LIST);
		if (exceeded !== undefined) return exceeded;
		const guided = context.options.guide?.openList(shape, value, context);
		const list = guided?.items ?? value;
		const items: unknown[] = new Array(list.length); // grown item by item, a large list costs half as much again
		const {path, level} = context;
		context.level = level + 1;
		for (let index = 0; index < list.length; index += 1) {
			path[level] = guided?.sources?.[index] ?? index;
			context.field = undefined;
			const item = list[index];
			items[index] = readItem(item, context);
			guided?.notes.add(index, path[level], items[index], item);
		}
		context.level = level;
		guided?.notes.keep(items);
		return Object.freeze(items);
	};
	return read;
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

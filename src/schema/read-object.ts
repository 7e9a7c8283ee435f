// Reads an object by its shape: each key once, what is missing, and what does not belong there.
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {caseOf, fallbackOf, type ObjectCase} from './cases.js';
import type {Entries, PlainObject} from './places.js';
import {plainOf, reportUnbuilt} from './plain-object.js';
import {
	addIssue,
	addWarning,
	isCounting,
	isExceeded,
	isTolerant,
	pointerOf,
	type ReadContext,
	type Reader,
	readWrong,
	takeCapacity,
} from './read-context.js';
import {put, UNRECOVERED, Unrecovered} from './recovered.js';
import {reportIncomplete, reportMissing} from './required-fields.js';
import * as problems from './schema-issues.js';
import {ANY_JSON, fieldOf, type ObjectShape, own, type Shape} from './shape.js';

/** Makes the reader of an object, with the readers of its fields. */
export function objectReader(shape: ObjectShape, readerOf: (shape: Shape) => Reader): Reader {
	return (value, context) => {
		const opened = open(value, shape, context);
		return 'part' in opened ? opened.part : readEntries(opened.entries, shape, readerOf, context);
	};
}

function readEntries(
	given: Entries,
	shape: ObjectShape,
	readerOf: (shape: Shape) => Reader,
	context: ReadContext,
): unknown {
	const {path, level, options} = context;
	const copy: Record<string, unknown> = {};
	const {keys, plain} = given;
	context.level = level + 1;
	// The value that decides about other fields is read before them.
	const on = shape.cases?.on;
	const decision = on !== undefined && keys.includes(on) ? plain[on] : undefined;
	const fallback = options.tolerance && fallbackOf(shape, plain);
	const current = caseOf(shape, decision ?? fallback);
	for (const key of keys) {
		path[level] = key;
		const value = key === on ? decision : plain[key];
		const field = own(current.fields, key);
		const isRequired = current.required.includes(key) && !options.optionalFields?.includes(key);
		if (value === undefined && (options.isUndefinedAbsent || current.required.includes(key))) continue;
		else if (field !== undefined) {
			const isLeftOut = options.tolerance?.isLeftOut(
				{key, shape, object: plain, isRequired},
				value,
				current.forbidden.includes(key),
			);
			if (!isLeftOut) put(copy, key, readField(key, value, readerOf(field), shape, current, isRequired, context));
		} else if (!isRefused(key, copy, shape, plain, context))
			put(copy, key, readerOf(shape.additionalShape ?? ANY_JSON)(value, context));
	}
	context.level = level;
	for (const key of current.required) {
		if (Object.hasOwn(copy, key)) continue;
		const found = options.tolerance && ((key === on ? fallback : undefined) ?? own(shape.defaults ?? {}, key));
		if (found === undefined) reportMissing(shape, key, copy, context);
		else put(copy, key, found);
	}
	if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
		reportIncomplete(shape, current.forbidden, copy, context);
	return Object.freeze(copy);
}

/** An object to read, or what is read in its place. */
type Opened = {readonly entries: Entries} | {readonly part: unknown};

/** The own keys of a plain object; or what is read in its place. */
function open(value: unknown, shape: ObjectShape, context: ReadContext): Opened {
	if (isExceeded(context)) return NOT_OPENED;
	const found = plainOf(value, shape.what);
	if ('problem' in found) {
		if (found.unbuilt === undefined) return {part: readWrong(value, shape, found.problem, context)};
		reportUnbuilt(found.unbuilt, context.report, pointerOf(context));
		return NOT_OPENED;
	}
	const plain = found.plain as PlainObject; // any object may be asked for any key
	const keys = Object.keys(plain);
	return takeCapacity(context, keys.length, shape.additionalProperties !== undefined)
		? NOT_OPENED
		: {entries: {keys, plain}};
}

const NOT_OPENED: Opened = {part: UNRECOVERED};

/** Reads the value of a field, which the current case may forbid. */
function readField(
	key: string,
	given: unknown,
	read: Reader,
	shape: ObjectShape,
	{word, forbidden, mayHave}: ObjectCase,
	isRequired: boolean,
	context: ReadContext,
): unknown {
	if (forbidden.includes(key)) {
		const problem = problems.outOfPlace(key, word, shape.what);
		const isDoubtful = isTolerant(context) && given !== null && mayHave.includes(key);
		if (!isDoubtful) {
			const part = readWrong(given, ANY_JSON, problem, context);
			// The parts of a forbidden object are reported too.
			return fieldOf(shape, key)?.kind === 'object' ? read(given, context) : part;
		}
		addWarning(context, problem);
	}
	const isOptional = !isRequired && !shape.dependentRequired?.includes(key);
	return given === null && isOptional
		? readWrong(given, ANY_JSON, problems.isNull(key), context)
		: read(given, context);
}

/** Reports a key that is not a field, and those that its issue covers too; false if its value may be any JSON. */
function isRefused(
	key: string,
	copy: Record<string, unknown>,
	shape: ObjectShape,
	given: PlainObject,
	context: ReadContext,
): boolean {
	if (Object.hasOwn(copy, key)) return true; // the issue of another key is about this one too
	const problem = isOfAccount(key, shape, context) ? undefined : unknownKeyProblem(key, shape, given, context);
	if (problem === undefined) return false;
	const mark = addIssue(context, problem);
	if (problem.severity === 'warning') return false;
	for (const one of [key, ...(problem.alsoCovers ?? [])]) {
		const word = problem.alsoCovers && mark === UNRECOVERED ? given[one] : undefined;
		put(copy, one, typeof word === 'string' ? new Unrecovered(word) : mark);
	}
	return true;
}

function unknownKeyProblem(
	key: string,
	shape: ObjectShape,
	given: PlainObject,
	context: ReadContext,
): IssueDetails | undefined {
	const {words, tolerance} = context.options;
	if (words !== undefined) return words.ofKey(key, shape, given, context);
	if (tolerance?.isKept(key, shape)) return undefined;
	if (shape.additionalProperties !== undefined) return shape.additionalProperties(key, given[key]);
	return isCounting(context) ? COUNT_ONLY : problems.unknownKey(key, shape);
}

/** True for a key that the account uses, in addition to the documented ones. */
export function isOfAccount(key: string, shape: ObjectShape, {options}: ReadContext): boolean {
	return shape.isPerAccount === true && options.extraOptionFields?.includes(key) === true;
}

// Reads an object by its shape: each key once, what is missing, and what does not belong there.
import {isArray} from '../diagnostics/format-value.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {parseJson} from './parse-json.js';
import {plainOf} from './plain-object.js';
import {
	addIssue,
	isExceeded,
	pointerOf,
	type ReadContext,
	type Reader,
	readProperty,
	reportThrown,
	takeCapacity,
} from './read-context.js';
import {put, UNREADABLE_PART} from './recovered.js';
import {reportIncomplete, reportMissing, wordOf} from './required-fields.js';
import * as problems from './schema-issues.js';
import {type Case, type Fields, fieldOf, type ObjectShape, type Shape} from './shape.js';
import {unambiguousMatch} from './unambiguous-match.js';

const NONE: readonly string[] = [];

/** Makes the reader of an object, with the readers of its fields. */
export function objectReader(shape: ObjectShape, readerOf: (shape: Shape) => Reader): Reader {
	const readers = readersOf({...shape.required, ...shape.optional}, readerOf);
	const byCase = new Map(
		Object.entries(shape.cases?.when ?? {}).map(([word, rule]): [string, ReadCase] => [
			word,
			{rule, own: readersOf(rule.optional ?? {}, readerOf), forbidden: new Set(rule.forbidden?.flat())},
		]),
	);
	const on = shape.cases?.on;
	const required = Object.keys(shape.required);
	const {dependentRequired = NONE} = shape;
	const isOptional = (key: string, rule: Case) =>
		!Object.hasOwn(shape.required, key) && rule.required?.includes(key) !== true;
	return (value, context) => {
		const opened = open(value, shape, context);
		if (opened === undefined) return UNREADABLE_PART;
		const {keys, plain} = opened;
		const {path, level} = context;
		context.level = level + 1;
		// The value that decides about other fields is read before them.
		const deciding = on !== undefined && keys.includes(on) ? readProperty(plain, on, context) : undefined;
		const {rule, own, forbidden} = caseOf(deciding, byCase);
		const copy: Record<string, unknown> = {};
		for (const key of keys) {
			path[level] = key;
			const given = key === on ? deciding : readProperty(plain, key, context);
			const read = own.get(key) ?? readers.get(key);
			if (given === UNREADABLE_PART) put(copy, key, given);
			else if (given === undefined && (context.options.isUndefinedAbsent || !isOptional(key, rule))) continue;
			else if (forbidden.has(key)) put(copy, key, readForbidden(key, given, read, shape, rule, context));
			else if (read === undefined) readUnknown(key, given, opened, copy, shape, context, readerOf);
			else if (given === null && isOptional(key, rule) && !dependentRequired.includes(key))
				put(copy, key, addIssue(context, problems.isNull(key)));
			else put(copy, key, read(given, context));
		}
		context.level = level;
		for (const key of required) if (!Object.hasOwn(copy, key)) reportMissing(shape, key, copy, context);
		for (const key of rule.required ?? NONE) if (!Object.hasOwn(copy, key)) reportMissing(shape, key, copy, context);
		if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
			reportIncomplete(shape, rule, copy, context);
		return Object.freeze(copy);
	};
}

type Readers = ReadonlyMap<string, Reader>;

function readersOf(fields: Fields, readerOf: (shape: Shape) => Reader): Readers {
	return new Map(Object.entries(fields).map(([key, field]) => [key, readerOf(field)]));
}

/** A case with the readers of its own fields, and the keys that it forbids. */
interface ReadCase {
	readonly rule: Case;
	readonly own: Readers;
	readonly forbidden: ReadonlySet<string>;
}

/** The case of a word, also of one that is misspelled. */
function caseOf(word: unknown, byCase: ReadonlyMap<string, ReadCase>): ReadCase {
	if (typeof word !== 'string' || byCase.size === 0) return NO_CASE;
	return byCase.get(word) ?? byCase.get(unambiguousMatch(word, [...byCase.keys()]) ?? '') ?? NO_CASE;
}

const NO_CASE: ReadCase = {rule: {}, own: new Map(), forbidden: new Set()};

/** A plain object and its own keys; the value under each key is read once. */
interface Opened {
	readonly keys: readonly string[];
	readonly plain: {readonly [key: string]: unknown};
}

/** The own keys of a plain object, or `undefined` once the issue is reported. */
function open(value: unknown, shape: ObjectShape, context: ReadContext): Opened | undefined {
	if (isExceeded(context)) return undefined;
	try {
		const found = plainOf(shape.isReadFromText ? textRead(value, context) : value, shape.what);
		if ('problem' in found) {
			addIssue(context, found.problem);
			return undefined;
		}
		const plain = found.plain as Opened['plain']; // any object may be asked for any key
		const keys = Object.keys(plain);
		return takeCapacity(context, keys.length, shape.additionalProperties !== undefined) ? undefined : {keys, plain};
	} catch (error) {
		reportThrown(context, error);
		return undefined;
	}
}

/** An object written as JSON text is an error; it is still read, so that its parts are reported too. */
function textRead(value: unknown, context: ReadContext): unknown {
	const parsed = typeof value === 'string' ? parseJson(value) : undefined;
	if (typeof parsed !== 'object' || parsed === null || isArray(parsed)) return value;
	addIssue(context, problems.writtenAsText('object'));
	return parsed;
}

/** Reads the value under a key that this case forbids. */
function readForbidden(
	key: string,
	given: unknown,
	read: Reader | undefined,
	shape: ObjectShape,
	rule: Case,
	context: ReadContext,
): unknown {
	const part = addIssue(context, problems.outOfPlace(key, wordOf(rule, shape), shape.what));
	return fieldOf(shape, key)?.kind === 'object' && read ? read(given, context) : part;
}

const JSON_VALUE: Shape = {kind: 'json'};

/** With more keys each is an issue of its own, which keeps the work linear. */
const MOST_KEYS = 64;

/** Reads the value under a key that is not a field. */
function readUnknown(
	key: string,
	given: unknown,
	opened: Opened,
	copy: Record<string, unknown>,
	shape: ObjectShape,
	context: ReadContext,
	readerOf: (shape: Shape) => Reader,
): void {
	if (Object.hasOwn(copy, key)) return; // the issue of another key is about this one too
	const problem = shape.additionalProperties
		? shape.additionalProperties(key, given, takenKeys(opened))
		: context.report.isFull
			? COUNT_ONLY
			: problems.unknownKey(key, shape, context.root, takenKeys(opened));
	if (problem === undefined) {
		put(copy, key, readerOf(JSON_VALUE)(given, context));
		return;
	}
	const {together = []} = problem;
	const parent = pointerOf({...context, level: context.level - 1});
	const related = together.map(other => ({pointer: parent + pointerSegment(other), message: 'also misplaced'}));
	const part = addIssue(context, related.length > 0 ? {...problem, related} : problem);
	for (const one of [key, ...together]) put(copy, one, part);
}

/** The keys that have a value, found without reading any; `undefined` for an object with many keys, or one that throws. */
function takenKeys({keys, plain}: Opened): readonly string[] | undefined {
	if (keys.length > MOST_KEYS) return undefined;
	try {
		return keys.filter(key => {
			const own = Object.getOwnPropertyDescriptor(plain, key);
			return own?.value !== undefined || own?.get !== undefined;
		});
	} catch {
		return undefined;
	}
}

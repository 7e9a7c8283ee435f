// Reads an object by its shape: each key once, what is missing, and what does not belong there.
import {isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import {parseJson} from './parse-json.js';
import {bare, plainOf} from './plain-object.js';
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
import {reportIncomplete, reportMissing} from './required-fields.js';
import * as problems from './schema-issues.js';
import {ANY_JSON, type Case, fieldOf, type ObjectShape, type Shape} from './shape.js';
import {unambiguousMatch} from './unambiguous-match.js';

/** Makes the reader of an object, with the readers of its fields. */
export function objectReader(shape: ObjectShape, readerOf: (shape: Shape) => Reader): Reader {
	const caseOf = casesOf(shape, readerOf);
	const on = shape.cases?.on;
	return (value, context) => {
		const opened = open(value, shape, context);
		if (opened === undefined) return UNREADABLE_PART;
		const {keys, plain} = opened;
		const {path, level, options} = context;
		context.level = level + 1;
		// The value that decides about other fields is read before them.
		const decision = on !== undefined && keys.includes(on) ? readProperty(plain, on, context) : undefined;
		const current = caseOf(decision);
		const copy: Record<string, unknown> = {};
		for (const key of keys) {
			path[level] = key;
			const given = key === on ? decision : readProperty(plain, key, context);
			const read = current.readers.get(key);
			if (given === UNREADABLE_PART) put(copy, key, given);
			else if (given === undefined && (options.isUndefinedAbsent || current.required.includes(key))) continue;
			else if (read !== undefined) put(copy, key, readField(key, given, read, shape, current, context));
			else if (!Object.hasOwn(copy, key)) {
				// Otherwise the issue of another key is about this one too.
				const problem = unknownKeyProblem(key, given, opened, shape, context);
				if (problem === undefined) put(copy, key, readerOf(ANY_JSON)(given, context));
				else reportUnknown(problem, key, copy, context);
			}
		}
		context.level = level;
		for (const key of current.required) if (!Object.hasOwn(copy, key)) reportMissing(shape, key, copy, context);
		if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
			reportIncomplete(shape, current.forbidden, copy, context);
		return Object.freeze(copy);
	};
}

/** What applies to an object, which may depend on the value of its deciding field. */
interface ReadCase {
	/** The value of the deciding field, as messages name it. */
	readonly word: string;
	/** The readers of the fields. */
	readonly readers: ReadonlyMap<string, Reader>;
	readonly required: readonly string[];
	readonly forbidden: ReadonlySet<string>;
}

/** Makes the function that returns the case of a deciding value; a misspelled value has the case of the one that is meant. */
function casesOf(shape: ObjectShape, readerOf: (shape: Shape) => Reader): (decision: unknown) => ReadCase {
	const caseOf = (word: string, {required = [], forbidden = [], optional}: Case): ReadCase => ({
		word,
		readers: new Map(
			Object.entries({...shape.required, ...shape.optional, ...optional}).map(([key, field]) => [key, readerOf(field)]),
		),
		required: [...Object.keys(shape.required), ...required],
		forbidden: new Set(forbidden.flat()),
	});
	const other = caseOf('', bare({}));
	const byWord = new Map(
		Object.entries(shape.cases?.when ?? {}).map(([word, rest]) => [word, caseOf(word, bare(rest))]),
	);
	const words = [...byWord.keys()];
	return decision => {
		if (typeof decision !== 'string' || words.length === 0) return other;
		return byWord.get(decision) ?? byWord.get(unambiguousMatch(decision, words) ?? '') ?? other;
	};
}

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

/** Reads the value of a field, which the current case may forbid. */
function readField(
	key: string,
	given: unknown,
	read: Reader,
	shape: ObjectShape,
	{word, required, forbidden}: ReadCase,
	context: ReadContext,
): unknown {
	if (forbidden.has(key)) {
		const part = addIssue(context, problems.outOfPlace(key, word, shape.what));
		// The parts of a forbidden object are reported too.
		return fieldOf(shape, key)?.kind === 'object' ? read(given, context) : part;
	}
	const isOptional = !required.includes(key) && !shape.dependentRequired?.includes(key);
	return given === null && isOptional ? addIssue(context, problems.isNull(key)) : read(given, context);
}

/** The issue of a key that is not a field, or `undefined` if its value may be any JSON. */
function unknownKeyProblem(
	key: string,
	given: unknown,
	opened: Opened,
	shape: ObjectShape,
	context: ReadContext,
): IssueDetails | undefined {
	if (shape.isPerAccount && context.options.optionFields?.includes(key)) return undefined;
	if (shape.additionalProperties !== undefined) return shape.additionalProperties(key, given, takenKeys(opened));
	return context.report.isFull ? COUNT_ONLY : problems.unknownKey(key, shape, context.root, takenKeys(opened));
}

/** Reports the issue of an unknown key and of the keys that it covers too. */
function reportUnknown(problem: IssueDetails, key: string, copy: Record<string, unknown>, context: ReadContext): void {
	const {together = []} = problem;
	const parent = pointerOf({...context, level: context.level - 1});
	const related = together.map(other => ({pointer: parent + pointerSegment(other), message: 'also misplaced'}));
	const part = addIssue(context, related.length > 0 ? {...problem, related} : problem);
	for (const one of [key, ...together]) put(copy, one, part);
}

/** With more keys each is an issue of its own, which keeps the work linear. */
const MOST_KEYS = 64;

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

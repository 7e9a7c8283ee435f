// Reads an object by its shape: each key once, what is missing, and what does not belong there.
import type {IssueDetails, IssueFix} from '../diagnostics/issue.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {Arranged, Entries, PlainObject} from './corrections.js';
import {jsonKeyProblem} from './json-limits.js';
import {isJsonObject, parseJson} from './parse-json.js';
import {plainOf} from './plain-object.js';
import {casesOf, fallbackOf, type ReadCase} from './read-cases.js';
import {
	addIssue,
	isExceeded,
	LEFT_OUT,
	pointerOf,
	type ReadContext,
	type Reader,
	readProperty,
	readWrong,
	reportThrown,
	takeCapacity,
} from './read-context.js';
import {put, UNRECOVERED, Unrecovered} from './recovered.js';
import {reportIncomplete, reportMissing} from './required-fields.js';
import * as problems from './schema-issues.js';
import {ANY_JSON, fieldOf, type ObjectShape, own, type Shape} from './shape.js';

/** Makes the reader of an object, with the readers of its fields. */
export function objectReader(shape: ObjectShape, readerOf: (shape: Shape) => Reader): Reader {
	const caseOf = casesOf(shape, readerOf);
	const read: Reader = (value, context) => {
		const opened = open(value, shape, context, read);
		return opened.entries === undefined ? opened.part : readEntries(opened.entries, shape, caseOf, readerOf, context);
	};
	return read;
}

function readEntries(
	given: Entries,
	shape: ObjectShape,
	caseOf: (decision: unknown) => ReadCase,
	readerOf: (shape: Shape) => Reader,
	context: ReadContext,
): unknown {
	const {path, level, options} = context;
	const {corrections} = options;
	const copy: Record<string, unknown> = {};
	const problemOf = (key: string, value: unknown) => unknownKeyProblem(key, value, given, shape, context);
	const isRight = corrections === undefined || given.keys.every(key => fieldOf(shape, key) !== undefined);
	const arranged = isRight
		? undefined
		: corrections.arrange(shape, given, key => problemOf(key, given.plain[key]), context);
	const {keys, plain} = arranged ?? given;
	context.level = level + 1;
	const sources = corrections?.sources.get(plain);
	const notes = corrections?.newNotes();
	// The value that decides about other fields is read before them.
	const on = shape.cases?.on;
	const decision = on !== undefined && keys.includes(on) ? readProperty(plain, on, context) : undefined;
	const fallback = decision === undefined ? fallbackOf(shape, keys, context) : undefined;
	const current = caseOf(decision ?? fallback);
	const reported = {};
	for (const key of keys) {
		const written = arranged?.written.get(key);
		if (written !== undefined) reportArranged(written, arranged, given, problemOf, reported, context);
		path[level] = sources?.[key] ?? key;
		const value = key === on ? decision : readProperty(plain, key, context);
		const read = current.readers.get(key);
		context.field = undefined;
		let part: unknown = LEFT_OUT;
		if (value === UNRECOVERED) part = value;
		else if (value === undefined && (options.isUndefinedAbsent || current.required.includes(key))) continue;
		else if (read !== undefined) {
			const isField = corrections !== undefined || options.severityIfAbsent !== undefined;
			context.field = isField ? {key, shape, object: plain, isRequired: current.required.includes(key)} : undefined;
			part = readField(key, value, read, shape, current, context);
		} else if (!Object.hasOwn(copy, key)) {
			// Otherwise the issue of another key is about this one too.
			const problem = problemOf(key, value);
			const isKept = problem === undefined || problem.severity === 'warning';
			if (problem !== undefined && isKept) addIssue(context, problem);
			if (isKept) part = readerOf(ANY_JSON)(value, context);
			else reportUnknown(problem, key, given.plain, copy, context);
		}
		if (part !== LEFT_OUT) put(copy, key, part);
		notes?.add(key, path[level], own(copy, key), value);
	}
	// Keys that are left out.
	if (arranged !== undefined)
		for (const key of arranged.fixes.keys()) reportArranged(key, arranged, given, problemOf, reported, context);
	context.level = level;
	context.field = undefined;
	for (const key of current.required)
		if (!Object.hasOwn(copy, key)) reportMissing(shape, key, copy, context, key === on ? fallback : undefined);
	if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
		reportIncomplete(shape, current.forbidden, copy, context);
	notes?.keep(copy, given.plain);
	return Object.freeze(copy);
}

/** Reports a key that is read elsewhere than it is, unless the issue of another key is about it too. */
function reportArranged(
	key: string,
	arranged: Arranged | undefined,
	{plain}: Entries,
	problemOf: (key: string, value: unknown) => IssueDetails | undefined,
	reported: Record<string, unknown>,
	context: ReadContext,
): void {
	const fix = arranged?.fixes.get(key);
	if (fix === undefined || Object.hasOwn(reported, key)) return;
	context.path[context.level - 1] = key;
	const problem = problemOf(key, plain[key]);
	if (problem !== undefined) reportUnknown(problem, key, plain, reported, context, fix);
}

/** An object to read, or what is read in its place; both are own, as other code may add properties to Object.prototype. */
interface Opened {
	readonly entries: Entries | undefined;
	readonly part: unknown;
}

/** The own keys of a plain object; or what is read in its place. */
function open(value: unknown, shape: ObjectShape, context: ReadContext, read: Reader): Opened {
	if (isExceeded(context)) return NOT_OPENED;
	try {
		const text = shape.isReadFromText && context.options.corrections === undefined ? textRead(value, context) : value;
		const found = plainOf(text, shape.what);
		if ('problem' in found) {
			const problem = shape.isReadFromText && isObjectText(value) ? problems.writtenAsText('object') : found.problem;
			return {entries: undefined, part: readWrong(value, shape, problem, context, read)};
		}
		const plain = found.plain as PlainObject; // any object may be asked for any key
		const keys = Object.keys(plain);
		return takeCapacity(context, keys.length, shape.additionalProperties !== undefined)
			? NOT_OPENED
			: {entries: {keys, plain}, part: undefined};
	} catch (error) {
		return {entries: undefined, part: reportThrown(context, error)};
	}
}

const NOT_OPENED: Opened = {entries: undefined, part: UNRECOVERED};

/** An object written as JSON text is an error; it is still read, so that its parts are reported too. */
function textRead(value: unknown, context: ReadContext): unknown {
	if (!isObjectText(value)) return value;
	addIssue(context, problems.writtenAsText('object'));
	return parseJson(value);
}

function isObjectText(value: unknown): value is string {
	return typeof value === 'string' && isJsonObject(parseJson(value));
}

/** Reads the value of a field, which the current case may forbid. */
function readField(
	key: string,
	given: unknown,
	read: Reader,
	shape: ObjectShape,
	{word, required, forbidden, mayHave}: ReadCase,
	context: ReadContext,
): unknown {
	const problem = forbidden.has(key) ? problems.outOfPlace(key, word, shape.what) : undefined;
	if (problem !== undefined && context.options.isLenient && given !== null && mayHave.has(key)) {
		addIssue(context, {...problem, severity: 'warning'});
	} else if (problem !== undefined) {
		const part = readWrong(given, ANY_JSON, problem, context, read);
		// The parts of a forbidden object are reported too.
		return fieldOf(shape, key)?.kind === 'object' && part !== LEFT_OUT ? read(given, context) : part;
	}
	const isOptional = !required.includes(key) && !shape.dependentRequired?.includes(key);
	return given === null && isOptional
		? readWrong(given, ANY_JSON, problems.isNull(key), context, read)
		: read(given, context);
}

/** The issue of a key that is not a field, or `undefined` if its value may be any JSON. */
function unknownKeyProblem(
	key: string,
	given: unknown,
	opened: Entries,
	shape: ObjectShape,
	context: ReadContext,
): IssueDetails | undefined {
	if (shape.isPerAccount && context.options.optionFields?.includes(key)) return undefined;
	if (shape.additionalProperties !== undefined) return shape.additionalProperties(key, given, takenKeys(opened));
	if (context.report.isFull && context.options.corrections === undefined) return COUNT_ONLY;
	const problem = problems.unknownKey(key, shape, context.root, takenKeys(opened));
	const isKept = shape.isPerAccount && context.options.isLenient && isUnlike(problem);
	return isKept ? (jsonKeyProblem(key) ?? problems.sentUnchanged(key, shape)) : problem;
}

/** True for the issue of a key that resembles no field, here or elsewhere. */
function isUnlike({suggestion, alsoCovers}: IssueDetails): boolean {
	return suggestion === undefined && alsoCovers === undefined;
}

/** Reports the issue of an unknown key and of the keys that it covers too. */
function reportUnknown(
	problem: IssueDetails,
	key: string,
	plain: PlainObject,
	copy: Record<string, unknown>,
	context: ReadContext,
	fix?: IssueFix,
): void {
	const {alsoCovers = []} = problem;
	const parent = pointerOf({...context, level: context.level - 1});
	const related = alsoCovers.map(other => ({pointer: parent + pointerSegment(other), message: 'also misplaced'}));
	const part = addIssue(context, related.length > 0 ? {...problem, related} : problem, undefined, fix);
	for (const one of [key, ...alsoCovers]) {
		const word = problem.alsoCovers && part === UNRECOVERED ? textIn(plain, one) : undefined;
		put(copy, one, word === undefined ? part : new Unrecovered(word));
	}
}

/** The text under a key, which may be the type of an option in the wrong place. */
function textIn(plain: PlainObject, key: string): string | undefined {
	try {
		const value: unknown = Object.getOwnPropertyDescriptor(plain, key)?.value;
		return typeof value === 'string' ? value : undefined;
	} catch {
		return undefined; // a proxy
	}
}

/** With more keys each is an issue of its own, which keeps the work linear. */
const MOST_KEYS = 64;

/** The keys that have a value, found without reading any; `undefined` for an object with many keys, or one that throws. */
function takenKeys({keys, plain}: Entries): readonly string[] | undefined {
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

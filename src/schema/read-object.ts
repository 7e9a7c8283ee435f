// Reads an object by its shape: each key once, what is missing, and what does not belong there.
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY} from '../diagnostics/issue-collector.js';
import type {Entries, PlainObject} from './places.js';
import {plainOf, reportUnbuilt} from './plain-object.js';
import {
	addIssue,
	isCounting,
	isExceeded,
	LEFT_OUT,
	pointerOf,
	type ReadContext,
	type Reader,
	readWrong,
	takeCapacity,
} from './read-context.js';
import {put, UNRECOVERED} from './recovered.js';
import {reportIncomplete, reportMissing} from './required-fields.js';
import * as problems from './schema-issues.js';
import {ANY_JSON, type Case, fieldOf, type ObjectShape, own, type Shape} from './shape.js';

/** What applies to an object, which may depend on the value of its deciding field. */
interface ReadCase {
	/** The value of the deciding field, as messages name it. */
	readonly word: string;
	/** The readers of the fields. */
	readonly readers: ReadonlyMap<string, Reader>;
	readonly required: readonly string[];
	readonly forbidden: ReadonlySet<string>;
	/** Those of the forbidden fields that are only a warning in handwritten JSON. */
	readonly mayHave: ReadonlySet<string>;
}

/** The case of each deciding word, and under `''` that of any other value. */
type ReadCases = ReadonlyMap<unknown, ReadCase>;

function casesOf(shape: ObjectShape, readerOf: (shape: Shape) => Reader): ReadCases {
	const cases = new Map<unknown, ReadCase>();
	const when: Readonly<Record<string, Case>> = {'': {}, ...shape.cases?.when};
	for (const [word, given] of Object.entries(when)) {
		const {required = [], forbidden = [], mayHave = [], optional} = given;
		const fields = Object.entries({...shape.required, ...shape.optional, ...optional});
		cases.set(word, {
			word,
			readers: new Map(fields.map(([key, field]) => [key, readerOf(field)])),
			required: [...Object.keys(shape.required), ...required],
			forbidden: new Set(forbidden.flat()),
			mayHave: new Set(mayHave.flat()),
		});
	}
	return cases;
}

/** Makes the reader of an object, with the readers of its fields. */
export function objectReader(shape: ObjectShape, readerOf: (shape: Shape) => Reader): Reader {
	const cases = casesOf(shape, readerOf);
	const read: Reader = (value, context) => {
		const opened = open(value, shape, context, read);
		return 'part' in opened ? opened.part : readEntries(opened.entries, shape, cases, readerOf, context);
	};
	return read;
}

function readEntries(
	given: Entries,
	shape: ObjectShape,
	cases: ReadCases,
	readerOf: (shape: Shape) => Reader,
	context: ReadContext,
): unknown {
	const {path, level, options} = context;
	const copy: Record<string, unknown> = {};
	const guided = options.guide?.openObject(shape, given, context);
	const {keys, plain} = guided ?? given;
	context.level = level + 1;
	// The value that decides about other fields is read before them.
	const on = shape.cases?.on;
	const decision = on !== undefined && keys.includes(on) ? plain[on] : undefined;
	const word = guided === undefined ? decision : guided.wordOf(decision);
	const current = (cases.get(word) ?? cases.get('')) as ReadCase; // every shape has that case
	for (const key of keys) {
		path[level] = guided?.enter(key) ?? key;
		const value = key === on ? decision : plain[key];
		const read = current.readers.get(key);
		const isRequired = current.required.includes(key) && !options.optionalFields?.includes(key);
		context.field = undefined;
		if (value === undefined && (options.isUndefinedAbsent || current.required.includes(key))) continue;
		else if (read !== undefined) {
			context.field = guided && {key, shape, object: plain, isRequired};
			const part = readField(key, value, read, shape, current, isRequired, context);
			if (part !== LEFT_OUT) put(copy, key, part);
		} else if (!(guided?.isRefused(key, value, copy) ?? isRefused(key, value, copy, shape, context)))
			put(copy, key, readerOf(ANY_JSON)(value, context));
		guided?.notes?.add(key, path[level], own(copy, key), value);
	}
	guided?.leaveLast();
	context.level = level;
	context.field = undefined;
	for (const key of current.required) if (!Object.hasOwn(copy, key)) reportMissing(shape, key, copy, guided, context);
	if (shape.anyOf !== undefined || shape.dependentRequired !== undefined)
		reportIncomplete(shape, current.forbidden, copy, context);
	guided?.notes?.keep(copy);
	return Object.freeze(copy);
}

/** An object to read, or what is read in its place. */
type Opened = {readonly entries: Entries} | {readonly part: unknown};

/** The own keys of a plain object; or what is read in its place. */
function open(value: unknown, shape: ObjectShape, context: ReadContext, read: Reader): Opened {
	if (isExceeded(context)) return NOT_OPENED;
	const found = plainOf(value, shape.what);
	if ('problem' in found) {
		if (found.unbuilt === undefined) return {part: readWrong(value, shape, found.problem, context, read)};
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
	{word, forbidden, mayHave}: ReadCase,
	isRequired: boolean,
	context: ReadContext,
): unknown {
	if (forbidden.has(key)) {
		const problem = problems.outOfPlace(key, word, shape.what);
		const isDoubtful = context.options.guide !== undefined && given !== null && mayHave.has(key);
		if (!isDoubtful) {
			const part = readWrong(given, ANY_JSON, problem, context, read);
			// The parts of a forbidden object are reported too.
			return fieldOf(shape, key)?.kind === 'object' && part !== LEFT_OUT ? read(given, context) : part;
		}
		addIssue(context, {...problem, severity: 'warning'});
	}
	const isOptional = !isRequired && !shape.dependentRequired?.includes(key);
	return given === null && isOptional
		? readWrong(given, ANY_JSON, problems.isNull(key), context, read)
		: read(given, context);
}

/** Reports a key that is not a field; false if its value may be any JSON. */
function isRefused(
	key: string,
	value: unknown,
	copy: Record<string, unknown>,
	shape: ObjectShape,
	context: ReadContext,
): boolean {
	const problem = unknownKeyProblem(key, value, shape, context);
	if (problem !== undefined) put(copy, key, addIssue(context, problem));
	return problem !== undefined;
}

function unknownKeyProblem(
	key: string,
	value: unknown,
	shape: ObjectShape,
	context: ReadContext,
): IssueDetails | undefined {
	if (isOfAccount(key, shape, context)) return undefined;
	if (shape.additionalProperties !== undefined) return shape.additionalProperties(key, value);
	return isCounting(context) ? COUNT_ONLY : problems.unknownKey(key, shape);
}

/** True for a key that the account uses, in addition to the documented ones. */
export function isOfAccount(key: string, shape: ObjectShape, {options}: ReadContext): boolean {
	return shape.isPerAccount === true && options.optionFields?.includes(key) === true;
}

// The one reader of unknown input: by a shape, into a fresh, deeply frozen copy, with every issue at once.
import {isArray, MisuseError, type Problem, type Report, step} from '../misuse.js';
import {LONGEST_LIST, UNREADABLE} from '../values/list.js';
import {
	DEEPEST_JSON,
	jsonKeyProblem,
	jsonProblem,
	MOST_JSON_VALUES,
	MOST_VALUES,
	TOO_DEEP,
	TOO_MUCH,
} from './json-problems.js';
import {plainOf} from './plain.js';
import * as say from './read-problems.js';
import {type Case, fieldOf, type ListShape, type ObjectShape, type Shape} from './shape.js';
import {vocabularyProblem} from './vocabulary.js';

/** From here on a report only counts, so that no words are made for nothing. */
const FULL = 100;

/** What a lenient reader is told of required fields that are missing, where the shape knows what to take for them. */
export interface Leniency {
	readonly onMissing: (pointer: string, problem: Problem) => void;
}

/** A chain of keys, so that pointers are spelt for issues only. */
interface Place {
	readonly up: Place | undefined;
	readonly key: string | number;
}

type Key = string | number | undefined;

interface Reading {
	readonly report: Report;
	readonly root: Shape;
	readonly pointer: string;
	readonly leniency: Leniency | undefined;
	/** How many more values may be read, in all and of shapeless JSON, and how many levels of that are open. */
	room: number;
	jsonRoom: number;
	depth: number;
}

const NO_CASE: Case = {};
/** In place of a value whose reading threw. */
const THREW = Symbol();
const JSON_VALUE: Shape = {kind: 'json'};
const JSON_LIST: ListShape = {kind: 'list', item: JSON_VALUE};
const JSON_OBJECT: ObjectShape = {kind: 'object', what: 'JSON object', must: {}, may: {}, others: jsonKeyProblem};

/** A frozen copy of `input` if it has the shape, else `undefined`, and the report says why. Never throws. */
export function readShape(shape: Shape, input: unknown, report: Report, pointer = '', leniency?: Leniency): unknown {
	const before = report.total;
	const reading: Reading = {
		report,
		root: shape,
		pointer,
		leniency,
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
		case 'words':
			if (typeof value === 'string' && shape.words.includes(value)) return value;
			return refuse(reading, isFull(reading) ? undefined : vocabularyProblem(value, shape.words, shape.what), up, key);
		case 'form': {
			if (shape.test !== undefined && typeof value === 'string' && shape.test(value)) return value;
			if (shape.test !== undefined && isFull(reading)) return refuse(reading, undefined, up, key);
			const problem = shape.check(value);
			return problem === undefined ? value : refuse(reading, problem, up, key);
		}
		case 'either':
			return read(isArray(value) ? shape.many : shape.one, value, reading, up, key);
		case 'list':
			return readList(shape, value, reading, placeOf(up, key));
		case 'object':
			return readObject(shape, value, reading, placeOf(up, key));
		case 'json':
			return readJson(value, reading, up, key);
	}
}

function readList(shape: ListShape, value: unknown, reading: Reading, place: Place | undefined): unknown {
	if (!isArray(value)) return refuse(reading, say.notList(value, shape), place);
	const length = taken(value, 'length', reading, place);
	if (length === THREW) return undefined;
	if (!isCount(length)) return refuse(reading, UNREADABLE, place);
	if (length > LONGEST_LIST) return refuse(reading, say.tooMany(LONGEST_LIST), place);
	if (!hasRoom(reading, length, shape === JSON_LIST)) return refuse(reading, TOO_MUCH, place);
	const items: unknown[] = new Array(length); // grown item by item, a large list costs half as much again
	for (let index = 0; index < length; index += 1) {
		const item = taken(value, index, reading, place);
		if (item !== THREW) items[index] = read(shape.item, item, reading, place, index);
	}
	return Object.freeze(items);
}

/** A proxy may claim any length. */
function isCount(length: unknown): length is number {
	return typeof length === 'number' && length >= 0 && length % 1 === 0;
}

function readObject(shape: ObjectShape, value: unknown, reading: Reading, place: Place | undefined): unknown {
	const entries = entriesOf(value, shape, reading, place);
	if (entries === undefined) return undefined;
	const rule = caseOf(shape, entries);
	const copy: Record<string, unknown> = {};
	for (const [key, given] of entries) {
		const field = rule.may !== undefined && Object.hasOwn(rule.may, key) ? rule.may[key] : fieldOf(shape, key);
		if (given === THREW || (given === undefined && Object.hasOwn(shape.must, key))) continue;
		if (isNever(rule, key)) {
			refuse(reading, say.outOfPlace(key, String(entries.get(shape.cases?.on ?? '')), shape.what), place, key);
		} else if (field !== undefined) {
			copy[key] = read(field, given, reading, place, key);
		} else {
			const problem = isFull(reading) ? say.UNTOLD : strangeKey(shape, key, given, reading);
			if (problem === undefined) copy[key] = readJson(given, reading, place, key);
			else refuse(reading, problem, place, key);
		}
	}
	reportMissing(shape, rule, entries, copy, reading, place);
	return Object.freeze(copy);
}

type Entries = ReadonlyMap<string, unknown>;

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
		if (!hasRoom(reading, keys.length, shape.others !== undefined)) return refuse(reading, TOO_MUCH, place);
		return new Map(keys.map(key => [key, taken(found.plain, key, reading, place)]));
	} catch (error) {
		return threw(reading, error, place);
	}
}

function strangeKey(shape: ObjectShape, key: string, value: unknown, reading: Reading): Problem | undefined {
	return shape.others === undefined ? say.unknownKey(key, shape, reading.root) : shape.others(key, value);
}

function caseOf({cases}: ObjectShape, entries: Entries): Case {
	const word = cases && entries.get(cases.on);
	return (cases && typeof word === 'string' && Object.hasOwn(cases.when, word) && cases.when[word]) || NO_CASE;
}

function isNever({never}: Case, key: string): boolean {
	return never?.some(keys => keys.includes(key)) ?? false;
}

function reportMissing(
	shape: ObjectShape,
	rule: Case,
	entries: Entries,
	copy: Record<string, unknown>,
	reading: Reading,
	place: Place | undefined,
): void {
	const isGiven = (key: string) => entries.get(key) !== undefined;
	for (const key of [...Object.keys(shape.must), ...(rule.must ?? [])]) {
		if (isGiven(key)) continue;
		const problem = say.missing(key, fieldOf(shape, key));
		if (reading.leniency !== undefined && shape.defaults !== undefined && Object.hasOwn(shape.defaults, key)) {
			copy[key] = Object.freeze(shape.defaults[key]);
			const suggestion = JSON.stringify(copy[key]);
			reading.leniency.onMissing(pointerOf(reading, place, key), {...problem, suggestion});
		} else {
			refuse(reading, problem, place, key);
		}
	}
	const {some, together = []} = shape;
	if (some !== undefined && !some.some(isGiven)) refuse(reading, say.missingSome(some), place, some[0]);
	if (!together.some(isGiven) || together.some(key => isNever(rule, key))) return;
	for (const key of together) if (!isGiven(key)) refuse(reading, say.missingTogether(key, together), place, key);
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

/** Whether so many more values may be read; what one input holds many times counts each time. */
function hasRoom(reading: Reading, more: number, isJson: boolean): boolean {
	reading.room -= more;
	if (isJson) reading.jsonRoom -= more;
	return reading.room >= 0 && reading.jsonRoom >= 0;
}

/** One property, read once; a getter or a proxy that throws is an issue. */
function taken(source: object, key: string | number, reading: Reading, place: Place | undefined): unknown {
	try {
		return (source as {readonly [key: string | number]: unknown})[key]; // any object may be asked for any key
	} catch (error) {
		threw(reading, error, place, key);
		return THREW;
	}
}

/** A builder that refuses to write itself says why; whatever else throws is kept as the cause. */
function threw(reading: Reading, error: unknown, place: Place | undefined, key?: Key): undefined {
	if (!(error instanceof MisuseError)) {
		reading.report.cause ??= error;
		return refuse(reading, UNREADABLE, place, key);
	}
	const pointer = pointerOf(reading, place, key);
	for (const {pointer: inside, ...problem} of error.issues) reading.report.add(pointer + inside, problem);
	reading.report.total += error.total - error.issues.length;
}

function refuse(reading: Reading, problem: Problem | undefined, place: Place | undefined, key?: Key): undefined {
	reading.report.add(isFull(reading) ? '' : pointerOf(reading, place, key), problem ?? say.UNTOLD);
}

function isFull(reading: Reading): boolean {
	return reading.report.total >= FULL;
}

function placeOf(up: Place | undefined, key: Key): Place | undefined {
	return key === undefined ? up : {up, key};
}

function pointerOf(reading: Reading, place: Place | undefined, key: Key): string {
	let steps = key === undefined ? '' : step(key);
	for (let at = place; at !== undefined; at = at.up) steps = step(at.key) + steps;
	return reading.pointer + steps;
}

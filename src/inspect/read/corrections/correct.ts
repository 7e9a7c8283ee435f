// Writes an input as it is meant: each part with only one meaning is replaced by it, and each replacement is noted. What is
// right, and what cannot be corrected, stays as it is, for the strict reader to judge.
import {isArray} from '../../../diagnostics/format-value.js';
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {CARD_FILTER, PAYMENT_OPTION, UPI_FILTER} from '../../../schema/payment-filter-shape.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import {isPlainData, plainOf} from '../../../schema/plain-object.js';
import type {ReadOptions} from '../../../schema/read-context.js';
import {UNREAD_MEMBER} from '../../../schema/recovered.js';
import {isRedundant, severityIfAbsent, typeCounts, typeOf} from '../../../schema/redundant.js';
import {isNull, outOfPlace} from '../../../schema/schema-issues.js';
import type {Field, PlainObject} from '../../../schema/shape.js';
import {
	caseOf,
	fallbackOf,
	fieldOf,
	type ListShape,
	type ObjectCase,
	type ObjectShape,
	own,
	type Shape,
	type UnionShape,
} from '../../../schema/shape.js';
import {valueProblem} from '../../../schema/value-problem.js';
import {meantName} from '../../../schema/vocabulary.js';
import {getOrInsertComputed} from '../../../utils/get-or-insert-computed.js';
import {LONGEST_LIST} from '../../../values/list.js';
import {findKeyProblems, missingWithDefault, notList, ofValue} from './findings.js';
import {addition, NO_FIX, removal, replacement, separation} from './fix.js';
import {type MeantKey, meantKeys} from './keys.js';
import {type Meaning, meaningOf, severalIn} from './meaning.js';
import {type At, type Places, pointerTo, type Source, sourceOf} from './place.js';

/** A replacement that was made. */
export interface Note {
	readonly pointer: string;
	readonly problem: IssueDetails;
	/** How it was replaced. */
	readonly fix: IssueFix;
	/** False where the replacement contradicts another part: it is judged so, and never written. */
	readonly isCertain: boolean;
	/** True for a value that is tolerated: it is judged as it is. */
	readonly isKept: boolean;
	/** True if the fix may be shown: it quotes nothing personal, and its place is not inside a text. */
	readonly isShown: boolean;
}

export interface CorrectOptions
	extends Pick<ReadOptions, 'types' | 'extraOptionFields' | 'optionalFields' | 'guestCheckout'> {
	/** What becomes of several codes in one string, which is legal JSON of the right shape. */
	readonly codes: 'kept' | 'marked' | 'spread';
	/** True to judge an input: what is tolerated stays as it is, and what belongs elsewhere is also read there. */
	readonly judges: boolean;
	/** Whether a replacement is made. */
	readonly accepts: (note: Note) => boolean;
}

export interface Corrected {
	readonly value: unknown;
	readonly notes: readonly Note[];
	readonly places: Places;
}

export function correct(root: Shape, input: unknown, isText: boolean, options: CorrectOptions): Corrected {
	const correction = new Correction(root, isText, options);
	const at: At = {key: '', source: {pointer: '', isFixable: !isText}};
	const value = correction.part(root, input, isText ? correction.moved(at) : at);
	return {value, notes: correction.notes, places: correction.places};
}

const LEFT_OUT = Symbol('left out');

/** A key as it is meant, and the note of its replacement, which comes before the notes of its value. */
interface NotedKey extends MeantKey {
	readonly note?: Note;
}

/** An item of a list as it is meant, and its place in the list as given. */
interface Item {
	readonly value: unknown;
	readonly was: At;
}

type KeyProblems = ReturnType<typeof findKeyProblems>;

class Correction {
	readonly notes: Note[] = [];
	readonly places = new Map<string, Source>();

	constructor(
		private readonly root: Shape,
		private readonly isText: boolean,
		private readonly options: CorrectOptions,
	) {}

	/** A part as it is meant; what is right or cannot be corrected stays. */
	part(shape: Shape, value: unknown, at: At): unknown {
		if (shape.kind === 'union') return this.#oneOrMany(shape, value, at);
		if (valueProblem(shape, value, at.field?.key, this.options, true) !== undefined) {
			const certain = meaningOf(shape, value, this.options.types);
			if (certain === undefined && !this.options.judges) return value;
			const problem = this.#problemOf(shape, value, at);
			const meant = certain ?? this.#suggested(shape, problem?.suggestion);
			return meant && problem ? this.#replaced(shape, value, meant, problem, at) : value;
		}
		if (shape.kind === 'list') return this.#items(shape, value as readonly unknown[], at);
		return shape.kind === 'object' ? this.#members(shape, value, at) : value;
	}

	#oneOrMany(shape: UnionShape, value: unknown, at: At): unknown {
		if (isArray(value)) return this.#items(shape.many, value, at);
		const several = severalIn(shape.one, value, this.options.codes === 'spread');
		if (several !== undefined) {
			const meant: Meaning = {value: several.items, isText: true, itemsWere: 'itself'};
			return this.#replaced(shape.many, value, meant, several.problem, at);
		}
		const list = meaningOf(shape, value);
		if (list === undefined) return this.part(shape.one, value, at);
		return this.#replaced(shape.many, value, list, notList(value, shape.many), at);
	}

	/** The issue of a value, if it is wrong. */
	#problemOf(shape: Shape, value: unknown, at: At): IssueDetails | undefined {
		const problem = valueProblem(shape, value, at.field?.key, this.options);
		return problem && ofValue(problem, value, shape);
	}

	/** The word that an issue suggests: it is judged so, and never written. */
	#suggested(shape: Shape, value: string | undefined): Meaning | undefined {
		const isWord = shape.kind === 'enum' || shape.kind === 'format';
		if (!isWord || value === undefined || valueProblem(shape, value, undefined, this.options, true)) return undefined;
		return {value, isCertain: false};
	}

	/** What a wrong value is meant to be, with the same done to its parts. */
	#replaced(shape: Shape, value: unknown, meant: Meaning, problem: IssueDetails, at: At): unknown {
		const {pointer, isFixable} = sourceOf(at);
		const isTolerated = shape.kind === 'format' && shape.isTolerated?.(value) === true;
		const isKept = isTolerated && this.options.judges;
		const judged: IssueDetails = isTolerated ? {...problem, severity: 'warning'} : problem;
		const fix = replacement(pointer, meant.value, meant.title);
		const isCertain = meant.isCertain !== false && !isTaken(at, meant.value);
		const isMade = this.#add(judged, fix, at, {isCertain, isKept});
		if (!isMade || isKept) return value;
		const source = {pointer, isFixable: isFixable && meant.isText !== true};
		const there = meant.isText ? this.moved({...at, source}) : at;
		const {itemsWere, value: list} = meant;
		if (itemsWere === undefined || !isArray(list)) return this.part(shape, list, there);
		const inside = (key: string) => ({...source, pointer: pointer + pointerSegment(key)});
		const sources = list.map((_, index) => (itemsWere === 'itself' ? source : inside(String(itemsWere[index]))));
		return this.#items(shape as ListShape, list, there, sources);
	}

	#items(shape: ListShape, given: readonly unknown[], at: At, sources?: readonly Source[]): unknown {
		if (given.length > LONGEST_LIST) return given;
		const here = this.#separated(shape.item, given, at, sources);
		const elsewhere = shape.item === PAYMENT_OPTION && this.options.judges;
		const items = elsewhere ? [...here, ...optionsAmongFilters(here)] : here;
		const siblings = shape.uniqueBy === undefined ? undefined : items.map(({value}) => value);
		return items.map(({value, was}, key) => {
			const source = was.source ?? (was.key === key ? undefined : sourceOf(was));
			return this.part(shape.item, value, this.moved({parent: at, key, source, siblings}));
		});
	}

	/** The items, with the parts of those that contain several in their places, and without those that belong elsewhere. */
	#separated(shape: Shape, given: readonly unknown[], at: At, sources?: readonly Source[]): readonly Item[] {
		// Without any other item the list would be empty, which means something else.
		const hasOwn = this.options.judges && !given.every(value => isOptionAmong(shape, value));
		return given.flatMap((value, key): readonly Item[] => {
			const was: At = {parent: at, key, source: sources?.[key]};
			if (hasOwn && isOptionAmong(shape, value) && this.#isMisplaced(shape as ObjectShape, value, was)) return []; // a filter
			const several = severalIn(shape, value, this.options.codes === 'spread');
			if (several === undefined) return [{value, was}];
			const {pointer} = sourceOf(was);
			if (!this.#add(several.problem, separation(pointer, several.items), was)) return [{value, was}];
			return several.items.map(one => ({value: one, was: {...was, source: {pointer, isFixable: false}}}));
		});
	}

	/** Notes that an option is among the filters of another one. */
	#isMisplaced(filter: ObjectShape, option: PlainObject, parent: At): boolean {
		const key = 'paymentMethodType';
		const problem = findKeyProblems(filter, option, this.root, this.options).get(key);
		return problem !== undefined && this.#add(problem, NO_FIX, {parent, key}, {isCertain: false});
	}

	#members(shape: ObjectShape, value: unknown, at: At): unknown {
		const opened = plainOf(value, shape.what);
		if ('problem' in opened) return value;
		const object = opened.plain as PlainObject; // any object may be asked for any key
		const problems = findKeyProblems(shape, object, this.root, this.options);
		const keys = this.#keys(shape, object, problems, at);
		const meant = valuesOf(keys);
		const fallback = fallbackOf(shape, meant);
		const current = caseOf(shape, decisionOf(shape, meant) ?? fallback);
		const required = current.required.filter(key => !this.options.optionalFields?.includes(key));
		const copy = new Map<string, unknown>();
		for (const {entries, note} of keys) {
			if (note !== undefined) this.notes.push(note);
			for (const {key, value, source, parts} of entries) {
				if (value === undefined && meant[key] !== undefined) continue;
				const field = {key, shape, object: meant, isRequired: required.includes(key)};
				const place = {...this.moved({parent: at, key, source, parts}), field};
				const read = this.#member(own(current.fields, key), value, place, current);
				if (read !== LEFT_OUT) copy.set(key, read);
			}
		}
		for (const key of required) {
			const found = (key === shape.cases?.on ? fallback : undefined) ?? own(shape.defaults ?? {}, key);
			if (found === undefined || copy.get(key) !== undefined) continue;
			// A field that stands beside this object is not missing in it.
			if (at.parts?.[key] !== undefined || isMisspelled(key, keys, problems, object)) continue;
			const place = {parent: at, key};
			const fix = addition(sourceOf(place).pointer, found);
			if (this.#add(missingWithDefault(key, found), fix, place)) copy.set(key, found);
		}
		return Object.fromEntries(copy);
	}

	/** The value of a field; left out if it is wrong and means the same left out. */
	#member(shape: Shape | undefined, value: unknown, at: At & {readonly field: Field}, current: ObjectCase): unknown {
		if (shape === undefined || value === undefined) return value;
		const {field} = at;
		const {key} = field;
		const isForbidden = current.forbidden.includes(key) && (value === null || !current.mayHave.includes(key));
		if (isRedundant(field, value)) {
			const isAbsent = value === null && !field.isRequired && !field.shape.dependentRequired?.includes(key);
			const ofField = isForbidden
				? outOfPlace(key, current.word, field.shape.what)
				: isAbsent
					? isNull(key)
					: undefined;
			const problem = ofField ?? this.#problemOf(shape, value, at);
			if (problem !== undefined) {
				const severity = severityIfAbsent(field, value, problem.rule);
				const fix = removal(sourceOf(at).pointer, `Remove ${key}`);
				return this.#add(severity === undefined ? problem : {...problem, severity}, fix, at) ? LEFT_OUT : value;
			}
		}
		return (isForbidden && shape.kind !== 'object') || value === null ? value : this.part(shape, value, at);
	}

	/** The keys as they are meant, but for those whose replacement is not accepted. */
	#keys(shape: ObjectShape, object: PlainObject, problems: KeyProblems, at: At): readonly NotedKey[] {
		const covered = new Set<string>();
		return meantKeys(shape, object, sourceOf(at), this.options.judges).map(key => {
			const {written, fix, isElsewhere = false} = key;
			if (fix === undefined || covered.has(written)) return key;
			const problem = problems.get(written);
			for (const other of problem?.alsoCovers ?? []) covered.add(other);
			const place = {parent: at, key: written};
			const note = problem && this.#accepted(problem, fix, place, {isCertain: !isElsewhere});
			return note === undefined ? {written, entries: [{key: written, value: object[written]}]} : {...key, note};
		});
	}

	/** The note of a replacement, which is not made yet; `undefined` if it is not accepted. */
	#accepted(
		problem: IssueDetails,
		fix: IssueFix,
		at: At,
		{isCertain = true, isKept = false}: Partial<Pick<Note, 'isCertain' | 'isKept'>> = {},
	): Note | undefined {
		const {pointer, isFixable} = sourceOf(at);
		const isPersonal = isPersonalField(at.field?.key ?? '') && fix.patch[0]?.op === 'replace';
		const isShown = isCertain && isFixable && !this.isText && !isPersonal;
		const note = {pointer, problem, fix, isCertain, isKept, isShown};
		return this.options.accepts(note) ? note : undefined;
	}

	/** Notes a replacement; false if it is not accepted. */
	#add(problem: IssueDetails, fix: IssueFix, at: At, how?: Partial<Pick<Note, 'isCertain' | 'isKept'>>): boolean {
		const note = this.#accepted(problem, fix, at, how);
		if (note !== undefined) this.notes.push(note);
		return note !== undefined;
	}

	/** Remembers where a part was, and its own parts. */
	moved(at: At): At {
		if (at.source !== undefined) this.places.set(pointerTo(at), at.source);
		for (const [key, source] of Object.entries(at.parts ?? {})) this.places.set(pointerTo({parent: at, key}), source);
		return at;
	}
}

/** True if a key that is not a field is probably meant as this one. */
function isMisspelled(field: string, keys: readonly MeantKey[], problems: KeyProblems, object: PlainObject): boolean {
	if (Object.values(object).includes(UNREAD_MEMBER)) return true;
	return keys.some(({written, fix}) => {
		const {suggestion, likelyWords = [suggestion]} = problems.get(written) ?? {};
		return fix === undefined && likelyWords.includes(field);
	});
}

/** The values of the fields; one that is undefined counts as absent where another key is meant as it. */
function valuesOf(keys: readonly MeantKey[]): PlainObject {
	const values = new Map<string, unknown>();
	for (const {entries} of keys)
		for (const {key, value} of entries) if (value !== undefined || !values.has(key)) values.set(key, value);
	return Object.fromEntries(values);
}

/** The value of the deciding field, as it is meant. */
function decisionOf(shape: ObjectShape, meant: PlainObject): unknown {
	const given = shape.cases && own(meant, shape.cases.on);
	const deciding = shape.cases && fieldOf(shape, shape.cases.on);
	return typeof given === 'string' && deciding?.kind === 'enum' ? meantName(given, deciding.enum) : given;
}

const countsBySiblings = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

/** True for a misspelled type that another option has too: as that type it would be ignored, or the other one. */
function isTaken(at: At, meant: unknown): boolean {
	const siblings = at.parent?.siblings;
	if (siblings === undefined || at.field?.key !== 'paymentMethodType') return false;
	const counts = getOrInsertComputed(countsBySiblings, siblings, () => typeCounts(siblings));
	return (counts.get(String(meant)) ?? 0) > 1;
}

const FILTERS = {cardFilters: CARD_FILTER, upiFilters: UPI_FILTER};

/** True for an option of another type that has no criterion of the filter in whose place it is. */
function isOptionAmong(filter: Shape, value: unknown): value is PlainObject {
	if (filter !== CARD_FILTER && filter !== UPI_FILTER) return false;
	const type = typeOf(value);
	const isOther = type !== undefined && type !== filter.repeats?.paymentMethodType;
	return isOther && !Object.keys(filter.optional).some(key => Object.hasOwn(Object(value), key));
}

/** The options among the filters of these, to be read as if they stood after all; their issue says where they belong. */
function optionsAmongFilters(options: readonly Item[]): readonly Item[] {
	const found: Item[] = [];
	for (const {value: option, was} of options) {
		for (const [name, filter] of Object.entries(FILTERS)) {
			const list: unknown = isPlainData(option) ? option[name] : undefined;
			if (!isArray(list)) continue;
			for (const [index, value] of list.entries()) {
				if (!isOptionAmong(filter, value)) continue;
				const pointer = `${sourceOf(was).pointer}/${name}/${index}`;
				found.push({value, was: {...was, source: {pointer, isFixable: false}}});
			}
		}
	}
	return found;
}

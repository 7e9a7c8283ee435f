// Writes an input as it is meant: each part with only one meaning is replaced by it, and each replacement is noted. What is
// right, and what cannot be corrected, stays as it is, for the strict reader to judge.
import {isArray} from '../../../diagnostics/format-value.js';
import type {IssueDetails} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {caseOf, fallbackOf, type ObjectCase} from '../../../schema/cases.js';
import {unambiguousMatch} from '../../../schema/nearest.js';
import {PAYMENT_OPTION} from '../../../schema/payment-filter-shape.js';
import type {Field, PlainObject} from '../../../schema/places.js';
import {plainOf} from '../../../schema/plain-object.js';
import type {ReadOptions} from '../../../schema/read-context.js';
import {isRedundant, severityIfAbsent, typeCounts} from '../../../schema/redundant.js';
import {isNull, outOfPlace} from '../../../schema/schema-issues.js';
import {fieldOf, type ListShape, type ObjectShape, own, type Shape, type UnionShape} from '../../../schema/shape.js';
import {valueProblem} from '../../../schema/value-problem.js';
import {getOrInsertComputed} from '../../../utils/get-or-insert-computed.js';
import {LONGEST_LIST} from '../../../values/list.js';
import {missingWithDefault, notList} from '../input-issues.js';
import {addition, NO_FIX, removal, replacement, separation} from './fix.js';
import {type MeantKey, meantKeys} from './keys.js';
import {type Meaning, meaningOf, severalIn} from './meaning.js';
import {type Note, Notes} from './notes.js';
import {type Item, isOptionAmong, optionsAmongFilters} from './options-among-filters.js';
import type {At, Places, Source} from './place.js';
import {keyProblem, ofValue, relatedTo, type TakenKeys} from './words.js';

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
	const notes = new Notes({pointer: '', isFixable: !isText}, options.accepts);
	const value = new Correction(root, options, notes).part(root, input, undefined);
	return {value, notes: notes.made, places: notes.places};
}

const LEFT_OUT = Symbol('left out');

/** A key as it is meant, and the note of its replacement, which comes before the notes of its value. */
interface NotedKey extends MeantKey {
	readonly note?: Note;
}

class Correction {
	readonly #taken: TakenKeys = new Map();
	constructor(
		private readonly root: Shape,
		private readonly options: CorrectOptions,
		private readonly notes: Notes,
	) {}

	part(shape: Shape, value: unknown, at: At | undefined): unknown {
		if (shape.kind === 'union') return this.#oneOrMany(shape, value, at);
		if (valueProblem(shape, value, at?.field?.key, this.options, true) !== undefined) {
			const certain = meaningOf(shape, value, this.options.types);
			if (certain === undefined && !this.options.judges) return value;
			const problem = this.#problemOf(shape, value, at);
			const meant = certain ?? this.#suggested(shape, problem?.suggestion);
			return meant && problem ? this.#replaced(shape, value, meant, problem, at) : value;
		}
		if (shape.kind === 'list') return this.#items(shape, value as readonly unknown[], at);
		return shape.kind === 'object' ? this.#members(shape, value, at) : value;
	}

	#oneOrMany(shape: UnionShape, value: unknown, at: At | undefined): unknown {
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
	#problemOf(shape: Shape, value: unknown, at: At | undefined): IssueDetails | undefined {
		const problem = valueProblem(shape, value, at?.field?.key, this.options);
		return problem && ofValue(problem, value, shape);
	}

	/** The word that an issue suggests: it is judged so, and never written. */
	#suggested(shape: Shape, value: string | undefined): Meaning | undefined {
		const isWord = shape.kind === 'enum' || shape.kind === 'format';
		if (!isWord || value === undefined || valueProblem(shape, value, undefined, this.options, true)) return undefined;
		return {value, isCertain: false};
	}

	/** What a wrong value is meant to be, with the same done to its parts. */
	#replaced(shape: Shape, value: unknown, meant: Meaning, problem: IssueDetails, at: At | undefined): unknown {
		const {pointer, isFixable} = this.notes.sourceOf(at);
		const isTolerated = shape.kind === 'format' && shape.isTolerated?.(value) === true;
		const isKept = isTolerated && this.options.judges;
		const judged: IssueDetails = isTolerated ? {...problem, severity: 'warning'} : problem;
		const fix = replacement(pointer, meant.value, meant.title);
		const isCertain = meant.isCertain !== false && !isTaken(at, meant.value);
		const isMade = this.notes.add(judged, fix, at, {isCertain, isKept});
		if (!isMade || isKept) return value;
		const source = {pointer, isFixable: isFixable && meant.isText !== true};
		const there = meant.isText && at !== undefined ? this.notes.moved({...at, source}) : at;
		const {itemsWere, value: list} = meant;
		if (itemsWere === undefined || !isArray(list)) return this.part(shape, list, there);
		const inside = (key: string) => ({...source, pointer: pointer + pointerSegment(key)});
		const sources = list.map((_, index) => (itemsWere === 'itself' ? source : inside(String(itemsWere[index]))));
		return this.#items(shape as ListShape, list, there, sources);
	}

	#items(shape: ListShape, given: readonly unknown[], at: At | undefined, sources?: readonly Source[]): unknown {
		if (given.length > LONGEST_LIST) return given;
		const here = this.#separated(shape.item, given, at, sources);
		const elsewhere = shape.item === PAYMENT_OPTION && this.options.judges;
		const items = elsewhere ? [...here, ...optionsAmongFilters(here, was => this.notes.sourceOf(was))] : here;
		const siblings = shape.uniqueBy === undefined ? undefined : items.map(({value}) => value);
		return items.map(({value, was}, key) => {
			const source = was.source ?? (was.key === key ? undefined : this.notes.sourceOf(was));
			return this.part(shape.item, value, this.notes.moved({parent: at, key, source, siblings}));
		});
	}

	/** The items, with the parts of those that contain several in their places, and without those that belong elsewhere. */
	#separated(
		shape: Shape,
		given: readonly unknown[],
		at: At | undefined,
		sources?: readonly Source[],
	): readonly Item[] {
		// Without any other item the list would be empty, which means something else.
		const hasOwn = this.options.judges && !given.every(value => isOptionAmong(shape, value));
		return given.flatMap((value, key): readonly Item[] => {
			const was: At = {parent: at, key, source: sources?.[key]};
			if (hasOwn && isOptionAmong(shape, value) && this.#isMisplaced(shape as ObjectShape, value, was)) return []; // a filter
			const several = severalIn(shape, value, this.options.codes === 'spread');
			if (several === undefined) return [{value, was}];
			const {pointer} = this.notes.sourceOf(was);
			if (!this.notes.add(several.problem, separation(pointer, several.items), was)) return [{value, was}];
			return several.items.map(one => ({value: one, was: {...was, source: {pointer, isFixable: false}}}));
		});
	}

	/** Notes that an option is among the filters of another one. */
	#isMisplaced(filter: ObjectShape, option: PlainObject, parent: At): boolean {
		const key = 'paymentMethodType';
		const problem = this.#keyProblem(key, filter, option, parent);
		return problem !== undefined && this.notes.add(problem, NO_FIX, {parent, key}, {isCertain: false});
	}

	#members(shape: ObjectShape, value: unknown, at: At | undefined): unknown {
		const opened = plainOf(value, shape.what);
		if ('problem' in opened) return value;
		const object = opened.plain as PlainObject; // any object may be asked for any key
		const keys = this.#keys(shape, object, at);
		const meant = valuesOf(keys);
		const fallback = fallbackOf(shape, meant);
		const current = caseOf(shape, decisionOf(shape, meant) ?? fallback);
		const required = current.required.filter(key => !this.options.optionalFields?.includes(key));
		const copy = new Map<string, unknown>();
		for (const {entries, note} of keys) {
			if (note !== undefined) this.notes.made.push(note);
			for (const {key, value, source, parts} of entries) {
				if (value === undefined && meant[key] !== undefined) continue;
				const field = {key, shape, object: meant, isRequired: required.includes(key)};
				const place = {...this.notes.moved({parent: at, key, source, parts}), field};
				const read = this.#member(own(current.fields, key), value, place, current);
				if (read !== LEFT_OUT) copy.set(key, read);
			}
		}
		for (const key of required) {
			const found = (key === shape.cases?.on ? fallback : undefined) ?? own(shape.defaults ?? {}, key);
			if (found === undefined || copy.get(key) !== undefined) continue;
			// A field that stands beside this object is not missing in it.
			if (at?.parts?.[key] !== undefined || this.#isMisspelled(key, shape, object, keys)) continue;
			const place = {parent: at, key};
			const fix = addition(this.notes.sourceOf(place).pointer, found);
			if (this.notes.add(missingWithDefault(key, found), fix, place)) copy.set(key, found);
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
				const fix = removal(this.notes.sourceOf(at).pointer, `Remove ${key}`);
				return this.notes.add(severity === undefined ? problem : {...problem, severity}, fix, at) ? LEFT_OUT : value;
			}
		}
		return (isForbidden && shape.kind !== 'object') || value === null ? value : this.part(shape, value, at);
	}

	/** The keys as they are meant, but for those whose replacement is not accepted. */
	#keys(shape: ObjectShape, object: PlainObject, at: At | undefined): readonly NotedKey[] {
		const covered = new Set<string>();
		return meantKeys(shape, object, this.notes.sourceOf(at), this.options.judges).map(key => {
			const {written, fix, isElsewhere = false} = key;
			if (fix === undefined || covered.has(written)) return key;
			const problem = this.#keyProblem(written, shape, object, at);
			for (const other of problem?.alsoCovers ?? []) covered.add(other);
			const place = {parent: at, key: written};
			const note = problem && this.notes.accepted(problem, fix, place, {isCertain: !isElsewhere});
			return note === undefined ? {written, entries: [{key: written, value: object[written]}]} : {...key, note};
		});
	}

	/** The issue of a key that is not a field, with the places of the others that it covers. */
	#keyProblem(key: string, shape: ObjectShape, object: PlainObject, at: At | undefined): IssueDetails | undefined {
		const problem = keyProblem(key, shape, object, this.root, this.options, this.#taken);
		const {alsoCovers = []} = problem ?? {};
		if (problem === undefined || alsoCovers.length === 0) return problem;
		return {...problem, related: relatedTo(alsoCovers, this.notes.sourceOf(at).pointer)};
	}

	/** True if a key that is not a field is probably meant as this one. */
	#isMisspelled(field: string, shape: ObjectShape, object: PlainObject, keys: readonly MeantKey[]): boolean {
		return keys.some(({written, fix}) => {
			if (fix !== undefined || fieldOf(shape, written) !== undefined) return false;
			const {suggestion, likelyWords} = keyProblem(written, shape, object, this.root, this.options, this.#taken) ?? {};
			return (likelyWords ?? [suggestion]).includes(field);
		});
	}
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
	return typeof given === 'string' && deciding?.kind === 'enum' ? unambiguousMatch(given, deciding.enum) : given;
}

const countsBySiblings = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

/** True for a misspelled type that another option has too: as that type it would be ignored, or the other one. */
function isTaken(at: At | undefined, meant: unknown): boolean {
	const siblings = at?.parent?.siblings;
	if (siblings === undefined || at?.field?.key !== 'paymentMethodType') return false;
	const counts = getOrInsertComputed(countsBySiblings, siblings, () => typeCounts(siblings));
	return (counts.get(String(meant)) ?? 0) > 1;
}

// Writes an input as it is meant: each part with only one meaning is replaced by it, and each replacement is noted. What is
// right, and what cannot be corrected, stays as it is, for the strict reader to judge.
import {isArray} from '../../../diagnostics/format-value.js';
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {caseOf, fallbackOf, type ObjectCase} from '../../../schema/cases.js';
import {unambiguousMatch} from '../../../schema/nearest.js';
import {CARD_FILTER, PAYMENT_OPTION, UPI_FILTER} from '../../../schema/payment-filter-shape.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import type {Field, PlainObject} from '../../../schema/places.js';
import {isPlainData, plainOf} from '../../../schema/plain-object.js';
import type {ReadOptions} from '../../../schema/read-context.js';
import {isRedundant, severityIfAbsent, typeCounts, typeOf} from '../../../schema/redundant.js';
import {isNull, outOfPlace} from '../../../schema/schema-issues.js';
import {fieldOf, type ListShape, type ObjectShape, own, type Shape} from '../../../schema/shape.js';
import {valueProblem} from '../../../schema/value-problem.js';
import {LONGEST_LIST} from '../../../values/list.js';
import {missingWithDefault, notList} from '../input-issues.js';
import {removal, replacement, separation} from './fix.js';
import {type MeantKey, meantKeys} from './keys.js';
import {type Meaning, meaningOf, severalIn} from './meaning.js';
import {type At, type Places, pointerTo, type Source, sourceOf} from './place.js';
import {keyProblem, ofValue, relatedTo} from './words.js';

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
	return new Correction(root, isText, options).of(input);
}

const LEFT_OUT = Symbol('left out');

/** An item of a list, and where it was, if not at its index. */
interface Item {
	readonly value: unknown;
	readonly source?: Source | undefined;
}

class Correction {
	readonly #notes: Note[] = [];
	readonly #places = new Map<string, Source>();
	readonly #origin: Source;
	/** The items of the list in which no two have one field in common. */
	#siblings: readonly unknown[] = [];
	#types: ReadonlyMap<string, number> | undefined;

	constructor(
		private readonly root: Shape,
		isText: boolean,
		private readonly options: CorrectOptions,
	) {
		this.#origin = {pointer: '', isFixable: !isText};
		if (isText) this.#places.set('', this.#origin);
	}

	of(input: unknown): Corrected {
		return {value: this.#part(this.root, input, undefined), notes: this.#notes, places: this.#places};
	}

	#part(shape: Shape, value: unknown, at: At | undefined): unknown {
		if (shape.kind === 'union') {
			if (isArray(value)) return this.#items(shape.many, value, at);
			const several = severalIn(shape.one, value, this.options.codes === 'spread');
			const list = several === undefined ? meaningOf(shape, value) : undefined;
			if (list !== undefined) return this.#replaced(shape.many, value, list, notList(value, shape.many), at);
			if (several === undefined) return this.#part(shape.one, value, at);
			const meant: Meaning = {value: several.items, isText: true, itemsWere: 'itself'};
			return this.#replaced(shape.many, value, meant, several.problem, at);
		}
		if (this.#isWrong(shape, value, at)) {
			const meant = meaningOf(shape, value, this.options.types);
			return meant === undefined ? value : this.#replaced(shape, value, meant, this.#problemOf(shape, value, at), at);
		}
		if (shape.kind === 'list') return this.#items(shape, value as readonly unknown[], at);
		return shape.kind === 'object' ? this.#members(shape, value, at) : value;
	}

	#isWrong(shape: Shape, value: unknown, at: At | undefined): boolean {
		return valueProblem(shape, value, at?.field?.key, this.options, true) !== undefined;
	}

	/** The issue of a wrong value; worded only where the value can be corrected. */
	#problemOf(shape: Shape, value: unknown, at: At | undefined): IssueDetails {
		const problem = valueProblem(shape, value, at?.field?.key, this.options) as IssueDetails; // it is wrong
		return ofValue(problem, value, shape);
	}

	/** What a wrong value is meant to be, with the same done to its parts. */
	#replaced(shape: Shape, value: unknown, meant: Meaning, problem: IssueDetails, at: At | undefined): unknown {
		const {pointer, isFixable} = sourceOf(at, this.#origin);
		const isTolerated = shape.kind === 'format' && shape.isTolerated?.(value) === true;
		const judged: IssueDetails = isTolerated ? {...problem, severity: 'warning'} : problem;
		const isKept = isTolerated && this.options.judges;
		const isMade = this.#note(
			judged,
			replacement(pointer, meant.value, meant.title),
			at,
			!this.#isTaken(at, meant.value),
			isKept,
		);
		if (!isMade || isKept) return value;
		const source = {pointer, isFixable: isFixable && meant.isText !== true};
		const there = meant.isText && at !== undefined ? this.#moved({...at, source}) : at;
		const {itemsWere, value: list} = meant;
		if (itemsWere === undefined || !isArray(list)) return this.#part(shape, list, there);
		const inside = (key: string) => ({...source, pointer: pointer + pointerSegment(key)});
		const sources = list.map((_, index) => (itemsWere === 'itself' ? source : inside(String(itemsWere[index]))));
		return this.#items(shape as ListShape, list, there, sources);
	}

	#items(shape: ListShape, given: readonly unknown[], at: At | undefined, sources?: readonly Source[]): unknown {
		if (given.length > LONGEST_LIST) return given;
		let list = this.#spread(shape, given, at, sources);
		if (shape.item === PAYMENT_OPTION && this.options.judges) list = [...list, ...this.#amongFilters(list, at)];
		if (shape.uniqueBy !== undefined) {
			this.#siblings = list.map(({value}) => value);
			this.#types = undefined;
		}
		const copy = list.map(({value, source}, key) =>
			this.#part(shape.item, value, this.#moved({parent: at, key, source})),
		);
		return isSameList(copy, given) ? given : copy;
	}

	/** The items, with the parts of those that contain several in their places. */
	#spread(
		shape: ListShape,
		given: readonly unknown[],
		at: At | undefined,
		sources?: readonly Source[],
	): readonly Item[] {
		const found: Item[] = [];
		// Without any other item the list would be empty, which means something else.
		const isRead = !this.options.judges || given.every(value => isOptionAmong(shape.item, value));
		const isElsewhere = (value: unknown): value is PlainObject => !isRead && isOptionAmong(shape.item, value);
		for (const [key, value] of given.entries()) {
			const place: At = {parent: at, key, source: sources?.[key]};
			if (isElsewhere(value) && this.#tellMisplaced(shape.item as ObjectShape, value, place)) continue; // of a filter
			const several = severalIn(shape.item, value, this.options.codes === 'spread');
			const {pointer} = several === undefined ? this.#origin : sourceOf(place, this.#origin);
			if (several !== undefined && this.#note(several.problem, separation(pointer, several.items), place))
				found.push(...several.items.map(one => ({value: one, source: {pointer, isFixable: false}})));
			else found.push({value, source: found.length === key ? place.source : sourceOf(place, this.#origin)});
		}
		return found;
	}

	/** Notes that an option is among the filters of another one, where it is not read. */
	#tellMisplaced(filter: ObjectShape, option: PlainObject, parent: At): boolean {
		const key = 'paymentMethodType';
		const problem = keyProblem(key, filter, option, this.root, this.options);
		if (problem === undefined) return false;
		const {pointer} = sourceOf(parent, this.#origin);
		const related = relatedTo(problem.alsoCovers ?? [], pointer);
		const complete = related.length === 0 ? problem : {...problem, related};
		return this.#note(complete, {title: '', patch: []}, {parent, key}, false);
	}

	/** Options among the filters of another one, read as if they stood after all; their issue says where they belong. */
	#amongFilters(options: readonly Item[], at: At | undefined): readonly Item[] {
		return options.flatMap(({value: option, source}, key) =>
			Object.entries(FILTERS).flatMap(([name, filter]) => {
				const list: unknown = isPlainData(option) ? option[name] : undefined;
				const {pointer} = sourceOf({parent: at, key, source}, this.#origin);
				return (isArray(list) ? list : []).flatMap((value, index): readonly Item[] => {
					return isOptionAmong(filter, value)
						? [{value, source: {pointer: `${pointer}/${name}/${index}`, isFixable: false}}]
						: [];
				});
			}),
		);
	}

	#members(shape: ObjectShape, value: unknown, at: At | undefined): unknown {
		const opened = plainOf(value, shape.what);
		if ('problem' in opened) return value;
		const object = opened.plain as PlainObject; // any object may be asked for any key
		const keys = this.#keys(shape, object, at);
		// A field that is undefined counts as absent where another key is meant as it.
		const entries = keys
			.flatMap(key => key.entries)
			.sort((one, other) => Number(other.value === undefined) - Number(one.value === undefined));
		const meant: PlainObject = Object.fromEntries(entries.map(({key, value}) => [key, value]));
		const fallback = fallbackOf(shape, meant);
		const current = caseOf(shape, decisionOf(shape, meant) ?? fallback);
		const copy = new Map<string, unknown>();
		for (const {entries: found, tell} of keys) {
			tell?.();
			for (const {key, value, source, parts} of found) {
				if (value === undefined && meant[key] !== undefined) continue;
				const isRequired = current.required.includes(key) && !this.options.optionalFields?.includes(key);
				const field = {key, shape, object: meant, isRequired};
				const read = this.#member(
					own(current.fields, key),
					value,
					{...this.#moved({parent: at, key, source, parts}), field},
					current,
				);
				if (read !== LEFT_OUT) copy.set(key, read);
			}
		}
		for (const key of current.required) {
			const found = (key === shape.cases?.on ? fallback : undefined) ?? own(shape.defaults ?? {}, key);
			const isNeeded =
				found !== undefined && copy.get(key) === undefined && !this.options.optionalFields?.includes(key);
			// A field that stands beside this object is not missing in it.
			const isElsewhere = at?.parts?.[key] !== undefined;
			if (isNeeded && !isElsewhere && !this.#isMisspelled(key, shape, object, keys) && this.#addDefault(key, found, at))
				copy.set(key, found);
		}
		return isSameObject(copy, object) ? object : Object.fromEntries(copy);
	}

	/** One field; left out if it is wrong and means the same left out. */
	#member(shape: Shape | undefined, value: unknown, at: At & {readonly field: Field}, current: ObjectCase): unknown {
		if (shape === undefined || value === undefined) return value;
		const {field} = at;
		const isForbidden =
			current.forbidden.includes(field.key) && (value === null || !current.mayHave.includes(field.key));
		const isOptional = !field.isRequired && !field.shape.dependentRequired?.includes(field.key);
		const isAbsent = value === null && isOptional;
		if ((isForbidden || isAbsent || this.#isWrong(shape, value, at)) && isRedundant(field, value)) {
			const problem = isForbidden
				? outOfPlace(field.key, current.word, field.shape.what)
				: isAbsent
					? isNull(field.key)
					: this.#problemOf(shape, value, at);
			const severity = severityIfAbsent(field, value, problem.rule);
			const fix = removal(sourceOf(at, this.#origin).pointer, `Remove ${field.key}`);
			return this.#note(severity === undefined ? problem : {...problem, severity}, fix, at) ? LEFT_OUT : value;
		}
		return (isForbidden && shape.kind !== 'object') || value === null ? value : this.#part(shape, value, at);
	}

	/** The keys as they are meant, but for those whose replacement is not accepted; each is noted before its value is read. */
	#keys(
		shape: ObjectShape,
		object: PlainObject,
		at: At | undefined,
	): readonly (MeantKey & {readonly tell?: () => void})[] {
		const here = sourceOf(at, this.#origin);
		const covered = new Set<string>();
		return meantKeys(shape, object, here, this.options.judges).map(key => {
			const {written, fix, isElsewhere = false} = key;
			if (fix === undefined || covered.has(written)) return key;
			const problem = keyProblem(written, shape, object, this.root, this.options);
			const asWritten = {written, entries: [{key: written, value: object[written]}]};
			if (problem === undefined) return asWritten;
			const {alsoCovers = []} = problem;
			for (const other of alsoCovers) covered.add(other);
			const complete = alsoCovers.length === 0 ? problem : {...problem, related: relatedTo(alsoCovers, here.pointer)};
			const note = this.#newNote(complete, fix, {parent: at, key: written}, !isElsewhere);
			return this.options.accepts(note) ? {...key, tell: () => void this.#notes.push(note)} : asWritten;
		});
	}

	/** True if a key that is not a field is probably meant as this one. */
	#isMisspelled(field: string, shape: ObjectShape, object: PlainObject, keys: readonly MeantKey[]): boolean {
		return keys.some(({written, fix}) => {
			if (fix !== undefined || fieldOf(shape, written) !== undefined) return false;
			const {suggestion, likelyWords} = keyProblem(written, shape, object, this.root, this.options) ?? {};
			return (likelyWords ?? [suggestion]).includes(field);
		});
	}

	#addDefault(key: string, value: unknown, parent: At | undefined): boolean {
		const at = {parent, key};
		const path = sourceOf(at, this.#origin).pointer;
		return this.#note(
			missingWithDefault(key, value),
			{title: `Add ${JSON.stringify(value)}`, patch: [{op: 'add', path, value}]},
			at,
		);
	}

	/** True for a misspelled type that another option has too: as that type it would be ignored, or the other one. */
	#isTaken(at: At | undefined, meant: unknown): boolean {
		if (at?.field?.shape !== PAYMENT_OPTION || at.field.key !== 'paymentMethodType') return false;
		this.#types ??= typeCounts(this.#siblings);
		return (this.#types.get(String(meant)) ?? 0) > 1;
	}

	#note(problem: IssueDetails, fix: IssueFix, at: At | undefined, isCertain = true, isKept = false): boolean {
		const note = {...this.#newNote(problem, fix, at, isCertain), isKept};
		const isMade = this.options.accepts(note);
		if (isMade) this.#notes.push(note);
		return isMade;
	}

	#newNote(problem: IssueDetails, fix: IssueFix, at: At | undefined, isCertain: boolean): Note {
		const {pointer, isFixable} = sourceOf(at, this.#origin);
		const isPersonal = isPersonalField(at?.field?.key ?? '') && fix.patch[0]?.op === 'replace';
		return {
			pointer,
			problem,
			fix,
			isCertain,
			isKept: false,
			isShown: isCertain && isFixable && this.#origin.isFixable && !isPersonal,
		};
	}

	/** Remembers where a part was, and its own parts. */
	#moved(at: At): At {
		if (at.source !== undefined) this.#places.set(pointerTo(at), at.source);
		for (const [key, source] of Object.entries(at.parts ?? {})) this.#places.set(pointerTo({parent: at, key}), source);
		return at;
	}
}

const FILTERS = {cardFilters: CARD_FILTER, upiFilters: UPI_FILTER};

/** True for an option of another type that has no criterion of the filter in whose place it is. */
function isOptionAmong(filter: Shape, value: unknown): value is PlainObject {
	if (filter !== CARD_FILTER && filter !== UPI_FILTER) return false;
	const type = typeOf(value);
	const isOther = type !== undefined && type !== filter.repeats?.paymentMethodType;
	return isOther && !Object.keys(filter.optional).some(key => Object.hasOwn(Object(value), key));
}

/** The value of the deciding field, as it is meant. */
function decisionOf(shape: ObjectShape, meant: PlainObject): unknown {
	const given = shape.cases && own(meant, shape.cases.on);
	const deciding = shape.cases && fieldOf(shape, shape.cases.on);
	return typeof given === 'string' && deciding?.kind === 'enum' ? unambiguousMatch(given, deciding.enum) : given;
}

function isSameList(copy: readonly unknown[], given: readonly unknown[]): boolean {
	return copy.length === given.length && copy.every((part, index) => part === given[index]);
}

function isSameObject(copy: ReadonlyMap<string, unknown>, object: PlainObject): boolean {
	const keys = Object.keys(object);
	return copy.size === keys.length && keys.every(key => copy.has(key) && copy.get(key) === object[key]);
}

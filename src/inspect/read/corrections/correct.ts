// Corrects an input: each wrong part that can have only one meaning is replaced with that meaning, and each replacement is
// noted. Parts that are right, and those that cannot be corrected, stay unchanged, and the strict reader checks them.
import {isArray} from '../../../diagnostics/format-value.js';
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {pointerSegment} from '../../../diagnostics/pointer.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import {isPlainData, plainOf} from '../../../schema/plain-object.js';
import type {Finding, Findings, ReadOptions} from '../../../schema/read-context.js';
import {UNREAD_MEMBER, Unrecovered} from '../../../schema/recovered.js';
import {isRedundant, severityIfAbsent} from '../../../schema/redundant.js';
import {isNull, outOfPlace, unknownField} from '../../../schema/schema-issues.js';
import type {Field, ListShape, ObjectCase, ObjectShape, PlainObject, Shape, UnionShape} from '../../../schema/shape.js';
import {caseOf, fallbackOf, fieldOf, own} from '../../../schema/shape.js';
import {valueProblem} from '../../../schema/value-problem.js';
import {likeName} from '../../../schema/vocabulary.js';
import {getOrInsertComputed} from '../../../utils/get-or-insert-computed.js';
import {LONGEST_LIST} from '../../../values/list.js';
import {PAYMENT_METHOD_TYPES} from '../../../wire/payment-method.js';
import {isTemplate, placeholderProblem} from '../placeholders.js';
import {findWrongKeys, findWrongValue, missingWithDefault, notList, type ValueFinding} from './findings.js';
import {addition, removal, replacement, separation} from './fix.js';
import {type MeantKey, meantKeys} from './keys.js';
import {type Meaning, meaningOf, severalIn} from './meaning.js';
import {type At, type Places, pointerTo, type Source, sourceOf} from './place.js';

/** The uses of a correction, by what they require: a correction for one use is also valid for those before it. */
const USES = ['judging', 'repairing', 'explaining'] as const;

/** The purpose of reading the input; `decoding` is judging, except that several codes in one string stay together. */
export type Purpose = 'decoding' | (typeof USES)[number];

/** A replacement that was made. */
export interface Note {
	readonly pointer: string;
	readonly problem: IssueDetails;
	/** The fix that makes the replacement. */
	readonly fix: IssueFix;
	/** `judging` if the meaning is only likely, `explaining` if the meaning does not change. */
	readonly goodFor: (typeof USES)[number];
	/** True if the fix may be shown: it quotes nothing personal and its place is not inside a text. */
	readonly isShown: boolean;
}

/** The options for reading an input. */
export interface How {
	readonly purpose: Purpose;
	/** The pointers at which nothing is replaced, because a replacement there caused a new error. */
	readonly refused?: ReadonlySet<string>;
}

export interface CorrectOptions
	extends How,
		Pick<ReadOptions, 'types' | 'extraOptionFields' | 'optionalFields' | 'guestCheckout'> {}

export interface Corrected {
	readonly value: unknown;
	readonly notes: readonly Note[];
	readonly places: Places;
	/** What is wrong and was not replaced, by its place in the value. */
	readonly findings: Findings;
}

export function correct(root: Shape, input: unknown, isText: boolean, options: CorrectOptions): Corrected {
	const correction = new Correction(root, isText, options);
	const at: At = {key: '', source: {pointer: '', isFixable: !isText}};
	const value = correction.part(root, input, isText ? correction.moved(at) : at);
	return {value, notes: correction.notes, places: correction.places, findings: correction.findings};
}

const LEFT_OUT = Symbol('left out');

/** The intended key and the note of its replacement, which comes before the notes of its value. */
interface NotedKey extends MeantKey {
	readonly note?: Note;
}

/** The intended item of a list, and its place in the original list. */
interface Item {
	readonly value: unknown;
	readonly was: At;
}

/** Makes the fix of a part at its place in the input; called only for a replacement that may be accepted. */
type FixAt = (pointer: string) => IssueFix;

type WrongKeys = ReturnType<typeof findWrongKeys>;

class Correction {
	readonly notes: Note[] = [];
	readonly places = new Map<string, Source>();
	readonly findings = new Map<string, Finding>();
	/** True if several codes in one string are split. */
	readonly #isSpread: boolean;
	readonly #isJudged: boolean;

	constructor(
		private readonly root: Shape,
		private readonly isText: boolean,
		private readonly options: CorrectOptions,
	) {
		const {purpose} = options;
		this.#isSpread = purpose === 'judging' || purpose === 'repairing';
		this.#isJudged = purpose === 'judging' || purpose === 'decoding';
	}

	/** The corrected part; a part that is right or cannot be corrected stays unchanged. */
	part(shape: Shape, value: unknown, at: At): unknown {
		if (value instanceof Unrecovered) return value;
		if (shape.kind === 'union') return this.#oneOrMany(shape, value, at);
		if (valueProblem(shape, value, at.field?.key, this.options, true) !== undefined)
			return this.#wrong(shape, value, at);
		if (shape.kind === 'list') return this.#items(shape, value as readonly unknown[], at);
		return shape.kind === 'object' ? this.#members(shape, value, at) : value;
	}

	#oneOrMany(shape: UnionShape, value: unknown, at: At): unknown {
		if (isArray(value)) return this.#items(shape.many, value, at);
		const several = severalIn(shape.one, value, this.#isSpread);
		if (several !== undefined) {
			const meant: Meaning = {value: several.items, isText: true, itemsWere: 'itself'};
			return this.#replaced(shape.many, value, meant, {issue: several.problem, likely: []}, at);
		}
		const list = meaningOf(shape, value);
		if (list === undefined) return this.part(shape.one, value, at);
		return this.#replaced(shape.many, value, list, {issue: notList(value, shape.many), likely: []}, at);
	}

	/** The intended value of a wrong value, or the value itself if none is certain, with a finding about it. */
	#wrong(shape: Shape, value: unknown, at: At): unknown {
		const problem = valueProblem(shape, value, at.field?.key, this.options);
		if (problem === undefined) return value;
		if (isTemplate(value)) {
			const key = String(at.key);
			this.findings.set(pointerTo(at), {issue: placeholderProblem(key), likely: []});
			return value;
		}
		const finding = findWrongValue(problem, value, shape);
		const likely = this.#isJudged && finding.near !== undefined && {value: finding.near, goodFor: 'judging' as const};
		const meant = meaningOf(shape, value, this.options.types) ?? (likely || undefined);
		if (meant !== undefined) return this.#replaced(shape, value, meant, finding, at);
		this.findings.set(pointerTo(at), finding);
		return value;
	}

	/** Replaces a wrong value with its intended value, and corrects the parts of that. */
	#replaced(shape: Shape, value: unknown, meant: Meaning, finding: ValueFinding, at: At): unknown {
		const {issue} = finding;
		const isTolerated = shape.kind === 'format' && shape.isTolerated?.(value) === true;
		const problem: IssueDetails = isTolerated ? {...issue, severity: 'warning'} : issue;
		const fixAt = (place: string) => replacement(place, meant.value, meant.title);
		const note = this.#accepted(problem, fixAt, at, goodFor(shape, meant, at));
		// A tolerated value is checked unchanged.
		if (note === undefined || (isTolerated && this.#isJudged)) {
			const fix = note?.isShown && fixAt(pointerTo(at));
			this.findings.set(pointerTo(at), {...finding, ...(fix && {issue: {...problem, fix}})});
			return value;
		}
		this.notes.push(note);
		const {pointer} = note;
		const source = {pointer, isFixable: meant.isText !== true && sourceOf(at).isFixable};
		const there = meant.isText ? this.moved({...at, source}) : at;
		const {itemsWere, value: list} = meant;
		if (itemsWere === undefined || !isArray(list)) return this.part(shape, list, there);
		const inside = (key: string) => ({...source, pointer: pointer + pointerSegment(key)});
		const sources = list.map((_, index) => (itemsWere === 'itself' ? source : inside(String(itemsWere[index]))));
		return this.#items(shape as ListShape, list, there, sources);
	}

	#items(shape: ListShape, given: readonly unknown[], at: At, sources?: readonly Source[]): unknown {
		if (given.length > LONGEST_LIST) return given;
		const items = this.#separated(shape.item, given, at, sources);
		const siblings = shape.uniqueBy === undefined ? undefined : items.map(({value}) => value);
		return items.map(({value, was}, key) => {
			const source = was.source ?? (was.key === key ? undefined : sourceOf(was));
			return this.part(shape.item, value, this.moved({parent: at, key, source, siblings}));
		});
	}

	/** The items; an item that contains several is replaced with them. */
	#separated(shape: Shape, given: readonly unknown[], at: At, sources?: readonly Source[]): readonly Item[] {
		return given.flatMap((value, key): readonly Item[] => {
			const was: At = {parent: at, key, source: sources?.[key]};
			const several = severalIn(shape, value, this.#isSpread);
			if (several === undefined) return [{value, was}];
			const note = this.#add(several.problem, place => separation(place, several.items), was);
			if (note === undefined) return [{value, was}];
			const source = {pointer: note.pointer, isFixable: false};
			return several.items.map(one => ({value: one, was: {...was, source}}));
		});
	}

	#members(shape: ObjectShape, value: unknown, at: At): unknown {
		const opened = plainOf(value, shape.what);
		if ('problem' in opened) return value;
		const object = opened.plain as PlainObject; // any key may be read
		const wrong = findWrongKeys(shape, object, this.root, this.options);
		const keys = this.#keys(shape, object, wrong, at);
		const meant = valuesOf(keys);
		const fallback = fallbackOf(shape, meant);
		const current = caseOf(shape, decisionOf(shape, meant) ?? fallback);
		const required = current.required.filter(key => !this.options.optionalFields?.includes(key));
		const scattered = new Set([...wrong.values()].flatMap(({likely}) => likely));
		const members: [key: string, value: unknown][] = [];
		for (const {written, entries, note} of keys) {
			if (note !== undefined) this.notes.push(note);
			const finding = note === undefined ? wrong.get(written) : undefined;
			if (finding !== undefined) this.findings.set(pointerTo({parent: at, key: written}), finding);
			for (const {key, value, source} of entries) {
				if (value === undefined && meant[key] !== undefined) continue;
				const field = {key, shape, object: meant, isRequired: required.includes(key)};
				const place = {...this.moved({parent: at, key, source}), field, isScattered: scattered.has(key)};
				const read = this.#member(own(current.fields, key), value, place, current);
				if (read !== LEFT_OUT) members.push([key, read]);
			}
		}
		const copy: Record<string, unknown> = Object.fromEntries(members);
		for (const key of required) {
			const found = (key === shape.cases?.on ? fallback : undefined) ?? own(shape.defaults ?? {}, key);
			if (found === undefined || own(copy, key) !== undefined || isMisspelled(key, keys, wrong)) continue;
			const place = {parent: at, key};
			if (at.isScattered) {
				this.findings.set(pointerTo(place), {likely: []});
				continue;
			}
			const note = this.#add(missingWithDefault(key, found), pointer => addition(pointer, found), place, 'explaining');
			if (note !== undefined) copy[key] = found;
		}
		return copy;
	}

	/** The value of a field; left out if it is wrong and leaving it out means the same. */
	#member(shape: Shape | undefined, value: unknown, at: At & {readonly field: Field}, current: ObjectCase): unknown {
		if (shape === undefined || value === undefined) return value;
		const {field} = at;
		const {key} = field;
		const isForbidden = current.forbidden.includes(key) && (value === null || !current.mayHave.includes(key));
		const isOptional = !field.isRequired && !field.shape.dependentRequired?.includes(key);
		if (isRedundant(field, value)) {
			const absent = value === null && isOptional ? isNull(key) : valueProblem(shape, value, key, this.options);
			const found = isForbidden ? outOfPlace(key, current.word, field.shape.what) : absent;
			if (found !== undefined) {
				const severity = severityIfAbsent(field, value, found.rule);
				const remedy = isForbidden ? found.remedy : 'leave it out';
				const problem = {...found, ...(severity && {severity}), remedy};
				const fixAt = (place: string) => removal(place, `Remove ${key}`);
				const note = this.#add(problem, fixAt, at, severity === undefined ? 'repairing' : 'explaining');
				return note === undefined ? value : LEFT_OUT;
			}
		}
		if ((isForbidden && shape.kind !== 'object') || (value === null && isOptional)) return value;
		return this.part(shape, value, at);
	}

	/** The intended keys, except those whose replacement is not accepted. */
	#keys(shape: ObjectShape, object: PlainObject, wrong: WrongKeys, at: At): readonly NotedKey[] {
		return meantKeys(shape, object, at).map(key => {
			const {written, fix} = key;
			if (fix === undefined) return key;
			const problem = wrong.get(written)?.issue ?? unknownField(written, shape, undefined);
			const note = this.#accepted(problem, () => fix, {parent: at, key: written});
			return note === undefined ? {written, entries: [{key: written, value: object[written]}]} : {...key, note};
		});
	}

	/** The note of a replacement that is not made yet; `undefined` if it is not accepted. */
	#accepted(problem: IssueDetails, fixAt: FixAt, at: At, goodFor: Note['goodFor'] = 'repairing'): Note | undefined {
		const {purpose, refused} = this.options;
		const isGood = purpose === 'decoding' || USES.indexOf(goodFor) >= USES.indexOf(purpose);
		if (!isGood) return undefined;
		const {pointer, isFixable} = sourceOf(at);
		if (refused?.has(pointer)) return undefined;
		const fix = fixAt(pointer);
		const isPersonal = isPersonalField(at.field?.key ?? '') && fix.patch[0]?.op === 'replace';
		const isShown = goodFor !== 'judging' && isFixable && !this.isText && !isPersonal;
		return {pointer, problem, fix, goodFor, isShown};
	}

	/** Adds the note of a replacement; `undefined` if it is not accepted. */
	#add(problem: IssueDetails, fixAt: FixAt, at: At, goodFor?: Note['goodFor']): Note | undefined {
		const note = this.#accepted(problem, fixAt, at, goodFor);
		if (note !== undefined) this.notes.push(note);
		return note;
	}

	/** Remembers the original place of a part. */
	moved(at: At): At {
		if (at.source !== undefined) this.places.set(pointerTo(at), at.source);
		return at;
	}
}

/** The strictest use of a replacement: correcting the action, an empty list or an object as text leaves the meaning unchanged. */
function goodFor(shape: Shape, meant: Meaning, at: At): Note['goodFor'] {
	if (meant.goodFor !== undefined || isTaken(at, meant.value)) return 'judging';
	const isDeciding = at.field !== undefined && at.field.key === at.field.shape.cases?.on;
	const isAction = isDeciding && at.parent?.parent === undefined;
	const isEmpty = isArray(meant.value) && meant.value.length === 0;
	const isObject = shape.kind === 'object' && shape.isReadFromText === true;
	return isAction || isEmpty || isObject ? 'explaining' : 'repairing';
}

/** True if a key that is not a field is probably meant as this field. */
function isMisspelled(field: string, keys: readonly NotedKey[], wrong: WrongKeys): boolean {
	return keys.some(
		({written, entries, note}) =>
			entries.some(({value}) => value === UNREAD_MEMBER) ||
			(note === undefined && wrong.get(written)?.likely.includes(field)),
	);
}

/** The values of the fields; an undefined value counts as absent if another key is meant as the same field. */
function valuesOf(keys: readonly MeantKey[]): PlainObject {
	const values = new Map<string, unknown>();
	for (const {entries} of keys)
		for (const {key, value} of entries) if (value !== undefined || !values.has(key)) values.set(key, value);
	return Object.fromEntries(values);
}

/** The intended value of the deciding field. */
function decisionOf(shape: ObjectShape, meant: PlainObject): unknown {
	const given = shape.cases && own(meant, shape.cases.on);
	const deciding = shape.cases && fieldOf(shape, shape.cases.on);
	return typeof given === 'string' && deciding?.kind === 'enum' ? likeName(given, deciding.enum).meant : given;
}

const countsBySiblings = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

/** True for a misspelled type that another option has too: if it were corrected, one of the two options would be ignored. */
function isTaken(at: At, meant: unknown): boolean {
	const siblings = at.parent?.siblings;
	if (siblings === undefined || at.field?.key !== 'paymentMethodType') return false;
	const counts = getOrInsertComputed(countsBySiblings, siblings, () => typeCounts(siblings));
	return (counts.get(String(meant)) ?? 0) > 1;
}

/** How many options have each type, including misspelled ones. */
function typeCounts(options: readonly unknown[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const option of options) {
		const written = isPlainData(option) ? own(option, 'paymentMethodType') : undefined;
		const type = typeof written === 'string' ? (likeName(written, PAYMENT_METHOD_TYPES).meant ?? written) : '';
		counts.set(type, (counts.get(type) ?? 0) + 1);
	}
	return counts;
}

// The issues of handwritten JSON, which say more than those of the reader: what a wrong part is probably meant to be.
import {escapeText, isArray, withArticle} from '../../../diagnostics/format-value.js';
import type {IssueDetails} from '../../../diagnostics/issue.js';
import {wrongValue} from '../../../diagnostics/wrong-value.js';
import {extraKeyProblem} from '../../../schema/extra-fields.js';
import {jsonKeyProblem} from '../../../schema/json-limits.js';
import {isJsonObject, parseJson} from '../../../schema/parse-json.js';
import {isPlainData} from '../../../schema/plain-object.js';
import type {ReadOptions} from '../../../schema/read-context.js';
import {unknownField} from '../../../schema/schema-issues.js';
import {
	type EnumShape,
	fieldOf,
	keysOf,
	type ListShape,
	type ObjectShape,
	type PlainObject,
	type Shape,
} from '../../../schema/shape.js';
import {listed, meantName, nearestName, unknownValue} from '../../../schema/vocabulary.js';
import {negatedBy, wordsIn} from '../../../utils/nearest.js';
import {itemsOf} from './items.js';
import {misplaced, ownerOf, ownersIn} from './misplaced-keys.js';
import {MOST_KEYS, sessionKeyProblem} from './session-keys.js';

/** The issue of each key of an object that is not a field, but for those whose value may be any JSON. */
export function findKeyProblems(
	shape: ObjectShape,
	given: PlainObject,
	root: Shape,
	options: Pick<ReadOptions, 'extraOptionFields'>,
): ReadonlyMap<string, IssueDetails> {
	const keys = Object.keys(given);
	const taken = keys.length > MOST_KEYS ? undefined : keys.filter(key => given[key] !== undefined);
	const problems = new Map<string, IssueDetails>();
	for (const key of keys) {
		if (fieldOf(shape, key) !== undefined || (shape.isPerAccount && options.extraOptionFields?.includes(key))) continue;
		const problem = keyProblem(key, given[key], shape, root, taken);
		if (problem !== undefined) problems.set(key, problem);
	}
	return problems;
}

/** The issue of a key that is not a field, or `undefined` if its value may be any JSON. */
function keyProblem(
	key: string,
	value: unknown,
	shape: ObjectShape,
	root: Shape,
	taken: readonly string[] | undefined,
): IssueDetails | undefined {
	const {additionalProperties} = shape;
	if (additionalProperties === extraKeyProblem) return sessionKeyProblem(key, value, taken);
	if (additionalProperties !== undefined) return additionalProperties(key, value);
	const problem = unknownKey(key, shape, root, taken);
	const isUnlike = problem.suggestion === undefined && problem.alsoCovers === undefined;
	return shape.isPerAccount && isUnlike ? (jsonKeyProblem(key) ?? sentUnchanged(key, shape)) : problem;
}

/** The issue of a wrong value with what it is probably meant to be. */
export function ofValue(given: IssueDetails, value: unknown, shape: Shape): IssueDetails {
	switch (shape.kind) {
		case 'enum':
			return notInEnum(value, {...shape, enum: given.allowed ?? shape.enum});
		case 'list':
			return notList(value, shape);
		case 'object':
			return shape.isReadFromText && typeof value === 'string' && isJsonObject(parseJson(value))
				? OBJECT_AS_TEXT
				: given;
		default:
			return given;
	}
}

type WordsOf = Pick<EnumShape, 'enum' | 'what' | 'isPerAccount' | 'isOnce' | 'negated' | 'elsewhere'>;

/** The issue of a value outside a vocabulary, where a text may name several words: `WALLET,NB`. An account may have more words. */
export function notInEnum(
	value: unknown,
	{enum: allowed, what, isPerAccount, isOnce, negated, elsewhere}: WordsOf,
): IssueDetails {
	if (typeof value !== 'string') return unknownValue(value, allowed, what);
	const words = wordsIn(value, allowed);
	const separate = words && `write ${isOnce ? listed(words) : `${listed(words, 'and')} separately`}`;
	const opposite = negated && negatedBy(value, allowed);
	const others = opposite && listed(allowed.filter(one => one !== opposite));
	const positive = others && `${negated}: write ${others}, or turn enable around`;
	const there = wordElsewhere(value, elsewhere);
	const remedy = separate ?? positive ?? there?.remedy;
	if (remedy !== undefined) {
		const text = {problem: `is not ${withArticle(what)}`, remedy};
		const likelyWords = words ?? there?.likely;
		return {...wrongValue('unknown-value', value, text, undefined, allowed), ...(likelyWords && {likelyWords})};
	}
	const unknown = unknownValue(value, allowed, what, meantName(value, allowed));
	const mayBeOwn = isPerAccount && unknown.suggestion === undefined;
	return mayBeOwn ? {...unknown, remedy: `${unknown.remedy}, or add it to types of the account`} : unknown;
}

/** What is known of a word that belongs elsewhere, whatever it resembles here: `@wallet` is a handle. */
export function wordElsewhere(
	word: string,
	elsewhere: EnumShape['elsewhere'],
): {readonly remedy: string; readonly likely: readonly string[] | undefined} | undefined {
	const [words, remedy = '', likely] = elsewhere?.find(([words]) => words.test(word)) ?? [];
	return words && {remedy: remedy.includes('$&') ? word.replace(words, remedy) : remedy, likely};
}

/** Longer texts are not offered as a list. */
const LONGEST_LISTED = 256;

export function notList(value: unknown, {item}: ListShape): IssueDetails {
	const issueWith = (remedy: string, suggestion?: string) =>
		wrongValue('invalid-type', value, {problem: 'is not a list', remedy: `write ${remedy}`}, suggestion);
	const parsed = typeof value === 'string' ? parseJson(value) : undefined;
	if (isArray(parsed)) return LIST_AS_TEXT;
	if (isNumbered(value)) return issueWith(Object.keys(value).length === 0 ? '[]' : 'its values as a list');
	if (item.kind === 'object') return issueWith(isLikely(item, value) ? '[ … ] around it' : 'a list');
	const items = typeof value === 'string' && value.length <= LONGEST_LISTED ? itemsOf(value) : undefined;
	if (items === undefined) return issueWith('a list');
	const list = `[${items.map(text => JSON.stringify(text)).join(', ')}]`;
	return issueWith(escapeText(list, LONGEST_LISTED * 2), list);
}

/** True for a list that lost its order, or its items, in another language: an object whose keys are numbers. */
export function isNumbered(value: unknown): value is {readonly [index: string]: unknown} {
	return isPlainData(value) && Object.keys(value).every(key => /^\d+$/.test(key));
}

/** True for an object that has at least one field of this shape, even if misspelled. */
export function isLikely(shape: ObjectShape, value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.keys(value).some(key => fieldOf(shape, key) !== undefined || meantName(key, keysOf(shape)));
}

/** An object or list that is written as JSON text in a string. */
export const OBJECT_AS_TEXT = writtenAsText('object', 'without quotes around it');
const LIST_AS_TEXT = writtenAsText('list', 'without quotes around it');

export function writtenAsText(what: 'object' | 'list', how: string): IssueDetails {
	return {
		rule: 'invalid-type',
		problem: `the ${what} is written as JSON text in a string`,
		remedy: `write the ${what} itself, ${how}`,
	};
}

/** A missing field with a default is read as that default. */
export function missingWithDefault(key: string, fallback: unknown): IssueDetails {
	const text = JSON.stringify(fallback);
	return {
		rule: 'missing-field',
		severity: 'warning',
		problem: `${key} is missing and is read as ${text}`,
		remedy: 'add it',
		suggestion: text,
	};
}

/** A key that resembles no field of its object, which the service may know (open point 31). */
function sentUnchanged(key: string, shape: ObjectShape): IssueDetails {
	return {
		...wrongValue('unknown-key', key, {
			problem: `is not in the specification of ${withArticle(shape.what)}`,
			remedy: 'sent unchanged',
		}),
		severity: 'warning',
	};
}

/**
 * An unknown key: a field of another object, or a misspelled field of this one. `taken` are the keys of the object that
 * have a value, `undefined` if they are not known.
 */
function unknownKey(key: string, shape: ObjectShape, root: Shape, taken: readonly string[] | undefined): IssueDetails {
	const allowed = keysOf(shape);
	const certain = meantName(key, allowed);
	const unknown = taken?.filter(other => fieldOf(shape, other) === undefined) ?? [key];
	// A field of an object further in is misplaced; of one elsewhere, only if it resembles no field here.
	const inside = ownerOf(key, unknown, ownersIn(shape));
	const owner = inside ?? (certain === undefined ? ownerOf(key, unknown, ownersIn(root)) : undefined);
	if (owner !== undefined) {
		const likely = inside?.field === undefined ? {} : {likelyWords: [inside.field]};
		return {...misplaced(key, unknown, shape.what, owner), allowed, ...likely};
	}
	return unknownField(key, shape, certain ?? nearestName(key, allowed));
}

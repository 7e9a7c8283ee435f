// The issues of handwritten JSON, which say more than those of the reader: what a wrong part is probably meant to be.
import {escapeText, isArray, withArticle} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {wrongValue} from '../../diagnostics/wrong-value.js';
import {nearest, unambiguousMatch, wordsIn} from '../../schema/nearest.js';
import {isJsonObject, parseJson} from '../../schema/parse-json.js';
import {isPlainData} from '../../schema/plain-object.js';
import {unknownField} from '../../schema/schema-issues.js';
import {type EnumShape, fieldOf, keysOf, type ListShape, type ObjectShape, type Shape} from '../../schema/shape.js';
import {listed, unknownValue} from '../../schema/vocabulary.js';
import {itemsOf} from './meant/items.js';
import {misplaced, ownerOf, ownersIn} from './misplaced-keys.js';

type WordsOf = Pick<EnumShape, 'enum' | 'what' | 'isPerAccount' | 'isOnce' | 'elsewhere'>;

/** The issue of a value outside a vocabulary, where a text may name several words: `WALLET,NB`. An account may have more words. */
export function notInEnum(
	value: unknown,
	{enum: allowed, what, isPerAccount, isOnce, elsewhere = []}: WordsOf,
): IssueDetails {
	if (typeof value !== 'string') return unknownValue(value, allowed, what);
	const words = wordsIn(value, allowed);
	if (words === undefined) {
		const unknown = unknownValue(value, allowed, what, unambiguousMatch(value, allowed));
		const remedy = elsewhere.find(([words]) => words.test(value))?.[1];
		if (remedy !== undefined) {
			return wrongValue('unknown-value', value, {problem: `is not ${withArticle(what)}`, remedy}, undefined, allowed);
		}
		const mayBeOwn = isPerAccount && unknown.suggestion === undefined;
		return mayBeOwn ? {...unknown, remedy: `${unknown.remedy}, or add it to types of the account`} : unknown;
	}

	return {
		...wrongValue(
			'unknown-value',
			value,
			{
				problem: `is not ${withArticle(what)}`,
				remedy: isOnce ? `write ${listed(words)}` : `write ${listed(words, 'and')} separately`,
			},
			undefined,
			allowed,
		),
		likelyWords: words,
	};
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
	return Object.keys(value).some(key => fieldOf(shape, key) !== undefined || unambiguousMatch(key, keysOf(shape)));
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

export function isObjectText(value: unknown): value is string {
	return typeof value === 'string' && isJsonObject(parseJson(value));
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
export function sentUnchanged(key: string, shape: ObjectShape): IssueDetails {
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
export function unknownKey(key: string, shape: ObjectShape, root: Shape, taken?: readonly string[]): IssueDetails {
	const allowed = keysOf(shape);
	const certain = unambiguousMatch(key, allowed);
	const unknown = taken?.filter(other => fieldOf(shape, other) === undefined) ?? [key];
	// A field of an object further in is misplaced; of one elsewhere, only if it resembles no field here.
	const inside = ownerOf(key, unknown, ownersIn(shape));
	const owner = inside ?? (certain === undefined ? ownerOf(key, unknown, ownersIn(root)) : undefined);
	if (owner !== undefined) {
		const likely = inside?.field === undefined ? {} : {likelyWords: [inside.field]};
		return {...misplaced(key, unknown, shape.what, owner), allowed, ...likely};
	}
	return unknownField(key, shape, certain ?? nearest(key, allowed));
}

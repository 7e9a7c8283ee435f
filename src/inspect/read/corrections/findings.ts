// Findings about wrong parts of handwritten JSON: more detailed issues than the reader's, with what a part is probably meant to
// be.
import {escapeText, formatValue, isArray, withArticle} from '../../../diagnostics/format-value.js';
import type {IssueDetails} from '../../../diagnostics/issue.js';
import {wrongValue} from '../../../diagnostics/wrong-value.js';
import {extraKeyProblem} from '../../../schema/extra-fields.js';
import {parseJson} from '../../../schema/parse-json.js';
import {isPlainData} from '../../../schema/plain-object.js';
import type {Finding, ReadOptions} from '../../../schema/read-context.js';
import {isUnlike} from '../../../schema/read-shape.js';
import {Unrecovered} from '../../../schema/recovered.js';
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
import {likeName, listed, unknownValue} from '../../../schema/vocabulary.js';
import {negatedBy, wordsIn} from '../../../utils/nearest.js';
import {PAYMENT_METHOD_TYPES} from '../../../wire/payment-method.js';
import type {Slip} from '../json-syntax.js';
import {readJsonText} from '../json-text.js';
import {itemsOf} from './items.js';
import {type KeyFinding, misplaced, ownerOf, ownersIn} from './misplaced-keys.js';
import {sessionKeyFinding} from './session-keys.js';

/** What is wrong with a value. */
export interface ValueFinding extends Finding {
	readonly issue: IssueDetails;
	/** The one word that it resembles: it is checked as if it were that word, but never replaced with it. */
	readonly near?: string | undefined;
}

/** The finding for each key of an object that is not a field, except keys whose value may be any JSON. */
export function findWrongKeys(
	shape: ObjectShape,
	given: PlainObject,
	root: Shape,
	{extraOptionFields = []}: Pick<ReadOptions, 'extraOptionFields'>,
): ReadonlyMap<string, KeyFinding> {
	const own = shape.isPerAccount ? extraOptionFields : [];
	const unknown = Object.keys(given).filter(key => fieldOf(shape, key) === undefined && !own.includes(key));
	const present = unknown.filter(key => given[key] !== undefined);
	const found = new Map<string, KeyFinding>();
	for (const key of unknown) {
		if (found.has(key)) continue;
		const isAbsent = given[key] === undefined;
		const finding = findWrongKey(key, given, shape, root, isAbsent ? [key] : present);
		// A member of a text that cannot be read already has an issue.
		const isUnread = given[key] instanceof Unrecovered && finding?.likely.length === 0;
		if (finding === undefined || isUnread) continue;
		// A key without a value does not stand for a field: the field is still missing.
		found.set(key, isAbsent ? {...finding, likely: []} : finding);
		for (const other of finding.covers ?? []) found.set(other, {likely: finding.likely});
	}
	return found;
}

function findWrongKey(
	key: string,
	given: PlainObject,
	shape: ObjectShape,
	root: Shape,
	unknown: readonly string[],
): KeyFinding | undefined {
	const {additionalProperties} = shape;
	if (additionalProperties === extraKeyProblem) return sessionKeyFinding(key, given, unknown);
	if (additionalProperties !== undefined) {
		const issue = additionalProperties(key, given[key]);
		return issue && {issue, likely: []};
	}
	return isUnlike(key, shape) ? {issue: sentUnchanged(key, shape), likely: []} : unknownKey(key, shape, root, unknown);
}

/** A wrong value, with what it is probably meant to be. */
export function findWrongValue(given: IssueDetails, value: unknown, shape: Shape): ValueFinding {
	switch (shape.kind) {
		case 'enum':
			return notInEnum(value, {...shape, enum: given.allowed ?? shape.enum});
		case 'list':
			return {issue: notList(value, shape), likely: []};
		case 'object': {
			const text = shape.isReadFromText && typeof value === 'string' ? readJsonText(value) : undefined;
			const isText = text !== undefined && isPlainData(text.value);
			return {issue: isText ? objectAsText(text.slips) : {...given, ...remedyForName(value, shape)}, likely: []};
		}
		default:
			return {issue: given, likely: []};
	}
}

/** The remedy for the name of a type written in place of its option. */
function remedyForName(value: unknown, shape: ObjectShape): {readonly remedy?: string} {
	const type =
		typeof value === 'string' && shape.isPerAccount ? likeName(value, PAYMENT_METHOD_TYPES).meant : undefined;
	return type === undefined ? {} : {remedy: `write ${optionText(type)} to show it`};
}

function optionText(type: string, enable = true): string {
	return JSON.stringify({paymentMethodType: type, enable}, undefined, 1)
		.replace(/\n */g, ' ')
		.replace(/\{ (.*) \}/, '{$1}');
}

type WordsOf = Pick<EnumShape, 'enum' | 'what' | 'isPerAccount' | 'isOnce' | 'negated' | 'elsewhere'>;

/** The finding for a value outside a vocabulary. A text may name several words: `WALLET,NB`. An account may add words. */
export function notInEnum(
	value: unknown,
	{enum: allowed, what, isPerAccount, isOnce, negated, elsewhere}: WordsOf,
): ValueFinding {
	const separateText = (words: readonly string[]) =>
		`write ${isOnce ? listed(words) : `${listed(words, 'and')} separately`}`;
	if (typeof value !== 'string') {
		const issue = unknownValue(value, allowed, what);
		const isOfTexts = isArray(value) && value.every(one => typeof one === 'string');
		const several = isOfTexts ? wordsIn(value.join(), allowed) : undefined;
		return {issue: several === undefined ? issue : {...issue, remedy: separateText(several)}, likely: []};
	}
	const words = wordsIn(value, allowed);
	const separate = words && separateText(words);
	const opposite = negatedBy(value, allowed);
	const others = negated && opposite && listed(allowed.filter(one => one !== opposite));
	const positive = others && `${negated}: write ${others}, or turn enable around`;
	const there = wordElsewhere(value, elsewhere);
	const remedy = separate ?? positive ?? there?.remedy;
	// A word that resembles no documented type may be a type of the account.
	const ownWord = isPerAccount && opposite === undefined ? [value] : [];
	if (remedy !== undefined) {
		const text = {problem: `is not ${withArticle(what)}`, remedy};
		const issue = wrongValue('unknown-value', value, text, undefined, allowed);
		return {issue, likely: words ?? there?.likely ?? ownWord};
	}
	const near = likeName(value, allowed).meant ?? likeName(value, allowed).near;
	const issue = unknownValue(value, allowed, what, near);
	if (near !== undefined) return {issue, likely: [near], near};
	const mayBeOwn = isPerAccount && {remedy: `${issue.remedy}, or add it to types of the account`};
	return {issue: {...issue, ...mayBeOwn}, likely: ownWord};
}

/** The remedy for a word that belongs elsewhere, whatever it resembles here: `@wallet` is a handle. */
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
	const isJson = typeof value === 'string' && value.trimStart().startsWith('[') && isArray(parseJson(value));
	if (isJson) return LIST_AS_TEXT;
	const [first] = optionsByType(value, item) ?? [];
	const type = first?.option.paymentMethodType ?? (isOptions(item) ? typesIn(value)[0] : undefined);
	const isShown = first?.option.enable !== false;
	if (type !== undefined) return issueWith(`[${optionText(type, isShown)}, …], an option for each type`);
	if (isNumbered(value)) return issueWith(Object.keys(value).length === 0 ? '[]' : 'its values as a list');
	if (item.kind === 'object') return issueWith(isLikely(item, value) ? '[ … ] around it' : 'a list');
	const items = typeof value === 'string' && value.length <= LONGEST_LISTED ? itemsOf(value) : undefined;
	if (items === undefined) return issueWith('a list');
	const list = `[${items.map(text => JSON.stringify(text)).join(', ')}]`;
	return issueWith(escapeText(list, LONGEST_LISTED * 2), list);
}

function isOptions(item: Shape): boolean {
	return item.kind === 'object' && item.isPerAccount === true;
}

/** The types that a text names, such as `UPI,CARD`. */
function typesIn(value: unknown): readonly string[] {
	if (typeof value !== 'string') return [];
	const one = likeName(value, PAYMENT_METHOD_TYPES).meant;
	return one === undefined ? (wordsIn(value, PAYMENT_METHOD_TYPES) ?? []) : [one];
}

interface OptionByType {
	/** The key of the option in the map. */
	readonly key: string;
	readonly option: {readonly paymentMethodType: string; readonly enable?: unknown};
}

/** Reads options that are written as a map by type: `{UPI: true, cards: {enable: false}, WALLET: ["WALLET_A"]}`. */
export function optionsByType(value: unknown, item: Shape): readonly OptionByType[] | undefined {
	if (!isOptions(item) || !isPlainData(value)) return undefined;
	const options = Object.entries(value).map(([key, given]) => {
		const paymentMethodType = likeName(key, PAYMENT_METHOD_TYPES).meant;
		if (paymentMethodType === undefined) return undefined;
		if (typeof given === 'boolean') return {key, option: {paymentMethodType, enable: given}};
		if (isArray(given)) return {key, option: {paymentMethodType, paymentMethods: given}};
		if (!isPlainData(given) || Object.hasOwn(given, 'paymentMethodType')) return undefined;
		return {key, option: {paymentMethodType, ...given}};
	});
	const found = options.flatMap(one => one ?? []);
	return found.length > 0 && found.length === options.length ? found : undefined;
}

/** True for an object whose keys are numbers: some languages write lists in this way. */
export function isNumbered(value: unknown): value is {readonly [index: string]: unknown} {
	return isPlainData(value) && Object.keys(value).every(key => /^\d+$/.test(key));
}

/** True for an object that has at least one field of this shape, even if misspelled. */
export function isLikely(shape: ObjectShape, value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return Object.keys(value).some(key => fieldOf(shape, key) !== undefined || likeName(key, keysOf(shape)).meant);
}

/** The issue of an object that is written as JSON text in a string. */
export function objectAsText([slip]: readonly Pick<Slip, 'cause'>[]): IssueDetails {
	const issue = writtenAsText('object', 'without quotes around it');
	return slip ? {...issue, problem: `${issue.problem}, which is not JSON because of ${slip.cause}`} : issue;
}
const LIST_AS_TEXT = writtenAsText('list', 'without quotes around it');

export function writtenAsText(what: 'object' | 'list', how: string): IssueDetails {
	return {
		rule: 'invalid-type',
		problem: `the ${what} is written as JSON text in a string`,
		remedy: `write the ${what} itself, ${how}`,
	};
}

/** The issue of a missing field that is read as its default. */
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

/** The issue of a key that resembles no field of its object; the service may know it (open point 31). */
function sentUnchanged(key: string, shape: ObjectShape): IssueDetails {
	const isType = isOptions(shape) && PAYMENT_METHOD_TYPES.some(type => type === key);
	return {
		...wrongValue('unknown-key', key, {
			problem: `is not in the specification of ${withArticle(shape.what)}`,
			remedy: isType ? `write "paymentMethodType": ${formatValue(key)}` : 'sent unchanged',
		}),
		severity: 'warning',
	};
}

/** The finding for an unknown key: a field of another object, or a misspelled field. `unknown`: all such keys with a value. */
function unknownKey(key: string, shape: ObjectShape, root: Shape, unknown: readonly string[]): KeyFinding {
	const allowed = keysOf(shape);
	const certain = likeName(key, allowed).meant;
	// A field of an object inside this one is misplaced; a field of any other object only if it resembles no field here.
	const inside = ownerOf(key, unknown, ownersIn(shape));
	const owner = inside ?? (certain === undefined ? ownerOf(key, unknown, ownersIn(root)) : undefined);
	if (owner !== undefined) {
		const {issue, covers} = misplaced(key, unknown, shape.what, owner);
		return {issue: {...issue, allowed}, covers, likely: inside?.field === undefined ? [] : [inside.field]};
	}
	const opposite = certain === undefined ? negatedBy(key, allowed) : undefined;
	const near = opposite === undefined ? (certain ?? likeName(key, allowed).near) : undefined;
	const about = near ?? opposite;
	return {issue: unknownField(key, shape, near), likely: about === undefined ? [] : [about]};
}

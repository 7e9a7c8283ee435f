// What a wrong value is meant to be: the only value that it can stand for, or nothing, if it means the same left out.
import type {IssueDetails} from '../../../diagnostics/issue.js';
import type {RuleId, Severity} from '../../../diagnostics/rules.js';
import {PLAN_FILTER} from '../../../schema/emi-filter-shape.js';
import {unambiguousMatch} from '../../../schema/nearest.js';
import {CARD_FILTER, UPI_FILTER} from '../../../schema/payment-filter-shape.js';
import type {Field} from '../../../schema/places.js';
import {isPlainData} from '../../../schema/plain-object.js';
import {pointerOf, type ReadContext} from '../../../schema/read-context.js';
import {fieldOf, type ListShape, type ObjectShape, own, type Shape} from '../../../schema/shape.js';
import {isLikely} from '../input-issues.js';
import type {Correction} from './corrections.js';
import {removal, replacement} from './fix.js';
import {itemsOf, parsedText} from './items.js';
import {meantText} from './meant-text.js';
import {isIgnoredList} from './option.js';
import {type Reading, samePlace, sourceOf} from './place.js';

export function correctionOf(
	value: unknown,
	shape: Shape,
	{rule, allowed = []}: IssueDetails,
	context: ReadContext,
	reading: Reading,
): Correction | undefined {
	const {field} = context;
	const replacedBy = (meant: unknown, title?: string): Correction | undefined =>
		meant === undefined ? undefined : {fix: replacement(pointerOf(context), meant, title), meant: {value: meant}};
	if (field !== undefined && isRedundant(field, value)) {
		return {fix: removal(pointerOf(context), `Remove ${field.key}`), severity: severityOf(field, value, rule)};
	}
	switch (shape.kind) {
		case 'boolean':
			return replacedBy(meantBoolean(value));
		case 'enum':
			return replacedBy(typeof value === 'string' ? unambiguousMatch(value, allowed) : undefined);
		case 'format':
			return replacedBy(meantText(shape, value));
		case 'list':
			return listCorrection(shape, value, context, reading);
		case 'object': {
			const meant =
				typeof value === 'string' ? replacedBy(parsedText(value, '{'), 'Write the object itself') : undefined;
			return meant && {...meant, isText: true};
		}
		default:
			return undefined;
	}
}

const BOOLEANS: Readonly<Record<string, boolean>> = {true: true, false: false, 1: true, 0: false};

function meantBoolean(value: unknown): boolean | undefined {
	return typeof value === 'string' || typeof value === 'number'
		? own(BOOLEANS, String(value).trim().toLowerCase())
		: undefined;
}

/** A list in place of the JSON text of one, of items joined by commas, of one item, or of an object. */
function listCorrection(
	shape: ListShape,
	value: unknown,
	context: ReadContext,
	reading: Reading,
): Correction | undefined {
	const isOfObjects = shape.item.kind === 'object';
	const pointer = pointerOf(context);
	if (typeof value !== 'string') {
		const list = listIn(shape, value, pointer, context, reading);
		return (
			list && {
				fix: replacement(pointer, list, isItem(shape, value) ? 'Wrap it in [ ]' : 'Write it as a list'),
				meant: {value: list},
			}
		);
	}
	const json = parsedText(value, '[') ?? (isOfObjects ? parsedText(value, '{') : undefined);
	if (json !== undefined) {
		const list = Array.isArray(json) ? json : listIn(shape, json, pointer, context, reading);
		return list && {fix: replacement(pointer, list, 'Write the list itself'), meant: {value: list}, isText: true};
	}
	const items = isOfObjects ? undefined : itemsOf(value);
	if (items === undefined) return undefined;
	reading.sources.set(items, samePlace(items.length, pointer, context));
	return {fix: replacement(pointer, items), meant: {value: items}};
}

/** The items of an object with the keys 0, 1, 2, or the object itself as the only item. */
function listIn(
	shape: ListShape,
	value: unknown,
	pointer: string,
	context: ReadContext,
	reading: Reading,
): readonly unknown[] | undefined {
	if (!isPlainData(value)) return undefined;
	if (!isItem(shape, value)) {
		const keys = Object.keys(value);
		return keys.length > 0 && keys.every((key, index) => key === String(index)) ? Object.values(value) : undefined;
	}
	const list = [value];
	reading.sources.set(list, {0: sourceOf(context, pointer)});
	return list;
}

function isItem({item}: ListShape, value: unknown): boolean {
	return item.kind === 'object' && isLikely(item, value);
}

/** Filters that match everything once they have no criterion. */
export const WITH_CRITERIA: readonly ObjectShape[] = [CARD_FILTER, UPI_FILTER, PLAN_FILTER];

/** True for a field that means the same if it is left out. */
function isRedundant({key, object, shape, isRequired}: Field, value: unknown): boolean {
	const {optional, dependentRequired = []} = shape;
	if (isIgnoredList(object, key, value)) return true;
	if (isRequired || !isEmpty(fieldOf(shape, key), value)) return false;
	const isGiven = (other: string) => !isEmpty(optional[other], own(object, other) ?? null);
	// Without its last criterion a filter would match everything.
	if (WITH_CRITERIA.includes(shape)) return Object.keys(optional).some(isGiven);
	return !dependentRequired.includes(key) || !dependentRequired.some(isGiven);
}

/** The severity of an optional field that is null or blank, and means the same if it is left out. */
export function severityIfAbsent(field: Field, value: unknown, rule: RuleId): Severity | undefined {
	return isRedundant(field, value) ? severityOf(field, value, rule) : undefined;
}

/** How serious it is that an optional field is null or blank: most serializers write what is absent so (open point 32). */
function severityOf({key, shape}: Field, value: unknown, rule: RuleId): Severity | undefined {
	if (shape.dependentRequired?.includes(key)) return undefined;
	if (value === null) return 'info';
	return rule !== 'wrong-action' && fieldOf(shape, key)?.kind === 'format' ? 'warning' : undefined;
}

/** True if an optional field is empty; the meaning of an empty list is open and never decided here. */
function isEmpty(field: Shape | undefined, value: unknown): boolean {
	return value === null || (field?.kind !== 'list' && typeof value === 'string' && value.trim() === '');
}

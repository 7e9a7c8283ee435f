// The fix of a wrong value: the only value that can be meant, or its removal.
import {formatValue} from '../../diagnostics/format-value.js';
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import {isPersonalField} from '../../schema/personal-data.js';
import {isLikely} from '../../schema/schema-issues.js';
import {type ListShape, type ObjectShape, own, type Shape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {removal, replacement} from './fix.js';
import {meantText} from './fix-text.js';
import {itemsOf, joinedItems, parsedText} from './items-in-text.js';
import {isIgnoredList} from './option.js';
import {isPlainObject, type Place} from './place.js';

export function valueFix(place: Place, {rule, allowed}: Issue): IssueFix | undefined {
	const {pointer, key, value, shape, around} = place;
	if (isNeedless(place)) return removal(pointer, `Remove ${key}`);
	if (rule === 'wrong-action') return undefined;
	const list = around?.shape?.kind === 'union' ? around.shape.many : around?.shape;
	const items = list?.kind === 'list' && typeof value === 'string' ? itemsIn(list, value) : undefined;
	if (items !== undefined) return separation(pointer, items);
	switch (shape?.kind) {
		case 'boolean':
			return replacedBy(meantBoolean(value), pointer);
		case 'enum':
			return replacedBy(
				typeof value === 'string' ? unambiguousMatch(value, allowed ?? shape.enum) : undefined,
				pointer,
			);
		case 'format': {
			const text = meantText(shape, value);
			return text !== undefined && isPersonalField(key)
				? replacement(
						pointer,
						text,
						typeof value === 'number' ? 'Write it as a string' : 'Remove the whitespace around it',
					)
				: replacedBy(text, pointer);
		}
		case 'union':
			return typeof value !== 'string'
				? undefined
				: replacedBy(itemsIn(shape.many, value) ?? meantText(shape.one, value), pointer);
		case 'list':
			return listFix(shape, value, pointer);
		case 'object': {
			const json = typeof value === 'string' ? parsedText(value, '{') : undefined;
			return json === undefined ? undefined : replacement(pointer, json, 'Write the object itself');
		}
		default:
			return undefined;
	}
}

function replacedBy(meant: unknown, pointer: string): IssueFix | undefined {
	return meant === undefined ? undefined : replacement(pointer, meant);
}

const BOOLEANS: Readonly<Record<string, boolean>> = {true: true, false: false, 1: true, 0: false};

function meantBoolean(value: unknown): boolean | undefined {
	return typeof value === 'string' || typeof value === 'number'
		? own(BOOLEANS, String(value).trim().toLowerCase())
		: undefined;
}

/** Writes a list in place of the JSON text of one, of items joined by commas, of one item, or of an object. */
function listFix(shape: ListShape, value: unknown, pointer: string): IssueFix | undefined {
	const isOfObjects = shape.item.kind === 'object';
	if (typeof value === 'string') {
		const json = parsedText(value, '[') ?? (isOfObjects ? parsedText(value, '{') : undefined);
		if (json !== undefined)
			return Array.isArray(json) ? replacement(pointer, json, 'Write the list itself') : listFix(shape, json, pointer);
		return isOfObjects ? undefined : replacedBy(itemsOf(value), pointer);
	}
	if (shape.item.kind !== 'object' || !isPlainObject(value)) return undefined;
	const keys = Object.keys(value);
	if (keys.length > 0 && keys.every((key, index) => key === String(index)))
		return replacement(pointer, Object.values(value), 'Write it as a list');
	return isLikely(shape.item, value) ? replacement(pointer, [value], 'Wrap it in [ ]') : undefined;
}

/** The items that one text contains: the JSON of a list, or several items joined by commas. */
function itemsIn(list: ListShape, text: string): readonly unknown[] | undefined {
	const json = list.item.kind === 'object' ? undefined : parsedText(text, '[');
	return Array.isArray(json) ? json : joinedItems(list, text);
}

/** Writes several items in place of one item of a list. */
function separation(pointer: string, items: readonly unknown[]): IssueFix {
	if (items.length === 0) return removal(pointer, 'Remove the empty list');
	const end = pointer.lastIndexOf('/') + 1;
	const first = Number(pointer.slice(end));
	const patch = items.map((value, index) => {
		return {op: index === 0 ? 'replace' : 'add', path: pointer.slice(0, end) + String(first + index), value} as const;
	});
	return {title: `Write ${items.map(formatValue).join(', ')}`, patch};
}

/** True for a field that means the same if it is left out. */
function isNeedless({key, value, around}: Place): boolean {
	if (around?.shape?.kind !== 'object' || !isPlainObject(around.value)) return false;
	const {shape, value: object} = around;
	if (isIgnoredList(object, key, value)) return true;
	if (!isEmpty(own(shape.optional, key), value)) return false;
	if (isRequired(shape, object, key)) return false;
	const {dependentRequired = []} = shape;
	const isWhole = dependentRequired.every(field => isEmpty(shape.optional[field], own(object, field) ?? null));
	return isWhole || !dependentRequired.includes(key);
}

/** True if the value of another field requires this one: the action of a session. */
function isRequired({cases}: ObjectShape, object: {readonly [key: string]: unknown}, key: string): boolean {
	const word = cases && own(object, cases.on);
	if (cases === undefined || typeof word !== 'string') return false;
	const meant = unambiguousMatch(word, Object.keys(cases.when));
	return meant !== undefined && own(cases.when, meant)?.required?.includes(key) === true;
}

/** True if an optional field is empty; the meaning of an empty list is open and never decided here. */
function isEmpty(field: Shape | undefined, value: unknown): boolean {
	if (field === undefined) return false;
	return value === null || (field.kind !== 'list' && typeof value === 'string' && value.trim() === '');
}

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
import {type FieldPlace, type ItemPlace, isPlainObject, type Place, type PlainObject} from './place.js';

/** The fix of a wrong field. */
export function fieldFix(place: FieldPlace, issue: Issue): IssueFix | undefined {
	if (isNeedless(place)) return removal(place.pointer, `Remove ${place.key}`);
	return issue.rule === 'wrong-action' ? undefined : valueFix(place, issue, isPersonalField(place.key));
}

/** The fix of a wrong item of a list. */
export function itemFix(place: ItemPlace, issue: Issue): IssueFix | undefined {
	const items = typeof place.value === 'string' ? itemsIn(place.list, place.value) : undefined;
	return items === undefined ? valueFix(place, issue) : separation(place.pointer, items);
}

function valueFix({pointer, value, shape}: Place, {allowed = []}: Issue, isPersonal = false): IssueFix | undefined {
	switch (shape?.kind) {
		case 'boolean':
			return replacedBy(meantBoolean(value), pointer);
		case 'enum':
			return replacedBy(typeof value === 'string' ? unambiguousMatch(value, allowed) : undefined, pointer);
		case 'format': {
			// A title never quotes what may be personal.
			const title = typeof value === 'number' ? 'Write it as a string' : 'Remove the whitespace around it';
			return replacedBy(meantText(shape, value), pointer, isPersonal ? title : undefined);
		}
		case 'union':
			if (typeof value !== 'string') return undefined;
			return replacedBy(itemsIn(shape.many, value) ?? meantText(shape.one, value), pointer);
		case 'list':
			return listFix(shape, value, pointer);
		case 'object':
			return replacedBy(
				typeof value === 'string' ? parsedText(value, '{') : undefined,
				pointer,
				'Write the object itself',
			);
		default:
			return undefined;
	}
}

function replacedBy(meant: unknown, pointer: string, title?: string): IssueFix | undefined {
	return meant === undefined ? undefined : replacement(pointer, meant, title);
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
	if (!isPlainObject(value)) return undefined;
	const keys = Object.keys(value);
	if (keys.length > 0 && keys.every((key, index) => key === String(index)))
		return replacement(pointer, Object.values(value), 'Write it as a list');
	const isItem = shape.item.kind === 'object' && isLikely(shape.item, value);
	return isItem ? replacement(pointer, [value], 'Wrap it in [ ]') : undefined;
}

/** The items that one text contains: the JSON of a list, or several items joined by commas. */
function itemsIn(list: ListShape, text: string): readonly unknown[] | undefined {
	const json = parsedText(text, '[');
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
	const isOfStrings = items.every(item => typeof item === 'string');
	return {title: isOfStrings ? `Write ${items.map(formatValue).join(', ')}` : 'Write the items of the list', patch};
}

/** True for a field that means the same if it is left out. */
function isNeedless({key, value, object, objectShape}: FieldPlace): boolean {
	const {optional, dependentRequired = []} = objectShape;
	if (isIgnoredList(object, key, value)) return true;
	if (!isEmpty(own(optional, key), value) || isRequired(objectShape, object, key)) return false;
	const isWhole = dependentRequired.every(field => isEmpty(optional[field], own(object, field) ?? null));
	return isWhole || !dependentRequired.includes(key);
}

/** True if the value of another field requires this one: the action of a session. */
function isRequired({cases}: ObjectShape, object: PlainObject, key: string): boolean {
	const {on = '', when = {}} = cases ?? {};
	const word = unambiguousMatch(String(own(object, on)), Object.keys(when)) ?? '';
	return own(when, word)?.required?.includes(key) === true;
}

/** True if an optional field is empty; the meaning of an empty list is open and never decided here. */
function isEmpty(field: Shape | undefined, value: unknown): boolean {
	if (field === undefined) return false;
	return value === null || (field.kind !== 'list' && typeof value === 'string' && value.trim() === '');
}

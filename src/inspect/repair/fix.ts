// Fixes a value to match its shape where the fix is certain; everything else is kept unchanged.
import {ORDER_FIELDS} from '../../schema/fields-by-action.js';
import {PAYMENT_FILTER, PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import {fieldOf, type ListShape, type ObjectShape, own, type Shape} from '../../schema/shape.js';
import {note, noteParsed, noteRemoved, noteReplaced, type RepairContext} from './change.js';
import {type Entry, entriesOf, isPlainObject} from './entry.js';
import {unnested, withoutIgnoredLists} from './fix-option.js';
import {fixBoolean, fixText, fixWord} from './fix-scalar.js';
import {sessionEntries} from './fix-session.js';
import {fixSessionField} from './fix-session-field.js';
import {meantKey, renamed} from './rename.js';
import {joinedItems, parsedText} from './text-as-json.js';

/** The fixed value, every change noted; never throws and never changes its input. */
export function fix(shape: Shape, value: unknown, context: RepairContext): unknown {
	switch (shape.kind) {
		case 'boolean':
			return fixBoolean(value, context);
		case 'enum':
			return fixWord(shape.enum, value, context);
		case 'format':
			return fixText(shape, value, context);
		case 'list':
			return fixList(shape, value, context);
		case 'union':
			return isSeveral(shape.many, value) ? fixList(shape.many, value, context) : fixText(shape.one, value, context);
		case 'object':
			return fixObject(shape, value, context);
		case 'json':
			return value;
	}
}

function isSeveral(shape: ListShape, value: unknown): boolean {
	if (typeof value !== 'string') return Array.isArray(value);
	return joinedItems(shape, value) !== undefined || Array.isArray(parsedText(value, '['));
}

/** The items of a list, or `undefined` for anything else and for a list that throws when it is read. */
function itemsOf(list: unknown): readonly unknown[] | undefined {
	try {
		return Array.isArray(list) ? [...list] : undefined;
	} catch {
		return undefined;
	}
}

function fixList(shape: ListShape, value: unknown, context: RepairContext): unknown {
	const list = typeof value === 'string' ? listInText(shape, value, context) : listOfObject(shape, value, context);
	const items = itemsOf(list);
	if (items === undefined) return list;
	const fixed = items.flatMap((item, index) => {
		const inside = {...context, pointer: `${context.pointer}/${index}`};
		return itemsIn(shape, item, inside).map(one => fix(shape.item, one, inside));
	});
	return shape.item === PAYMENT_OPTION ? unnested(fixed, context) : fixed;
}

/** A string where a list belongs: the JSON of one, several items joined by commas, or one item. */
function listInText(shape: ListShape, text: string, context: RepairContext): unknown {
	const isObject = shape.item.kind === 'object';
	const json = parsedText(text, '[') ?? (isObject ? parsedText(text, '{') : undefined);
	if (json !== undefined) {
		noteParsed(context);
		return Array.isArray(json) ? json : listOfObject(shape, json, context);
	}
	if (isObject || text.trim() === '' || /^\s*[[{]/.test(text)) return text;
	const items = joinedItems(shape, text) ?? (text.includes(',') ? undefined : [text]);
	if (items === undefined) return text;
	noteReplaced(context, 'invalid-type', text, items);
	return items;
}

/** One object where a list of them belongs, or a list that was written as an object with the keys 0, 1, 2 and so on. */
function listOfObject({item}: ListShape, value: unknown, context: RepairContext): unknown {
	if (item.kind !== 'object' || !isPlainObject(value, context)) return value;
	const keys = Object.keys(value);
	if (keys.length === 0) return value;
	const isNumbered = keys.every((key, index) => key === String(index));
	if (!isNumbered && !keys.every(key => (fieldOf(item, key) === undefined ? meantKey(item, key) : key))) return value;
	note(context, 'invalid-type', 'wrote the object as a list');
	return isNumbered ? Object.values(value) : [value];
}

/** The items that one item of a list contains: several codes joined by commas, the JSON of a list, or itself. */
function itemsIn(shape: ListShape, item: unknown, context: RepairContext): readonly unknown[] {
	const json = typeof item === 'string' && shape.item.kind !== 'object' ? parsedText(item, '[') : undefined;
	const items = Array.isArray(json) ? json : joinedItems(shape, item);
	if (items === undefined) return [item];
	noteReplaced(context, 'two-codes-in-one-string', item, items);
	return items;
}

function fixObject(shape: ObjectShape, value: unknown, context: RepairContext): unknown {
	const json = typeof value === 'string' ? parsedText(value, '{') : undefined;
	if (json !== undefined) noteParsed(context);
	const given = entriesOf(json ?? value, context);
	if (given === undefined) return json ?? value;
	const isSession = shape === SESSION_REQUEST;
	const named = renamed(shape, isSession ? sessionEntries(given, context) : given, context);
	const fixed = withoutEmpty(shape, named, context).map(entry => {
		const field = fieldOf(shape, entry.key);
		const inside = {...context, pointer: entry.pointer};
		if (field === undefined) return entry;
		const text = isSession ? fixSessionField(entry.key, entry.value, inside) : entry.value;
		return {...entry, value: fix(field, text, inside)};
	});
	const entries = shape === PAYMENT_OPTION ? withoutIgnoredLists(fixed, context) : fixed;
	const missing = shape === PAYMENT_FILTER ? defaultsFor(shape, entries, context) : [];
	return Object.fromEntries([...entries, ...missing].map(({key, value: inner}) => [key, inner])); // `__proto__` too
}

/** The entries without optional fields that are null or empty text. */
function withoutEmpty(shape: ObjectShape, entries: readonly Entry[], context: RepairContext): readonly Entry[] {
	const action = entries.find(({key}) => key === 'action')?.value;
	const isOrder = (key: string) => ORDER_FIELDS.some(field => field === key) && action !== 'paymentManagement';
	const mandate = entries.filter(({key}) => shape.dependentRequired?.includes(key));
	const isWhole = mandate.every(({key, value}) => isEmpty(own(shape.optional, key), value));
	return entries.filter(({key, value, pointer}) => {
		const isMandate = shape.dependentRequired?.includes(key) === true;
		if (!isEmpty(own(shape.optional, key), value) || isOrder(key) || (isMandate && !isWhole)) return true;
		noteRemoved({...context, pointer}, 'invalid-type', value, 'since the field can be left out');
		return false;
	});
}

/** True if an optional field is empty; the meaning of an empty list is open and never decided here. */
function isEmpty(field: Shape | undefined, value: unknown): boolean {
	if (field === undefined) return false;
	return value === null || (field.kind !== 'list' && typeof value === 'string' && value.trim() === '');
}

/** The fields that have a default, unless an unknown key may be one of them. */
function defaultsFor(shape: ObjectShape, entries: readonly Entry[], context: RepairContext): readonly Entry[] {
	if (entries.some(({key}) => fieldOf(shape, key) === undefined)) return [];
	return Object.entries(shape.defaults ?? {}).flatMap(([key, value]) => {
		if (entries.some(entry => entry.key === key)) return [];
		const pointer = `${context.pointer}/${key}`;
		note({...context, pointer}, 'missing-field', `added ${key}, which was missing, with its default`, undefined, value);
		return [{key, value, pointer}];
	});
}

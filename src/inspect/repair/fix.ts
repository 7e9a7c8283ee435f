// Repair: what stands in for a value by its shape, where that is certain; anything else is handed back as it is.
import {isArray} from '../../diagnostics/format-value.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {fieldOf, type ListShape, type ObjectShape, type Shape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {type FixContext, noteList, noteParsed, noteWritten} from './changes.js';
import {entriesOf, itemsOf, parsed} from './entries.js';
import {renamed} from './rename.js';

/** The value as the shape wants it, every change noted; never throws, never changes what it was given. */
export function fix(shape: Shape, value: unknown, context: FixContext): unknown {
	switch (shape.kind) {
		case 'boolean':
			return typeof value === 'string' ? fixBoolean(value, context) : value;
		case 'enum':
			return typeof value === 'string' ? fixWord(shape.enum, value, context) : value;
		case 'list':
			return fixList(shape, value, context);
		case 'union':
			return isArray(value) || codesIn(shape.many, value) !== undefined ? fixList(shape.many, value, context) : value;
		case 'object':
			return fixObject(shape, value, context);
		case 'format':
		case 'json':
			return value;
	}
}

function fixBoolean(value: string, context: FixContext): unknown {
	const word = value.length < 16 ? value.trim().toLowerCase() : '';
	if (word !== 'true' && word !== 'false') return value;
	noteWritten(context, value, word === 'true');
	return word === 'true';
}

function fixWord(words: readonly string[], value: string, context: FixContext): unknown {
	const word = words.includes(value) ? value : unambiguousMatch(value, words);
	if (word === undefined || word === value) return value;
	noteWritten(context, value, word);
	return word;
}

function fixList(shape: ListShape, value: unknown, context: FixContext): unknown {
	if (typeof value === 'string') return fixText(shape, value, context);
	const items = itemsOf(value, context.room);
	return (
		items?.flatMap((item, index) => {
			const inside = {...context, pointer: context.pointer + pointerSegment(index)};
			const codes = codesIn(shape, item);
			if (codes === undefined) return [fix(shape.item, item, inside)];
			noteList(inside, String(item), codes);
			return codes.map(code => fix(shape.item, code, inside));
		}) ?? value
	);
}

/** A string where a list belongs: the JSON of one, several items joined by commas, or one item. */
function fixText(shape: ListShape, message: string, context: FixContext): unknown {
	const list = parsed(message, '[');
	if (list !== undefined) {
		noteParsed(context);
		return fixList(shape, list, context);
	}
	if (shape.item.kind === 'object' || message.trim() === '') return message;
	const items = codesIn(shape, message) ?? (message.includes(',') ? undefined : [message]);
	if (items === undefined) return message;
	noteList(context, message, items);
	return items.map(item => fix(shape.item, item, context));
}

/** The items that commas join in one string, if every one of them could stand alone. */
function codesIn({item}: ListShape, value: unknown): readonly string[] | undefined {
	if (typeof value !== 'string' || !value.includes(',')) return undefined;
	const codes = value.split(',').map(code => code.trim());
	const isRight = (code: string) =>
		item.kind === 'format'
			? item.check(code) === undefined
			: item.kind === 'enum' && (item.enum.includes(code) || unambiguousMatch(code, item.enum) !== undefined);
	return codes.every(isRight) ? codes : undefined;
}

function fixObject(shape: ObjectShape, value: unknown, context: FixContext): unknown {
	const json = typeof value === 'string' ? parsed(value, '{') : undefined;
	if (json !== undefined) noteParsed(context);
	const entries = entriesOf(json ?? value, context.room);
	if (entries === undefined) return json ?? value;
	const fixed = renamed(shape, entries, context).map(({key, pointer, value: given}) => {
		const field = fieldOf(shape, key);
		return [key, field === undefined ? given : fix(field, given, {...context, pointer})] as const;
	});
	return Object.fromEntries(fixed); // own keys only, `__proto__` too, which decode refuses
}

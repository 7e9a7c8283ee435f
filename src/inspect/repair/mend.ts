// Repair: what stands in for a value by its shape, where that is certain; anything else is handed back as it is.
import {isArray, step} from '../../misuse.js';
import {fieldOf, type ListShape, type ObjectShape, type Shape} from '../../rules/shape.js';
import {certainWord} from './certain.js';
import {type Mending, noteList, noteParsed, noteWritten} from './changes.js';
import {entriesOf, itemsOf, parsed} from './entries.js';
import {renamed} from './rename.js';

/** The value as the shape wants it, every change noted; never throws, never changes what it was given. */
export function mend(shape: Shape, value: unknown, mending: Mending): unknown {
	switch (shape.kind) {
		case 'boolean':
			return typeof value === 'string' ? mendBoolean(value, mending) : value;
		case 'words':
			return typeof value === 'string' ? mendWord(shape.words, value, mending) : value;
		case 'list':
			return mendList(shape, value, mending);
		case 'either':
			return isArray(value) || codesIn(shape.many, value) !== undefined ? mendList(shape.many, value, mending) : value;
		case 'object':
			return mendObject(shape, value, mending);
		case 'form':
		case 'json':
			return value;
	}
}

function mendBoolean(value: string, mending: Mending): unknown {
	const word = value.length < 16 ? value.trim().toLowerCase() : '';
	if (word !== 'true' && word !== 'false') return value;
	noteWritten(mending, value, word === 'true');
	return word === 'true';
}

function mendWord(words: readonly string[], value: string, mending: Mending): unknown {
	const word = words.includes(value) ? value : certainWord(value, words);
	if (word === undefined || word === value) return value;
	noteWritten(mending, value, word);
	return word;
}

function mendList(shape: ListShape, value: unknown, mending: Mending): unknown {
	if (typeof value === 'string') return mendText(shape, value, mending);
	const items = itemsOf(value, mending.room);
	return (
		items?.flatMap((item, index) => {
			const inside = {...mending, pointer: mending.pointer + step(index)};
			const codes = codesIn(shape, item);
			if (codes === undefined) return [mend(shape.item, item, inside)];
			noteList(inside, String(item), codes);
			return codes.map(code => mend(shape.item, code, inside));
		}) ?? value
	);
}

/** A string where a list belongs: the JSON of one, several items joined by commas, or one item. */
function mendText(shape: ListShape, text: string, mending: Mending): unknown {
	const list = parsed(text, '[');
	if (list !== undefined) {
		noteParsed(mending);
		return mendList(shape, list, mending);
	}
	if (shape.item.kind === 'object' || text.trim() === '') return text;
	const items = codesIn(shape, text) ?? (text.includes(',') ? undefined : [text]);
	if (items === undefined) return text;
	noteList(mending, text, items);
	return items.map(item => mend(shape.item, item, mending));
}

/** The items that commas join in one string, if every one of them could stand alone. */
function codesIn({item}: ListShape, value: unknown): readonly string[] | undefined {
	if (typeof value !== 'string' || !value.includes(',')) return undefined;
	const codes = value.split(',').map(code => code.trim());
	const isRight = (code: string) =>
		item.kind === 'form'
			? item.check(code) === undefined
			: item.kind === 'words' && (item.words.includes(code) || certainWord(code, item.words) !== undefined);
	return codes.every(isRight) ? codes : undefined;
}

function mendObject(shape: ObjectShape, value: unknown, mending: Mending): unknown {
	const json = typeof value === 'string' ? parsed(value, '{') : undefined;
	if (json !== undefined) noteParsed(mending);
	const entries = entriesOf(json ?? value, mending.room);
	if (entries === undefined) return json ?? value;
	const mended = renamed(shape, entries, mending).map(({key, pointer, value: given}) => {
		const field = fieldOf(shape, key);
		return [key, field === undefined ? given : mend(field, given, {...mending, pointer})] as const;
	});
	return Object.fromEntries(mended); // own keys only, `__proto__` too, which decode refuses
}

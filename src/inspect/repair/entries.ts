// Repair: the parts of an input, each read once; what cannot be read is left for `decode` to refuse.
import {isArray} from '../../diagnostics/format-value.js';
import {plainOf} from '../../schema/plain-object.js';
import {LONGEST_LIST} from '../../values/list.js';
import {LONGEST_INPUT} from '../open-input.js';

export type Entry = readonly [key: string, value: unknown];

/** How many more values may be looked at; what one input holds many times counts each time. */
export interface Room {
	left: number;
}

/** Own keys and values of plain data or a builder. */
export function entriesOf(value: unknown, room: Room): readonly Entry[] | undefined {
	if (room.left < 0) return undefined;
	try {
		const found = plainOf(value, '');
		if ('problem' in found) return undefined;
		const keys = Object.keys(found.plain);
		room.left -= keys.length;
		return room.left < 0 ? undefined : keys.map(key => [key, Reflect.get(found.plain, key)]);
	} catch {
		return undefined;
	}
}

/** The items of a list that is not too long. */
export function itemsOf(value: unknown, room: Room): readonly unknown[] | undefined {
	if (!isArray(value)) return undefined;
	try {
		const length = value.length;
		room.left -= length;
		return length > LONGEST_LIST || room.left < 0 ? undefined : Array.from({length}, (_, index) => value[index]);
	} catch {
		return undefined;
	}
}

/** What a text holds as JSON, if it begins as such and is no longer than any input. */
export function parsed(message: string, opener: '{' | '['): unknown {
	if (message.length > LONGEST_INPUT || !message.trimStart().startsWith(opener)) return undefined;
	try {
		return JSON.parse(message);
	} catch {
		return undefined;
	}
}

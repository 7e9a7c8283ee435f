// JSON inside a string, and codes joined by commas.

import type {ListShape} from '../../schema/shape.js';
import {LONGEST_INPUT} from '../open-input.js';
import {unambiguousMatch} from './unambiguous-match.js';

/** What a text contains as JSON, if it begins with `opener`; a list in single quotes counts too. */
export function parsedText(text: string, opener: '{' | '['): unknown {
	if (text.length > LONGEST_INPUT || !text.trimStart().startsWith(opener)) return undefined;
	const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
	return parsed(plain) ?? (/["\\]/.test(plain) ? undefined : parsed(plain.replaceAll("'", '"')));
}

export function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** The items that commas join in one string, if every one of them could stand alone. */
export function joinedItems({item}: ListShape, value: unknown): readonly string[] | undefined {
	if (typeof value !== 'string' || !value.includes(',') || /["[\]{}]/.test(value)) return undefined;
	const items = value.split(',').map(text => text.trim());
	const isRight = (text: string) =>
		item.kind === 'format'
			? item.check(text) === undefined
			: item.kind === 'enum' && (item.enum.includes(text) || unambiguousMatch(text, item.enum) !== undefined);
	return items.every(isRight) ? items : undefined;
}

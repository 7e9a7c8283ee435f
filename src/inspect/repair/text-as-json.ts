// JSON inside a string, and codes joined by commas.

import {parseJson} from '../../schema/parse-json.js';
import type {ListShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';
import {LONGEST_INPUT} from '../read-input.js';

/** What a text contains as JSON, if it begins with `opener`; a list in single quotes counts too. */
export function parsedText(text: string, opener: '{' | '['): unknown {
	if (text.length > LONGEST_INPUT || !text.trimStart().startsWith(opener)) return undefined;
	return parseJson(text) ?? (/["\\]/.test(text) ? undefined : parseJson(text.replaceAll("'", '"')));
}

/** The items that commas join in one string, if each of them is valid alone. */
export function joinedItems({item}: ListShape, value: unknown): readonly string[] | undefined {
	if (typeof value !== 'string' || !value.includes(',') || /["[\]{}]/.test(value)) return undefined;
	const items = value.split(',').map(text => text.trim());
	const isValid = (text: string) =>
		item.kind === 'format'
			? item.check(text) === undefined
			: item.kind === 'enum' && (item.enum.includes(text) || unambiguousMatch(text, item.enum) !== undefined);
	return items.every(isValid) ? items : undefined;
}

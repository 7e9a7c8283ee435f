// JSON inside a string, and items joined by commas.

import {parseJson} from '../../schema/parse-json.js';
import type {ListShape} from '../../schema/shape.js';
import {unambiguousMatch} from '../../schema/unambiguous-match.js';

/** What a text contains as JSON, if it begins with `opener`; JSON in single quotes counts too. */
export function parsedText(text: string, opener: '{' | '['): unknown {
	if (!text.trimStart().startsWith(opener)) return undefined;
	return parseJson(text) ?? (/["\\]/.test(text) ? undefined : parseJson(text.replaceAll("'", '"')));
}

/** The items of a text where a list belongs; text that looks like JSON has none. */
export function itemsOf(text: string): readonly string[] | undefined {
	const items = text.split(',').map(item => item.trim());
	return items.includes('') || /["[\]{}]/.test(text) ? undefined : items;
}

/** The items of a text where one item belongs: several that commas join, each of them valid alone. */
export function joinedItems({item}: ListShape, text: string): readonly string[] | undefined {
	const items = text.includes(',') ? itemsOf(text) : undefined;
	const isValid = (one: string) =>
		item.kind === 'format'
			? item.check(one) === undefined
			: item.kind === 'enum' && unambiguousMatch(one, item.enum) !== undefined;
	return items?.every(isValid) ? items : undefined;
}

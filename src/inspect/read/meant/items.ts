// JSON inside a string, and items joined by commas.

import {unambiguousMatch} from '../../../schema/nearest.js';
import type {Shape} from '../../../schema/shape.js';
import {readJsonText} from '../json-text.js';

/** What a text contains as JSON, or as what is almost JSON, if it begins with `opener`. */
export function parsedText(text: string, opener: '{' | '['): unknown {
	if (!text.trimStart().startsWith(opener)) return undefined;
	const {value, slips} = readJsonText(text);
	// A text without its last brace may have been cut off.
	return slips.some(slip => slip.text === '}' || slip.text === ']') ? undefined : value;
}

/** The items of a text where a list belongs; text that looks like JSON has none. */
export function itemsOf(text: string): readonly string[] | undefined {
	const items = text.split(',').map(item => item.trim());
	return items.includes('') || /["[\]{}]/.test(text) ? undefined : items;
}

/** The items of a text where one item belongs: the JSON of a list, or several that commas join, each of them valid alone. */
export function itemsIn(item: Shape, text: string): readonly unknown[] | undefined {
	const json = parsedText(text, '[');
	if (Array.isArray(json)) return json;
	const items = itemsOf(text);
	if (items === undefined) return undefined;
	if (item.kind === 'enum') {
		const words = items.map(one => unambiguousMatch(one, item.enum));
		return words.includes(undefined) ? undefined : words;
	}
	return item.kind === 'format' && items.every(one => item.check(one) === undefined) ? items : undefined;
}

// Parses JSON inside a string, and items joined by commas.

import {isPlainData} from '../../../schema/plain-object.js';
import type {Shape} from '../../../schema/shape.js';
import {valueProblem} from '../../../schema/value-problem.js';
import {codesIn, LIKE_JSON} from '../../../values/text.js';
import {readJsonText} from '../json-text.js';

/** The value of a text that is JSON or almost JSON, if it begins with `opener`. */
export function parsedText(text: string, opener: '{' | '['): unknown {
	if (!text.trimStart().startsWith(opener)) return undefined;
	const {value, slips, isBroken} = readJsonText(text);
	// A text without its last bracket may have been cut off.
	return isBroken || slips.some(slip => /^[}\]]+$/.test(slip.text)) ? undefined : value;
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** The items of a text where a list belongs, without duplicates; `undefined` for text that looks like JSON. */
export function itemsOf(text: string): readonly string[] | undefined {
	const isBlank = text.split(',').some(item => item.trim() === '');
	return isBlank || LIKE_JSON.test(text) ? undefined : unique(codesIn(text));
}

/**
 * The items of a text where one item belongs: the JSON of a list, or items joined by commas, each corrected; `undefined` if one
 * of them cannot be corrected.
 */
export function itemsIn(
	item: Shape,
	text: string,
	meant: (item: Shape, value: unknown) => unknown,
): readonly unknown[] | undefined {
	const list = parsedText(text, '[');
	const json = Array.isArray(list) ? unique(list) : undefined;
	const items = json !== undefined ? json : item.kind === 'object' ? undefined : itemsOf(text);
	if (item.kind === 'object') return items?.every(isPlainData) ? items : undefined;
	// The JSON text of a list is a legal code, but never meant as one, and neither is that of a nested list.
	if (item.kind === 'format' && items === json)
		return json && unique(json.flatMap(one => (typeof one === 'string' && itemsIn(item, one, meant)) || [one]));
	const found = items?.map(one => (valueProblem(item, one, undefined, {}) === undefined ? one : meant(item, one)));
	return found?.includes(undefined) ? undefined : found;
}

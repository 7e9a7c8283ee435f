// JSON inside a string, and items joined by commas.

import {isPlainData} from '../../../schema/plain-object.js';
import type {Shape} from '../../../schema/shape.js';
import {valueProblem} from '../../../schema/value-problem.js';
import {codesIn, LIKE_JSON} from '../../../values/text.js';
import {readJsonText} from '../json-text.js';

/** What a text contains as JSON, or as what is almost JSON, if it begins with `opener`. */
export function parsedText(text: string, opener: '{' | '['): unknown {
	if (!text.trimStart().startsWith(opener)) return undefined;
	const {value, slips, isBroken} = readJsonText(text);
	// A text without its last brace may have been cut off.
	return isBroken || slips.some(slip => /^[}\]]+$/.test(slip.text)) ? undefined : value;
}

const unique = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** The items of a text where a list belongs, each once; text that looks like JSON has none. */
export function itemsOf(text: string): readonly string[] | undefined {
	const isBlank = text.split(',').some(item => item.trim() === '');
	return isBlank || LIKE_JSON.test(text) ? undefined : unique(codesIn(text));
}

/**
 * The items of a text where one item belongs: the JSON of a list, or several that commas join, each as it is meant; `undefined`
 * unless each has a meaning.
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
	// The JSON of a list is legal as a code, but never meant as one, nor is that of a list inside it.
	if (item.kind === 'format' && items === json)
		return json && unique(json.flatMap(one => (typeof one === 'string' && itemsIn(item, one, meant)) || [one]));
	const found = items?.map(one => (valueProblem(item, one, undefined, {}) === undefined ? one : meant(item, one)));
	return found?.includes(undefined) ? undefined : found;
}

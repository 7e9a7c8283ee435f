// JSON text, parsed without exceptions.
import type {JsonObject} from '../wire/session.js';

/** Longest text that is read, in UTF-16 units; a filter of a million BIN ranges has half as many. */
export const LONGEST_INPUT = 67_108_864;

/** The value of a JSON text, or `undefined`; a byte order mark is skipped. */
export function parseJson(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
	try {
		return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text, revive);
	} catch {
		return undefined;
	}
}

/** True for a JSON object that was parsed. */
export function isJsonObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

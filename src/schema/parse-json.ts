// JSON text, parsed without exceptions.
import type {JsonObject} from '../wire/session.js';

/** The value of a JSON text, or `undefined`; a byte order mark is skipped. */
export function parseJson(text: string): unknown {
	try {
		return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text);
	} catch {
		return undefined;
	}
}

/** True for a JSON object that was parsed. */
export function isJsonObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

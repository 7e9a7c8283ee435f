// A filter or session request as plain JSON, from any form of input.
import type {JsonObject} from '../wire/session.js';

/** The parsed JSON of a text, builder or object; an empty object if there is no input. */
export function plainInput(input: unknown): JsonObject {
	const value: unknown = JSON.parse(typeof input === 'string' ? withoutMark(input) : JSON.stringify(input));
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {}; // made by JSON.parse
}

function withoutMark(text: string): string {
	return text.startsWith('\ufeff') ? text.slice(1) : text;
}

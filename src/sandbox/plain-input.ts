// A filter or session request as plain JSON, from any form of input.
import {isJsonObject, parseJson} from '../schema/parse-json.js';
import type {JsonObject} from '../wire/session.js';

/** The parsed JSON of a text, builder or object; an empty object for anything else. */
export function plainInput(input: unknown): JsonObject {
	const value = parseJson(typeof input === 'string' ? input : JSON.stringify(input));
	return isJsonObject(value) ? value : {};
}

// Reads a successful response: strict UTF-8, strict JSON, an object under sdk_payload and its exact text.
import {isJsonObject, parseJson} from '../schema/parse-json.js';
import {decodeUtf8} from '../utils/utf8.js';
import type {JsonObject} from '../wire/session.js';
import type {Headers} from './transports/transport.js';

/**
 * The response of the session operation.
 *
 * @source checkout-spec: Session response; open point 23
 */
export interface SessionResponse {
	/** The parsed payload of the Process API, for code; parsing alters numbers beyond 2^53. */
	readonly sdk_payload: JsonObject;
	/** The exact text of `sdk_payload` as received, for the Process API. */
	readonly sdkPayloadText: string;
	/** The whole response, parsed. */
	readonly body: JsonObject;
	/** The HTTP status, 200 to 299. */
	readonly status: number;
	/** The response headers under lower-case names. */
	readonly headers: Readonly<Record<string, string>>;
}

/** The session in a response, or the reason why there is none. */
export function readResponse(status: number, headers: Headers, bytes: Uint8Array): SessionResponse | string {
	if (bytes.length === 0) return 'the body is empty';
	const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1];
	if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) return 'its charset is not UTF-8';
	const text = decodeUtf8(bytes);
	if (text === undefined) return 'the body is not UTF-8';
	const body = parseJson(text);
	if (body === undefined) return 'the body is not JSON';
	if (!isJsonObject(body)) return 'the body is not a JSON object';
	if (!Object.hasOwn(body, 'sdk_payload')) return 'it has no sdk_payload';
	const sdk_payload = body.sdk_payload;
	if (!isJsonObject(sdk_payload)) return 'its sdk_payload is not an object';
	return Object.freeze({sdk_payload, sdkPayloadText: memberText(text, 'sdk_payload'), body, status, headers});
}

/**
 * The text of `member` in the object that `json` contains, unchanged; the last one if there are several, as in `JSON.parse`.
 * Empty if there is no such member. Iterative, so that no nesting is too deep.
 *
 * @param json - valid JSON whose top is an object
 */
export function memberText(json: string, member: string): string {
	let found = '';
	let key = '';
	let start = 0;
	let depth = 0;
	let isInString = false;
	for (let at = 0; at < json.length; at += 1) {
		const sign = json[at];
		// Only strings contain escapes.
		if (sign === '\\') at += 1;
		else if (sign === '"') isInString = !isInString;
		if (isInString) continue;
		if (sign === '}' || sign === ']') depth -= 1;
		if (sign === ':' && depth === 1) key = JSON.parse(json.slice(start, at));
		const isMemberEnd = sign === ',' ? depth === 1 : sign === '}' && depth === 0;
		if (isMemberEnd && key === member) found = json.slice(start, at).trim();
		if (sign === '{' || sign === '[') depth += 1;
		if (depth === 1 && (sign === '{' || sign === ':' || sign === ',')) start = at + 1;
	}
	return found;
}

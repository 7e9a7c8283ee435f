// Reads a call up to its JSON: path, method, credentials and body, each of which may be refused.
import {MOST_REQUEST_BYTES} from '../client/limits.js';
import {readBytes} from '../client/transports/transport.js';
import type {AbortSignalLike} from '../client/waiting.js';
import {isJsonObject, parseJson} from '../schema/parse-json.js';
import {decodeUtf8} from '../utils/utf8.js';
import {CREDENTIALS, encodedKey} from '../values/credentials.js';
import type {JsonObject} from '../wire/session.js';
import {Refusal} from './responses.js';
import type {CheckedOptions} from './sandbox-options.js';

/**
 * The part of a request that the sandbox reads; a standard `Request` has all of it.
 *
 * @source The type is paylock's own
 */
export interface WebRequest {
	/** The HTTP method, such as `POST`. */
	readonly method: string;
	/** The whole address. */
	readonly url: string;
	/** The headers, read by name. */
	readonly headers: {get(name: string): string | null};
	/** The body as a stream; `null` if there is none. */
	readonly body: {
		getReader(): {read(): Promise<{readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined}>};
	} | null;
	/** Ends the request early. */
	readonly signal?: AbortSignalLike | null;
}

/** Deeper than any filter, and shallow enough for JSON.stringify. */
const MAX_DEPTH = 200;

/** The request of a call as JSON, deeply frozen; throws a Refusal. */
export async function readCall(call: WebRequest, path: string, settings: CheckedOptions): Promise<JsonObject> {
	const {method, headers, body} = call;
	if (!path.endsWith('/session'))
		throw new Refusal(404, 'not_found', 'there is nothing at this path: POST to /session');
	if (method !== 'POST') throw new Refusal(405, 'method_not_allowed', `${method} does not open a session: send POST`);
	const problem = credentialsProblem(call, settings);
	if (problem !== undefined) throw new Refusal(401, 'unauthorized', problem);
	if (!/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(headers.get('content-type') ?? ''))
		throw new Refusal(
			415,
			'wrong_content_type',
			'Content-Type is not application/json: send application/json, in UTF-8',
		);
	const isAnnounced = Number(headers.get('content-length')) > MOST_REQUEST_BYTES;
	const bytes = isAnnounced ? undefined : await readBytes(body?.getReader(), MOST_REQUEST_BYTES);
	if (bytes === undefined)
		throw new Refusal(413, 'body_too_large', `the body has more than ${MOST_REQUEST_BYTES} bytes: shorten its filter`);
	const text = decodeUtf8(bytes);
	if (text === undefined) throw new Refusal(400, 'not_utf8', 'the body is not UTF-8: send UTF-8');
	const json = parseJson(text);
	if (!isJsonObject(json)) throw new Refusal(400, 'not_json', 'the body is not a JSON object: send one JSON object');
	if (!deepFreeze(json))
		throw new Refusal(400, 'too_deep', `the body is nested more than ${MAX_DEPTH} levels deep: flatten it`);
	return json;
}

/** What is wrong with the credentials; contains no part of the key, neither sent nor expected. */
export function credentialsProblem(
	{headers}: WebRequest,
	{merchantId, apiKey, account: {credentials = 'apiKey'}}: CheckedOptions,
): string | undefined {
	const [, value] = /^basic +([^ ]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
	if (value === undefined)
		return 'Authorization is missing or not of the form Basic <base64>: send Basic and the base64 of the API key';
	const found = CREDENTIALS.find(form => value === encodedKey({apiKey, credentials: form}));
	if (found === undefined) return 'the API key is not the key of this sandbox: check apiKey';
	if (found !== credentials)
		return `the API key is encoded as '${found}' but this sandbox expects '${credentials}': set the same credentials on both`;
	if (headers.get('x-merchantid') === merchantId) return undefined;
	return 'x-merchantid is missing or not the merchant id of this sandbox: check merchantId';
}

/** Freezes level by level, so that no nesting overflows the stack; false for too many levels. */
function deepFreeze(json: object): boolean {
	let level: readonly unknown[] = [json];
	for (let depth = 0; level.length > 0; depth += 1) {
		if (depth > MAX_DEPTH) return false;
		level = level.flatMap(value =>
			typeof value === 'object' && value !== null ? Object.values(Object.freeze(value)) : [],
		);
	}
	return true;
}

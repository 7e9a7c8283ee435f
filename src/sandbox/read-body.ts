// Reads a request's body as JSON: UTF-8 only, within limits.
import {MOST_REQUEST_BYTES} from '../client/limits.js';
import {concatBytes} from '../client/transports/transport.js';
import {isJsonObject, parseJson} from '../schema/parse-json.js';
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-response.js';
import type {WebRequest} from './web.js';

/** Deeper than any filter, and shallow enough for JSON.stringify. */
const MAX_DEPTH = 200;

declare const TextDecoder: {new (encoding: 'utf-8', options: {fatal: true}): {decode(bytes: Uint8Array): string}};

/** A body as JSON, deeply frozen, or why it is refused. */
export type ReadBody =
	| {readonly json: JsonObject; readonly refused?: undefined}
	| {readonly json?: undefined; readonly refused: Refusal};

export async function readBody(request: WebRequest): Promise<ReadBody> {
	const wrongType = contentTypeProblem(request);
	if (wrongType !== undefined) return wrongType;
	const bytes = await bytesOf(request);
	return bytes === undefined ? {refused: TOO_LARGE} : jsonOf(bytes);
}

const TOO_LARGE: Refusal = {
	status: 413,
	code: 'body_too_large',
	message: `the body has more than ${MOST_REQUEST_BYTES} bytes: shorten its filter`,
};

function contentTypeProblem(request: WebRequest): ReadBody | undefined {
	const type = request.headers.get('content-type') ?? '';
	if (/^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i.test(type)) return undefined;
	return refused(415, 'wrong_content_type', 'Content-Type is not application/json: send application/json, in UTF-8');
}

function jsonOf(bytes: Uint8Array): ReadBody {
	let text: string;
	try {
		text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
	} catch {
		return refused(400, 'not_utf8', 'the body is not UTF-8: send UTF-8');
	}
	const json = parseJson(text);
	if (json === undefined) return refused(400, 'not_json', 'the body is not JSON: send one JSON object');
	if (!isJsonObject(json)) return refused(400, 'not_json', 'the body is not a JSON object: send one JSON object');
	if (!deepFreeze(json))
		return refused(400, 'too_deep', `the body is nested more than ${MAX_DEPTH} levels deep: flatten it`);
	return {json};
}

/** The whole body; `undefined` if it is too large. */
async function bytesOf({headers, body}: WebRequest): Promise<Uint8Array | undefined> {
	if (Number(headers.get('content-length') ?? 0) > MOST_REQUEST_BYTES) return undefined;
	const pieces: Uint8Array[] = [];
	let size = 0;
	const reader = body?.getReader();
	for (;;) {
		const piece = await reader?.read();
		if (piece === undefined || piece.done) break;
		if (piece.value === undefined) continue;
		size += piece.value.length;
		if (size > MOST_REQUEST_BYTES) return undefined;
		pieces.push(piece.value);
	}
	return concatBytes(pieces, size);
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

function refused(status: number, code: string, message: string): ReadBody {
	return {refused: {status, code, message}};
}

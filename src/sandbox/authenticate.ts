// Sandbox: who is calling.
import {CREDENTIALS, type Credentials, encodedKey} from '../client/http-request.js';
import type {Refusal} from './error-answer.js';
import type {WebRequest} from './web.js';

/** Whose calls are let in. */
export interface Merchant {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly credentials: Credentials;
}

/** Why a call is not let in; nothing of the key, sent or expected, is in it. */
export function unauthorized({headers}: WebRequest, {merchantId, apiKey, credentials}: Merchant): Refusal | undefined {
	const sent = headers.get('authorization');
	if (sent === null) return refusal('Authorization is missing: send Basic and the base64 of the API key');
	const [scheme = '', value = '', ...rest] = sent.trim().split(/ +/);
	if (scheme.toLowerCase() !== 'basic' || value === '' || rest.length > 0) {
		return refusal('Authorization is not of the form Basic <base64>: send Basic and the base64 of the API key');
	}
	const isKey = (form: Credentials) => isSame(value, encodedKey({apiKey, credentials: form}));
	if (!isKey(credentials)) {
		const other = CREDENTIALS.find(form => form !== credentials && isKey(form));
		return refusal(
			other === undefined
				? 'the key is not the one of this sandbox: check apiKey'
				: `the key is encoded as '${other}' and this sandbox expects '${credentials}': set credentials alike on both`,
		);
	}
	const merchant = headers.get('x-merchantid');
	if (merchant === null) return refusal('x-merchantid is missing: send the merchant id');
	return isSame(merchant, merchantId)
		? undefined
		: refusal('x-merchantid is not the one of this sandbox: check merchantId');
}

function refusal(message: string): Refusal {
	return {status: 401, code: 'unauthorized', message, headers: {'www-authenticate': 'Basic'}};
}

/** Looks at every character, so that the time it takes does not tell how many were right. */
function isSame(sent: string, expected: string): boolean {
	let difference = sent.length ^ expected.length;
	for (let index = 0; index < sent.length; index += 1) {
		difference |= sent.charCodeAt(index) ^ expected.charCodeAt(index % expected.length);
	}
	return difference === 0;
}

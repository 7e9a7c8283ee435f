// Checks the credentials of a call.
import {encodedKey} from '../values/credentials.js';
import {type Account, CREDENTIALS} from '../wire/account.js';
import type {Refusal} from './error-response.js';
import type {WebRequest} from './web.js';

/** Whose calls are accepted. */
export interface Merchant {
	readonly merchantId: string;
	readonly apiKey: string;
	readonly account: Account;
}

/** The refusal of a call without the right credentials; it contains no part of the key, neither sent nor expected. */
export function unauthorized({headers}: WebRequest, {merchantId, apiKey, account}: Merchant): Refusal | undefined {
	const {credentials = 'apiKey'} = account;
	const sent = headers.get('authorization');
	if (sent === null) return refusal('Authorization is missing: send Basic and the base64 of the API key');
	const [, value] = /^basic +([^ ]+)$/i.exec(sent) ?? [];
	if (value === undefined)
		return refusal('Authorization is not of the form Basic <base64>: send Basic and the base64 of the API key');
	const found = CREDENTIALS.find(form => value === encodedKey({apiKey, credentials: form}));
	if (found === undefined) return refusal('the API key is not the key of this sandbox: check apiKey');
	if (found !== credentials)
		return refusal(
			`the API key is encoded as '${found}' but this sandbox expects '${credentials}': set the same credentials on both`,
		);
	const merchant = headers.get('x-merchantid');
	if (merchant === null) return refusal('x-merchantid is missing: send the merchant id');
	return merchant === merchantId
		? undefined
		: refusal('x-merchantid is not the merchant id of this sandbox: check merchantId');
}

function refusal(message: string): Refusal {
	return {status: 401, code: 'unauthorized', message, headers: {'www-authenticate': 'Basic'}};
}

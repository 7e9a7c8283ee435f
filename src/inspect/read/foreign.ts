// Objects that are neither a filter nor a request, named for what they are.
import type {IssueDetails} from '../../diagnostics/issue.js';
import {nearest} from '../../schema/nearest.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {fieldOf, keysOf} from '../../schema/shape.js';
import {ownersIn} from './misplaced-keys.js';

/** What an object with all of these keys is, and what to pass instead. */
const FOREIGN_KINDS: readonly (readonly [keys: readonly string[], what: string, remedy: string])[] = [
	[['event_name', 'content'], 'a webhook of the service', 'pass the request'],
	[['sdk_payload'], 'a response of the service', 'pass the request'],
	[['payment_links'], 'a response of the service', 'pass the request'],
	[['error_code', 'status'], 'an error response of the service', 'pass the request'],
	[['error_info'], 'an error response of the service', 'pass the request'],
	[['payload', 'requestId'], 'a client payload', 'pass the request inside it'],
	[['orderDetails', 'signature'], 'a signed client payload', 'pass its orderDetails'],
	[['payment_rules'], 'a set of payment rules', 'pass the payment_filter inside it'],
];

/** The issue of an object with these keys if it is neither a filter nor a request; `mayBeRequest` if it has a field of one. */
export function foreignProblem(keys: readonly string[], mayBeRequest: boolean): IssueDetails | undefined {
	if (keys.includes('allowDefaultOptions') || keys.includes('payment_filter') || keys.includes('action'))
		return undefined;
	const match = FOREIGN_KINDS.find(([names]) => names.every(name => keys.includes(name)));
	if (match !== undefined) {
		const [, what, remedy] = match;
		return {rule: 'invalid-type', message: `the object looks like ${what}: ${remedy}`};
	}
	return mayBeRequest || !isForeign(keys) ? undefined : FOREIGN;
}

const FOREIGN: IssueDetails = {
	rule: 'invalid-type',
	message:
		'the object is neither a payment filter nor a session request, since it has no field of one: pass the filter, or the request that contains it',
};

/** True for an object with keys of which none is, or resembles, one of a filter or of an object inside it. */
function isForeign(keys: readonly string[]): boolean {
	if (keys.length === 0 || keys.some(key => fieldOf(PAYMENT_FILTER, key) !== undefined)) return false;
	const owners = ownersIn(PAYMENT_FILTER);
	const isKnown = (key: string) =>
		nearest(key, keysOf(PAYMENT_FILTER)) !== undefined || owners.some(({shape}) => fieldOf(shape, key) !== undefined);
	return !keys.some(isKnown);
}

// Recognizes objects that are neither a filter nor a request, to tell you what they are.
import {escapeText} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {isPlainData} from '../../schema/plain-object.js';
import {fieldOf, keysOf} from '../../schema/shape.js';
import {likeName} from '../../schema/vocabulary.js';
import {ownersIn} from './corrections/misplaced-keys.js';

const PASS = 'pass the session request that you send';
const PASS_BODY = 'pass the body of one request';

/** What an object with all of these keys is, and what to pass instead. */
const FOREIGN_KINDS: readonly (readonly [keys: readonly string[], what: string, remedy: string])[] = [
	[['event_name', 'content'], 'a webhook of the service', PASS],
	[
		['payment_methods'],
		"the service's list of payment methods",
		'write it into the account with paylock init --methods FILE, or accountFrom(list)',
	],
	[['sdk_payload'], 'a response of the service', PASS],
	[['payment_links'], 'a response of the service', PASS],
	[['error_code', 'status'], 'an error response of the service', PASS],
	[['error_info'], 'an error response of the service', PASS],
	[['status', 'order_id'], 'a status answer of the service', PASS],
	[['status', 'txn_id'], 'a status answer of the service', PASS],
	[['unique_request_id'], 'a refund request', 'pass the request of the session'],
	[['payload', 'requestId'], 'a client payload', PASS],
	[['orderDetails', 'signature'], 'a signed client payload', 'pass the request in its orderDetails'],
	[['headers', 'body'], 'an HTTP request', 'pass its body'],
	[['headers', 'data'], 'an HTTP request', 'pass its data'],
	[['method', 'url'], 'an HTTP request', 'pass its body'],
	[['info', 'item'], 'a Postman collection', PASS_BODY],
	[['_type', 'resources'], 'an Insomnia collection', PASS_BODY],
	[['openapi', 'paths'], 'an OpenAPI document', PASS_BODY],
	[['swagger', 'paths'], 'an OpenAPI document', PASS_BODY],
];

/** Keys of collections of requests; an object counts as a collection only if it contains the body of a request. */
const OF_COLLECTION = ['log', 'requests', 'folders', 'items'];

const OF_BODY = /["'](?:payment_filter|payment_page_client_id|allowDefaultOptions)["']\s{0,80}:/;

/** The place of the first text that is a request or a filter, written as in code: `item[0].request.body.raw`. */
function bodyIn(value: unknown, place: string, seen = new Set<unknown>()): string | undefined {
	if (typeof value === 'string') return OF_BODY.test(value) ? place : undefined;
	if (seen.has(value) || !(Array.isArray(value) || isPlainData(value))) return undefined;
	seen.add(value);
	for (const [key, inner] of Object.entries(value)) {
		const step = Array.isArray(value) ? `[${key}]` : `${place === '' ? '' : '.'}${key}`;
		const found = bodyIn(inner, place + step, seen);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** The issue of an object with these keys if it is neither a filter nor a request; `mayBeRequest`: it has a request field. */
export function foreignProblem(
	keys: readonly string[],
	mayBeRequest: boolean,
	object?: object,
): IssueDetails | undefined {
	const isOwn = ['allowDefaultOptions', 'payment_filter', 'action', 'payment_page_client_id'].some(key =>
		keys.includes(key),
	);
	if (isOwn) return undefined;
	const [, what, remedy] = FOREIGN_KINDS.find(([names]) => names.every(name => keys.includes(name))) ?? [];
	const mayBeCollection = remedy === undefined && OF_COLLECTION.some(key => keys.includes(key));
	const body = mayBeCollection || remedy === PASS_BODY ? bodyIn(object, '') : undefined;
	const pass = body === undefined ? remedy : `pass ${escapeText(body, LONGEST_PLACE)}`;
	if (pass !== undefined) return likeOther(what ?? 'a collection of requests', pass);
	if (mayBeRequest) return undefined;
	if (keys.includes('payment_rules')) return likeOther('a set of payment rules', 'pass a payment_filter inside it');
	return isForeign(keys) ? notFilter(object) : undefined;
}

function likeOther(what: string, remedy: string): IssueDetails {
	return {rule: 'invalid-type', problem: `the object looks like ${what}`, remedy};
}

/** The issue of an object without a field of a filter or a request; its remedy names the place of a nested filter. */
function notFilter(object: object | undefined): IssueDetails {
	const [filter] = filtersIn(object, '');
	return {
		rule: 'invalid-type',
		problem: 'the object is neither a payment filter nor a session request, since it has no field of one',
		remedy: filter
			? `pass the filter at ${escapeText(filter.pointer, LONGEST_PLACE)}`
			: 'pass the filter, or the request that contains it',
	};
}

const LONGEST_PLACE = 200;

/** True for an object that has keys, but none that is, or resembles, a key of a filter or of an object in a filter. */
function isForeign(keys: readonly string[]): boolean {
	const owners = ownersIn(PAYMENT_FILTER);
	const isKnown = (key: string) =>
		likeName(key, keysOf(PAYMENT_FILTER)).near !== undefined ||
		owners.some(({shape}) => fieldOf(shape, key) !== undefined);
	return keys.length > 0 && !keys.some(isKnown);
}

interface FoundFilter {
	readonly pointer: string;
	readonly value: unknown;
}

/** Every `payment_filter` at any depth. */
export function* filtersIn(value: unknown, pointer: string, seen = new Set<unknown>()): Generator<FoundFilter> {
	if (seen.has(value) || !(Array.isArray(value) || isPlainData(value))) return;
	seen.add(value);
	for (const [key, inner] of Object.entries(value)) {
		const place = pointer + pointerSegment(key);
		if (key === 'payment_filter') yield {pointer: place, value: inner};
		else yield* filtersIn(inner, place, seen);
	}
}

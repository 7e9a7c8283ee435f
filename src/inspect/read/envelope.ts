// Opens objects around a filter or a request, and converts places inside to places in the outer object.

import {type Issue, messageOf} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {isPlainData} from '../../schema/plain-object.js';
import {filtersIn, foreignProblem} from './foreign.js';
import {readJsonText} from './json-text.js';
import {kindOf} from './read-input.js';

/** A filter or a request inside another object. */
export interface Embedded {
	/** Its place in the outer object. */
	readonly pointer: string;
	/** The filter or request, or its JSON text. */
	readonly value: unknown;
	/** True for the text of a signed order. */
	readonly isSigned: boolean;
}

interface Envelope {
	readonly parts: readonly Embedded[];
	/** False for a request that contains further filters. */
	readonly isOnlyEnvelope: boolean;
}

/** The keys of objects around a filter or a request. */
const KEYS = ['payload', 'orderDetails', 'signature', 'payment_rules'];

/** The filters and requests inside an input; `undefined` if it is not an object around others. */
export function openEnvelope(input: unknown): Envelope | undefined {
	const isText = typeof input === 'string' && /orderDetails|signature|payment_rules/.test(input);
	const outer = isText ? readJsonText(input).value : input;
	if (!isPlainData(outer) || !KEYS.some(key => Object.hasOwn(outer, key))) return undefined;
	const signed = signedRequests(outer);
	const filters = [...filtersIn(outer.payment_rules, '/payment_rules')].map(found => ({...found, isSigned: false}));
	if (signed.length + filters.length === 0) return undefined;
	const keys = Object.keys(outer);
	const isOnlyEnvelope = signed.length > 0 || foreignProblem(keys, kindOf(keys) !== 'filter') !== undefined;
	return {parts: [...signed, ...filters], isOnlyEnvelope};
}

/** The filter or request of an object that contains nothing else. */
export function onlyEmbedded(input: unknown): Embedded | undefined {
	const envelope = openEnvelope(input);
	return envelope?.isOnlyEnvelope && envelope.parts.length === 1 ? envelope.parts[0] : undefined;
}

/** Finds `orderDetails`, in the payload of a client or alone, or another text of an order beside its signature. */
function signedRequests(outer: {readonly [key: string]: unknown}): readonly Embedded[] {
	const [holder, base] = isPlainData(outer.payload) ? [outer.payload, '/payload'] : [outer, ''];
	const isSigned = Object.hasOwn(holder, 'signature');
	for (const [key, value] of Object.entries(holder)) {
		const isNamed = key === 'orderDetails';
		if (!isNamed && !isSigned) continue;
		const request = typeof value === 'string' ? readJsonText(value).value : isNamed && isSigned ? value : undefined;
		const keys = isPlainData(request) ? Object.keys(request) : [];
		if (isNamed ? keys.length > 0 : keys.includes('order_id'))
			return [{pointer: base + pointerSegment(key), value, isSigned: true}];
	}
	return [];
}

/** A place and its text. */
interface Place {
	readonly pointer: string;
	readonly message: string;
}

/** Converts an inner place to one in the outer object; a pointer cannot lead into a text, so the message names that place. */
export function placeInside({pointer: base, value}: Embedded, {pointer, message}: Place): Place {
	if (typeof value !== 'string') return {pointer: base + pointer, message};
	return {pointer: base, message: pointer === '' ? `in the text, ${message}` : `at ${pointer} of the text, ${message}`};
}

/** The place and the text of an inner issue for an issue of the outer object. */
export function issueTextInside(
	part: Embedded,
	{pointer, problem, remedy}: Pick<Issue, 'pointer' | 'problem' | 'remedy'>,
): Pick<Issue, 'pointer' | 'problem' | 'remedy' | 'message'> {
	const placed = placeInside(part, {pointer, message: problem});
	const text = {problem: placed.message, remedy};
	return {pointer: placed.pointer, ...text, message: messageOf(text)};
}

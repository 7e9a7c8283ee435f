// Inspect: mends what is certain in a filter or a session request, and names every change.
import type {Issue} from '../../diagnostics/issue.js';
import {sessionFields} from '../../schema/extra-fields.js';
import {MOST_VALUES} from '../../schema/json-limits.js';
import {fold} from '../../schema/nearest.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import type {PaymentFilter} from '../../wire/payment-filter.js';
import type {SessionRequest} from '../../wire/session.js';
import {decode, decodeSession} from '../decode.js';
import {LONGEST_INPUT} from '../open-input.js';
import {type Change, noteParsed} from './changes.js';
import {entriesOf} from './entries.js';
import {fix} from './fix.js';

export type {Change} from './changes.js';

/**
 * What repairing gives. Without issues `value` is a frozen filter or session request; with issues it is what could be
 * mended, and the issues point into it.
 *
 * @source The shape is paylock's own.
 */
export type Repaired =
	| {
			readonly value: PaymentFilter | SessionRequest;
			readonly changes: readonly Change[];
			readonly issues: readonly [];
	  }
	| {readonly value: unknown; readonly changes: readonly Change[]; readonly issues: readonly Issue[]};

/**
 * Mends a payment filter or a session request where only one thing can have been meant, and names every change.
 *
 * It mends string booleans, codes joined by commas, a string where a list belongs, JSON inside a string, names and
 * words of closed vocabularies (alike but for case and punctuation, another document's name, or one letter away from
 * one of them only), nested mandate keys, and a missing `allowDefaultOptions` or `options`. Everything else is left as it is
 * and reported as `decode` reports it. The input is never changed and nothing is thrown.
 *
 * @param input - an object, a builder, or JSON text
 * @returns the mended value, the changes with pointers into the input, and what is still wrong
 * @example
 * ```ts
 * import {repair} from 'paylock/inspect';
 *
 * const {value, changes} = repair({
 * 	allowDefaultOptions: 'true',
 * 	options: [{paymentMethodType: 'WALLETS', enable: false, paymentMethods: 'WALLET_A,WALLET_B'}],
 * });
 * value;
 * // {allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}]}
 * changes.map(change => change.text);
 * // ['"true" is written true', '"WALLETS" is written "WALLET"', '"WALLET_A,WALLET_B" is written as ["WALLET_A", "WALLET_B"]']
 * ```
 * @source checkout-spec: payment_filter object; session request fields; open points 2 and 3
 */
export function repair(input: unknown): Repaired {
	const changes: Change[] = [];
	const plain = opened(input, changes);
	const isRequest = looksLikeRequest(plain);
	const fixed = fix(isRequest ? SESSION_REQUEST : PAYMENT_FILTER, plain, {
		pointer: '',
		changes,
		room: {left: MOST_VALUES},
	});
	const decoded = isRequest ? decodeSession(fixed) : decode(fixed);
	if (!decoded.ok) return Object.freeze({value: fixed, changes: Object.freeze(changes), issues: decoded.issues});
	for (const {pointer, rule, suggestion} of decoded.issues) {
		if (rule === 'missing-field' && suggestion !== undefined) changes.push(added(pointer, suggestion)); // of what is missing, and of nothing else
	}
	return Object.freeze({value: decoded.value, changes: Object.freeze(changes), issues: Object.freeze([] as const)});
}

/** A missing field that `decode` writes. */
function added(pointer: string, to: string): Change {
	return Object.freeze({pointer, to, message: `${pointer.slice(pointer.lastIndexOf('/') + 1)} is written ${to}`});
}

/** The value of a text, also of one that was made JSON twice; what is no JSON stays text. */
function opened(input: unknown, changes: Change[]): unknown {
	if (typeof input !== 'string' || input.length > LONGEST_INPUT) return input;
	const once = parsed(input.startsWith('\ufeff') ? input.slice(1) : input);
	if (typeof once !== 'string') return once ?? input;
	const twice = parsed(once);
	if (typeof twice !== 'object' || twice === null) return input;
	noteParsed({pointer: '', changes});
	return twice;
}

function parsed(message: string): unknown {
	try {
		return JSON.parse(message);
	} catch {
		return undefined;
	}
}

/** Whether a key is one of a session, be it misspelt. */
function looksLikeRequest(input: unknown): boolean {
	// `emiOptions` may stand in a filter too.
	const names = new Set(
		sessionFields()
			.filter(field => field !== 'emiOptions')
			.map(fold),
	);
	return entriesOf(input, {left: MOST_VALUES})?.some(([key]) => key.length <= 64 && names.has(fold(key))) ?? false;
}

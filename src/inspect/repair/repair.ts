// Repairs what is certain in a filter or a session request, and lists every change.
import type {Issue, JsonPatchOperation} from '../../diagnostics/issue.js';
import {IssueCollector, MOST_ISSUES} from '../../diagnostics/issue-collector.js';
import {parseJson} from '../../schema/parse-json.js';
import {PAYMENT_FILTER} from '../../schema/payment-filter-shape.js';
import {SESSION_REQUEST} from '../../schema/session-shape.js';
import type {ObjectShape} from '../../schema/shape.js';
import {LONGEST_INPUT, openInput} from '../read-input.js';
import {noteParsed, type RepairChange, type RepairContext} from './change.js';
import {isPlainObject} from './entry.js';
import {fix} from './fix.js';
import {fixIssues} from './fix-issues.js';
import {patchBetween} from './json-patch.js';
import {meantKey} from './rename.js';
import {freezeUnless, snapshotOf} from './snapshot.js';

/**
 * The result of {@link repair}.
 *
 * @source The shape is paylock's own; `patch`: RFC 6902
 */
export interface Repaired {
	/** The repaired input, frozen; text that is not JSON stays text. */
	readonly value: unknown;
	/** The JSON patch (RFC 6902) from the input, parsed if it is text, to `value`. */
	readonly patch: readonly JsonPatchOperation[];
	readonly changes: readonly RepairChange[];
	/** What `lint` reports for `value`, at most 100 issues. */
	readonly issues: readonly Issue[];
	/** The number of all issues. */
	readonly total: number;
}

/**
 * Repairs a payment filter or a session request where only one correction is plausible, and lists every change.
 *
 * It repairs formats (`1` as an amount, `"true"`, `411111-411199`), misspelled names and words, codes joined by commas,
 * JSON inside a string, one object in place of a list, nested mandate fields, filter keys at the top level of a session,
 * optional fields that are null or empty, empty lists that are ignored anyway, a missing `allowDefaultOptions` or
 * `options`, and every issue that has a `fix`. Everything else stays unchanged and is reported in `issues`. It never
 * changes its input and never throws.
 *
 * @param input - a filter or session request, as object, builder or JSON text
 * @returns the repaired value, the patch that produces it, the changes with pointers into the input, and what remains
 * @example
 * ```ts
 * import {repair} from 'paylock/inspect';
 *
 * const {value, patch} = repair({
 * 	allowDefaultOptions: 'true',
 * 	options: [{paymentMethodType: 'WALLETS', enable: false, paymentMethods: 'WALLET_A,WALLET_B'}],
 * });
 * value;
 * // {allowDefaultOptions: true, options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}]}
 * patch[0];
 * // {op: 'replace', path: '/allowDefaultOptions', value: true}
 * ```
 * @source checkout-spec: payment_filter object; session request fields; open points 2, 3 and 16
 */
export function repair(input: unknown): Repaired {
	const changes: RepairChange[] = [];
	const {value: given, opaque} = snapshotOf(typeof input === 'string' ? jsonOf(input) : input);
	const context = {pointer: '', changes, opaque};
	const inside = typeof given === 'string' ? objectIn(given) : undefined;
	if (inside !== undefined) noteParsed(context);
	const start = inside ?? given;
	const {value, issues} = fixIssues(start, given => fix(shapeFor(given, context), given, context), context);
	return Object.freeze({
		value: freezeUnless(opaque, value),
		patch: freezeUnless(opaque, patchBetween(given, value)),
		changes: Object.freeze(changes),
		issues: Object.freeze(issues.slice(0, MOST_ISSUES)),
		total: issues.length,
	});
}

/** The parsed text, or the text itself if it is not JSON, so that `lint` reports the reason. */
function jsonOf(text: string): unknown {
	const json = text.length > LONGEST_INPUT ? undefined : parseJson(text);
	return typeof json === 'object' && json !== null ? json : typeof json === 'string' && objectIn(json) ? json : text;
}

/** The object in a text that was encoded as JSON twice. */
function objectIn(text: string): object | undefined {
	const json = text.length > LONGEST_INPUT ? undefined : parseJson(text);
	return typeof json === 'object' && json !== null ? json : undefined;
}

/** A filter under its key in a new object. */
const FILTER_ALONE: ObjectShape = {
	kind: 'object',
	what: 'payment filter',
	required: {},
	optional: {payment_filter: PAYMENT_FILTER},
};

/** What the input is: a session request, a filter, or `{"payment_filter": …}`, whose key may be misspelled. */
function shapeFor(value: unknown, context: RepairContext): ObjectShape {
	const kind = openInput(value, '', new IssueCollector())?.kind;
	if (kind === 'session') return SESSION_REQUEST;
	const keys = isPlainObject(value, context) ? Object.keys(value) : [];
	const isWrapped = kind === 'wrapped-filter' || keys.some(key => meantKey(FILTER_ALONE, key) !== undefined);
	return isWrapped ? FILTER_ALONE : PAYMENT_FILTER;
}

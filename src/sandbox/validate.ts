// The issues of a session request, and which of them the service refuses.
import type {Issue} from '../diagnostics/issue.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {RuleId} from '../diagnostics/rules.js';
import {decodeSession} from '../inspect/decode/decode.js';
import {bySeverity, lint} from '../inspect/lint/lint.js';
import {kindOf} from '../inspect/read/read-input.js';
import {MANDATE_FIELDS} from '../schema/fields-by-action.js';
import type {JsonObject} from '../wire/session.js';
import {Refusal} from './responses.js';
import type {CheckedOptions} from './sandbox-options.js';

/** The issues that a session records, with the severities of the account; throws a Refusal with every issue that is not accepted. */
export function checkRequest(
	request: JsonObject,
	{account, clock, strict}: CheckedOptions,
	orders: ReadonlySet<unknown>,
): readonly Issue[] {
	const now = new Date(Number(clock()));
	// Sample values are expected in a sandbox. `lint` would read an object without any field of a session as a filter.
	const issues =
		kindOf(Object.keys(request)) === 'session'
			? lint(request, {...account, now, severities: {'sample-value': 'off'}})
			: decodeSession(request, account).issues;
	const refused = issues.filter(issue => isRefused(issue) && (strict || !isSilentlyIgnored(issue, request)));
	const [first] = refused;
	if (first !== undefined)
		throw new Refusal(
			400,
			CODES[first.rule] ?? first.rule.replaceAll('-', '_'),
			`${first.pointer || 'the request'}: ${first.message}`,
			refused,
		);
	if (orders.has(request.order_id)) {
		const message = 'a session is already open for this order_id: send a different order_id for each order';
		throw new Refusal(409, 'duplicate_order_id', message, [{severity: 'error', pointer: '/order_id', message}]);
	}
	// What is refused does not depend on them.
	return bySeverity(issues, account.severities);
}

/** Errors about the effect of a legal filter, which the service accepts. */
const ACCEPTED: readonly RuleId[] = [
	'nothing-left',
	'only-emi-without-emi',
	'emi-display-contradicted',
	'placeholder-left-in',
];

/** True for what breaks the request, and for a mandate that is not in the future. */
function isRefused({severity, rule}: Issue): boolean {
	return rule === 'mandate-date-in-past' || (severity === 'error' && !ACCEPTED.includes(rule));
}

const MANDATE_POINTERS: readonly string[] = MANDATE_FIELDS.map(pointerSegment);

/** True for what the real service ignores: mistakes inside the filters, and fields that it does not know. */
function isSilentlyIgnored({pointer, rule}: Issue, request: JsonObject): boolean {
	const isWithoutMandate = !MANDATE_FIELDS.some(field => field in request);
	return (
		(isWithoutMandate && MANDATE_POINTERS.includes(pointer)) ||
		/^\/(payment_filter|emiOptions|sdk_udf)(\/|$)/.test(pointer) ||
		rule === 'unknown-key' ||
		rule === 'wrong-action'
	);
}

const CODES: {readonly [Rule in RuleId]?: string} = {
	'invalid-type': 'wrong_type',
	'unknown-key': 'unknown_field',
	'mandate-ends-before-start': 'mandate_out_of_range',
	'mandate-date-in-past': 'mandate_out_of_range',
};

// The issues of a session request, and which of them the service refuses.
import type {Issue} from '../diagnostics/issue.js';
import type {RuleId} from '../diagnostics/rule-id.js';
import {lint} from '../inspect/lint/lint.js';
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-answer.js';
import type {CheckedOptions} from './sandbox-options.js';

/** Sample values are expected in a sandbox. */
const RULES = {'sample-value': 'off'} as const;

/** Every issue of a request. */
export function issuesOf(request: JsonObject, {servicePrefix, clock, readings}: CheckedOptions): readonly Issue[] {
	const now = new Date(Number(clock()));
	return lint(request, {now, readings, rules: RULES, ...(servicePrefix !== undefined && {servicePrefix})});
}

/** The refusal that names each issue which is not accepted. */
export function refusalOf(issues: readonly Issue[], isStrict: boolean): Refusal | undefined {
	const refused = issues.filter(issue => isRefused(issue) && (isStrict || !isSilentlyIgnored(issue)));
	const [first] = refused;
	if (first === undefined) return undefined;
	return {
		status: 400,
		code: codeOf(first),
		message: `${first.pointer || 'the request'}: ${first.message}`,
		wrong: refused,
	};
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

/** True for what the real service ignores: mistakes inside the filters, and fields that it does not know. */
function isSilentlyIgnored({pointer, rule}: Issue): boolean {
	return (
		/^\/(payment_filter|emiOptions|sdk_udf)(\/|$)/.test(pointer) || rule === 'unknown-key' || rule === 'wrong-action'
	);
}

const CODES: {readonly [Rule in RuleId]?: string} = {
	'missing-field': 'missing_field',
	'invalid-type': 'wrong_type',
	'unknown-key': 'unknown_field',
	'mandate-ends-before-start': 'mandate_out_of_range',
	'mandate-date-in-past': 'mandate_out_of_range',
};

function codeOf({rule}: Issue): string {
	return CODES[rule] ?? rule.replaceAll('-', '_');
}

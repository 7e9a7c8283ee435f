// Sandbox: what is wrong with a session request, and which of it the service would not let pass.

import type {Issue} from '../diagnostics/issue.js';
import type {RuleId} from '../diagnostics/rule-id.js';
import {decodeSession} from '../inspect/decode.js';
import {lint} from '../inspect/lint/lint.js';
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-answer.js';
import type {CheckedOptions} from './sandbox-options.js';

/** In a sandbox samples are where they belong. */
const SAMPLES = {'sample-value': 'off'} as const;

/** All that decode or lint finds in a request; only what decode lets through has a meaning to lint. */
export function findingsOf(request: JsonObject, {servicePrefix, clock}: CheckedOptions): readonly Issue[] {
	const decoded = decodeSession(request);
	if (decoded.ok) {
		const now = new Date(Number(clock()));
		return lint(request, {now, rules: SAMPLES, ...(servicePrefix === undefined ? {} : {servicePrefix})});
	}
	return decoded.issues;
}

/** The refusal, with each finding that is not let pass; none where all are. */
export function refusalOf(findings: readonly Issue[], strict: boolean): Refusal | undefined {
	const refused = findings.filter(finding => isRefused(finding) && (strict || !silentlyIgnored(finding)));
	const [first] = refused;
	if (first === undefined) return undefined;
	return {
		status: 400,
		code: codeOf(first),
		message: `${first.pointer || 'the request'}: ${first.message}`,
		wrong: refused,
	};
}

/** Errors that builders let pass, since they speak of an effect: legal, and for lint to doubt. */
const LEGAL: readonly RuleId[] = [
	'nothing-left',
	'only-emi-without-emi',
	'emi-display-contradicted',
	'placeholder-left-in',
];

/** What builders refuse, and a mandate that does not lie ahead; the rest is recorded only. */
function isRefused({severity, rule}: Issue): boolean {
	return rule === 'mandate-date-in-past' || (severity === 'error' && !LEGAL.includes(rule));
}

/** What the real service is said to take without a word: all inside the filters, and fields it does not know. */
function silentlyIgnored({pointer, rule}: Issue): boolean {
	return (
		/^\/(payment_filter|emiOptions|sdk_udf)(\/|$)/.test(pointer) || rule === 'unknown-key' || rule === 'wrong-action'
	);
}

const CODES: Readonly<Record<string, string>> = {
	'missing-field': 'missing_field',
	'invalid-type': 'wrong_type',
	'unknown-key': 'unknown_field',
	'mandate-ends-before-start': 'mandate_out_of_range',
	'mandate-date-in-past': 'mandate_out_of_range',
};

function codeOf({rule}: Issue): string {
	return CODES[rule] ?? rule.replaceAll('-', '_');
}

// Sandbox: what is wrong with a session request, and which of it the service would not let pass.
import {decodeSession} from '../inspect/decode.js';
import type {Finding} from '../inspect/lint/finding.js';
import {lint} from '../inspect/lint.js';
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-answer.js';
import type {CheckedOptions} from './sandbox-options.js';

/** In a sandbox samples are where they belong. */
const SAMPLES = {'sample-value': false} as const;

/** All that decode or lint finds in a request; only what decode lets through has a meaning to lint. */
export function findingsOf(request: JsonObject, {servicePrefix, clock}: CheckedOptions): readonly Finding[] {
	const decoded = decodeSession(request);
	if (decoded.ok) {
		const now = new Date(Number(clock()));
		return lint(request, {now, rules: SAMPLES, ...(servicePrefix === undefined ? {} : {servicePrefix})});
	}
	return decoded.issues.map(({code, pointer, message, suggestion}) =>
		Object.freeze({
			rule: code,
			severity: 'error',
			pointer,
			message,
			...(suggestion === undefined ? {} : {suggestion}),
		}),
	);
}

/** The refusal, with each finding that is not let pass; none where all are. */
export function refusalOf(findings: readonly Finding[], strict: boolean): Refusal | undefined {
	const refused = findings.filter(finding => isRefused(finding) && (strict || !isSwallowed(finding)));
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
const LEGAL: readonly Finding['rule'][] = [
	'nothing-left',
	'only-emi-without-emi',
	'emi-display-contradicted',
	'placeholder-left-in',
];

/** What builders refuse, and a mandate that does not lie ahead; the rest is recorded only. */
function isRefused({severity, rule}: Finding): boolean {
	return rule === 'mandate-date-over' || (severity === 'error' && !LEGAL.includes(rule));
}

/** What the real service is said to take without a word: all inside the filters, and fields it does not know. */
function isSwallowed({pointer, rule}: Finding): boolean {
	return (
		/^\/(payment_filter|emiOptions|sdk_udf)(\/|$)/.test(pointer) || rule === 'unknown-key' || rule === 'wrong-action'
	);
}

const CODES: Readonly<Record<string, string>> = {
	missing: 'missing_field',
	'wrong-type': 'wrong_type',
	'unknown-key': 'unknown_field',
	'mandate-ends-before-start': 'mandate_out_of_range',
	'mandate-date-over': 'mandate_out_of_range',
};

function codeOf({rule}: Finding): string {
	return CODES[rule] ?? rule.replaceAll('-', '_');
}

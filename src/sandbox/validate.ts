// The issues of a session request, and which of them the service refuses.
import type {Issue} from '../diagnostics/issue.js';
import {keysIn, pointerSegment} from '../diagnostics/pointer.js';
import type {RuleId} from '../diagnostics/rules.js';
import {lint} from '../inspect/lint/lint.js';
import {decodeSession} from '../inspect/read/decode.js';
import {MANDATE_FIELDS} from '../schema/fields-by-action.js';
import type {JsonObject} from '../wire/session.js';
import type {Refusal} from './error-response.js';
import type {CheckedOptions} from './sandbox-options.js';
import {FILTER_FIELDS} from './session-response.js';

/** Sample values are expected in a sandbox. */
const RULES = {'sample-value': 'off'} as const;

/** Every issue of a request, which is read as a session even if it has none of a session's fields. */
export function issuesOf(request: JsonObject, {account, clock}: CheckedOptions): readonly Issue[] {
	const now = new Date(Number(clock()));
	const linted = lint(request, {...account, now, severities: RULES});
	// `lint` reads an object with none of these fields as a filter.
	const {issues} = decodeSession(request, account);
	const lintedKeys = new Set(linted.map(issueKey));
	return issues.every(issue => lintedKeys.has(issueKey(issue))) ? linted : issues;
}

/** The issues that a session records, with the severities of the account; what is refused does not depend on them. */
export function recordedIssues(
	issues: readonly Issue[],
	{account: {severities: rules = {}}}: CheckedOptions,
): readonly Issue[] {
	return issues.flatMap(issue => {
		const severity = rules[issue.rule] ?? issue.severity;
		return severity === 'off' ? [] : [Object.freeze({...issue, severity})];
	});
}

function issueKey({rule, pointer}: Issue): string {
	return `${rule} ${pointer}`;
}

/** The refusal, with every issue that is not accepted. */
export function refusalOf(request: JsonObject, issues: readonly Issue[], isStrict: boolean): Refusal | undefined {
	const refused = issues.filter(issue => isRefused(issue) && (isStrict || !isSilentlyIgnored(issue, request)));
	const [first] = refused;
	if (first === undefined) return undefined;
	return {
		status: 400,
		code: codeOf(first),
		message: `${first.pointer || 'the request'}: ${first.message}`,
		invalidFields: refused,
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

const MANDATE_POINTERS: readonly string[] = MANDATE_FIELDS.map(pointerSegment);

/** True for what the real service ignores: mistakes inside the filters, and fields that it does not know. */
function isSilentlyIgnored({pointer, rule}: Issue, request: JsonObject): boolean {
	const isWithoutMandate = !MANDATE_FIELDS.some(field => field in request);
	return (
		(isWithoutMandate && MANDATE_POINTERS.includes(pointer)) ||
		FILTER_FIELDS.includes(keysIn(pointer)[0] ?? '') ||
		rule === 'unknown-key' ||
		rule === 'wrong-action'
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

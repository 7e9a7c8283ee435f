// Inspect: a lint rule, which speaks of input that `decode` refuses too: a placeholder is often why.
import {pointerSegment} from '../../diagnostics/pointer.js';
import {filterOf} from './examples.js';
import type {LintRule, ReportIssue} from './rule.js';

/** `<bank_code>`, `{{code}}`, `${code}`, `%CODE%` and their like. */
const BRACKETED = /<[^<>]+>|\{\{[^{}]*\}\}|\$\{[^{}]*\}|^\{[^{}]*\}$|%[A-Z_]{2,}%/;
/** `YOUR_CODE`, `XXXX`, `PLACEHOLDER` and their like; in a sentence these are words like others. */
const WORDED = /^\S*(?<![A-Za-z])(?:your(?=[_@-])|(?:x{4,}|todo|tbd|placeholder|change_?me|dummy)(?![A-Za-z]))\S*$/i;
/** Longest text looked at, and deepest nesting. */
const LONGEST = 256;
const DEEPEST = 32;

export const placeholderLeftIn = {
	id: 'placeholder-left-in',
	severity: 'error',
	description:
		'A placeholder of a sample names nothing on the account; sent to production it locks nothing, or is refused.',
	source: 'checkout-spec: session request fields, `<CLIENT_ID>`, `<EMAIL>` and their like',
	invalid: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_<bank_code>']}),
	valid: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}),
	check({filter, request}, report) {
		reportPlaceholders(request ?? filter ?? {}, report);
	},
} as const satisfies LintRule;

/** Reports every placeholder in plain JSON; the text may be personal and is not shown. Throws what reading throws. */
export function reportPlaceholders(
	value: object,
	report: ReportIssue,
	pointer = '',
	depth = 0,
	seen = new Set<object>(),
): void {
	if (depth === DEEPEST || seen.has(value)) return;
	seen.add(value);
	for (const [key, inner] of Object.entries(value)) {
		const here = () => pointer + pointerSegment(key);
		if (typeof inner === 'object' && inner !== null) reportPlaceholders(inner, report, here(), depth + 1, seen);
		else if (typeof inner === 'string' && isPlaceholder(inner)) {
			report(here(), 'a placeholder was left in: write the value that stands on your account or order');
		}
	}
}

function isPlaceholder(text: string): boolean {
	return text.length <= LONGEST && (BRACKETED.test(text) || WORDED.test(text));
}

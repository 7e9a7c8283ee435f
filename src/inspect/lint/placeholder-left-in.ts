// Inspect: a lint rule.
import {show} from '../../misuse.js';
import {codeLists} from './code-lists.js';
import {filterOf} from './examples.js';
import type {LintRule, LintSubject, ReportFinding} from './rule.js';

/** `<bank_code>`, `{{code}}`, `${code}`, `%CODE%`, `YOUR_CODE`, `XXXX`, `PLACEHOLDER` and their like. */
const PLACEHOLDER =
	/<[^<>]*>|\{\{.*\}\}|\$\{.*\}|^\{.*\}$|%[A-Z_]{2,}%|(?:^|[^A-Za-z])(?:your|x{4,}|todo|tbd|placeholder|change_?me|dummy)(?:$|[^A-Za-z])/i;

export const placeholderLeftIn = {
	name: 'placeholder-left-in',
	severity: 'error',
	reason: 'A placeholder of a sample names nothing on the account; sent to production it locks nothing, or is refused.',
	source: 'checkout-spec: session request fields, `<CLIENT_ID>`, `<EMAIL>` and their like',
	bad: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_<bank_code>']}),
	good: filterOf(true, {paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_BANKA']}),
	check(subject, report) {
		for (const {pointer, codes} of codeLists(subject)) {
			codes.forEach((code, index) => {
				if (PLACEHOLDER.test(code)) {
					report(`${pointer}/${index}`, `${show(code)} is a placeholder: write the code that stands on your account`);
				}
			});
		}
		reportFields(subject, report);
	},
} as const satisfies LintRule;

/** Fields of the request may be personal, so they are named and never shown. */
function reportFields({request}: LintSubject, report: ReportFinding): void {
	for (const [field, value] of Object.entries(request ?? {})) {
		if (typeof value === 'string' && value.length < 256 && PLACEHOLDER.test(value)) {
			report(`/${field}`, `${field} holds a placeholder: write the real value`);
		}
	}
}

// An option that only repeats the default.
import type {ReadOption} from '../../subject/subject.js';
import {effectiveOptions, hasKnownOptions, readableOptions} from '../../subject/subject-parts.js';
import {hasNoEffect, narrows, showsEmi} from '../effect.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'An option that only repeats the effect of allowDefaultOptions on its type changes nothing.',
	effect: 'Customers see no difference. The option only makes the filter longer.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	wrong: {
		allowDefaultOptions: false,
		options: [
			{paymentMethodType: 'UPI', enable: true},
			{paymentMethodType: 'CASH', enable: false},
		],
	},
	right: {allowDefaultOptions: false, options: [{paymentMethodType: 'UPI', enable: true}]},
};

export const check: LintCheck = {id: 'redundant-option', check: reportRedundantOption};

function reportRedundantOption(subject: LintSubject, report: ReportIssue): void {
	const {allow} = subject.defaults;
	if (typeof allow !== 'boolean' || !hasKnownOptions(subject) || hasNoEffect(subject)) return;
	for (const [type, option] of effectiveOptions(subject)) {
		// Without the first of two options of a type, the second would count.
		const alike = readableOptions(subject).filter(other => other.type === type);
		if (!isRedundant(option, allow, subject) || alike.length > 1) continue;
		const {length = 0} = (type === 'CARD' ? option.cardFilters : option.upiFilters) ?? [];
		if (!option.enable && length > 0 && option.paymentMethods === undefined) continue; // reported separately
		// Not redundant if the session shows EMI: an option that hides CARD may also hide EMI on cards, which the default does not
		// do.
		if (type === 'CARD' && !option.enable && showsEmi(subject)) continue;
		report(option.pointer, {
			problem: `allowDefaultOptions is ${allow}, so ${type} is ${allow ? 'shown' : 'hidden'} anyway`,
			remedy: 'leave this option out',
		});
	}
}

/** True if the option only repeats `allowDefaultOptions` for its type. */
function isRedundant(option: ReadOption, allowDefaults: boolean, subject: LintSubject): boolean {
	return allowDefaults ? option.enable && !narrows(option, subject) : !option.enable;
}

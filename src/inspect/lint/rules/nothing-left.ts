// A filter that leaves nothing to pay with.
import {hidesAll, showsByDefault} from '../../analysis/every-verdict.js';
import {enabledKind} from '../../evaluate/emi-inside.js';
import {readableEmi} from '../../subject/subject-parts.js';
import {hidesEveryType, showsEmi} from '../effect.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'A filter that hides every payment method type leaves the customer nothing to pay with. If EMI is left, this is a warning.',
	effect: 'Customers see an empty payment page and cannot pay.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	wrong: {allowDefaultOptions: false, options: [{paymentMethodType: 'CARD', enable: false}]},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'CARD', enable: false}]},
};

export const check: LintCheck = {id: 'nothing-left', check: reportNothingLeft};

function reportNothingLeft(subject: LintSubject, report: ReportIssue): void {
	// With showOnlyEmi, the issue is reported at that flag instead.
	if (!subject.defaults.isStated || readableEmi(subject).some(({filter}) => filter.showOnlyEmi)) return;
	if (subject.action === 'paymentManagement' || showsByDefault(subject)) return;
	// Report only if every type is hidden as a whole and no EMI is enabled by name.
	const hidesTypes = hidesEveryType(subject) && !mayShowEmi(subject);
	if (!hidesTypes && !hidesAll(subject, subject.budget)) return;
	report(
		subject.base,
		hidesTypes && !hidesAll(subject, subject.budget)
			? {
					severity: 'warning',
					problem: 'the filter leaves nothing to pay with but EMI',
					remedy: 'enable an option, or set showOnlyEmi if you mean EMI alone',
				}
			: {
					problem: 'the filter leaves nothing to pay with',
					remedy: 'enable an option, or set allowDefaultOptions to true',
				},
	);
}

function mayShowEmi(subject: LintSubject): boolean {
	const {emiFilters, readings} = subject;
	return (
		showsEmi(subject) ||
		readings.unnamedEmi === 'shown' ||
		emiFilters.length > readableEmi(subject).length ||
		readableEmi(subject).some(emi => enabledKind(emi) !== undefined)
	);
}

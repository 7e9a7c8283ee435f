// A filter, or emiOptions, that changes nothing.
import {readableEmi} from '../../subject/subject-parts.js';
import {hasNoEffect, namesNothing} from '../effect.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'With allowDefaultOptions true, a filter that hides nothing changes nothing.',
	effect: 'Customers see the same payment page as without a filter. What you meant to hide is still there.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	wrong: {allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: true}]},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: false}]},
};

export const check: LintCheck = {id: 'no-effect', check: checkNoEffect};

function checkNoEffect(subject: LintSubject, report: ReportIssue): void {
	if (hasNoEffect(subject)) {
		report(subject.base, {
			problem: 'the filter changes nothing',
			remedy: 'hide something, set allowDefaultOptions to false, or leave the filter out',
		});
	} else if (subject.defaults.allow === true) {
		for (const {pointer} of readableEmi(subject).filter(namesNothing))
			report(pointer, {
				severity: 'info',
				problem: 'emiOptions names no kind and changes nothing',
				remedy: 'leave it out',
			});
	}
	if (subject.emiFilters.length > 0) reportEmiOptionsElsewhere(subject, report);
}

function reportEmiOptionsElsewhere(
	{account: {emiPlacement}, emiFilters: [emi, other], isSession}: LintSubject,
	report: ReportIssue,
): void {
	if (emiPlacement === undefined || !isSession || emi === undefined || other !== undefined) return;
	const isInFilter = emi.pointer.startsWith('/payment_filter/');
	if (isInFilter === (emiPlacement === 'payment_filter')) return;
	report(emi.pointer, {
		problem: 'your account does not read emiOptions here',
		remedy: `write it ${isInFilter ? 'next to payment_filter' : 'inside payment_filter'}`,
	});
}

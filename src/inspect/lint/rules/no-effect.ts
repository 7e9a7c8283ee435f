// A filter, or emiOptions, that changes nothing.
import {isReadable} from '../../../schema/recovered.js';
import {readableEmi} from '../../subject/subject-parts.js';
import {hasNoEffect, namesNothing} from '../effect.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description: 'With allowDefaultOptions true, a filter that hides nothing changes nothing.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	wrong: {allowDefaultOptions: true, options: [{paymentMethodType: 'UPI', enable: true}]},
	right: {allowDefaultOptions: false, options: [{paymentMethodType: 'UPI', enable: true}]},
};

export const check: LintCheck = {id: 'no-effect', check: checkNoEffect};

function checkNoEffect(subject: LintSubject, report: ReportIssue): void {
	reportFilterWithoutEffect(subject, report);
	if (subject.emiFilters.length > 0) reportEmiOptionsElsewhere(subject, report);
}

function reportFilterWithoutEffect(subject: LintSubject, report: ReportIssue): void {
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
}

function reportEmiOptionsElsewhere(
	{account: {emiPlacement}, emiFilters, isSession, base, recoveredFilter}: LintSubject,
	report: ReportIssue,
): void {
	if (emiPlacement === undefined || !isSession || emiFilters.length !== 1) return;
	const isInFilter = isReadable(recoveredFilter) && Object.hasOwn(recoveredFilter, 'emiOptions');
	if (isInFilter === (emiPlacement === 'payment_filter')) return;
	const place = isInFilter ? 'next to payment_filter' : 'inside payment_filter';
	report(isInFilter ? `${base}/emiOptions` : '/emiOptions', {
		problem: 'your account does not read emiOptions here',
		remedy: `write it ${place}`,
	});
}

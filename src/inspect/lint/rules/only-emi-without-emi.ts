// showOnlyEmi although every plan is hidden.
import {hidesAll} from '../../analysis/every-verdict.js';
import {enabledKind} from '../../evaluate/emi-inside.js';
import type {ReadEmi} from '../../subject/subject.js';
import {emiKinds, readableEmi} from '../../subject/subject-parts.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'With showOnlyEmi, EMI is the only visible instrument; if every kind is disabled, nothing is left to pay with.',
	effect: 'Customers see an empty payment page and cannot pay.',
	source: 'checkout-spec: EmiFilter, `showOnlyEmi`',
	wrong: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CASH', enable: false}],
		emiOptions: {
			standardEmi: {enable: false},
			lowCostEmi: {enable: false},
			noCostEmi: {enable: false},
			showOnlyEmi: true,
		},
	},
	right: {
		allowDefaultOptions: true,
		options: [{paymentMethodType: 'CASH', enable: false}],
		emiOptions: {standardEmi: {enable: false}, showOnlyEmi: true},
	},
};

export const check: LintCheck = {id: 'only-emi-without-emi', about: 'emi', check: reportOnlyEmiWithoutEmi};

function reportOnlyEmiWithoutEmi(subject: LintSubject, report: ReportIssue): void {
	for (const emi of readableEmi(subject)) {
		if (!emi.filter.showOnlyEmi || !(disablesNamedKinds(emi, subject) || hidesAll(subject, subject.budget))) continue;
		report(`${emi.pointer}/showOnlyEmi`, {
			problem: 'only EMI is shown, but every plan is hidden',
			remedy: 'enable a kind, or leave showOnlyEmi out',
		});
	}
}

/** True if the EMI filter disables everything that it names, and what it does not name is not shown by default. */
function disablesNamedKinds(emi: ReadEmi, {defaults}: LintSubject): boolean {
	const named = emiKinds(emi).length;
	return enabledKind(emi) === undefined && named > 0 && (named === 3 || defaults.allow === false);
}

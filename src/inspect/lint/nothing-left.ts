// A lint rule.
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {mayEnableEmi, narrows} from './effect.js';
import type {LintCheck, LintSubject} from './rule.js';
import {countingOptions, hasKnownOptions, readableEmi} from './walk.js';

export const nothingLeft = {
	id: 'nothing-left',
	severity: 'error',
	description: 'A filter that hides every payment method type leaves the customer nothing to pay with.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	check(subject, report) {
		if (!subject.defaults.isStated || !hasKnownOptions(subject) || mayShowEmi(subject)) return;
		const options = countingOptions(subject);
		if (subject.defaults.allow === true) {
			for (const type of [...PAYMENT_METHOD_TYPES, ...(subject.account.types ?? [])]) {
				const option = options.get(type);
				if (option === undefined || option.enable === true) return;
				if (narrows(option) && type !== 'CARD' && type !== 'UPI') return;
			}
		} else if ([...options.values()].some(({enable}) => enable === true)) return;
		report(subject.base, {
			message: 'the filter leaves nothing to pay with: enable an option, or set allowDefaultOptions to true',
		});
	},
} as const satisfies LintCheck;

function mayShowEmi(subject: LintSubject): boolean {
	const {display, emiFilters} = subject;
	return (
		(display !== undefined && display !== 'hideEMI') ||
		emiFilters.length > readableEmi(subject).length ||
		readableEmi(subject).some(mayEnableEmi)
	);
}

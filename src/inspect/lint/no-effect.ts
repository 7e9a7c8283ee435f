// A lint rule.
import {hidesNothing, isRedundant} from './effect.js';
import type {LintCheck, LintSubject} from './rule.js';
import {countingOptions, hasKnownOptions, readableEmi} from './walk.js';

export const noEffect = {
	id: 'no-effect',
	severity: 'warning',
	description: 'With allowDefaultOptions true, a filter that hides nothing changes nothing.',
	source: 'checkout-spec: payment_filter object, `allowDefaultOptions`',
	check(subject, report) {
		if (!hasNoEffect(subject)) return;
		report(subject.base, {
			message: 'the filter changes nothing: hide something, set allowDefaultOptions to false, or leave the filter out',
		});
	},
} as const satisfies LintCheck;

export function hasNoEffect(subject: LintSubject): boolean {
	const {defaults, emiFilters} = subject;
	return (
		defaults.isStated &&
		defaults.allow === true &&
		hasKnownOptions(subject) &&
		[...countingOptions(subject).values()].every(option => isRedundant(option, true)) &&
		emiFilters.length === readableEmi(subject).length &&
		readableEmi(subject).every(hidesNothing)
	);
}

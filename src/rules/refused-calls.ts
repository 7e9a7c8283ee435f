// Calls that builders refuse for what they are: each reason as a text for the compiler and as an issue at run time.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, MessageOf, TextOf} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {EmiDisplay} from '../wire/session.js';

/** The reason for the refusal of a recipe under something hidden. */
export type NothingInside<What extends 'EMI kind' | 'plan group'> =
	`a hidden ${What} cannot have a recipe: remove the recipe, or show the ${What}`;

/** The issue of a recipe under something hidden. */
export function nothingInside(what: 'EMI kind' | 'plan group'): IssueDetails {
	const text: TextOf<NothingInside<typeof what>> = {
		problem: `a hidden ${what} cannot have a recipe`,
		remedy: `remove the recipe, or show the ${what}`,
	};
	return {rule: 'contradiction', ...text};
}

const WITHOUT_ALLOW_DEFAULTS = {
	problem: 'the filter has no allowDefaultOptions',
	remedy: 'call .allowDefaults(true) or .allowDefaults(false) first',
} as const;
/** The reason for the refusal of any other first step. */
export type NoAllowDefaults = MessageOf<typeof WITHOUT_ALLOW_DEFAULTS>;

/** The issue of a filter without `allowDefaultOptions`. */
export const NO_ALLOW_DEFAULTS: IssueDetails = {rule: 'missing-field', ...WITHOUT_ALLOW_DEFAULTS};

/** The issue of a call with an argument where none belongs. */
export function noArgument(call: string, given: readonly unknown[]): IssueDetails | undefined {
	if (given.length === 0) return undefined;
	const found = formatValue(given[0]);
	return {
		rule: 'invalid-type',
		problem: `${call}() takes no argument, but is given ${found}`,
		remedy: 'remove it',
		found,
	};
}

const ONLY_EMI = 'the filter shows only EMI, which the session hides';
const ONLY_EMI_IN_CODE = {problem: ONLY_EMI, remedy: "remove .emiDisplay('hideEMI') or .showOnlyEmi()"} as const;
/** The reason for the refusal of `hideEMI` together with `showOnlyEmi`. */
export type OnlyEmiHidden = MessageOf<typeof ONLY_EMI_IN_CODE>;

/** Reports an EMI display that hides EMI while one of these EMI filters shows nothing but EMI. */
export function reportOnlyEmiHidden(
	display: EmiDisplay | undefined,
	filters: readonly (EmiFilter | undefined)[],
	report: IssueCollector,
): void {
	if (display !== 'hideEMI' || !filters.some(emi => emi?.showOnlyEmi === true)) return;
	report.add('/sdk_udf', {
		rule: 'emi-display-contradicted',
		problem: ONLY_EMI,
		remedy: 'remove sdk_udf "hideEMI" or showOnlyEmi',
		inCode: ONLY_EMI_IN_CODE,
	});
}

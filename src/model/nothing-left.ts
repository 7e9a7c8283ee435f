// A filter must leave something to pay with. Only what hides everything for certain is refused; the rest is for lint.
import type {IssueDetails} from '../diagnostics/issue.js';
import {EMI_KIND_KEYS, type EmiFilter, PLAN_GROUPS} from '../wire/emi-filter.js';
import type {FilterParts} from '../wire/payment-filter.js';

const NOTHING_LEFT = {
	problem: 'the filter leaves nothing to pay with',
	remedy: 'show a payment method type or an EMI kind',
} as const;

/** The issue of a filter that shows nothing by default and nothing by name, or only EMI, all of which it hides. */
export function nothingLeft({allowDefaultOptions, options, emiOptions}: FilterParts): IssueDetails | undefined {
	const isEmiHidden = emiOptions !== undefined && hidesEveryKind(emiOptions);
	const hidesAll =
		emiOptions?.showOnlyEmi === true
			? isEmiHidden
			: !allowDefaultOptions && (emiOptions === undefined || isEmiHidden) && options.every(({enable}) => !enable);
	return hidesAll ? {rule: 'nothing-left', ...NOTHING_LEFT} : undefined;
}

function hidesEveryKind(emi: EmiFilter): boolean {
	return Object.values(EMI_KIND_KEYS).every(key => {
		const kind = emi[key];
		return kind?.enable === false && PLAN_GROUPS.every(group => kind[group] === undefined);
	});
}

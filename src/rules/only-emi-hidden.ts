// A session does not hide EMI while its filter shows nothing else.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {EmiDisplay} from '../wire/session.js';

/** The reason for `hideEMI` beside `showOnlyEmi`. */
export type OnlyEmiHidden = "the filter shows EMI alone: drop emiDisplay('hideEMI') or .showOnlyEmi()";
const ONLY_EMI_HIDDEN: OnlyEmiHidden = "the filter shows EMI alone: drop emiDisplay('hideEMI') or .showOnlyEmi()";

/** Reports a display that hides the only thing that any of these EMI filters shows. */
export function reportOnlyEmiHidden(
	display: EmiDisplay | undefined,
	filters: readonly (EmiFilter | undefined)[],
	report: IssueCollector,
): void {
	if (display !== 'hideEMI' || !filters.some(emi => emi?.showOnlyEmi === true)) return;
	report.add('/sdk_udf', {rule: 'emi-display-contradicted', message: ONLY_EMI_HIDDEN});
}

// A session must not hide EMI while its filter shows nothing but EMI.
import type {IssueText, MessageOf} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {EmiDisplay} from '../wire/session.js';

const PROBLEM = 'the filter shows only EMI, which the session hides';
const IN_CODE = {problem: PROBLEM, remedy: "remove .emiDisplay('hideEMI') or .showOnlyEmi()"} as const;
/** The reason for the refusal of `hideEMI` together with `showOnlyEmi`. */
export type OnlyEmiHidden = MessageOf<typeof IN_CODE>;
const IN_JSON: IssueText = {problem: PROBLEM, remedy: 'remove sdk_udf "hideEMI" or showOnlyEmi'};

/** Reports an EMI display that hides EMI while one of these EMI filters shows nothing but EMI. */
export function reportOnlyEmiHidden(
	display: EmiDisplay | undefined,
	filters: readonly (EmiFilter | undefined)[],
	report: IssueCollector,
): void {
	if (display !== 'hideEMI' || !filters.some(emi => emi?.showOnlyEmi === true)) return;
	report.add('/sdk_udf', {rule: 'emi-display-contradicted', ...IN_JSON, inCode: IN_CODE});
}

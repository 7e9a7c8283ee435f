// A session does not hide EMI while its filter shows nothing else.
import type {Report} from '../misuse.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {EmiDisplay} from '../wire/session.js';

/** The reason for `hideEMI` beside `showOnlyEmi`. */
export type AloneHidden = "the filter shows EMI alone: drop emiDisplay('hideEMI') or .alone()";
const ALONE_HIDDEN: AloneHidden = "the filter shows EMI alone: drop emiDisplay('hideEMI') or .alone()";

/** Reports a display that hides the only thing that any of these EMI filters shows. */
export function reportAloneHidden(
	display: EmiDisplay | undefined,
	filters: readonly (EmiFilter | undefined)[],
	report: Report,
): void {
	if (display !== 'hideEMI' || !filters.some(emi => emi?.showOnlyEmi === true)) return;
	report.add('/sdk_udf', {code: 'contradiction', message: ALONE_HIDDEN});
}

// What a dialect checks against its catalog. Without a catalog nothing is checked, and a bundle contains only this file.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {type Check, codeProblem} from '../values/text.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {PaymentOption} from '../wire/payment-filter.js';

export interface CatalogChecks {
	/** The check of one code of a list, open or closed. */
	readonly check: (list: string | undefined, check?: Check) => Check;
	/** Reports every code of an option that is not listed. */
	readonly reportOption: (option: PaymentOption, report: IssueCollector, place: string) => void;
	/** The same for an EMI filter. `first` is added to the pointer of a single code: `'/0'` if a builder received it in a list. */
	readonly reportEmi: (emi: EmiFilter, report: IssueCollector, place: string, first?: '' | '/0') => void;
}

/** Every vocabulary is open. */
export const OPEN_CATALOG: CatalogChecks = {
	check: (_, check = codeProblem) => check,
	reportOption: () => undefined,
	reportEmi: () => undefined,
};

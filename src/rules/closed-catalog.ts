// The checks of an account with a catalog.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {Check} from '../values/text.js';
import type {EmiFilter, IssuerFilter} from '../wire/emi-filter.js';
import type {OptionParts} from '../wire/payment-filter.js';
import {CARD_LISTS, PLAN_METHODS, PLAN_PLACES, PROVIDERS, UPI_METHODS} from '../wire/spec.js';
import {type Catalog, catalogProblem, codeCheck} from './catalog.js';
import type {CodeList} from './catalog-types.js';

/** What an account checks against its catalog. */
export interface CatalogChecks {
	/** The check of one code of a list, open or closed. */
	readonly check: (list: string | undefined, check?: Check) => Check;
	/** Reports every code of an option that is not listed. */
	readonly reportOption: (option: OptionParts, report: IssueCollector, place: string) => void;
	/** The same for an EMI filter. `first` is added to the pointer of a single code: `'/0'` if a builder received it in a list. */
	readonly reportEmi: (emi: EmiFilter, report: IssueCollector, place: string, first?: '' | '/0') => void;
}

export function closedCatalog(codes: Catalog): CatalogChecks {
	return {
		check: (list, check) => codeCheck(codes, list as CodeList, check), // any other list is open
		reportOption: (option, report, place) => {
			const {paymentMethodType, paymentMethods, cardFilters = [], upiFilters = []} = option;
			reportCodes(paymentMethodType, paymentMethods, report, `${place}/${PROVIDERS.key}`);
			cardFilters.forEach((card, index) => {
				for (const {key, name, form} of CARD_LISTS) {
					if (form === 'code') reportCodes(name, card[key], report, `${place}/cardFilters/${index}/${key}`);
				}
			});
			upiFilters.forEach(({upiType, upiMethods}, index) => {
				if (upiType !== 'INTENT') return;
				reportCodes(UPI_METHODS.catalog, upiMethods, report, `${place}/upiFilters/${index}/${UPI_METHODS.key}`);
			});
		},
		reportEmi: (emi, report, place, first = '') => {
			for (const {key, group: name} of PLAN_PLACES) {
				emi[key]?.[name]?.filters?.forEach(({paymentMethodType, paymentMethod, issuerFilter}, index) => {
					const plan = `${place}/${key}/${name}/filters/${index}`;
					const codesPlace = `${plan}/${PLAN_METHODS.key}${typeof paymentMethod === 'string' ? first : ''}`;
					reportCodes(paymentMethodType, paymentMethod, report, codesPlace);
					const {issuers}: Partial<IssuerFilter> = {...issuerFilter};
					reportCodes('issuers', issuers, report, `${plan}/issuerFilter/issuers`);
				});
			}
		},
	};

	/** A single code is at the place itself; the items of a list are below it. */
	function reportCodes(
		list: string | undefined,
		given: string | readonly string[] = [],
		report: IssueCollector,
		place: string,
	): void {
		const check = (code: string, at: string): void => {
			report.add(at, catalogProblem(codes, list as CodeList, code, report.isFull)); // any other list is open
		};
		if (typeof given === 'string') check(given, place);
		else for (const [index, code] of given.entries()) check(code, `${place}/${index}`);
	}
}

// A catalog closes a vocabulary: a code outside it is refused; prefixed doubles need not be listed.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {COUNT_ONLY, type IssueCollector} from '../diagnostics/issue-collector.js';
import {listed} from '../schema/vocabulary.js';
import {nearest} from '../utils/nearest.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import {type Check, codeProblem} from '../values/text.js';
import type {EmiFilter, IssuerFilter} from '../wire/emi-filter.js';
import type {OptionParts} from '../wire/payment-filter.js';
import {CARD_LISTS, PLAN_METHODS, PLAN_PLACES, PROVIDERS, UPI_METHODS} from '../wire/spec.js';
import {CODE_LISTS, type Codes} from './account.js';
import type {CodeList, NotInCodes} from './catalog-types.js';
import {isDoubledType} from './provider-pairs.js';

/** True for the name of a list that a catalog can contain. */
export function isCatalogList(name: string | undefined): name is CodeList {
	return CODE_LISTS.some(list => list === name);
}

/** The closed vocabularies of an account; a list that is absent is open. */
export type Catalog = {readonly [List in CodeList]?: ReadonlySet<string>} & {
	/** The only prefix that listed codes may carry; without it, they may carry any. */
	readonly servicePrefix?: string | undefined;
};

/** The catalog of an account whose codes are checked. */
export function catalogOf(codes: Codes, servicePrefix?: string): Catalog {
	const catalog: {[List in CodeList]?: ReadonlySet<string>} & {servicePrefix?: string | undefined} = {servicePrefix};
	for (const list of CODE_LISTS) {
		const given = codes[list];
		if (given !== undefined) catalog[list] = new Set(given);
	}
	return Object.freeze(catalog);
}

/** The issue of a code outside its closed vocabulary, with the nearest code inside it. */
export function catalogProblem(
	catalog: Catalog,
	list: CodeList,
	code: string,
	countOnly = false,
): IssueDetails | undefined {
	const codes = catalog[list];
	if (codes === undefined || codes.has(code) || codes.has(unprefixed(code, list, catalog.servicePrefix)))
		return undefined;
	if (countOnly) return COUNT_ONLY;
	const allowed = [...codes];
	const near = nearest(code, allowed);
	const problem: NotInCodes<string, CodeList> = `${formatValue(code)} is not in codes.${list}`;
	return {
		rule: 'unknown-value',
		problem,
		template: `is not in codes.${list}`,
		remedy: `write ${near ?? listed(allowed)}, or add it to the list`,
		found: formatValue(code),
		allowed,
		...(near === undefined ? {} : {suggestion: near}),
	};
}

/** The normal code of a prefixed one. A prefix has no underscore, so the first underscore ends it. */
function unprefixed(code: string, list: CodeList, servicePrefix: string | undefined): string {
	if (!(isDoubledType(list) || list === 'issuers')) return code;
	const end = code.indexOf('_');
	const prefix = code.slice(0, Math.max(end, 0));
	if (servicePrefix === undefined ? servicePrefixProblem(prefix) !== undefined : prefix !== servicePrefix) return code;
	const normal = code.slice(end + 1);
	return list === 'NB' ? `NB_${normal}` : normal;
}

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
		check: (list, check = codeProblem) => {
			if (!isCatalogList(list) || codes[list] === undefined) return check;
			return (value, countOnly) => check(value, countOnly) ?? catalogProblem(codes, list, String(value), countOnly);
		},
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
		if (!isCatalogList(list)) return;
		const check = (code: string, at: string) => report.add(at, catalogProblem(codes, list, code, report.isFull));
		if (typeof given === 'string') check(given, place);
		else for (const [index, code] of given.entries()) check(code, `${place}/${index}`);
	}
}

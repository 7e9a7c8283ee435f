// Codes outside the catalog of the account: errors of the rule `unknown-value`.
import {itemPointer} from '../../model/subject.js';
import {catalogProblem, isCatalogList} from '../../rules/catalog.js';
import type {CodeList as CatalogList} from '../../rules/catalog-types.js';
import type {LintSubject, ReportIssue} from './rule.js';
import {codeLists} from './walk.js';

const LISTS: Readonly<Record<string, CatalogList>> = {
	cardBrands: 'brands',
	cardSubTypes: 'subTypes',
	cardBanks: 'banks',
	issuers: 'issuers',
};

export function reportCodesOutsideCatalog(subject: LintSubject, report: ReportIssue): void {
	for (const {key, type, list} of codeLists(subject)) {
		const name = key === 'paymentMethods' ? type : LISTS[key];
		for (const [index, code] of list.items.entries()) {
			const at = key === 'upiMethods' && !code.startsWith('@') ? 'apps' : name;
			const problem = at !== undefined && isCatalogList(at) ? catalogProblem(subject.catalog, at, code) : undefined;
			if (problem !== undefined) report(itemPointer(list, index), problem);
		}
	}
}

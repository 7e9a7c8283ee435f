// Codes that are not in the catalog of the account; the reader reports values outside other vocabularies.
import {catalogProblem, isCatalogList} from '../../../account/catalog.js';
import type {LintCheck, LintSubject, ReportIssue, RuleText} from '../rule.js';

export const text: RuleText = {
	description:
		'A value is not in its vocabulary: a payment method type, a card type, an action, or a code outside the catalog.',
	effect:
		'The value matches nothing: customers still see what it should have hidden, and miss what it should have shown.',
	source: 'checkout-spec: option object, `paymentMethodType`; What the service does, 6; open points 18 and 27',
	wrong: {allowDefaultOptions: true, options: [{paymentMethodType: 'NETBANKING', enable: false}]},
	right: {allowDefaultOptions: true, options: [{paymentMethodType: 'NB', enable: false}]},
};

export const check: LintCheck = {id: 'unknown-value', about: 'codes', check: reportCodeOutsideCatalog};

function reportCodeOutsideCatalog(subject: LintSubject, report: ReportIssue): void {
	for (const {spec, type, items, placeOf} of subject.codeLists) {
		const name = spec.catalog === 'type' ? type : (spec.catalog ?? spec.name);
		if (!isCatalogList(name)) continue;
		const listed = new Set(items);
		for (const [index, code] of items.entries()) {
			if (spec.form === 'UPI method' && code.startsWith('@')) continue; // only apps have a catalog
			const problem = catalogProblem(subject.catalog, name, code);
			if (problem === undefined) continue;
			const {suggestion, ...others} = problem;
			const isListed = suggestion !== undefined && listed.has(suggestion);
			const remedy = `leave it out, or add it to codes.${name}`;
			report(placeOf(index), isListed ? {...others, remedy} : problem);
		}
	}
}

// Rules and EMI plans of one dialect, in a filter of another, are held against its catalogue.
import {type Report, step} from '../misuse.js';
import type {DialectNode} from '../nodes/dialect-node.js';
import type {EmiNode, PlanNode} from '../nodes/emi-node.js';
import type {OptionNode} from '../nodes/filter-node.js';
import {type CodeBook, type CodeList, catalogueProblem} from '../rules/catalogue.js';
import {oneFlagProblem} from '../rules/one-flag.js';
import {EMI_KIND_KEYS, EMI_KINDS, PLAN_GROUPS} from '../wire/emi-filter.js';

/** Every code of the option that the dialect's catalogue does not hold. */
export function reportUnlisted(option: OptionNode, {codes}: DialectNode, report: Report, place: string): void {
	const check = (list: CodeList, words: readonly string[] | undefined, where: string) =>
		reportCodes(codes, list, words, report, `${place}/${where}`);
	if ('cards' in option) {
		option.cards.forEach(({cardBrands, cardSubTypes, cardBanks}, index) => {
			check('brands', cardBrands, `cardFilters/${index}/cardBrands`);
			check('subTypes', cardSubTypes, `cardFilters/${index}/cardSubTypes`);
			check('banks', cardBanks, `cardFilters/${index}/cardBanks`);
		});
	} else if ('upi' in option) {
		option.upi.forEach(({upiType, upiMethods}, index) => {
			if (upiType === 'INTENT') check('apps', upiMethods, `upiFilters/${index}/upiMethods`);
		});
	} else if (option.type !== 'CARD' && option.type !== 'UPI') {
		check(option.type, option.providers, 'paymentMethods');
	}
}

/** The same for EMI plans, and what the dialect's tenure encoding cannot say. */
export function reportUnlistedPlans(emi: EmiNode, dialect: DialectNode, report: Report, place: string): void {
	for (const kind of EMI_KINDS) {
		const groups = emi.kinds[kind];
		if (groups === undefined || groups === 'hidden') continue;
		for (const name of PLAN_GROUPS) {
			const plans = groups[name];
			if (plans === undefined || plans === 'hidden') continue;
			plans.forEach((plan, index) => {
				reportPlan(plan, dialect, report, `${place}/${EMI_KIND_KEYS[kind]}/${name}/filters/${index}`);
			});
		}
	}
}

function reportPlan(plan: PlanNode, {codes, tenureEncoding}: DialectNode, report: Report, place: string): void {
	const {paymentMethodType: type, paymentMethods, issuers, tenures} = plan;
	if (type !== undefined && type !== 'CARD' && type !== 'UPI')
		reportCodes(codes, type, paymentMethods, report, `${place}/paymentMethod`);
	reportCodes(codes, 'issuers', issuers?.items, report, `${place}/issuerFilter/issuers`);
	const problem = oneFlagProblem(tenureEncoding, issuers, tenures);
	if (problem !== undefined) report.add(place, problem);
}

function reportCodes(
	codes: CodeBook,
	list: CodeList,
	words: readonly string[] | undefined,
	report: Report,
	place: string,
): void {
	words?.forEach((word, index) => {
		const problem = catalogueProblem(codes, list, word, report.isFull);
		if (problem !== undefined) report.add(place + step(index), problem);
	});
}

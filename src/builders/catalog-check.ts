// Checks parts built with another dialect, or none, against the catalog of the dialect that receives them.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {EmiNode, PlanNode} from '../model/emi-node.js';
import {isCards, isUpi, type OptionNode} from '../model/filter-node.js';
import {type Catalog, catalogProblem, NO_CODES} from '../rules/catalog.js';
import type {CodeList} from '../rules/catalog-types.js';
import {oneFlagProblem} from '../rules/one-flag.js';
import {bare} from '../schema/bare.js';
import {own} from '../schema/shape.js';
import {EMI_KIND_KEYS, EMI_KINDS, type IssuerFilter, PLAN_GROUPS} from '../wire/emi-filter.js';
import type {CardFilter, PaymentFilter, UpiFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';

/** Every code of the option that is not in the dialect's catalog. */
export function reportOutsideCatalog(
	option: OptionNode,
	{codes}: DialectNode,
	report: IssueCollector,
	place: string,
): void {
	if (isCards(option)) reportCards(codes, option.cards, report, `${place}/cardFilters`);
	else if (isUpi(option)) reportUpi(codes, option.upi, report, `${place}/upiFilters`);
	else reportProviders(codes, option.type, option.providers, report, `${place}/paymentMethods`);
}

/** The same for a filter in JSON. */
export function reportUnlistedFilter(
	filter: PaymentFilter,
	{codes}: DialectNode,
	report: IssueCollector,
	place: string,
): void {
	if (codes === NO_CODES) return;
	filter.options.forEach((given, index) => {
		const {paymentMethodType, paymentMethods, cardFilters = [], upiFilters = []} = bare(given);
		const option = `${place}/options/${index}`;
		reportProviders(codes, paymentMethodType, paymentMethods, report, `${option}/paymentMethods`);
		reportCards(codes, cardFilters, report, `${option}/cardFilters`);
		reportUpi(codes, upiFilters, report, `${option}/upiFilters`);
	});
	const {emiOptions} = bare(filter);
	const kinds = emiOptions && bare(emiOptions);
	for (const key of Object.values(EMI_KIND_KEYS)) {
		for (const name of PLAN_GROUPS) {
			const groups = kinds?.[key] && bare(kinds[key]);
			const group = groups?.[name] && bare(groups[name]);
			group?.filters?.forEach((given, index) => {
				const {paymentMethodType, paymentMethod, issuerFilter} = bare(given);
				const plan = `${place}/emiOptions/${key}/${name}/filters/${index}`;
				if (paymentMethodType !== undefined)
					reportProviders(codes, paymentMethodType, paymentMethod, report, `${plan}/paymentMethod`);
				const issuers =
					issuerFilter !== undefined && Object.hasOwn(issuerFilter, 'issuers')
						? (issuerFilter as IssuerFilter).issuers
						: undefined;
				reportCodes(codes, 'issuers', issuers, report, `${plan}/issuerFilter/issuers`);
			});
		}
	}
}

/** The same for EMI plans, plus what the dialect's tenure encoding cannot express. */
export function reportPlansOutsideCatalog(
	emi: EmiNode,
	dialect: DialectNode,
	report: IssueCollector,
	place: string,
): void {
	for (const kind of EMI_KINDS) {
		const groups = own(emi.kinds, kind);
		if (groups === undefined || groups === 'hidden') continue;
		for (const name of PLAN_GROUPS) {
			const plans = own(groups, name);
			if (plans === undefined || plans === 'hidden') continue;
			plans.forEach((plan, index) => {
				reportPlan(plan, dialect, report, `${place}/${EMI_KIND_KEYS[kind]}/${name}/filters/${index}`);
			});
		}
	}
}

function reportPlan(plan: PlanNode, {codes, tenureEncoding}: DialectNode, report: IssueCollector, place: string): void {
	const {paymentMethodType: type, paymentMethods, issuers, tenures} = plan;
	if (type !== undefined) reportProviders(codes, type, paymentMethods, report, `${place}/paymentMethod`);
	reportCodes(codes, 'issuers', issuers?.items, report, `${place}/issuerFilter/issuers`);
	const problem = oneFlagProblem(tenureEncoding, issuers, tenures);
	if (problem !== undefined) report.add(place, problem);
}

type Cards = readonly Pick<CardFilter, 'cardBrands' | 'cardSubTypes' | 'cardBanks'>[];

function reportCards(codes: Catalog, cards: Cards, report: IssueCollector, place: string): void {
	cards.forEach((card, index) => {
		const {cardBrands, cardSubTypes, cardBanks} = bare(card);
		reportCodes(codes, 'brands', cardBrands, report, `${place}/${index}/cardBrands`);
		reportCodes(codes, 'subTypes', cardSubTypes, report, `${place}/${index}/cardSubTypes`);
		reportCodes(codes, 'banks', cardBanks, report, `${place}/${index}/cardBanks`);
	});
}

type Upi = readonly Pick<UpiFilter, 'upiType' | 'upiMethods'>[];

function reportUpi(codes: Catalog, filters: Upi, report: IssueCollector, place: string): void {
	filters.forEach((filter, index) => {
		const {upiType, upiMethods} = bare(filter);
		if (upiType === 'INTENT') reportCodes(codes, 'apps', upiMethods, report, `${place}/${index}/upiMethods`);
	});
}

function reportProviders(
	codes: Catalog,
	type: PaymentMethodType,
	providers: string | readonly string[] | undefined,
	report: IssueCollector,
	place: string,
): void {
	if (type !== 'CARD' && type !== 'UPI') reportCodes(codes, type, providers, report, place);
}

/** A single word is at the place itself; the items of a list are below it. */
function reportCodes(
	codes: Catalog,
	list: CodeList,
	given: string | readonly string[] | undefined,
	report: IssueCollector,
	place: string,
): void {
	if (codes[list] === undefined) return;
	const check = (word: string, at: string): void => {
		const problem = catalogProblem(codes, list, word, report.isFull);
		if (problem !== undefined) report.add(at, problem);
	};
	if (typeof given === 'string') check(given, place);
	else for (const [index, word] of (given ?? []).entries()) check(word, place + pointerSegment(index));
}

// Contradictions in a payment filter of the right shape: builders refuse them, `lint` reports them.

import {
	FILTERS_KEYS,
	type FilteredType,
	isFilteredType,
	NO_PROVIDERS,
	nbCodeProblem,
	partsOf,
	providersIgnored,
} from '../account/providers-by-type.js';
import type {Readings} from '../account/readings.js';
import {isArray} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {Severity} from '../diagnostics/rules.js';
import {isReadable, type Recovered, readablePart, type Unrecovered} from '../schema/recovered.js';
import {codeProblem} from '../values/text.js';
import type {EmiFilter, PlanFilter} from '../wire/emi-filter.js';
import type {FilterParts, OptionParts, UpiFilter} from '../wire/payment-filter.js';
import {PLAN_LIST_KEYS, PLAN_PLACES} from '../wire/spec.js';
import {conflict, type Manner} from './conflicts.js';

/** The words for a payment method type that is configured twice: which option counts is open (open point 7). */
export const FIRST_COUNTS = 'paylock assumes that only the first option counts';

type Option = Recovered<OptionParts>;

/** Reports everything in a filter that contradicts itself; unreadable parts are skipped. */
export function reportContradictions(
	filter: Recovered<FilterParts>,
	report: IssueCollector,
	pointer: string,
	readings: Readings = {},
): void {
	reportTypesGivenTwice(filter, report, pointer);
	for (const [index, option] of optionsOf(filter).entries()) {
		reportOption(option, report, `${pointer}/options/${index}`, readings);
	}
	const emi = readablePart(filter, 'emiOptions');
	if (emi !== undefined) reportEmiContradictions(emi, report, `${pointer}/emiOptions`);
}

/** Reports every option that repeats an earlier type (open point 7). */
export function reportTypesGivenTwice(
	filter: Recovered<FilterParts>,
	report: IssueCollector,
	pointer: string,
	severity: Severity = 'error',
): void {
	const first = new Map<string, readonly [option: Option, place: string]>();
	for (const [index, option] of optionsOf(filter).entries()) {
		const type = readablePart(option, 'paymentMethodType');
		if (type === undefined) continue;
		const place = `${pointer}/options/${index}`;
		const [before, firstPlace] = first.get(type) ?? [];
		if (before === undefined || firstPlace === undefined) {
			first.set(type, [option, place]);
			continue;
		}
		const [how = 'shown'] = mannersOf(before as OptionParts); // its type was read, which is enough
		const inCode = conflict(type, how, firstPlace);
		report.add(place, {
			...inCode,
			severity,
			problem: `${type} is configured twice`,
			remedy: `merge the two options, since ${FIRST_COUNTS}`,
			inCode: {problem: inCode.problem, remedy: inCode.remedy},
		});
	}
}

function optionsOf(filter: Recovered<FilterParts>): readonly Option[] {
	return readablePart(filter, 'options') ?? [];
}

function reportOption(option: Option, report: IssueCollector, place: string, readings: Readings): void {
	const type = readablePart(option, 'paymentMethodType');
	const paymentMethods = readablePart(option, 'paymentMethods');
	if (type === undefined) return;
	if (paymentMethods !== undefined) reportProviders(type, paymentMethods, report, `${place}/paymentMethods`, readings);
	reportFilters('CARD', type, option, report, place, readings);
	reportFilters('UPI', type, option, report, place, readings);
}

function reportProviders(
	type: string,
	codes: readonly Recovered<string>[],
	report: IssueCollector,
	place: string,
	{upiProviderCodes, emptyList: ofEmpty}: Readings,
): void {
	if (type === 'CARD' || type === 'UPI') {
		// Only one variant of the specification says so for UPI.
		const isIgnored = type === 'CARD' || upiProviderCodes === 'ignored';
		const isCertain = isIgnored || (codes.length === 0 && ofEmpty === 'ignored');
		if (!isCertain && upiProviderCodes === 'counts') return;
		if (codes.length > 0) report.add(place, ignoredProviders(type, isCertain));
		else report.add(place, emptyAndIgnored('paymentMethods', type, isCertain));
		return;
	}
	if (codes.length === 0) {
		const remedy = `write at least one code, or leave the list out if you mean all of ${type}`;
		report.add(place, {...emptyList('paymentMethods', remedy), inCode: NO_PROVIDERS});
	}
	const nbCodes = type === 'NB' ? new Set<unknown>(codes) : undefined;
	reportCodes(codes, report, place, code => nbCodes && nbCodeProblem(code, other => nbCodes.has(other)));
}

function ignoredProviders(type: FilteredType, isCertain: boolean): IssueDetails | undefined {
	const inCode = providersIgnored(type);
	return (
		inCode && {
			...inCode,
			severity: type === 'UPI' ? 'warning' : 'error',
			problem: `paymentMethods ${isCertain ? 'is' : 'may be'} ignored for ${type}`,
			remedy: `use ${FILTERS_KEYS[type]}${isCertain ? '' : SETTLE_UPI}`,
			inCode: {remedy: inCode.remedy},
		}
	);
}

const SETTLE_UPI = ', or settle the reading upiProviderCodes';

/** An empty list that the service ignores, or may ignore. */
function emptyAndIgnored(key: string, type: string, isCertain = true): IssueDetails {
	return {
		rule: 'ignored-list',
		severity: isCertain ? 'info' : 'warning',
		problem: `${key} is empty and ${isCertain ? '' : 'may be '}ignored for ${type}`,
		remedy: `leave it out${isCertain ? '' : SETTLE_UPI}`,
	};
}

const EMPTY_AND_DISABLED: IssueDetails = {
	rule: 'ignored-list',
	severity: 'warning',
	problem: 'upiFilters is empty, and UPI is disabled',
	remedy: 'leave it out, which also lets paymentMethods count',
};

/** Reports the filters of an option that belong to options of type `owner`. */
function reportFilters(
	owner: FilteredType,
	type: string,
	option: Option,
	report: IssueCollector,
	place: string,
	{upiProviderCodes}: Readings,
): void {
	const key = FILTERS_KEYS[owner];
	const filters = readablePart(option, key);
	const enable = readablePart(option, 'enable');
	if (filters === undefined) return;
	const at = `${place}/${key}`;
	if (filters.length === 0 && (type !== owner || enable === false)) {
		// Where it hides all of UPI, paymentMethods does not count.
		const isDecisive = owner === 'UPI' && type === owner && Object.hasOwn(option, 'paymentMethods');
		if (isDecisive && upiProviderCodes !== 'ignored') report.add(at, EMPTY_AND_DISABLED);
		else report.add(at, emptyAndIgnored(key, type === owner ? `${type}, which is disabled` : type));
	} else if (type !== owner) {
		report.add(at, {
			rule: 'ignored-list',
			problem: `${key} is ignored for ${type}`,
			remedy: `move it to an option of type ${owner}, or leave it out`,
		});
	} else if (enable === false) {
		report.add(`${place}/enable`, {
			rule: 'filters-on-disabled-type',
			problem: `${type} is disabled, but has ${key}`,
			remedy: `set enable to true, which shows what ${key} does not hide, or leave ${key} out`,
		});
	} else if (filters.length === 0) {
		report.add(at, emptyList(key, 'leave it out if you mean the whole type'));
	} else {
		filters.forEach((filter, index) => {
			if (!isReadable(filter)) return;
			reportCriteria(filter, report, `${at}/${index}`, owner === 'CARD' ? 'every card' : 'all of UPI');
		});
	}
}

/** Reports everything in an EMI filter that contradicts itself; unreadable parts are skipped. */
export function reportEmiContradictions(emi: Recovered<EmiFilter>, report: IssueCollector, pointer: string): void {
	for (const {key, group: name} of PLAN_PLACES) {
		const kind = readablePart(emi, key);
		const group = kind && readablePart(kind, name);
		const filters = group && readablePart(group, 'filters');
		const place = `${pointer}/${key}/${name}/filters`;
		if (filters?.length === 0) report.add(place, emptyList('filters', 'leave it out if you mean the whole group'));
		filters?.forEach((filter, index) => {
			if (isReadable(filter)) reportPlanFilter(filter, report, `${place}/${index}`);
		});
	}
}

function reportPlanFilter(
	filter: Exclude<Recovered<PlanFilter>, Unrecovered>,
	report: IssueCollector,
	place: string,
): void {
	reportCriteria(filter, report, place, 'every plan');
	const paymentMethod = readablePart(filter, 'paymentMethod');
	if (typeof paymentMethod === 'string') report.add(`${place}/paymentMethod`, codeProblem(paymentMethod));
	for (const key of PLAN_LIST_KEYS) {
		const inner = readablePart(filter, key);
		if (inner !== undefined) reportLists(inner, report, `${place}/${key}`);
	}
}

/** Reports a filter without criteria, and the lists inside a filter that {@link reportLists} reports. */
function reportCriteria(filter: object, report: IssueCollector, place: string, whole: string): void {
	const criteria = Object.entries(filter).filter(([key]) => key !== 'enable');
	if (criteria.length === 0) {
		report.add(place, {
			rule: 'empty-criterion',
			problem: `the filter has no criterion and matches ${whole}`,
			remedy: 'add one, or leave the filter out',
		});
	}
	reportLists(filter, report, place);
}

/** Reports every list of an object that is empty or contains two codes in one string. */
function reportLists(holder: object, report: IssueCollector, place: string): void {
	for (const [key, list] of Object.entries(holder)) {
		if (!isArray(list)) continue;
		if (list.length === 0) {
			report.add(`${place}/${key}`, emptyList(key, 'write at least one item, or leave the list out'));
		}
		reportCodes(list, report, `${place}/${key}`);
	}
}

/** Reports each string with two codes, and each code that `problemOf` refuses. */
function reportCodes(
	codes: readonly unknown[],
	report: IssueCollector,
	place: string,
	problemOf: (code: string) => IssueDetails | undefined = () => undefined,
): void {
	for (const [index, code] of codes.entries()) {
		if (typeof code !== 'string') continue;
		// The reader accepts commas in codes, so they are checked here.
		const problem = code.includes(',') ? codeProblem(code) : problemOf(code);
		if (problem !== undefined) report.add(`${place}/${index}`, problem);
	}
}

/** An empty list, whose meaning a reading decides; builders refuse it under any reading. */
function emptyList(name: string, remedy: string): IssueDetails {
	return {
		rule: 'empty-list',
		problem: `${name} is empty`,
		remedy: `${remedy}, or settle the reading emptyList`,
		inCode: {remedy},
	};
}

/** How an option leaves its type: shown or hidden, in whole or in part; both if it has filters of both kinds. */
function mannersOf(option: OptionParts): readonly Manner[] {
	const filters = isFilteredType(option.paymentMethodType) ? partsOf(option) : undefined;
	const parts = Array.isArray(filters) ? (filters as readonly UpiFilter[]) : [option]; // only `enable` is read
	return [...new Set(parts.map(({enable}) => (enable ? 'shown' : 'hidden')))];
}

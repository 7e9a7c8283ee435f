// What contradicts itself in a filter of the right shape: builders refuse it in what they are given, `lint` reports it.
import type {Severity} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {CardFilter, PaymentFilter, PaymentOption, UpiFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import {alreadyConfigured} from './conflicts.js';
import {reportEmiContradictions} from './contradictions-in-emi.js';
import {reportCodes, reportList} from './contradictions-in-lists.js';
import {type FilteredType, filtersOnDisabled} from './enabled-when-filtered.js';
import {singleProviderLists, singleProviders} from './provider-pairs.js';
import {NO_PROVIDERS, nbCodeProblem, providersIgnored} from './providers-by-type.js';

/** Reports everything in a filter that contradicts itself; `pointer` is where the filter stands. */
export function reportContradictions(filter: PaymentFilter, report: IssueCollector, pointer: string): void {
	reportTypesGivenTwice(filter, report, pointer);
	filter.options.forEach((option, index) => {
		reportOption(option, report, `${pointer}/options/${index}`);
	});
	if (filter.emiOptions !== undefined) reportEmiContradictions(filter.emiOptions, report, `${pointer}/emiOptions`);
}

/** Reports every option whose type an earlier one has: the first counts (open point 7). */
export function reportTypesGivenTwice(
	{options}: PaymentFilter,
	report: IssueCollector,
	pointer: string,
	severity: Severity = 'error',
): void {
	const first = new Map<PaymentMethodType, {readonly option: PaymentOption; readonly place: string}>();
	options.forEach((option, index) => {
		const place = `${pointer}/options/${index}`;
		const earlier = first.get(option.paymentMethodType);
		if (earlier === undefined) first.set(option.paymentMethodType, {option, place});
		else report.add(place, {...alreadyConfigured(sentence(earlier.option), earlier.place), severity});
	});
}

/** Reports the provider lists of a filter that a mandate session would misread. */
export function reportSingleProviders(
	filter: PaymentFilter,
	report: IssueCollector,
	pointer: string,
	servicePrefix?: string,
): void {
	for (const place of singleProviderLists(filter, servicePrefix)) report.add(pointer + place, singleProviders());
}

/** `WALLET is hidden`: what an option says of its type. */
function sentence({paymentMethodType: type, enable, cardFilters, upiFilters}: PaymentOption): string {
	const inner = type === 'CARD' ? cardFilters : type === 'UPI' ? upiFilters : undefined;
	return `${type} is ${!enable ? 'hidden' : inner === undefined ? 'shown' : 'filtered'}`;
}

function reportOption(option: PaymentOption, report: IssueCollector, place: string): void {
	const {paymentMethodType: type, paymentMethods} = option;
	if (paymentMethods !== undefined) reportProviders(type, paymentMethods, report, `${place}/paymentMethods`);
	reportFilters('CARD', 'cardFilters', option, report, place);
	reportFilters('UPI', 'upiFilters', option, report, place);
}

function reportProviders(
	type: PaymentMethodType,
	codes: readonly string[],
	report: IssueCollector,
	place: string,
): void {
	const ignored = providersIgnored(type);
	if (ignored !== undefined) report.add(place, ignored);
	if (codes.length === 0) report.add(place, {rule: 'empty-list', message: NO_PROVIDERS});
	const held = type === 'NB' ? new Set(codes) : undefined;
	reportCodes(codes, report, place, code => held && nbCodeProblem(code, listed => held.has(listed)));
}

function reportFilters(
	home: FilteredType,
	key: 'cardFilters' | 'upiFilters',
	option: PaymentOption,
	report: IssueCollector,
	place: string,
): void {
	const {[key]: filters, paymentMethodType: type, enable} = option;
	if (filters === undefined) return;
	const at = `${place}/${key}`;
	if (type !== home) {
		const message = `${key} is ignored for ${type}: move it to an option of ${home}, or leave it out`;
		report.add(at, {rule: 'ignored-list', message});
	} else if (!enable) {
		report.add(`${place}/enable`, filtersOnDisabled(home));
	}
	if (filters.length === 0) {
		report.add(at, {rule: 'empty-list', message: `${key} is empty: leave it out to mean the whole type`});
	}
	filters.forEach((filter, index) => {
		reportCriteria(filter, report, `${at}/${index}`, home === 'CARD' ? 'every card' : 'all of UPI');
	});
}

function reportCriteria(filter: CardFilter | UpiFilter, report: IssueCollector, place: string, whole: string): void {
	const criteria = Object.entries(filter).filter(([key]) => key !== 'enable');
	if (criteria.length === 0) {
		report.add(place, {rule: 'empty-list', message: `a filter without a list matches ${whole}: name what it is for`});
	}
	for (const [key, list] of criteria) {
		if (Array.isArray(list)) reportList(key, list, report, `${place}/${key}`);
	}
}

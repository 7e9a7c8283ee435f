// Filter node → `payment_filter`: the one place that knows its key order, what is left out, and the doubling.
import type {Writable} from 'type-fest';
import type {Codes} from '../account/account.js';
import type {AccountNode} from '../account/account-node.js';
import {doubledCodes, isDoubledType, normalCode} from '../account/provider-pairs.js';
import {listKey, nbCodeProblem} from '../account/providers-by-type.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import type {FilterParts, OptionParts, PaymentFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import {conflict} from './conflicts.js';
import {othersUnknown} from './default-reach.js';
import type {FilterNode, TypeNode} from './filter-node.js';
import {listOf, type Parts} from './parts.js';
import {writeEmiFilter} from './write-emi-filter.js';

/** The frozen `payment_filter`; `base` is its pointer. Its leaves are already frozen. */
export function writePaymentFilter(node: FilterNode, account: AccountNode, base = ''): PaymentFilter {
	const report = new IssueCollector();
	const {
		types,
		options: {readings},
	} = account;
	const nodes = node.outages?.hideIn(node, types, readings?.defaultsInside) ?? node.options;
	const options = new Array<OptionParts>(nodes.length);
	for (let index = 0; index < nodes.length; index += 1) {
		const type = nodes[index] as TypeNode; // below the length
		const option = writeOption(type, node, account, report, `${base}/options/${index}`);
		options[index] = Object.freeze(type.extra === undefined ? option : {...option, ...type.extra});
	}
	report.throwIfAny();
	const filter: Writable<FilterParts> = {allowDefaultOptions: node.allowDefaults, options: Object.freeze(options)};
	if (node.emi !== undefined) filter.emiOptions = writeEmiFilter(node.emi, account, `${base}/emiOptions`);
	return Object.freeze(filter) as PaymentFilter; // the builders add no list where the service ignores it
}

function writeOption(
	node: TypeNode,
	filter: FilterNode,
	account: AccountNode,
	report: IssueCollector,
	place: string,
): OptionParts {
	const {type, whole, shown, hidden, filters: parts} = node;
	if ((whole ?? shown ?? hidden ?? parts) === undefined) report.add(place, onlyExtra(type));
	if (parts !== undefined && whole === undefined) {
		return {paymentMethodType: type, enable: true, [listKey(type)]: listOf(parts)};
	}
	const {servicePrefix} = filter;
	report.add(place, pairConflict(node, servicePrefix, place));
	const written = codesToWrite(node, filter, account);
	if (typeof written === 'boolean') return {paymentMethodType: type, enable: written};
	const [enable, codes] = written;
	if (codes === undefined) report.add(place, othersUnknown(type));
	const paymentMethods = codes && doubled(type, codes, servicePrefix, report, `${place}/paymentMethods`);
	return {paymentMethodType: type, enable, paymentMethods: paymentMethods ?? []};
}

/** The issue of extra fields of an option that nothing else configures. */
function onlyExtra(type: string): IssueDetails {
	return {
		rule: 'missing-field',
		problem: `${type} has extra fields, but is neither shown nor hidden`,
		remedy: `add .show('${type}') or .hide('${type}')`,
	};
}

/** The conflict of a code that is shown with one that is hidden, where each stands for a pair and both for the same. */
function pairConflict(
	{type, shown, hidden}: TypeNode,
	servicePrefix: string | undefined,
	place: string,
): IssueDetails | undefined {
	if (servicePrefix === undefined || shown === undefined || hidden === undefined) return undefined;
	const normal = new Set(listOf(shown).map(code => normalCode(type, code, servicePrefix)));
	const both = listOf(hidden).find(code => normal.has(normalCode(type, code, servicePrefix)));
	return both === undefined ? undefined : conflict(both, 'shown', place);
}

/** Whether the whole type is shown, or a list in the form that is certain; no codes if the others are not known. */
function codesToWrite(
	{type, whole, shown, hidden}: TypeNode,
	{allowDefaults, codes, servicePrefix}: FilterNode,
	{options}: AccountNode,
): boolean | readonly [enable: boolean, codes: readonly string[] | undefined] {
	// Beside codes that are shown under `true`, `ignore` hides the others.
	const isRestShown =
		whole ?? (allowDefaults && (shown === undefined || options.readings?.defaultsInside !== 'ignore'));
	const exceptions = isRestShown ? hidden : shown;
	if (exceptions === undefined) {
		const redundant = whole === undefined ? (isRestShown ? shown : hidden) : undefined;
		return redundant === undefined ? isRestShown : [isRestShown, listOf(redundant)];
	}
	if (!isRestShown || allowDefaults) return [!isRestShown, listOf(exceptions)];
	const key = type as keyof Codes; // a type of the account has no list
	const others = othersOf(type, exceptions, options.codes?.[key] ?? codes?.[key], servicePrefix);
	return others?.length === 0 ? false : [true, others];
}

/** The codes of the account without these, and without their pairs where each code stands for a pair. */
function othersOf(
	type: PaymentMethodType,
	exceptions: Parts<string>,
	codes: readonly string[] | undefined,
	servicePrefix: string | undefined,
): readonly string[] | undefined {
	const normal = new Set(listOf(exceptions).map(code => normalCode(type, code, servicePrefix)));
	return codes?.filter(code => !normal.has(normalCode(type, code, servicePrefix)));
}

/** The codes, each as a pair if there is a service prefix. */
function doubled(
	type: PaymentMethodType,
	codes: readonly string[],
	servicePrefix: string | undefined,
	report: IssueCollector,
	place: string,
): readonly string[] {
	if (servicePrefix === undefined || !isDoubledType(type)) return Object.freeze(codes);
	if (type === 'NB') {
		// Only here are all codes known, so that a code without `NB_` can be recognized as a double.
		codes.forEach((code, index) => {
			report.add(`${place}/${index}`, nbCodeProblem(normalCode(type, code, servicePrefix)));
		});
	}
	return Object.freeze(doubledCodes(type, codes, servicePrefix));
}

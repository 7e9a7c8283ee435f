// Joins rules to a filter, or reports every conflict between the two at once.
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import type {AccountNode} from '../model/account-node.js';
import type {RulesNode} from '../model/filter-node.js';
import {conflict} from '../rules/conflicts.js';
import type {OptionParts} from '../wire/payment-filter.js';
import {optionConflict, optionIndex, optionPointer, withOption} from './add-option.js';
import {joinEmi, reportForeignEmi} from './read-emi.js';

/** What changes in a filter that includes rules. */
export function includeRules(
	{options, emi, servicePrefix}: RulesNode,
	added: RulesNode,
	isForeign: boolean,
	account: AccountNode,
): RulesNode {
	const report = new IssueCollector();
	const all = added.options.reduce((sofar: readonly OptionParts[], option) => {
		const index = optionIndex(sofar, option.paymentMethodType);
		const problem = optionConflict(sofar, index, option);
		const place = optionPointer(problem === undefined ? index : sofar.length);
		report.add(place, problem);
		if (isForeign) account.catalog?.reportOption(option, report, place);
		return problem === undefined ? withOption(sofar, index, option) : sofar;
	}, options);
	if (isForeign && added.emi !== undefined) reportForeignEmi(added.emi, account, report);
	const plans = added.emi === undefined ? emi : joinEmi(emi, added.emi, report);
	report.add('', prefixConflict(servicePrefix, added.servicePrefix));
	report.throwIfAny();
	return {options: all, emi: plans, servicePrefix: added.servicePrefix ?? servicePrefix};
}

/** The conflict of a second service prefix that differs from the first. */
export function prefixConflict(first: string | undefined, second: string | undefined): IssueDetails | undefined {
	const agrees = first === undefined || second === undefined || first === second;
	return agrees ? undefined : conflict('servicePrefix', first, '');
}

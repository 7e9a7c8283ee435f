// Joins rules to a filter, or reports every conflict between the two at once.
import {IssueCollector} from '../diagnostics/issue-collector.js';
import type {AccountNode} from '../model/account-node.js';
import type {RulesNode} from '../model/filter-node.js';
import {conflict} from '../rules/conflicts.js';
import {hidesParts} from '../rules/providers-by-type.js';
import type {OptionParts} from '../wire/payment-filter.js';
import {optionConflict, optionIndex, optionPointer, withOption} from './add-option.js';
import {reportForeignEmi} from './read-emi.js';

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
		const problem = optionConflict(sofar, index, hidesParts(option));
		const place = optionPointer(problem === undefined ? index : sofar.length);
		report.add(place, problem);
		if (isForeign) account.catalog?.reportOption(option, report, place);
		return problem === undefined ? withOption(sofar, index, option) : sofar;
	}, options);
	if (emi !== undefined && added.emi !== undefined)
		report.add('/emiOptions', conflict('emiOptions', 'set', '/emiOptions'));
	if (isForeign && added.emi !== undefined) reportForeignEmi(added.emi, account, report);
	if (servicePrefix !== undefined && added.servicePrefix !== undefined)
		report.add('', conflict('servicePrefix', 'set', ''));
	report.throwIfAny();
	return {options: all, emi: added.emi ?? emi, servicePrefix: added.servicePrefix ?? servicePrefix};
}

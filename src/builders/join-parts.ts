// What two sets of calls configure together.

import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {conflict, type NamesOf} from '../model/conflicts.js';
import type {RulesParts, TypeNode} from '../model/filter-node.js';
import {joined, optionIndex, optionPointer, typeConflict, withType} from './add-option.js';
import {joinEmi} from './emi-builder.js';

/** What both configure; a conflict goes to the report. */
export function joinParts(first: RulesParts, added: RulesParts, report: IssueCollector, namesOf?: NamesOf): RulesParts {
	const options = added.options.reduce((sofar: readonly TypeNode[], option) => {
		const index = optionIndex(sofar, option.type);
		const before = sofar[index];
		const problem = before && typeConflict(before, option, optionPointer(index), namesOf);
		report.add(optionPointer(sofar.length), problem);
		return problem === undefined ? withType(sofar, index, joined(before, option)) : sofar;
	}, first.options);
	const emi = added.emi === undefined ? first.emi : joinEmi(first.emi, added.emi, report, namesOf);
	report.add('', prefixConflict(first.servicePrefix, added.servicePrefix, namesOf));
	const {allowDefaults} = first;
	const outages = first.outages && added.outages ? first.outages.and(added.outages) : (first.outages ?? added.outages);
	return {options, emi, servicePrefix: added.servicePrefix ?? first.servicePrefix, allowDefaults, outages};
}

/** The subject of a conflict of service prefixes. */
export const SERVICE_PREFIX = 'servicePrefix';

/** The conflict of a second service prefix that differs from the first. */
export function prefixConflict(
	first: string | undefined,
	second: string | undefined,
	namesOf?: NamesOf,
): IssueDetails | undefined {
	const agrees = first === undefined || second === undefined || first === second;
	return agrees ? undefined : conflict(SERVICE_PREFIX, first, '', namesOf?.(SERVICE_PREFIX));
}

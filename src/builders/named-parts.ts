// The calls of a filter by the rules that they are in, so that it can be built without some of them.

import type {AccountNode} from '../account/account-node.js';
import type {IncludedRules} from '../diagnostics/builder-kind.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {invalidFormat} from '../diagnostics/wrong-value.js';
import {type ConflictNames, conflict} from '../model/conflicts.js';
import {
	type FilterNode,
	type NamedParts,
	NO_EMI,
	NO_RULES,
	type RulesNode,
	type RulesParts,
	type TypeNode,
} from '../model/filter-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import type {EmiKind} from '../wire/emi-filter.js';
import {joined, optionIndex, optionPointer, typeConflict, withType} from './add-option.js';
import {joinEmi} from './emi-builder.js';

const LONGEST_NAME = 80;

/** The issue of a name of rules; without one, they have none. */
export function nameProblem(name: unknown): IssueDetails | undefined {
	const isName =
		typeof name === 'string' &&
		/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u.test(name) &&
		name.trim() !== '' &&
		[...name].length <= LONGEST_NAME;
	if (name === undefined || isName) return undefined;
	return invalidFormat('the name of the rules is not a line of text', `write at most ${LONGEST_NAME} characters`);
}

/** What both configure; a conflict goes to the report. */
export function joinParts(
	first: RulesParts,
	added: RulesParts,
	report: IssueCollector,
	namesOf?: (subject: string) => ConflictNames,
): RulesParts {
	const options = added.options.reduce((sofar: readonly TypeNode[], option) => {
		const index = optionIndex(sofar, option.type);
		const problem = typeConflict(sofar[index], option, optionPointer(index), namesOf);
		report.add(optionPointer(problem === undefined ? index : sofar.length), problem);
		return problem === undefined ? withType(sofar, index, joined(sofar[index], option)) : sofar;
	}, first.options);
	const emi = added.emi === undefined ? first.emi : joinEmi(first.emi, added.emi, report, namesOf);
	report.add('', prefixConflict(first.servicePrefix, added.servicePrefix, namesOf));
	const {allowDefaults} = first;
	const outages = first.outages && added.outages ? first.outages.and(added.outages) : (first.outages ?? added.outages);
	return {options, emi, servicePrefix: added.servicePrefix ?? first.servicePrefix, allowDefaults, outages};
}

const SERVICE_PREFIX = 'servicePrefix';

/** The conflict of a second service prefix that differs from the first. */
export function prefixConflict(
	first: string | undefined,
	second: string | undefined,
	namesOf?: (subject: string) => ConflictNames,
): IssueDetails | undefined {
	const agrees = first === undefined || second === undefined || first === second;
	return agrees ? undefined : conflict(SERVICE_PREFIX, first, '', namesOf?.(SERVICE_PREFIX));
}

/** The parts of a node with one more; none while all calls are of one chain. */
export function withParts(node: RulesNode, added: readonly NamedParts[]): readonly NamedParts[] | undefined {
	const own = added.map(part => (part.name === undefined ? {...part, name: node.name} : part));
	if (node.parts === undefined && own.every(({name}) => name === node.name)) return undefined;
	return Object.freeze(own.reduce(withPart, namedPartsOf(node)));
}

/** Parts that follow each other and have one name are one. */
function withPart(parts: readonly NamedParts[], part: NamedParts): readonly NamedParts[] {
	const last = parts.at(-1);
	if (last?.name !== part.name) return [...parts, part];
	return [...parts.slice(0, -1), {...joinParts(last ?? NO_RULES, part, new IssueCollector()), name: part.name}];
}

/** The parts of a node, which is one itself while all its calls are of one chain. */
export function namedPartsOf(node: RulesNode): readonly NamedParts[] {
	return node.parts ?? [node];
}

/** Whose calls disagree about a payment method type, an EMI kind or the service prefix: those of a node, and those added. */
export function namesOfConflict(subject: string, node: RulesNode, added: RulesNode): ConflictNames {
	const [before = [], after = []] = [node, added].map(rules =>
		namedPartsOf(rules).map(part => onlyAbout(part, subject)),
	);
	for (const second of after) {
		const first = before.find(part => doDisagree(part, second));
		if (first !== undefined) return {first: first.name, second: second.name ?? node.name};
	}
	return {};
}

function onlyAbout({name, options, emi, servicePrefix}: NamedParts, subject: string): NamedParts {
	return {
		...NO_RULES,
		name,
		options: options.filter(({type}) => type === subject),
		emi: emi && {...NO_EMI, [subject]: emi[subject as EmiKind]}, // of another subject, there is none
		servicePrefix: subject === SERVICE_PREFIX ? servicePrefix : undefined,
	};
}

function doDisagree(first: RulesParts, second: RulesParts): boolean {
	const report = new IssueCollector();
	joinParts(first, second, report);
	return report.total > 0;
}

/** The rules with names that a filter includes. */
export function includedRules(node: FilterNode, account: AccountNode): IncludedRules | undefined {
	const {parts = []} = node;
	const names = [...new Set(parts.flatMap(({name}) => name ?? []))];
	if (names.length === 0) return undefined;
	return Object.freeze({
		names: Object.freeze(names),
		mayListOnce: node.outages !== undefined && node.servicePrefix === undefined,
		only: (chosen: readonly string[]) => {
			const kept = parts.filter(({name}) => name === undefined || chosen.includes(name));
			const report = new IssueCollector(); // parts of a filter without conflicts have none
			const all = kept.reduce((before: RulesParts, part) => joinParts(before, part, report), NO_RULES);
			return writePaymentFilter({...node, ...all, allowDefaults: node.allowDefaults}, account);
		},
	});
}

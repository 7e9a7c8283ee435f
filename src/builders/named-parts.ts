// The calls of a filter by the rules that they are in, so that it can be built without some of them.

import type {AccountNode} from '../account/account-node.js';
import type {IncludedRules} from '../diagnostics/builder-kind.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {IssueCollector} from '../diagnostics/issue-collector.js';
import {invalidFormat} from '../diagnostics/wrong-value.js';
import type {ConflictNames} from '../model/conflicts.js';
import {
	type FilterNode,
	type NamedParts,
	type Naming,
	NO_EMI,
	NO_RULES,
	type RulesNode,
	type RulesParts,
} from '../model/filter-node.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import type {EmiKind} from '../wire/emi-filter.js';
import {joinParts, SERVICE_PREFIX} from './join-parts.js';

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

/** The parts of a node with those of another; none while all calls are of one chain. */
function withParts(node: RulesNode, added: RulesNode): readonly NamedParts[] | undefined {
	const own = namedPartsOf(added).map(part => (part.name === undefined ? {...part, name: node.name} : part));
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
function namedPartsOf(node: RulesNode): readonly NamedParts[] {
	return node.parts ?? [node];
}

/** Whose calls disagree about a payment method type, an EMI kind or the service prefix: those of a node, and those added. */
function namesOfConflict(subject: string, node: RulesNode, added: RulesNode): ConflictNames {
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
function includedRules(node: FilterNode, account: AccountNode): IncludedRules | undefined {
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

const NAMING: Naming = {withParts, namesOfConflict, includedRules};

/** Rules with a name, of which nothing else is configured yet. */
export function namedRules(name: string): RulesNode {
	return {...NO_RULES, name, naming: NAMING};
}

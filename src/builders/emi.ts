// The implementations of `EmiBuilder` and `GroupsBuilder` in `emi-builder.ts`: EMI kinds, and the plan groups inside a kind.

import type {Writable} from 'type-fest';
import {BUILDER, type BuilderKind, kindOfBuilder} from '../diagnostics/builder-kind.js';
import {type IssueCollector, readOrThrow, throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import type {AccountNode} from '../model/account-node.js';
import {type EmiNode, type GroupNodes, NO_EMI, NO_GROUPS, type PlanNode} from '../model/filter-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {conflict} from '../rules/conflicts.js';
import {fromOtherCopy} from '../rules/recipe-results.js';
import {noArgument} from '../rules/refused-calls.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	PLAN_GROUPS,
	type PlanGroupName,
} from '../wire/emi-filter.js';
import {Plans} from './plans.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';
import {type Vocabulary, VocabularyBuilder} from './vocabulary-builder.js';

const GROUPS: Vocabulary<PlanGroupName> = {
	what: 'plan group',
	words: PLAN_GROUPS,
	keys: {credit: 'credit', debit: 'debit', cardless: 'cardless'},
};

class Groups extends VocabularyBuilder<PlanGroupName, readonly PlanNode[], GroupNodes> {
	get [BUILDER](): BuilderKind {
		return 'plan groups';
	}

	protected override get vocabulary(): Vocabulary<PlanGroupName> {
		return GROUPS;
	}

	protected override inside(recipe: unknown, {account, base}: BuilderPlace): readonly PlanNode[] {
		if (recipe === undefined) return [];
		const place = {account, base: `${base}/filters`, count: 0};
		return RecipeBuilder.follow(recipe, Plans, place, undefined, base).filters;
	}
}

const KINDS: Vocabulary<EmiKind> = {what: 'EMI kind', words: EMI_KINDS, keys: EMI_KIND_KEYS};

export class Emi extends VocabularyBuilder<EmiKind, GroupNodes, EmiNode> {
	static {
		reportAtCalls(Emi, 'showOnlyEmi', 'build');
	}

	get [BUILDER](): BuilderKind {
		return 'emi';
	}

	showOnlyEmi(...given: readonly unknown[]): this {
		throwIfIssue('/emiOptions/showOnlyEmi', noArgument('showOnlyEmi', given));
		return this.with({...this.node, onlyEmi: true});
	}

	override build(): EmiFilter {
		return writeEmiFilter(this.node, this.place.account, this.place.base);
	}

	protected override get vocabulary(): Vocabulary<EmiKind> {
		return KINDS;
	}

	protected override inside(recipe: unknown, place: BuilderPlace): GroupNodes {
		if (recipe === undefined) return NO_GROUPS;
		return RecipeBuilder.follow(recipe, Groups, place, NO_GROUPS, place.base).node;
	}
}

const POINTER = '/emiOptions';

/** The EMI filter so far with what is added; a builder of another account is checked against this one. */
export function readEmi(given: unknown, before: EmiNode | undefined, account: AccountNode): EmiNode {
	if (RecipeBuilder.is(Emi, given)) {
		const {node, place} = given;
		return readOrThrow(report => {
			if (place.account !== account) reportForeignEmi(node, account, report);
			return joinEmi(before, node, report);
		});
	}
	if (kindOfBuilder(given) === 'emi') throwIssue(POINTER, fromOtherCopy('emi'));
	return RecipeBuilder.follow(given, Emi, {account, base: POINTER}, before ?? NO_EMI, POINTER).node;
}

/** The EMI kinds of both; one that both configure is a conflict, unless both hide it. */
export function joinEmi(first: EmiNode | undefined, added: EmiNode, report: IssueCollector): EmiNode {
	if (first === undefined) return added;
	const joined: Writable<EmiNode> = {...first, onlyEmi: first.onlyEmi || added.onlyEmi};
	for (const kind of EMI_KINDS) {
		const [before, more] = [first[kind], added[kind]];
		joined[kind] = before ?? more;
		if (before === undefined || more === undefined || (before === 'hidden' && more === 'hidden')) continue;
		const place = `${POINTER}/${EMI_KIND_KEYS[kind]}`;
		report.add(place, conflict(kind, before === 'hidden' ? 'hidden' : 'shown', place));
	}
	return joined;
}

/** Checks EMI plans of another account against this one: its catalog, and what its tenure encoding can express. */
export function reportForeignEmi(emi: EmiNode, account: AccountNode, report: IssueCollector): void {
	const written = writeEmiFilter(emi, {...account, servicePrefix: undefined}, POINTER);
	account.catalog?.reportEmi(written, report, POINTER, '/0');
}

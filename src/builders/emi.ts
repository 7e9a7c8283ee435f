// The implementations of `EmiBuilder` and `GroupsBuilder` in `emi-builder.ts`: EMI kinds, and the plan groups inside a kind.
import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {throwIfIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {type EmiNode, type GroupNodes, NO_GROUPS, type PlanNode} from '../model/filter-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {noArgument} from '../rules/no-argument.js';
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

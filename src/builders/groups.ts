// The implementation of `GroupsBuilder` in `emi-builder.ts`: the plan groups inside an EMI kind.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import type {GroupNodes, PlanNode} from '../model/emi-node.js';
import {PLAN_GROUPS, type PlanGroupName} from '../wire/emi-filter.js';
import {Plans} from './plans.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';
import {type Vocabulary, VocabularyBuilder} from './vocabulary-builder.js';

const VOCABULARY: Vocabulary<PlanGroupName> = {
	what: 'plan group',
	words: PLAN_GROUPS,
	keys: {credit: 'credit', debit: 'debit', cardless: 'cardless'},
};

export class Groups extends VocabularyBuilder<PlanGroupName, readonly PlanNode[], GroupNodes> {
	get [BUILDER](): BuilderKind {
		return 'plan groups';
	}

	protected override get vocabulary(): Vocabulary<PlanGroupName> {
		return VOCABULARY;
	}

	protected override inside(recipe: unknown, {account, base}: BuilderPlace): readonly PlanNode[] {
		if (recipe === undefined) return [];
		const place = {account, base: `${base}/filters`, count: 0};
		return RecipeBuilder.follow(recipe, Plans, place, undefined, base).filters;
	}
}

// The implementation of `EmiBuilder` in `emi-builder.ts`: EMI kinds.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import {throwIfIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {type EmiNode, type GroupNodes, NO_GROUPS} from '../model/emi-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {noArgument} from '../rules/no-argument.js';
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter, type EmiKind} from '../wire/emi-filter.js';
import {Groups} from './groups.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';
import {type Vocabulary, VocabularyBuilder} from './vocabulary-builder.js';

const VOCABULARY: Vocabulary<EmiKind> = {what: 'EMI kind', words: EMI_KINDS, keys: EMI_KIND_KEYS};

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
		return VOCABULARY;
	}

	protected override inside(recipe: unknown, place: BuilderPlace): GroupNodes {
		if (recipe === undefined) return NO_GROUPS;
		return RecipeBuilder.follow(recipe, Groups, place, NO_GROUPS, place.base).node;
	}
}

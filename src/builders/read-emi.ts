// Reads what `.emi(…)` takes: a recipe, or an EMI builder of any dialect.
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {EmiNode} from '../model/emi-node.js';
import {kindOfBuilder} from './brand.js';
import {reportPlansOutsideCatalog} from './catalog-check.js';
import {Emi} from './emi.js';
import {RecipeBuilder} from './recipe-builder.js';

/** The EMI filter; a builder of another dialect is checked against this one. */
export function readEmi(given: unknown, dialect: DialectNode, pointer: string): EmiNode {
	if (Emi.is(given)) {
		const report = new IssueCollector();
		if (Emi.dialect(given) !== dialect) reportPlansOutsideCatalog(Emi.node(given), dialect, report, pointer);
		report.throwIfAny();
		return Emi.node(given);
	}
	if (kindOfBuilder(given) === 'emi') {
		const message = 'the EMI builder comes from another copy of paylock: import one copy only';
		throwIssue(pointer, {rule: 'invalid-recipe', message, found: 'emi'});
	}
	return Emi.node(RecipeBuilder.follow(given, new Emi(dialect, pointer), pointer));
}

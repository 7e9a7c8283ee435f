// Reads the argument of `.emi(…)`: a recipe, or an EMI builder of any dialect.

import {kindOfBuilder} from '../diagnostics/builder-kind.js';
import {type IssueCollector, readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import type {DialectNode} from '../model/dialect-node.js';
import {type EmiNode, NO_EMI} from '../model/emi-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {fromOtherCopy} from '../rules/recipe-results.js';
import {Emi} from './emi.js';
import {RecipeBuilder} from './recipe-builder.js';

const POINTER = '/emiOptions';

/** The EMI filter; a builder of another dialect is checked against this one. */
export function readEmi(given: unknown, dialect: DialectNode): EmiNode {
	if (RecipeBuilder.is(Emi, given)) {
		if (given.place.dialect !== dialect) readOrThrow(report => reportForeignEmi(given.node, dialect, report));
		return given.node;
	}
	if (kindOfBuilder(given) === 'emi') throwIssue(POINTER, fromOtherCopy('emi'));
	return RecipeBuilder.follow(given, Emi, {dialect, base: POINTER}, NO_EMI, POINTER).node;
}

/** Checks EMI plans of another dialect against this one: its catalog, and what its tenure encoding can express. */
export function reportForeignEmi(emi: EmiNode, dialect: DialectNode, report: IssueCollector): void {
	const written = writeEmiFilter(emi, {...dialect, servicePrefix: undefined}, POINTER);
	dialect.catalog?.reportEmi(written, report, POINTER, '/0');
}

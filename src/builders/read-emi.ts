// Reads the argument of `.emi(…)`: a recipe, or an EMI builder of any account.

import {kindOfBuilder} from '../diagnostics/builder-kind.js';
import {type IssueCollector, readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import type {AccountNode} from '../model/account-node.js';
import {type EmiNode, NO_EMI} from '../model/emi-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {fromOtherCopy} from '../rules/recipe-results.js';
import {Emi} from './emi.js';
import {RecipeBuilder} from './recipe-builder.js';

const POINTER = '/emiOptions';

/** The EMI filter; a builder of another account is checked against this one. */
export function readEmi(given: unknown, account: AccountNode): EmiNode {
	if (RecipeBuilder.is(Emi, given)) {
		if (given.place.account !== account) readOrThrow(report => reportForeignEmi(given.node, account, report));
		return given.node;
	}
	if (kindOfBuilder(given) === 'emi') throwIssue(POINTER, fromOtherCopy('emi'));
	return RecipeBuilder.follow(given, Emi, {account, base: POINTER}, NO_EMI, POINTER).node;
}

/** Checks EMI plans of another account against this one: its catalog, and what its tenure encoding can express. */
export function reportForeignEmi(emi: EmiNode, account: AccountNode, report: IssueCollector): void {
	const written = writeEmiFilter(emi, {...account, servicePrefix: undefined}, POINTER);
	account.catalog?.reportEmi(written, report, POINTER, '/0');
}

// Reads the argument of `.emi(…)`: a recipe, or an EMI builder of any account.

import type {Writable} from 'type-fest';
import {kindOfBuilder} from '../diagnostics/builder-kind.js';
import {type IssueCollector, readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import type {AccountNode} from '../model/account-node.js';
import {type EmiNode, NO_EMI} from '../model/filter-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {conflict} from '../rules/conflicts.js';
import {fromOtherCopy} from '../rules/recipe-results.js';
import {EMI_KIND_KEYS, EMI_KINDS} from '../wire/emi-filter.js';
import {Emi} from './emi.js';
import {RecipeBuilder} from './recipe-builder.js';

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

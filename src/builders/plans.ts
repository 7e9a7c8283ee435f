// The implementation of `plans-builder.ts`: each call appends one plan node.

import {BUILDER, type BuilderKind} from '../diagnostics/builder-kind.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {AccountNode} from '../model/account-node.js';
import type {ItemsNode, PlanNode} from '../model/filter-node.js';
import {emptyChoice, ONLY_AND_EXCEPT} from '../rules/plan-criteria.js';
import {readKnown} from '../schema/read-options.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {NO_CRITERION, NOTHING_LISTED} from '../values/empty-lists.js';
import {readList} from '../values/list.js';
import {tenureRangeProblem} from '../values/tenure-range.js';
import {type Check, codeProblem} from '../values/text.js';
import {FilterList} from './filter-list.js';

const CRITERIA = ['paymentMethodType', 'paymentMethod', 'issuers', 'tenures'] as const;

const PLAN_FILTER = {
	what: 'plan filter',
	part: 'criterion of a plan filter',
	nothing: NO_CRITERION,
};

export class Plans extends FilterList<PlanNode> {
	get [BUILDER](): BuilderKind {
		return 'plan filters';
	}

	show(criteria: unknown): this {
		return this.append(this.show, report => readPlan(criteria, true, this.place.account, report));
	}

	hide(criteria: unknown): this {
		return this.append(this.hide, report => readPlan(criteria, false, this.place.account, report));
	}
}

function readPlan(criteria: unknown, enable: boolean, account: AccountNode, report: IssueCollector): PlanNode {
	const [type, methods, issuerChoice, tenureChoice] = readKnown(criteria, CRITERIA, PLAN_FILTER, report);
	const {catalog} = account;
	const paymentMethodType = readType(type, account, report);
	const issuerCheck = catalog?.check('issuers') ?? codeProblem;
	const issuers = readChoice(issuerChoice, issuerCheck, report, 'issuerFilter', 'issuers');
	const tenures = readChoice(tenureChoice, tenureRangeProblem, report, account.tenures.key, 'tenures');
	report.add('', account.tenures.problem(issuers, tenures));
	const paymentMethods = readProviders(methods, catalog?.check(paymentMethodType) ?? codeProblem, report);
	return {enable, paymentMethodType, paymentMethods, issuers, tenures};
}

/** A type of the account, except `RTP`, which EMI plans do not have (open point 19). */
function readType(given: unknown, account: AccountNode, report: IssueCollector): PlanNode['paymentMethodType'] {
	if (given === undefined) return undefined;
	const types = account.types.filter(type => type !== 'RTP');
	const problem = vocabularyProblem(given, types, 'payment method type of an EMI plan');
	report.add('/paymentMethodType', problem);
	return problem === undefined ? (given as PlanNode['paymentMethodType']) : undefined; // of the vocabulary
}

/** One code or several; only listed ones if the catalog closes the type. */
function readProviders(given: unknown, check: Check, report: IssueCollector): readonly string[] | undefined {
	if (given === undefined) return undefined;
	if (typeof given !== 'string') return readList(given, check, report, '/paymentMethod', NOTHING_LISTED);
	report.add('/paymentMethod', check(given));
	return Object.freeze([given]);
}

const CHOICE = {what: 'choice', part: 'part of a choice'};

/** `{only: […]}` or `{except: […]}`. */
function readChoice(
	given: unknown,
	check: Check,
	report: IssueCollector,
	filter: string,
	key: 'issuers' | 'tenures',
): ItemsNode | undefined {
	if (given === undefined) return undefined;
	const place = `/${filter}`;
	if (typeof given !== 'object' || given === null || Array.isArray(given)) {
		report.add(
			place,
			wrongValue('invalid-type', given, {
				problem: `is not a choice of ${key}`,
				remedy: 'write {only: […]} or {except: […]}',
			}),
		);
		return undefined;
	}
	const [only, except] = readKnown(given, ['only', 'except'], {...CHOICE, nothing: emptyChoice(key)}, report, place);
	if (only !== undefined && except !== undefined) report.add(place, {rule: 'contradiction', ...ONLY_AND_EXCEPT});
	const enable = only !== undefined;
	const list = enable ? only : except;
	if (list === undefined) return undefined;
	return Object.freeze({items: readList(list, check, report, `${place}/${key}`, NOTHING_LISTED), enable});
}

// The implementation of `plan-filters.ts`: each call appends one plan node.

import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {append, type Cell, countOf, toArray} from '../model/cells.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {PlanNode} from '../model/emi-node.js';
import {codeCheck} from '../rules/catalog.js';
import {NO_CRITERION} from '../rules/empty-lists.js';
import {oneFlagProblem} from '../rules/one-flag.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type Choice, isChoice, NOTHING_LISTED} from '../values/choice.js';
import {type Place, readList} from '../values/list.js';
import {tenureRangeProblem} from '../values/tenure-range.js';
import {type Check, codeProblem} from '../values/text.js';
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from '../wire/payment-method.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {readKnown} from './read-known.js';
import {RecipeBuilder, type Step} from './recipe-builder.js';

const CRITERIA = ['paymentMethodType', 'paymentMethod', 'issuers', 'tenures'] as const;

const PLAN_FILTER = {
	what: 'plan filter',
	part: 'criterion of a plan filter',
	nothing: NO_CRITERION,
};

export class Plans extends RecipeBuilder {
	readonly #dialect: DialectNode;
	/** The pointer of the plan group. */
	readonly #group: string;
	readonly #newest: Cell<PlanNode> | undefined;

	constructor(dialect: DialectNode, group: string, newest?: Cell<PlanNode>, step?: Step) {
		super(step);
		this.#dialect = dialect;
		this.#group = group;
		this.#newest = newest;
	}

	/** The plan filters, oldest first. */
	static nodes(plans: Plans): readonly PlanNode[] {
		return toArray(plans.#newest);
	}

	get [BUILDER](): BuilderKind {
		return 'plan filters';
	}

	show(criteria: unknown): Plans {
		return this.#append(criteria, true);
	}

	hide(criteria: unknown): Plans {
		return this.#append(criteria, false);
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'plan filters are part of a plan group: return them from its recipe',
		});
	}

	protected override at(step: Step | undefined): this {
		return new Plans(this.#dialect, this.#group, this.#newest, step) as this; // the class has no subclasses
	}

	protected override pointer(): string {
		return `${this.#group}/filters/${countOf(this.#newest)}`;
	}

	#append(criteria: unknown, enable: boolean): Plans {
		const report = new IssueCollector();
		const place = () => this.pointer();
		const given = readKnown(criteria, CRITERIA, PLAN_FILTER, report, place);
		const node = readPlan(given, enable, this.#dialect, report, place);
		report.throwIfAny();
		return new Plans(this.#dialect, this.#group, append(this.#newest, node), this.next());
	}
}

type Given = {readonly [Name in (typeof CRITERIA)[number]]?: unknown};

function readPlan(given: Given, enable: boolean, dialect: DialectNode, report: IssueCollector, place: Place): PlanNode {
	const typeProblem =
		'paymentMethodType' in given
			? vocabularyProblem(given.paymentMethodType, PAYMENT_METHOD_TYPES, 'payment method type')
			: undefined;
	if (typeProblem !== undefined) report.add(`${place()}/paymentMethodType`, typeProblem);
	const type = typeProblem === undefined ? (given.paymentMethodType as PaymentMethodType | undefined) : undefined; // of the vocabulary
	const issuerCheck = codeCheck(dialect.codes, 'issuers');
	const issuers =
		'issuers' in given
			? (sound(given.issuers, issuerCheck) ??
				readChoice(given.issuers, issuerCheck, report, () => `${place()}/issuerFilter`, 'issuers'))
			: undefined;
	const tenures =
		'tenures' in given
			? (sound(given.tenures, tenureRangeProblem) ??
				readChoice(given.tenures, tenureRangeProblem, report, () => `${place()}/${keyOfTenures(dialect)}`, 'tenures'))
			: undefined;
	const problem = oneFlagProblem(dialect.tenureEncoding, issuers, tenures);
	if (problem !== undefined) report.add(place(), problem);
	const paymentMethods = Object.hasOwn(given, 'paymentMethod')
		? readProviders(given.paymentMethod, type, dialect, report, () => `${place()}/paymentMethod`)
		: undefined;
	return {enable, paymentMethodType: type, paymentMethods, issuers, tenures};
}

/** One code or several; only listed ones if the catalog closes the type. */
function readProviders(
	given: unknown,
	type: PaymentMethodType | undefined,
	{codes}: DialectNode,
	report: IssueCollector,
	place: Place,
): readonly string[] {
	const check = type === undefined || type === 'CARD' || type === 'UPI' ? codeProblem : codeCheck(codes, type);
	if (typeof given !== 'string') return readList(given, check, report, place, NOTHING_LISTED);
	const problem = check(given);
	if (problem !== undefined) report.add(place(), problem);
	return Object.freeze([given]);
}

/** The key of a plan filter under which tenures are written. */
function keyOfTenures({tenureEncoding}: DialectNode): string {
	return tenureEncoding === 'issuerFilter.tenures' ? 'issuerFilter' : tenureEncoding;
}

const CHOICE = ['items', 'enable'] as const satisfies readonly (keyof Choice)[];
const CHOICE_NAMES = {what: 'choice', part: 'part of a choice'};

/** A choice of this copy of the library, whose items are checked as codes already, if it passes the check. */
function sound(given: unknown, check: Check): Choice | undefined {
	if (!isChoice(given)) return undefined;
	return check === codeProblem || given.items.every(item => check(item) === undefined) ? given : undefined;
}

/** A choice of any copy of the library, checked item by item. */
function readChoice(
	given: unknown,
	check: Check,
	report: IssueCollector,
	place: Place,
	key: string,
): Choice | undefined {
	const inner = new IssueCollector();
	const {items, enable} = readKnown(given, CHOICE, CHOICE_NAMES, inner, place);
	if (typeof enable !== 'boolean' || inner.total > 0) {
		report.add(place(), {
			rule: 'invalid-type',
			message: `${formatValue(given)} is not a choice of ${key}: write only(…) or except(…)`,
			found: formatValue(given),
		});
		return undefined;
	}
	return Object.freeze({items: readList(items, check, report, () => `${place()}/${key}`, NOTHING_LISTED), enable});
}

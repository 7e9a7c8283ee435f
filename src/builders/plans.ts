// Below the interface of `PlanFilters` in `emi-builder.ts`: one cell a call, each a frozen plan node.
import type {Writable} from 'type-fest';
import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {type Cell, countOf, inOrder, say} from '../model/cells.js';
import type {DialectNode} from '../model/dialect-node.js';
import type {PlanNode} from '../model/emi-node.js';
import {codeCheck} from '../rules/catalog.js';
import {oneFlagProblem} from '../rules/one-flag.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {type Choice, isChoice, NOTHING_LISTED} from '../values/choice.js';
import {type Place, readList} from '../values/list.js';
import {tenureRangeProblem} from '../values/tenure-range.js';
import {type Check, codeProblem} from '../values/text.js';
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from '../wire/payment-method.js';
import {BUILDER, type BuilderKind} from './brand.js';
import {readKnown} from './read-known.js';

const CRITERIA = ['paymentMethodType', 'paymentMethod', 'issuers', 'tenures'] as const;

const PLAN_FILTER = {
	what: 'plan filter',
	part: 'criterion of a plan filter',
	nothing: 'a filter needs at least one criterion',
};

export class Plans {
	readonly #dialect: DialectNode;
	readonly #place: string;
	readonly #newest: Cell<PlanNode> | undefined;

	constructor(dialect: DialectNode, place: string, newest?: Cell<PlanNode>) {
		this.#dialect = dialect;
		this.#place = place;
		this.#newest = newest;
	}

	/** Whether a recipe's answer is the builder it was given with more said. */
	static continues(start: Plans, value: unknown): value is Plans {
		if (typeof value !== 'object' || value === null || !(#newest in value)) return false;
		return value.#newest !== undefined && value.#dialect === start.#dialect && value.#place === start.#place;
	}

	/** The plan filters said, oldest first. */
	static nodes(plans: Plans): readonly PlanNode[] {
		return inOrder(plans.#newest);
	}

	get [BUILDER](): BuilderKind {
		return 'plan filters';
	}

	show(criteria: unknown): Plans {
		return this.#say(criteria, true);
	}

	hide(criteria: unknown): Plans {
		return this.#say(criteria, false);
	}

	toJSON(): never {
		return throwIssue('', {
			rule: 'invalid-recipe',
			message: 'plan filters are a part of a plan group: return them from its recipe',
		});
	}

	#say(criteria: unknown, enable: boolean): Plans {
		const report = new IssueCollector();
		const place = () => `${this.#place}/filters/${countOf(this.#newest)}`;
		const given = readKnown(criteria, CRITERIA, PLAN_FILTER, report, place);
		const node = readPlan(given, enable, this.#dialect, report, place);
		report.throwIfAny();
		return new Plans(this.#dialect, this.#place, say(this.#newest, node));
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
	const node: Writable<PlanNode> = {enable};
	if (type !== undefined) node.paymentMethodType = type;
	if (Object.hasOwn(given, 'paymentMethod')) {
		node.paymentMethods = readProviders(given.paymentMethod, type, dialect, report, () => `${place()}/paymentMethod`);
	}
	if (issuers !== undefined) node.issuers = issuers;
	if (tenures !== undefined) node.tenures = tenures;
	return node;
}

/** One code or several; of a type that the catalogue closes, those it lists. */
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

/** The key of a plan filter that tenures travel under. */
function keyOfTenures({tenureEncoding}: DialectNode): string {
	return tenureEncoding === 'issuerFilter.tenures' ? 'issuerFilter' : tenureEncoding;
}

const CHOICE = ['items', 'enable'] as const satisfies readonly (keyof Choice)[];
const CHOICE_NAMES = {what: 'choice', part: 'part of a choice'};

/** What `only(…)` and `except(…)` of this copy made, as codes checked already, if nothing is wrong with it. */
function sound(given: unknown, check: Check): Choice | undefined {
	if (!isChoice(given)) return undefined;
	return check === codeProblem || given.items.every(item => check(item) === undefined) ? given : undefined;
}

/** What `only(…)` and `except(…)` made, here or in another copy of the library; checked where it stands. */
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
			message: `${formatValue(given)} is no choice of ${key}: write only(…) or except(…)`,
			found: formatValue(given),
		});
		return undefined;
	}
	return Object.freeze({items: readList(items, check, report, () => `${place()}/${key}`, NOTHING_LISTED), enable});
}

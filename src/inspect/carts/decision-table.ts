// Shows what each cart sees, as the table of a function from carts to filters.

import type {Account} from '../../account/account.js';
import {formatValue} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {throwIssue} from '../../diagnostics/issue-collector.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {lint} from '../lint/lint.js';
import {checkOptions} from '../read/inspect-options.js';
import {summarize} from '../summarize/summarize.js';
import {type Axis, cartOf, namedCondition, readAxes} from './axes.js';
import {type Built, buildCarts} from './build-carts.js';
import {decidedInAll, rulesOfCarts, unusedRules} from './cart-rules.js';
import type {CartAxes, CartOf, DecisionRow} from './decision-row.js';
import {disjointConditions, everyCart} from './disjoint-conditions.js';
import {groupEqual} from './equal-carts.js';
import {markdownOf} from './markdown.js';
import {isRefusal} from './refusal.js';

/**
 * Shows which carts see what.
 *
 * @source The shape is paylock's own.
 */
export interface DecisionTable<Axes extends CartAxes = CartAxes> {
	/** One row for each different filter, in the order of its first cart. Each cart is in exactly one row. */
	readonly rows: readonly DecisionRow<Axes>[];
	/** The names of the axes that never matter: without them the table is the same. */
	readonly unusedAxes: readonly (keyof Axes & string)[];
	/**
	 * The names of rules that were included for some cart and can all be left out without a change for any cart. Of rules that do
	 * the same, the later ones.
	 */
	readonly unusedRules: readonly string[];
	/** The table as Markdown, for a file that people review; equal tables give equal texts. */
	toMarkdown(): string;
}

/**
 * Shows which carts see what: builds the filter or session of every combination of the axes' values, and groups the carts whose
 * filters are equivalent, as `diff` compares them.
 *
 * Use it in a test: `expect(decisionTable(axes, filterFor).toMarkdown()).toMatchFileSnapshot('filters.md')` fails whenever a
 * change of the code changes what some cart sees, and the file shows which cart.
 *
 * @param axes - the values of each input, such as `{total: [99, 3000], hasGold: [true, false]}`; choose values on both sides of
 *   every limit. At most 10,000 combinations
 * @param build - makes the filter or session of one cart: a builder, an object or JSON text
 * @param options - what is known about the account
 * @returns the rows, the axes that never matter, and the table as Markdown
 * @throws a {@link MisuseError} for axes without values, for more than 10,000 carts or 1,000 different filters, for a `build`
 *   that returns a promise, and for unknown options
 * @example
 * ```ts
 * import {filter} from 'paylock';
 * import {decisionTable} from 'paylock/inspect';
 *
 * const {rows, unusedAxes} = decisionTable({total: [99, 3000, 60_000], hasGold: [true, false]}, cart =>
 * 	filter().allowDefaults(true).when(cart.total > 1000, more => more.hide('CASH')),
 * );
 *
 * rows.map(({when}) => when);
 * // [[{total: [99]}], [{total: [3000, 60000]}]]
 * unusedAxes;
 * // ['hasGold']
 * ```
 * @source open-points: "What decides whether an instrument is shown"
 */
export function decisionTable<const Axes extends CartAxes>(
	axes: Axes,
	build: (cart: CartOf<Axes>) => unknown,
	options?: Account,
): DecisionTable<Axes> {
	return reportAtCall(decisionTable, () => {
		checkOptions(options);
		const read = readAxes(axes);
		if (typeof build !== 'function') {
			const problem = `${formatValue(build)} is not a function`;
			const remedy = 'pass one that returns the filter or session of a cart';
			throwIssue('', {rule: 'invalid-type', problem, remedy});
		}
		// Each cart has the axes' names and values.
		return tableOf(read, build as (cart: object) => unknown, options) as DecisionTable<Axes>;
	});
}

function tableOf(axes: readonly Axis[], build: (cart: object) => unknown, options: Account | undefined): DecisionTable {
	const choices = everyCart(axes.map(([, {length}]) => length));
	const carts = choices.map(choice => cartOf(choice, axes));
	const built = buildCarts(carts, build, options);
	const rulesOf = rulesOfCarts(built);
	const {groups, groupOf} = groupEqual(built);
	const decided = groups.map(({members}) => decidedInAll(new Set(members.map(cart => rulesOf[cart]))));
	const rows = groups.map(({byAccount}, row) =>
		Object.freeze({
			when: Object.freeze(
				disjointConditions(choices.filter((_, cart) => groupOf[cart] === row)).map(one => namedCondition(one, axes)),
			),
			carts: Object.freeze(carts.filter((_, cart) => groupOf[cart] === row)),
			...resultOf([...byAccount.values()], options),
			rules: Object.freeze([...(decided[row] ?? new Map()).keys()]),
		}),
	);
	const isUsed = (name: string) => rows.some(({when}) => when.some(condition => Object.hasOwn(condition, name)));
	return Object.freeze({
		rows: Object.freeze(rows),
		unusedAxes: Object.freeze(axes.flatMap(([name]) => (isUsed(name) ? [] : [name]))),
		unusedRules: Object.freeze(unusedRules([...new Set(rulesOf)].filter(rules => rules !== undefined))),
		toMarkdown: () => markdownOf(axes, rows, decided, options),
	});
}

/** What the carts of a row see; `all` has one cart for each account. */
function resultOf(all: readonly Built[], options: Account | undefined): Omit<DecisionRow, 'when' | 'carts' | 'rules'> {
	const [first] = all;
	const input = first?.input;
	if (first !== undefined && 'error' in first) {
		const {error} = first;
		const issues = isRefusal(error) ? error.issues : [];
		return {input, summary: '', issues, error};
	}
	const issues = new Map(all.flatMap(one => issuesOf(one, options)).map(issue => [JSON.stringify(issue), issue]));
	return {input, summary: summarize(input, options), issues: Object.freeze([...issues.values()])};
}

/** The issues of a cart, except that its filter changes nothing: most functions restrict nothing for some carts. */
function issuesOf(built: Built, options: Account | undefined): readonly Issue[] {
	const base = 'error' in built ? '' : built.subject.base;
	return lint(built.input, options).filter(({rule, pointer}) => rule !== 'no-effect' || pointer !== base);
}

// Which cart sees what: the table of a function from carts to filters.
import {formatValue, isArray} from '../../diagnostics/format-value.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {IssueCollector, throwIssue} from '../../diagnostics/issue-collector.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Account} from '../../wire/account.js';
import {withinBudget} from '../analysis/budget.js';
import {changesBetween} from '../analysis/changes.js';
import {optionFieldChanges} from '../analysis/option-field-changes.js';
import {lint} from '../lint/lint.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject} from '../read/subject.js';
import {summarize} from '../summarize/summarize.js';
import {CartSpace, coverOf, type Product} from './cover.js';
import type {CartAxes, CartCondition, CartOf, DecisionRow} from './decision-row.js';
import {type Axis, markdownOf} from './markdown.js';

/** The most carts of one table, and the most different filters among them, each of which is compared with the others. */
const MOST_CARTS = 10_000;
const MOST_FILTERS = 1_000;

/**
 * Which carts see what.
 *
 * @source The shape is paylock's own.
 */
export interface DecisionTable<Axes extends CartAxes = CartAxes> {
	/** One row for each different filter, in the order of its first cart. Each cart is in exactly one row. */
	readonly rows: readonly DecisionRow<Axes>[];
	/** The axes that never matter: without them the table is the same. */
	readonly idle: readonly (keyof Axes & string)[];
	/** The table as Markdown, for a file that people review; the same table is always the same text. */
	toMarkdown(): string;
}

/**
 * Shows which carts see what: builds the filter or session of every combination of the axes' values, and groups the carts whose
 * filters are equivalent, as `diff` compares them.
 *
 * Use it in a test: `expect(decisionTable(axes, filterFor).toMarkdown()).toMatchFileSnapshot('filters.md')` fails whenever a
 * change of the code changes what some cart sees, and the file shows which.
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
 * const {rows, idle} = decisionTable({total: [99, 3000, 60_000], hasGold: [true, false]}, cart =>
 * 	filter().allowDefaults(true).when(cart.total > 1000, more => more.hide('CASH')),
 * );
 *
 * rows.map(({when}) => when);
 * // [{total: [99]}, {total: [3000, 60000]}]
 * idle;
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
		const values = Object.entries(checkedAxes(axes)).map(([name, given]) => [name, [...new Set(given)]] as const);
		if (typeof build !== 'function') {
			const problem = `${formatValue(build)} is not a function`;
			const remedy = 'pass one that returns the filter or session of a cart';
			throwIssue('', {rule: 'invalid-type', problem, remedy});
		}
		// Each cart has the axes' names and values.
		return tableOf(values, build as (cart: object) => unknown, options) as DecisionTable<Axes>;
	});
}

function tableOf(axes: readonly Axis[], build: (cart: object) => unknown, options: Account | undefined): DecisionTable {
	const space = new CartSpace(axes.map(([, {length}]) => length));
	const carts = everyCart(axes);
	const {groups, groupOf} = groupEqual(carts.map(cart => builtFor(cart, build, options)));
	const rows = groups.map(({built, members}, group) => {
		const conditions = coverOf(members, space).map(product => conditionOf(product, axes));
		const [first, ...more] = conditions;
		return Object.freeze({
			when: first !== undefined && more.length === 0 ? first : Object.freeze(conditions),
			carts: Object.freeze(carts.filter((_, cart) => groupOf[cart] === group)),
			...resultOf(built, options),
		});
	});
	const names = axes.map(([name]) => name);
	return Object.freeze({
		rows: Object.freeze(rows),
		idle: Object.freeze(names.filter(name => !rows.some(({when}) => [when].flat().some(one => name in one)))),
		toMarkdown: () => markdownOf(axes, rows, options),
	});
}

/** The axes, or a {@link MisuseError} with everything that is wrong with them. */
function checkedAxes(axes: unknown): CartAxes {
	const report = new IssueCollector();
	const isObject = typeof axes === 'object' && axes !== null && !isArray(axes);
	const entries = isObject ? Object.entries(axes) : [];
	if (!isObject) {
		const problem = `${formatValue(axes)} is not an object`;
		const remedy = 'write the values of each axis, such as {total: [99, 3000]}';
		report.add('', {rule: 'invalid-type', problem, remedy});
	} else if (entries.length === 0) {
		const problem = 'the table has no axes';
		const remedy = 'write the values of at least one, such as {total: [99, 3000]}';
		report.add('', {rule: 'missing-field', problem, remedy});
	}
	for (const [name, values] of entries) {
		if (!isArray(values)) {
			const problem = `${formatValue(values)} is not a list`;
			const remedy = 'write the values of the axis, such as [99, 3000]';
			report.add(pointerSegment(name), {rule: 'invalid-type', problem, remedy});
		} else if (values.length === 0) {
			report.add(pointerSegment(name), {
				rule: 'empty-list',
				problem: 'the axis has no values',
				remedy: 'write at least one',
			});
		}
	}
	const carts = entries.reduce((product, [, values]) => product * (isArray(values) ? values.length : 1), 1);
	if (carts > MOST_CARTS) {
		const problem = `the axes make ${carts} carts, and at most ${MOST_CARTS} are compared`;
		const remedy = 'use fewer values';
		report.add('', {rule: 'too-large', problem, remedy});
	}
	report.throwIfAny();
	return axes as CartAxes; // checked above
}

/** One cart for each combination of values, the last axis changing fastest. */
function everyCart(axes: readonly Axis[]): readonly CartOf<CartAxes>[] {
	return axes
		.reduce<readonly (readonly (readonly [string, unknown])[])[]>(
			(carts, [name, values]) => carts.flatMap(cart => values.map(value => [...cart, [name, value] as const])),
			[[]],
		)
		.map(cart => Object.freeze(Object.fromEntries(cart)));
}

/** What `build` made of one cart: an input with what decides about it, or an error. */
type Built =
	| {readonly input: unknown; readonly key: string; readonly subject: Subject}
	| {readonly input: unknown; readonly key: string; readonly error: unknown};

function builtFor(cart: object, build: (cart: object) => unknown, options: Account | undefined): Built {
	let input: unknown;
	try {
		input = build(cart);
	} catch (error) {
		return {input: undefined, key: `error ${String(error)}`, error};
	}
	if (typeof input === 'object' && input !== null && 'then' in input && typeof input.then === 'function') {
		const problem = 'build returns a promise';
		const remedy = 'await what it needs before, and pass a function that returns the filter itself';
		throwIssue('', {rule: 'invalid-type', problem, remedy});
	}
	try {
		const subject = readSubjectOrThrow(input, checkOptions(options, input));
		return {input, key: keyOf(subject), subject};
	} catch (error) {
		if (!isInvalidInputError(error)) throw error;
		return {input, key: `error ${error.message}`, error};
	}
}

/** Equal for inputs that show the same; of a session, only what decides about the screen. */
function keyOf({recoveredRequest, plain, recoveredFilter, emiFilters, display, action, mandateKind}: Subject): string {
	return JSON.stringify(
		recoveredRequest === undefined ? plain : [recoveredFilter, emiFilters, display, action, mandateKind],
	);
}

interface Group {
	readonly built: Built;
	readonly members: number[];
}

/** The carts with equivalent filters, in the order of their first carts, and the number of each cart's group. */
function groupEqual(all: readonly Built[]): {readonly groups: readonly Group[]; readonly groupOf: readonly number[]} {
	const groups: Group[] = [];
	const groupOfKey = new Map<string, number>();
	const groupOf = all.map((built, cart) => {
		const number = getOrInsertComputed(groupOfKey, built.key, () => {
			if (groupOfKey.size === MOST_FILTERS) {
				const problem = `the carts have more than ${MOST_FILTERS} different filters`;
				const remedy = 'use fewer values';
				throwIssue('', {rule: 'too-large', problem, remedy});
			}
			const equal = groups.findIndex(group => isEquivalent(group.built, built));
			return equal < 0 ? groups.push({built, members: []}) - 1 : equal;
		});
		groups[number]?.members.push(cart);
		return number;
	});
	return {groups, groupOf};
}

function isEquivalent(one: Built, other: Built): boolean {
	if ('error' in one || 'error' in other) return false; // their keys are different
	if (optionFieldChanges(one.subject, other.subject).length > 0) return false;
	return withinBudget(() => changesBetween(one.subject, other.subject)).length === 0;
}

/** The values of a product by axis, without the axes of which it has every value. */
function conditionOf(product: Product, axes: readonly Axis[]): CartCondition<CartAxes> {
	const named = axes.flatMap(([name, values], axis) => {
		const chosen = product[axis] ?? [];
		return chosen.length === values.length ? [] : [[name, Object.freeze(chosen.map(index => values[index]))]];
	});
	return Object.freeze(Object.fromEntries(named));
}

function resultOf(built: Built, options: Account | undefined): Omit<DecisionRow, 'when' | 'carts'> {
	const {input} = built;
	if (!('error' in built)) return {input, summary: summarize(input, options), issues: lint(input, options)};
	const {error} = built;
	const issues = isMisuseError(error) || isInvalidInputError(error) ? error.issues : [];
	return {input, summary: '', issues, error};
}

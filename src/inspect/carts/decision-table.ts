// Which cart sees what: the table of a function from carts to filters.

import type {Account} from '../../account/account.js';
import {isBuilder} from '../../diagnostics/builder-kind.js';
import {formatValue, isArray} from '../../diagnostics/format-value.js';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import type {Issue} from '../../diagnostics/issue.js';
import {IssueCollector, throwIssue} from '../../diagnostics/issue-collector.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {reportAtCall} from '../../diagnostics/report-at-call.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {unlessExceeded, withinBudget} from '../analysis/budget.js';
import {changesBetween} from '../analysis/changes.js';
import {type ClassParts, classParts} from '../analysis/class-parts.js';
import {optionFieldChanges} from '../analysis/option-field-changes.js';
import {verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import {lint} from '../lint/lint.js';
import {checkOptions} from '../read/inspect-options.js';
import {readSubjectOrThrow, type Subject} from '../subject/read-subject.js';
import {summarize} from '../summarize/summarize.js';
import {type CartRules, cartRules, decidedInAll, rulesKey, unusedRules} from './cart-rules.js';
import type {CartAxes, CartCondition, CartOf, DecisionRow} from './decision-row.js';
import {type Condition, disjointConditions, everyCart} from './disjoint-conditions.js';
import {markdownOf} from './markdown.js';
import type {Axis} from './markdown-text.js';
import {isRefusal, refusalText} from './refusal.js';

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
	readonly unusedAxes: readonly (keyof Axes & string)[];
	/**
	 * The names of rules that were included for some cart and can all be left out: no cart sees a change. Of rules that do the
	 * same, the later ones.
	 */
	readonly unusedRules: readonly string[];
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
	const choices = everyCart(axes.map(([, {length}]) => length));
	const carts = choices.map(choice => cartOf(choice, axes));
	const built = everyBuilt(carts, build, options);
	const rulesOf = includedRules(built);
	const {groups, groupOf} = groupEqual(built, rulesOf);
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
	const carts = entries.reduce((product, [, values]) => product * (isArray(values) ? new Set(values).size : 1), 1);
	if (carts > MOST_CARTS) {
		const problem = `the axes make ${carts} carts, and at most ${MOST_CARTS} are compared`;
		const remedy = 'use fewer values';
		report.add('', {rule: 'too-large', problem, remedy});
	}
	report.throwIfAny();
	return axes as CartAxes; // checked above
}

/** The cart with the chosen value of each axis. */
function cartOf(choice: Condition, axes: readonly Axis[]): CartOf<CartAxes> {
	return Object.freeze(Object.fromEntries(axes.map(([name, values], axis) => [name, values[choice[axis]?.[0] ?? 0]])));
}

/** What `build` made of one cart: an input with what decides about it, or an error. */
type Built =
	| ({readonly input: unknown} & Keyed)
	| {readonly input: unknown; readonly key: string; readonly error: NonNullable<unknown>};

/** A subject; the key is equal for those that show the same under one account. */
interface Keyed {
	readonly key: string;
	readonly subject: Subject;
}

/** What `build` makes of each cart. Throws as soon as there are too many different filters. */
function everyBuilt(
	carts: readonly object[],
	build: (cart: object) => unknown,
	options: Account | undefined,
): readonly Built[] {
	const keys = new Set<string>();
	const known = new Map<string, Keyed>();
	return carts.map(cart => {
		const built = builtFor(cart, build, options, known);
		if (keys.add(built.key).size > MOST_FILTERS) {
			const problem = `the carts have more than ${MOST_FILTERS} different filters`;
			throwIssue('', {rule: 'too-large', problem, remedy: 'use fewer values'});
		}
		return built;
	});
}

/** @param known - the subjects of builders that were read, by their JSON and account */
function builtFor(
	cart: object,
	build: (cart: object) => unknown,
	options: Account | undefined,
	known: Map<string, Keyed>,
): Built {
	let input: unknown;
	try {
		input = build(cart);
	} catch (thrown) {
		const error = thrown ?? new Error(`build threw ${thrown}`); // a row without an error has a filter
		return {input: undefined, key: `error ${refusalText(error)}`, error};
	}
	if (typeof input === 'object' && input !== null && 'then' in input && typeof input.then === 'function') {
		const problem = 'build returns a promise';
		const remedy = 'await what it needs before, and pass a function that returns the filter itself';
		throwIssue('', {rule: 'invalid-type', problem, remedy});
	}
	try {
		const account = checkOptions(options, input);
		const read = () => keyed(readSubjectOrThrow(input, account));
		const json = isBuilder(input) ? textOf([account, input]) : undefined;
		return {input, ...(json === undefined ? read() : getOrInsertComputed(known, json, read))};
	} catch (error) {
		if (!isInvalidInputError(error)) throw error;
		return {input, key: `error ${error.message}`, error};
	}
}

/** The JSON of a builder; `undefined` if it cannot be built, which reading it reports. */
function textOf(parts: readonly unknown[]): string | undefined {
	try {
		return JSON.stringify(parts);
	} catch {
		return undefined;
	}
}

/** The key of a session has only what decides about the screen. */
function keyed(subject: Subject): Keyed {
	const {recoveredRequest, plain, recoveredFilter, emiFilters, display, action, mandateKind, account} = subject;
	const shown = recoveredRequest === undefined ? plain : [recoveredFilter, emiFilters, display, action, mandateKind];
	return {key: JSON.stringify([account, shown]), subject};
}

/** The rules of each cart; one object for carts whose rules are the same. */
function includedRules(all: readonly Built[]): readonly (CartRules | undefined)[] {
	const found = new Map<string, CartRules | undefined>();
	return all.map(one => {
		const key = 'error' in one ? undefined : rulesKey(one.input);
		if ('error' in one || key === undefined) return undefined;
		return getOrInsertComputed(found, one.key + key, () => cartRules(one.input, one.subject));
	});
}

interface Group {
	readonly built: Built;
	readonly members: number[];
	/** One of them for each account. */
	readonly byAccount: Map<string, Built>;
}

/** The carts with equivalent filters, in the order of their first carts, and the number of each cart's group. */
function groupEqual(
	all: readonly Built[],
	rulesOf: readonly (CartRules | undefined)[],
): {readonly groups: readonly Group[]; readonly groupOf: readonly number[]} {
	const groups: Group[] = [];
	const groupOfKey = new Map<string, number>();
	const groupOf = all.map((built, cart) => {
		const number = getOrInsertComputed(groupOfKey, built.key, () => {
			const samples = rulesOf[cart]?.classes ?? samplesOf(built);
			const equal = groups.findIndex(group => isEquivalent(group.built, built, samples));
			return equal < 0 ? groups.push({built, members: [], byAccount: new Map()}) - 1 : equal;
		});
		groups[number]?.members.push(cart);
		getOrInsertComputed(groups[number]?.byAccount ?? new Map<string, Built>(), accountKey(built), () => built);
		return number;
	});
	return {groups, groupOf};
}

function accountKey(built: Built): string {
	return 'error' in built ? '' : JSON.stringify(built.subject.account);
}

/** Instruments with their verdicts, by which most filters that are not equivalent are told apart without a comparison. */
function samplesOf(built: Built): readonly ClassParts[] {
	if ('error' in built) return [];
	return unlessExceeded(
		() => classParts(built.subject),
		() => [],
	);
}

function isEquivalent(one: Built, other: Built, samples: readonly ClassParts[]): boolean {
	if ('error' in one || 'error' in other) return false; // their keys are different
	const claimOf = claimsOf(one.subject);
	if (samples.some(({instrument, verdict}) => verdictOf(claimOf(instrument)) !== verdict)) return false;
	if (optionFieldChanges(one.subject, other.subject).length > 0) return false;
	return withinBudget(() => changesBetween(one.subject, other.subject)).length === 0;
}

/** A condition with the names and the values of its axes, without those of which it has every value. */
function namedCondition(condition: Condition, axes: readonly Axis[]): CartCondition<CartAxes> {
	const named = axes.flatMap(([name, values], axis) => {
		const chosen = condition[axis] ?? [];
		return chosen.length === values.length ? [] : [[name, Object.freeze(chosen.map(index => values[index]))]];
	});
	return Object.freeze(Object.fromEntries(named));
}

/** What the carts of a row see; `all` has one of them for each account. */
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

/** Not that the filter changes nothing: most functions have carts that nothing restricts. */
function issuesOf(built: Built, options: Account | undefined): readonly Issue[] {
	const base = 'error' in built ? '' : built.subject.base;
	return lint(built.input, options).filter(({rule, pointer}) => rule !== 'no-effect' || pointer !== base);
}

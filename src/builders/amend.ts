// Changes an existing filter through an Immer draft, then applies the builders' rules.
import {current, freeze, Immer, isDraft, isDraftable, original} from 'immer';
import {readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {keepStack, reportAtCall} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {reportContradictions} from '../rules/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import type {ReadOptions} from '../schema/read-context.js';
import {readKnown} from '../schema/read-options.js';
import {NOTHING_LISTED} from '../values/empty-lists.js';
import {readList} from '../values/list.js';
import {codeProblem} from '../values/text.js';
import type {FilterParts, OptionParts, PaymentFilter} from '../wire/payment-filter.js';

const immer = /* @__PURE__ */ new Immer();

/**
 * The filter that a recipe of `amend` changes: the same properties, but writable.
 *
 * @source checkout-spec: payment_filter object
 */
export interface FilterDraft extends Draft<Omit<FilterParts, 'options'>> {
	/** The options, which a recipe changes, adds or removes. */
	options: OptionDraft[];
}

/** An option of a filter, but writable. */
interface OptionDraft extends Draft<OptionParts> {}

/** The same, but writable at every depth. A list or a text stays one. */
type Draft<Part> = {-readonly [Key in keyof Part]: Draft<Part[Key]>};

/**
 * The callback of `amend`: it changes the draft and returns nothing or the draft, or it returns a new filter instead.
 *
 * @source checkout-spec: payment_filter object
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a recipe may also return nothing at all
export type AmendRecipe = (draft: FilterDraft) => PaymentFilter | FilterDraft | undefined | void;

/**
 * The options of `amend`.
 *
 * @source open points 27 and 31
 */
export interface AmendOptions {
	/** Payment method types of the account beyond those of the specification, as in `paylock({types})`. */
	readonly types?: readonly string[] | undefined;
	/** Fields of options that the specification does not name, as in `paylock({extraOptionFields})`: kept, and may be set. */
	readonly extraOptionFields?: readonly string[] | undefined;
}

/**
 * Changes an existing filter through a draft, by the rules of Immer: the original stays unchanged, unchanged
 * parts are shared as they are, and a value that the recipe returns replaces the draft. The result follows the builders'
 * rules (a duplicate code is removed from a list that changes) and is deeply frozen.
 *
 * @param filter - a payment filter, for example from `build()` or `decode`
 * @param recipe - changes the draft it receives, or returns a new filter; not async
 * @param options - `types` and `extraOptionFields` of the account
 * @returns the changed filter; the same object if a frozen filter did not change
 * @throws a {@link MisuseError} with every issue of the result, or for a recipe that throws or is async
 * @example
 * ```ts
 * import {amend, filter} from 'paylock';
 *
 * const base = filter().allowDefaults(true).hide('CASH').build();
 * amend(base, draft => {
 * 	draft.allowDefaultOptions = false;
 * });
 * // {"allowDefaultOptions":false,"options":[{"paymentMethodType":"CASH","enable":false}]}
 * ```
 * @source checkout-spec: payment_filter object
 */
export function amend(filter: PaymentFilter, recipe: AmendRecipe, options?: AmendOptions): PaymentFilter {
	return reportAtCall(amend, () => {
		return follow(filter, recipe, readOptions(options));
	});
}

/** Runs a recipe and checks its result while it is still a draft. */
function follow(filter: PaymentFilter, recipe: AmendRecipe, options: AmendOptions): PaymentFilter {
	if (typeof recipe !== 'function') {
		throwIssue('', wrongValue('invalid-type', recipe, {problem: 'is not a recipe', remedy: 'pass a function'}));
	}
	let isDone = false;
	try {
		const read = readChecked(filter, options);
		const base = isDeeplyFrozen(filter) ? filter : read;
		const amended = immer.produce(base, (draft: FilterDraft) => {
			const returned = call(recipe, draft);
			refusePromise(returned);
			const next = returned === undefined ? draft : returned;
			const settled = settle(next, withoutDuplicates(readChecked(next, options), options.extraOptionFields));
			isDone = true;
			return settled as FilterDraft; // settled by a checked filter
		});
		// Immer leaves the freezing to the outermost recipe, which may belong to the caller.
		return freeze(amended, true);
	} catch (error) {
		if (isMisuseError(error)) throw error;
		// Immer refuses a draft that has changed next to another result.

		return throwIssue(
			'',
			{
				rule: 'invalid-recipe',
				problem: isDone ? 'the recipe changes the draft and also returns a filter' : 'the recipe throws',
				remedy: isDone ? 'do one of the two' : 'see the cause',
			},
			error,
		);
	}
}

function call(recipe: AmendRecipe, draft: FilterDraft): unknown {
	try {
		return recipe(draft);
	} catch (error) {
		throw keepStack(error);
	}
}

/** Drafts stay, for Immer to share; everything else is replaced by its checked copy, so that the caller's objects are not frozen. */
function settle(part: unknown, copy: unknown): unknown {
	if (typeof copy !== 'object' || copy === null || isUntouched(part)) return typeof copy === 'object' ? part : copy;
	const source: object = Object(part);
	const entries = Object.entries(copy);
	if (!isDraft(part) || Object.keys(source).length !== entries.length) {
		const settled = entries.map(([key, value]) => [key, settle(Reflect.get(source, key), value)] as const);
		return Array.isArray(copy) ? settled.map(([, item]) => item) : Object.fromEntries(settled);
	}
	for (const [key, value] of entries) {
		const child: unknown = Reflect.get(source, key);
		const settled = settle(child, value);
		if (settled !== child) Reflect.set(source, key, settled);
	}
	return part;
}

/** True for a draft that has not changed, nor anything inside it. */
function isUntouched(part: unknown): boolean {
	return isDraft(part) && current(part) === original(part);
}

/** True for plain data that is frozen throughout. */
function isDeeplyFrozen(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return true;
	if (!isDraftable(value) || !Object.isFrozen(value)) return false;
	return Object.values(value).every(isDeeplyFrozen);
}

function readOptions(given: unknown): AmendOptions {
	if (given === undefined) return {};
	return readOrThrow(report => {
		const names = ['types', 'extraOptionFields'] as const;
		const [types, fields] = readKnown(given, names, {what: 'set of options', part: 'option of amend'}, report);
		const listOf = (list: unknown, pointer: string) =>
			list === undefined ? undefined : readList(list, codeProblem, report, pointer, NOTHING_LISTED);
		return {types: listOf(types, '/types'), extraOptionFields: listOf(fields, '/extraOptionFields')};
	});
}

function refusePromise(returned: unknown): void {
	if (!(returned instanceof Promise)) return;
	// The draft is closed by the time the rest of an async recipe runs, so its rejection may be unhandled.
	returned.catch(() => undefined);
	throwIssue('', {
		rule: 'invalid-recipe',
		problem: 'the recipe is async',
		remedy: 'make it synchronous',
		found: 'a promise',
	});
}

/** A frozen copy that follows every rule. */
function readChecked(filter: unknown, options: Pick<ReadOptions, 'types' | 'extraOptionFields'>): PaymentFilter {
	return readOrThrow(report => {
		const read = readPaymentFilter(filter, report, '', options);
		if (read !== undefined) reportContradictions(read, report, '');
		return read;
	});
}

/** A frozen copy in which no list of strings has a duplicate; BIN ranges stay as they are, as in the builders, and so does `kept`. */
function withoutDuplicates<Value>(value: Value, kept?: readonly string[]): Value;
function withoutDuplicates(value: unknown, kept: readonly string[] = []): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		const isList = value.every(item => typeof item === 'string');
		return Object.freeze(isList ? [...new Set(value)] : value.map(item => withoutDuplicates(item, kept)));
	}
	const entries = Object.entries(value).map(([key, child]) => [
		key,
		key === 'cardBins' || kept.includes(key) ? child : withoutDuplicates(child, kept),
	]);
	return Object.freeze(Object.fromEntries(entries));
}

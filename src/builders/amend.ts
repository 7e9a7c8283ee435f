// Changes an existing filter through an Immer draft, then applies the builders' rules.
import {Immer, isDraftable} from 'immer';
import {readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import {reportContradictions} from '../model/contradictions.js';
import {readPaymentFilter} from '../schema/payment-filter-shape.js';
import {readShape} from '../schema/read-shape.js';
import type {ListOf, ObjectShape} from '../schema/shape.js';
import {codeProblem} from '../values/text.js';
import type {FilterParts, OptionParts, PaymentFilter} from '../wire/payment-filter.js';
import {callRecipe} from './refused-calls.js';

/** It freezes nothing, since the result may hold objects of the caller. */
const immer = /* @__PURE__ */ new Immer({autoFreeze: false});

/**
 * The filter that a recipe of `amend` changes: the same properties, but writable.
 *
 * @source checkout-spec: payment_filter object
 */
export interface FilterDraft extends Draft<Omit<FilterParts, 'options'>> {
	/** The options, which a recipe changes, adds or removes. */
	options: OptionDraft[];
}

/**
 * An option of a filter, but writable.
 *
 * @source checkout-spec: option object (element of options)
 */
export interface OptionDraft extends Draft<OptionParts> {}

/** The same, but writable at every depth. A list or a text stays one. */
type Draft<Part> = {-readonly [Key in keyof Part]: Draft<Part[Key]>};

/**
 * The callback of `amend`: it changes the draft and returns nothing or the draft, or it returns a new filter instead.
 *
 * @source The type is paylock's own.
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
export function amend(filter: PaymentFilter, recipe: AmendRecipe, options: AmendOptions = {}): PaymentFilter {
	return reportAtCall(amend, () => follow(filter, recipe, readOptions(options)));
}

/** Runs a recipe and checks its result while it is still a draft. */
function follow(filter: PaymentFilter, recipe: unknown, options: AmendOptions): PaymentFilter {
	const read = readChecked(filter, options);
	const base = isDeeplyFrozen(filter) ? filter : read;
	let checked = base;
	try {
		const amended = immer.produce(base, (draft: FilterDraft) => {
			const returned = callRecipe(recipe, draft, '');
			refusePromise(returned);
			const next = returned === undefined ? draft : returned;
			checked = readChecked(next, options);
			return next as FilterDraft; // a filter, as just checked
		});
		return settle(amended, checked, new Set(objectsIn(base)), options.extraOptionFields) as PaymentFilter; // a copy of one
	} catch (error) {
		if (isMisuseError(error)) throw error;
		// Immer refuses a draft that has changed next to another result.
		const problem = 'the recipe changes the draft and also returns a filter';
		return throwIssue('', {rule: 'invalid-recipe', problem, remedy: 'do one of the two'}, error);
	}
}

/**
 * The parts that the recipe left as they are, and in place of every other one its checked copy, so that the caller's objects are
 * neither kept nor frozen. A list of strings has no duplicates in a copy, unless it is in one of the `kept` fields.
 */
function settle(part: unknown, copy: unknown, untouched: ReadonlySet<unknown>, kept: readonly string[] = []): unknown {
	if (typeof copy !== 'object' || copy === null) return copy;
	if (untouched.has(part)) return part;
	if (Array.isArray(copy) && copy.every(item => typeof item === 'string')) return Object.freeze([...new Set(copy)]);
	const entries = Object.entries(copy).map(([key, value]) => [
		key,
		kept.includes(key) ? value : settle(Reflect.get(Object(part), key), value, untouched, kept),
	]);
	return Object.freeze(Array.isArray(copy) ? entries.map(([, item]) => item) : Object.fromEntries(entries));
}

/** A value and everything inside it, except what is not an object. */
function objectsIn(value: unknown): readonly unknown[] {
	return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** True for plain data that is frozen throughout. */
function isDeeplyFrozen(value: unknown): boolean {
	if (typeof value !== 'object' || value === null) return true;
	if (!isDraftable(value) || !Object.isFrozen(value)) return false;
	return Object.values(value).every(isDeeplyFrozen);
}

/** A list of names, which may be empty. */
const NAMES: ListOf<string> = {kind: 'list', item: {kind: 'format', check: codeProblem}};
const OPTIONS: ObjectShape = {
	kind: 'object',
	what: 'set of options',
	part: 'option of amend',
	required: {},
	optional: {types: NAMES, extraOptionFields: NAMES},
};

function readOptions(given: unknown): AmendOptions {
	return readOrThrow(report => readShape(OPTIONS, given, report, '', {isUndefinedAbsent: true}) as AmendOptions); // of that shape
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
function readChecked(filter: unknown, options: AmendOptions): PaymentFilter {
	return readOrThrow(report => {
		const read = readPaymentFilter(filter, report, '', options);
		if (read !== undefined) reportContradictions(read, report, '');
		return read;
	});
}

// Calls and recipes that builders refuse for what they are: each reason as a text for the compiler and as an issue at run time.
import type {BuilderKind} from '../diagnostics/builder-kind.js';
import type {IssueDetails, MessageOf, TextOf} from '../diagnostics/issue.js';
import {type IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {keepStack} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {EmiFilter} from '../wire/emi-filter.js';
import type {EmiDisplay} from '../wire/session.js';

/** The reason for the refusal of a recipe under something hidden. */
export type NothingInside<What extends 'EMI kind' | 'plan group'> =
	`a hidden ${What} cannot have a recipe: remove the recipe, or show the ${What}`;

/** The issue of a recipe under something hidden. */
export function nothingInside(what: 'EMI kind' | 'plan group'): IssueDetails {
	const text: TextOf<NothingInside<typeof what>> = {
		problem: `a hidden ${what} cannot have a recipe`,
		remedy: `remove the recipe, or show the ${what}`,
	};
	return {rule: 'contradiction', ...text};
}

const WITHOUT_ALLOW_DEFAULTS = {
	problem: 'the filter has no allowDefaultOptions',
	remedy: 'call .allowDefaults(true) or .allowDefaults(false) first',
} as const;
/** The reason for the refusal of any other first step. */
export type NoAllowDefaults = MessageOf<typeof WITHOUT_ALLOW_DEFAULTS>;

/** The text of rules that are built. */
export const RULES_CANNOT_BE_BUILT = {
	problem: 'rules cannot be built',
	remedy: 'add them to a filter with .include(rules)',
} as const;
export type RulesCannotBeBuilt = MessageOf<typeof RULES_CANNOT_BE_BUILT>;

/** The text of a second `allowDefaults`. */
export const DEFAULTS_ALREADY_SET = {
	problem: 'allowDefaultOptions is already set',
	remedy: 'remove one of the two calls',
} as const;
export type DefaultsAlreadySet = MessageOf<typeof DEFAULTS_ALREADY_SET>;

/** The issue of a filter without `allowDefaultOptions`. */
export const NO_ALLOW_DEFAULTS: IssueDetails = {rule: 'missing-field', ...WITHOUT_ALLOW_DEFAULTS};

const ONLY_EMI = 'the filter shows only EMI, which the session hides';
const ONLY_EMI_IN_CODE = {problem: ONLY_EMI, remedy: "remove .emiDisplay('hideEMI') or .showOnlyEmi()"} as const;
/** The reason for the refusal of `hideEMI` together with `showOnlyEmi`. */
export type OnlyEmiHidden = MessageOf<typeof ONLY_EMI_IN_CODE>;

/** Reports an EMI display that hides EMI while one of these EMI filters shows nothing but EMI. */
export function reportOnlyEmiHidden(
	display: EmiDisplay | undefined,
	filters: readonly (EmiFilter | undefined)[],
	report: IssueCollector,
): void {
	if (display !== 'hideEMI' || !filters.some(emi => emi?.showOnlyEmi === true)) return;
	report.add('/sdk_udf', {
		rule: 'emi-display-contradicted',
		problem: ONLY_EMI,
		remedy: 'remove sdk_udf "hideEMI" or showOnlyEmi',
		inCode: ONLY_EMI_IN_CODE,
	});
}

const IS_ASYNC = {problem: 'the recipe is async', remedy: 'return the builder itself, not a promise'} as const;
type Returns<Found extends string> = `the recipe returns ${Found}: return the builder it was given`;

/** The reason for the refusal of what a recipe returns. */
export type ResultProblem<Result> = Result extends unknown
	? undefined extends Result
		? Returns<'nothing'>
		: Result extends PromiseLike<unknown>
			? MessageOf<typeof IS_ASYNC>
			: Returns<'something else'>
	: never;

/** The issue of a recipe that returns anything but its builder; `found` names what it returns. */
export function wrongResult(found: 'nothing' | 'a promise' | string): IssueDetails {
	const returns: TextOf<Returns<string>> = {
		problem: `the recipe returns ${found}`,
		remedy: 'return the builder it was given',
	};
	return {rule: 'invalid-recipe', ...(found === 'a promise' ? IS_ASYNC : returns), found};
}

/** The reason for the refusal of anything but rules in `include`. */
export type NotRules<Found extends string> = `${Found} is not a set of rules: make a reusable part with rules()`;

const MAYBE_RULES = {problem: 'the rules may be undefined', remedy: 'include part ?? rules()'} as const;
/** The reason for the refusal of rules that may be undefined. */
export type MaybeRules = MessageOf<typeof MAYBE_RULES>;

/** The issue of anything but rules in `include`; `found` names it. */
export function notRules(found: string): IssueDetails {
	const text: TextOf<NotRules<string>> = {
		problem: `${found} is not a set of rules`,
		remedy: 'make a reusable part with rules()',
	};
	return {rule: 'invalid-recipe', ...(found === 'undefined' ? MAYBE_RULES : text), found};
}

const FILTER_STEPS = {rules: '.include(rules)', emi: '.emi(plans)'} as const;
/** The reason for the refusal of another builder in place of a payment filter. */
export type NotFilter<Kind extends string> =
	`this builder (${Kind}) is not a payment filter: use filter().allowDefaults(…)${FilterStep<Kind>}`;
type FilterStep<Kind> = Kind extends keyof typeof FILTER_STEPS ? (typeof FILTER_STEPS)[Kind] : '';

/** The issue of another builder in place of a payment filter. */
export function notFilter(kind: string): IssueDetails {
	const step = kind === 'rules' || kind === 'emi' ? FILTER_STEPS[kind] : '';
	return {
		rule: 'invalid-type',
		problem: `this builder (${kind}) is not a payment filter`,
		remedy: `use filter().allowDefaults(…)${step}`,
		found: kind,
	};
}

/** The issue of a builder that this copy of the library cannot read. */
export function fromOtherCopy(kind: BuilderKind): IssueDetails {
	return {
		rule: 'invalid-recipe',
		problem: `this builder (${kind}) comes from another copy of paylock`,
		remedy: 'import only one copy',
		found: kind,
	};
}

/** Calls a recipe. What it throws becomes the cause, except a MisuseError, which is rethrown. */
export function callRecipe(recipe: unknown, start: unknown, pointer: string): unknown {
	if (typeof recipe !== 'function') {
		throwIssue(pointer, wrongValue('invalid-type', recipe, {problem: 'is not a recipe', remedy: 'pass a function'}));
	}
	try {
		return recipe(start);
	} catch (error) {
		if (isMisuseError(error)) throw keepStack(error);
		return throwIssue(pointer, {rule: 'invalid-recipe', problem: 'the recipe throws', remedy: 'see the cause'}, error);
	}
}

/** The issue of a recipe that adds nothing to its builder. */
export const EMPTY_RECIPE: IssueDetails = {
	rule: 'empty-recipe',
	problem: 'the recipe adds nothing',
	remedy: 'add at least one call, or remove the recipe',
};

/** The issue of a recipe in which the results of `count` calls are not part of what it returns. */
export function discardedCalls(count: number): IssueDetails {
	const calls = count === 1 ? 'one call' : `${count} calls`;
	return {
		rule: 'discarded-call',
		problem: `the recipe discards the result of ${calls}`,
		remedy: 'builders are immutable, so return one chain that contains every call',
	};
}

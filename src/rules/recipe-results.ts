// What a recipe returns: the builder it was given, with every call that was made inside it.
import type {BuilderKind} from '../diagnostics/builder-kind.js';
import type {IssueDetails, MessageOf, TextOf} from '../diagnostics/issue.js';

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

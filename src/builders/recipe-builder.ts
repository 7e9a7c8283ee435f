// The base of builders that recipes receive: `when`, and a count of calls that detects discarded ones.
import {formatValue} from '../diagnostics/format-value.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {discardedCalls, EMPTY_RECIPE, wrongResult} from '../rules/recipe-results.js';
import {call, describe} from './recipe.js';

/** One run of a recipe. */
interface Run {
	/** The number of calls on the builder that the recipe received, and on their results. */
	calls: number;
}

/** The place of a builder in the run of a recipe: how many calls led to it. */
export interface Step {
	readonly run: Run;
	readonly calls: number;
}

/** A builder that a recipe can receive. */
export abstract class RecipeBuilder {
	readonly #step: Step | undefined;

	constructor(step?: Step) {
		this.#step = step;
	}

	/** Follows a recipe: what it returns is `start` with more calls, each of them part of it. */
	static follow<Builder extends RecipeBuilder>(
		recipe: unknown,
		start: Builder,
		pointer: string,
		mayBeEmpty = false,
	): Builder {
		if (typeof recipe !== 'function') {
			throwIssue(pointer, {
				rule: 'invalid-type',
				message: `${formatValue(recipe)} is not a recipe: write a function`,
				found: formatValue(recipe),
			});
		}
		const run: Run = {calls: 0};
		const result = call(recipe, start.at({run, calls: 0}), pointer);
		const calls = callsOf(result, run);
		if (calls === undefined) return throwIssue(pointer, wrongResult(describe(result)));
		if (calls < run.calls) throwIssue(pointer, discardedCalls(run.calls - calls));
		if (calls === 0 && !mayBeEmpty) throwIssue(pointer, EMPTY_RECIPE);
		return result as Builder; // made of `start`, since its step belongs to this run

		function callsOf(value: unknown, of: Run): number | undefined {
			if (typeof value !== 'object' || value === null || !(#step in value)) return undefined;
			return value.#step?.run === of ? value.#step.calls : undefined;
		}
	}

	when(condition: unknown, recipe: unknown, otherwise?: unknown): this {
		if (typeof condition !== 'boolean') {
			throwIssue('', {
				rule: 'invalid-type',
				message: `${formatValue(condition)} is not a condition: write true or false`,
				found: formatValue(condition),
			});
		}
		const chosen = condition ? recipe : otherwise;
		if (!condition && chosen === undefined) return this.at(this.next());
		return RecipeBuilder.follow<this>(chosen, this, this.pointer(), true).at(this.next());
	}

	/** The same builder at another step. */
	protected abstract at(step: Step | undefined): this;

	/** Where the next call would be written. */
	protected abstract pointer(): string;

	/** The step of the builder that a call returns. */
	protected next(): Step | undefined {
		if (this.#step === undefined) return undefined;
		const {run, calls} = this.#step;
		run.calls += 1;
		return {run, calls: calls + 1};
	}
}

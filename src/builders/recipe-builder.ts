// The base of builders that recipes receive: what is configured, `when`, and a count of calls that detects discarded ones.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {DialectNode} from '../model/dialect-node.js';
import {discardedCalls, EMPTY_RECIPE, wrongResult} from '../rules/recipe-results.js';
import {call, describe} from './recipe.js';

/** One run of a recipe. */
interface Run {
	/** The number of calls on the builder that the recipe received, and on their results. */
	calls: number;
}

/** The place of a builder in the run of a recipe: how many calls led to it. */
interface Step {
	readonly run: Run;
	readonly calls: number;
}

/** The dialect of a builder, and the pointer of what it configures. */
export interface Place {
	readonly dialect: DialectNode;
	readonly base: string;
}

interface State<At, Node> {
	readonly place: At;
	readonly node: Node;
	readonly step: Step | undefined;
}

/** A builder that a recipe can receive. Its subclasses share this constructor. */
export abstract class RecipeBuilder<Node = unknown, At extends Place = Place> {
	/** One private field, since each takes time to define where many classes share a constructor. */
	readonly #state: State<At, Node>;

	constructor(place: At, node: Node, step?: Step) {
		this.#state = {place, node, step};
	}

	/** True for a builder of a class of this copy of the library. */
	static is<Builder>(Class: abstract new (...args: never[]) => Builder, value: unknown): value is Builder {
		return typeof value === 'object' && value !== null && #state in value && value instanceof Class;
	}

	/** Follows a recipe: what it returns is `start` with more calls, each of them part of it. */
	static follow<Builder extends RecipeBuilder>(
		recipe: unknown,
		start: Builder,
		pointer: string,
		mayBeEmpty = false,
	): Builder {
		if (typeof recipe !== 'function') {
			throwIssue(pointer, wrongValue('invalid-type', recipe, 'is not a recipe: write a function'));
		}
		const run: Run = {calls: 0};
		const result = call(recipe, start.#copy(start.node, {run, calls: 0}), pointer);
		const step = typeof result === 'object' && result !== null && #state in result ? result.#state.step : undefined;
		if (step?.run !== run) return throwIssue(pointer, wrongResult(describe(result)));
		if (step.calls < run.calls) throwIssue(pointer, discardedCalls(run.calls - step.calls));
		if (step.calls === 0 && !mayBeEmpty) throwIssue(pointer, EMPTY_RECIPE);
		return result as Builder; // made of `start`, since its step belongs to this run
	}

	get place(): At {
		return this.#state.place;
	}

	/** What is configured. */
	get node(): Node {
		return this.#state.node;
	}

	when(condition: unknown, recipe: unknown, otherwise?: unknown): this {
		const {node} = this;
		if (typeof condition !== 'boolean') {
			throwIssue('', wrongValue('invalid-type', condition, 'is not a condition: write true or false'));
		}
		const chosen = condition ? recipe : otherwise;
		if (!condition && chosen === undefined) return this.with(node);
		return this.with(RecipeBuilder.follow<this>(chosen, this, this.pointer(), true).node);
	}

	/** The builder that a call returns. */
	protected with(node: Node): this {
		if (this.#state.step === undefined) return this.#copy(node);
		const {run, calls} = this.#state.step;
		run.calls += 1;
		return this.#copy(node, {run, calls: calls + 1});
	}

	/** Where the next call would be written. */
	protected pointer(): string {
		return this.#state.place.base;
	}

	#copy(node: Node, step?: Step): this {
		const Same = this.constructor as new (place: At, node: Node, step?: Step) => this; // every subclass has this constructor
		return new Same(this.#state.place, node, step);
	}
}

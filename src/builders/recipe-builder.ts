// The base of builders that recipes receive: what is configured, `when`, and a count of calls that detects discarded ones.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {DialectNode} from '../model/dialect-node.js';
import {discardedCalls, EMPTY_RECIPE, wrongResult} from '../rules/recipe-results.js';
import {call, describe} from './recipe.js';

/** One run of a recipe. */
export interface Run {
	/** The number of calls on the builder that the recipe received, and on their results. */
	calls: number;
}

/** The dialect of a builder, and the pointer of what it configures. */
export interface Place {
	readonly dialect: DialectNode;
	readonly base: string;
}

/** What a builder holds. */
export interface State<At extends Place, Node> {
	readonly place: At;
	/** What is configured. */
	readonly node: Node;
	/** The run of the recipe that received this builder, or a builder before it. */
	readonly run: Run | undefined;
	/** The number of calls that led to it in this run. */
	readonly calls: number | undefined;
}

/** A builder that a recipe can receive. Its subclasses have one constructor: place, node, and the run with its calls. */
export abstract class RecipeBuilder<Node = unknown, At extends Place = Place> {
	/** In a private field of each base class: one that all builders share takes twice as long to define. */
	protected abstract get state(): State<At, Node>;

	/** True for a builder of a class of this copy of the library. */
	static is<Builder>(Class: abstract new (...args: never[]) => Builder, value: unknown): value is Builder {
		return RecipeBuilder.#stateOf(value) !== undefined && value instanceof Class;
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
		const result = call(recipe, start.#copy(start.node, run, 0), pointer);
		const state = RecipeBuilder.#stateOf(result);
		if (state?.run !== run) return throwIssue(pointer, wrongResult(describe(result)));
		const calls = state.calls ?? 0;
		if (calls < run.calls) throwIssue(pointer, discardedCalls(run.calls - calls));
		if (calls === 0 && !mayBeEmpty) throwIssue(pointer, EMPTY_RECIPE);
		return result as Builder; // made of `start`, since it belongs to this run
	}

	/** The state of a builder; `undefined` for anything else, such as a proxy of one. */
	static #stateOf(value: unknown): State<Place, unknown> | undefined {
		try {
			return value instanceof RecipeBuilder ? value.state : undefined;
		} catch {
			return undefined;
		}
	}

	get place(): At {
		return this.state.place;
	}

	/** What is configured. */
	get node(): Node {
		return this.state.node;
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
		const {run, calls = 0} = this.state;
		if (run === undefined) return this.#copy(node);
		run.calls += 1;
		return this.#copy(node, run, calls + 1);
	}

	/** Where the next call would be written. */
	protected pointer(): string {
		return this.state.place.base;
	}

	#copy(node: Node, run?: Run, calls?: number): this {
		const Same = this.constructor as new (place: At, node: Node, run?: Run, calls?: number) => this; // every subclass has this constructor
		return new Same(this.state.place, node, run, calls);
	}
}

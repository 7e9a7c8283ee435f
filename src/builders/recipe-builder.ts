// The base of builders that recipes receive: what is configured, `when`, and a count of calls that detects discarded ones.

import type {Account} from '../account/account.js';
import type {AccountNode} from '../account/account-node.js';
import {ACCOUNT, BUILDER, type BuilderKind, INSPECT, kindOfBuilder, printed} from '../diagnostics/builder-kind.js';
import {formatValue} from '../diagnostics/format-value.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {callRecipe, discardedCalls, EMPTY_RECIPE, wrongResult} from './refused-calls.js';

/** One run of a recipe. */
export interface Run {
	/** The number of calls on the builder that the recipe received, and on their results. */
	calls: number;
}

/** The account of a builder, and the pointer of what it configures. */
export interface BuilderPlace {
	readonly account: AccountNode;
	readonly base: string;
}

/** The state of a builder. */
export interface BuilderState<At extends BuilderPlace, Node> {
	readonly place: At;
	/** What is configured. */
	readonly node: Node;
	/** The run of the recipe that received this builder, or a builder before it. */
	readonly run: Run | undefined;
	/** The number of calls that led to it in this run. */
	readonly calls: number | undefined;
}

/** The constructor of a builder; without a run, the builder is not part of a recipe. */
export type BuilderClass<Builder extends RecipeBuilder, Node = Builder['node']> = new (
	place: Builder['place'],
	node: Node,
	run?: Run,
	calls?: number,
) => Builder;

/**
 * A builder that a recipe can receive.
 *
 * Every call creates one, so the classes avoid what makes constructors slow: a private field in a class with many
 * subclasses, and `#methods`, for which the engine marks each object.
 */
export abstract class RecipeBuilder<Node = unknown, At extends BuilderPlace = BuilderPlace> {
	static {
		reportAtCalls(RecipeBuilder, {when: 3, build: 0, toJSON: 1}); // JSON.stringify passes a key
	}

	readonly #state: BuilderState<At, Node>;

	constructor(place: At, node: Node, run?: Run, calls?: number) {
		this.#state = {place, node, run, calls};
	}

	/** On the prototype of each class. */
	declare [BUILDER]: BuilderKind;

	get [ACCOUNT](): Account {
		return this.place.account.options;
	}

	/** True for a builder of a class of this copy of the library. */
	static is<Builder>(Class: abstract new (...args: never[]) => Builder, value: unknown): value is Builder {
		return RecipeBuilder.#stateOf(value) !== undefined && value instanceof Class;
	}

	/** Calls a recipe and returns its result, which must be the builder that the recipe received, with every call made on it. */
	static follow<Builder extends RecipeBuilder, Node>(
		recipe: unknown,
		Class: BuilderClass<Builder, Node>,
		place: Builder['place'],
		node: Node,
		pointer: string,
		mayBeEmpty = false,
	): Builder {
		const run: Run = {calls: 0};
		const result = callRecipe(recipe, new Class(place, node, run, 0), pointer);
		const state = RecipeBuilder.#stateOf(result);
		if (state?.run !== run) return throwIssue(pointer, wrongResult(describe(result)));
		const calls = state.calls ?? 0;
		if (calls < run.calls) throwIssue(pointer, discardedCalls(run.calls - calls));
		if (calls === 0 && !mayBeEmpty) throwIssue(pointer, EMPTY_RECIPE);
		return result as Builder; // derived from the one it received, since it belongs to this run
	}

	/** The state of a builder; `undefined` for anything else, such as a proxy of one. */
	static #stateOf(value: unknown): BuilderState<BuilderPlace, unknown> | undefined {
		return typeof value === 'object' && value !== null && #state in value ? value.#state : undefined;
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
			throwIssue(
				'',
				wrongValue('invalid-type', condition, {problem: 'is not a condition', remedy: 'write true or false'}),
			);
		}
		const chosen = condition ? recipe : otherwise;
		if (!condition && chosen === undefined) return this.with(node);
		return this.with(RecipeBuilder.follow(chosen, classOf(this), this.place, node, this.pointer(), true).node);
	}

	toJSON(): unknown {
		return this.build();
	}

	/** What `console.log` prints on Node. */
	[INSPECT](): unknown {
		return printed(this);
	}

	/** Most builders are only part of another one; those with JSON of their own override this. */
	build(): unknown {
		return throwIssue('', {
			rule: 'invalid-recipe',
			problem: `this builder (${this[BUILDER]}) has no JSON of its own`,
			remedy: 'return it from its recipe',
		});
	}

	/** The builder that a call returns. */
	protected with(node: Node): this {
		const {place, run, calls = 0} = this.#state;
		const Class = classOf(this);
		if (run === undefined) return new Class(place, node);
		run.calls += 1;
		return new Class(place, node, run, calls + 1);
	}

	/** Where the next call would be written. */
	protected pointer(): string {
		return this.#state.place.base;
	}
}

function classOf<Builder extends RecipeBuilder>(builder: Builder): BuilderClass<Builder> {
	return builder.constructor as BuilderClass<Builder>; // every builder has this constructor
}

/** What a recipe returned, as a message names it. */
function describe(value: unknown): string {
	const kind = kindOfBuilder(value);
	if (kind !== undefined) return `another builder (${kind})`;
	if (value === undefined) return 'nothing';
	return value instanceof Promise ? 'a promise' : formatValue(value);
}

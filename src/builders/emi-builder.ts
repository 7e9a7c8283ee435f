// EMI filters: EMI kinds, and the plan groups inside a kind.
import type {Writable} from 'type-fest';
import type {AccountNode} from '../account/account-node.js';
import type {AnyCatalog} from '../account/catalog-types.js';
import {BUILDER, kindOfBuilder} from '../diagnostics/builder-kind.js';
import {type IssueCollector, readOrThrow, throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {conflict, type Free, type HistoryUnknown, type Manner, type NamesOf} from '../model/conflicts.js';
import {type EmiNode, type GroupNodes, NO_EMI, NO_GROUPS, type PlanNode} from '../model/filter-node.js';
import {writeEmiFilter} from '../model/write-emi-filter.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	PLAN_GROUPS,
	type PlanGroupName,
} from '../wire/emi-filter.js';
import {Plans, type PlansBuilder} from './plans-builder.js';
import {type BuilderPlace, RecipeBuilder} from './recipe-builder.js';
import {fromOtherCopy, type NothingInside} from './refused-calls.js';
import type {AfterChoice, Against, Either, Otherwise, Printed, Recipe, RefusedRecipe, Stateful} from './state.js';
import {type Vocabulary, VocabularyBuilder} from './vocabulary-builder.js';

/** What the type of an EMI builder remembers. */
export type EmiState = HistoryUnknown | `${EmiKind} is ${Manner}` | 'shows only EMI';

/** What the type of the plan groups of one EMI kind remembers. */
export type GroupState = HistoryUnknown | `${PlanGroupName} is ${Manner}`;

/** No recipe: the reason stands in its place once there is one. */
type Forbidden<Given, What extends 'EMI kind' | 'plan group', Builder> = undefined extends Given
	? Given // for inference
	: [object] extends [Given]
		? NoRecipe<Builder>
		: RefusedRecipe<NothingInside<What>, Builder>;

/** In place of a recipe that is not allowed, while there is none. */
export interface NoRecipe<Builder> {
	(builder: Builder): never;
}

/**
 * Configures which plan groups of an EMI kind to show or hide.
 *
 * Without type arguments it stands for any such builder, whatever was called on it before.
 *
 * @example
 * ```ts
 * import {emi} from 'paylock';
 *
 * emi()
 * 	.show('standard', groups => groups.show('credit').hide('debit'))
 * 	.build();
 * // {"standardEmi":{"enable":true,"credit":{"enable":true},"debit":{"enable":false}}}
 * ```
 * @source checkout-spec: EmiSubFilter, `credit`, `debit`, `cardless`
 */
export interface GroupsBuilder<out State extends string = GroupState, in Catalog = AnyCatalog>
	extends Stateful<State, 'plan groups'> {
	/**
	 * Shows a group: all its plans, or those that the recipe chooses.
	 *
	 * @param group - `'credit'`, `'debit'` or `'cardless'`
	 * @param recipe - receives an empty list of plan filters and returns it with at least one more
	 * @throws a {@link MisuseError} if the group is already configured, or the recipe adds nothing
	 */
	show<Name extends PlanGroupName, Result = PlansBuilder<Catalog>>(
		group: Free<PlanGroupName, Name, State, Against<'shown'>>,
		recipe?: Recipe<PlansBuilder<Catalog>, Result, 'plan filters'>,
	): GroupsBuilder<AfterChoice<State, PlanGroupName, Name, 'shown'>, Catalog>;
	/**
	 * Hides a group.
	 *
	 * @param group - `'credit'`, `'debit'` or `'cardless'`
	 * @param recipe - not allowed; declared only so that the compiler refuses it with a reason
	 * @throws a {@link MisuseError} if the group is already shown, or for a recipe
	 */
	hide<Name extends PlanGroupName, Given = object>(
		group: Free<PlanGroupName, Name, State, Against<'hidden'>>,
		recipe?: Forbidden<Given, 'plan group', PlansBuilder<Catalog>>,
	): GroupsBuilder<AfterChoice<State, PlanGroupName, Name, 'hidden'>, Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition. What either may add counts as configured
	 * afterwards; the two do not conflict with each other.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = GroupsBuilder<State, Catalog>, Other = object>(
		condition: boolean,
		recipe: Recipe<GroupsBuilder<State, Catalog>, Result, 'plan groups'>,
		otherwise?: Otherwise<GroupsBuilder<State, Catalog>, Other, 'plan groups'>,
	): GroupsBuilder<Either<State, Result, Other>, Catalog>;
}

/**
 * Configures which EMI plans the customer sees. It is immutable: each call returns a new builder.
 *
 * Without type arguments it is the same as {@link AnyEmi}.
 *
 * @example
 * ```ts
 * import {emi} from 'paylock';
 *
 * emi().hide('standard').show('noCost').build();
 * // {"standardEmi":{"enable":false},"noCostEmi":{"enable":true}}
 * ```
 * @source checkout-spec: EMI filter structure (emiOptions)
 */
export interface EmiBuilder<State extends string = EmiState, in Catalog = AnyCatalog> extends Stateful<State, 'emi'> {
	readonly ' to assign another builder to this variable, declare it as AnyEmi': Printed<State>;
	/**
	 * Shows an EMI kind: all its groups, or those that the recipe chooses.
	 *
	 * @param kind - `'standard'`, `'lowCost'` or `'noCost'`
	 * @param recipe - receives an empty set of groups and returns it with at least one more
	 * @throws a {@link MisuseError} if the kind is already configured, or the recipe adds nothing
	 */
	show<Kind extends EmiKind, Result = GroupsBuilder<never, Catalog>>(
		kind: Free<EmiKind, Kind, State, Against<'shown'>>,
		recipe?: Recipe<GroupsBuilder<never, Catalog>, Result, 'plan groups'>,
	): EmiBuilder<AfterChoice<State, EmiKind, Kind, 'shown'>, Catalog>;
	/**
	 * Hides an EMI kind.
	 *
	 * @param kind - `'standard'`, `'lowCost'` or `'noCost'`
	 * @param recipe - not allowed; declared only so that the compiler refuses it with a reason
	 * @throws a {@link MisuseError} if the kind is already shown, or for a recipe
	 */
	hide<Kind extends EmiKind, Given = object>(
		kind: Free<EmiKind, Kind, State, Against<'hidden'>>,
		recipe?: Forbidden<Given, 'EMI kind', GroupsBuilder<never, Catalog>>,
	): EmiBuilder<AfterChoice<State, EmiKind, Kind, 'hidden'>, Catalog>;
	/**
	 * Applies one of two recipes, depending on a condition. What either may add counts as configured
	 * afterwards; the two do not conflict with each other.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this builder and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = EmiBuilder<State, Catalog>, Other = object>(
		condition: boolean,
		recipe: Recipe<EmiBuilder<State, Catalog>, Result, 'emi'>,
		otherwise?: Otherwise<EmiBuilder<State, Catalog>, Other, 'emi'>,
	): EmiBuilder<Either<State, Result, Other>, Catalog>;
	/** Makes EMI the only visible instrument (`showOnlyEmi: true`). */
	showOnlyEmi(): EmiBuilder<State | 'shows only EMI', Catalog>;
	/** Returns the frozen `emiOptions` object. */
	build(): EmiFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): EmiFilter;
}

/**
 * An EMI builder whose history the compiler does not follow: every `emi()` builder is assignable to it.
 *
 * @source checkout-spec: EMI filter structure (emiOptions)
 */
export type AnyEmi<Catalog = AnyCatalog> = EmiBuilder<EmiState, Catalog>;

const GROUPS: Vocabulary<PlanGroupName> = {
	what: 'plan group',
	words: PLAN_GROUPS,
	keys: {credit: 'credit', debit: 'debit', cardless: 'cardless'},
};

class Groups extends VocabularyBuilder<PlanGroupName, readonly PlanNode[], GroupNodes> {
	static {
		Groups.prototype[BUILDER] = 'plan groups';
		Groups.prototype.vocabulary = GROUPS;
	}

	protected override inside(recipe: unknown, {account, base}: BuilderPlace): readonly PlanNode[] {
		if (recipe === undefined) return [];
		const place = {account, base: `${base}/filters`, count: 0};
		return RecipeBuilder.follow(recipe, Plans, place, undefined, base).filters;
	}
}

const KINDS: Vocabulary<EmiKind> = {what: 'EMI kind', words: EMI_KINDS, keys: EMI_KIND_KEYS};

export class Emi extends VocabularyBuilder<EmiKind, GroupNodes, EmiNode> {
	static {
		Emi.prototype[BUILDER] = 'emi';
		Emi.prototype.vocabulary = KINDS;
		reportAtCalls(Emi, {showOnlyEmi: 0, build: 0});
	}

	showOnlyEmi(): this {
		return this.with({...this.node, onlyEmi: true});
	}

	override build(): EmiFilter {
		return writeEmiFilter(this.node, this.place.account, this.place.base);
	}

	protected override inside(recipe: unknown, place: BuilderPlace): GroupNodes {
		if (recipe === undefined) return NO_GROUPS;
		return RecipeBuilder.follow(recipe, Groups, place, NO_GROUPS, place.base).node;
	}
}

const POINTER = '/emiOptions';

/** The EMI filter so far with what is added; a builder of another account is checked against this one. */
export function readEmi(given: unknown, account: AccountNode): EmiNode {
	if (RecipeBuilder.is(Emi, given)) {
		const {node, place} = given;
		return readOrThrow(report => {
			if (place.account !== account) reportForeignEmi(node, account, report);
			return node;
		});
	}
	if (kindOfBuilder(given) === 'emi') throwIssue(POINTER, fromOtherCopy('emi'));
	return RecipeBuilder.follow(given, Emi, {account, base: POINTER}, NO_EMI, POINTER).node;
}

/** The EMI kinds of both; one that both configure is a conflict, unless both hide it. */
export function joinEmi(
	first: EmiNode | undefined,
	added: EmiNode,
	report: IssueCollector,
	namesOf?: NamesOf,
): EmiNode {
	if (first === undefined) return added;
	const joined: Writable<EmiNode> = {...first, onlyEmi: first.onlyEmi || added.onlyEmi};
	for (const kind of EMI_KINDS) {
		const [before, more] = [first[kind], added[kind]];
		joined[kind] = before ?? more;
		if (before === undefined || more === undefined || (before === 'hidden' && more === 'hidden')) continue;
		const place = `${POINTER}/${EMI_KIND_KEYS[kind]}`;
		report.add(place, conflict(kind, before === 'hidden' ? 'hidden' : 'shown', place, namesOf?.(kind)));
	}
	return joined;
}

/** Checks EMI plans of another account against this one: its catalog, and what its tenure encoding can express. */
export function reportForeignEmi(emi: EmiNode, account: AccountNode, report: IssueCollector): void {
	const written = writeEmiFilter(emi, {...account, servicePrefix: undefined}, POINTER);
	account.catalog?.reportEmi(written, report, POINTER, '/0');
}

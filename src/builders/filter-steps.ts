// The implementation of `FilterSteps` in `filter-builder.ts`: each call returns a builder with a new node.
// The classes do not track the state in the types; `paylock.ts` joins them to the interfaces.
import {formatValue} from '../diagnostics/format-value.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {hasEmi} from '../model/emi-node.js';
import {isCards, isUpi, type OptionNode, type RulesNode} from '../model/filter-node.js';
import {conflict} from '../rules/conflicts.js';
import type {FilteredType} from '../rules/enabled-when-filtered.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import type {CardFilter, UpiFilter} from '../wire/payment-filter.js';
import {hidesParts, indexOf, optionConflict, optionPointer, providersOf, withOption} from './add-option.js';
import {kindOfBuilder} from './brand.js';
import {Cards, type FilterPlace} from './cards.js';
import {includeRules} from './include-rules.js';
import {readEmi} from './read-emi.js';
import {readProviders, readType} from './read-providers.js';
import {RecipeBuilder, type Step} from './recipe-builder.js';
import {Upi} from './upi.js';

const EMI_POINTER = '/emiOptions';

/** The steps that filters and rules share. */
export abstract class Steps<Node extends RulesNode> extends RecipeBuilder {
	readonly #node: Node;

	constructor(node: Node, step?: Step) {
		super(step);
		this.#node = node;
	}

	protected static nodeOf(value: unknown): RulesNode | undefined {
		return typeof value === 'object' && value !== null && #node in value ? value.#node : undefined;
	}

	show(type: unknown, ...providers: readonly unknown[]): this {
		return this.#configure(type, providers, true);
	}

	hide(type: unknown, ...providers: readonly unknown[]): this {
		return this.#configure(type, providers, false);
	}

	cards(recipe: unknown): this {
		const {codes} = this.#node.dialect;
		return this.#filtered('CARD', place => {
			const cards = Cards.filters(RecipeBuilder.follow(recipe, new Cards(codes, place), place.option));
			return {type: 'CARD', cards};
		});
	}

	upi(recipe: unknown): this {
		const {codes} = this.#node.dialect;
		return this.#filtered('UPI', place => {
			const upi = Upi.filters(RecipeBuilder.follow(recipe, new Upi(codes, place), place.option));
			return {type: 'UPI', upi};
		});
	}

	emi(recipe: unknown): this {
		if (this.#node.emi !== undefined) throwIssue(EMI_POINTER, conflict('EMI', 'filtered', EMI_POINTER));
		const emi = readEmi(recipe, this.#node.dialect, EMI_POINTER);
		return this.#with(hasEmi(emi) ? {emi} : {});
	}

	include(rules: unknown): this {
		const added = kindOfBuilder(rules) === 'rules' ? Steps.nodeOf(rules) : undefined;
		if (added !== undefined) return this.#with(includeRules(this.#node, added));
		const found = kindOfBuilder(rules) ?? formatValue(rules);
		const message =
			found === 'rules'
				? 'the rules come from another copy of paylock: import one copy only'
				: `${found} is not a set of rules: make a reusable part with rules()`;
		return throwIssue('', {rule: 'invalid-recipe', message, found});
	}

	forMandates(...given: readonly unknown[]): this {
		const [servicePrefix = this.#node.dialect.servicePrefix] = given;
		if (this.#node.servicePrefix !== undefined) throwIssue('', conflict('servicePrefix', 'set', ''));
		const problem = servicePrefixProblem(servicePrefix);
		if (problem !== undefined) throwIssue('', problem);
		return this.#with({servicePrefix: String(servicePrefix)});
	}

	protected get node(): Node {
		return this.#node;
	}

	protected override at(step: Step | undefined): this {
		return this.#copy(this.#node, step);
	}

	protected override pointer(): string {
		return '';
	}

	#configure(given: unknown, rest: readonly unknown[], enable: boolean): this {
		const {options, dialect} = this.#node;
		const next = optionPointer(options.length);
		const type = readType(given, dialect, `${next}/paymentMethodType`);
		const hasList = rest.length > 0;
		const problem = optionConflict(options, type, hasList && !enable);
		if (problem !== undefined) throwIssue(next, problem);
		if (!hasList) return this.#with({options: withOption(options, {type, enable, providers: undefined})});
		const index = indexOf(options, type);
		const list = `${optionPointer(index)}/paymentMethods`;
		const providers = readProviders(rest[0], type, dialect, providersOf(options[index]), list);
		return this.#with({options: withOption(options, {type, enable, providers})});
	}

	/** Adds what a recipe makes to the option of its type. */
	#filtered(type: FilteredType, follow: (place: FilterPlace) => OptionNode): this {
		const {options} = this.#node;
		const next = optionPointer(options.length);
		const conflicting = optionConflict(options, type, true);
		if (conflicting !== undefined) throwIssue(next, conflicting);
		const index = indexOf(options, type);
		const added = follow({option: optionPointer(index), filters: filtersOf(options[index]).length});
		if (filtersOf(added).length === 0) return this.#with({});
		const problem = optionConflict(options, type, hidesParts(added));
		if (problem !== undefined) throwIssue(next, problem);
		return this.#with({options: withOption(options, added)});
	}

	#with(change: Partial<RulesNode>): this {
		return this.#copy({...this.#node, ...change}, this.next());
	}

	#copy(node: Node, step: Step | undefined): this {
		const Same = this.constructor as new (node: Node, step?: Step) => this; // both subclasses have this constructor
		return new Same(node, step);
	}
}

function filtersOf(option: OptionNode | undefined): readonly (CardFilter | UpiFilter)[] {
	if (option === undefined) return [];
	if (isCards(option)) return option.cards;
	return isUpi(option) ? option.upi : [];
}

// The implementation of `FilterSteps` in `filter-builder.ts`: each call returns a builder with a new node.
// The classes do not track the state in the types; `paylock.ts` joins them to the interfaces.
import {formatValue} from '../diagnostics/format-value.js';
import {throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {hasEmi} from '../model/emi-node.js';
import {isCards, isUpi, type OptionNode, type RulesNode} from '../model/filter-node.js';
import {conflict} from '../rules/conflicts.js';
import type {FilteredType} from '../rules/enabled-when-filtered.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import type {CardFilter, UpiFilter} from '../wire/payment-filter.js';
import {hidesParts, indexOf, optionConflict, optionPointer, providersOf, withOption} from './add-option.js';
import {kindOfBuilder} from './brand.js';
import {Cards} from './cards.js';
import {includeRules} from './include-rules.js';
import {readEmi} from './read-emi.js';
import {readProviders, readType} from './read-providers.js';
import {RecipeBuilder} from './recipe-builder.js';
import {Upi} from './upi.js';

/** The steps that filters and rules share. */
export abstract class Steps<Node extends RulesNode> extends RecipeBuilder<Node> {
	show(type: unknown, ...providers: readonly unknown[]): this {
		return this.#configure(type, providers, true);
	}

	hide(type: unknown, ...providers: readonly unknown[]): this {
		return this.#configure(type, providers, false);
	}

	cards(recipe: unknown): this {
		return this.#filtered('CARD', (option, count) => {
			const start = new Cards({dialect: this.place.dialect, base: `${option}/cardFilters`, count}, undefined);
			return {type: 'CARD', cards: RecipeBuilder.follow(recipe, start, option).filters};
		});
	}

	upi(recipe: unknown): this {
		return this.#filtered('UPI', (option, count) => {
			const start = new Upi({dialect: this.place.dialect, base: `${option}/upiFilters`, count}, undefined);
			return {type: 'UPI', upi: RecipeBuilder.follow(recipe, start, option).filters};
		});
	}

	emi(recipe: unknown): this {
		if (this.node.emi !== undefined) throwIssue('/emiOptions', conflict('EMI', 'filtered', '/emiOptions'));
		const emi = readEmi(recipe, this.place.dialect);
		return this.#change(hasEmi(emi) ? {emi} : {});
	}

	include(rules: unknown): this {
		if (kindOfBuilder(rules) === 'rules' && RecipeBuilder.is<Steps<RulesNode>>(Steps, rules)) {
			const {dialect} = this.place;
			return this.#change(includeRules(this.node, rules.node, rules.place.dialect !== dialect, dialect));
		}
		const found = kindOfBuilder(rules) ?? formatValue(rules);
		const message =
			found === 'rules'
				? 'the rules come from another copy of paylock: import one copy only'
				: `${found} is not a set of rules: make a reusable part with rules()`;
		return throwIssue('', {rule: 'invalid-recipe', message, found});
	}

	forMandates(...given: readonly unknown[]): this {
		const [servicePrefix = this.place.dialect.servicePrefix] = given;
		if (this.node.servicePrefix !== undefined) throwIssue('', conflict('servicePrefix', 'set', ''));
		throwIfIssue('', servicePrefixProblem(servicePrefix));
		return this.#change({servicePrefix: String(servicePrefix)});
	}

	#configure(given: unknown, rest: readonly unknown[], enable: boolean): this {
		const {options} = this.node;
		const {dialect} = this.place;
		const next = optionPointer(options.length);
		const type = readType(given, dialect, `${next}/paymentMethodType`);
		const hasList = rest.length > 0;
		throwIfIssue(next, optionConflict(options, type, hasList && !enable));
		if (!hasList) return this.#change({options: withOption(options, {type, enable, providers: undefined})});
		const index = indexOf(options, type);
		const list = `${optionPointer(index)}/paymentMethods`;
		const providers = readProviders(rest[0], type, dialect, providersOf(options[index]), list);
		return this.#change({options: withOption(options, {type, enable, providers})});
	}

	/** Adds what a recipe makes to the option of its type. */
	#filtered(type: FilteredType, follow: (option: string, count: number) => OptionNode): this {
		const {options} = this.node;
		const next = optionPointer(options.length);
		throwIfIssue(next, optionConflict(options, type, true));
		const index = indexOf(options, type);
		const added = follow(optionPointer(index), filtersOf(options[index]).length);
		if (filtersOf(added).length === 0) return this.#change({});
		throwIfIssue(next, optionConflict(options, type, hidesParts(added)));
		return this.#change({options: withOption(options, added)});
	}

	#change(change: Partial<RulesNode>): this {
		return this.with({...this.node, ...change});
	}
}

function filtersOf(option: OptionNode | undefined): readonly (CardFilter | UpiFilter)[] {
	if (option === undefined) return [];
	if (isCards(option)) return option.cards;
	return isUpi(option) ? option.upi : [];
}

// The implementation of `FilterSteps` in `filter-builder.ts`: each call returns a builder with a new node.
// The classes do not track the state in the types; `paylock.ts` joins them to the interfaces.
import {formatValue} from '../diagnostics/format-value.js';
import {throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {hasEmi} from '../model/emi-node.js';
import type {RulesNode} from '../model/filter-node.js';
import {conflict} from '../rules/conflicts.js';
import type {FilteredType} from '../rules/enabled-when-filtered.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import type {PaymentOption} from '../wire/payment-filter.js';
import {hidesParts, indexOf, listKey, optionConflict, optionPointer, partsOf, withOption} from './add-option.js';
import {kindOfBuilder} from './brand.js';
import {Cards} from './cards.js';
import type {ListPlace} from './filter-list.js';
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
		return this.#filtered('CARD', recipe, place => new Cards(place, undefined));
	}

	upi(recipe: unknown): this {
		return this.#filtered('UPI', recipe, place => new Upi(place, undefined));
	}

	emi(recipe: unknown): this {
		if (this.node.emi !== undefined) throwIssue('/emiOptions', conflict('EMI', 'filtered', '/emiOptions'));
		const emi = readEmi(recipe, this.place.dialect);
		return this.#change(hasEmi(emi) ? {emi} : {});
	}

	include(rules: unknown): this {
		const {node, place} = this;
		const kind = kindOfBuilder(rules);
		if (kind === 'rules' && RecipeBuilder.is<Steps<RulesNode>>(Steps, rules)) {
			return this.#change(includeRules(node, rules.node, rules.place.dialect !== place.dialect, place.dialect));
		}
		const found = kind ?? formatValue(rules);
		const message =
			found === 'rules'
				? 'the rules come from another copy of paylock: import one copy only'
				: `${found} is not a set of rules: make a reusable part with rules()`;
		return throwIssue('', {rule: 'invalid-recipe', message, found});
	}

	forMandates(...given: readonly unknown[]): this {
		const {node, place} = this;
		const [servicePrefix = place.dialect.servicePrefix] = given;
		if (node.servicePrefix !== undefined) throwIssue('', conflict('servicePrefix', 'set', ''));
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
		if (!hasList) return this.#add({paymentMethodType: type, enable});
		const index = indexOf(options, type);
		const before = options[index] && partsOf(options[index]);
		const list = `${optionPointer(index)}/paymentMethods`;
		const paymentMethods = readProviders(rest[0], type, dialect, before ?? [], list);
		return this.#add({paymentMethodType: type, enable, paymentMethods});
	}

	/** Adds the filters that a recipe makes to the option of their type. */
	#filtered(type: FilteredType, recipe: unknown, start: (place: ListPlace) => Cards | Upi): this {
		const {options} = this.node;
		const next = optionPointer(options.length);
		throwIfIssue(next, optionConflict(options, type, true));
		const index = indexOf(options, type);
		const pointer = optionPointer(index);
		const key = listKey(type);
		const count = (options[index] && partsOf(options[index])?.length) ?? 0;
		const place = {dialect: this.place.dialect, base: `${pointer}/${key}`, count};
		const {filters} = RecipeBuilder.follow(recipe, start(place), pointer);
		if (filters.length === 0) return this.#change({});
		const added = {paymentMethodType: type, enable: true, [key]: filters};
		throwIfIssue(next, optionConflict(options, type, hidesParts(added)));
		return this.#add(added);
	}

	#add(option: PaymentOption): this {
		return this.#change({options: withOption(this.node.options, Object.freeze(option))});
	}

	#change(change: Partial<RulesNode>): this {
		return this.with({...this.node, ...change});
	}
}

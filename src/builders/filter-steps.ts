// Below the interface of `FilterSteps`: each call one new node. It knows nothing of sentences; `paylock.ts` joins them.

import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector, throwIssue} from '../diagnostics/issue-collector.js';
import {type EmiNode, NO_EMI} from '../model/emi-node.js';
import type {FilterNode, OptionNode, RulesNode} from '../model/filter-node.js';
import {codeCheck} from '../rules/catalog.js';
import {alreadyConfigured} from '../rules/conflicts.js';
import {type FilteredType, filteredWhileHidden} from '../rules/enabled-when-filtered.js';
import {NO_PROVIDERS, nbCodeProblem, providersIgnored} from '../rules/providers-by-type.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {readList} from '../values/list.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import {PAYMENT_METHOD_TYPES, type PaymentMethodType} from '../wire/payment-method.js';
import {kindOfBuilder} from './brand.js';
import {Cards} from './cards.js';
import {reportOutsideCatalog, reportPlansOutsideCatalog} from './catalog-check.js';
import {Emi} from './emi.js';
import {follow} from './recipe.js';
import {Upi} from './upi.js';

/** The state of an option, as its sentence has it. */
function stateOf(option: OptionNode): 'filtered' | 'shown' | 'hidden' {
	if ('cards' in option || 'upi' in option) return 'filtered';
	return option.enable ? 'shown' : 'hidden';
}

/** What filters and rules share. */
export abstract class Steps<Node extends RulesNode> {
	readonly #node: Node;

	constructor(node: Node) {
		this.#node = node;
	}

	protected static nodeOf(value: unknown): RulesNode | undefined {
		return typeof value === 'object' && value !== null && #node in value ? value.#node : undefined;
	}

	show(type: unknown, ...providers: readonly unknown[]): this {
		return this.#whole(type, providers, true);
	}

	hide(type: unknown, ...providers: readonly unknown[]): this {
		return this.#whole(type, providers, false);
	}

	cards(recipe: unknown): this {
		const place = this.#filterable('CARD');
		const cards = Cards.filters(follow(recipe, new Cards(this.#node.dialect.codes, place), Cards.continues, place));
		return this.#add({type: 'CARD', cards});
	}

	upi(recipe: unknown): this {
		const place = this.#filterable('UPI');
		const upi = Upi.filters(follow(recipe, new Upi(this.#node.dialect.codes, place), Upi.continues, place));
		return this.#add({type: 'UPI', upi});
	}

	emi(recipe: unknown): this {
		const place = '/emiOptions';
		this.#emiOnce(place);
		return this.#change({emi: this.#emiOf(recipe, place)});
	}

	when(condition: unknown, recipe: unknown): this {
		if (typeof condition !== 'boolean') {
			throwIssue('', {
				rule: 'invalid-type',
				message: `${formatValue(condition)} is no condition: give true or false`,
				found: formatValue(condition),
			});
		}
		return condition ? follow<this>(recipe, this, Steps.#continues, '') : this.#change({});
	}

	include(rules: unknown): this {
		const added = kindOfBuilder(rules) === 'rules' ? Steps.nodeOf(rules) : undefined;
		if (added === undefined) {
			const found = kindOfBuilder(rules) ?? formatValue(rules);
			const message =
				found === 'rules'
					? 'the rules come from another copy of paylock: import it once'
					: `${found} is no rules(): make a reusable part with rules()`;
			throwIssue('', {rule: 'invalid-recipe', message, found});
		}
		return this.#change(this.#joined(added));
	}

	forMandates(...given: readonly unknown[]): this {
		const [servicePrefix = this.#node.dialect.servicePrefix] = given;
		if (this.#node.servicePrefix !== undefined) throwIssue('', alreadyConfigured('prefix is set', ''));
		const problem = servicePrefixProblem(servicePrefix);
		if (problem !== undefined) throwIssue('', problem);
		return this.#change({servicePrefix: String(servicePrefix)});
	}

	protected get node(): Node {
		return this.#node;
	}

	#whole(type: unknown, rest: readonly unknown[], enable: boolean): this {
		const {options} = this.#node;
		const place = `/options/${options.length}`;
		const problem = vocabularyProblem(type, PAYMENT_METHOD_TYPES, 'payment method type');
		if (problem !== undefined) throwIssue(`${place}/paymentMethodType`, problem);
		const known = type as PaymentMethodType; // of the vocabulary, just checked
		this.#typeOnce(known, place);
		if (rest.length === 0) return this.#add({type: known, enable});
		return this.#add({type: known, enable, providers: this.#providers(known, rest[0], `${place}/paymentMethods`)});
	}

	#providers(type: PaymentMethodType, given: unknown, place: string): readonly string[] {
		const ignored = providersIgnored(type);
		if (ignored !== undefined || type === 'CARD' || type === 'UPI')
			return throwIssue(place, ignored ?? {rule: 'ignored-list', message: place});
		const report = new IssueCollector();
		const providers = readList(given, codeCheck(this.#node.dialect.codes, type), report, () => place, NO_PROVIDERS);
		if (type === 'NB') {
			const listed = new Set(providers);
			providers.forEach((code, index) => {
				const problem = nbCodeProblem(code, other => listed.has(other));
				if (problem !== undefined) report.add(`${place}/${index}`, problem);
			});
		}
		report.throwIfAny();
		return providers;
	}

	#typeOnce(type: PaymentMethodType, place: string): void {
		const index = this.#node.options.findIndex(option => option.type === type);
		const first = this.#node.options[index];
		if (first !== undefined) throwIssue(place, alreadyConfigured(`${type} is ${stateOf(first)}`, `/options/${index}`));
	}

	/** Where filters inside `type` will stand, if nothing was said about it. */
	#filterable(type: FilteredType): string {
		const place = `/options/${this.#node.options.length}`;
		const index = this.#node.options.findIndex(option => option.type === type);
		const first = this.#node.options[index];
		if (first !== undefined && stateOf(first) === 'hidden')
			throwIssue(place, filteredWhileHidden(type, `/options/${index}`));
		this.#typeOnce(type, place);
		return place;
	}

	/** What a recipe or an EMI builder said; a builder of another dialect is held against this one. */
	#emiOf(recipe: unknown, place: string): EmiNode {
		const {dialect} = this.#node;
		if (Emi.is(recipe)) {
			if (Emi.node(recipe) === NO_EMI) {
				throwIssue(place, {
					rule: 'empty-recipe',
					message: 'the EMI builder says nothing: say something, or leave it out',
				});
			}
			const report = new IssueCollector();
			if (Emi.dialect(recipe) !== dialect) reportPlansOutsideCatalog(Emi.node(recipe), dialect, report, place);
			report.throwIfAny();
			return Emi.node(recipe);
		}
		if (kindOfBuilder(recipe) === 'emi') {
			const message = 'the EMI builder comes from another copy of paylock: import it once';
			throwIssue(place, {rule: 'invalid-recipe', message, found: 'emi'});
		}
		return Emi.node(follow(recipe, new Emi(dialect, place), Emi.continues, place));
	}

	#emiOnce(place: string): void {
		if (this.#node.emi !== undefined) throwIssue(place, alreadyConfigured('EMI is filtered', place));
	}

	/** The node with the rules' in it; whatever both speak of is named, all of it at once. */
	#joined(added: RulesNode): Partial<RulesNode> {
		const {options, emi, servicePrefix, dialect} = this.#node;
		const report = new IssueCollector();
		added.options.forEach((option, index) => {
			const place = `/options/${options.length + index}`;
			const before = options.findIndex(({type}) => type === option.type);
			const first = options[before];
			if (first !== undefined)
				report.add(place, alreadyConfigured(`${option.type} is ${stateOf(first)}`, `/options/${before}`));
			if (added.dialect !== dialect) reportOutsideCatalog(option, dialect, report, place);
		});
		if (emi !== undefined && added.emi !== undefined)
			report.add('/emiOptions', alreadyConfigured('EMI is filtered', '/emiOptions'));
		if (added.emi !== undefined && added.dialect !== dialect)
			reportPlansOutsideCatalog(added.emi, dialect, report, '/emiOptions');
		if (servicePrefix !== undefined && added.servicePrefix !== undefined)
			report.add('', alreadyConfigured('prefix is set', ''));
		report.throwIfAny();
		return {
			options: [...options, ...added.options],
			...(added.emi && {emi: added.emi}),
			...(added.servicePrefix !== undefined && {servicePrefix: added.servicePrefix}),
		};
	}

	/** Whether a recipe's answer is the builder it was given with more said. */
	static #continues<Start extends Steps<RulesNode>>(start: Start, value: unknown): value is Start {
		const next = kindOfBuilder(value) === kindOfBuilder(start) ? Steps.nodeOf(value) : undefined;
		if (next === undefined) return false;
		const {options, emi, servicePrefix, dialect} = start.#node;
		const grown: Partial<FilterNode> = next;
		const before: Partial<FilterNode> = start.#node;
		return (
			next.dialect === dialect &&
			grown.allowDefaults === before.allowDefaults &&
			(emi === undefined || next.emi === emi) &&
			(servicePrefix === undefined || next.servicePrefix === servicePrefix) &&
			options.every((option, index) => next.options[index] === option)
		);
	}

	#add(option: OptionNode): this {
		return this.#change({options: [...this.#node.options, option]});
	}

	#change(change: Partial<RulesNode> & {readonly emi?: EmiNode}): this {
		const Same = this.constructor as new (node: Node) => this; // both subclasses are made of a node alone
		return new Same({...this.#node, ...change});
	}
}

// The implementation of filters and rules: each call returns a builder with a new node.
// The classes do not track the state in the types; `create-builders.ts` joins them to the interfaces.

import type {AccountNode} from '../account/account-node.js';
import {type FilteredType, listKey} from '../account/providers-by-type.js';
import {BUILDER, type IncludedRules, kindOfBuilder, RULES, WRITTEN} from '../diagnostics/builder-kind.js';
import {formatValue} from '../diagnostics/format-value.js';
import {IssueCollector, readOrThrow, throwIfIssue, throwIssue} from '../diagnostics/issue-collector.js';
import {reportAtCalls} from '../diagnostics/report-at-call.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import type {NamesOf} from '../model/conflicts.js';
import {defaultReach} from '../model/default-reach.js';
import {
	type FilterNode,
	hasEmi,
	NO_RULES,
	type RulesNode,
	type RulesParts,
	type TypeNode,
	typeNode,
} from '../model/filter-node.js';
import {nothingLeft} from '../model/nothing-left.js';
import {codesOf, filtersOf, listOf} from '../model/parts.js';
import {writePaymentFilter} from '../model/write-payment-filter.js';
import {servicePrefixProblem} from '../values/service-prefix.js';
import type {CardFilter, OptionParts, PaymentFilter, UpiFilter} from '../wire/payment-filter.js';
import {
	joined,
	optionIndex,
	optionPointer,
	readExtra,
	readProviders,
	readType,
	typeConflict,
	withType,
} from './add-option.js';
import {Cards} from './cards-builder.js';
import {joinEmi, readEmi, reportForeignEmi} from './emi-builder.js';
import {joinParts, prefixConflict} from './join-parts.js';
import {type BuilderClass, RecipeBuilder} from './recipe-builder.js';
import {
	DEFAULTS_ALREADY_SET,
	fromOtherCopy,
	NO_ALLOW_DEFAULTS,
	notRules,
	RULES_CANNOT_BE_BUILT,
} from './refused-calls.js';
import {Upi} from './upi-builder.js';

/** The steps that filters and rules share. */
export abstract class Steps<Node extends RulesNode> extends RecipeBuilder<Node> {
	static {
		reportAtCalls(Steps, {show: 2, hide: 2, extra: 2, cards: 1, upi: 1, emi: 1, include: 1, forMandates: 1});
	}

	show(type: unknown, ...providers: readonly unknown[]): this {
		return this.configure(type, providers, true);
	}

	hide(type: unknown, ...providers: readonly unknown[]): this {
		return this.configure(type, providers, false);
	}

	extra(given: unknown, fields: unknown): this {
		const {options} = this.node;
		const {account} = this.place;
		const type = readType(given, account, options.length);
		const index = optionIndex(options, type);
		const extra = readExtra(fields, account, optionPointer(index));
		return this.add(index, typeNode(type, {extra}));
	}

	cards(recipe: unknown): this {
		return this.filtered('CARD', recipe, Cards);
	}

	upi(recipe: unknown): this {
		return this.filtered('UPI', recipe, Upi);
	}

	emi(recipe: unknown): this {
		const {node, place} = this;
		const added = readEmi(recipe, place.account);
		const emi = readOrThrow(report => joinEmi(node.emi, added, report, this.namesAgainst({emi: added})));
		return this.change(hasEmi(emi) ? {...node, emi} : node, {emi: added});
	}

	include(rules: unknown): this {
		const {node, place} = this;
		const kind = kindOfBuilder(rules);
		if (kind === 'rules' && RecipeBuilder.is<Steps<RulesNode>>(Steps, rules)) {
			const added = includeRules(node, rules.node, rules.place.account, place.account);
			return this.with({...node, ...added, parts: added.naming?.withParts(node, rules.node)});
		}
		if (kind === 'rules') throwIssue('', fromOtherCopy(kind));
		return throwIssue('', notRules(kind ?? formatValue(rules)));
	}

	forMandates(given?: unknown): this {
		const {node, place} = this;
		const servicePrefix = given === undefined ? place.account.servicePrefix : given;
		if (servicePrefix === undefined) {
			throwIssue('', {
				rule: 'missing-field',
				problem: 'the service prefix is not known',
				remedy: "write .forMandates('PREFIX'), or set servicePrefix of the account",
			});
		}
		throwIfIssue('', servicePrefixProblem(servicePrefix));
		const added = {servicePrefix: String(servicePrefix)};
		throwIfIssue('', prefixConflict(node.servicePrefix, added.servicePrefix, this.namesAgainst(added)));
		return this.change({...node, ...added}, added);
	}

	private configure(given: unknown, rest: readonly unknown[], enable: boolean): this {
		const {options} = this.node;
		const {account} = this.place;
		const type = readType(given, account, options.length);
		const index = optionIndex(options, type);
		if (rest.length === 0) return this.add(index, typeNode(type, {whole: enable}));
		const how = enable ? 'shown' : 'hidden';
		const codes = codesOf(readProviders(rest[0], type, account, index, options[index]?.[how]));
		return this.add(index, typeNode(type, enable ? {shown: codes} : {hidden: codes}));
	}

	/** Adds the filters that a recipe makes to the option of their type. */
	private filtered(type: FilteredType, recipe: unknown, Class: BuilderClass<Cards | Upi, undefined>): this {
		const {options} = this.node;
		const index = optionIndex(options, type);
		const pointer = optionPointer(index);
		const count = options[index]?.filters?.size ?? 0;
		const place = {account: this.place.account, base: `${pointer}/${listKey(type)}`, count};
		const {filters} = RecipeBuilder.follow(recipe, Class, place, undefined, pointer);
		if (filters.length === 0) return this.change(this.node, {}); // every call is in a branch that is not taken
		const shows = filters.some(({enable}) => enable);
		const hides = filters.some(({enable}) => !enable);
		return this.add(index, typeNode(type, {filters: filtersOf<CardFilter | UpiFilter>(filters), shows, hides}));
	}

	/** Adds a call to the type at an index. Throws if it is uncertain, or disagrees with an earlier call. */
	private add(index: number, added: TypeNode): this {
		const {node, place} = this;
		const {options, allowDefaults} = node;
		const first = options[index];
		const all = joined(first, added);
		const uncertain = defaultReach(all, options, allowDefaults, place.account.options.readings);
		if (uncertain !== undefined) throwIssue(`${optionPointer(index)}/${listKey(added.type)}`, uncertain);
		const problem = first && typeConflict(first, added, optionPointer(index), this.namesAgainst({options: [added]}));
		if (problem !== undefined) throwIssue(optionPointer(options.length), problem);
		return this.change({...node, options: withType(options, index, all)}, {options: [added]});
	}

	/** The builder of a changed node; `added` is what the call configures by itself. */
	private change(changed: Node, added: Partial<RulesParts>): this {
		const {node} = this;
		if (node.parts === undefined) return this.with(changed);
		return this.with({...changed, parts: node.naming?.withParts(node, {...NO_RULES, ...added})});
	}

	/** Whose calls a conflict with added ones is between, where rules have names. */
	private namesAgainst(added: Partial<RulesParts>): NamesOf | undefined {
		const {node} = this;
		return node.naming && (subject => node.naming?.namesOfConflict(subject, node, {...NO_RULES, ...added}));
	}
}

export class Filter extends Steps<FilterNode> {
	static {
		Filter.prototype[BUILDER] = 'filter';
		reportAtCalls(Filter, {allowDefaults: 1, build: 0});
	}

	#written: PaymentFilter | undefined;

	get [RULES](): IncludedRules | undefined {
		return this.node.naming?.includedRules(this.node, this.place.account);
	}

	allowDefaults(): never {
		const place = '/allowDefaultOptions';
		return throwIssue(place, {rule: 'conflicting-type', ...DEFAULTS_ALREADY_SET});
	}

	get [WRITTEN](): PaymentFilter {
		const {node, place} = this;
		if (node.emi !== undefined) throwIfIssue('/emiOptions', place.account.emiInFilterIssue);
		this.#written ??= writePaymentFilter(node, place.account);
		return this.#written;
	}

	override build(): PaymentFilter {
		const written = this[WRITTEN];
		throwIfIssue('', nothingLeft(written));
		return written;
	}
}

export class Rules extends Steps<RulesNode> {
	static {
		Rules.prototype[BUILDER] = 'rules';
		reportAtCalls(Rules, {build: 0});
	}

	override build(): never {
		return throwIssue('', {rule: 'invalid-recipe', ...RULES_CANNOT_BE_BUILT});
	}
}

/** `filter()` before `allowDefaultOptions` is set. */
export class IncompleteFilter extends Steps<RulesNode> {
	static {
		IncompleteFilter.prototype[BUILDER] = 'filter without allowDefaults';
		reportAtCalls(IncompleteFilter, {allowDefaults: 1, build: 0});
	}

	/** Every step but `allowDefaults` begins with the node. */
	override get node(): never {
		return throwIssue('/allowDefaultOptions', NO_ALLOW_DEFAULTS);
	}

	allowDefaults(allow: unknown): Filter {
		if (typeof allow !== 'boolean') {
			throwIssue(
				'/allowDefaultOptions',
				wrongValue('invalid-type', allow, {problem: 'is not a boolean', remedy: 'write true or false'}),
			);
		}
		return new Filter(this.place, {...NO_RULES, allowDefaults: allow});
	}

	override build(): never {
		return this.node;
	}
}

/** What changes in a filter that includes rules. */
function includeRules(node: RulesNode, added: RulesNode, from: AccountNode, account: AccountNode): Partial<RulesNode> {
	const report = new IssueCollector();
	const isForeign = from !== account;
	if (isForeign) {
		added.options.forEach(option => {
			const place = optionPointer(optionIndex(node.options, option.type));
			account.catalog?.reportOption(codesIn(option), report, place);
			if (option.extra !== undefined) readExtra(option.extra, account, place);
		});
		if (added.emi !== undefined) reportForeignEmi(added.emi, account, report);
	}
	const naming = node.naming ?? added.naming;
	const all = joinParts(node, added, report, of => naming?.namesOfConflict(of, node, added));
	all.options.forEach((option, index) => {
		if (option === node.options[index]) return;
		const uncertain = defaultReach(option, all.options, node.allowDefaults, account.options.readings);
		report.add(`${optionPointer(index)}/${listKey(option.type)}`, uncertain);
	});
	report.throwIfAny();
	if (!isForeign && added.codes === undefined) return {...all, naming};
	return {...all, naming, codes: {...from.options.codes, ...added.codes, ...node.codes}}; // the first list of a type counts
}

/** An option with every code that the calls on a type name. */
function codesIn({type, shown, hidden, filters}: TypeNode): OptionParts {
	const codes = [shown, hidden].flatMap(parts => (parts === undefined ? [] : listOf(parts)));
	const listed = filters === undefined ? {paymentMethods: codes} : {[listKey(type)]: listOf(filters)};
	return {paymentMethodType: type, enable: true, ...listed};
}

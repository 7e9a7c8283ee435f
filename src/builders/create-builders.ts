// The first calls of the builders, and the only place that joins the classes to the interfaces.

import {type AccountNode, PLAIN_ACCOUNT} from '../account/account-node.js';
import {catalogOf, closedCatalog} from '../account/catalog.js';
import type {EntryOf} from '../account/catalog-types.js';
import {readAccount} from '../account/read-account.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {throwIfIssue} from '../diagnostics/issue-collector.js';
import type {Misuse} from '../diagnostics/misuse.js';
import {refuseMore, reportAtCall} from '../diagnostics/report-at-call.js';
import {NO_EMI, NO_RULES} from '../model/filter-node.js';
import {readOptionFields} from '../model/read-session-parts.js';
import {DEFAULT_TENURE_ENCODING} from '../wire/emi-filter.js';
import type {MandateKind} from '../wire/mandate.js';
import {TENURE_PLACES} from '../wire/spec.js';
import {Emi, type EmiBuilder} from './emi-builder.js';
import {IncompleteFilter, Rules} from './filter.js';
import type {RulesBuilder} from './filter-builder.js';
import {Mandate, type MandateTerms, type NoMandateKind} from './mandate-builder.js';
import {namedRules, nameProblem} from './named-parts.js';
import type {NeedsAllowDefaults} from './needs-allow-defaults.js';
import {Session} from './session.js';
import type {SessionFactory} from './session-builder.js';

const EMI_REFUSED: IssueDetails = {
	rule: 'contradiction',
	problem: "with emiPlacement 'session', emiOptions is sent next to the filter",
	remedy: 'pass the filter to session(…).paymentFilter(…)',
};

/** Throws every issue of the account at once. */
export function accountOf(input: unknown): AccountNode {
	const options = readAccount(input);
	const {servicePrefix, emiPlacement, tenureEncoding = DEFAULT_TENURE_ENCODING, codes, types = []} = options;
	const {extraOptionFields} = options;
	return Object.freeze({
		options,
		servicePrefix,
		emiInFilterIssue: emiPlacement === 'session' ? EMI_REFUSED : undefined,
		tenures: TENURE_PLACES[tenureEncoding],
		catalog: codes === undefined ? undefined : closedCatalog(catalogOf(codes, servicePrefix)),
		readExtra: readExtra(extraOptionFields),
		types: Object.freeze([...new Set([...PLAIN_ACCOUNT.types, ...types])]),
	});
}

function readExtra(names: readonly string[] | undefined): AccountNode['readExtra'] {
	return names && ((fields, report) => readOptionFields(names, fields, report));
}

// The classes do not track the state in the types, so they are cast to the interfaces here and nowhere else.
function filterOf<Catalog>(account: AccountNode): NeedsAllowDefaults<Catalog> {
	return new IncompleteFilter({account, base: ''}, NO_RULES) as unknown as NeedsAllowDefaults<Catalog>;
}
function rulesOf<Catalog>(account: AccountNode, name: string | undefined): RulesBuilder<'no prefix', Catalog> {
	throwIfIssue('', nameProblem(name));
	return new Rules({account, base: ''}, name === undefined ? NO_RULES : namedRules(name)) as unknown as RulesBuilder<
		'no prefix',
		Catalog
	>;
}
function emiOf<Catalog>(account: AccountNode): EmiBuilder<never, Catalog> {
	return new Emi({account, base: ''}, NO_EMI) as unknown as EmiBuilder<never, Catalog>;
}
function mandateOf(kind: unknown, {options}: AccountNode): MandateTerms {
	return new Mandate(kind, options.optionalFields) as unknown as MandateTerms;
}
function sessionOf<Optional extends string>(account: AccountNode): SessionFactory<Optional> {
	const begin = (action: unknown, fields: unknown) => reportAtCall(begin, () => Session.open(account, action, fields));
	return begin as unknown as SessionFactory<Optional>;
}

/** Begins a builder, unless the call has more arguments than its function takes. */
function onlyArguments<Builder>(
	called: (...given: never[]) => unknown,
	most: number,
	given: readonly unknown[],
	begin: () => Builder,
): Builder {
	return reportAtCall(called, () => (given.length > most ? refuseMore(called.name, most, given) : begin()));
}

/**
 * The type of `mandate`.
 *
 * @source checkout-spec: session request fields, `options.create_mandate`
 */
export interface MandateFactory {
	/**
	 * Begins a mandate, for `.mandate(…)` of a payment-page session.
	 *
	 * @param kind - `'REQUIRED'` or `'OPTIONAL'`
	 */
	(kind: MandateKind): MandateTerms;
	/** @deprecated Name the kind. */
	(this: Misuse<NoMandateKind>): MandateTerms;
}

/** The builders of one account. */
export interface Builders<Catalog> {
	/**
	 * Begins a payment filter of the account: its first step sets whether the service also shows the options that the filter
	 * does not name.
	 */
	readonly filter: () => NeedsAllowDefaults<Catalog>;
	/** Begins a reusable part of a filter of the account, for `.include(rules)`; `explain` names the rules that decide. */
	readonly rules: (name?: string) => RulesBuilder<'no prefix', Catalog>;
	/** Begins an EMI filter of the account, for `.emi(…)` of a filter. */
	readonly emi: () => EmiBuilder<never, Catalog>;
	/** Begins a mandate, `'REQUIRED'` or `'OPTIONAL'`, for `.mandate(…)` of a payment-page session. */
	readonly mandate: MandateFactory;
	/** Begins a session: an action and exactly its fields, without those that the account makes optional. */
	readonly session: SessionFactory<EntryOf<Catalog, 'optionalFields'>>;
}

/** The builders of an account that was checked. */
export function createBuilders<Catalog>(account: AccountNode): Builders<Catalog> {
	const mandate = (kind?: MandateKind) => reportAtCall(mandate, () => mandateOf(kind, account));
	const filter = (...given: readonly unknown[]) => onlyArguments(filter, 0, given, () => filterOf<Catalog>(account));
	const rules = (...given: readonly (string | undefined)[]) =>
		onlyArguments(rules, 1, given, () => rulesOf<Catalog>(account, given[0]));
	const emi = (...given: readonly unknown[]) => onlyArguments(emi, 0, given, () => emiOf<Catalog>(account));
	return {
		filter,
		rules,
		emi,
		mandate,
		session: sessionOf(account),
	};
}

/** Begins every chain of `filter()`. */
const FILTER = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ filterOf(PLAIN_ACCOUNT));

/**
 * Begins a payment filter. The first step sets whether the service also shows the options that the filter does not name.
 *
 * @returns a builder whose only step is `allowDefaults(boolean)`; that returns a {@link FilterBuilder}, which has every other step
 * @example
 * ```ts
 * import {filter} from 'paylock';
 *
 * filter()
 * 	.allowDefaults(true)
 * 	.hide('WALLET', ['WALLET_A'])
 * 	.cards(c => c.hideTypes('CREDIT'))
 * 	.build();
 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["WALLET_A"]},{"paymentMethodType":"CARD","enable":true,"cardFilters":[{"cardTypes":["CREDIT"],"enable":false}]}]}
 * ```
 * @source checkout-spec: payment_filter object
 */
export function filter(): NeedsAllowDefaults;
export function filter(...given: readonly unknown[]): NeedsAllowDefaults {
	return onlyArguments(filter, 0, given, () => FILTER);
}

/**
 * Begins a reusable part of a filter, for `.include(rules)`.
 *
 * @param name - what the rules are for, in your words: one line of at most 80 characters. `explain`, conflicts, matchers and
 * `decisionTable` call the rules by it; nothing of it is sent
 * @returns a builder with the steps of a filter, without `build()`
 * @example
 * ```ts
 * import {filter, rules} from 'paylock';
 *
 * const noCash = rules('no cash from 1,000').hide('CASH');
 * filter().allowDefaults(true).include(noCash).build();
 * // {"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false}]}
 * ```
 * @source checkout-spec: option object (element of options)
 */
export function rules(name?: string): RulesBuilder<'no prefix'>;
export function rules(...given: readonly (string | undefined)[]): RulesBuilder<'no prefix'> {
	return onlyArguments(rules, 1, given, () => rulesOf(PLAIN_ACCOUNT, given[0]));
}

/**
 * Begins an EMI filter (`emiOptions`).
 *
 * @returns a builder for `.emi(…)` of a filter; `build()` returns the EMI filter alone
 * @example
 * ```ts
 * import {emi} from 'paylock';
 *
 * emi().hide('standard').build();
 * // {"standardEmi":{"enable":false}}
 * ```
 * @source checkout-spec: EMI filter structure (emiOptions)
 */
export function emi(): EmiBuilder<never>;
export function emi(...given: readonly unknown[]): EmiBuilder<never> {
	return onlyArguments(emi, 0, given, () => emiOf(PLAIN_ACCOUNT));
}

/**
 * Begins a mandate, for `.mandate(…)` of a payment-page session.
 *
 * @param kind - `'REQUIRED'` or `'OPTIONAL'`
 * @returns a builder that needs `maxAmount`, `startDate` and `endDate`, in any order
 * @throws a {@link MisuseError} for any other kind
 * @example
 * ```ts
 * import {mandate} from 'paylock';
 *
 * mandate('REQUIRED')
 * 	.maxAmount('1000.00')
 * 	.startDate('2051222400')
 * 	.endDate('2366841600')
 * 	.build();
 * // {"options.create_mandate": "REQUIRED", "mandate.max_amount": "1000.00", "mandate.start_date": "2051222400", "mandate.end_date": "2366841600"}
 * ```
 * @source checkout-spec: session request fields, `options.create_mandate`
 */
export function mandate(kind: MandateKind): MandateTerms;
/** @deprecated Name the kind. */
export function mandate(this: Misuse<NoMandateKind>): MandateTerms;
export function mandate(kind?: MandateKind): MandateTerms {
	return reportAtCall(mandate, () => mandateOf(kind, PLAIN_ACCOUNT));
}

/**
 * Begins a session: an action and exactly its fields.
 *
 * @param action - `'paymentPage'`, `'quickPay'` or `'paymentManagement'`
 * @param fields - the customer's fields and, except for payment management, `order_id` and `amount` (two decimals;
 * `toAmount(…)` returns one)
 * @returns a builder with the steps of the action
 * @throws a {@link MisuseError} with every issue of the fields; the error quotes no personal data
 * @example
 * ```ts
 * import {filter, session} from 'paylock';
 *
 * session('paymentPage', {
 * 	order_id: 'order-1',
 * 	amount: '499.00',
 * 	customer_id: 'customer-1',
 * 	customer_email: 'customer@example.com',
 * 	customer_phone: '0000000000',
 * 	payment_page_client_id: 'client-1',
 * }).paymentFilter(filter().allowDefaults(true).hide('CASH'));
 * ```
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export const session: SessionFactory = /* @__PURE__ */ sessionOf(PLAIN_ACCOUNT);

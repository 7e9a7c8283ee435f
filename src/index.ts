// Public exports of `paylock`.

/**
 * Everything that writes a request: the builders of filters, EMI plans, mandates and sessions, the values in them, and the call
 * that opens a session. A builder never changes: each call returns a new one, and a call that the service would misread does
 * not compile.
 *
 * @module
 */

// Builders

export {amend, type FilterDraft} from './builders/amend.js';
export type {CardCriteria, CardsBuilder} from './builders/cards-builder.js';
export {emi, filter, mandate, rules, session} from './builders/create-builders.js';
export type {AnyEmi, EmiBuilder, GroupsBuilder} from './builders/emi-builder.js';
export type {AnyFilter, AnyRules, BuiltFilter, FilterBuilder, RulesBuilder} from './builders/filter-builder.js';
export type {MandateBuilder, MandateTerms} from './builders/mandate-builder.js';
export {outages} from './builders/outages.js';
export type {PlanCriteria, PlansBuilder} from './builders/plans-builder.js';
export type {AnySession, BasicSession, PaymentPageSession, SessionBuilder} from './builders/session-builder.js';
export type {OrderFields, SessionDetails} from './builders/session-fields.js';
export type {UpiBuilder} from './builders/upi-builder.js';
export {type Paylock, paylock} from './paylock.js';

// Session call

export {createSession} from './client/create-session.js';
export {defineService, type Service} from './client/define-service.js';
export type {SessionResponse} from './client/read-response.js';
export type {ServiceEvent, ServiceOptions} from './client/service-options.js';
export {
	isSessionError,
	SessionError,
} from './client/session-error.js';

// Errors

export {accountFrom} from './account/account-from.js';
export type {CatalogOf} from './account/catalog-types.js';
export {InvalidInputError, isInvalidInputError} from './diagnostics/invalid-input-error.js';
export type {Issue} from './diagnostics/issue.js';
export {isMisuseError, MisuseError} from './diagnostics/misuse-error.js';
export type {RuleId} from './diagnostics/rules.js';

// Values

export {fromMinorUnits, toAmount} from './values/amount.js';
export {epochSeconds} from './values/epoch-seconds.js';
export {binRange, tenureRange} from './values/ranges.js';

// JSON

export type {Account} from './account/account.js';
export type {Readings} from './account/readings.js';
export {
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	PLAN_GROUPS,
} from './wire/emi-filter.js';
export type {Amount, MandateFields, MandateKind} from './wire/mandate.js';
export type {BinRange, CardFilter, PaymentFilter, PaymentOption, UpiFilter} from './wire/payment-filter.js';
export {
	CARD_TYPES,
	type CardType,
	PAYMENT_METHOD_TYPES,
	type PaymentMethodType,
} from './wire/payment-method.js';
export {
	type Action,
	type EmiDisplay,
	SESSION_ACTIONS,
	type SessionRequest,
} from './wire/session.js';

// Declarations: types that those of your code may mention

export type {AnyCatalog} from './account/catalog-types.js';
export type {FilterState} from './builders/filter-state.js';
export type {NeedsAllowDefaults} from './builders/needs-allow-defaults.js';
export type {SessionFactory} from './builders/session-builder.js';
export type {WithDisplay, WithFilter} from './builders/session-state.js';
export type {Stateful} from './builders/state.js';
export type {Misuse} from './diagnostics/misuse.js';

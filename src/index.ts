// Public exports of `paylock`.

/**
 * Everything that writes a request: the builders of filters, EMI plans, mandates and sessions, the values in them, and the call
 * that opens a session. A builder never changes: each call returns a new one, and a call that the service would misread does
 * not compile.
 *
 * @module
 */

// Builders

export {type AmendOptions, type AmendRecipe, amend, type FilterDraft, type OptionDraft} from './builders/amend.js';
export type {CardCriteria, CardsBuilder} from './builders/cards-builder.js';
export type {MandateFactory} from './builders/create-builders.js';
export {emi, filter, mandate, rules, session} from './builders/create-builders.js';
export type {AnyEmi, EmiBuilder, GroupsBuilder} from './builders/emi-builder.js';
export type {AnyFilter, AnyRules, BuiltFilter, FilterBuilder, RulesBuilder} from './builders/filter-builder.js';
export {hideOutages, type OutageOptions} from './builders/hide-outages.js';
export type {MandateBuilder, MandateTerms} from './builders/mandate-builder.js';
export type {PlanChoice, PlanCriteria, PlansBuilder} from './builders/plans-builder.js';
export type {AnySession, BasicSession, PaymentPageSession, SessionBuilder} from './builders/session-builder.js';
export type {OrderFields, SessionDetails} from './builders/session-fields.js';
export type {UpiBuilder} from './builders/upi-builder.js';
export {type Paylock, paylock} from './paylock.js';

// Session call

export {createSession} from './client/create-session.js';
export {defineService, type Service} from './client/define-service.js';
export type {Sendable, SessionInput} from './client/read-request.js';
export type {SessionResponse} from './client/read-response.js';
export type {CallOptions, RetryOptions, ServiceEvent, ServiceOptions} from './client/service-options.js';
export {
	type FieldError,
	isSessionError,
	SessionError,
	type SessionErrorDetails,
	type SessionErrorKind,
	type SessionOutcome,
} from './client/session-error.js';
export type {FetchInit, FetchLike, FetchResponse} from './client/transports/fetch.js';
export type {AbortSignalLike} from './client/waiting.js';

// Errors

export {InvalidInputError, isInvalidInputError} from './diagnostics/invalid-input-error.js';
export {isMisuseError, MisuseError} from './diagnostics/misuse-error.js';

// Values

export {fromMinorUnits, toAmount} from './values/amount.js';
export {epochSeconds} from './values/epoch-seconds.js';
export {binRange, tenureRange} from './values/ranges.js';
export type {VpaHandle} from './values/vpa-handle.js';

// Account

export {accountFrom} from './account/account-from.js';
export type * from './account/account-types.js';
export type {CatalogOf} from './account/catalog-types.js';

// JSON

export {EMI_KINDS, PLAN_GROUPS} from './wire/emi-filter.js';
export {CARD_TYPES, isPaymentMethodType, PAYMENT_METHOD_TYPES} from './wire/payment-method.js';
export {SESSION_ACTIONS} from './wire/session.js';
export type * from './wire/wire-types.js';

// Declarations: types that those of your code may mention

export type {AnyCatalog, RunTimeCatalog} from './account/catalog-types.js';
export type {FilterState, GivenCodes, NotList} from './builders/filter-state.js';
export type {NeedsAllowDefaults} from './builders/needs-allow-defaults.js';
export type {SessionFactory} from './builders/session-builder.js';
export type {WithDisplay, WithFilter} from './builders/session-state.js';
export type {RefusedRecipe, Stateful} from './builders/state.js';
export type {Misuse} from './diagnostics/misuse.js';

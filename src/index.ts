// Public exports of `paylock`.

/**
 * Everything that writes a request: the builders of filters, EMI plans, mandates and sessions, the values in them, and the call
 * that opens a session. A builder never changes: each call returns a new one, and a call that the service would misread does
 * not compile.
 *
 * @module
 */

// Builders

export {
	type AmendOptions,
	type AmendRecipe,
	amend,
	type FilterDraft,
} from './builders/amend.js';
export type {CardCriteria, CardRecipe, CardsBuilder} from './builders/cards-builder.js';
export type {AnyEmi, EmiBuilder, EmiState, GroupRecipe, GroupState, GroupsBuilder} from './builders/emi-builder.js';
export type {
	AnyFilter,
	AnyRules,
	BuiltFilter,
	FilterBuilder,
	RulesBuilder,
} from './builders/filter-builder.js';
export type {FilterState} from './builders/filter-state.js';
export type {IncompleteMandate, MandateBuilder, MandateState, MandateTerms} from './builders/mandate-builder.js';
export type {NeedsAllowDefaults} from './builders/needs-allow-defaults.js';
export {type AccountOptions, emi, filter, mandate, type Paylock, paylock, rules, session} from './builders/paylock.js';
export type {Choice, PlanCriteria, PlanRecipe, PlansBuilder} from './builders/plans-builder.js';
export type {
	AnySession,
	BasicSession,
	PaymentPageSession,
	SessionBuilder,
	SessionFactory,
	SessionOf,
} from './builders/session-builder.js';
export type {ExtraFields, OrderFields, SessionDetails, SessionFields} from './builders/session-fields.js';
export type {SessionState, WithDisplay, WithFilter} from './builders/session-state.js';
export type {PartState, Stateful} from './builders/state.js';
export type {UpiBuilder, UpiRecipe} from './builders/upi-builder.js';

// Session call

export type {CallOptions} from './client/call-options.js';
export {createSession} from './client/create-session.js';
export {defineService, type Service} from './client/define-service.js';
export type {SessionInput} from './client/read-request.js';
export type {SessionResponse} from './client/read-response.js';
export type {RetryOptions, ServiceEvent, ServiceOptions} from './client/service-options.js';
export {
	type FieldError,
	isSessionError,
	SessionError,
	type SessionErrorDetails,
	type SessionErrorKind,
	type SessionOutcome,
} from './client/session-error.js';
export type {FetchLike} from './client/transports/fetch.js';
export type {AbortSignalLike} from './client/waiting.js';

// Errors

export {InvalidInputError, isInvalidInputError} from './diagnostics/invalid-input-error.js';
export type {Issue, IssueFix, JsonPatchOperation, RelatedPlace} from './diagnostics/issue.js';
export type {Misuse} from './diagnostics/misuse.js';
export {isMisuseError, MisuseError} from './diagnostics/misuse-error.js';
export type {RuleId, Severity} from './diagnostics/rules.js';
export type {AnyCatalog, CatalogOf} from './rules/catalog-types.js';

// Values

export {toAmount} from './values/amount.js';
export {binRange} from './values/bin-range.js';
export {epochSeconds} from './values/epoch-seconds.js';
export {tenureRange} from './values/tenure-range.js';
export type {VpaHandle} from './values/vpa-handle.js';

// JSON

export type {
	Account,
	Codes,
	Credentials,
	EmiPlacement,
	Enabled,
	OptionalField,
	TenureEncoding,
} from './wire/account.js';
export {
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	type EmiSubFilter,
	type IssuerFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
	type PlanGroupName,
	type TenureFilter,
	type TenureRange,
} from './wire/emi-filter.js';
export type {Amount, EpochSeconds, MandateFields, MandateKind} from './wire/mandate.js';
export type {BinRange, CardFilter, PaymentFilter, PaymentOption, UpiFilter} from './wire/payment-filter.js';
export {
	CARD_TYPES,
	type CardType,
	PAYMENT_METHOD_TYPES,
	type PaymentMethodType,
	type UpiType,
} from './wire/payment-method.js';
export type {ReadingName, Readings} from './wire/readings.js';
export {
	type Action,
	type CustomerFields,
	type DetailFields,
	type EmiDisplay,
	type Json,
	type JsonObject,
	SESSION_ACTIONS,
	type SessionRequest,
} from './wire/session.js';

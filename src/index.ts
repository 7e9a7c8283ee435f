// The table of contents: what leaves the house, name by name.

// The builders
export {amend, type FilterDraft} from './builders/amend.js';
export type {CardCriteria, CardFilters, CardRecipe} from './builders/card-filters.js';
export type {
	EmiBuilder,
	GroupRecipe,
	PlanCriteria,
	PlanFilters,
	PlanGroups,
	PlanRecipe,
} from './builders/emi-builder.js';
export type {BuiltFilter, FilterBuilder, NeedsAllowDefaults, RulesBuilder} from './builders/filter-builder.js';
export type {MandateBuilder, MandateTerms} from './builders/mandate-builder.js';
export {emi, filter, mandate, type Paylock, paylock, rules, session} from './builders/paylock.js';
export type {OrderFields, PaymentPageSession, PlainSession, SessionBuilder} from './builders/session-builder.js';
export type {UpiFilters, UpiRecipe} from './builders/upi-filters.js';
// The ground
export {type Issue, type IssueCode, type Misuse, MisuseError} from './misuse.js';
// The session call
export {type CallOptions, createSession} from './service/create-session.js';
export {defineService, type Service} from './service/define-service.js';
export type {SessionInput} from './service/read-request.js';
export type {SessionResponse} from './service/read-response.js';
export type {RetryOptions, ServiceEvent, ServiceOptions} from './service/service-options.js';
export {
	type FieldError,
	SessionError,
	type SessionErrorDetails,
	type SessionErrorKind,
	type SessionOutcome,
} from './service/session-error.js';
export type {FetchLike} from './service/transport-fetch.js';
export type {AbortSignalLike} from './service/watch-abort.js';
// The values
export {amount} from './values/amount.js';
export {type Choice, except, only} from './values/choice.js';
export {epochSeconds} from './values/epoch-seconds.js';
export {binRange, tenureRange} from './values/number-range.js';
export type {VpaHandle} from './values/vpa-handle.js';
// The JSON that travels
export type {Codes, Dialect, EmiPlacement, TenureEncoding} from './wire/dialect.js';
export type {
	EmiFilter,
	EmiKind,
	EmiSubFilter,
	IssuerFilter,
	PlanFilter,
	PlanGroup,
	PlanGroupName,
	TenureFilter,
	TenureRange,
} from './wire/emi-filter.js';
export type {Amount, EpochSeconds, MandateFields, MandateKind} from './wire/mandate.js';
export type {BinRange, CardFilter, PaymentFilter, PaymentOption, UpiFilter} from './wire/payment-filter.js';
export type {CardType, PaymentMethodType, UpiType} from './wire/payment-method.js';
export type {
	Action,
	CustomerFields,
	DetailFields,
	EmiDisplay,
	Json,
	JsonObject,
	SessionRequest,
} from './wire/session.js';

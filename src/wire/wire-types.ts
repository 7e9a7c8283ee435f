// The types of JSON that an entry exports: whatever a program infers from a filter or a request can be named.
export type {
	EmiFilter,
	EmiKind,
	EmiSubFilter,
	IssuerFilter,
	PlanFilter,
	PlanGroup,
	PlanGroupName,
	TenureEncoding,
	TenureFilter,
	TenureRange,
} from './emi-filter.js';
export type {
	CardInstrument,
	EmiInstrument,
	Instrument,
	MandateSupport,
	ProviderInstrument,
	ProviderType,
	UpiInstrument,
} from './instrument.js';
export type {Amount, EpochSeconds, MandateFields, MandateKind} from './mandate.js';
export type {
	BinRange,
	CardFilter,
	FilteredCardOption,
	FilteredUpiOption,
	PaymentFilter,
	PaymentOption,
	ProviderOption,
	UpiFilter,
	WholeCardOption,
	WholeUpiOption,
} from './payment-filter.js';
export type {CardType, PaymentMethodType, UpiType} from './payment-method.js';
export type {
	Action,
	CustomerFields,
	EmiDisplay,
	Json,
	JsonObject,
	ManagementRequest,
	OrderRequest,
	SessionRequest,
} from './session.js';

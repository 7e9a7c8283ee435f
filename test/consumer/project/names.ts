// Whatever a program infers from a request, an error or an option can be named by its declarations; compiled with `declaration`.
import {
	type Account,
	type CallOptions,
	type Codes,
	type Credentials,
	type CustomerFields,
	createSession,
	defineService,
	type EmiFilter,
	type FieldError,
	filter,
	type Guarantees,
	type Issue,
	isMisuseError,
	isSessionError,
	type Json,
	type JsonObject,
	type MandateFields,
	type PaymentFilter,
	type PaymentOption,
	type PlanGroup,
	paylock,
	type RetryOptions,
	type ServiceEvent,
	type ServiceOptions,
	type SessionBuilder,
	type SessionErrorKind,
	type SessionInput,
	type SessionOutcome,
	type SessionRequest,
	type Severity,
	session,
	type TenureRange,
	type VpaHandle,
} from 'paylock';

declare const builder: SessionBuilder;
declare const request: SessionRequest;
declare const lock: PaymentFilter;
declare const option: PaymentOption;
declare const emiOptions: EmiFilter;
declare const mandate: MandateFields;
declare const event: ServiceEvent;
declare const options: ServiceOptions;
declare const account: Account;
declare const issue: Issue;

// Indexing, narrowing and spreading
export const cards = lock.options.filter(one => one.paymentMethodType === 'CARD');
export const wallets = lock.options.filter(one => one.paymentMethodType !== 'CARD' && one.paymentMethodType !== 'UPI');
export const upiOf = (one: PaymentOption) => (one.paymentMethodType === 'UPI' ? one : undefined);
export const cardFilters = lock.options.flatMap(one =>
	one.paymentMethodType === 'CARD' ? (one.cardFilters ?? []) : [],
);
export const shown = {...option, enable: true};
export const order = request.action === 'paymentManagement' ? undefined : request;
export const management = request.action === 'paymentManagement' ? request : undefined;
export const merged = {...mandate, ...request};
export const noCost = emiOptions.noCostEmi;
export const credit = emiOptions.noCostEmi?.credit;
export const plans = emiOptions.standardEmi?.debit?.filters?.map(({issuerFilter, tenureFilter}) => ({
	issuerFilter,
	tenureFilter,
}));
export const clone = {...lock, options: lock.options.map(one => ({...one}))};
export const byType = new Map(lock.options.map(one => [one.paymentMethodType, one]));
export const retry = options.retry;
export const fetchLike = options.fetch;
export const failed = event.kind;
export const guarantees = account.guarantees;
export const severities = account.severities;
export const codes = account.codes;
export const fix = issue.fix;
export const related = issue.related;
export const guard = (error: unknown) =>
	isSessionError(error)
		? {kind: error.kind, outcome: error.outcome, fields: error.fields}
		: isMisuseError(error)
			? error.issues
			: undefined;

// Frameworks that compute the type of a response: as a mapped type, as what `JSON.stringify` writes, as the result of a procedure
type Mapped<Value> = Value extends object ? {[Key in keyof Value]: Mapped<Value[Key]>} : Value;
type Parsed<Value> = Value extends {toJSON(): infer Written}
	? Parsed<Written>
	: Value extends readonly (infer Item)[]
		? Parsed<Item>[]
		: Value extends object
			? {
					[Key in keyof Value as Value[Key] extends symbol | ((...args: never) => unknown) ? never : Key]: Parsed<
						Value[Key]
					>;
				}
			: Value;
declare function mapped<Value>(value: Value): Mapped<Value>;
declare function json<Value>(value: Value): {readonly body: Parsed<Value>; readonly status: 200};
declare function procedure<Input, Output>(
	resolve: (input: Input) => Output,
): {
	query(input: Input): Promise<Awaited<Output>>;
	readonly _def: {readonly output: Output};
};
export const mappedRequest = mapped(request);
export const mappedFilter = mapped(lock);
export const response = json(builder.build());
export const builderResponse = json(filter().allowDefaults(true).hide('CASH'));
export const router = {
	open: procedure((customer: CustomerFields) => session('paymentManagement', customer).build()),
	both: procedure(async (gold: boolean) => (gold ? builder.build() : request)),
	raw: procedure(() => request),
};
export const copied = {...request};

// The functions and methods themselves
export const open = createSession;
export const define = defineService;
export const make = (more: ServiceOptions) => defineService({...more, retry: false});
const chain = filter().allowDefaults(true);
export const steps = {show: chain.show, hide: chain.hide};
export const inputs = null as unknown as Parameters<typeof createSession>;
export const {
	filter: ofShop,
	rules,
	emi,
	mandate: ofMandate,
	session: ofSession,
} = paylock({codes: {WALLET: ['WALLET_A']}});

// What a program names itself
export interface Failure {
	readonly kind: SessionErrorKind;
	readonly outcome: SessionOutcome;
	readonly fields: readonly FieldError[];
	readonly severity: Severity;
}
export interface Settings {
	readonly credentials: Credentials;
	readonly retry: RetryOptions;
	readonly call: CallOptions;
	readonly codes: Codes;
	readonly guarantees: Guarantees;
	readonly group: PlanGroup;
	readonly extra: JsonObject;
	readonly udf: Json;
}
export const send = (input: SessionInput, call: CallOptions) => createSession(input, defineService(options), call);
export const handle: VpaHandle = '@bank';
export const tenure: TenureRange = '3::6';

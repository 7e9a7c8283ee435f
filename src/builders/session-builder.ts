// How a session is said: an action with its fields, then what a payment page may carry, each at most once.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Allowed, HistoryUnknown} from '../rules/conflicts.js';
import type {OnlyEmiHidden} from '../rules/only-emi-hidden.js';
import type {SingleProviders} from '../rules/provider-pairs.js';
import type {NoFieldOf} from '../rules/read-session-parts.js';
import type {Amount, MandateFields} from '../wire/mandate.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Action, CustomerFields, DetailFields, EmiDisplay, Json, SessionRequest} from '../wire/session.js';
import type {BuiltFilter} from './filter-builder.js';
import type {Complete, Incomplete, MandateBuilder, WrittenAmount} from './mandate-builder.js';
import type {NotDoubled, state} from './state.js';

/** What a payment page has been told. */
export type SessionState =
	| 'mandate is attached'
	| 'filter is attached'
	| `EMI display is ${EmiDisplay}`
	| 'details() is called'
	| 'extra() is called'
	| 'filter names single providers'
	| 'filter shows EMI alone';

/**
 * The fields of a payment page or a quick-pay screen.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface OrderFields extends CustomerFields {
	/** The merchant's unique order identifier. */
	readonly order_id: string;
	/** Major currency units with two decimals; `amount(…)` makes one. */
	readonly amount: Amount;
}

interface FieldsOf {
	readonly paymentPage: OrderFields;
	readonly quickPay: OrderFields;
	readonly paymentManagement: CustomerFields;
}

/** The reason for each field that is none of the action's row. */
type Foreign<Screen extends Action, Fields> = {
	readonly [Key in Exclude<keyof Fields, keyof FieldsOf[Screen]>]: Misuse<
		Key extends 'order_id' | 'amount'
			? `a ${Screen} session carries no ${Key}: leave it out`
			: NoFieldOf<Screen, Key & string>
	>;
};

/** The fields of an action's row, or the reason one of them does not belong. The compiler looks at few of them anew. */
type CheckedFields<Screen extends Action, Fields> = Foreign<Screen, Fields> &
	(Fields extends {readonly amount: infer Text extends string} ? {readonly amount: WrittenAmount<Text>} : unknown);

/** What matters here of a filter; a plain one, or one of unknown history, is checked at run time. */
type FactsOf<Filter> = Filter extends {readonly [state]: infer State extends string}
	? HistoryUnknown extends State
		? never
		:
				| (['names providers', NotDoubled] extends [State, State] ? 'names single providers' : never)
				| Extract<State, 'shows only EMI'>
	: never;

/** What a filter leaves behind on its session. */
type Attached<Filter extends string> =
	| 'filter is attached'
	| ('names single providers' extends Filter ? 'filter names single providers' : never)
	| ('shows only EMI' extends Filter ? 'filter shows EMI alone' : never);

type Attachable<Filter extends string, State extends SessionState> = 'filter is attached' extends State
	? Allowed<'filter', State>
	: ['mandate is attached', 'names single providers'] extends [State, Filter]
		? Misuse<SingleProviders>
		: ['EMI display is hideEMI', 'shows only EMI'] extends [State, Filter]
			? Misuse<OnlyEmiHidden>
			: unknown;

type Mandatable<State extends SessionState> = 'filter names single providers' extends State
	? Misuse<SingleProviders>
	: Allowed<'mandate', State>;

type Displayable<Display extends EmiDisplay, State extends SessionState> = [Display, 'filter shows EMI alone'] extends [
	'hideEMI',
	State,
]
	? Misuse<OnlyEmiHidden>
	: Allowed<'EMI display', State>;

/** Fields that have a place of their own. */
type Known = keyof SessionRequest;

/** Extra fields, or the reason one of them is known. */
type CheckedExtra<Extra> = {
	readonly [Key in keyof Extra]: Key extends Known
		? Misuse<`${Key} is a field of its own: .extra({…}) is for fields the document does not name`>
		: unknown;
};

/**
 * Anything that yields a session request: what `createSession` takes beside a plain one.
 *
 * @source checkout-spec: Session request fields
 */
export interface SessionBuilder {
	/** The frozen session request. */
	build(): SessionRequest;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): SessionRequest;
}

/**
 * A quick-pay or payment-management session.
 *
 * @source checkout-spec: Create session, fields sent for each `action`; open point 21
 */
export interface BasicSession<out State extends SessionState = never> extends SessionBuilder {
	readonly [state]: State;
	/**
	 * Adds fields that the document does not name.
	 *
	 * @param fields - JSON values under names that no field of a session has
	 * @throws {@link MisuseError} for a known field, a value that is no JSON, or a second call
	 */
	extra<const Extra extends Readonly<Record<string, Json>>>(
		fields: Extra & CheckedExtra<Extra> & Allowed<'extra()', State>,
	): BasicSession<State | 'extra() is called'>;
}

/**
 * A payment-page session; immutable: each call gives a new builder.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface PaymentPageSession<out State extends SessionState = never> extends SessionBuilder {
	readonly [state]: State;
	/**
	 * Locks the payment options.
	 *
	 * @param filter - a filter builder, or a plain filter from `build()` or `decode`
	 * @throws {@link MisuseError} for a second filter, single providers beside a mandate, or a plain filter that breaks a rule
	 */
	paymentFilter<Filter extends BuiltFilter | PaymentFilter>(
		filter: Filter & Attachable<FactsOf<Filter>, State>,
	): PaymentPageSession<State | Attached<FactsOf<Filter>>>;
	/**
	 * Makes the payment recurring.
	 *
	 * @param mandate - a finished `mandate(…)` builder, or its four plain fields
	 * @throws {@link MisuseError} for a second mandate, a missing term, or a filter with single providers
	 */
	mandate<Mandate extends MandateBuilder | MandateFields | Incomplete>(
		mandate: Mandate & Complete<Mandate> & Mandatable<State>,
	): PaymentPageSession<State | 'mandate is attached'>;
	/**
	 * Sets the EMI display switch (`sdk_udf`).
	 *
	 * @param display - `'showEMI'`, `'hideEMI'` or `'ShowEMIWithoutCards'`
	 * @throws {@link MisuseError} for any other value, a second call, or `'hideEMI'` beside a filter that shows EMI alone
	 */
	emiDisplay<Display extends EmiDisplay>(
		display: Display & Displayable<Display, State>,
	): PaymentPageSession<State | `EMI display is ${Display}`>;
	/**
	 * Sets the return address, the description and the name.
	 *
	 * @param details - `return_url` (an absolute URL), `description`, `first_name`, `last_name`, each as needed
	 * @throws {@link MisuseError} for an unknown field, a second call, or a URL that runs code
	 */
	details<Details extends DetailFields>(
		details: Details & Allowed<'details()', State>,
	): PaymentPageSession<State | 'details() is called'>;
	/**
	 * Adds fields that the document does not name.
	 *
	 * @param fields - JSON values under names that no field of a session has
	 * @throws {@link MisuseError} for a known field, a value that is no JSON, or a second call
	 */
	extra<const Extra extends Readonly<Record<string, Json>>>(
		fields: Extra & CheckedExtra<Extra> & Allowed<'extra()', State>,
	): PaymentPageSession<State | 'extra() is called'>;
}

interface SessionOf {
	readonly paymentPage: PaymentPageSession;
	readonly quickPay: BasicSession;
	readonly paymentManagement: BasicSession;
}

/** Opens a session builder. */
export type SessionFactory = <Screen extends Action, const Fields extends FieldsOf[Screen]>(
	action: Screen,
	fields: Fields & CheckedFields<Screen, Fields>,
) => SessionOf[Screen];

// The public interfaces of sessions: an action with its fields, then what a payment page may have, each at most once.

import type {AnyCatalog} from '../account/catalog-types.js';
import type {Misuse} from '../diagnostics/misuse.js';
import type {Allowed} from '../model/conflicts.js';
import type {PageOnly} from '../model/session-steps.js';
import type {Amount, MandateFields} from '../wire/mandate.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {Action, EmiDisplay, SessionRequest} from '../wire/session.js';
import type {BuiltFilter} from './filter-builder.js';
import type {AnyTerms, CompleteMandate, MandateBuilder} from './mandate-builder.js';
import type {CheckedDetails, CheckedExtra, CheckedFields, SessionDetails} from './session-fields.js';
import type {
	Attachable,
	Displayable,
	Mandatable,
	NewFilter,
	SessionState,
	WithDisplay,
	WithFilter,
} from './session-state.js';
import type {After, AnyBuilder, Either, Printed, Recipe, Stateful, state} from './state.js';

/**
 * A session of any action, as `createSession` accepts it.
 *
 * @source checkout-spec: session request fields
 */
export interface SessionBuilder extends Stateful<string, 'session'> {
	/** Returns the frozen session request. */
	build(): SessionRequest;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): SessionRequest;
}

/**
 * A payment-page session. It is immutable: each call returns a new builder.
 *
 * Without type arguments it is the same as {@link AnySession}.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface PaymentPageSession<State extends string = SessionState> extends SessionBuilder {
	readonly ' to assign another session to this variable, declare it as AnySession': Printed<State>;
	readonly [state]: State;
	/**
	 * Sets which payment options the customer sees (`payment_filter`).
	 *
	 * @param filter - a filter builder, or a plain filter from `build()` or `decode`
	 * @throws a {@link MisuseError} for a second filter, providers that are not doubled in a session with a mandate, or a plain filter
	 * that breaks a rule
	 * @source checkout-spec: Create session, payment locking
	 */
	paymentFilter<Filter extends BuiltFilter | PaymentFilter | AnyBuilder | ((filter: NewFilter) => unknown)>(
		filter: Attachable<Filter, State>,
	): PaymentPageSession<WithFilter<Filter, State>>;
	/**
	 * Lets the payment create a mandate.
	 *
	 * @param mandate - a `mandate(…)` builder with all terms, or its four plain fields
	 * @throws a {@link MisuseError} for a second mandate, a missing term, or a filter with providers that are not doubled
	 * @source checkout-spec: Create session, payment page with required or optional mandate
	 */
	mandate<Mandate extends MandateBuilder | MandateFields | AnyTerms = MandateBuilder | MandateFields>(
		mandate: Mandatable<State, CompleteMandate<Mandate>>,
	): PaymentPageSession<State | 'mandate is set'>;
	/**
	 * Sets the EMI display switch (`sdk_udf`).
	 *
	 * @param display - `'showEMI'`, `'hideEMI'` or `'ShowEMIWithoutCards'`
	 * @throws a {@link MisuseError} for any other value, a second call, or `'hideEMI'` with a filter that shows only EMI
	 * @source checkout-spec: EMI filter values of sdk_udf
	 */
	emiDisplay<Display extends EmiDisplay>(
		display: Displayable<Display, State>,
	): PaymentPageSession<WithDisplay<Display, State>>;
	/**
	 * Sets the return address, the description and the customer's name.
	 *
	 * @param details - `return_url` (an absolute URL), `description`, `first_name`, `last_name`; a field that is
	 * `undefined` counts as absent
	 * @throws a {@link MisuseError} for an unknown field, a second call, or an address that runs code
	 * @source checkout-spec: session request fields
	 */
	details<const Details extends SessionDetails>(
		details: Details & CheckedDetails<Details> & Allowed<'details', State>,
	): PaymentPageSession<After<State, Allowed<'details', State>, 'details is set'>>;
	/**
	 * Adds fields that the specification does not name.
	 *
	 * @param fields - JSON values; a field that is `undefined` counts as absent
	 * @throws a {@link MisuseError} for a field that the specification names, a value that is not JSON, or a second call
	 * @source open point 20
	 */
	extra<const Extra extends object>(
		fields: Extra & CheckedExtra<'paymentPage', Extra> & Allowed<'extra', State>,
	): PaymentPageSession<After<State, Allowed<'extra', State>, 'extra is set'>>;
	/**
	 * Applies one of two recipes, depending on a condition. What either may add counts as called afterwards; the two do
	 * not conflict with each other.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this session and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = PaymentPageSession<State>, Other = PaymentPageSession<State>>(
		condition: boolean,
		recipe: Recipe<PaymentPageSession<State>, Result, 'session'>,
		otherwise?: Recipe<PaymentPageSession<State>, Other, 'session'>,
	): PaymentPageSession<Either<State, Result, Other>>;
}

/**
 * A quick-pay or payment-management session. It is immutable: each call returns a new builder.
 *
 * The steps of a payment page are declared only so that the compiler can refuse them with a reason.
 *
 * @source checkout-spec: Create session, fields sent for each `action`; open point 21
 */
export interface BasicSession<
	State extends string = SessionState,
	Screen extends Action = 'quickPay' | 'paymentManagement',
> extends SessionBuilder {
	readonly ' to assign another session to this variable, declare it as AnySession': Printed<State>;
	readonly [state]: State;
	/**
	 * Adds fields that the specification does not name.
	 *
	 * @param fields - JSON values; a field that is `undefined` counts as absent
	 * @throws a {@link MisuseError} for a field that the specification names, a value that is not JSON, or a second call
	 * @source open point 20
	 */
	extra<const Extra extends object>(
		fields: Extra & CheckedExtra<'paymentPage', Extra> & Allowed<'extra', State>,
	): BasicSession<After<State, Allowed<'extra', State>, 'extra is set'>, Screen>;
	/**
	 * Applies one of two recipes, depending on a condition.
	 *
	 * @param condition - a boolean
	 * @param recipe - called if the condition is true: receives this session and returns it with more calls
	 * @param otherwise - called if the condition is false; optional
	 * @throws a {@link MisuseError} for a condition that is not a boolean, or a recipe that returns something else
	 */
	when<Result = BasicSession<State, Screen>, Other = BasicSession<State, Screen>>(
		condition: boolean,
		recipe: Recipe<BasicSession<State, Screen>, Result, 'session'>,
		otherwise?: Recipe<BasicSession<State, Screen>, Other, 'session'>,
	): BasicSession<Either<State, Result, Other>, Screen>;
	/** @deprecated Only a payment page has a filter. */
	paymentFilter(this: Misuse<PageOnly<Screen, 'payment_filter'>>, filter: unknown): PaymentPageSession<never>;
	/** @deprecated Only a payment page has a mandate. */
	mandate(this: Misuse<PageOnly<Screen, 'mandate'>>, mandate: unknown): PaymentPageSession<never>;
	/** @deprecated Only a payment page has an EMI display. */
	emiDisplay(this: Misuse<PageOnly<Screen, 'sdk_udf'>>, display: unknown): PaymentPageSession<never>;
	/** @deprecated Only a payment page has details. */
	details(this: Misuse<PageOnly<Screen, 'details'>>, details: SessionDetails): PaymentPageSession<never>;
}

/**
 * A session whose history the compiler does not follow: every session is assignable to it. Fields and values are still
 * checked by the compiler, conflicts at run time. The catalog parameter matches that of `AnyFilter`; a session has none.
 *
 * @example
 * ```ts
 * import {type AnySession, filter, type OrderFields, session} from 'paylock';
 *
 * function open(order: OrderFields, isGift: boolean): AnySession {
 * 	let page: AnySession = session('paymentPage', order);
 * 	if (isGift) page = page.paymentFilter(filter().allowDefaults(true).hide('CASH'));
 * 	return page;
 * }
 * ```
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export type AnySession<_Catalog = AnyCatalog> = PaymentPageSession<SessionState>;

/** The session of an action; an action known only at run time is checked at run time. */
export type SessionOf<Screen extends Action> = [Action] extends [Screen]
	? AnySession
	: Screen extends 'paymentPage'
		? PaymentPageSession<never>
		: BasicSession<never, Screen>;

/** Anything: unlike `unknown`, the compiler keeps the literals that it infers for a parameter of this type. */
type Value = string | number | bigint | boolean | object | null | undefined;

/**
 * The type of `session`.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface SessionFactory<Optional extends string = never> {
	/**
	 * Begins a session: an action and exactly its fields.
	 *
	 * @param action - `'paymentPage'`, `'quickPay'` or `'paymentManagement'`
	 * @param fields - the customer's fields and, except for payment management, `order_id` and `amount` (two decimals;
	 * `toAmount(…)` returns one)
	 * @throws a {@link MisuseError} with every issue of the fields; the error quotes no personal data
	 */
	<Screen extends Action, const Key extends PropertyKey, const Money extends Value = Amount>(
		action: Screen,
		fields: CheckedFields<Screen, Money, Key, Optional>,
	): SessionOf<Screen>;
}

// What the type of a session remembers of earlier calls, and why a call is refused.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Allowed, HistoryUnknown} from '../rules/conflicts.js';
import type {OnlyEmiHidden} from '../rules/only-emi-hidden.js';
import type {SingleProviders} from '../rules/single-providers.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {EmiDisplay} from '../wire/session.js';
import type {BuiltFilter} from './filter-builder.js';
import type {After, NotDoubled, state} from './state.js';

/**
 * What the type of a session remembers.
 *
 * @source The facts are paylock's own.
 */
export type SessionState =
	| HistoryUnknown
	| 'mandate is set'
	| 'payment_filter is set'
	| `sdk_udf is ${EmiDisplay}`
	| 'details is set'
	| 'extra is set'
	| 'filter names single providers'
	| 'filter shows only EMI';

/** The facts of a filter that affect a session. A plain filter, or one of unknown history, is checked at run time. */
type FactsOf<Filter> = Filter extends {readonly [state]: infer State extends string}
	? HistoryUnknown extends State
		? never
		:
				| (['names providers', NotDoubled] extends [State, State] ? 'filter names single providers' : never)
				| ('shows only EMI' extends State ? 'filter shows only EMI' : never)
	: never;

/** `unknown` for a filter that the session can have, else the reason. */
export type Attachable<Filter, State extends string> = HistoryUnknown extends State
	? unknown
	: 'payment_filter is set' extends State
		? Allowed<'payment_filter', State>
		: ['mandate is set', 'filter names single providers'] extends [State, FactsOf<Filter>]
			? Misuse<SingleProviders>
			: ['sdk_udf is hideEMI', 'filter shows only EMI'] extends [State, FactsOf<Filter>]
				? Misuse<OnlyEmiHidden>
				: unknown;

/**
 * The state of a session after `paymentFilter`; unchanged for an argument that is not a filter.
 *
 * @source The facts are paylock's own.
 */
export type WithFilter<Filter, State extends string> = [BuiltFilter | PaymentFilter] extends [Filter]
	? State
	: After<State, Attachable<Filter, State>, 'payment_filter is set' | FactsOf<Filter>>;

/** `unknown` if the session can have a mandate, else the reason. */
export type Mandatable<State extends string> = HistoryUnknown extends State
	? unknown
	: 'filter names single providers' extends State
		? Misuse<SingleProviders>
		: Allowed<'mandate', State>;

/** `unknown` if the session can have this EMI display, else the reason. */
export type Displayable<Display extends EmiDisplay, State extends string> = HistoryUnknown extends State
	? unknown
	: [Display, 'filter shows only EMI'] extends ['hideEMI', State]
		? Misuse<OnlyEmiHidden>
		: Allowed<'sdk_udf', State>;

/**
 * The state of a session after `emiDisplay`; unchanged if the display is not known.
 *
 * @source The facts are paylock's own.
 */
export type WithDisplay<Display extends EmiDisplay, State extends string> = [EmiDisplay] extends [Display]
	? State
	: After<State, Displayable<Display, State>, `sdk_udf is ${Display}`>;

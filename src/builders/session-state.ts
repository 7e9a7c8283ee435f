// What the type of a session remembers of earlier calls, and why a call is refused.

import type {SingleProviders} from '../account/provider-pairs.js';
import type {Misuse, RightUnless} from '../diagnostics/misuse.js';
import type {Allowed, AlreadyConfigured, HistoryUnknown} from '../model/conflicts.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {EmiDisplay} from '../wire/session.js';
import type {AnyFilter, BuiltFilter} from './filter-builder.js';
import type {NeedsAllowDefaults} from './needs-allow-defaults.js';
import type {NotFilter, OnlyEmiHidden} from './refused-calls.js';
import type {After, FactsOf, kind, RefusedRecipe} from './state.js';

/** The facts of a filter that affect a session. */
type FilterFact = 'lists codes' | 'shows only EMI';

/** What the type of a session remembers. */
export type SessionState =
	| HistoryUnknown
	| FilterFact
	| `${'mandate' | 'payment_filter' | 'details' | 'extra'} is set`
	| `sdk_udf is ${EmiDisplay}`;

/** What a callback in place of a filter would be given: any step is typed, so that only the callback is refused. */
export type NewFilter = AnyFilter & Omit<NeedsAllowDefaults, typeof kind>;

/**
 * A filter that the session can have, else the reason.
 *
 * @accepts PaymentFilter | FilterBuilder | ((filter: NeedsAllowDefaults) => FilterBuilder)
 */
export type Attachable<Filter, State extends string> = [Filter] extends [(...args: never) => unknown]
	? RefusedRecipe<'a function is not a payment filter: pass filter().allowDefaults(…) with its calls', NewFilter>
	: RightUnless<WhyNot<Filter, State>, Filter>;

type WhyNot<Filter, State extends string> =
	| OtherKind<Filter>
	| ([HistoryUnknown & State] extends [never] ? WhyConflict<FactsOf<Filter>, State> : never);

/** The reason for each builder of another kind in a union; none while the kind is not inferred yet. */
type OtherKind<Filter> = Filter extends {readonly [kind]: infer Kind extends string}
	? string extends Kind
		? never
		: NotFilter<Exclude<Kind, 'filter'>>
	: never;

type WhyConflict<Facts, State extends string> =
	| AlreadyConfigured<State & 'payment_filter is set'>
	| (['mandate is set' & State, 'lists codes' & Facts] extends [never, unknown] | [unknown, never]
			? never
			: SingleProviders)
	| (['sdk_udf is hideEMI' & State, 'shows only EMI' & Facts] extends [never, unknown] | [unknown, never]
			? never
			: OnlyEmiHidden);

/**
 * The state of a session after `paymentFilter`; unchanged for an argument that is not a filter.
 *
 * @source The facts are paylock's own.
 */
export type WithFilter<Filter, State extends string> = [BuiltFilter | PaymentFilter] extends [Filter]
	? State
	: After<State, Attachable<Filter, State>, 'payment_filter is set' | (FactsOf<Filter> & FilterFact)>;

/** `Mandate` if the session can have one, else the reason. */
export type Mandatable<State extends string, Mandate> = [HistoryUnknown & State] extends [never]
	? ['lists codes' & State] extends [never]
		? Allowed<'mandate', State, Mandate>
		: Misuse<SingleProviders>
	: Mandate;

/** `Display` if the session can have it, else the reason. */
export type Displayable<Display extends EmiDisplay, State extends string> = [HistoryUnknown & State] extends [never]
	? [Display extends 'hideEMI' ? 'shows only EMI' & State : never] extends [never]
		? Allowed<'sdk_udf', State, Display>
		: Misuse<OnlyEmiHidden>
	: Display;

/**
 * The state of a session after `emiDisplay`; unchanged if the display is not known.
 *
 * @source The facts are paylock's own.
 */
export type WithDisplay<Display extends EmiDisplay, State extends string> = [EmiDisplay] extends [Display]
	? State
	: After<State, Displayable<Display, State>, `sdk_udf is ${Display}`>;

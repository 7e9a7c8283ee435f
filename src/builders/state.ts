// What a builder has been told, as sentences: a union of literals, whose hover reads as English.
import type {Misuse} from '../diagnostics/misuse.js';
import type {About, AlreadyConfigured} from '../rules/conflicts.js';
import type {EmiKind, PlanGroupName} from '../wire/emi-filter.js';
import type {DoubledType, PaymentMethodType} from '../wire/payment-method.js';

/** `… is …` conflicts with a second sentence on its subject; the last three are duties and marks, said any number of times. */
export type FilterState =
	| `${PaymentMethodType} is ${'shown' | 'hidden' | 'filtered'}`
	| 'EMI is filtered'
	| 'prefix is set'
	| 'names providers'
	| 'doubles providers'
	| 'shows EMI alone';

export type EmiState = `${EmiKind} is ${'shown' | 'hidden'}` | 'shows EMI alone';
export type GroupState = `${PlanGroupName} is ${'shown' | 'hidden'}`;

/** The mark a list of providers leaves, so that a mandate session can ask for their doubles. */
export type Naming<Type extends PaymentMethodType, List> = [List] extends [never]
	? never
	: Type extends DoubledType
		? 'names providers'
		: never;

/** What a condition may have added: it counts for conflicts, but a doubling that may not happen does no duty. */
export type Conditional<Added extends FilterState> = Exclude<Added, 'doubles providers'>;

/** The sentences of `Added` whose subject `Said` speaks of too. */
type Clash<Added extends string, State extends string> = Added extends `${infer Subject} is ${string}`
	? About<Subject, State>
	: never;

/** `unknown` where nothing is said twice, else the reason. */
export type Compatible<Added extends string, State extends string> = [Clash<Added, State>] extends [never]
	? unknown
	: Misuse<AlreadyConfigured<Clash<Added, State>>>;

/** Carries what was said through the type of a builder; never there at run time. */
export declare const state: unique symbol;
/** Tells the builders of a filter from rules; never there at run time. */
declare const kind: unique symbol;

/** A builder, of any dialect, that has been told something: all that a recipe, an include or a session asks of it. */
export interface Stateful<out State extends string, out Kind extends 'filter' | 'rules'> {
	readonly [state]: State;
	readonly [kind]: Kind;
}

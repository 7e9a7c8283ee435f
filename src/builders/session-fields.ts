// The fields of session(…), details(…) and extra(…), as the compiler checks them.
import type {Misuse} from '../diagnostics/misuse.js';
import type {MisplacedExtra, MisplacedField} from '../model/session-steps.js';
import type {CheckedAmount} from '../values/amount.js';
import type {Amount} from '../wire/mandate.js';
import type {Action, CustomerFields, DetailFields, Json, RequestParts} from '../wire/session.js';

/** The fields of an order before its amount is checked. */
interface RequiredOrderFields extends CustomerFields {
	/** The merchant's unique order identifier. */
	readonly order_id: string;
	/** The amount in major currency units with two decimals; `toAmount(…)` returns one. */
	readonly amount: NonNullable<unknown>;
}

/**
 * The fields of a payment page or a quick-pay screen.
 *
 * @source checkout-spec: Create session, fields sent for each `action`
 */
export interface OrderFields extends RequiredOrderFields {
	/** The amount in major currency units with two decimals; `toAmount(…)` returns one. */
	readonly amount: Amount;
}

interface FieldsByAction {
	readonly paymentPage: RequiredOrderFields;
	readonly quickPay: RequiredOrderFields;
	readonly paymentManagement: CustomerFields;
}

/**
 * The fields of an action; a field that does not belong there has the reason as its type. Only the keys and the amount
 * are inferred, which keeps hovers short.
 */
export type CheckedFields<Screen extends Action, Money, Key extends PropertyKey, Optional extends string = never> = {
	readonly amount?: CheckedAmount<Money>;
	// Nothing, but a compiler that adds `undefined` to optional fields infers all members of a union as the amount only with it.
} & ([Screen] extends [never] ? {readonly amount: Money} : unknown) &
	FieldsOf<Screen, Key, Optional>;

/** The fields but for the check of the amount: the same for all amounts, so that the compiler resolves them once. */
type FieldsOf<Screen extends Action, Key extends PropertyKey, Optional extends string> = {
	readonly [Name in Key]: unknown;
} & ([Optional] extends [never] ? FieldsByAction[Screen] : WithOptional<FieldsByAction[Screen], Optional>) &
	Misplaced<Screen, Exclude<Key, FieldName<Screen>>>;

/** The fields, some of which the account may leave out. */
type WithOptional<Fields, Optional extends string> = Fields extends unknown
	? Omit<Fields, Optional> & Partial<Pick<Fields, keyof Fields & Optional>>
	: never;

/** The fields of any of the actions: an action known only at run time is checked at run time. */
type FieldName<Screen extends Action> = Screen extends unknown ? keyof FieldsByAction[Screen] : never;

type Misplaced<Screen extends Action, Key extends PropertyKey> = [Key] extends [never]
	? unknown
	: {
			readonly [Name in Key]: Misuse<MisplacedField<Screen, Name>> | (Name extends keyof RequestParts ? never : Method);
		};

/** A method of a class whose instance has the fields; it is not sent. */
type Method = (...args: never) => unknown;

/**
 * The optional fields of a payment page; a field that is `undefined` counts as absent.
 *
 * @source checkout-spec: session request fields; Create session, payment locking
 */
export type SessionDetails = {readonly [Key in keyof DetailFields]?: DetailFields[Key] | undefined};

/** `unknown` for known details, else why a key is not one. */
export type CheckedDetails<Details> = keyof Details extends keyof DetailFields
	? unknown // not `{}`, in an intersection with which the compiler takes a text for details
	: {
			readonly [Key in Exclude<keyof Details, keyof DetailFields>]: Misuse<
				[MisplacedExtra<'paymentPage', Key>] extends [never]
					? `${Key & string} is not a detail: write return_url, description, first_name or last_name, or use .extra({…})`
					: MisplacedExtra<'paymentPage', Key>
			>;
		};

/** JSON fields that the specification does not name, else why a field does not belong here. */
export type CheckedExtra<Screen extends Action, Extra> = {
	readonly [Key in keyof Extra]: [MisplacedExtra<Screen, Key>] extends [never]
		? [NotJson<Extra[Key]>] extends [never]
			? unknown
			: Misuse<`${Key & string} is not JSON: write strings, numbers, booleans, null, lists or plain objects`>
		: Misuse<MisplacedExtra<Screen, Key>>;
};

/** The parts of a value that are not JSON. An interface is read field by field, since it has no index signature. */
type NotJson<Value> = Value extends Json | undefined
	? never
	: Value extends Method | symbol | bigint
		? Value
		: Value extends object
			? {readonly [Key in keyof Value]: NotJson<Value[Key]>}[keyof Value]
			: Value;

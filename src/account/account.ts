// The account: everything that differs from merchant to merchant, with one key for each open point.

import type {RuleId, Severity} from '../diagnostics/rules.js';
import type {Credentials} from '../values/credentials.js';
import type {TenureEncoding} from '../wire/emi-filter.js';
import type {Instrument} from '../wire/instrument.js';
import type {Readings} from './readings.js';

/** The lists that a catalog can contain. */
export const CODE_LISTS = [
	'WALLET',
	'NB',
	'CONSUMER_FINANCE',
	'REWARD',
	'CASH',
	'RTP',
	'brands',
	'banks',
	'subTypes',
	'apps',
	'issuers',
] as const;

/**
 * The codes of an account. Each list closes its vocabulary: only the listed codes are accepted, at compile time and at run
 * time. A vocabulary without a list accepts any code.
 *
 * You do not need to list codes with the service prefix.
 *
 * @source open point 27
 */
export type Codes = {readonly [List in (typeof CODE_LISTS)[number]]?: readonly string[] | undefined};

export const EMI_PLACEMENTS = ['payment_filter', 'session'] as const;

/**
 * Where `emiOptions` may be written: inside `payment_filter`, or next to it in the session request.
 *
 * @source open point 4
 */
export type EmiPlacement = (typeof EMI_PLACEMENTS)[number];

export const OPTIONAL_FIELDS = [
	'order_id',
	'amount',
	'customer_id',
	'customer_email',
	'customer_phone',
	'payment_page_client_id',
	'mandate.start_date',
	'mandate.end_date',
] as const;

/**
 * A field that every session or mandate has, unless the account's `optionalFields` name it.
 *
 * @source open point 28
 */
export type OptionalField = (typeof OPTIONAL_FIELDS)[number];

/**
 * What the operator of the service has switched on for the account; a type that is left out is not available.
 *
 * `true` enables a whole type or EMI. A list enables only these provider codes; `CARD`, `UPI` and `EMI` have none. The types of the
 * account are keys too.
 *
 * @source open-points: "What decides whether an instrument is shown"
 */
export interface Enabled {
	/** Whether the account has cards. */
	readonly CARD?: boolean | undefined;
	/** Whether the account has UPI. */
	readonly UPI?: boolean | undefined;
	/** Whether the account has EMI. */
	readonly EMI?: boolean | undefined;
	/** Whether the account has another type, or which of its providers. */
	readonly [type: string]: boolean | readonly string[] | undefined;
}

/**
 * The provider codes of each type that support mandates.
 *
 * @source open-points: "What decides whether an instrument is shown", a mandate session with `REQUIRED`
 */
export type MandateCodes = {readonly [type: string]: readonly string[] | undefined};

/**
 * The severity of a lint rule; `'off'` disables it.
 *
 * @source The severities are paylock's own.
 */
export type RuleSeverity = 'off' | Severity | undefined;

/**
 * The severities of lint rules by their ids.
 *
 * @source The severities are paylock's own.
 */
export interface Severities extends Readonly<Partial<Record<RuleId, RuleSeverity>>> {
	/** Declared here, since the compiler prints the base of an interface without members of its own. */
	readonly unreadable?: RuleSeverity;
}

/**
 * What must hold for every filter of an account. An instrument with fewer attributes stands for every instrument that has
 * these: `{type: 'CARD', cardType: 'CREDIT'}` for every credit card.
 *
 * @example
 * ```ts
 * import {lint} from 'paylock/inspect';
 *
 * const guarantees = {shown: [{type: 'UPI'}], hidden: [{type: 'CARD', cardType: 'CREDIT'}]} as const;
 * const issues = lint({allowDefaultOptions: false, options: [{paymentMethodType: 'UPI', enable: true}]}, {guarantees});
 * issues.map(({rule}) => rule);
 * // []
 * ```
 * @source The shape is paylock's own.
 */
export interface Guarantees<Type extends string = string> {
	/** Instruments that customers can always use. */
	readonly shown?: readonly Instrument<Type>[] | undefined;
	/** Instruments that customers can never use. */
	readonly hidden?: readonly Instrument<Type>[] | undefined;
}

/**
 * Everything that differs from merchant to merchant, stated once: choices for what the specification leaves open, the
 * codes and types of the account, and what is known about its screen.
 *
 * The same object is accepted by `paylock`, every function of `paylock/inspect`, `renderScreen`, `createSandbox`, the
 * matchers and the configuration file. A builder carries its account. Every key may be left out; one that is `undefined`
 * counts as absent. `as const satisfies Account` keeps literals.
 *
 * @example
 * ```ts
 * import {type Account, paylock} from 'paylock';
 * import {explain} from 'paylock/inspect';
 *
 * const account = {servicePrefix: 'PREFIX', readings: {defaultsInside: 'apply'}} as const satisfies Account;
 *
 * const {filter} = paylock(account);
 * const noCredit = filter()
 * 	.allowDefaults(false)
 * 	.cards(cards => cards.hideTypes('CREDIT'));
 * explain(noCredit, {type: 'CARD', cardType: 'DEBIT'}).verdict;
 * // 'hidden'
 * ```
 * @source open points 4, 5, 8, 9, 18, 20, 27, 28, 29 and 31
 */
export interface Account<Type extends string = string> {
	/** The JSON Schema of this object, for editors. */
	readonly $schema?: string | undefined;
	/** Letters and digits; `<prefix>_` is written in front of doubled providers and EMI issuers. */
	readonly servicePrefix?: string | undefined;
	/** Where `emiOptions` is written; `'payment_filter'` by default. */
	readonly emiPlacement?: EmiPlacement | undefined;
	/** Where the tenures of a plan filter are written; `'tenureFilter'` by default. */
	readonly tenureEncoding?: TenureEncoding | undefined;
	/** The text that is base64-encoded for `Authorization`; `'apiKey'` by default. The sandbox expects it. */
	readonly credentials?: Credentials | undefined;
	/** The codes of the account; each list restricts its vocabulary to the listed codes. */
	readonly codes?: Codes | undefined;
	/** Payment method types of the account beyond those of the specification, such as `['OTC']`. */
	readonly types?: readonly Type[] | undefined;
	/** What the operator has switched on; a type that is left out is not available. Without this key, everything may be. */
	readonly enabled?: Enabled | undefined;
	/** The provider codes that support mandates, by type: of a type with a list, no other does. `accountFrom` reads them from the service's list. */
	readonly mandateCodes?: MandateCodes | undefined;
	/** The choices of the account for what the specification leaves open about meaning; see `openReadings`. */
	readonly readings?: Readings | undefined;
	/** The severity of each lint rule that differs from its default, by the rule's id. */
	readonly severities?: Severities | undefined;
	/** What must hold for every filter of the account: `lint` reports a filter that breaks one. */
	readonly guarantees?: Guarantees<Type> | undefined;
	/** Fields of a session that the account may leave out. */
	readonly optionalFields?: readonly OptionalField[] | undefined;
	/** True if guests check out: then `customer_id` may be an empty string. */
	readonly guestCheckout?: boolean | undefined;
	/** Fields of a session that the specification does not name and the account sends; `*` at the end stands for any rest. */
	readonly extraFields?: readonly string[] | undefined;
	/** Keys of an option that the specification does not name and the account uses, such as `['display']`. */
	readonly extraOptionFields?: readonly string[] | undefined;
}

/** The account without any key, and without a prototype that other code can change. */
export const NO_ACCOUNT: Account = /* @__PURE__ */ Object.freeze({});

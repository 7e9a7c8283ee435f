// The builders and the service of one account.

import type {Account, Codes} from './account/account.js';
import type {AnyCatalog, CatalogOf} from './account/catalog-types.js';
import type {NbCode} from './account/providers-by-type.js';
import {accountOf, type Builders, createBuilders} from './builders/create-builders.js';
import {openService, type Service} from './client/define-service.js';
import type {ServiceOptions} from './client/service-options.js';
import type {Misuse} from './diagnostics/misuse.js';
import {reportAtCall} from './diagnostics/report-at-call.js';
import type {PrefixLiteral} from './values/service-prefix.js';
import type {PaymentMethodType} from './wire/payment-method.js';

/** An account whose options and literals are right, else the reason why one is refused. */
type CheckedAccount<Chosen> = undefined extends Chosen
	? Chosen // never: for inference
	: [Chosen] extends [Checked<Chosen>]
		? Account
		: Checked<Chosen>;

/** Each option, or why it or one of its literals is refused. */
type Checked<Chosen> = {
	readonly [Key in keyof Chosen]: Key extends keyof Account
		? Key extends 'servicePrefix' | 'types' | 'codes'
			? CheckedLiteral<Chosen[Key]>
			: Chosen[Key]
		: Misuse<`${Key & string} is not an account option: write a key of Account, such as servicePrefix, codes or readings`>;
};

type CheckedLiteral<Option> = Option extends string
	? PrefixLiteral<Option>
	: Option extends readonly unknown[]
		? {readonly [Index in keyof Option]: AddedType<Option[Index]>}
		: Option extends object
			? {readonly [Name in keyof Option]: CheckedCodes<Name, Option[Name]>}
			: unknown;

type AddedType<Type> = Type extends PaymentMethodType
	? Misuse<`${Type} is a payment method type of the specification: leave it out`>
	: unknown;

type CheckedCodes<Name, List> = Name extends keyof Codes
	? List extends readonly []
		? Misuse<`codes.${Name} is empty: leave it out to accept any code`>
		: Name extends 'NB'
			? {readonly [Index in keyof List]: NbCode<List[Index], never>}
			: unknown
	: Misuse<`${Name & string} is not a list of codes`>;

/**
 * The builders of one account, and its service.
 *
 * @source open points 4, 5, 8, 9, 18 and 27
 */
export interface Paylock<Catalog = AnyCatalog> extends Builders<Catalog> {
	/** Defines where sessions are created and by whom; `credentials` is that of the account unless the options name it. */
	readonly defineService: (options: ServiceOptions) => Service;
}

/**
 * Returns the builders for one account of the service: its choices for what the specification leaves open, its codes and
 * its payment method types. The same object configures `lint`, `explain`, the sandbox and the command line.
 *
 * @param account - see {@link Account}: `codes` close their vocabularies at compile time and at run time, `types` add payment
 * method types. The builders carry the account: the functions of `paylock/inspect`, the matchers and `renderScreen` use it
 * @returns `filter`, `rules`, `emi`, `mandate`, `session` and `defineService` for this account
 * @throws a {@link MisuseError} with every issue of the account, including unknown options
 * @example
 * ```ts
 * import {paylock} from 'paylock';
 *
 * const {filter} = paylock({servicePrefix: 'PREFIX', codes: {WALLET: ['WALLET_A', 'WALLET_B']}});
 * filter().allowDefaults(false).show('WALLET', ['WALLET_A']).forMandates().build();
 * // {"allowDefaultOptions":false,"options":[{"paymentMethodType":"WALLET","enable":true,"paymentMethods":["WALLET_A","PREFIX_WALLET_A"]}]}
 * ```
 * @source open points 4, 5, 8, 9, 18, 20, 27, 28, 29 and 31
 */
export function paylock<const Chosen extends Account>(account: CheckedAccount<Chosen>): Paylock<CatalogOf<Chosen>> {
	const node = reportAtCall(paylock, () => accountOf(account));
	const defineService = (options: ServiceOptions) => openService(defineService, options, node.options.credentials);
	return Object.freeze({...createBuilders<CatalogOf<Chosen>>(node), defineService});
}

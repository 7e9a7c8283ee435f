// The builders and the service of one account.

import {accountOf, type Builders, createBuilders} from '../builders/create-builders.js';
import type {Misuse} from '../diagnostics/misuse.js';
import {reportAtCall} from '../diagnostics/report-at-call.js';
import type {CheckedLiterals} from '../rules/account-literals.js';
import type {AnyCatalog, CatalogOf} from '../rules/catalog-types.js';
import type {Account} from '../wire/account.js';
import {openService, type Service} from './define-service.js';
import type {ServiceOptions} from './service-options.js';

/** An account whose options and literals are right, else the reason why one is refused. */
type CheckedAccount<Chosen> = [Chosen] extends [Problems<Chosen>] ? Account : Chosen & Problems<Chosen>;
type Problems<Chosen> = {
	readonly [Key in Exclude<keyof Chosen, keyof Account>]: Misuse<`${Key &
		string} is not an account option: write a key of Account, such as servicePrefix, codes or readings`>;
} & CheckedLiterals<Chosen>;

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

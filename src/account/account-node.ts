// An account with every option filled in.
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {DEFAULT_TENURE_ENCODING} from '../wire/emi-filter.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import type {JsonObject} from '../wire/session.js';
import {TENURE_PLACES, type TenurePlace} from '../wire/spec.js';
import {type Account, NO_ACCOUNT} from './account.js';
import type {CatalogChecks} from './catalog.js';

export interface AccountNode {
	/** The account as it was given, checked. */
	readonly options: Account;
	readonly servicePrefix: string | undefined;
	/** The issue of building a filter with EMI on its own, if this account places `emiOptions` next to the filter. */
	readonly emiInFilterIssue: IssueDetails | undefined;
	readonly tenures: TenurePlace;
	/** Without a catalog, every code is accepted. */
	readonly catalog: CatalogChecks | undefined;
	/** Reads the fields that the account adds to options; `undefined` without `extraOptionFields`. */
	readonly readExtra: ((fields: unknown, report: IssueCollector) => JsonObject | undefined) | undefined;
	/** The payment method types of the specification, and those of the account. */
	readonly types: readonly string[];
}

/** The account of `paylock({})`. */
export const PLAIN_ACCOUNT: AccountNode = Object.freeze<AccountNode>({
	options: NO_ACCOUNT,
	servicePrefix: undefined,
	emiInFilterIssue: undefined,
	tenures: TENURE_PLACES[DEFAULT_TENURE_ENCODING],
	catalog: undefined,
	readExtra: undefined,
	types: PAYMENT_METHOD_TYPES,
});

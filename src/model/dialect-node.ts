// A dialect with every option filled in.
import type {IssueDetails} from '../diagnostics/issue.js';
import {type CatalogChecks, OPEN_CATALOG} from '../rules/catalog-checks.js';
import type {Tenures} from '../rules/tenures.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';

export interface DialectNode {
	readonly servicePrefix: string | undefined;
	/** Why a filter with EMI is not built alone, if the session places `emiOptions` next to it. */
	readonly emiRefused: IssueDetails | undefined;
	readonly tenures: Tenures;
	readonly catalog: CatalogChecks;
	/** The payment method types of the specification, and those of the account. */
	readonly types: readonly string[];
}

/** The dialect of `paylock({})`. Every option is an own property, so that none is read from a prototype. */
export const PLAIN_DIALECT: DialectNode = Object.freeze<DialectNode>({
	servicePrefix: undefined,
	emiRefused: undefined,
	tenures: {key: 'tenureFilter', problem: () => undefined},
	catalog: OPEN_CATALOG,
	types: PAYMENT_METHOD_TYPES,
});

// A dialect with every option filled in.
import type {IssueDetails} from '../diagnostics/issue.js';
import {type CatalogChecks, OPEN_CATALOG} from '../rules/catalog-checks.js';
import type {Tenures} from '../rules/tenures.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';

export interface DialectNode {
	readonly servicePrefix: string | undefined;
	/** The issue of building a filter with EMI on its own, if this dialect places `emiOptions` next to the filter. */
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

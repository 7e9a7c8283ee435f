// A dialect with every option filled in.
import {type CatalogChecks, OPEN_CATALOG} from '../rules/catalog-checks.js';
import {
	DEFAULT_EMI_PLACEMENT,
	DEFAULT_TENURE_ENCODING,
	type EmiPlacement,
	type TenureEncoding,
} from '../wire/dialect.js';
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';

export interface DialectNode {
	readonly servicePrefix: string | undefined;
	readonly emiPlacement: EmiPlacement;
	readonly tenureEncoding: TenureEncoding;
	readonly catalog: CatalogChecks;
	/** The payment method types of the specification, and those of the account. */
	readonly types: readonly string[];
}

/** The dialect of `paylock({})`. Every option is an own property, so that none is read from a prototype. */
export const PLAIN_DIALECT: DialectNode = Object.freeze({
	servicePrefix: undefined,
	emiPlacement: DEFAULT_EMI_PLACEMENT,
	tenureEncoding: DEFAULT_TENURE_ENCODING,
	catalog: OPEN_CATALOG,
	types: PAYMENT_METHOD_TYPES,
});

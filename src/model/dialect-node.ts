// A dialect with its gaps filled.
import {type Catalog, NO_CODES} from '../rules/catalog.js';
import {
	DEFAULT_EMI_PLACEMENT,
	DEFAULT_TENURE_ENCODING,
	type EmiPlacement,
	type TenureEncoding,
} from '../wire/dialect.js';

export interface DialectNode {
	readonly servicePrefix?: string;
	readonly emiPlacement: EmiPlacement;
	readonly tenureEncoding: TenureEncoding;
	readonly codes: Catalog;
}

/** The dialect of `paylock({})`. */
export const PLAIN_DIALECT: DialectNode = Object.freeze({
	emiPlacement: DEFAULT_EMI_PLACEMENT,
	tenureEncoding: DEFAULT_TENURE_ENCODING,
	codes: NO_CODES,
});

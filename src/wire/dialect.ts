// What the document leaves open, one named choice each (open-points: the numbers in brackets).

/**
 * A merchant's own lists of codes; each list given closes its vocabulary, at compile time and at run time.
 *
 * Doubles with the service prefix need not be listed.
 *
 * @source checkout-spec: "The complete list of allowed … codes: not shown"; open point 18
 */
export interface Codes {
	readonly WALLET?: readonly string[];
	readonly NB?: readonly string[];
	readonly CONSUMER_FINANCE?: readonly string[];
	readonly REWARD?: readonly string[];
	readonly CASH?: readonly string[];
	readonly RTP?: readonly string[];
	readonly brands?: readonly string[];
	readonly banks?: readonly string[];
	readonly subTypes?: readonly string[];
	readonly apps?: readonly string[];
	readonly issuers?: readonly string[];
}

/** The lists a catalogue can hold. */
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
] as const satisfies readonly (keyof Codes)[];

export const EMI_PLACEMENTS = ['payment_filter', 'session'] as const;

/**
 * Where `emiOptions` stands: inside `payment_filter` (the default) or beside it in the session.
 *
 * @source open point 4
 */
export type EmiPlacement = (typeof EMI_PLACEMENTS)[number];

export const TENURE_ENCODINGS = ['tenureFilter', 'issuerFilters', 'issuerFilter.tenures'] as const;

/**
 * Where a plan filter's tenures stand: an object of their own (the default), the name of the property table, or inside
 * `issuerFilter` as in every sample body.
 *
 * @source open point 5
 */
export type TenureEncoding = (typeof TENURE_ENCODINGS)[number];

/**
 * How one account of the service reads what its document leaves open.
 *
 * @source open points 4, 5, 9 and 18
 */
export interface Dialect {
	/** Letters and digits; `<prefix>_` is written in front of doubled providers and EMI issuers. */
	readonly servicePrefix?: string;
	readonly emiPlacement?: EmiPlacement;
	readonly tenureEncoding?: TenureEncoding;
	readonly codes?: Codes;
}

export const DEFAULT_EMI_PLACEMENT = 'payment_filter' satisfies EmiPlacement;
export const DEFAULT_TENURE_ENCODING = 'tenureFilter' satisfies TenureEncoding;

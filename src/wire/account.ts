// What the specification leaves open, with one named option for each open point.
import type {Severity} from '../diagnostics/issue.js';
import type {RuleId} from '../diagnostics/rule-id.js';
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
 * @source checkout-spec: "The complete list of allowed … codes: not shown"; open point 18
 */
export type Codes = {readonly [List in (typeof CODE_LISTS)[number]]?: readonly string[] | undefined};

export const EMI_PLACEMENTS = ['payment_filter', 'session'] as const;

/**
 * Where `emiOptions` is written: inside `payment_filter` (the default) or next to it in the session request.
 *
 * @source open point 4
 */
export type EmiPlacement = (typeof EMI_PLACEMENTS)[number];

export const TENURE_ENCODINGS = ['tenureFilter', 'issuerFilters', 'issuerFilter.tenures'] as const;

/**
 * Where the tenures of a plan filter are written: in their own object (the default), under the name in the property
 * table, or inside `issuerFilter` as in every sample body.
 *
 * @source open point 5
 */
export type TenureEncoding = (typeof TENURE_ENCODINGS)[number];

/**
 * What the operator has switched on; a type that is left out is not available. A list names the providers of a type.
 *
 * @source The shape is paylock's own
 */
export interface Enabled {
	readonly CARD?: boolean | undefined;
	readonly UPI?: boolean | undefined;
	readonly EMI?: boolean | undefined;
	readonly [type: string]: boolean | readonly string[] | undefined;
}

/**
 * The options for what the specification leaves open, and the codes and types of one account. Every option may be
 * left out; one that is `undefined` counts as absent.
 *
 * @source open points 4, 5, 9, 18 and 27
 */
export interface Account {
	/** Letters and digits; `<prefix>_` is written in front of doubled providers and EMI issuers. */
	readonly servicePrefix?: string | undefined;
	/** Where `emiOptions` is written; `'payment_filter'` by default. */
	readonly emiPlacement?: EmiPlacement | undefined;
	/** Where the tenures of a plan filter are written; `'tenureFilter'` by default. */
	readonly tenureEncoding?: TenureEncoding | undefined;
	/** The codes of the account; each list restricts its vocabulary to the listed codes. */
	readonly codes?: Codes | undefined;
	/** Payment method types of the account beyond those of the specification, such as `['OTC']`. */
	readonly types?: readonly string[] | undefined;
	/** What the operator has switched on; without it, everything may be available. */
	readonly enabled?: Enabled | undefined;
	/** Only for `paylock/inspect` and the command line; the builders ignore it. */
	readonly readings?: Readings | undefined;
	/** Severities of lint rules. Only for `paylock/inspect` and the command line; the builders ignore it. */
	readonly rules?: {readonly [Rule in RuleId]?: 'off' | Severity | undefined} | undefined;
}

export const DEFAULT_TENURE_ENCODING = 'tenureFilter' satisfies TenureEncoding;

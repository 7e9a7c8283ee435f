// The catalog of an account at the type level: which codes and payment method types the compiler accepts.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Account, Codes} from '../wire/account.js';
import type {DoubledType, PaymentMethodType} from '../wire/payment-method.js';

/** A list of codes that a catalog can close. */
export type CodeList = keyof Codes;

/**
 * The catalog of an account that closes no list of codes.
 *
 * Each key is `never`, so that a builder of any other catalog is assignable to one of this catalog.
 *
 * @source open point 18
 */
export interface AnyCatalog extends Readonly<Record<CodeList | 'servicePrefix' | 'types', never>> {}

/**
 * The catalog of an account: a union of codes for each closed list, the added types, and the service prefix.
 *
 * @source open point 18
 */
export type CatalogOf<Chosen extends Account> = [keyof CatalogPart<Chosen>] extends [never]
	? AnyCatalog
	: {readonly [Key in keyof CatalogPart<Chosen>]: CodeIn<CatalogPart<Chosen>[Key]>};

/** The literal codes of an account, list by list. */
type CatalogPart<Chosen> = ListsIn<Chosen, 'codes'> & Pick<Chosen, keyof Chosen & ('servicePrefix' | 'types')>;
type ListsIn<Chosen, Key extends string> = Chosen extends {readonly [Name in Key]: infer Codes extends object}
	? Codes
	: unknown;
/** The codes of a list that is known, or the prefix; an option that may be absent closes nothing. */
type CodeIn<Option> = [Option] extends [readonly (infer Code extends string)[]]
	? Code
	: [Option] extends [string]
		? Option
		: never;

/** The entry of a catalog under a key, or `never` if there is none. */
export type EntryOf<Catalog, Key extends string> = Catalog extends {readonly [Name in Key]: infer Code extends string}
	? Code
	: never;

/** The payment method types of a catalog. */
export type TypeOf<Catalog> = [EntryOf<Catalog, 'types'>] extends [never]
	? PaymentMethodType
	: PaymentMethodType | EntryOf<Catalog, 'types'>;

/** The prefix that listed codes may carry; any prefix if the account defines none. */
type Prefix<Catalog> = [EntryOf<Catalog, 'servicePrefix'>] extends [never] ? string : EntryOf<Catalog, 'servicePrefix'>;

/** True if the account defines its own service prefix. */
export type HasPrefix<Catalog> = [EntryOf<Catalog, 'servicePrefix'>] extends [never] ? false : true;

/** The codes of a closed list; any string if the list is open. */
export type CodeOfList<Catalog, List extends CodeList> = [EntryOf<Catalog, List>] extends [never]
	? string
	: EntryOf<Catalog, List>;

/** Any string, without absorbing the literals of a union, so that editors still suggest them. */
type Text = string & {};
/** The codes of a list as editor suggestions, plus any string, which a separate check validates. */
export type Open<Catalog, List extends CodeList> =
	string extends CodeOfList<Catalog, List> ? string : CodeOfList<Catalog, List> | Text;

/** The reason for the refusal of a code outside the catalog. */
type NotListed<
	Code extends string,
	List extends string,
> = `${NotInCodes<Code, List>}: add it to the list, or write one of the listed codes`;

/** The problem of a code outside the catalog, also at run time, where the remedy names a code. */
export type NotInCodes<Code extends string, List extends string> = `${Code} is not in codes.${List}`;

/** The lists whose codes may carry the service prefix. */
type PrefixedList = DoubledType | 'issuers';

/** One literal code, or the reason for its refusal; a run-time `string` passes. */
export type Listed<Catalog, List extends CodeList, Code extends string> = string extends Code
	? Code
	: Code extends CodeOfList<Catalog, List>
		? Code
		: List extends PrefixedList
			? Code extends `${Prefix<Catalog>}_${infer Bare}`
				? (List extends 'NB' ? `NB_${Bare}` : Bare) extends CodeOfList<Catalog, List>
					? Code
					: Misuse<NotListed<Code, List>>
				: Misuse<NotListed<Code, List>>
			: Misuse<NotListed<Code, List>>;

/** A literal list of codes, or the reasons for its refusal. */
export type ListedCodes<Catalog, Name extends CodeList, List extends readonly string[]> = {
	readonly [Index in keyof List]: Listed<Catalog, Name, List[Index]>;
};

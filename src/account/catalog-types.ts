// The catalog of an account at the type level: which codes and payment method types the compiler accepts.
import type {WrongLiteral} from '../diagnostics/misuse.js';
import type {DoubledType, PaymentMethodType} from '../wire/payment-method.js';
import type {Account, Codes} from './account.js';

/** A list of codes that a catalog can close. */
export type CodeList = keyof Codes;

/**
 * The catalog of an account that closes no list of codes.
 *
 * Each key is `never`, so that a builder of any other catalog is assignable to one of this catalog.
 *
 * @source open point 18
 */
export interface AnyCatalog
	extends Readonly<Record<CodeList | 'servicePrefix' | 'types' | 'optionalFields' | 'defaultsInside', never>> {}

/**
 * The catalog of an account: a union of codes for each closed list, the added types, the service prefix, and the fields of
 * a session that the account may leave out.
 *
 * @source open point 18
 */
export type CatalogOf<Chosen extends Account> = Account extends Chosen
	? RunTimeCatalog
	: [keyof CatalogPart<Chosen>] extends [never]
		? AnyCatalog
		: Merged<keyof CatalogPart<Chosen>, CatalogPart<Chosen>>;

/**
 * The catalog of an account that is known only at run time: it closes no list, and may settle what the default means.
 *
 * @source open point 18
 */
export interface RunTimeCatalog
	extends Readonly<Record<CodeList | 'servicePrefix' | 'types' | 'optionalFields', never>> {
	readonly defaultsInside: 'apply' | 'ignore';
}

/** One record for each key: editors show a record in one line, and an object with many keys in many. */
type Merged<Key, Part> = (Key extends keyof Part ? (each: Record<Key, CodeIn<Part[Key]>>) => void : never) extends (
	each: infer All,
) => void
	? All
	: never;

/** The literal codes of an account, list by list. */
type CatalogPart<Chosen> = ListsIn<Chosen> &
	MaySettle<'readings' extends keyof Chosen ? NonNullable<Chosen['readings']> : unknown> &
	Pick<Chosen, keyof Chosen & ('servicePrefix' | 'types' | 'optionalFields')>;
type ListsIn<Chosen> = Chosen extends {readonly codes: infer Codes extends object} ? Codes : unknown;
/** The reading `defaultsInside` if it may be settled; whether it is may be known only at run time. */
type MaySettle<Readings> = 'defaultsInside' extends keyof Readings
	? {readonly defaultsInside: NonNullable<Readings['defaultsInside']>}
	: unknown;
/** The codes of a list that is known, or the prefix; an option that may be absent closes nothing. */
type CodeIn<Option> = [Option] extends [readonly (infer Code extends string)[]]
	? Code
	: [Option] extends [string]
		? Option
		: never;

/** The entry of a catalog under a key; `Open` if there is none. */
export type EntryOf<Catalog, Key extends string, Open = never> = Catalog extends {readonly [Name in Key]: infer Code}
	? [Code] extends [never]
		? Open
		: Code & string
	: Open;

/**
 * The payment method types of a catalog; a conditional type, since the compiler would print a union by this name.
 *
 * @accepts PaymentMethodType
 */
export type TypeOf<Catalog> = [EntryOf<Catalog, 'types'>] extends [never]
	? PaymentMethodType
	: PaymentMethodType | EntryOf<Catalog, 'types'>;

/** The codes of a closed list; any string if the list is open. */
export type CodeOfList<Catalog, List extends CodeList> = EntryOf<Catalog, List, string>;

/** Any string, without absorbing the literals of a union, so that editors still suggest them. */
export type Text = string & {};
/** The codes of a list as editor suggestions, plus any string, which a separate check validates. */
export type Open<Catalog, List extends CodeList> =
	string extends CodeOfList<Catalog, List> ? string : CodeOfList<Catalog, List> | Text;

/** The reason for the refusal of a code outside the catalog; it names the nearest code, or the nearest two. */
type NotListed<
	Code extends string,
	List extends string,
	Near extends string,
> = `${NotInCodes<Code, List>}: write ${OneOrTwo<Near>}, or add it to the list`;

/** One code, or two with "or" between them; more would hide the reason. */
type OneOrTwo<Codes extends string, Last extends string = LastOf<Codes>, Rest extends string = Exclude<Codes, Last>> = [
	Codes,
] extends [never]
	? 'one of the listed codes'
	: [Rest] extends [never]
		? Last
		: [Rest] extends [LastOf<Rest>]
			? `${Rest} or ${Last}`
			: 'one of the listed codes';

/** One member of a union: the last overload of a function that returns each. */
type LastOf<Codes extends string> = (Codes extends unknown ? (each: () => Codes) => void : never) extends (
	each: infer All,
) => void
	? All extends () => infer Last
		? Last & string
		: never
	: never;

/** The problem of a code outside the catalog, also at run time. */
export type NotInCodes<Code extends string, List extends string> = `${Code} is not in codes.${List}`;

/** The listed codes that differ from a code in one character, or only in case. */
type Near<Code extends string, Codes extends string> =
	| (Codes & OneOff<Code>)
	| (Codes extends unknown ? (Lowercase<Codes> extends Lowercase<Code> ? Codes : never) : never);
type OneOff<Code extends string, Before extends string = ''> = Code extends `${infer First}${infer Rest}`
	? `${Before}${string}${Rest}` | OneOff<Rest, `${Before}${First}`>
	: never;

/** The lists whose codes may carry the service prefix. */
type PrefixedList = DoubledType | 'issuers';

/** The code that a prefixed one stands for. */
type Normal<Catalog, List, Code> = [List, Code] extends [
	PrefixedList,
	`${EntryOf<Catalog, 'servicePrefix', string>}_${infer Bare}`,
]
	? List extends 'NB'
		? `NB_${Bare}`
		: Bare
	: Code;

/** One literal code, or the reason for its refusal. */
export type Listed<Catalog, List extends CodeList, Code extends string> =
	Code extends CodeOfList<Catalog, List>
		? Code
		: Normal<Catalog, List, Code> extends CodeOfList<Catalog, List>
			? Code
			: WrongLiteral<NotListed<Code, List, Near<Code, CodeOfList<Catalog, List>>>, Code>;

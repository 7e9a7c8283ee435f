// The literals of an account at the type level.
import type {Misuse} from '../diagnostics/misuse.js';
import type {Codes} from '../wire/account.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {NbCode} from './providers-by-type.js';
import type {PrefixLiteral} from './service-prefix-text.js';

/** `unknown` for the literals of an account, or why one of them is refused. */
export type CheckedLiterals<Chosen> = {
	readonly [Key in keyof Chosen as Key & ('servicePrefix' | 'types' | 'codes')]: CheckedLiteral<Chosen[Key]>;
};

type CheckedLiteral<Option> = Option extends string
	? PrefixLiteral<Option>
	: Option extends readonly unknown[]
		? {readonly [Index in keyof Option]: AddedType<Option[Index]>}
		: Option extends object
			? {readonly [Name in keyof Option]: CheckedCodes<Name, Option[Name]>}
			: unknown;

type AddedType<Type> = Type extends PaymentMethodType
	? Misuse<`${Type} is a payment method type of the specification: leave it out`>
	: unknown;

type CheckedCodes<Name, List> = Name extends keyof Codes
	? List extends readonly []
		? Misuse<`codes.${Name} is empty: leave it out to accept any code`>
		: Name extends 'NB'
			? {readonly [Index in keyof List]: NbCode<List[Index], never>}
			: unknown
	: Misuse<`${Name & string} is not a list of codes`>;

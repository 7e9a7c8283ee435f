// How a payment filter is said.
import type {Misuse} from '../misuse.js';
import type {AnyCode, CodeList, Listed} from '../rules/catalogue.js';
import type {Filterable, FilteredType} from '../rules/enabled-when-filtered.js';
import type {Allowed, Free} from '../rules/once.js';
import type {NbCode, NoProviders, ProvidersIgnored} from '../rules/providers-by-type.js';
import type {PaymentFilter} from '../wire/payment-filter.js';
import type {PaymentMethodType} from '../wire/payment-method.js';
import type {CardRecipe, Open} from './card-filters.js';
import type {EmiBuilder} from './emi-builder.js';
import type {Compatible, EmiSentence, FilterSentence, Naming, Perhaps, Told} from './sentences.js';
import type {UpiRecipe} from './upi-filters.js';

/** The codes of a type, for editors to offer, and any string, for the check beside it to judge. */
type Offered<Words, Type> = Type extends CodeList ? Open<Words, Type> : string;

/** A literal list of providers, or the reason it is none. */
type Providers<Words, Type extends PaymentMethodType, List extends readonly string[]> = Type extends FilteredType
	? Misuse<ProvidersIgnored<Type>>
	: [List] extends [readonly never[]]
		? Misuse<NoProviders>
		: Words extends AnyCode
			? OpenProviders<Type, List>
			: {readonly [Index in keyof List]: ProviderItem<Words, Type & CodeList, List[Index], List[number]>};

/** Where any code will do only those of NB are looked at, one by one. */
type OpenProviders<Type extends PaymentMethodType, List extends readonly string[]> = Type extends 'NB'
	? {readonly [Index in keyof List]: NbCode<List[Index], List[number]>}
	: List;

type ProviderItem<Words, Type extends CodeList, Code extends string, All extends string> = Words extends {
	readonly [Key in Type]: string;
}
	? Listed<Words, Type, Code>
	: Type extends 'NB'
		? NbCode<Code, All>
		: Code;

/** The reason for a prefix that is none. */
type Prefix<Text extends string> = Text extends '' | `${string}_${string}`
	? Misuse<`${Text} is no service prefix: write letters and digits, without the underscore`>
	: unknown;

/** With a prefix in the dialect none need be named. */
type PrefixArguments<Words, Text extends string, Said extends FilterSentence> = Words extends {
	readonly servicePrefix: string;
}
	? [servicePrefix?: Text & Prefix<Text> & Allowed<'prefix', Said>]
	: [servicePrefix: Text & Prefix<Text> & Allowed<'prefix', Said>];

/** A recipe for `emiOptions`, or a builder made elsewhere. */
export type EmiRecipe<Added extends EmiSentence, Words> =
	| ((emi: EmiBuilder<never, Words>) => EmiBuilder<Added, Words>)
	| EmiBuilder<Added, Words>;

/** Which chain goes on: a filter, or a reusable part of one. */
interface Chain<Said extends FilterSentence, Words> {
	readonly filter: FilterBuilder<Said, Words>;
	readonly rules: RulesBuilder<Said, Words>;
}

/** The steps that filters and rules share. */
export interface FilterSteps<out Said extends FilterSentence, in out Words, Kind extends 'filter' | 'rules'>
	extends Told<Said, Kind> {
	/** Shows a payment method type, or only its providers named. */
	show<Type extends PaymentMethodType, const List extends readonly Offered<Words, Type>[] = never>(
		type: Free<Type, Said>,
		providers?: Providers<Words, Type, List>,
	): Chain<Said | `${Type} is shown` | Naming<Type, List>, Words>[Kind];

	/** Hides a payment method type, or only its providers named. */
	hide<Type extends PaymentMethodType, const List extends readonly Offered<Words, Type>[] = never>(
		type: Free<Type, Said>,
		providers?: Providers<Words, Type, List>,
	): Chain<Said | `${Type} is hidden` | Naming<Type, List>, Words>[Kind];

	/** Enables `CARD` and filters the cards inside. */
	cards<Recipe extends CardRecipe<Words>>(
		recipe: Recipe & Filterable<'CARD', Said>,
	): Chain<Said | 'CARD is filtered', Words>[Kind];

	/** Enables `UPI` and filters the handles and apps inside. */
	upi<Recipe extends UpiRecipe<Words>>(
		recipe: Recipe & Filterable<'UPI', Said>,
	): Chain<Said | 'UPI is filtered', Words>[Kind];

	/** Says which EMI plans are shown (`emiOptions`). */
	emi<Added extends EmiSentence>(
		recipe: EmiRecipe<Added, Words> & Allowed<'EMI', Said>,
	): Chain<Said | 'EMI is filtered' | Extract<Added, 'shows EMI alone'>, Words>[Kind];

	/** Says what the recipe says, if the condition holds. */
	when<Added extends FilterSentence>(
		condition: boolean,
		recipe: (filter: Chain<Said, Words>[Kind]) => Told<Added, Kind>,
	): Chain<Said | Perhaps<Added>, Words>[Kind];

	/** Adds rules made elsewhere. */
	include<Added extends FilterSentence>(
		rules: Told<Added, 'rules'> & Compatible<Added, Said>,
	): Chain<Said | Added, Words>[Kind];

	/** Writes each NB, WALLET and CONSUMER_FINANCE provider twice: its code, and the code with the service prefix. */
	forMandates<const Text extends string = never>(
		...servicePrefix: PrefixArguments<Words, Text, Said>
	): Chain<Said | 'prefix is set' | 'doubles providers', Words>[Kind];
}

/** The first step of a filter: `allowDefaultOptions` is required, so it comes first. */
export interface NeedsAllowDefaults<in out Words = AnyCode> {
	/** Whether what the filter does not name is shown too. */
	allowDefaults(allow: boolean): FilterBuilder<never, Words>;
}

/** A reusable part of a filter, for `.include(…)`. */
export interface RulesBuilder<out Said extends FilterSentence = never, in out Words = AnyCode>
	extends FilterSteps<Said, Words, 'rules'> {}

/** A finished filter of any dialect, as a session takes it. */
export interface BuiltFilter<out Said extends FilterSentence = FilterSentence> extends Told<Said, 'filter'> {
	build(): PaymentFilter;
	toJSON(): PaymentFilter;
}

/** Says which payment options the customer sees; immutable: each call gives a new builder. */
export interface FilterBuilder<out Said extends FilterSentence = never, in out Words = AnyCode>
	extends FilterSteps<Said, Words, 'filter'> {
	/** The frozen `payment_filter` object. */
	build(): PaymentFilter;
	/** The same as `build()`, for `JSON.stringify`. */
	toJSON(): PaymentFilter;
}

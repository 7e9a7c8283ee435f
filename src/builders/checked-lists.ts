// The lists and criteria of card, UPI and plan filters at the type level: each literal, or the reason for its refusal.

import type {CodeList, CodeOfList, Listed, Open} from '../account/catalog-types.js';
import type {MessageOf, TextOf} from '../diagnostics/issue.js';
import type {Misuse, ReasonFirst, WrongLiteral} from '../diagnostics/misuse.js';
import type {Digit, IsDigits} from '../utils/digits.js';
import type {NoCriterion, NothingListed, OneOrMore} from '../values/empty-lists.js';
import type {NotBinRange, NotTenureRange, NumberNotTenure} from '../values/ranges.js';
import type {IsHandle, NoHandle, VpaHandle} from '../values/vpa-handle.js';

/** What a list contains: the codes of a catalog, card types, BIN ranges, tenure ranges, or UPI handles. */
export type ListName = CodeList | 'types' | 'bins' | 'tenures' | 'handles';

/** The arguments of a call with these items, a union: at least one, each of them checked. */
export type Items<Catalog, Name extends ListName, Item extends string> = [Item] extends [never]
	? OneOrMore<Name extends CodeList ? Open<Catalog, Name> : Name extends 'handles' ? VpaHandle : string>
	: readonly ReasonFirst<CheckedItem<Catalog, Name, Item>>[];

/**
 * The reason for the refusal of a list, or of each wrong item. A list that is right is not repeated, since the compiler would
 * compute every member of both array types.
 */
export type CheckedList<
	Catalog,
	Name extends ListName,
	List extends readonly unknown[],
> = List extends readonly string[]
	? List extends readonly []
		? Misuse<NothingListed>
		: [Extract<CheckedItem<Catalog, Name, List[number]>, Misuse<string>>] extends [never]
			? List
			: {readonly [Index in keyof List]: CheckedItem<Catalog, Name, List[Index]>}
	: Misuse<NumberNotTenure>;

/** Each item of a union, or the reason for its refusal. */
type CheckedItem<Catalog, Name extends ListName, Item extends string> = Item extends unknown
	? Name extends 'bins'
		? BinRangeLiteral<Item>
		: Name extends CodeList
			? CheckedCode<Catalog, Name, Item>
			: Name extends 'tenures'
				? TenureRangeLiteral<Item>
				: Name extends 'handles'
					? HandleLiteral<Item>
					: Item
	: never;

type HandleLiteral<Text extends string> = Text extends `@${infer _First}${string}`
	? Text
	: WrongLiteral<NoHandle<Text>, Text>;

/** An empty code is still being typed: in its place editors offer the codes of the list. */
type CheckedCode<Catalog, List extends CodeList, Code extends string> = Code extends ''
	? CodeOfList<Catalog, List>
	: [List, Code] extends ['apps', VpaHandle]
		? Misuse<IsHandle<Code & VpaHandle>>
		: Listed<Catalog, List, Code>;

/** A literal BIN range, or the reason for its refusal. */
type BinRangeLiteral<Text extends string> = Text extends `${infer From}::${infer To}`
	? [IsDigits<From>, IsDigits<To>] extends [true, true]
		? Text
		: WrongLiteral<NotBinRange<Text>, Text>
	: WrongLiteral<NotBinRange<Text>, Text>;

/** A literal tenure range, or the reason for its refusal. */
type TenureRangeLiteral<Text extends string> = Text extends `${infer From}::${infer To}`
	? [IsDigits<From>, IsDigits<To>, From] extends [true, true, Exclude<From, '0'>]
		? Text
		: WrongLiteral<NotTenureRange<Text>, Text>
	: WrongLiteral<NotTenureRange<Text>, Text>;

/**
 * Criteria of which nothing is certainly wrong, which nearly all are: literals are compared with a type that is the same for every
 * call, and only those that do not match are read one by one.
 */
type OneOrMoreOf<Right> = Right & {readonly [Key in keyof Right]-?: Readonly<Record<Key, unknown>>}[keyof Right];
type RightList<Item> = readonly [Item, ...Item[]];
/** Digits on both sides, without a sign or a radix before the first side; {@link RightEnd} says the same of the second. */
type RightStart = `${number}::${number}` & `${bigint}::${bigint}` & `${FirstDigit}${string}`;
type RightEnd = `${string}::${FirstDigit}${string}`;
type FirstDigit = Exclude<Digit, '0'>;

/** The reason for the refusal of a key that is not a criterion; its plural is suggested if that is one. */
type UnknownCriterion<
	Key extends string,
	Filter extends string,
	Criterion,
	All extends string,
> = `${Key} is not a criterion of a ${Filter}: write ${`${Key}s` extends Criterion ? `${Key}s` : All}`;

/** The names of the criteria, as a builder takes them. */
type CardCriterion = 'types' | 'brands' | 'bins' | 'subTypes' | 'banks';

/**
 * The criteria of one card filter, or the reasons for their refusal. `Right` is the type of all that are right. The
 * first branch is never chosen: it exists for inference.
 *
 * @accepts CardCriteria
 */
export type CheckedCardCriteria<Catalog, Criteria, Right> = undefined extends Criteria
	? Criteria
	: [Criteria, Criteria, keyof Criteria] extends [
				OneOrMoreOf<RightCards<Catalog>>,
				RightEnds, // apart, since the two together are 81 patterns
				CardCriterion,
			]
		? Right
		: [Right, CardCriterion] extends [Criteria, keyof Criteria]
			? Right // known only at run time
			: keyof Criteria extends never
				? Misuse<NoCriterion>
				: {
						readonly [Key in keyof Criteria]: Key extends CardCriterion
							? Criteria[Key] extends readonly unknown[]
								? CheckedList<Catalog, Key, Criteria[Key]>
								: Criteria[Key]
							: Misuse<
									UnknownCriterion<Key & string, 'card filter', CardCriterion, 'types, brands, bins, subTypes or banks'>
								>;
					};
interface RightCards<Catalog> {
	readonly types?: RightList<string> | undefined;
	readonly brands?: RightList<CodeOfList<Catalog, 'brands'>> | undefined;
	readonly bins?: RightList<RightStart> | undefined;
	readonly subTypes?: RightList<CodeOfList<Catalog, 'subTypes'>> | undefined;
	readonly banks?: RightList<CodeOfList<Catalog, 'banks'>> | undefined;
}
interface RightEnds extends Readonly<Partial<Record<CardCriterion, unknown>>> {
	readonly bins?: RightList<RightEnd> | undefined;
}

type PlanCriterion = 'paymentMethodType' | 'paymentMethod' | ChoiceName;
type ChoiceName = 'issuers' | 'tenures';

/**
 * The criteria of one plan filter, or the reasons for their refusal. `Right` is the type of all that are right. The
 * first branch is never chosen: it exists for inference.
 *
 * @accepts PlanCriteria
 */
export type CheckedPlanCriteria<Catalog, Criteria, Right> = undefined extends Criteria
	? Criteria
	: [Criteria, keyof Criteria] extends [OneOrMoreOf<RightPlan<Catalog>>, PlanCriterion]
		? Right
		: [Right, PlanCriterion] extends [Criteria, keyof Criteria]
			? Right // known only at run time
			: keyof Criteria extends never
				? Misuse<NoCriterion>
				: {
						readonly [Key in keyof Criteria]: Key extends ChoiceName
							? CheckedChoice<Catalog, Key, Criteria[Key]>
							: Key extends PlanCriterion
								? Criteria[Key] extends readonly []
									? Misuse<NothingListed>
									: Criteria[Key]
								: Misuse<
										UnknownCriterion<
											Key & string,
											'plan filter',
											PlanCriterion,
											'paymentMethodType, paymentMethod, issuers or tenures'
										>
									>;
					};

interface RightPlan<Catalog> {
	readonly paymentMethodType?: unknown;
	readonly paymentMethod?: RightList<string> | string | undefined;
	readonly issuers?: RightChoice<RightList<CodeOfList<Catalog, 'issuers'>>> | undefined;
	readonly tenures?: RightChoice<RightList<RightStart & RightEnd>> | undefined;
}
type RightChoice<List> =
	| {readonly only: List; readonly except?: never}
	| {readonly except: List; readonly only?: never};

/** A choice with items that are right, or the reason for its refusal. */
type CheckedChoice<Catalog, Key extends ChoiceName, Choice> = Choice extends OneList
	? {readonly [Name in keyof Choice]: CheckedList<Catalog, Key, Extract<Choice[Name], readonly unknown[]>>}
	: Choice extends undefined
		? Choice
		: Misuse<
				Choice extends readonly unknown[]
					? `a list is not a choice of ${Key}: write {only: […]} or {except: […]}`
					: Choice extends {readonly only: unknown; readonly except: unknown}
						? MessageOf<typeof ONLY_AND_EXCEPT>
						: EmptyChoice<Key>
			>;
type OneList =
	| {readonly only: readonly unknown[]; readonly except?: never}
	| {readonly except: readonly unknown[]; readonly only?: never};

/** The problem of a choice with two lists. */
export const ONLY_AND_EXCEPT = {problem: 'the choice has only and except', remedy: 'remove one of the two'} as const;

type EmptyChoice<Key extends ChoiceName> = `the choice of ${Key} is empty: write {only: […]} or {except: […]}`;

/** The problem of a choice without a list. */
export function emptyChoice(key: ChoiceName): TextOf<EmptyChoice<ChoiceName>> {
	return {problem: `the choice of ${key} is empty`, remedy: 'write {only: […]} or {except: […]}'};
}

// A filter or session request as every function of inspect reads it: what counts, where it is, and what could not be read.
import type {EmiKind, PlanGroupName} from '../../wire/emi-filter.js';
import type {MandateKind} from '../../wire/mandate.js';
import type {PaymentMethodType, UpiType} from '../../wire/payment-method.js';
import type {Action, EmiDisplay} from '../../wire/session.js';
import type {CardList, PlanListName} from '../../wire/spec.js';

/** Replaces a value that is present and cannot be read. Everything that depends on it is undetermined. */
export const UNREADABLE = 'unreadable';
export type Unreadable = typeof UNREADABLE;

/** A list, with the items that could be read. */
export interface SubjectList<Item extends string = string> {
	readonly pointer: string;
	readonly items: readonly Item[];
	/** Where each item is in the list as written; `undefined` if each is at its own index. */
	readonly positions: readonly number[] | undefined;
	/** True for one item that is written without a list. */
	readonly isSingle: boolean;
}

/** The pointer of an item of a list. */
export function itemPointer({pointer, positions, isSingle}: SubjectList, index: number): string {
	return isSingle ? pointer : `${pointer}/${positions?.[index] ?? index}`;
}

/** The value of `allowDefaultOptions`; `isStated` is false without a filter, where everything is shown. */
export interface SubjectDefaults {
	readonly allow: boolean | Unreadable;
	readonly pointer: string;
	readonly isStated: boolean;
}

/** A filter inside an option. */
export interface SubjectFilter {
	readonly pointer: string;
	readonly enable: boolean;
}

/** The lists of a card filter, by their names in builders. */
export type SubjectCardLists = {readonly [List in CardList as List['name']]: SubjectList | undefined};

export interface SubjectCardFilter extends SubjectFilter, SubjectCardLists {}

export interface SubjectUpiFilter extends SubjectFilter {
	readonly upiType: UpiType | undefined;
	readonly methods: SubjectList | undefined;
}

/** The filters inside an option or plan group. */
export interface SubjectFilters<Filter> {
	readonly pointer: string;
	readonly items: readonly Filter[];
}

export interface SubjectOption {
	readonly pointer: string;
	/** A type of the vocabulary or of the account; `unreadable` may be any of `possibleTypes`. */
	readonly type: PaymentMethodType | (string & {}) | Unreadable;
	/** Only together with an unreadable type: the one it resembles, else the text as written; `undefined` if it may be any. */
	readonly possibleTypes: readonly string[] | undefined;
	readonly enable: boolean;
	/** The first part that cannot be read: then nothing is known about the whole type, and the rest is for rules about codes. */
	readonly unreadable: string | undefined;
	readonly providers: SubjectList | undefined;
	readonly cardFilters: SubjectFilters<SubjectCardFilter> | undefined;
	readonly upiFilters: SubjectFilters<SubjectUpiFilter> | undefined;
}

/** The issuers or tenures of a plan filter, read from any of the three encodings (open point 5). */
export interface SubjectPlanList {
	readonly what: PlanListName;
	/** `true` is "only these", `false` is "all except these". */
	readonly enable: boolean;
	readonly list: SubjectList;
}

export interface SubjectPlanFilter extends SubjectFilter {
	readonly paymentMethodType: PaymentMethodType | undefined;
	readonly methods: SubjectList | undefined;
	readonly lists: readonly SubjectPlanList[];
}

export interface SubjectPlanGroup {
	readonly pointer: string;
	readonly enable: boolean;
	readonly filters: SubjectFilters<SubjectPlanFilter> | undefined;
}

export interface SubjectEmiKind {
	readonly pointer: string;
	readonly enable: boolean;
	readonly groups: {readonly [Group in PlanGroupName]?: SubjectPlanGroup};
}

export interface SubjectEmi {
	readonly pointer: string;
	/** Only this decides about other types than EMI. */
	readonly showOnlyEmi: boolean | Unreadable | undefined;
	/** The first part that cannot be read: then nothing is known about EMI. */
	readonly unreadable: string | undefined;
	readonly kinds: {readonly [Kind in EmiKind]?: SubjectEmiKind};
}

/** The normalized input. Pointers lead into the original input. */
export interface NormalSubject {
	readonly defaults: SubjectDefaults;
	/** Every option in order; if a type occurs twice, the first counts: {@link optionOf}. */
	readonly options: readonly SubjectOption[];
	/** False if the list of options could not be read. */
	readonly hasAllOptions: boolean;
	/** `emiOptions` in the filter, then next to it; two of them contradict each other (open point 4). */
	readonly emiFilters: readonly SubjectEmi[];
	/** `sdk_udf` of a session request. */
	readonly display: EmiDisplay | Unreadable | undefined;
	readonly mandateKind: MandateKind | Unreadable | undefined;
	/** The screen to open: without one, the payment page. */
	readonly action: Action | Unreadable | undefined;
	readonly isSession: boolean;
}

/** The option that counts for a type. */
export function optionOf({options}: NormalSubject, type: string): SubjectOption | undefined {
	return options.find(option => option.type === type);
}

/** The same after every option before it that may be the one that counts, since its type could not be read. */
export function possibleOptionsOf({options}: NormalSubject, type: string): readonly SubjectOption[] {
	const first = options.findIndex(option => option.type === type);
	return options
		.slice(0, first < 0 ? options.length : first + 1)
		.filter(one => one.type === type || (one.type === UNREADABLE && (one.possibleTypes?.includes(type) ?? true)));
}

// A filter or session request as every function of inspect reads it: options and EMI as written, with their places, or the
// places that cannot be read.
import type {EmiFilter} from '../../wire/emi-filter.js';
import type {MandateKind} from '../../wire/mandate.js';
import type {OptionParts} from '../../wire/payment-filter.js';
import type {Action, EmiDisplay} from '../../wire/session.js';

/** A part that is present, or required, and cannot be read. Everything that depends on it is undetermined. */
export interface Unread {
	/** The first place in the part that cannot be read. */
	readonly unreadable: string;
}

/** The value of `allowDefaultOptions`; `isStated` is false if there is no filter, so that everything is shown. */
export interface SubjectDefaults {
	readonly allow: boolean | Unread;
	readonly pointer: string;
	readonly isStated: boolean;
}

/** An option that can be read. */
export interface ReadOption extends Omit<OptionParts, 'paymentMethodType'> {
	readonly pointer: string;
	/** A type of the specification or of the account. */
	readonly type: string;
}

/** An option with a part that cannot be read, or the whole list of options: nothing is known about its types. */
export interface UnreadOption extends Unread {
	readonly pointer: string;
	/** The types that the option may have; `undefined` if it may have any. */
	readonly types: readonly string[] | undefined;
}

export type SubjectOption = ReadOption | UnreadOption;

/** An EMI filter that can be read. */
export interface ReadEmi {
	readonly pointer: string;
	readonly filter: EmiFilter;
}

/** An EMI filter with a part that cannot be read: nothing is known about EMI. */
export interface UnreadEmi extends Unread {
	readonly pointer: string;
	/** Decides whether other types are shown. */
	readonly showOnlyEmi: boolean | Unread | undefined;
}

/** The parts of an input. Pointers refer to the original input. */
export interface SubjectParts {
	readonly defaults: SubjectDefaults;
	/** Every option in order; if a type occurs twice, the first counts: {@link optionOf}. */
	readonly options: readonly SubjectOption[];
	/** `emiOptions` in the filter, then next to it; two of them contradict each other (open point 4). */
	readonly emiFilters: readonly (ReadEmi | UnreadEmi)[];
	/** `sdk_udf` of a session request. */
	readonly display: EmiDisplay | Unread | undefined;
	readonly mandateKind: MandateKind | Unread | undefined;
	/** The screen to open: without one, the payment page. */
	readonly action: Action | Unread | undefined;
	readonly isSession: boolean;
}

export function isRead<Part>(part: Part): part is Exclude<Part, Unread> {
	return typeof part !== 'object' || part === null || !('unreadable' in part);
}

/** The option that counts for a type: the first option that has it, or may have it. */
export function optionOf({options}: Pick<SubjectParts, 'options'>, type: string): SubjectOption | undefined {
	return options.find(one => (isRead(one) ? one.type === type : (one.types?.includes(type) ?? true)));
}

// What the analysis works on: the filters of one part of the screen as boxes in a few dimensions.
import type {Unreadable} from '../../model/subject.js';
import type {End, Interval} from '../../values/intervals.js';
import type {Bits} from './bits.js';

/** What a box asks of one attribute: one of these codes, or, with `isOutside`, none of them. */
export interface CodeCondition {
	readonly attribute: string;
	readonly codes: ReadonlySet<string>;
	readonly isOutside: boolean;
}

/** What a box asks of a number; the intervals are in order and apart. */
export interface RangeCondition {
	readonly attribute: string;
	readonly intervals: readonly Interval<End>[];
}

export type Condition = CodeCondition | RangeCondition;

/** The instruments that match one filter in one way: those that meet every condition. At most one condition per attribute. */
export interface Box {
	/** Boxes of one family have the same effect, so only the first or last matching box matters. */
	readonly family: string;
	/** The flag of the filter. */
	readonly enable: boolean | Unreadable;
	/** The place of the filter in its list. */
	readonly order: number;
	readonly pointer: string;
	readonly conditions: readonly Condition[];
	/** What the filter does to these instruments if no other filter matches; absent where a reading or an unreadable part decides. */
	readonly effect?: 'show' | 'hide';
	/** On which side of each distinguished list they are. */
	readonly sides: readonly Side[];
}

/** A list whose two sides are distinguished, by its name. */
export interface Side {
	readonly list: string;
	readonly isInside: boolean;
}

/** The values of an attribute: codes that the filters name, and one that no filter names. */
export interface CodeDimension {
	readonly attribute: string;
	/** Every value, if the vocabulary is closed. */
	readonly closed?: readonly string[];
	/** What an invented code looks like. */
	readonly stem: string;
}

/** The values of an attribute: whole numbers from `first` to `last`. */
export interface RangeDimension {
	readonly attribute: string;
	readonly first: End;
	readonly last: End;
	readonly write: (end: End) => string | number;
}

export type Dimension = CodeDimension | RangeDimension;

/** Places in a list of filters, without `to`. */
export interface Orders {
	readonly from: number;
	readonly to: number;
}

/** One part of the screen, such as the cards, or the credit plans of one EMI kind. */
export interface Section {
	/** The attributes that all its instruments share. */
	readonly base: Readonly<Record<string, string>>;
	readonly dimensions: readonly Dimension[];
	readonly boxes: readonly Box[];
	/** Each value that a filter names is its own class: only for sections with one dimension. */
	readonly keepsEachValue?: boolean;
	/** Restricts the classes to those that a filter at one of these places matches. */
	readonly matchedBy?: Orders;
	/** True if no filter distinguishes its instruments from each other, or from other sections of their type. */
	readonly isWhole?: boolean;
}

/** One class of values. Its boxes are those of a value that no filter names, with `toggled` switched. */
export interface ValueClass {
	readonly value: string | number;
	/** No filter names the value: a code is invented. */
	readonly isUnnamed: boolean;
	readonly toggled: Bits;
}

/** A condition and the number of its box. */
export interface NumberedCondition {
	readonly box: number;
	readonly condition: Condition;
}

// The model of the analysis. A section is one part of the screen, such as the cards. Each attribute of its instruments is
// a dimension, and each filter becomes one or more boxes: sets of instruments, with at most one condition per attribute.
import type {Unreadable} from '../../model/subject.js';
import type {Condition, Dimension} from '../evaluate/attribute.js';
import type {Lists} from '../evaluate/value-classes.js';

export type {
	CodeCondition,
	Condition,
	Dimension,
	RangeCondition,
} from '../evaluate/attribute.js';

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
	/** False if an unreadable part or an empty list leaves open what the filter matches, or what it does. */
	readonly isCertain: boolean;
	/** For each distinguished list, whether these instruments are inside or outside it. */
	readonly sides: readonly Side[];
}

/** A list whose two sides are distinguished, by its name. */
export interface Side {
	readonly list: string;
	readonly isInside: boolean;
}

/** Filters of a list by their places: from `from` up to, but not including, `to`. */
export interface PlaceRange {
	readonly from: number;
	readonly to: number;
}

/** One part of the screen, such as the cards, or the credit plans of one EMI kind. */
export interface Section {
	/** The attributes that all its instruments share. */
	readonly base: Readonly<Record<string, string | boolean>> & {readonly type: string};
	readonly dimensions: readonly Dimension[];
	readonly boxes: readonly Box[];
	/** Each value that a filter names is its own class: only for sections with one dimension. */
	readonly keepsEachValue?: boolean;
	/** Restricts the classes to those that a filter at one of these places matches. */
	readonly matchedBy?: PlaceRange;
	/** True if the section represents all of its type: UPI without handles and apps, EMI without kinds. */
	readonly isWholeType?: boolean;
}

/** One class of values. It matches the boxes that an unnamed value matches, except that those in `toggled` are reversed. */
export interface ValueClass {
	readonly value: string | number;
	/** True if no filter names the value; a code is then invented. */
	readonly isUnnamed: boolean;
	readonly toggled: Lists;
	/** The values and ranges of the class that the input names, or that a closed vocabulary has. */
	readonly members: () => readonly string[];
}

/** A condition and the number of its box. */
export interface NumberedCondition {
	readonly box: number;
	readonly condition: Condition;
}

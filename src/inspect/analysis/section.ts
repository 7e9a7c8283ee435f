// The model of the analysis. A section is one part of the screen, such as the cards. Each attribute of its instruments is
// a dimension, and each filter becomes one or more boxes: sets of instruments, with at most one condition per attribute.
import type {Condition, Dimension} from '../evaluate/attribute.js';

/** The instruments that match one filter in one way: those that meet every condition. At most one condition per attribute. */
export interface Box {
	/** Boxes of one family have the same effect, so only the first or the last match matters. */
	readonly family: string;
	/** The subject of the filter, by its number. */
	readonly owner: number;
	/** The flag of the filter. */
	readonly enable: boolean;
	/** The place of the filter in its list. */
	readonly order: number;
	readonly pointer: string;
	readonly conditions: readonly Condition[];
	/** What the filter does to these instruments if no other filter matches; absent if a reading decides. */
	readonly effect?: 'show' | 'hide' | undefined;
	/** False if, because of an empty list, it is uncertain what the filter matches or does. */
	readonly isCertain: boolean;
	/** For each list of exceptions, whether it names these instruments. */
	readonly sides: readonly boolean[];
}

/** One part of the screen, such as the cards, or the credit plans of one EMI kind. */
export interface Section {
	/** The attributes that all its instruments have in common. */
	readonly base: Readonly<Record<string, string | boolean>> & {readonly type: string};
	readonly dimensions: readonly Dimension[];
	readonly boxes: readonly Box[];
	/** Restricts the classes to those that one of these boxes matches. */
	readonly matchedBy?: (box: Box) => boolean;
	/** True if the section represents its whole type: UPI without handles and apps, EMI without kinds. */
	readonly isWholeType?: boolean;
}

// What migrate reads from a literal: its JSON with every branch and sample values, and what they stand for.

/** A condition that is known only at run time. */
export interface Condition {
	/** Its source, which has the same outcome wherever it stands. */
	readonly condition: string;
	/** What `when` is passed: the condition, as a boolean. */
	readonly argument: string;
}

/** The condition of a part that exists only if it is met, or only if it is not. */
export interface Guard extends Condition {
	readonly isMet: boolean;
	/** The offset of the condition. */
	readonly at: number;
}

/** What each condition is in one case. */
export type Outcomes = ReadonlyMap<string, boolean>;

/** A list, code or field that is known only at run time, and the value that stands for it. */
export interface Expression {
	readonly text: string;
	readonly sample: string | readonly string[];
	/** The function that makes the value of it. */
	readonly maker?: 'amount';
}

/** A part of the literal that becomes a call. */
export interface Part {
	/** In the JSON; the filter itself stands for `allowDefaults`. */
	readonly value: object;
	readonly from: number;
	readonly to: number;
}

/** A literal that was read. */
export interface Reading {
	/** Its JSON for one outcome of every condition. */
	readonly jsonFor: (outcomes: Outcomes) => unknown;
	/** Every condition, as often as it occurs. */
	readonly conditions: readonly Condition[];
	readonly expressions: readonly Expression[];
	readonly parts: readonly Part[];
}

/** The comments of each part. */
export type Comments = ReadonlyMap<object, readonly string[]>;

/** Why a literal is left as it is. */
export class LeftAlone extends Error {}

/** A text of the source in a message. */
export function shortened(text: string): string {
	const line = text.replace(/\s+/g, ' ');
	return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** The source of each condition once. */
export function conditionsOf({conditions}: Reading): readonly string[] {
	return [...new Set(conditions.map(({condition}) => condition))];
}

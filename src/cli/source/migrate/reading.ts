// What migrate reads from a filter literal: its JSON with every branch and sample values, and what they stand for.

/** A part that exists only if a condition is met, or only if it is not. */
export interface Guard {
	/** The source of the condition, which has the same outcome wherever it stands. */
	readonly condition: string;
	/** What `when` is passed: the condition, as a boolean. */
	readonly argument: string;
	readonly isMet: boolean;
	/** The offset of the condition. */
	readonly at: number;
}

/** A list or code that is known only at run time, and the value that stands for it. */
export interface Expression {
	readonly text: string;
	readonly sample: string | readonly string[];
}

/** A part of the literal that becomes a call. */
export interface Part {
	/** In the JSON; the filter itself stands for `allowDefaults`. */
	readonly value: object;
	readonly from: number;
	readonly to: number;
}

export interface Reading {
	/** The JSON of the filter with every part of every branch. */
	readonly value: Readonly<Record<string, unknown>>;
	/** The guards of a part, the outermost first. */
	readonly guards: ReadonlyMap<object, readonly Guard[]>;
	readonly expressions: readonly Expression[];
	/** The flag of `allowDefaultOptions`, if it is known only at run time. */
	readonly defaults: string | undefined;
	readonly parts: readonly Part[];
}

/** Why a literal is left as it is. */
export class LeftAlone extends Error {
	override readonly name = 'LeftAlone';
}

/** A text of the source in a message. */
export function shortened(text: string): string {
	const line = text.replace(/\s+/g, ' ');
	return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

/** The conditions of a reading. */
export function conditionsOf({guards, defaults}: Reading): readonly string[] {
	const found = [...guards.values()].flat().map(({condition}) => condition);
	return [...new Set(defaults === undefined ? found : [defaults, ...found])];
}

/** The JSON for one outcome of every condition. */
export function jsonOf({value, guards, defaults}: Reading, outcomes: ReadonlyMap<string, boolean>): unknown {
	const exists = (part: unknown) =>
		typeof part !== 'object' ||
		part === null ||
		(guards.get(part) ?? []).every(({condition, isMet}) => outcomes.get(condition) === isMet);
	const copy = (part: unknown): unknown => {
		if (Array.isArray(part)) return part.filter(exists).map(copy);
		if (typeof part !== 'object' || part === null) return part;
		return Object.fromEntries(
			Object.entries(part).flatMap(([key, inner]) => (exists(inner) ? [[key, copy(inner)]] : [])),
		);
	};
	const json = Object(copy(value));
	return defaults === undefined ? json : {...json, allowDefaultOptions: outcomes.get(defaults)};
}

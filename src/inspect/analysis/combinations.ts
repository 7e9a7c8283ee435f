// Inspect: the values of several lists combined, all of them while they are few, else one list at a time.

type Value = string | number;

/** One attribute of an instrument: the values that filters name, and one that none of them names. */
export interface Dimension {
	readonly name: string;
	/** In the order of the filters; empty where every value is named. */
	readonly values: readonly Value[];
	readonly other: Value | undefined;
}

/** What one filter names of each attribute. */
export type Named = Readonly<Record<string, readonly Value[] | undefined>>;

export type Combination = Readonly<Record<string, Value>>;

/** Combinations of which all are given; beyond it each filter's lists are walked one at a time. */
const MOST_COMBINATIONS = 20_000;
/** Values tried of an attribute that a filter does not name. */
const FEW = 3;

/** The combinations of values that filters can tell apart. */
export function* combinations(dimensions: readonly Dimension[], filters: Iterable<Named>): Generator<Combination> {
	const lists = dimensions.map(({name, values, other}) => ({
		name,
		list: other === undefined ? values : [...values, other],
	}));
	const total = lists.reduce((product, {list}) => product * list.length, 1);
	if (total <= MOST_COMBINATIONS) {
		yield* product(lists, total);
		return;
	}
	const seen = new Set<string>();
	for (const combination of oneAtATime(dimensions, filters)) {
		const key = Object.values(combination).join('\n'); // codes hold no line feed, and every list gives one value
		if (!seen.has(key)) yield combination;
		seen.add(key);
	}
}

function* product(
	lists: readonly {readonly name: string; readonly list: readonly Value[]}[],
	total: number,
): Generator<Combination> {
	// The last list turns fastest, as in reading the filter.
	const fastestFirst = [...lists].reverse();
	for (let number = 0; number < total; number += 1) {
		const combination: Record<string, Value> = {};
		let rest = number;
		for (const {name, list} of fastestFirst) {
			const value = list[rest % list.length];
			rest = Math.floor(rest / list.length);
			if (value !== undefined) combination[name] = value;
		}
		yield combination;
	}
}

/** One that no filter names; then for each filter its first values, each further value of its lists, and a few of others. */
function* oneAtATime(dimensions: readonly Dimension[], filters: Iterable<Named>): Generator<Combination> {
	yield firstOf(dimensions, {});
	for (const named of filters) {
		const first = firstOf(dimensions, named);
		yield first;
		for (const {name, values, other} of dimensions) {
			const tried = [...(named[name] ?? values.slice(0, FEW)), ...(other === undefined ? [] : [other])];
			for (const value of tried) yield {...first, [name]: value};
		}
	}
}

function firstOf(dimensions: readonly Dimension[], named: Named): Combination {
	const combination: Record<string, Value> = {};
	for (const {name, values, other} of dimensions) {
		const value = named[name]?.[0] ?? other ?? values[0];
		if (value !== undefined) combination[name] = value;
	}
	return combination;
}

/** A value that is not among the named ones. */
export function otherThan(named: ReadonlySet<Value>, stem: string): string {
	let other = stem;
	while (named.has(other)) other += '_';
	return other;
}

/** Every value once, in its first place. */
export function unique<Item>(lists: readonly (readonly Item[] | undefined)[]): readonly Item[] {
	const found = new Set<Item>();
	for (const list of lists) for (const item of list ?? []) found.add(item);
	return [...found];
}

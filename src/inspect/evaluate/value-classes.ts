// Classes of values that filters cannot distinguish, with one representative each.
import {BinScale, compareEnds, countUpTo, type End, successor} from '../../values/intervals.js';
import {getOrInsertComputed} from './get-or-insert-computed.js';

/** One value for each set of lists that contain the same values, and one that no list contains; of a closed vocabulary, only its own values. */
export function valueClasses(
	lists: readonly (readonly string[] | undefined)[],
	closed?: readonly string[],
): readonly string[] {
	const holders = new Map<string, number[]>();
	for (const [index, list] of lists.entries()) {
		for (const value of list ?? []) getOrInsertComputed(holders, value, () => []).push(index);
	}
	const classes = new Map<string, string>();
	for (const value of closed ?? [...holders.keys(), unlistedValue(holders)]) {
		getOrInsertComputed(classes, (holders.get(value) ?? []).join(), () => value);
	}
	return [...classes.values()];
}

/** A value that no list contains. */
export function unlistedValue(listed: {has(value: string): boolean}, start = 'OTHER'): string {
	let value = start;
	while (listed.has(value)) value += '_';
	return value;
}

/** A BIN, and the filters whose ranges contain it. */
interface BinClass {
	readonly start: End;
	readonly holders: string;
}

/** BINs in ascending order, a new one wherever the filters that contain them change. */
export class BinClasses {
	readonly #scale: BinScale;
	readonly #classes: readonly BinClass[];
	readonly #starts: readonly End[];

	constructor(lists: readonly (readonly string[] | undefined)[]) {
		this.#scale = BinScale.of(lists.flatMap(list => list ?? []));
		this.#classes = classesOf(lists, this.#scale);
		this.#starts = this.#classes.map(({start}) => start);
	}

	/** True if a BIN has too few digits for some range. */
	isShort(bin: string): boolean {
		return bin.length < this.#scale.width;
	}

	/** One longer BIN for each set of filters that contain BINs with these leading digits. */
	*longer(bin: string): Iterable<string> {
		const lowest = this.#scale.lowest(bin);
		const highest = this.#scale.highest(bin);
		const seen = new Set<string>();
		for (let index = Math.max(countUpTo(this.#starts, lowest) - 1, 0); index < this.#classes.length; index += 1) {
			const {start, holders} = this.#classes[index] ?? {start: 0, holders: ''};
			if (start > highest) return;
			const found = this.#scale.bin(start < lowest ? lowest : start);
			if (found === undefined || seen.has(holders)) continue;
			seen.add(holders);
			yield found;
		}
	}
}

function classesOf(lists: readonly (readonly string[] | undefined)[], scale: BinScale): readonly BinClass[] {
	const events: {readonly end: End; readonly list: number; readonly step: 1 | -1}[] = [];
	for (const [list, ranges] of lists.entries()) {
		for (const range of ranges ?? []) {
			const {from, to} = scale.interval(range);
			events.push({end: from, list, step: 1}, {end: successor(to), list, step: -1});
		}
	}
	events.sort((one, other) => compareEnds(one.end, other.end));
	const zero = scale.lowest('');
	const classes: BinClass[] = [{start: zero, holders: ''}];
	const open = new Map<number, number>();
	for (const [index, {end, list, step}] of events.entries()) {
		const count = (open.get(list) ?? 0) + step;
		if (count === 0) open.delete(list);
		else open.set(list, count);
		if (events[index + 1]?.end === end) continue;
		const holders = [...open.keys()].sort((one, other) => one - other).join();
		if (end === zero) classes[0] = {start: end, holders};
		else if (classes.at(-1)?.holders !== holders) classes.push({start: end, holders});
	}
	return classes;
}

// Distinct bit sets, each stored once and known by its number.
import type {Bits} from './bits.js';
import type {Budget} from './budget.js';

export class InternedSets {
	readonly #budget: Budget;
	#size = 0;
	/** The words of all sets, one set after another. */
	#pool = new Int32Array(16);
	/** Where each set starts in the pool; the next set starts where it ends. */
	#starts = new Int32Array(8);
	/** A hash table with open addressing: the number of a set plus one, 0 where free. */
	#table = new Int32Array(16);

	constructor(budget: Budget) {
		this.#budget = budget;
	}

	get size(): number {
		return this.#size;
	}

	at(number: number): Bits {
		return {words: this.#pool, from: this.#starts[number] ?? 0, to: this.#starts[number + 1] ?? 0};
	}

	/** Copies a set, unless an equal one is known; returns whether it is new. A new set has the next number. */
	add(set: Bits): boolean {
		const slot = this.#slotOf(set);
		if (this.#table[slot] !== 0) return false;
		this.#budget.store(set.to - set.from);
		const start = this.#starts[this.#size] ?? 0;
		const end = start + set.to - set.from;
		this.#pool = withRoom(this.#pool, end);
		this.#pool.set(set.words.subarray(set.from, set.to), start);
		this.#starts = withRoom(this.#starts, this.#size + 2);
		this.#size += 1;
		this.#starts[this.#size] = end;
		this.#table[slot] = this.#size;
		if (2 * this.#size > this.#table.length) this.#growTable();
		return true;
	}

	/** The slot of an equal set, else the free one in which the set belongs. */
	#slotOf(set: Bits): number {
		const last = this.#table.length - 1;
		for (let slot = hashOf(set) & last; ; slot = (slot + 1) & last) {
			const found = this.#table[slot] ?? 0;
			if (found === 0 || areEqual(this.at(found - 1), set)) return slot;
		}
	}

	#growTable(): void {
		this.#table = new Int32Array(4 * this.#table.length);
		for (let number = 0; number < this.#size; number += 1) this.#table[this.#slotOf(this.at(number))] = number + 1;
	}
}

function areEqual(one: Bits, other: Bits): boolean {
	const length = one.to - one.from;
	if (length !== other.to - other.from) return false;
	for (let at = 0; at < length; at += 1) if (one.words[one.from + at] !== other.words[other.from + at]) return false;
	return true;
}

/** Mixes the words by multiplication with odd constants, as common hash functions do. */
function hashOf({words, from, to}: Bits): number {
	let hash = to - from;
	for (let at = from; at < to; at += 1) {
		hash = Math.imul(hash ^ (words[at] ?? 0), 0x9e3779b1);
		hash ^= hash >>> 15;
	}
	return Math.imul(hash, 0x85ebca6b) >>> 7;
}

function withRoom(array: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
	if (length <= array.length) return array;
	const larger = new Int32Array(Math.max(2 * array.length, length));
	larger.set(array);
	return larger;
}

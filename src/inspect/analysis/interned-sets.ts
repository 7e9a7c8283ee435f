// Distinct bit sets, each stored once and known by its number.
import type {Bits} from './bits.js';
import type {Budget} from './budget.js';

export class InternedSets {
	readonly #budget: Budget;
	#pool = new Int32Array(16);
	#ends = new Int32Array(8);
	/** Open addressing: the number of a set plus one, 0 where free. */
	#table = new Int32Array(16);
	#size = 0;

	constructor(budget: Budget) {
		this.#budget = budget;
	}

	get size(): number {
		return this.#size;
	}

	at(number: number): Bits {
		return {words: this.#pool, from: number === 0 ? 0 : (this.#ends[number - 1] ?? 0), to: this.#ends[number] ?? 0};
	}

	/** The number of this set, which is copied if it is new. */
	add(words: Int32Array, length: number): number {
		let slot = hashOf(words, length) & (this.#table.length - 1);
		for (;;) {
			const found = this.#table[slot] ?? 0;
			if (found === 0) break;
			if (this.#isAt(found - 1, words, length)) return found - 1;
			slot = (slot + 1) & (this.#table.length - 1);
		}
		this.#budget.store(length);
		const number = this.#size;
		const start = number === 0 ? 0 : (this.#ends[number - 1] ?? 0);
		this.#pool = withRoom(this.#pool, start + length);
		this.#pool.set(words.subarray(0, length), start);
		this.#ends = withRoom(this.#ends, number + 1);
		this.#ends[number] = start + length;
		this.#table[slot] = number + 1;
		this.#size += 1;
		if (2 * this.#size > this.#table.length) this.#grow();
		return number;
	}

	#isAt(number: number, words: Int32Array, length: number): boolean {
		const {words: pool, from, to} = this.at(number);
		if (to - from !== length) return false;
		for (let at = 0; at < length; at += 1) if (pool[from + at] !== words[at]) return false;
		return true;
	}

	#grow(): void {
		const table = new Int32Array(4 * this.#table.length);
		for (let number = 0; number < this.#size; number += 1) {
			const {words, from, to} = this.at(number);
			let slot = hashOf(words.subarray(from, to), to - from) & (table.length - 1);
			while (table[slot] !== 0) slot = (slot + 1) & (table.length - 1);
			table[slot] = number + 1;
		}
		this.#table = table;
	}
}

function hashOf(words: Int32Array, length: number): number {
	let hash = length;
	for (let at = 0; at < length; at += 1) {
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

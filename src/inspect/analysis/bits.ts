// Sparse bit sets: pairs of a word's index and its 32 bits, in ascending order, without empty words.

/** Part of an array of pairs. */
export interface Bits {
	readonly words: Int32Array;
	readonly from: number;
	readonly to: number;
}

/** Bits that are overwritten again and again, so that operations on sets allocate nothing; they start at 0. */
export interface BitBuffer extends Bits {
	readonly from: 0;
	to: number;
}

/** A buffer with space for this many words. */
export function bitBuffer(words: number): BitBuffer {
	return {words: new Int32Array(2 * words), from: 0, to: 0};
}

export const NO_BITS: Bits = {words: new Int32Array(0), from: 0, to: 0};

export function isEmpty({from, to}: Bits): boolean {
	return from === to;
}

/** The set of these bit numbers. */
export function bitsOf(numbers: readonly number[]): Bits {
	const sorted = Int32Array.from(numbers).sort();
	const words = new Int32Array(2 * sorted.length);
	let to = 0;
	for (const number of sorted) {
		const index = number >>> 5;
		if (to === 0 || words[to - 2] !== index) {
			words[to] = index;
			to += 2;
		}
		words[to - 1] = (words[to - 1] ?? 0) | (1 << (number & 31));
	}
	return {words: words.slice(0, to), from: 0, to};
}

/** The numbers of the bits that are set, ascending. */
export function numbersOf({words, from, to}: Bits): readonly number[] {
	const numbers: number[] = [];
	for (let at = from; at < to; at += 2) {
		const base = (words[at] ?? 0) << 5;
		// `rest & -rest` is the lowest bit of `rest`; `rest & (rest - 1)` is `rest` without it.
		for (let rest = words[at + 1] ?? 0; rest !== 0; rest &= rest - 1)
			numbers.push(base + 31 - Math.clz32(rest & -rest));
	}
	return numbers;
}

/** Writes the bits that both sets have to `out`, and returns it. */
export function intersection(one: Bits, other: Bits, out: BitBuffer): BitBuffer {
	const [small, large] = one.to - one.from <= other.to - other.from ? [one, other] : [other, one];
	// In a much larger set, a binary search for each word is faster than a walk over all words.
	const isMuchLarger = large.to - large.from > 8 * (small.to - small.from);
	const {words} = out;
	let to = 0;
	let there = large.from;
	for (let at = small.from; at < small.to; at += 2) {
		const index = small.words[at] ?? 0;
		if (isMuchLarger) there = pairFrom(large.words, there, large.to, index);
		else while (there < large.to && (large.words[there] ?? 0) < index) there += 2;
		if (there >= large.to) break;
		if (large.words[there] !== index) continue;
		const bits = (small.words[at + 1] ?? 0) & (large.words[there + 1] ?? 0);
		if (bits === 0) continue;
		words[to] = index;
		words[to + 1] = bits;
		to += 2;
	}
	out.to = to;
	return out;
}

/** True if both sets have a bit. */
export function intersects(one: Bits, other: Bits): boolean {
	let there = other.from;
	for (let at = one.from; at < one.to; at += 2) {
		const index = one.words[at] ?? 0;
		while (there < other.to && (other.words[there] ?? 0) < index) there += 2;
		if (there === other.to) return false;
		if (other.words[there] === index && ((one.words[at + 1] ?? 0) & (other.words[there + 1] ?? 0)) !== 0) return true;
	}
	return false;
}

/** Writes the bits that exactly one of the sets has to `out`, and returns it. */
export function symmetricDifference(one: Bits, other: Bits, out: BitBuffer): BitBuffer {
	const {words} = out;
	let [here, there, to] = [one.from, other.from, 0];
	while (here < one.to || there < other.to) {
		const left = here < one.to ? (one.words[here] ?? 0) : Number.POSITIVE_INFINITY;
		const right = there < other.to ? (other.words[there] ?? 0) : Number.POSITIVE_INFINITY;
		let bits = 0;
		if (left <= right) {
			bits ^= one.words[here + 1] ?? 0;
			here += 2;
		}
		if (right <= left) {
			bits ^= other.words[there + 1] ?? 0;
			there += 2;
		}
		if (bits === 0) continue;
		words[to] = Math.min(left, right);
		words[to + 1] = bits;
		to += 2;
	}
	out.to = to;
	return out;
}

/** The place of the first pair from `from` on whose index is not below this one: a binary search. */
function pairFrom(words: Int32Array, from: number, to: number, index: number): number {
	let low = from >> 1;
	let high = to >> 1;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((words[2 * middle] ?? 0) < index) low = middle + 1;
		else high = middle;
	}
	return 2 * low;
}

/** A set that changes bit by bit. */
export class ChangingBits {
	#words = new Int32Array(16);
	#length = 0;

	/** The current bits, until the next change. */
	get bits(): Bits {
		return {words: this.#words, from: 0, to: this.#length};
	}

	/** Sets a bit that is not set, or clears one that is. */
	toggle(number: number): void {
		const index = number >>> 5;
		const at = pairFrom(this.#words, 0, this.#length, index);
		if (at === this.#length || this.#words[at] !== index) this.#insertPair(at, index);
		const bits = (this.#words[at + 1] ?? 0) ^ (1 << (number & 31));
		this.#words[at + 1] = bits;
		if (bits === 0) this.#removePair(at);
	}

	#insertPair(at: number, index: number): void {
		if (this.#length + 2 > this.#words.length) {
			const larger = new Int32Array(2 * this.#words.length);
			larger.set(this.#words);
			this.#words = larger;
		}
		this.#words.copyWithin(at + 2, at, this.#length);
		this.#words[at] = index;
		this.#words[at + 1] = 0;
		this.#length += 2;
	}

	#removePair(at: number): void {
		this.#words.copyWithin(at, at + 2, this.#length);
		this.#length -= 2;
	}
}

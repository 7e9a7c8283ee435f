// Sparse bit sets: pairs of a word's index and its 32 bits, in ascending order, without empty words.

/** Part of a longer array of pairs. */
export interface Bits {
	readonly words: Int32Array;
	readonly from: number;
	readonly to: number;
}

export const NO_BITS: Bits = {words: new Int32Array(0), from: 0, to: 0};

/** The set of these bit numbers. */
export function bitsOf(numbers: readonly number[]): Bits {
	if (numbers.length === 0) return NO_BITS;
	const sorted = Int32Array.from(numbers).sort();
	const words = new Int32Array(2 * sorted.length);
	let length = 0;
	for (const number of sorted) {
		const index = number >>> 5;
		if (length === 0 || words[length - 2] !== index) {
			words[length] = index;
			length += 2;
		}
		words[length - 1] = (words[length - 1] ?? 0) | (1 << (number & 31));
	}
	return {words: words.subarray(0, length), from: 0, to: length};
}

/** The numbers of the bits that are set, ascending. */
export function numbersOf({words, from, to}: Bits): readonly number[] {
	const numbers: number[] = [];
	for (let at = from; at < to; at += 2) {
		const base = (words[at] ?? 0) << 5;
		for (let rest = words[at + 1] ?? 0; rest !== 0; rest &= rest - 1)
			numbers.push(base + 31 - Math.clz32(rest & -rest));
	}
	return numbers;
}

/** Writes the bits that both sets have; returns the length written. */
export function intersect(one: Bits, other: Bits, out: Int32Array): number {
	const [small, large] = one.to - one.from <= other.to - other.from ? [one, other] : [other, one];
	const isFar = large.to - large.from > 8 * (small.to - small.from);
	let length = 0;
	let there = large.from;
	for (let at = small.from; at < small.to; at += 2) {
		const index = small.words[at] ?? 0;
		if (isFar) there = firstFrom(large.words, there, large.to, index);
		else while (there < large.to && (large.words[there] ?? 0) < index) there += 2;
		if (there >= large.to) break;
		if (large.words[there] !== index) continue;
		const bits = (small.words[at + 1] ?? 0) & (large.words[there + 1] ?? 0);
		if (bits === 0) continue;
		out[length] = index;
		out[length + 1] = bits;
		length += 2;
	}
	return length;
}

/** True if both sets have a bit. */
export function intersects(one: Bits, other: Bits): boolean {
	let there = other.from;
	for (let at = one.from; at < one.to; at += 2) {
		const index = one.words[at] ?? 0;
		while (there < other.to && (other.words[there] ?? 0) < index) there += 2;
		if (
			there < other.to &&
			other.words[there] === index &&
			((one.words[at + 1] ?? 0) & (other.words[there + 1] ?? 0)) !== 0
		)
			return true;
	}
	return false;
}

/** Writes the bits that exactly one of the sets has; returns the length written. */
export function symmetricDifference(one: Bits, other: Bits, out: Int32Array): number {
	let [here, there, length] = [one.from, other.from, 0];
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
		out[length] = Math.min(left, right);
		out[length + 1] = bits;
		length += 2;
	}
	return length;
}

/** The first pair from `from` on whose index is not below this one: a binary search. */
function firstFrom(words: Int32Array, from: number, to: number, index: number): number {
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
export class ActiveSet {
	words = new Int32Array(16);
	length = 0;

	toggle(number: number): void {
		const index = number >>> 5;
		const at = firstFrom(this.words, 0, this.length, index);
		if (at >= this.length || this.words[at] !== index) this.#insert(at, index);
		this.words[at + 1] = (this.words[at + 1] ?? 0) ^ (1 << (number & 31));
		if (this.words[at + 1] === 0) {
			this.words.copyWithin(at, at + 2, this.length);
			this.length -= 2;
		}
	}

	#insert(at: number, index: number): void {
		if (this.length + 2 > this.words.length) {
			const larger = new Int32Array(2 * this.words.length);
			larger.set(this.words);
			this.words = larger;
		}
		this.words.copyWithin(at + 2, at, this.length);
		this.words[at] = index;
		this.words[at + 1] = 0;
		this.length += 2;
	}
}

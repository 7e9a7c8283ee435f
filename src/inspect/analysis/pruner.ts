// Removes boxes that can no longer matter: the first box of a family that matches decides for it, so those behind one that
// is certain to match do not.
import {type BitBuffer, bitsOf} from './bits.js';
import type {Grain, NumberedBoxes} from './numbered-boxes.js';

export class Pruner {
	readonly #familyOfWord: Int32Array;
	readonly #familyMarks: readonly number[];
	readonly #grain: Grain;
	/** The certain boxes as bits, at the index of their word; absent if there are none. */
	readonly #certain: Int32Array | undefined;

	/** `certain` are the numbers of the boxes that are certain to match if they are in a set. */
	constructor({familyOfWord, familyMarks}: NumberedBoxes, certain: readonly number[], grain: Grain) {
		this.#familyOfWord = familyOfWord;
		this.#familyMarks = familyMarks;
		this.#grain = grain;
		if (certain.length === 0) return;
		this.#certain = new Int32Array(familyOfWord.length);
		const {words, to} = bitsOf([...certain, ...familyMarks]);
		for (let at = 0; at < to; at += 2) this.#certain[words[at] ?? 0] = words[at + 1] ?? 0;
	}

	/** Removes boxes from a set, in place. */
	prune(set: BitBuffer): void {
		if (this.#certain === undefined) return;
		const {words, to} = set;
		let kept = 0;
		for (let start = 0; start < to; ) {
			const family = this.#familyOf(words, start);
			let end = start;
			while (end < to && this.#familyOf(words, end) === family) end += 2;
			kept = this.#pruneFamily(words, start, end, kept);
			start = end;
		}
		set.to = kept;
	}

	/** Moves what is left of a family to `kept`; returns where it ends. */
	#pruneFamily(words: Int32Array, from: number, to: number, kept: number): number {
		let first = from;
		while (first < to && this.#certainBits(words, first) === 0) first += 2;
		if (first === to) {
			words.copyWithin(kept, from, to);
			return kept + to - from;
		}
		if (this.#grain === 'any') {
			// The mark of the family replaces all its boxes.
			words[kept] = (this.#familyMarks[this.#familyOf(words, from)] ?? 0) >>> 5;
			words[kept + 1] = 1;
			return kept + 2;
		}
		let last = to;
		if (this.#grain === 'ends') {
			last -= 2;
			while (this.#certainBits(words, last) === 0) last -= 2;
		}
		let end = kept;
		for (let at = from; at < to; at += 2) {
			const bits = words[at + 1] ?? 0;
			const upToFirst = at < first ? bits : at === first ? bits & upToLowest(this.#certainBits(words, at)) : 0;
			const fromLast = at > last ? bits : at === last ? bits & fromHighest(this.#certainBits(words, at)) : 0;
			const left = upToFirst | fromLast;
			if (left === 0) continue;
			words[end] = words[at] ?? 0;
			words[end + 1] = left;
			end += 2;
		}
		return end;
	}

	#familyOf(words: Int32Array, at: number): number {
		return this.#familyOfWord[words[at] ?? 0] ?? 0;
	}

	#certainBits(words: Int32Array, at: number): number {
		return (words[at + 1] ?? 0) & (this.#certain?.[words[at] ?? 0] ?? 0);
	}
}

/** The lowest bit that is set, and all below it. */
function upToLowest(bits: number): number {
	return bits ^ (bits - 1);
}

/** The highest bit that is set, and all above it. */
function fromHighest(bits: number): number {
	return -1 << (31 - Math.clz32(bits));
}

// Numbers the boxes of a section, so that a set of boxes is a bit set, and removes boxes that can no longer matter.
//
// Each family starts at a new 32-bit word, so every word belongs to one family. Within a family the numbers follow the order
// of the filters. If the first matching box of a family decides, boxes behind one that is certain to match do not matter.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Box, Section} from './section.js';

/**
 * Which matching boxes of a family are distinguished: only the first (`first`), the first and the last (`ends`), or none, as
 * it matters only whether any box matches (`any`).
 */
export type Grain = 'first' | 'ends' | 'any';

export interface NumberedBoxes {
	/** The number of bits, a multiple of 32. */
	readonly total: number;
	readonly numberOf: ReadonlyMap<Box, number>;
	readonly boxAt: ReadonlyMap<number, Box>;
	/** The family that a word belongs to. */
	readonly familyOfWord: Int32Array;
	/** Under grain `any`, a reserved bit for each family, its first: "some box of this family is certain to match". */
	readonly familyMarks: readonly number[];
}

export function numberBoxes({boxes}: Section, grain: Grain): NumberedBoxes {
	const families = new Map<string, Box[]>();
	for (const box of boxes) getOrInsertComputed(families, box.family, () => []).push(box);
	const numberOf = new Map<Box, number>();
	const boxAt = new Map<number, Box>();
	const familyOfWord: number[] = [];
	const familyMarks: number[] = [];
	let family = 0;
	for (const members of families.values()) {
		let number = 32 * familyOfWord.length;
		const [first] = members;
		if (grain === 'any' && first !== undefined) {
			familyMarks.push(number);
			boxAt.set(number, first);
			number += 1;
		}
		for (const box of members.sort((one, other) => one.order - other.order)) {
			numberOf.set(box, number);
			boxAt.set(number, box);
			number += 1;
		}
		while (32 * familyOfWord.length < number) familyOfWord.push(family);
		family += 1;
	}
	return {
		total: 32 * familyOfWord.length,
		numberOf,
		boxAt,
		familyOfWord: Int32Array.from(familyOfWord),
		familyMarks,
	};
}

/** Removes boxes from a set that cannot matter, since other boxes of their family are certain to match. */
export class Pruner {
	readonly #certain: Int32Array;
	readonly #families: Int32Array;
	readonly #grain: Grain;
	readonly #familyMarks: readonly number[];
	readonly #hasNothingToRemove: boolean;

	constructor({familyOfWord, familyMarks, total}: NumberedBoxes, certainBoxes: readonly number[], grain: Grain) {
		this.#certain = new Int32Array(total / 32);
		for (const number of [...certainBoxes, ...familyMarks]) {
			this.#certain[number >>> 5] = (this.#certain[number >>> 5] ?? 0) | (1 << (number & 31));
		}
		this.#families = familyOfWord;
		this.#grain = grain;
		this.#familyMarks = familyMarks;
		this.#hasNothingToRemove = certainBoxes.length === 0;
	}

	/** Removes boxes in place, family by family; returns the length that is left. `words` has the layout of `Bits`. */
	prune(words: Int32Array, length: number): number {
		if (this.#hasNothingToRemove) return length;
		let kept = 0;
		for (let from = 0; from < length; ) {
			const family = this.#families[words[from] ?? 0] ?? 0;
			let to = from;
			while (to < length && this.#families[words[to] ?? 0] === family) to += 2;
			kept = this.#pruneFamily(words, from, to, kept, family);
			from = to;
		}
		return kept;
	}

	#pruneFamily(words: Int32Array, from: number, to: number, start: number, family: number): number {
		const first = this.#certainWord(words, from, to, 2);
		if (first === undefined) {
			words.copyWithin(start, from, to);
			return start + to - from;
		}
		if (this.#grain === 'any') {
			// The mark of the family replaces all its boxes.
			words[start] = (this.#familyMarks[family] ?? 0) >>> 5;
			words[start + 1] = 1;
			return start + 2;
		}
		const last = this.#grain === 'ends' ? this.#certainWord(words, from, to, -2) : undefined;
		let kept = start;
		for (let at = from; at < to; at += 2) {
			const index = words[at] ?? 0;
			const bits = words[at + 1] ?? 0;
			const certain = bits & (this.#certain[index] ?? 0);
			const lowest = certain & -certain;
			const highest = certain === 0 ? 0 : 1 << (31 - Math.clz32(certain));
			// What stays: everything up to the first certain box and, under grain `ends`, from the last one on.
			const isOutside = at < first || (last !== undefined && at > last);
			const upToFirst = at === first ? bits & (lowest | (lowest - 1)) : 0;
			const fromLast = at === last ? bits & -highest : 0;
			const left = isOutside ? bits : upToFirst | fromLast;
			if (left === 0) continue;
			words[kept] = index;
			words[kept + 1] = left;
			kept += 2;
		}
		return kept;
	}

	/** The place of the first or last word of a family that contains a box that is certain to match. */
	#certainWord(words: Int32Array, from: number, to: number, step: 2 | -2): number | undefined {
		for (let at = step > 0 ? from : to - 2; at >= from && at < to; at += step) {
			if (((words[at + 1] ?? 0) & (this.#certain[words[at] ?? 0] ?? 0)) !== 0) return at;
		}
		return undefined;
	}
}

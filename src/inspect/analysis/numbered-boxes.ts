// The boxes of a section as bits, a number each, and which of them can still matter.
import {getOrInsertComputed} from '../evaluate/get-or-insert-computed.js';
import type {Box, Section} from './section.js';

/** Which boxes of a family are kept apart once they are certain to match: the first, the first and the last, or none. */
export type Grain = 'first' | 'ends' | 'any';

export interface NumberedBoxes {
	/** Bits of all families. */
	readonly total: number;
	readonly numberOf: ReadonlyMap<Box, number>;
	readonly boxAt: ReadonlyMap<number, Box>;
	/** The family that a word belongs to. */
	readonly familyOfWord: Int32Array;
	/** Under grain `any`: the first bit of each family, which means "some box of it certainly matches". */
	readonly certain: readonly number[];
}

export function numberBoxes({boxes}: Section, grain: Grain): NumberedBoxes {
	const families = new Map<string, Box[]>();
	for (const box of boxes) getOrInsertComputed(families, box.family, () => []).push(box);
	const numberOf = new Map<Box, number>();
	const boxAt = new Map<number, Box>();
	const familyOfWord: number[] = [];
	const certain: number[] = [];
	let family = 0;
	for (const members of families.values()) {
		let number = 32 * familyOfWord.length;
		const [first] = members;
		if (grain === 'any' && first !== undefined) {
			certain.push(number);
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
		certain,
	};
}

/** Drops boxes that cannot matter: those behind, or between, boxes of their family that certainly match. */
export class Pruner {
	readonly #certain: Int32Array;
	readonly #families: Int32Array;
	readonly #grain: Grain;
	readonly #marks: readonly number[];
	readonly #isIdle: boolean;

	constructor({familyOfWord, certain, total}: NumberedBoxes, certainBoxes: readonly number[], grain: Grain) {
		this.#certain = new Int32Array(total / 32);
		for (const number of [...certainBoxes, ...certain]) {
			this.#certain[number >>> 5] = (this.#certain[number >>> 5] ?? 0) | (1 << (number & 31));
		}
		this.#families = familyOfWord;
		this.#grain = grain;
		this.#marks = certain;
		this.#isIdle = certainBoxes.length === 0;
	}

	/** Drops boxes in place, family by family; returns the length that is left. */
	prune(words: Int32Array, length: number): number {
		if (this.#isIdle) return length;
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
		const first = this.#settledWord(words, from, to, 2);
		if (first === undefined) {
			words.copyWithin(start, from, to);
			return start + to - from;
		}
		if (this.#grain === 'any') {
			// All of the family becomes its first bit.
			words[start] = (this.#marks[family] ?? 0) >>> 5;
			words[start + 1] = 1;
			return start + 2;
		}
		const last = this.#grain === 'ends' ? this.#settledWord(words, from, to, -2) : undefined;
		let kept = start;
		for (let at = from; at < to; at += 2) {
			const index = words[at] ?? 0;
			const bits = words[at + 1] ?? 0;
			const settled = bits & (this.#certain[index] ?? 0);
			const lowest = settled & -settled;
			const highest = settled === 0 ? 0 : 1 << (31 - Math.clz32(settled));
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

	/** The first or last word of a family with a box that certainly matches. */
	#settledWord(words: Int32Array, from: number, to: number, step: 2 | -2): number | undefined {
		for (let at = step > 0 ? from : to - 2; at >= from && at < to; at += step) {
			if (((words[at + 1] ?? 0) & (this.#certain[words[at] ?? 0] ?? 0)) !== 0) return at;
		}
		return undefined;
	}
}

// Fewer boxes to remember: those that cannot matter any more are dropped during the walk.
import type {Grain, NumberedBoxes} from './numbered-boxes.js';

/** Drops boxes that cannot matter: those behind one of their family that certainly matches. */
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

	prune(words: Int32Array, length: number): number {
		if (this.#isIdle) return length;
		let kept = 0;
		for (let at = 0; at < length; ) {
			const family = this.#families[words[at] ?? 0];
			const start = kept;
			let isSettled = false;
			for (; at < length && this.#families[words[at] ?? 0] === family; at += 2) {
				if (isSettled) continue;
				const index = words[at] ?? 0;
				const bits = words[at + 1] ?? 0;
				const settled = bits & (this.#certain[index] ?? 0);
				isSettled = settled !== 0;
				const lowest = settled & -settled;
				words[kept] = index;
				words[kept + 1] = isSettled ? bits & (lowest | (lowest - 1)) : bits;
				kept += 2;
			}
			if (isSettled && this.#grain === 'any') kept = this.#replaceByMark(words, start, family);
		}
		return kept;
	}

	/** All of the family becomes its first bit. */
	#replaceByMark(words: Int32Array, start: number, family: number | undefined): number {
		words[start] = (this.#marks[family ?? 0] ?? 0) >>> 5;
		words[start + 1] = 1;
		return start + 2;
	}
}

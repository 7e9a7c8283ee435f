// A bit set that changes bit by bit.
import {type Bits, pairFrom} from './bits.js';

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

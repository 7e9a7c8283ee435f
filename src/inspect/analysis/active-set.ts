// A bit set that changes bit by bit.

/** Pairs of a word's index and its bits, in order, without empty words. */
export class ActiveSet {
	words = new Int32Array(16);
	length = 0;

	toggle(number: number): void {
		const index = number >>> 5;
		let low = 0;
		let high = this.length >> 1;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((this.words[2 * middle] ?? 0) < index) low = middle + 1;
			else high = middle;
		}
		const at = 2 * low;
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

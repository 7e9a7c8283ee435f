// How much work one analysis may take: above it there is an error, never an answer from a sample.

/** The most combinations of classes that one analysis looks at; about two seconds. */
export const MOST_STEPS = 40_000_000;
/** The most 32-bit words that the sets of one analysis may take; 128 MiB. */
const MOST_WORDS = 33_554_432;

/** Thrown inside the analysis where the budget is used up; callers turn it into their own answer. */
export class BudgetExceeded extends Error {
	override readonly name = 'BudgetExceeded';
}

/** Counts steps and storage. */
export class Budget {
	#steps: number;
	#words: number;

	constructor(steps = MOST_STEPS, words = MOST_WORDS) {
		this.#steps = steps;
		this.#words = words;
	}

	/** True if nothing is left. */
	get isSpent(): boolean {
		return this.#steps < 0 || this.#words < 0;
	}

	spend(steps: number): void {
		this.#steps -= steps;
		if (this.#steps < 0) throw new BudgetExceeded();
	}

	store(words: number): void {
		this.#words -= words + 4;
		if (this.#words < 0) throw new BudgetExceeded();
	}
}

// Sums of amounts, exact at any size.

/** The largest part that is added up as a number; the rest is a bigint. */
const LARGEST_PART = Number.MAX_SAFE_INTEGER / 2;

/** Adds amounts in their written form; counts in minor units, since binary fractions are not exact. */
export class AmountSum {
	#whole = 0n;
	#part = 0;

	add(amount: string): void {
		const digits = amount.slice(0, -3) + amount.slice(-2);
		const units = Number(digits);
		if (units > LARGEST_PART) this.#whole += BigInt(digits);
		else this.#part += units;
		if (this.#part > LARGEST_PART) this.#flush();
	}

	addAll(other: AmountSum): void {
		other.#flush();
		this.#whole += other.#whole;
	}

	/** The written form: digits, a dot, two digits. */
	toString(): string {
		this.#flush();
		const digits = String(this.#whole).padStart(3, '0');
		return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
	}

	#flush(): void {
		this.#whole += BigInt(this.#part);
		this.#part = 0;
	}
}

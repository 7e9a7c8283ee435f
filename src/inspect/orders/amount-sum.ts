// Sums of amounts, exact at any size.

/** Adds amounts in their written form; counts in minor units, since binary fractions are not exact. */
export class AmountSum {
	#whole = 0n;
	/** What is added as a number, which is faster, as long as it is exact. */
	#part = 0;

	add(amount: string): void {
		const digits = amount.slice(0, -3) + amount.slice(-2);
		const part = this.#part + Number(digits);
		if (Number.isSafeInteger(part)) this.#part = part;
		else this.#whole += BigInt(digits);
	}

	addAll(other: AmountSum): void {
		this.#whole += other.#units;
	}

	/** The written form: digits, a dot, two digits. */
	toString(): string {
		const digits = String(this.#units).padStart(3, '0');
		return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
	}

	get #units(): bigint {
		return this.#whole + BigInt(this.#part);
	}
}

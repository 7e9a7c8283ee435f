// The written form that BIN ranges and tenure ranges share: digits on both sides of `::`.

export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;

const RANGE = /^[0-9]{1,19}::[0-9]{1,19}$/;

/** Enough for two numbers of 19 digits and a separator; a longer text cannot be a range. */
const LONGEST_RANGE = 48;

/** The index of `::` in `digits::digits`, or -1 for any other text. */
export function colonsAt(text: string, mostDigits: number): number {
	const colons = RANGE.test(text) ? text.indexOf('::') : Infinity;
	return Math.max(colons, text.length - colons - 2) <= mostDigits ? colons : -1;
}

/** The same two numbers joined by `::` instead of another separator. */
export function withColons(text: string, isRange: (text: string) => boolean): string | undefined {
	if (text.length > LONGEST_RANGE) return undefined;
	const [from, to, ...rest] = text.match(/[0-9]+/g) ?? [];
	const range = `${from}::${to}`;
	return rest.length === 0 && /^[\s0-9:./–-]*$/.test(text) && isRange(range) ? range : undefined;
}

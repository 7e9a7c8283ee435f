// The written form that BIN ranges and tenure ranges share: digits on both sides of `::`.

export const ZERO = 48;
export const NINE = 57;
export const COLON = 58;

/** The longest text that is read as a range: two BINs of 19 digits and the colons between them. */
const LONGEST_RANGE = 40;

/** The end of the run of ASCII digits that starts at `start`. */
function digitsEnd(text: string, start: number): number {
	let index = start;
	while (index < text.length) {
		const unit = text.charCodeAt(index);
		if (unit < ZERO || unit > NINE) break;
		index += 1;
	}
	return index;
}

/** The index of `::` in `digits::digits`, or -1 for any other text; a loop, since long lists are checked item by item. */
export function colonsAt(text: string, mostDigits: number): number {
	if (text.length > LONGEST_RANGE) return -1;
	const colons = digitsEnd(text, 0);
	if (colons === 0 || colons > mostDigits || !text.startsWith('::', colons)) return -1;
	const end = digitsEnd(text, colons + 2);
	const digits = end - colons - 2;
	return end === text.length && digits > 0 && digits <= mostDigits ? colons : -1;
}

/** The same two numbers joined by `::` instead of another separator. */
export function withColons(text: string, isRange: (text: string) => boolean): string | undefined {
	if (text.length > LONGEST_RANGE + 8) return undefined;
	const [from, to, ...rest] = text.match(/[0-9]+/g) ?? [];
	const range = `${from}::${to}`;
	return rest.length === 0 && /^[\s0-9:./–-]*$/.test(text) && isRange(range) ? range : undefined;
}

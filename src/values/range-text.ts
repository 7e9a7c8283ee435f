// The written form that BIN ranges and tenure ranges share: digits on both sides of `::`.

const RANGE = /^[0-9]{1,19}::[0-9]{1,19}$/;
const OTHER_SEPARATOR = /^[\s:./–-]*([0-9]+)[\s:./–-]+([0-9]+)[\s:./–-]*$/;

/** The two sides of `digits::digits`, or `undefined` for any other text. */
export function rangeSides(text: string): readonly [from: string, to: string] | undefined {
	if (!RANGE.test(text)) return undefined;
	const colons = text.indexOf('::');
	return [text.slice(0, colons), text.slice(colons + 2)];
}

/** The same two numbers joined by `::` instead of another separator. */
export function withColons(text: string, isRange: (text: string) => boolean): string | undefined {
	const [, from, to] = OTHER_SEPARATOR.exec(text) ?? [];
	const range = `${from}::${to}`;
	return isRange(range) ? range : undefined;
}

// The words by which a filter or a request can be recognized, and the parts of a source near them: only those are parsed.

/** A text without any of these words has no candidate. */
const WORDS =
	/allow_?def\w{0,8}_?opt|payment_?filter|payment_?method_?type|payment_?page|quick_?pay|payment_?management|create_?mandate|mandate\.(?:max_amount|start_date|end_date)|(?:standard|low_?cost|no_?cost)_?emi/i;

/** False for a text that has no filter or request. */
export function mayContainFilter(text: string): boolean {
	return WORDS.test(text);
}

/** The longest source that is parsed as a whole, in UTF-16 units: the parsers read about a million of them in a second. */
const LONGEST_WHOLE = 300_000;
/** How much of a longer source is parsed before and after a word. */
const AROUND = 60_000;
/** A line that starts a statement at the top level, most often. */
const TOP_LEVEL = /\n(?=[^\s)}\]])/g;

/** A long source with blanks in place of what is far from every word. */
export function withoutDistantParts(source: string): string {
	if (source.length <= LONGEST_WHOLE) return source;
	// The first line says that the rest is PHP.
	const firstLine = source.indexOf('\n', 0) + 1;
	let done = firstLine < AROUND ? firstLine : 0;
	let near = source.slice(0, done);
	const words = new RegExp(WORDS, 'gi');
	for (let found = words.exec(source); found !== null; found = words.exec(source)) {
		const start = Math.max(done, boundaryAfter(source, found.index - AROUND, found.index) ?? found.index - AROUND);
		const wanted = found.index + AROUND;
		const end = Math.min(source.length, boundaryAfter(source, wanted, wanted + AROUND) ?? wanted);
		if (start > done) near += blanks(start - done);
		near += source.slice(start, end);
		done = end;
		words.lastIndex = Math.max(words.lastIndex, end - AROUND);
	}
	return near;
}

/** The start of the first line between two offsets that starts a statement, or else of any line. */
function boundaryAfter(source: string, from: number, to: number): number | undefined {
	if (from <= 0) return 0;
	TOP_LEVEL.lastIndex = from;
	const statement = TOP_LEVEL.exec(source.slice(0, to))?.index;
	const line = statement ?? source.indexOf('\n', from);
	return line >= 0 && line < to ? line + 1 : undefined;
}

/** A line of its own: a string that is cut off ends there. */
function blanks(length: number): string {
	return length === 1 ? '\n' : `\n${' '.repeat(length - 2)}\n`;
}

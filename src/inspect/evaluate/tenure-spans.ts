// Inspect: tenure ranges in order, so that one look-up is a binary search.

/** Whole numbers, both ends included. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

export function spanOf(range: string): Span {
	const [from, to] = range.split('::');
	return {from: Number(from), to: Number(to)};
}

/** The ranges in order, those that overlap joined. */
export function joinedSpans(ranges: readonly string[]): readonly Span[] {
	const joined: {readonly from: number; to: number}[] = [];
	for (const span of ranges.map(spanOf).sort((one, other) => one.from - other.from)) {
		const last = joined.at(-1);
		if (last === undefined || span.from > last.to) joined.push(span);
		else last.to = Math.max(last.to, span.to);
	}
	return joined;
}

export function isWithin(spans: readonly Span[], tenure: number): boolean {
	let low = 0;
	let high = spans.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((spans[middle]?.from ?? 0) <= tenure) low = middle + 1;
		else high = middle;
	}
	return tenure <= (spans[low - 1]?.to ?? 0);
}

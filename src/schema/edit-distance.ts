// The edit distance between two words.

/**
 * Letters to insert, delete, replace or swap with their neighbor to turn one word into the other; `limit` if there
 * are that many or more. In `one`, a letter outside ASCII stands for any letter, as it may look like it.
 */
export function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) >= limit) return limit;
	let earlier: readonly number[] = [];
	let row = Array.from({length: other.length + 1}, (_, index) => index);
	for (let down = 0; down < one.length; down += 1) {
		const next = [down + 1];
		for (let right = 0; right < other.length; right += 1) {
			const replaced = (row[right] ?? 0) + (one[down] === other[right] || one.charCodeAt(down) > 127 ? 0 : 1);
			const isSwap = down > 0 && right > 0 && one[down] === other[right - 1] && one[down - 1] === other[right];
			const swapped = isSwap ? (earlier[right - 1] ?? 0) + 1 : limit;
			next.push(Math.min(replaced, swapped, (row[right + 1] ?? 0) + 1, (next[right] ?? 0) + 1));
		}
		// The distance never decreases from row to row, so a word beyond the limit stays beyond it.
		if (Math.min(...next) >= limit) return limit;
		[earlier, row] = [row, next];
	}
	return Math.min(row[other.length] ?? limit, limit);
}

export function isOneEdit(one: string, other: string): boolean {
	return editDistance(one, other, 2) < 2;
}

// Whether one letter more, less or other makes two words the same.

export function isOneEdit(one: string, other: string): boolean {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start += 1;
	let [oneEnd, otherEnd] = [one.length, other.length];
	while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
		oneEnd -= 1;
		otherEnd -= 1;
	}
	return oneEnd - start <= 1 && otherEnd - start <= 1;
}

// Words that resemble an allowed one: the nearest as a suggestion, and the only one of which a word can be a slip.

/** Longer words are not compared: they resemble no allowed word. */
export const LONGEST_COMPARED = 64;

/** In a longer list only differences in case are found, since a hundred codes may be wrong at once. */
const MOST_COMPARED = 1000;

/** A shorter text is the start of many words. */
const SHORTEST_START = 5;

/** Other names of words, normalized and separated by blanks. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * The nearest of `allowed`, for a suggestion: equal except for case and punctuation, an alias, at most a third of its letters
 * away, or the only one that begins with it; never the opposite of a negation.
 */
export function nearest(word: string, allowed: readonly string[], aliases: Aliases = {}): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	if (allowed.length > MOST_COMPARED) {
		return allowed.find(candidate => candidate.toUpperCase() === word.toUpperCase());
	}
	const plain = normalizeWord(word);
	if (plain === '') return undefined; // a word in another script
	const words = normalizeWords(allowed);
	const same = allowed.find((candidate, index) => words[index] === plain && !isOpposite(word, candidate));
	const certain = same ?? aliasOf(word, allowed, aliases);
	if (certain !== undefined) return certain;
	let best: string | undefined;
	let least = Math.floor(plain.length / 3) + 1;
	for (const [index, candidate] of allowed.entries()) {
		const away = editDistance(plain, words[index] ?? '', least);
		if (away < least && !isOpposite(word, candidate)) [best, least] = [candidate, away];
	}
	return best ?? startOf(plain, word, allowed);
}

/** The one word that begins with a normalized one, as `cardFilters` does with `cardFilt`. */
function startOf(start: string, word: string, allowed: readonly string[]): string | undefined {
	if (start.length < SHORTEST_START) return undefined;
	const words = normalizeWords(allowed);
	const found = allowed.filter((one, index) => words[index]?.startsWith(start) && !isOpposite(word, one));
	return found.length === 1 ? found[0] : undefined;
}

/** The one of `allowed` for which this word is another name. */
export function aliasOf(word: string, allowed: readonly string[], aliases: Aliases): string | undefined {
	const plain = normalizeWord(word);
	const names = allowed.filter(name => Object.hasOwn(aliases, name) && !isOpposite(word, name));
	return names.find(name => aliases[name]?.split(' ').includes(plain));
}

const BEYOND_ASCII = /[^ -~]/;

/**
 * Upper case, letters and digits only; `COD`, `cod` and `C.O.D` become one. Greek and Cyrillic letters remain, since many
 * look like Latin ones: {@link editDistance} takes them for any letter.
 */
export function normalizeWord(word: string): string {
	const plain = BEYOND_ASCII.test(word) ? word.normalize('NFKC') : word;
	return plain.toUpperCase().replace(/[^A-Z0-9\u0370-\u04ff]+/g, '');
}

const normalizedWords = new WeakMap<readonly string[], readonly string[]>();

/** Every word normalized; remembered, since the same vocabulary is compared with one wrong word after another. */
export function normalizeWords(words: readonly string[]): readonly string[] {
	const normalized = normalizedWords.get(words) ?? words.map(normalizeWord);
	normalizedWords.set(words, normalized);
	return normalized;
}

/** Where one of two words is shorter, one letter changes the meaning: `NB`, `UPI`. */
const SHORTEST_MISSPELLED = 4;

/**
 * The only one of `allowed` of which `word` is a slip: equal except for case and punctuation, another name for it, its plural, or
 * one edit away from it and from no other. A longer word that begins with it is another word, and a negation is its opposite.
 */
export function slipOf(
	word: string,
	allowed: readonly string[],
	aliases: Aliases = {},
	shortest: number = SHORTEST_MISSPELLED,
): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	const plain = normalizeWord(word);
	const words = normalizeWords(allowed);
	const onlyWithin = (limit: number) => {
		const found = allowed.filter((_, index) => editDistance(plain, words[index] ?? '', limit) < limit);
		return found.length === 1 ? found[0] : undefined;
	};
	const same = onlyWithin(1) ?? aliasOf(word, allowed, aliases);
	if (same !== undefined) return isOpposite(word, same) ? undefined : same;
	const found = onlyWithin(2);
	if (found === undefined || isOpposite(word, found)) return undefined;
	const name = normalizeWord(found);
	if (Math.min(plain.length, name.length) < shortest) return undefined;
	const isLonger = plain.length > name.length && plain.startsWith(name) && plain !== `${name}S`;
	return isLonger ? undefined : found;
}

/** A negation before a word: `!WALLET_A`. */
export const NEGATION_SIGN = /^[\s"'([{]*(?:[!~^\u00ac\u2260\u2010-\u2015\u2212-]|<>)/;
const NEGATIONS = [
	'NOT',
	'NO',
	'NON',
	'UN',
	'DIS',
	'DENY',
	'DENIED',
	'DISALLOW',
	'DISABLE',
	'DONT',
	'HIDE',
	'BLOCK',
	'REJECT',
	'FORBID',
	'EXCEPT',
	'EXCLUDE',
	'WITHOUT',
];

/** True if one of two words negates, as `!CREDIT`, `NOT_REQUIRED` or `unable` do, and the other does not. */
export function isOpposite(word: string, other: string): boolean {
	if (!LIKE_NEGATION.test(word) && !LIKE_NEGATION.test(other)) return false;
	return NEGATION_SIGN.test(word) !== NEGATION_SIGN.test(other) || negates(word, other) || negates(other, word);
}

/** What every negation contains; most words contain none of it. */
const LIKE_NEGATION = /[^\w ]|no|un|dis|den|don|hid|blo|rej|for|exc|with/i;

function negates(word: string, other: string): boolean {
	const [plain, against] = [normalizeWord(word), normalizeWord(other)];
	const parts = partsOf(word);
	return NEGATIONS.some(negation => {
		if (parts.filter(part => part === negation).length >= against.split(negation).length) return true;
		if (!plain.startsWith(negation) || against.startsWith(negation)) return false;
		// `discription` and `description` begin with the same letter.
		return plain[0] !== against[0] || isOneEdit(plain.slice(negation.length), against);
	});
}

/** The one of `allowed` that a word negates: `CREDIT` of `!CREDIT`, `enable` of `unable`. */
export function negatedBy(word: string, allowed: readonly string[]): string | undefined {
	if (!LIKE_NEGATION.test(word)) return undefined;
	const plain = normalizeWord(word);
	const rests = NEGATIONS.flatMap(negation => (plain.startsWith(negation) ? [plain.slice(negation.length)] : []));
	if (NEGATION_SIGN.test(word)) rests.push(plain);
	// `allowNoDefaultOptions`
	const parts = partsOf(word);
	const positive = parts.filter(part => !NEGATIONS.includes(part));
	if (positive.length < parts.length) rests.push(positive.join(''));
	const isAbout = (name: string) =>
		rests.some(rest => isOneEdit(rest, name) || (rest.length >= SHORTEST_MISSPELLED && name.endsWith(rest)));
	return allowed.find(one => isAbout(normalizeWord(one)) && isOpposite(word, one));
}

/** The words of a name: `NOT_REQUIRED`, `ShowEMIWithoutCards`. */
function partsOf(word: string): readonly string[] {
	return word
		.replace(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2_')
		.toUpperCase()
		.split(/[^A-Z0-9]+/);
}

/** The words of a text that consists of several, ignoring case: `WALLET,NB`. */
export function wordsIn(text: string, allowed: readonly string[]): readonly string[] | undefined {
	if (text.length > LONGEST_COMPARED) return undefined;
	const normalized = normalizeWords(allowed);
	const words = new Set(
		text
			.split(/[,;|/+&]/)
			.map(part => (NEGATION_SIGN.test(part) ? undefined : allowed[normalized.indexOf(normalizeWord(part))])),
	);
	return words.size > 1 && !words.has(undefined) ? ([...words] as string[]) : undefined; // each part is a word
}

/**
 * Letters to insert, delete, replace or swap with their neighbor to turn one word into the other; `limit` if there
 * are that many or more. In `one`, a letter outside ASCII stands for any letter, as it may look like it.
 */
export function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) >= limit) return limit;
	let start = 0;
	while (start < one.length && one[start] === other[start]) start += 1;
	let [end, otherEnd] = [one.length, other.length];
	while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
		end -= 1;
		otherEnd -= 1;
	}
	const width = otherEnd - start;
	let earlier = new Uint16Array(width + 1);
	let next = new Uint16Array(width + 1);
	let row = new Uint16Array(width + 1);
	for (let at = 1; at <= width; at += 1) row[at] = at;
	for (let down = start; down < end; down += 1) {
		let least = down - start + 1;
		next[0] = least;
		for (let at = 0; at < width; at += 1) {
			const right = start + at;
			const isSame = one[down] === other[right] || one.charCodeAt(down) > 127;
			let away = Math.min((row[at] ?? 0) + (isSame ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1);
			const isSwap = at > 0 && down > start && one[down] === other[right - 1] && one[down - 1] === other[right];
			if (isSwap) away = Math.min(away, (earlier[at - 1] ?? 0) + 1);
			next[at + 1] = away;
			least = Math.min(least, away);
		}
		// The distance never decreases from row to row, so a word beyond the limit stays beyond it.
		if (least >= limit) return limit;
		[earlier, row, next] = [row, next, earlier];
	}
	return Math.min(row[width] ?? limit, limit);
}

export function isOneEdit(one: string, other: string): boolean {
	return editDistance(one, other, 2) < 2;
}

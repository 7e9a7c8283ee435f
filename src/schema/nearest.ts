// Words that resemble an allowed one: the nearest as a suggestion, and the only one that can be meant.
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {own} from './shape.js';

/** Longer words are not compared: they resemble no allowed word. */
export const LONGEST_COMPARED = 64;

/** In a longer list only differences in case are found, since a hundred codes may be wrong at once. */
const MOST_COMPARED = 1000;

/** A shorter text is the start of many words. */
const SHORTEST_START = 4;

/** Other names of words, normalized. */
type Aliases = Readonly<Record<string, string>>;

/** Other names of payment method types and card types. */
const TYPE_ALIASES: Aliases = {
	NB: 'NETBANKING INTERNETBANKING BANK',
	CASH: 'COD CASHONDELIVERY',
	CONSUMER_FINANCE: 'PAYLATER BNPL',
	CREDIT: 'CC',
	DEBIT: 'DC',
};

/**
 * The nearest of `allowed`: equal except for case and punctuation, an alias, at most a third of its letters away, or the
 * only one that begins with it.
 */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	if (allowed.length > MOST_COMPARED) {
		return allowed.find(candidate => candidate.toUpperCase() === word.toUpperCase());
	}
	const plain = normalizeWord(word);
	if (plain === '') return undefined; // a word in another script
	const words = normalizeWords(allowed);
	const certain = allowed[words.indexOf(plain)] ?? aliasOf(word, allowed);
	if (certain !== undefined) return certain;
	let best: string | undefined;
	let least = Math.floor(plain.length / 3) + 1;
	for (const [index, candidate] of words.entries()) {
		const away = editDistance(plain, candidate, least);
		if (away < least) [best, least] = [allowed[index], away];
	}
	return best ?? startOf(plain, allowed);
}

/** The one word that begins with a normalized one, as `noCostEmi` does with `noCost`; `CARD` means the type, not `cardless`. */
function startOf(start: string, allowed: readonly string[]): string | undefined {
	const isType = PAYMENT_METHOD_TYPES.some(type => type === start);
	if (isType || start.length < SHORTEST_START) return undefined;
	const words = normalizeWords(allowed);
	return onlyOne(allowed.filter((_, index) => words[index]?.startsWith(start)));
}

function onlyOne([word, another]: readonly string[]): string | undefined {
	return another === undefined ? word : undefined;
}

/** The one of `allowed` for which this word is another name. */
export function aliasOf(word: string, allowed: readonly string[], aliases = TYPE_ALIASES): string | undefined {
	const plain = normalizeWord(word);
	return allowed.find(name => own(aliases, name)?.split(' ').includes(plain));
}

/**
 * Upper case, letters and digits only; `COD`, `cod` and `C.O.D` become one. Greek and Cyrillic letters remain, since many
 * look like Latin ones: {@link editDistance} takes them for any letter.
 */
export function normalizeWord(word: string): string {
	return word
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^A-Z0-9\u0370-\u04ff]/g, '');
}

const normalizedWords = new WeakMap<readonly string[], readonly string[]>();

/** Every word normalized; remembered, since the same vocabulary is compared with one wrong word after another. */
export function normalizeWords(words: readonly string[]): readonly string[] {
	const normalized = normalizedWords.get(words) ?? words.map(normalizeWord);
	normalizedWords.set(words, normalized);
	return normalized;
}

/** In shorter words one letter changes the meaning: `NB`, `UPI`. */
const SHORTEST_MISSPELLED = 4;

/**
 * The only one of `allowed` that `word` can mean: equal except for case and punctuation, another name for it, one edit
 * away from it and from no other, or the start of it and of no other (`noCost`).
 */
export function unambiguousMatch(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	const plain = normalizeWord(word);
	const words = normalizeWords(allowed);
	const onlyWithin = (limit: number) =>
		onlyOne(allowed.filter((_, index) => editDistance(plain, words[index] ?? '', limit) < limit));
	return (
		onlyWithin(1) ??
		aliasOf(word, allowed) ??
		(plain.length < SHORTEST_MISSPELLED ? undefined : onlyWithin(2)) ??
		startOf(plain, allowed)
	);
}

/** The words of a text that consists of several, ignoring case: `WALLET,NB`. */
export function wordsIn(text: string, allowed: readonly string[]): readonly string[] | undefined {
	if (text.length > LONGEST_COMPARED) return undefined;
	const normalized = normalizeWords(allowed);
	const words = new Set(text.split(/[,;|/+&]/).map(part => allowed[normalized.indexOf(normalizeWord(part))]));
	return words.size > 1 && !words.has(undefined) ? ([...words] as string[]) : undefined; // each part is a word
}

/**
 * Letters to insert, delete, replace or swap with their neighbor to turn one word into the other; `limit` if there
 * are that many or more. In `one`, a letter outside ASCII stands for any letter, as it may look like it.
 */
export function editDistance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) >= limit) return limit;
	let earlier: readonly number[] = [];
	let row = [...new Array(other.length + 1).keys()];
	for (let down = 0; down < one.length; down += 1) {
		const next = [down + 1];
		for (let right = 0; right < other.length; right += 1) {
			const replaced = (row[right] ?? 0) + (one[down] === other[right] || one.charCodeAt(down) > 127 ? 0 : 1);
			const isSwap = one[down] === other[right - 1] && one[down - 1] === other[right];
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

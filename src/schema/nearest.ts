// Suggests the allowed word that is closest to what was written.
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {editDistance} from './edit-distance.js';

/** Longer words are not compared: they resemble no allowed word. */
export const LONGEST_COMPARED = 64;

/** In a longer list only differences in case are found, since a hundred codes may be wrong at once. */
const MOST_COMPARED = 1000;

/** A shorter text is the start of many words. */
const SHORTEST_START = 4;

/** Other names of words, folded. */
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
	const plain = fold(word);
	if (plain === '') return undefined; // a word in another script
	const words = foldAll(allowed);
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

/** The one word that begins with a folded one, as `noCostEmi` does with `noCost`; `CARD` means the type, not `cardless`. */
export function startOf(start: string, allowed: readonly string[]): string | undefined {
	const isType = PAYMENT_METHOD_TYPES.some(type => type === start);
	return isType || start.length < SHORTEST_START ? undefined : only(allowed, word => word.startsWith(start));
}

/** The one word whose folded form passes the test. */
export function only(words: readonly string[], test: (folded: string) => boolean): string | undefined {
	const folded = foldAll(words);
	const first = folded.findIndex(test);
	return folded.some((word, index) => index > first && test(word)) ? undefined : words[first];
}

/** The one of `allowed` for which this word is another name. */
export function aliasOf(word: string, allowed: readonly string[], aliases = TYPE_ALIASES): string | undefined {
	const plain = fold(word);
	return allowed.find(name => Object.hasOwn(aliases, name) && aliases[name]?.split(' ').includes(plain));
}

/**
 * Upper case, letters and digits only; `COD`, `cod` and `C.O.D` become one. Greek and Cyrillic letters remain, since many
 * look like Latin ones: {@link editDistance} takes them for any letter.
 */
export function fold(word: string): string {
	return word
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[^A-Z0-9\u0370-\u04ff]/g, '');
}

const folded = new WeakMap<readonly string[], readonly string[]>();

/** Every word folded; remembered, since the same vocabulary is compared with one wrong word after another. */
export function foldAll(words: readonly string[]): readonly string[] {
	const known = folded.get(words) ?? words.map(fold);
	folded.set(words, known);
	return known;
}

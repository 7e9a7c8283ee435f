// Suggests the allowed word that is closest to what was written.
import {editDistance} from './edit-distance.js';

/** Longer words are not compared: they resemble no allowed word. */
export const LONGEST_COMPARED = 64;

/** In a longer list only differences in case are found, since a hundred codes may be wrong at once. */
const MOST_COMPARED = 1000;

/** Other names for the same thing, folded. */
const ALIASES: Readonly<Record<string, string>> = {
	NB: 'NETBANKING INTERNETBANKING BANK',
	CASH: 'COD CASHONDELIVERY',
	CONSUMER_FINANCE: 'PAYLATER BNPL',
	CREDIT: 'CC',
	DEBIT: 'DC',
	customer_email: 'EMAIL EMAILADDRESS',
	customer_phone: 'MOBILE MOBILENUMBER PHONE PHONENUMBER',
};

/** The nearest of `allowed`: equal except for case and punctuation, an alias, or at most a third of its letters away. */
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
	return best;
}

/** The one of `allowed` for which this word is another name. */
export function aliasOf(word: string, allowed: readonly string[]): string | undefined {
	const plain = fold(word);
	return allowed.find(name => Object.hasOwn(ALIASES, name) && ALIASES[name]?.split(' ').includes(plain));
}

/** Upper case, letters and digits only, look-alike letters replaced; `COD`, `cod` and `C.O.D` become one. */
export function fold(word: string): string {
	const latin = PLAIN.test(word) ? word : word.normalize('NFKC').replace(/[\u0391-\u03a9\u0405-\u0425]/g, lookAlike);
	return latin.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Printable ASCII, as nearly all words are. */
const PLAIN = /^[ -~]*$/;

function lookAlike(letter: string): string {
	const code = letter.charCodeAt(0);
	return GREEK[code - 0x391] ?? CYRILLIC[code - 0x405] ?? ' ';
}

/** Greek and Cyrillic capitals from `\u0391` and `\u0405` that look like Latin ones; a blank has no such letter. */
const GREEK = 'AB  EZH IK MN O P  TY X';
const CYRILLIC = 'SI J       A B  E 3  K MHO PCTY X';

const folded = new WeakMap<readonly string[], readonly string[]>();

/** Every word folded; remembered, since the same vocabulary is compared with one wrong word after another. */
export function foldAll(words: readonly string[]): readonly string[] {
	const known = folded.get(words) ?? words.map(fold);
	folded.set(words, known);
	return known;
}

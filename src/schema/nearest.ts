// Suggests the allowed word nearest to the written one.
import {editDistance} from './edit-distance.js';

/** Longer words are not compared: no allowed word comes near. */
export const LONGEST_COMPARED = 64;

/** In a longer list only differences in case are found, since a hundred codes may be wrong at once. */
const MOST_COMPARED = 1000;

/** Other names for the same thing, folded. */
const ALIASES: Readonly<Record<string, string>> = {
	NETBANKING: 'NB',
	INTERNETBANKING: 'NB',
	BANK: 'NB',
	COD: 'CASH',
	CASHONDELIVERY: 'CASH',
	PAYLATER: 'CONSUMER_FINANCE',
	BNPL: 'CONSUMER_FINANCE',
	CC: 'CREDIT',
	DC: 'DEBIT',
	MANDATEMAXAMOUNT: 'mandate.max_amount',
	EMAIL: 'customer_email',
	EMAILADDRESS: 'customer_email',
	MOBILE: 'customer_phone',
	MOBILENUMBER: 'customer_phone',
	PHONE: 'customer_phone',
	PHONENUMBER: 'customer_phone',
};

/** The nearest of `allowed`: equal except for case and punctuation, an alias, or at most a third of its letters away. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	if (allowed.length > MOST_COMPARED) {
		return allowed.find(candidate => candidate.toUpperCase() === word.toUpperCase());
	}
	const plain = fold(word);
	if (plain === '') return undefined; // a word of another script
	const alike = allowed.find(candidate => fold(candidate) === plain);
	if (alike !== undefined) return alike;
	const alias = aliasOf(word, allowed);
	if (alias !== undefined) return alias;
	let best: string | undefined;
	let least = Math.floor(plain.length / 3) + 1;
	for (const candidate of allowed) {
		const away = editDistance(plain, fold(candidate), least);
		if (away < least) [best, least] = [candidate, away];
	}
	return best;
}

/** The one of `allowed` for which this word is another name. */
export function aliasOf(word: string, allowed: readonly string[]): string | undefined {
	const plain = fold(word);
	const alias = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined;
	return alias !== undefined && allowed.includes(alias) ? alias : undefined;
}

/** Upper case, letters and digits only, look-alike letters replaced; `COD`, `cod` and `C.O.D` become one. */
export function fold(word: string): string {
	return word
		.normalize('NFKC')
		.replace(/[\u0391-\u03a9\u0405-\u0425]/g, letter => {
			const code = letter.charCodeAt(0);
			return GREEK[code - 0x391] ?? CYRILLIC[code - 0x405] ?? ' ';
		})
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '');
}

/** Greek and Cyrillic capitals from `\u0391` and `\u0405` that look like Latin ones; a blank has no such letter. */
const GREEK = 'AB  EZH IK MN O P  TY X';
const CYRILLIC = 'SI J       A B  E 3  K MHO PCTY X';

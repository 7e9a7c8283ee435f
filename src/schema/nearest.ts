// Did you mean: the allowed word nearest to what was written.

/** Words longer than this are not compared: no allowed word comes near. */
export const LONGEST_COMPARED = 64;

/** Of a longer list only what differs in case is found: a hundred wrong codes are told at once. */
const MOST_COMPARED = 1000;

/** What the field's other documents call a word of this one. */
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
};

/** The nearest of `allowed`: alike but for case and punctuation, an alias, or at most a third of the letters away. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	if (allowed.length > MOST_COMPARED) {
		return allowed.find(candidate => candidate.toUpperCase() === word.toUpperCase());
	}
	const plain = fold(word);
	if (plain === '') return undefined; // as every word of another script is
	const alike = allowed.find(candidate => fold(candidate) === plain);
	if (alike !== undefined) return alike;
	const alias = aliasOf(word, allowed);
	if (alias !== undefined) return alias;
	let best: string | undefined;
	let least = Math.floor(plain.length / 3) + 1;
	for (const candidate of allowed) {
		const away = distance(plain, fold(candidate), least);
		if (away < least) [best, least] = [candidate, away];
	}
	return best;
}

/** The one of `allowed` that other documents of the field call by this word. */
export function aliasOf(word: string, allowed: readonly string[]): string | undefined {
	const plain = fold(word);
	const alias = Object.hasOwn(ALIASES, plain) ? ALIASES[plain] : undefined;
	return alias !== undefined && allowed.includes(alias) ? alias : undefined;
}

/** Upper case, letters and digits only, look-alike letters made plain; `COD`, `cod` and `C.O.D` become one. */
export function fold(word: string): string {
	return word
		.normalize('NFKC')
		.replace(/[\u0391-\u03a9\u0405-\u0425]/g, letter => LOOK_ALIKES[letter] ?? letter)
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '');
}

/** Greek and Cyrillic capitals that look like Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
	Α: 'A',
	Β: 'B',
	Ε: 'E',
	Ζ: 'Z',
	Η: 'H',
	Ι: 'I',
	Κ: 'K',
	Μ: 'M',
	Ν: 'N',
	Ο: 'O',
	Ρ: 'P',
	Τ: 'T',
	Υ: 'Y',
	Χ: 'X',
	А: 'A',
	В: 'B',
	Е: 'E',
	З: '3',
	І: 'I',
	Ј: 'J',
	К: 'K',
	М: 'M',
	Н: 'H',
	О: 'O',
	Р: 'P',
	С: 'C',
	Т: 'T',
	У: 'Y',
	Х: 'X',
	Ѕ: 'S',
};

/** Edits from one word to the other, or at least `limit` where they are no nearer. */
function distance(one: string, other: string, limit: number): number {
	if (Math.abs(one.length - other.length) >= limit) return limit;
	let row = Array.from({length: other.length + 1}, (_, index) => index);
	for (let down = 0; down < one.length; down += 1) {
		const next = [down + 1];
		for (let right = 0; right < other.length; right += 1) {
			const swap = (row[right] ?? 0) + (one[down] === other[right] ? 0 : 1);
			next.push(Math.min(swap, (row[right + 1] ?? 0) + 1, (next[right] ?? 0) + 1));
		}
		row = next;
	}
	return row[other.length] ?? limit;
}

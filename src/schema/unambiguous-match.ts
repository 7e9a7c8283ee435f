// Finds the words that a text can certainly mean.
import {editDistance, isOneEdit} from './edit-distance.js';
import {aliasOf, fold, foldAll, LONGEST_COMPARED, only, startOf} from './nearest.js';

/** In shorter words one letter changes the meaning: `NB`, `UPI`. */
const SHORTEST_MISSPELLED = 4;

/**
 * The only one of `allowed` that `word` can mean: equal except for case and punctuation, another name for it, one edit
 * away from it and from no other, or the start of it and of no other (`noCost`).
 */
export function unambiguousMatch(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	const plain = fold(word);
	return (
		only(allowed, candidate => editDistance(plain, candidate, 1) === 0) ??
		aliasOf(word, allowed) ??
		(plain.length < SHORTEST_MISSPELLED ? undefined : only(allowed, candidate => isOneEdit(plain, candidate))) ??
		startOf(plain, allowed)
	);
}

/** The words of a text that consists of several, ignoring case: `WALLET,NB`. */
export function wordsIn(text: string, allowed: readonly string[]): readonly string[] | undefined {
	if (text.length > LONGEST_COMPARED) return undefined;
	const folded = foldAll(allowed);
	const words = new Set(text.split(/[,;|/+&]/).map(part => allowed[folded.indexOf(fold(part))]));
	return words.size > 1 && !words.has(undefined) ? ([...words] as string[]) : undefined; // each part is a word
}

// Repair: which word was meant, where only one can have been.
import {aliasOf, fold} from '../../schema/nearest.js';
import {isOneEdit} from '../../schema/one-edit.js';

/** Longer words are no misspelling of any name. */
const LONGEST_WORD = 64;
/** Of shorter words one letter changes the meaning: `NB`, `UPI`. */
const SHORTEST_MISSPELT = 4;

/**
 * The one of `allowed` that `word` can only mean: alike but for case and punctuation, another document's name for it,
 * or one letter away from it and from no other.
 */
export function unambiguousMatch(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_WORD) return undefined;
	const plain = fold(word);
	return (
		only(allowed.filter(candidate => fold(candidate) === plain)) ??
		aliasOf(word, allowed) ??
		(plain.length < SHORTEST_MISSPELT
			? undefined
			: only(allowed.filter(candidate => isOneEdit(plain, fold(candidate)))))
	);
}

function only(words: readonly string[]): string | undefined {
	return words.length === 1 ? words[0] : undefined;
}

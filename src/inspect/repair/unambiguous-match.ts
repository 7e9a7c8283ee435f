// Which word was meant, where only one can have been.
import {aliasOf, fold} from '../../schema/nearest.js';
import {isOneEdit} from '../../schema/one-edit.js';

/** Longer words are not a misspelling of any name. */
const LONGEST_WORD = 64;
/** In a shorter word one letter changes the meaning: `NB`, `UPI`. */
const SHORTEST_MISSPELLED = 4;

/**
 * The one of `allowed` that `word` can only mean: the same but for case and punctuation, another name for it, or one
 * letter or two swapped letters away from it and from no other.
 */
export function unambiguousMatch(
	word: string,
	allowed: readonly string[],
	shortest = SHORTEST_MISSPELLED,
): string | undefined {
	if (word.length > LONGEST_WORD) return undefined;
	const plain = fold(word);
	return (
		only(allowed.filter(candidate => fold(candidate) === plain)) ??
		aliasOf(word, allowed) ??
		(plain.length < shortest ? undefined : only(allowed.filter(candidate => isMisspelling(plain, fold(candidate)))))
	);
}

function isMisspelling(word: string, right: string): boolean {
	return isOneEdit(word, right) || isOneSwap(word, right);
}

/** Whether two neighboring letters that change places make the two words the same. */
function isOneSwap(word: string, right: string): boolean {
	if (word.length !== right.length) return false;
	const at = [...word].findIndex((letter, index) => letter !== right[index]);
	return (
		at >= 0 && word[at] === right[at + 1] && word[at + 1] === right[at] && word.slice(at + 2) === right.slice(at + 2)
	);
}

function only(words: readonly string[]): string | undefined {
	return words.length === 1 ? words[0] : undefined;
}

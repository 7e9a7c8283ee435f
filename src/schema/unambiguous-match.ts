// Finds the intended word when only one candidate is plausible.
import {PAYMENT_METHOD_TYPES} from '../wire/payment-method.js';
import {isOneEdit} from './edit-distance.js';
import {aliasOf, fold, foldAll, LONGEST_COMPARED} from './nearest.js';

/** In shorter words one letter changes the meaning: `NB`, `UPI`. */
const SHORTEST_MISSPELLED = 4;
/** A shorter text is the start of many words. */
const SHORTEST_START = 4;

/**
 * The only one of `allowed` that `word` can mean: equal except for case and punctuation, another name for it, one edit
 * away from it and from no other, or the start of it and of no other (`noCost`).
 */
export function unambiguousMatch(word: string, allowed: readonly string[]): string | undefined {
	if (word.length > LONGEST_COMPARED) return undefined;
	const plain = fold(word);
	return (
		only(allowed, candidate => candidate === plain) ??
		aliasOf(word, allowed) ??
		(plain.length < SHORTEST_MISSPELLED ? undefined : only(allowed, candidate => isOneEdit(plain, candidate))) ??
		startOf(word, allowed)
	);
}

/** The one word that begins with what was written, as `noCostEmi` does with `noCost`; `CARD` means the type, not `cardless`. */
export function startOf(word: string, allowed: readonly string[]): string | undefined {
	const start = word.length > LONGEST_COMPARED ? '' : fold(word);
	const isType = PAYMENT_METHOD_TYPES.some(type => type === start);
	return isType || start.length < SHORTEST_START ? undefined : only(allowed, candidate => candidate.startsWith(start));
}

/** The one word whose folded form passes the test. */
function only(words: readonly string[], test: (folded: string) => boolean): string | undefined {
	const folded = foldAll(words);
	const first = folded.findIndex(test);
	return folded.some((word, index) => index > first && test(word)) ? undefined : words[first];
}

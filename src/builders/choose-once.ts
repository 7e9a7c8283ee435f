// A word of a vocabulary that is configured once: an EMI kind, a plan group.
import {throwIssue} from '../diagnostics/issue-collector.js';
import {conflict} from '../rules/conflicts.js';
import {own} from '../schema/shape.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import {LONGEST_CODE} from '../values/text.js';

/** The word, if it belongs to the vocabulary and is not configured yet. `base` is the pointer of what is configured. */
export function chooseOnce<Word extends string>(
	word: unknown,
	vocabulary: readonly Word[],
	what: string,
	configured: {readonly [Name in Word]?: unknown},
	base: string,
	pointer: (word: string) => string,
): Word {
	const problem = vocabularyProblem(word, vocabulary, what);
	if (problem !== undefined)
		throwIssue(typeof word === 'string' && word.length <= LONGEST_CODE ? pointer(word) : base, problem);
	const known = word as Word; // in the vocabulary, as just checked
	const before = own<unknown>(configured, known);
	if (before !== undefined)
		throwIssue(pointer(known), conflict(known, before === 'hidden' ? 'hidden' : 'shown', pointer(known)));
	return known;
}

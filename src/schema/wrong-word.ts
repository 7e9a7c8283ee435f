// The issue of a word in JSON that its vocabulary does not have. Bundles without a reader of JSON do not contain it.
import {replaceWith} from '../diagnostics/fix.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {unambiguousMatch} from './unambiguous-match.js';
import {vocabularyProblem} from './vocabulary.js';

/** The issue of a word that is not allowed, with a fix if only one word can be meant. */
export function wrongWord(value: unknown, allowed: readonly string[], what: string): IssueDetails | undefined {
	const meant = typeof value === 'string' ? unambiguousMatch(value, allowed) : undefined;
	const problem = vocabularyProblem(value, allowed, what, meant);
	return problem && meant !== undefined ? {...problem, fix: replaceWith(meant)} : problem;
}

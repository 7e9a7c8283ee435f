// Closed vocabularies: names and values are case sensitive.

import {replaceWith} from '../diagnostics/fix.js';
import {formatValue, withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {nearest} from './nearest.js';
import {unambiguousMatch} from './unambiguous-match.js';

/** Checks a word of a closed vocabulary. The issue names the nearest valid word; `what` is, for example, "payment method type". */
export function vocabularyProblem(value: unknown, allowed: readonly string[], what: string): IssueDetails | undefined {
	if (typeof value === 'string' && allowed.includes(value)) return undefined;
	const certain = typeof value === 'string' ? unambiguousMatch(value, allowed) : undefined;
	const near = certain ?? (typeof value === 'string' ? nearest(value, allowed) : undefined);
	return {
		rule: typeof value === 'string' ? 'unknown-value' : 'invalid-type',
		message: `${formatValue(value)} is not ${withArticle(what)}: write ${near === undefined ? listed(allowed) : formatValue(near)}`,
		found: formatValue(value),
		allowed,
		...(near !== undefined && {suggestion: near}),
		...(certain !== undefined && {fix: replaceWith(certain)}),
	};
}

/** `A, B or C`; only the first few of a long list. */
export function listed(words: readonly string[], last: 'or' | 'and' = 'or'): string {
	if (words.length > 12) return `one of ${words.slice(0, 6).join(', ')} … (${words.length} in all)`;
	if (words.length < 2) return words.join('');
	return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

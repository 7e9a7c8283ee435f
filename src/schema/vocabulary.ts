// A word belongs to its vocabulary, letter for letter: names and values are case sensitive.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {nearest} from './nearest.js';

/** What is wrong with a word of a closed vocabulary, naming the nearest right one; `what` reads "payment method type". */
export function vocabularyProblem(value: unknown, allowed: readonly string[], what: string): IssueDetails | undefined {
	if (typeof value === 'string' && allowed.includes(value)) return undefined;
	const near = typeof value === 'string' ? nearest(value, allowed) : undefined;
	return {
		rule: typeof value === 'string' ? 'unknown-value' : 'invalid-type',
		message: `${formatValue(value)} is no ${what}: write ${near ?? listed(allowed)}`,
		found: formatValue(value),
		allowed,
		...(near === undefined ? {} : {suggestion: near}),
	};
}

/** `A, B or C`; of a long list the first few. */
export function listed(words: readonly string[]): string {
	if (words.length > 12) return `one of ${words.slice(0, 6).join(', ')} … (${words.length} in all)`;
	if (words.length < 2) return words.join('');
	return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

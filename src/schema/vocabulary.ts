// Closed vocabularies: names and values are case sensitive.
import {formatValue, withArticle} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {type Aliases, nearest, slipOf} from '../utils/nearest.js';

/** Other names of the documented words and keys. */
const ALIASES: Aliases = {
	NB: 'NETBANKING INTERNETBANKING BANK',
	CASH: 'COD CASHONDELIVERY',
	CONSUMER_FINANCE: 'PAYLATER BNPL',
	CREDIT: 'CC',
	DEBIT: 'DC',
	enable: 'ENABLED',
	standardEmi: 'STANDARD',
	lowCostEmi: 'LOWCOST',
	noCostEmi: 'NOCOST',
	severities: 'RULE RULES SEVERITY',
};

/** The documented words that a word resembles. */
interface Likeness {
	readonly near: string | undefined;
	readonly meant: string | undefined;
}

/** What the last words of each vocabulary resemble: a word is compared several times, and a mistake is often repeated. */
const compared = new WeakMap<readonly string[], Map<string, Likeness>>();
const MOST_REMEMBERED = 1000;

/** The nearest documented word, for a suggestion, and the only one of which a word is a slip. */
export function likeName(word: string, allowed: readonly string[]): Likeness {
	const known = compared.get(allowed) ?? new Map<string, Likeness>();
	const found = known.get(word);
	if (found !== undefined) return found;
	const near = nearest(word, allowed, ALIASES);
	const meant = near === undefined ? undefined : slipOf(word, allowed, ALIASES);
	const made = {near, meant};
	if (known.size > MOST_REMEMBERED) known.clear();
	compared.set(allowed, known.set(word, made));
	return made;
}

/** Checks a word of a closed vocabulary; `what` is, for example, "payment method type". */
export function vocabularyProblem(value: unknown, allowed: readonly string[], what: string): IssueDetails | undefined {
	return typeof value === 'string' && allowed.includes(value) ? undefined : unknownValue(value, allowed, what);
}

/** The issue of a value outside the vocabulary. It suggests the word that is meant, if known, or the nearest one. */
export function unknownValue(value: unknown, allowed: readonly string[], what: string, meant?: string): IssueDetails {
	const isText = typeof value === 'string';
	// Not likeName, whose other answer a bundle of the builders does not need.
	const near = meant ?? (isText ? nearest(value, allowed, ALIASES) : undefined);
	const remedy = `write ${near === undefined ? listed(allowed) : formatValue(near)}`;
	const rule = isText ? 'unknown-value' : 'invalid-type';
	return wrongValue(rule, value, {problem: `is not ${withArticle(what)}`, remedy}, near, allowed);
}

/** `A, B or C`; only the first few of a long list. */
export function listed(words: readonly string[], last: 'or' | 'and' = 'or'): string {
	if (words.length > 12) return `one of ${words.slice(0, 6).join(', ')} … (${words.length} in all)`;
	if (words.length < 2) return words.join('');
	return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

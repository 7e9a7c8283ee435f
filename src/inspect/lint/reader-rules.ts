// The rules whose issues come from reading the input, from contradictions in it, or from builders alone.
import type {LintRule} from './rule.js';

/** In the order of the documentation. */
export const readerRules = [
	{id: 'unreadable', severity: 'error'},
	{id: 'too-large', severity: 'error'},
	{id: 'missing-field', severity: 'error'},
	{id: 'unknown-key', severity: 'error'},
	{id: 'duplicate-key', severity: 'warning'},
	{id: 'unknown-value', severity: 'error'},
	{id: 'invalid-type', severity: 'error'},
	{id: 'invalid-format', severity: 'error'},
	{id: 'wrong-action', severity: 'error'},
	{id: 'conflicting-type', severity: 'error'},
	{id: 'ignored-list', severity: 'error'},
	{id: 'filters-on-disabled-type', severity: 'error'},
	{id: 'two-codes-in-one-string', severity: 'error'},
	{id: 'nb-code-without-nb', severity: 'error'},
	{id: 'empty-list', severity: 'warning'},
	{id: 'empty-criterion', severity: 'warning'},
	{id: 'contradiction', severity: 'error'},
	{id: 'empty-recipe', severity: 'error'},
	{id: 'invalid-recipe', severity: 'error'},
	{id: 'unused-suppression', severity: 'warning'},
	{id: 'discarded-call', severity: 'error'},
] as const satisfies readonly Pick<LintRule, 'id' | 'severity'>[];

// Fields of a session that the specification does not name: kept unchanged, unless they resemble one that it does.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {wrongValue} from '../diagnostics/wrong-value.js';
import {slipOf} from '../utils/nearest.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {SESSION_FIELDS} from './fields-by-action.js';
import {jsonKeyProblem} from './json-limits.js';
import {CARD_FILTER, PAYMENT_FILTER, PAYMENT_OPTION, UPI_FILTER} from './payment-filter-shape.js';
import {fieldOf, type ObjectShape} from './shape.js';

/** The objects of a filter whose field names are refused as extra fields. */
export const FILTER_OBJECTS: readonly ObjectShape[] = [
	PAYMENT_FILTER,
	PAYMENT_OPTION,
	CARD_FILTER,
	UPI_FILTER,
	EMI_FILTER,
];

/** Keys of a filter that no extra field resembles. */
const DISTINCT: readonly string[] = ['allowDefaultOptions'];

/** Checks a key that is not a field of a session; if it returns no issue, the key is an extra field. */
export function extraKeyProblem(key: string): IssueDetails | undefined {
	const problem = jsonKeyProblem(key);
	if (problem !== undefined) return problem;
	if (key === 'mandate') return notFieldOfSession(key, 'write its members as fields with dotted keys');
	const meant = likeField(key);
	if (meant !== undefined) return {...notFieldOfSession(key, `write ${formatValue(meant)}`), suggestion: meant};
	const isOfFilter = FILTER_OBJECTS.some(shape => fieldOf(shape, key) !== undefined) || likeField(key, DISTINCT);
	return isOfFilter ? notFieldOfSession(key, 'move it to payment_filter') : undefined;
}

export function notFieldOfSession(key: string, remedy: string): IssueDetails {
	return wrongValue('unknown-key', key, {problem: 'is not a field of a session', remedy});
}

/** Two shorter names can differ in one letter and still be different fields. */
const LONG_NAME = 8;

/** The field of which a key is a slip, where equal except for case and punctuation is enough for a short one. */
export function likeField(key: string, fields: readonly string[] = SESSION_FIELDS): string | undefined {
	return slipOf(key, fields, {}, LONG_NAME);
}

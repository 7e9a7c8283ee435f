// The issue of the fields of a request that the specification does not name, which are sent unchanged.
import {formatValue} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {isFullyReadable} from '../../model/normal-parts.js';
import {isSessionField} from '../../schema/fields-by-action.js';
import {listed} from '../../schema/vocabulary.js';
import type {Account} from '../../wire/account.js';
import {isNamedBy} from './extra-keys.js';

/** How many fields the message names. */
const MOST_NAMED = 8;

/** One issue for all of them; a part that cannot be read is reported separately. */
export function undocumentedFields(request: object, {extraFields = []}: Account): IssueDetails | undefined {
	const extra = Object.entries(request).flatMap(([key, value]) =>
		isSessionField(key) || !isFullyReadable(value) || isNamedBy(extraFields, key) ? [] : [key],
	);
	if (extra.length === 0) return undefined;
	const names = extra.slice(0, MOST_NAMED).map(formatValue);
	const more = extra.length - names.length;
	const all = listed(more === 0 ? names : [...names, `${more} more`], 'and');
	return {
		rule: 'undocumented-field',
		severity: 'info',
		problem: `the specification does not name ${all}`,
		remedy: 'sent unchanged',
		related: extra.map(key => ({pointer: pointerSegment(key), message: 'not in the specification'})),
	};
}

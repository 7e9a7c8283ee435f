// Finds what the specification does not name and is sent unchanged: fields of a request, keys of options, payment method types.

import type {Account} from '../../account/account.js';
import {formatValue} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {pointerSegment} from '../../diagnostics/pointer.js';
import {isSessionField} from '../../schema/fields-by-action.js';
import {PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {isReadable} from '../../schema/recovered.js';
import {fieldOf} from '../../schema/shape.js';
import {listed} from '../../schema/vocabulary.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {isNamedBy} from '../read/corrections/session-keys.js';
import type {Subject} from './read-subject.js';
import {unreadableIn} from './recovered-parts.js';
import {isRead, type SubjectOption} from './subject.js';

/** How many fields the message names. */
const MOST_NAMED = 8;

/** One issue for all undocumented fields; a part that cannot be read is reported separately. */
export function undocumentedFields(request: object, {extraFields = []}: Account): IssueDetails | undefined {
	const extra = Object.entries(request).flatMap(([key, value]) =>
		isSessionField(key) || !(unreadableIn(value, '') === undefined) || isNamedBy(extraFields, key) ? [] : [key],
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

export interface ExtraOptionKeys {
	/** The place of the option. */
	readonly pointer: string;
	/** Its payment method type as written. */
	readonly type: string;
	readonly keys: readonly string[];
}

/** Each option with undocumented keys; without keys that have an error, which are misspelled. */
export function extraOptionKeys({plain, base, issues}: Subject): readonly ExtraOptionKeys[] {
	const wrong = new Set(issues.filter(({severity}) => severity === 'error').map(({pointer}) => pointer));
	const filter: unknown = base === '' ? plain : Object(plain).payment_filter;
	const options: unknown = Object(filter).options;
	if (!Array.isArray(options)) return [];
	return options.flatMap((option: unknown, index): readonly ExtraOptionKeys[] => {
		if (typeof option !== 'object' || option === null || !isReadable(option) || Array.isArray(option)) return [];
		const pointer = `${base}/options/${index}`;
		const keys = Object.keys(option).filter(
			key =>
				fieldOf(PAYMENT_OPTION, key) === undefined &&
				isReadable(Object(option)[key]) &&
				!wrong.has(`${pointer}/${key}`),
		);
		const type: unknown = Object(option).paymentMethodType;
		return keys.length === 0 ? [] : [{pointer, type: typeof type === 'string' ? type : 'unknown type', keys}];
	});
}

/** The type of an option if it is not documented but has the form of a type: then it can only be a type of the account. */
export function undocumentedType(option: SubjectOption): string | undefined {
	const [likely, ...others] = isRead(option) ? [] : (option.types ?? []);
	if (likely === undefined || others.length > 0) return undefined;
	const isDocumented = PAYMENT_METHOD_TYPES.some(one => one === likely);
	return !isDocumented && /^[A-Z][A-Z0-9_]*$/.test(likely) ? likely : undefined;
}

// Fields of a session that the specification does not name: kept unchanged, unless they resemble one that it does.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {SessionRequest} from '../wire/session.js';
import {editDistance} from './edit-distance.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS, ORDER_FIELDS, PAGE_FIELDS} from './fields-by-action.js';
import {jsonKeyProblem} from './json-limits.js';
import {joined, misplaced, ownerOf, ownersIn} from './misplaced-keys.js';
import {aliasOf, fold, foldAll, LONGEST_COMPARED} from './nearest.js';
import {parseJson} from './parse-json.js';
import {CARD_FILTER, PAYMENT_FILTER, PAYMENT_OPTION, UPI_FILTER} from './payment-filter-shape.js';
import {fieldOf, type Shape} from './shape.js';
import {listed} from './vocabulary.js';

/** Two shorter names can differ in one letter and still be different fields. */
const LONG_NAME = 8;

/** Every field of a session that the specification names. */
export const SESSION_FIELDS: readonly (keyof SessionRequest)[] = [
	'action',
	...CUSTOMER_FIELDS,
	...ORDER_FIELDS,
	...DETAIL_FIELDS,
	...PAGE_FIELDS,
	...MANDATE_FIELDS,
];

/** The objects of a filter whose field names are refused as extra fields. */
const FILTER_OBJECTS: readonly Shape[] = [PAYMENT_FILTER, PAYMENT_OPTION, CARD_FILTER, UPI_FILTER, EMI_FILTER];

/**
 * Checks a key that is not a field of a session; if it returns no issue, the key is an extra field. Another name for a
 * field is a problem only if that field is not among the keys that are `taken`.
 */
export function extraKeyProblem(key: string, value: unknown, taken?: readonly string[]): IssueDetails | undefined {
	const hostile = jsonKeyProblem(key);
	if (hostile !== undefined) return hostile;
	const nested = key === 'mandate' || key === 'options' ? nestedFields(key, value) : undefined;
	if (nested !== undefined) return nested;
	const alias = taken && aliasOfField(key);
	const meant = likeField(key) ?? (alias !== undefined && !taken?.includes(alias) ? alias : undefined);
	if (meant !== undefined) return {...unknownField(key, `write ${formatValue(meant)}`), suggestion: meant};
	const unknown = taken?.filter(other => !SESSION_FIELDS.some(field => field === other)) ?? [key];
	const owners = ownersIn(PAYMENT_FILTER).filter(({shape}) => FILTER_OBJECTS.includes(shape));
	const owner = ownerOf(key, unknown, owners);
	if (owner === undefined) return undefined;
	const path = joined('payment_filter', owner.path);
	return {...misplaced(key, unknown, 'session', {...owner, path}), standsFor: ['payment_filter']};
}

function unknownField(key: string, remedy: string): IssueDetails {
	const message = `${formatValue(key)} is not a field of a session: ${remedy}`;
	return {rule: 'unknown-key', message, found: formatValue(key)};
}

/** The issue of an object, or JSON text of one, whose members should be top-level fields with dotted names: `{options: {create_mandate}}`. */
function nestedFields(key: string, value: unknown): IssueDetails | undefined {
	const members = membersOf(typeof value === 'string' ? parseJson(value) : value);
	if (members === undefined || members.length === 0) {
		const flat = MANDATE_FIELDS.filter(field => field.startsWith(`${key}.`));
		return key === 'mandate' ? unknownField(key, `write the dotted keys ${listed(flat, 'and')}`) : undefined;
	}
	if (members.some(([member]) => fieldOf(PAYMENT_OPTION, member) !== undefined)) return undefined; // one payment option
	const names = members.map(([member]) => dottedName(`${key}.${member}`));
	return {...unknownField(key, `write its members as dotted keys, ${listed(names, 'and')}`), standsFor: names};
}

/** The members of an object that is not a list. */
function membersOf(value: unknown): readonly (readonly [key: string, value: unknown])[] | undefined {
	try {
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
	} catch {
		return undefined;
	}
}

/** The documented field with this name, ignoring case, else the name itself. */
export function dottedName(name: string): string {
	return MANDATE_FIELDS.find(field => fold(field) === fold(name)) ?? name;
}

/** The field that is equal except for case and punctuation, or one edit away if the names are long. */
export function likeField(key: string): string | undefined {
	if (key.length > LONGEST_COMPARED) return undefined;
	const plain = fold(key);
	const isLike = (name: string) => {
		const limit = name.length < LONG_NAME ? 1 : 2;
		return editDistance(plain, name, limit) < limit;
	};
	return SESSION_FIELDS[foldAll(SESSION_FIELDS).findIndex(isLike)];
}

const FIELD_ALIASES = {
	customer_email: 'EMAIL EMAILADDRESS',
	customer_phone: 'MOBILE MOBILENUMBER PHONE PHONENUMBER',
};

/** The field for which this key is another name. */
export function aliasOfField(key: string): string | undefined {
	return aliasOf(key, SESSION_FIELDS, FIELD_ALIASES);
}

// Fields of a session that the document does not name: kept as they are, unless they look like one that it does.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import type {JsonObject, SessionRequest} from '../wire/session.js';
import {isOneEdit} from './edit-distance.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS, ORDER_FIELDS, PAGE_FIELDS} from './fields-by-action.js';
import {jsonKeyProblem} from './json-limits.js';
import {fold} from './nearest.js';
import {CARD_FILTER, PAYMENT_FILTER, PAYMENT_OPTION, UPI_FILTER} from './payment-filter-shape.js';
import {readShape} from './read-shape.js';
import {homeOf} from './schema-issues.js';
import {fieldOf} from './shape.js';

/** Shorter names than this are told apart by a single letter. */
const LONG_NAME = 8;

/** The reason for an extra field that the document names. */
export type FieldOfItsOwn<Key extends string> =
	`${Key} is a field of its own: .extra({…}) is for fields the document does not name`;

/** Every field of a session that the document names. */
export function sessionFields(): readonly (keyof SessionRequest)[] {
	return ['action', ...CUSTOMER_FIELDS, ...ORDER_FIELDS, ...DETAIL_FIELDS, ...PAGE_FIELDS, ...MANDATE_FIELDS];
}

/** What is wrong with a key that no field of a session has; without a problem it is an extra field. */
export function extraKeyProblem(key: string, value: unknown): IssueDetails | undefined {
	const hostile = jsonKeyProblem(key);
	if (hostile !== undefined) return hostile;
	if (key === 'mandate' || (key === 'options' && holdsMandate(value))) return nestedMandate(key);
	const meant = sessionFields().find(field => isLike(key, field));
	if (meant !== undefined) return strange(key, `write ${meant}`, meant);
	const isOfFilter = [PAYMENT_FILTER, PAYMENT_OPTION, CARD_FILTER, UPI_FILTER, EMI_FILTER].some(
		shape => fieldOf(shape, key) !== undefined,
	);
	const home = isOfFilter ? homeOf(key, PAYMENT_FILTER, 'payment_filter') : undefined;
	return home && strange(key, `it belongs to the ${home.what}, at ${home.path}`);
}

/** A frozen copy of extra fields, or `undefined` with every issue in the report; their values are never shown. */
export function readExtraFields(input: unknown, report: IssueCollector, pointer = ''): JsonObject | undefined {
	const shape = {
		kind: 'object',
		what: 'set of extra fields',
		required: {},
		optional: {},
		additionalProperties: addedKeyProblem,
	} as const;
	return readShape(shape, input, report, pointer) as JsonObject | undefined; // every value was read as JSON
}

function addedKeyProblem(key: string, value: unknown): IssueDetails | undefined {
	if (!sessionFields().some(field => field === key)) return extraKeyProblem(key, value);
	const message: FieldOfItsOwn<string> = `${key} is a field of its own: .extra({…}) is for fields the document does not name`;
	return {rule: 'conflicting-type', message, found: formatValue(key)};
}

function strange(key: string, remedy: string, suggestion?: string): IssueDetails {
	return {
		rule: 'unknown-key',
		message: `${formatValue(key)} is no field of a session: ${remedy}`,
		found: formatValue(key),
		...(suggestion !== undefined && {suggestion}),
	};
}

function nestedMandate(key: string): IssueDetails {
	const fields = MANDATE_FIELDS.filter(field => field.startsWith(key));
	return {...strange(key, `write the flat ${fields.join(', ')}`, fields[0] ?? ''), allowed: MANDATE_FIELDS};
}

function holdsMandate(value: unknown): boolean {
	try {
		return Object.hasOwn(Object(value), 'create_mandate');
	} catch {
		return false;
	}
}

/** Alike but for case and punctuation, or one letter away where names are long. */
function isLike(key: string, field: string): boolean {
	if (Math.abs(key.length - field.length) > LONG_NAME) return false;
	const [one, other] = [fold(key), fold(field)];
	return one === other || (other.length >= LONG_NAME && isOneEdit(one, other));
}

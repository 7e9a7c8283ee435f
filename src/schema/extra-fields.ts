// Fields of a session that the specification does not name: any JSON, unless the name resembles one that it does.
import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {SessionRequest} from '../wire/session.js';
import {isOneEdit} from './edit-distance.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS, ORDER_FIELDS, PAGE_FIELDS} from './fields-by-action.js';
import {jsonKeyProblem} from './json-limits.js';
import {fold} from './nearest.js';
import {CARD_FILTER, PAYMENT_FILTER, PAYMENT_OPTION, UPI_FILTER} from './payment-filter-shape.js';
import {homeOf} from './schema-issues.js';
import {fieldOf} from './shape.js';

/** Shorter names may differ from a documented one by a single letter and mean something else. */
const LONG_NAME = 8;

/** Every field of a session that the specification names. */
export function sessionFields(): readonly (keyof SessionRequest)[] {
	return ['action', ...CUSTOMER_FIELDS, ...ORDER_FIELDS, ...DETAIL_FIELDS, ...PAGE_FIELDS, ...MANDATE_FIELDS];
}

/** What is wrong with a key that the specification does not name; without a problem it is an extra field. */
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

function strange(key: string, remedy: string, suggestion?: string): IssueDetails {
	return {
		rule: 'unknown-key',
		message: `${formatValue(key)} is not a field of a session: ${remedy}`,
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

/** True for names that differ in case or punctuation only, or in one letter where names are long. */
function isLike(key: string, field: string): boolean {
	if (Math.abs(key.length - field.length) > LONG_NAME) return false;
	const [one, other] = [fold(key), fold(field)];
	return one === other || (other.length >= LONG_NAME && isOneEdit(one, other));
}

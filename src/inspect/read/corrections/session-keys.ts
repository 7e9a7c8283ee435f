// Checks the keys of a session request that are not its fields: misspelled, nested, or keys of the filter. Others are extra
// fields.
import {formatValue, isArray} from '../../../diagnostics/format-value.js';
import {FILTER_OBJECTS, likeField, notFieldOfSession} from '../../../schema/extra-fields.js';
import {
	CUSTOMER_FIELDS,
	isSessionField,
	MANDATE_FIELDS,
	ORDER_FIELDS,
	SESSION_FIELDS,
} from '../../../schema/fields-by-action.js';
import {jsonKeyProblem} from '../../../schema/json-limits.js';
import {parseJson} from '../../../schema/parse-json.js';
import {PAYMENT_FILTER, PAYMENT_OPTION} from '../../../schema/payment-filter-shape.js';
import {isPlainData} from '../../../schema/plain-object.js';
import {keysOf, type PlainObject} from '../../../schema/shape.js';
import {likeName, listed} from '../../../schema/vocabulary.js';
import {aliasOf, normalizeWord} from '../../../utils/nearest.js';
import {joinPath, type KeyFinding, misplaced, ownerOf, ownersIn} from './misplaced-keys.js';

/** The finding for a key that is not a field of a session; `undefined` if it is an extra field. */
export function sessionKeyFinding(
	key: string,
	session: PlainObject,
	unknown: readonly string[] = [key],
): KeyFinding | undefined {
	const hostile = jsonKeyProblem(key);
	if (hostile !== undefined) return {issue: hostile, likely: []};
	return nestedFinding(key, session) ?? misspelledFinding(key, session) ?? filterKeyFinding(key, session[key], unknown);
}

/** A misspelled field, or another name for a field that the session does not have. */
function misspelledFinding(key: string, session: PlainObject): KeyFinding | undefined {
	const alias = aliasOfField(key);
	const isMissing = alias !== undefined && session[alias] === undefined;
	const meant = likeField(key) ?? (isMissing ? alias : undefined);
	if (meant === undefined) return undefined;
	return {issue: {...notFieldOfSession(key, `write ${formatValue(meant)}`), suggestion: meant}, likely: [meant]};
}

/** A key that belongs in the filter. */
function filterKeyFinding(key: string, value: unknown, unknown: readonly string[]): KeyFinding | undefined {
	const owners = ownersIn(PAYMENT_FILTER).filter(({shape}) => FILTER_OBJECTS.includes(shape));
	const owner = ownerOf(key, unknown, owners);
	const likely = ['payment_filter'];
	if (owner !== undefined) {
		const path = joinPath('payment_filter', owner.path);
		return {...misplaced(key, unknown, 'session', {...owner, path}), likely};
	}
	return isMeantForFilter(key, value)
		? {issue: notFieldOfSession(key, 'move it to payment_filter'), likely}
		: undefined;
}

/** True for a field that the account names, literally or by a prefix that ends with `*`. */
export function isNamedBy(extraFields: readonly string[], key: string): boolean {
	return extraFields.some(name => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
}

/** True for a misspelled key of a filter; an account may have options of its own. */
function isMeantForFilter(key: string, value: unknown): boolean {
	const name = likeName(key, keysOf(PAYMENT_FILTER)).meant;
	return name === 'allowDefaultOptions' || (name === 'options' && isArray(value));
}

const FIELD_ALIASES = {
	customer_email: 'EMAIL EMAILADDRESS',
	'options.create_mandate': 'CREATEMANDATE',
	customer_phone: 'MOBILE MOBILENUMBER PHONE PHONENUMBER',
	payment_page_client_id: 'CLIENTID',
	'mandate.start_date': 'MANDATEMANDATESTARTDATE',
	'mandate.end_date': 'MANDATEMANDATEENDDATE',
	'mandate.max_amount': 'MANDATEMANDATEMAXAMOUNT',
};

/** The field for which this key is another name. */
export function aliasOfField(key: string): string | undefined {
	return aliasOf(key, SESSION_FIELDS, FIELD_ALIASES);
}

/** `mandate`, `options`, `order` or `customer`, an object or JSON text of one, whose members should be fields of the session. */
function nestedFinding(key: string, session: PlainObject): KeyFinding | undefined {
	const value = session[key];
	if (key === 'order' || key === 'customer') {
		const names = nestedMembers(key, value).map(({name}) => name);
		const likely = names.filter(name => isSessionField(name));
		const isFree = likely.length > 0 && likely.every(name => session[name] === undefined);
		return isFree ? {issue: notFieldOfSession(key, topLevel(names)), likely} : undefined;
	}
	if (key !== 'mandate' && key !== 'options') return undefined;
	const members = nestedMembers(key, typeof value === 'string' ? parseJson(value) : value);
	if (members.length === 0) {
		const flat = MANDATE_FIELDS.filter(field => field.startsWith(`${key}.`));
		const remedy = `write the dotted keys ${listed(flat, 'and')}`;
		return key === 'mandate' ? {issue: notFieldOfSession(key, remedy), likely: []} : undefined;
	}
	if (key === 'options' && members.some(({path: [member = '']}) => isOptionKey(member))) return undefined;
	const names = members.map(({name}) => name);
	return {issue: notFieldOfSession(key, topLevel(names)), likely: names};
}

/** True for a key of a payment option, or for its index in a list that was written as an object. */
export function isOptionKey(key: string): boolean {
	return /^\d+$/.test(key) || likeName(key, keysOf(PAYMENT_OPTION)).meant !== undefined;
}

function topLevel(names: readonly string[]): string {
	const fields = names.length === 1 ? 'field' : 'fields';
	return `replace it with the top-level ${fields} ${listed(names.map(formatValue), 'and')}`;
}

/** The keys of objects whose members are fields of the session. */
export type NestedKey = 'mandate' | 'options' | 'order' | 'customer';

const FIELDS: Readonly<Record<NestedKey, readonly string[]>> = {
	mandate: MANDATE_FIELDS,
	options: MANDATE_FIELDS,
	order: ORDER_FIELDS,
	customer: [...CUSTOMER_FIELDS, 'first_name', 'last_name'],
};

/** A member of such an object, or of a mandate inside `options`. */
interface NestedMember {
	readonly path: readonly string[];
	readonly value: unknown;
	/** The session field that it is meant as. */
	readonly name: string;
}

/** Extra fields that many requests have at the top. */
const OF_REQUEST = /^(?:metadata\b|udf\d+$)/;

/** The members of an object; empty for any other value. */
export function nestedMembers(key: NestedKey, object: unknown): readonly NestedMember[] {
	return Object.entries(isPlainData(object) ? object : {}).flatMap(([member, value]): readonly NestedMember[] => {
		const inside = key === 'options' && normalizeWord(member) === 'MANDATE' ? nestedMembers('mandate', value) : [];
		if (inside.length > 0) return inside.map(one => ({...one, path: [member, ...one.path]}));
		const normalized = [normalizeWord(`${key}.${member}`), normalizeWord(member)];
		const documented = FIELDS[key].find(field => normalized.includes(normalizeWord(field)));
		// An order and a customer have no dotted names.
		const isDotted = key === 'mandate' || key === 'options';
		const isFull = isDotted && !OF_REQUEST.test(member) && !isSessionField(member);
		return [{path: [member], value, name: documented ?? (isFull ? `${key}.${member}` : member)}];
	});
}

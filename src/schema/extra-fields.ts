// Fields of a session that the specification does not name: kept unchanged, unless they resemble one that it does.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails, IssueFix} from '../diagnostics/issue.js';
import {pointerSegment} from '../diagnostics/pointer.js';
import type {SessionRequest} from '../wire/session.js';
import {isOneEdit} from './edit-distance.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS, ORDER_FIELDS, PAGE_FIELDS} from './fields-by-action.js';
import {jsonKeyProblem} from './json-limits.js';
import {aliasOf, fold} from './nearest.js';
import {CARD_FILTER, PAYMENT_FILTER, PAYMENT_OPTION, UPI_FILTER} from './payment-filter-shape.js';
import {homeOf, renaming} from './schema-issues.js';
import {fieldOf} from './shape.js';
import {listed} from './vocabulary.js';

/** Shorter names may differ in a single letter. */
const LONG_NAME = 8;

/** Every field of a session that the specification names. */
export function sessionFields(): readonly (keyof SessionRequest)[] {
	return ['action', ...CUSTOMER_FIELDS, ...ORDER_FIELDS, ...DETAIL_FIELDS, ...PAGE_FIELDS, ...MANDATE_FIELDS];
}

/**
 * Checks a key that is not a field of a session; if it returns no issue, the key is an extra field. Another name for a
 * field is a problem only if that field is not among the keys that are `taken`.
 */
export function extraKeyProblem(key: string, value: unknown, taken?: readonly string[]): IssueDetails | undefined {
	const hostile = jsonKeyProblem(key);
	if (hostile !== undefined) return hostile;
	const nested = key === 'mandate' || key === 'options' ? nestedFields(key, value, taken) : undefined;
	if (nested !== undefined) return nested;
	const alias = taken && aliasOf(key, sessionFields());
	const isMissing = (field: string) => taken !== undefined && !taken.includes(field);
	const meant =
		sessionFields().find(field => isLike(key, field)) ?? (alias !== undefined && isMissing(alias) ? alias : undefined);
	if (meant !== undefined) {
		const fix = isMissing(meant) && {fix: renaming(meant)};
		return {...unknownField(key, `write ${formatValue(meant)}`), suggestion: meant, ...fix};
	}
	const isOfFilter = [PAYMENT_FILTER, PAYMENT_OPTION, CARD_FILTER, UPI_FILTER, EMI_FILTER].some(
		shape => fieldOf(shape, key) !== undefined,
	);
	const home = isOfFilter ? homeOf(key, PAYMENT_FILTER, 'payment_filter') : undefined;
	const remedy = home && `it belongs to the ${home.what}, at ${home.path}`;
	return remedy === undefined ? undefined : {...unknownField(key, remedy), standsFor: ['payment_filter']};
}

function unknownField(key: string, remedy: string): IssueDetails {
	const message = `${formatValue(key)} is not a field of a session: ${remedy}`;
	return {rule: 'unknown-key', message, found: formatValue(key)};
}

/** An object whose members are top-level fields with dotted names: `{options: {create_mandate}}`. */
function nestedFields(key: string, value: unknown, taken?: readonly string[]): IssueDetails | undefined {
	const members = membersOf(value);
	if (members === undefined || members.length === 0) {
		const flat = MANDATE_FIELDS.filter(field => field.startsWith(`${key}.`));
		return key === 'mandate' ? unknownField(key, `write the dotted keys ${listed(flat, 'and')}`) : undefined;
	}
	const names = members.map(member => dottedName(`${key}.${member}`));
	const isCertain = taken && names.every(name => !taken.includes(name)) && new Set(names).size === names.length;
	return {
		...unknownField(key, `write its members as dotted keys, ${listed(names, 'and')}`),
		standsFor: names,
		...(isCertain && {fix: flattening(members, names)}),
	};
}

/** The keys of an object that is not a list. */
function membersOf(value: unknown): readonly string[] | undefined {
	try {
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : undefined;
	} catch {
		return undefined;
	}
}

/** The documented field with this name, ignoring case, else the name itself. */
function dottedName(name: string): string {
	return MANDATE_FIELDS.find(field => fold(field) === fold(name)) ?? name;
}

function flattening(members: readonly string[], names: readonly string[]): (pointer: string) => IssueFix {
	return pointer => ({
		title: `Write ${listed(names, 'and')}`,
		patch: [
			...members.map((member, index) => ({
				op: 'move' as const,
				from: pointer + pointerSegment(member),
				path: pointer.slice(0, pointer.lastIndexOf('/')) + pointerSegment(names[index] ?? member),
			})),
			{op: 'remove', path: pointer},
		],
	});
}

/** Equal except for case and punctuation, or one edit away if the names are long. */
function isLike(key: string, field: string): boolean {
	if (Math.abs(key.length - field.length) > LONG_NAME) return false;
	const [one, other] = [fold(key), fold(field)];
	return one === other || (other.length >= LONG_NAME && isOneEdit(one, other));
}

// Fields of a session nested in an object, `{options: {create_mandate}}`, although their names are flat and dotted.
import {formatValue} from '../../diagnostics/format-value.js';
import type {IssueDetails} from '../../diagnostics/issue.js';
import {notFieldOfSession} from '../../schema/extra-fields.js';
import {CUSTOMER_FIELDS, isSessionField, MANDATE_FIELDS, ORDER_FIELDS} from '../../schema/fields-by-action.js';
import {normalizeWord} from '../../schema/nearest.js';
import {parseJson} from '../../schema/parse-json.js';
import {PAYMENT_OPTION} from '../../schema/payment-filter-shape.js';
import {fieldOf} from '../../schema/shape.js';
import {listed} from '../../schema/vocabulary.js';

/** The issue of `mandate` or `options`, an object or JSON text of one, whose members should be fields of the session. */
export function nestedProblem(
	key: string,
	value: unknown,
	taken: readonly string[] | undefined,
): IssueDetails | undefined {
	if (key === 'order' || key === 'customer') {
		const names = nestedMembers(key, value).map(({name}) => name);
		const sessionFields = names.filter(name => isSessionField(name));
		if (sessionFields.length === 0 || sessionFields.some(name => taken?.includes(name) !== false)) return undefined;
		return {
			...notFieldOfSession(key, topLevel(names)),
			likelyWords: sessionFields,
		};
	}
	if (key !== 'mandate' && key !== 'options') return undefined;
	const members = nestedMembers(key, typeof value === 'string' ? parseJson(value) : value);
	if (members.length === 0) {
		const flat = MANDATE_FIELDS.filter(field => field.startsWith(`${key}.`));
		return key === 'mandate' ? notFieldOfSession(key, `write the dotted keys ${listed(flat, 'and')}`) : undefined;
	}
	if (key === 'options' && members.some(({path: [member = '']}) => fieldOf(PAYMENT_OPTION, member) !== undefined))
		return undefined; // one payment option
	const names = members.map(({name}) => name);
	return {...notFieldOfSession(key, topLevel(names)), likelyWords: names};
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
	/** The field of the session that it is meant as. */
	readonly name: string;
}

/** The members of an object; none of anything else. */
export function nestedMembers(key: NestedKey, object: unknown): readonly NestedMember[] {
	return entriesOf(object).flatMap(([member, value]) => {
		const inside = key === 'options' && normalizeWord(member) === 'MANDATE' ? nestedMembers('mandate', value) : [];
		if (inside.length > 0) return inside.map(one => ({...one, path: [member, ...one.path]}));
		const normalized = [normalizeWord(`${key}.${member}`), normalizeWord(member)];
		const documented = FIELDS[key].find(field => normalized.includes(normalizeWord(field)));
		// An order and a customer have no dotted names.
		const isDotted = key === 'mandate' || key === 'options';
		return [{path: [member], value, name: documented ?? (isDotted ? `${key}.${member}` : member)}];
	});
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
	return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

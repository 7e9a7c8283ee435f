// The parts of a session that its builder takes one call each: an action's fields, the details, a plain mandate.

import {formatValue} from '../diagnostics/format-value.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {ACTION_ROWS, CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS} from '../schema/fields-by-action.js';
import {readShape} from '../schema/read-shape.js';
import {outOfPlace, unknownKey} from '../schema/schema-issues.js';
import {SESSION_REQUEST} from '../schema/session-shape.js';
import {type Fields, fieldOf, type ObjectShape, type Shape} from '../schema/shape.js';
import {vocabularyProblem} from '../schema/vocabulary.js';
import type {Amount, MandateFields} from '../wire/mandate.js';
import {type Action, type CustomerFields, type DetailFields, SESSION_ACTIONS} from '../wire/session.js';
import {reportEndBeforeStart} from './mandate-order.js';

/** The fields of an action's row. */
export interface RowFields extends CustomerFields {
	readonly order_id?: string;
	readonly amount?: Amount;
}

/** Exactly the fields of the action's row, as a frozen copy, or `undefined` with every issue in the report. */
export function readFieldsOfAction(action: Action, input: unknown, report: IssueCollector): RowFields | undefined {
	const problem = vocabularyProblem(action, SESSION_ACTIONS, 'action');
	if (problem !== undefined) {
		report.add('/action', problem);
		return undefined;
	}
	const row = ACTION_ROWS[action];
	const required = pick([...CUSTOMER_FIELDS, ...row.required]);
	const additionalProperties = (key: string): IssueDetails => {
		if (row.forbidden.some(keys => keys.some(forbidden => forbidden === key)))
			return outOfPlace(key, action, 'session');
		if (fieldOf(SESSION_REQUEST, key) !== undefined) return ownCall(key);
		const problem = unknownKey(key, shape, shape);
		return problem.suggestion === undefined ? {...problem, message: noFieldOf(action, formatValue(key))} : problem;
	};
	const shape: ObjectShape = {
		kind: 'object',
		what: `${action} session`,
		required: required,
		optional: {},
		additionalProperties: additionalProperties,
	};
	return readShape(shape, input, report) as RowFields | undefined; // of that shape
}

/** The reason for a field that the document does not name, and that is like none it names. */
export type NoFieldOf<
	Screen extends Action,
	Key extends string,
> = `${Key} is no field of a ${Screen} session: add it with .extra({…})`;

function noFieldOf<Key extends string>(action: Action, key: Key): NoFieldOf<Action, Key> {
	return `${key} is no field of a ${action} session: add it with .extra({…})`;
}

/** The optional fields of a payment page, as a frozen copy, or `undefined` with every issue in the report. */
export function readDetails(input: unknown, report: IssueCollector, pointer = ''): DetailFields | undefined {
	const shape: ObjectShape = {kind: 'object', what: 'set of details', required: {}, optional: pick(DETAIL_FIELDS)};
	return readShape(shape, input, report, pointer) as DetailFields | undefined; // of that shape
}

/** The four mandate fields, as a frozen copy, or `undefined` with every issue in the report. */
export function readMandateFields(input: unknown, report: IssueCollector, pointer = ''): MandateFields | undefined {
	const shape: ObjectShape = {kind: 'object', what: 'mandate', required: pick(MANDATE_FIELDS), optional: {}};
	const mandate = readShape(shape, input, report, pointer) as MandateFields | undefined; // of that shape
	return mandate !== undefined && reportEndBeforeStart(mandate, report, pointer) ? undefined : mandate;
}

/** Fields that the builder takes in a call of their own. */
function ownCall(key: string): IssueDetails {
	const call = DETAIL_FIELDS.some(field => field === key)
		? 'set it with .details({…})'
		: MANDATE_FIELDS.some(field => field === key)
			? 'set it with .mandate(…)'
			: key === 'sdk_udf'
				? 'set it with .emiDisplay(…)'
				: key === 'action'
					? 'it is the first argument of session(…)'
					: 'set it with .paymentFilter(…)';
	return {
		rule: 'unknown-key',
		message: `${key} does not stand among the fields of session(…): ${call}`,
		found: formatValue(key),
	};
}

function pick(keys: readonly string[]): Fields {
	const picked: Record<string, Shape> = {};
	for (const key of keys) {
		const shape = fieldOf(SESSION_REQUEST, key);
		if (shape !== undefined) picked[key] = shape;
	}
	return picked;
}

// The parts of a session that its builder takes one call each: an action's fields, the details, a plain mandate.
import {type Problem, type Report, show} from '../misuse.js';
import type {Amount, MandateFields} from '../wire/mandate.js';
import {ACTIONS, type Action, type CustomerFields, type DetailFields} from '../wire/session.js';
import {ACTION_ROWS, CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS} from './fields-by-action.js';
import {reportEndBeforeStart} from './mandate-order.js';
import {readShape} from './read.js';
import {outOfPlace, unknownKey} from './read-problems.js';
import {SESSION_REQUEST} from './session-shape.js';
import {type Fields, fieldOf, type ObjectShape, type Shape} from './shape.js';
import {vocabularyProblem} from './vocabulary.js';

/** The fields of an action's row. */
export interface RowFields extends CustomerFields {
	readonly order_id?: string;
	readonly amount?: Amount;
}

/** Exactly the fields of the action's row, as a frozen copy, or `undefined` with every issue in the report. */
export function readFieldsOfAction(action: Action, input: unknown, report: Report): RowFields | undefined {
	const problem = vocabularyProblem(action, ACTIONS, 'action');
	if (problem !== undefined) {
		report.add('/action', problem);
		return undefined;
	}
	const row = ACTION_ROWS[action];
	const must = pick([...CUSTOMER_FIELDS, ...row.must]);
	const others = (key: string): Problem => {
		if (row.never.some(keys => keys.some(never => never === key))) return outOfPlace(key, action, 'session');
		if (fieldOf(SESSION_REQUEST, key) !== undefined) return ownCall(key);
		const problem = unknownKey(key, shape, shape);
		return problem.suggestion === undefined ? {...problem, message: noFieldOf(action, show(key))} : problem;
	};
	const shape: ObjectShape = {kind: 'object', what: `${action} session`, must, may: {}, others};
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
export function readDetails(input: unknown, report: Report, pointer = ''): DetailFields | undefined {
	const shape: ObjectShape = {kind: 'object', what: 'set of details', must: {}, may: pick(DETAIL_FIELDS)};
	return readShape(shape, input, report, pointer) as DetailFields | undefined; // of that shape
}

/** The four mandate fields, as a frozen copy, or `undefined` with every issue in the report. */
export function readMandateFields(input: unknown, report: Report, pointer = ''): MandateFields | undefined {
	const shape: ObjectShape = {kind: 'object', what: 'mandate', must: pick(MANDATE_FIELDS), may: {}};
	const mandate = readShape(shape, input, report, pointer) as MandateFields | undefined; // of that shape
	return mandate !== undefined && reportEndBeforeStart(mandate, report, pointer) ? undefined : mandate;
}

/** Fields that the builder takes in a call of their own. */
function ownCall(key: string): Problem {
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
		code: 'unknown-key',
		message: `${key} does not stand among the fields of session(…): ${call}`,
		found: show(key),
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

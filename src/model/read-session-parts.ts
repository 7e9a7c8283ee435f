// Reads the parts of a session that each have their own step: the fields of the action, the details, a plain mandate.

import {type Account, NO_ACCOUNT} from '../account/account.js';
import {isBuilder} from '../diagnostics/builder-kind.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {extraKeyProblem} from '../schema/extra-fields.js';
import {ACTION_ROWS, CUSTOMER_FIELDS, DETAIL_FIELDS, MANDATE_FIELDS} from '../schema/fields-by-action.js';
import {isPlainData} from '../schema/plain-object.js';
import {readShape} from '../schema/read-shape.js';
import {unknownKey} from '../schema/schema-issues.js';
import {SESSION_REQUEST} from '../schema/session-shape.js';
import {type Fields, keysOf, type ObjectShape} from '../schema/shape.js';
import {likeName, vocabularyProblem} from '../schema/vocabulary.js';
import type {MandateFields} from '../wire/mandate.js';
import {
	type Action,
	type CustomerFields,
	type DetailFields,
	type JsonObject,
	type RequestParts,
	SESSION_ACTIONS,
} from '../wire/session.js';
import {reportEndBeforeStart} from './mandate-order.js';
import {misplacedExtra, misplacedField, notField} from './session-steps.js';

const SESSION_FIELDS = {...SESSION_REQUEST.required, ...SESSION_REQUEST.optional};

/** The fields of an action. */
export type ActionFields = CustomerFields & Pick<RequestParts, 'order_id' | 'amount'>;

/** Exactly the fields of the action, as a frozen copy, or `undefined` with every issue in the report. */
export function readFieldsOfAction(
	action: Action,
	input: unknown,
	report: IssueCollector,
	account: Account = NO_ACCOUNT,
): ActionFields | undefined {
	const problem = vocabularyProblem(action, SESSION_ACTIONS, 'action');
	if (problem !== undefined) {
		report.add('/action', problem);
		return undefined;
	}
	return readShape(FIELDS[action], ownFields(input), report, '', account) as ActionFields | undefined; // of that shape
}

const FIELDS: Readonly<Record<Action, ObjectShape>> = {
	paymentPage: fieldsShape('paymentPage'),
	paymentManagement: fieldsShape('paymentManagement'),
	quickPay: fieldsShape('quickPay'),
};

function fieldsShape(action: Action): ObjectShape {
	const shape: ObjectShape = {
		kind: 'object',
		what: `${action} session`,
		required: pick([...CUSTOMER_FIELDS, ...ACTION_ROWS[action].required]),
		optional: {},
		additionalProperties: key => {
			const misplaced = misplacedField(action, key);
			if (misplaced !== undefined) return misplaced;
			return likeName(key, keysOf(shape)).near === undefined ? notField(action, key) : unknownKey(key, shape);
		},
	};
	return shape;
}

const PRESENT = {isUndefinedAbsent: true};

/** The optional fields of a payment page, as a frozen copy, or `undefined` with every issue in the report. */
export function readDetails(input: unknown, report: IssueCollector): DetailFields | undefined {
	return readShape(DETAILS, input, report, '', PRESENT) as DetailFields | undefined; // of that shape
}

const DETAILS: ObjectShape = {
	kind: 'object',
	what: 'details object',
	required: {},
	optional: pick(DETAIL_FIELDS),
	additionalProperties: (key): IssueDetails => misplacedExtra('paymentPage', key) ?? unknownKey(key, DETAILS),
};

/** Fields that the specification does not name, as a frozen copy, or `undefined` with every issue in the report. */
export function readExtraFields(action: Action, input: unknown, report: IssueCollector): JsonObject | undefined {
	const shape: ObjectShape = {
		kind: 'object',
		what: 'set of extra fields',
		required: {},
		optional: {},
		additionalProperties: key => misplacedExtra(action, key) ?? extraKeyProblem(key),
	};
	return readShape(shape, input, report, '', PRESENT) as JsonObject | undefined; // every value was read as JSON
}

/** Fields that an account adds to options, as a frozen copy, or `undefined` with every issue in the report. */
export function readOptionFields(
	names: readonly string[],
	input: unknown,
	report: IssueCollector,
): JsonObject | undefined {
	const shape: ObjectShape = {
		kind: 'object',
		what: 'set of extra fields',
		required: {},
		optional: {},
		additionalProperties: key => vocabularyProblem(key, names, 'key of extraOptionFields'),
	};
	return readShape(shape, input, report, '', PRESENT) as JsonObject | undefined; // every value was read as JSON
}

/** The four mandate fields, as a frozen copy, or `undefined` with every issue in the report. */
export function readMandateFields(
	input: unknown,
	report: IssueCollector,
	account: Account = NO_ACCOUNT,
): MandateFields | undefined {
	const mandate = readShape(MANDATE, input, report, '', account) as MandateFields | undefined; // of that shape
	return mandate !== undefined && reportEndBeforeStart(mandate, report) ? undefined : mandate;
}

const MANDATE: ObjectShape = {kind: 'object', what: 'mandate', required: pick(MANDATE_FIELDS), optional: {}};

function pick(keys: readonly (keyof typeof SESSION_FIELDS)[]): Fields {
	return Object.fromEntries(keys.map(key => [key, SESSION_FIELDS[key]]));
}

/** The own fields of an instance of a class, which need not be plain; anything else is returned unchanged. */
function ownFields(input: unknown): unknown {
	if (isPlainData(input) || isBuilder(input)) return input;
	if (Object.prototype.toString.call(input) !== '[object Object]') return input;
	const own: object = {...Object(input)};
	return Object.keys(own).length === 0 ? input : own;
}

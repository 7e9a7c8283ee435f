// The session request, as data.
import {amountProblem} from '../values/amount.js';
import {epochSecondsProblem} from '../values/epoch-seconds.js';
import {returnUrlProblem} from '../values/return-url.js';
import {textProblem} from '../values/text.js';
import {MANDATE_KINDS} from '../wire/mandate.js';
import {type CustomerFields, EMI_DISPLAYS, type RequestParts, SESSION_ACTIONS} from '../wire/session.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {extraKeyProblem} from './extra-fields.js';
import {ACTION_ROWS, MANDATE_FIELDS, ORDER_FIELDS} from './fields-by-action.js';
import {PAYMENT_FILTER} from './payment-filter-shape.js';
import type {FormatShape, ObjectOf} from './shape.js';

const TEXT: FormatShape = {kind: 'format', check: textProblem};
/** An amount with no or one decimal is certain enough to be read (open point 16). */
const AMOUNT: FormatShape = {
	kind: 'format',
	check: amountProblem,
	expected: 'digits with two decimals, such as "499.00"',
	expectedInCode: 'digits with two decimals, such as "499.00", or use toAmount(…)',
	isTolerated: value => typeof value === 'string' && /^[0-9]{1,15}(?:\.[0-9])?$/.test(value),
};
const SECONDS: FormatShape = {
	kind: 'format',
	check: epochSecondsProblem,
	expected: 'Unix seconds as 1 to 10 digits',
	expectedInCode: 'Unix seconds as 1 to 10 digits, or use epochSeconds(…)',
};

export const SESSION_REQUEST: ObjectOf<RequestParts & CustomerFields> = {
	kind: 'object',
	what: 'session',
	required: {
		action: {kind: 'enum', what: 'action', enum: SESSION_ACTIONS, isOnce: true},
		customer_id: {...TEXT, isEmptyForGuests: true},
		customer_email: TEXT,
		customer_phone: TEXT,
		payment_page_client_id: TEXT,
	},
	optional: {
		order_id: TEXT,
		amount: AMOUNT,
		return_url: {kind: 'format', check: returnUrlProblem},
		description: TEXT,
		first_name: TEXT,
		last_name: TEXT,
		payment_filter: PAYMENT_FILTER,
		sdk_udf: {kind: 'enum', what: 'EMI display', enum: EMI_DISPLAYS, isOnce: true},
		emiOptions: EMI_FILTER,
		'options.create_mandate': {kind: 'enum', what: 'mandate kind', enum: MANDATE_KINDS, isOnce: true},
		'mandate.max_amount': AMOUNT,
		'mandate.start_date': SECONDS,
		'mandate.end_date': SECONDS,
	},
	cases: {
		on: 'action',
		when: ACTION_ROWS,
		fallback: {word: 'paymentPage', ifAny: [...ORDER_FIELDS, 'payment_filter']},
	},
	dependentRequired: MANDATE_FIELDS,
	// Open point 28.
	mayLack: ['customer_email', 'customer_phone', 'mandate.start_date', 'mandate.end_date'],
	additionalProperties: extraKeyProblem,
};

// The session request, as data.
import {amountProblem} from '../values/amount.js';
import {epochSecondsProblem} from '../values/epoch-seconds.js';
import {returnUrlProblem} from '../values/return-url.js';
import {textProblem} from '../values/text.js';
import {MANDATE_KINDS} from '../wire/mandate.js';
import {ACTIONS, EMI_DISPLAYS, type SessionRequest} from '../wire/session.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {extraKeyProblem} from './extra-fields.js';
import {ACTION_ROWS, MANDATE_FIELDS} from './fields-by-action.js';
import {PAYMENT_FILTER} from './read-payment-filter.js';
import type {FormShape, ObjectOf} from './shape.js';

const TEXT: FormShape = {kind: 'form', check: textProblem};
const AMOUNT: FormShape = {kind: 'form', check: amountProblem};
const SECONDS: FormShape = {kind: 'form', check: epochSecondsProblem};

export const SESSION_REQUEST: ObjectOf<SessionRequest> = {
	kind: 'object',
	what: 'session',
	must: {
		action: {kind: 'words', what: 'action', words: ACTIONS},
		customer_id: TEXT,
		customer_email: TEXT,
		customer_phone: TEXT,
		payment_page_client_id: TEXT,
	},
	may: {
		order_id: TEXT,
		amount: AMOUNT,
		return_url: {kind: 'form', check: returnUrlProblem},
		description: TEXT,
		first_name: TEXT,
		last_name: TEXT,
		payment_filter: PAYMENT_FILTER,
		sdk_udf: {kind: 'words', what: 'EMI display', words: EMI_DISPLAYS},
		emiOptions: EMI_FILTER,
		'options.create_mandate': {kind: 'words', what: 'mandate kind', words: MANDATE_KINDS},
		'mandate.max_amount': AMOUNT,
		'mandate.start_date': SECONDS,
		'mandate.end_date': SECONDS,
	},
	cases: {on: 'action', when: ACTION_ROWS},
	together: MANDATE_FIELDS,
	others: extraKeyProblem,
};

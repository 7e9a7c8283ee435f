// One row of the specification's table: a statement, what follows it, and what contradicts it.
import type {Account, Instrument} from '../../src/inspect/index.js';

export interface Row {
	/** The statement of the specification. */
	readonly says: string;
	readonly account?: Account;
	/** Calls that build `json`. */
	readonly calls?: readonly (() => {build(): object})[];
	/** A filter or request that follows the statement. */
	readonly json?: object;
	/** What lint reports about it, as `severity rule pointer`. */
	readonly lint?: readonly string[];
	readonly shows?: readonly Instrument[];
	readonly hides?: readonly Instrument[];
	/** Instruments on which the specification does not decide. */
	readonly leavesOpen?: readonly Instrument[];
	/** Parts of its description. */
	readonly describes?: readonly string[];
	/** Calls that contradict the statement, as JavaScript over `prelude`: they do not compile, and throw. */
	readonly refusedCalls?: readonly string[];
	/** JSON that contradicts the statement, with `rule pointer` of the error. */
	readonly refusedJson?: readonly (readonly [json: object, issue: string])[];
	/** True if no type can say it, because the contents of a string or the length of a list decide. */
	readonly isOnlyForReaders?: true;
}

export const customer = {
	customer_id: 'customer-1',
	customer_email: 'ada@shop.test',
	customer_phone: '9812345678',
	payment_page_client_id: 'client-1',
} as const;
export const order = {...customer, order_id: 'order-1', amount: '10.00'} as const;
export const page = {...order, action: 'paymentPage'} as const;
export const terms = {
	'mandate.max_amount': '499.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
} as const;

/** What the calls of `refusedCalls` use. */
export const prelude = `
const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'};
const order = {...customer, order_id: 'o', amount: toAmount('10.00')};
const page = session('paymentPage', order);
const ready = filter().allowDefaults(true);
const only = filter().allowDefaults(false);
const terms = mandate('REQUIRED').maxAmount('499.00').startDate('1893456000').endDate('1924992000');
`;

export const without = (input: object, ...keys: readonly string[]): object =>
	Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key)));

export const filterOf = (allowDefaultOptions: boolean, ...options: readonly object[]) => ({
	allowDefaultOptions,
	options,
});
export const option = (paymentMethodType: string, enable: boolean, lists: object = {}) => ({
	paymentMethodType,
	enable,
	...lists,
});

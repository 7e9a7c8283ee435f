// A call of the sandbox that can be pasted into a shell.
import {encodedKey} from '../values/credentials.js';
import type {CheckedOptions} from './sandbox-options.js';

type Caller = Pick<CheckedOptions, 'merchantId' | 'apiKey' | 'account'>;

/** Stands for the part of the command that the shell fills in. */
const ORDER_ID = 'ORDER_ID';

/** A curl command that works again and again: the shell makes a new order id each time, of at most 20 characters. */
export function curlCommand(origin: string, {merchantId, apiKey, account}: Caller): string {
	const body = {
		action: 'paymentPage',
		order_id: ORDER_ID,
		amount: '499.00',
		customer_id: 'customer-1',
		customer_email: 'ada@example.com',
		customer_phone: '9000000000',
		payment_page_client_id: 'client-1',
		payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
	};
	const encoded = encodedKey({apiKey, credentials: account.credentials ?? 'apiKey'});
	const headers = [`Authorization: Basic ${encoded}`, `x-merchantid: ${merchantId}`, 'Content-Type: application/json'];
	// The time of day, with nanoseconds where `date` has them.
	const data = quoted(JSON.stringify(body, null, 1)).replace(ORDER_ID, `order'"$(date +%H%M%S%N)"'`);
	return [`curl ${origin}/session`, ...headers.map(header => `  -H ${quoted(header)}`), `  -d ${data}`].join(' \\\n');
}

function quoted(text: string): string {
	return `'${text.replaceAll("'", `'\\''`)}'`;
}

// A request, and the parts of it and of its service that must never be visible.
import type {SessionRequest} from '../../src/index.js';

export const KEY = 'invented-key-7Qf3xZ';
export const ENCODED: string = btoa(KEY);
export const ENCODED_WITH_COLON: string = btoa(`${KEY}:`);
export const EMAIL = 'customer.one@example.com';
export const PHONE = '9000012345';

export const REQUEST: SessionRequest = {
	action: 'paymentPage',
	order_id: 'ORDER-1',
	amount: '10.00',
	customer_id: 'invented-customer-id',
	customer_email: EMAIL,
	customer_phone: PHONE,
	payment_page_client_id: 'CLIENT_1',
	first_name: 'Inventedname',
	last_name: 'Otherinvented',
	description: 'an invented description',
	return_url: 'https://shop.example/return?token=invented-token',
	payment_filter: {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]},
};

/** The fields of a paymentPage session that a builder makes. */
export const FIELDS = {
	order_id: 'O-1',
	amount: '1.00',
	customer_id: REQUEST.customer_id,
	customer_email: EMAIL,
	customer_phone: PHONE,
	payment_page_client_id: 'CLIENT_1',
} as const;

export const SECRETS: readonly string[] = [
	KEY,
	ENCODED.replace(/=+$/, ''),
	ENCODED_WITH_COLON.replace(/=+$/, ''),
	EMAIL,
	encodeURIComponent(EMAIL),
	PHONE,
	`${PHONE.slice(0, 5)} ${PHONE.slice(5)}`,
	'invented-customer-id',
	'Inventedname',
	'Otherinvented',
	'an invented description',
	'invented-token',
];

/** The secrets that a text contains, ignoring case. */
export function secretsIn(text: string): string[] {
	const lower = text.toLowerCase();
	return SECRETS.filter(secret => lower.includes(secret.toLowerCase()));
}

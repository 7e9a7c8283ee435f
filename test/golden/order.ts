// The order that most sessions of the tests carry.

export const order = {
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '0000000000',
	payment_page_client_id: 'client-1',
} as const;

export const json = (builder: {toJSON(): unknown}) => JSON.stringify(builder);

// A valid payment page, as a base for tests.
export const page = {
	action: 'paymentPage',
	amount: '10.00',
	order_id: 'order-1',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '9999999999',
	payment_page_client_id: 'client-1',
};

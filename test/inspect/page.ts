// A payment page that is right, for what is said beside it.
export const page = {
	action: 'paymentPage',
	amount: '10.00',
	order_id: 'order-1',
	customer_id: 'customer-1',
	customer_email: 'customer@example.com',
	customer_phone: '9999999999',
	payment_page_client_id: 'client-1',
};

// The session request that the examples of rules add to.

/** The fields that every payment page session has. */
export const SAMPLE_SESSION = {
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	action: 'paymentPage',
};

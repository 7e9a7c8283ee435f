// Filters and a session request that several tests use.

export const clean = {allowDefaultOptions: true, options: [{paymentMethodType: 'CASH', enable: false}]};

/** Two errors, both with a certain fix. */
export const misspelled = {
	allowDefaultOptions: 'true',
	options: [{paymentMethodType: 'REWRD', enable: false}, ...clean.options],
};

/** One error with a certain fix. */
export const twoCodes = {
	allowDefaultOptions: true,
	options: [{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A,WALLET_B']}],
};

export const page = {
	order_id: 'order-1',
	amount: '499.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
	action: 'paymentPage',
};

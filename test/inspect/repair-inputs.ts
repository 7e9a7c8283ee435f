// Inputs of repair: a part that may be wrong, in a filter or a request that is right.
export const inOption = (option: object) => ({allowDefaultOptions: true, options: [option]});
export const inCards = (cardFilters: unknown) => inOption({paymentMethodType: 'CARD', enable: true, cardFilters});
export const inBins = (cardBins: unknown) => inCards([{enable: false, cardBins}]);
export const inWallet = (paymentMethods: unknown) =>
	inOption({paymentMethodType: 'WALLET', enable: false, paymentMethods});
export const inPlan = (fields: object) => ({
	allowDefaultOptions: true,
	options: [],
	emiOptions: {noCostEmi: {enable: true, credit: {enable: true, filters: [{enable: true, ...fields}]}}},
});
export const customer = {
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	payment_page_client_id: 'client-1',
};
export const page = {action: 'paymentPage', ...customer, order_id: 'order-1', amount: '499.00'};
export const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '499.00',
	'mandate.start_date': '4070908800',
	'mandate.end_date': '4102444800',
};

import {
	amount,
	type CallOptions,
	createSession,
	defineService,
	emi,
	epochSeconds,
	filter,
	type MandateFields,
	mandate,
	type SessionRequest,
	type SessionResponse,
	session,
} from 'paylock';
import {expectError, expectType} from 'tsd';

declare const signal: NonNullable<CallOptions['signal']>;
const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order = {...customer, order_id: 'o', amount: '1.00'} as const;
const page = session('paymentPage', order);
const ready = filter().allowDefaults(true);
const terms = mandate('OPTIONAL').endDate('1893456000').maxAmount(amount(1000)).startDate(new Date());
const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'});

// Each action with its fields.
expectType<SessionRequest>(session('paymentPage', {...order, amount: amount(499)}).build());
expectType<SessionRequest>(session('quickPay', order).toJSON());
expectType<SessionRequest>(
	session('paymentManagement', customer)
		.extra({udf1: ['a', {b: null}]})
		.build(),
);
expectError(session('paymentManagement', order));
expectError(session('paymentPage', customer));
expectError(session('paymentPage', {...order, amount: '499'}));
expectError(session('paymentPage', {...order, amount: '499.5'}));
expectError(session('paymentPage', {...order, amount: '499.500'}));
expectError(session('paymentPage', {...order, currency: 'AAA'}));
expectError(session('PaymentPage', order));

// What a payment page carries, each at most once, in any order.
page
	.details({return_url: 'https://shop.example', description: 'd', first_name: 'f', last_name: 'l'})
	.extra({udf1: 'x'})
	.emiDisplay('ShowEMIWithoutCards')
	.mandate(terms)
	.paymentFilter(ready.hide('CASH'));
page.paymentFilter(ready.hide('CASH').build()).mandate(terms.build());
expectError(page.paymentFilter(ready).paymentFilter(ready));
expectError(page.mandate(terms).mandate(terms));
expectError(page.emiDisplay('showEMI').emiDisplay('showEMI'));
expectError(page.details({description: 'd'}).details({first_name: 'f'}));
expectError(page.extra({udf1: 'x'}).extra({udf2: 'y'}));
expectError(page.extra({order_id: 'x'}));
expectError(page.extra({udf1: () => 1}));
expectError(page.details({descripton: 'd'}));
expectError(page.emiDisplay('showEmiWithoutCards'));
expectError(session('quickPay', order).paymentFilter(ready));
expectError(session('quickPay', order).mandate(terms));
expectError(session('paymentManagement', customer).details({description: 'd'}));

// The mandate: a kind, three terms in any order, then build().
expectType<MandateFields>(
	mandate('REQUIRED').startDate(new Date()).endDate(epochSeconds(new Date())).maxAmount('1.00').build(),
);
expectType<MandateFields>(terms.toJSON());
expectError(mandate('required'));
expectError(mandate('REQUIRED').build());
expectError(mandate('REQUIRED').startDate('1').endDate('2').build());
expectError(mandate('REQUIRED').startDate('1').startDate('2'));
expectError(mandate('REQUIRED').maxAmount('1'));
expectError(mandate('REQUIRED').maxAmount(1));
expectError(mandate('REQUIRED').startDate(1700000000));
expectError(page.mandate(mandate('REQUIRED').startDate('1')));

// Providers in a mandate session, whichever came first.
const single = ready.show('NB', ['NB_BANKA']);
page.mandate(terms).paymentFilter(single.forMandates('PREFIX'));
page.paymentFilter(single.forMandates('PREFIX')).mandate(terms);
page.mandate(terms).paymentFilter(ready.show('NB').hide('WALLET').show('REWARD', ['POINTS_A']));
expectError(page.mandate(terms).paymentFilter(single));
expectError(page.paymentFilter(single).mandate(terms));
expectError(page.mandate(terms).paymentFilter(single.when(true, filter => filter.forMandates('PREFIX'))));

// EMI alone and hidden contradict each other, whichever came first.
const alone = ready.emi(emi().showOnlyEmi());
page.paymentFilter(alone).emiDisplay('showEMI');
expectError(page.paymentFilter(alone).emiDisplay('hideEMI'));
expectError(page.emiDisplay('hideEMI').paymentFilter(alone));

// What is sent is a finished session.
expectType<Promise<SessionResponse>>(createSession(page, service));
expectType<Promise<SessionResponse>>(createSession(page.build(), service, {signal}));
expectError(createSession(ready, service));
expectError(createSession(filter(), service));
expectError(createSession(page, {baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'}));

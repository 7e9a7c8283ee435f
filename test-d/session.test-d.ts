import {
	type Action,
	type Amount,
	type AnyEmi,
	type AnyFilter,
	type AnySession,
	createSession,
	defineService,
	emi,
	epochSeconds,
	filter,
	type MandateFields,
	mandate,
	type OrderFields,
	type PaymentPageSession,
	rules,
	type SessionRequest,
	type SessionResponse,
	session,
	toAmount,
} from 'paylock';
import {expectAssignable, expectError, expectType} from 'tsd';

declare const signal: NonNullable<NonNullable<Parameters<typeof createSession>[2]>['signal']>;
declare const text: string;
declare const note: string | undefined;
declare const written: Amount;
declare const isGift: boolean;
declare const row: OrderFields;
declare const anyFilter: AnyFilter;
declare const anyEmi: AnyEmi;
declare const action: Action;
const customer = {customer_id: 'c', customer_email: 'e', customer_phone: 'p', payment_page_client_id: 'k'} as const;
const order = {...customer, order_id: 'o', amount: '1.00'} as const;
const page = session('paymentPage', order);
const ready = filter().allowDefaults(true);
const terms = mandate('OPTIONAL').endDate('1893456000').maxAmount(toAmount(1000)).startDate(new Date());
const service = defineService({baseUrl: 'https://checkout.example', merchantId: 'M', apiKey: 'K'});

// Each action with its fields.
expectType<SessionRequest>(session('paymentPage', {...order, amount: toAmount(499)}).build());
expectType<SessionRequest>(session('paymentPage', {...order, amount: written}).build());
expectType<SessionRequest>(session('paymentPage', row).build());
expectType<SessionRequest>(session('quickPay', order).toJSON());
expectType<SessionRequest>(
	session('paymentManagement', customer)
		.extra({udf1: ['a', {b: null}]})
		.build(),
);
// An action that is known only at run time is checked at run time.
expectType<AnySession>(session(action, row));
session(isGift ? 'paymentPage' : 'paymentManagement', customer).build();
session(isGift ? 'quickPay' : 'paymentManagement', order).build();
expectError(session(action, {...order, amount: '499'}));
expectError(session(action, {...order, currency: 'AAA'}));
expectError(session('paymentPage', customer));
expectError(session('paymentPage', {...customer, amount: '1.00'}));
expectError(session('paymentPage', {...customer, order_id: 'o'}));
expectError(session('paymentPage', {...order, order_id: 5}));
expectError(session('paymentPage', {...order, amount: isGift ? 1 : toAmount(1)}));
expectError(session('paymentPage', {...order, amount: undefined}));
expectError(session('paymentPage', {...order, amount: null}));
expectError(session('paymentPage', {...order, return_url: 'https://shop.example'}));
expectError(session('paymentPage', {...order, amount: '499.500'}));
expectError(session('paymentPage', {...order, amount: '-1.00'}));
expectError(session('paymentPage', {...order, amount: '0x5.00'}));
expectError(session('paymentPage', {...order, amount: '1e3.00'}));
expectError(session('paymentPage', {...order, action: 'paymentPage'}));
expectError(session('paymentManagement', {...customer, orderId: 'o'}));
expectError(session('paymentManagement', {customer_id: 'c', customer_phone: 'p', payment_page_client_id: 'k'}));
expectError(session('PaymentPage', order));

// What a payment page may have, each at most once, in any order.
page
	.details({return_url: 'https://shop.example', description: 'd', first_name: 'f', last_name: 'l'})
	.extra({udf1: 'x'})
	.emiDisplay('ShowEMIWithoutCards')
	.mandate(terms)
	.paymentFilter(ready.hide('CASH'));
page.paymentFilter(ready.hide('CASH').build()).mandate(terms.build());
page.details({description: note, first_name: undefined}).extra({udf1: note});
expectError(page.extra({order_id: 'x'}));
expectError(page.extra({description: 'x'}));
expectError(page.extra({'mandate.end_date': '1'}));
expectError(page.extra({udf1: () => 1}));
expectError(page.details({description: 'd', last_nam: 'l'}));
expectError(page.details({description: 1}));
expectError(session('quickPay', order).mandate(terms));
expectError(session('quickPay', order).emiDisplay('showEMI'));
expectError(session('paymentManagement', customer).paymentFilter(ready));
expectError(session('quickPay', order).extra({description: 'd'}));

// A call that is refused does not count: the rest of the chain is checked as if it were absent.
// @ts-expect-error a word that is not an EMI display, and no second error after it
page.emiDisplay('showEmi').emiDisplay('showEMI');
// @ts-expect-error a quick-pay session has no filter, and no second error after it
session('quickPay', order).paymentFilter(ready).extra({udf1: 1});
// @ts-expect-error an unknown action, and no second error after it
session('PaymentPage', order).paymentFilter(ready).mandate(terms);

// Conditions: both branches count afterwards, and do not conflict with each other.
page.when(isGift, gift => gift.details({description: 'd'})).mandate(terms);
page.when(
	isGift,
	gift => gift.mandate(terms),
	other => other.mandate(terms).emiDisplay('hideEMI'),
);
session('quickPay', order).when(isGift, gift => gift.extra({udf1: 'x'}));
expectError(page.when(isGift, gift => gift.mandate(terms)).mandate(terms));
expectError(page.when(isGift, gift => gift.mandate(terms)).paymentFilter(ready.hide('NB', ['NB_BANKA'])));
expectError(page.when(isGift, () => undefined));
expectError(page.when(isGift, async gift => gift.mandate(terms)));
expectError(page.when('yes', gift => gift.mandate(terms)));
expectError((isGift ? page.mandate(terms) : page).paymentFilter(ready.hide('NB', ['NB_BANKA'])));

// Sessions whose history the compiler does not follow.
let any: AnySession = page;
if (isGift) any = any.mandate(terms);
any = any
	.paymentFilter(ready.hide('NB', ['NB_BANKA']))
	.emiDisplay('hideEMI')
	.details({})
	.extra({});
any = session('quickPay', order);
expectAssignable<AnySession>(session('paymentManagement', customer).extra({udf1: 'x'}));
expectAssignable<PaymentPageSession>(page);
expectError(any.extra({order_id: 'x'}));
expectError(any.emiDisplay('showEmi'));
page.emiDisplay('hideEMI').mandate(terms).paymentFilter(anyFilter);

// The mandate: a kind, three terms in any order, then build().
expectType<MandateFields>(
	mandate('REQUIRED').startDate(new Date()).endDate(epochSeconds(new Date())).maxAmount('1.00').build(),
);
expectType<MandateFields>(terms.toJSON());
mandate('REQUIRED').startDate(text);
mandate('REQUIRED').startDate(isGift ? text : new Date());
mandate('REQUIRED').maxAmount(isGift ? '1.00' : written);
page.mandate(isGift ? terms : mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2'));
expectError(mandate('REQUIRED').build());
expectError(mandate());
expectError(mandate('REQUIRED').startDate('1').endDate('2').build());
expectError(mandate('REQUIRED').endDate(null));
expectError(mandate('REQUIRED').maxAmount(isGift ? undefined : written));
expectError(mandate('REQUIRED').maxAmount('1'));
expectError(mandate('REQUIRED').maxAmount('-1.00'));
expectError(mandate('REQUIRED').maxAmount(1));
expectError(mandate('REQUIRED').maxAmount(text));
expectError(mandate('REQUIRED').maxAmount(isGift ? '5' : '5.00'));
expectError(mandate('REQUIRED').startDate(1700000000));
expectError(mandate('REQUIRED').startDate('tomorrow'));
expectError(mandate('REQUIRED').endDate(isGift ? 'tomorrow' : '1'));
expectError(page.mandate(mandate('REQUIRED').startDate('1')));
expectError(page.mandate(isGift ? mandate('REQUIRED') : terms));
expectError(page.mandate({...terms.build(), 'mandate.max_amount': '1.5'}));

// Providers in a mandate session, whichever came first.
const single = ready.hide('NB', ['NB_BANKA']);
page.mandate(terms).paymentFilter(single.forMandates('PREFIX'));
page.paymentFilter(single.forMandates('PREFIX')).mandate(terms);
page.mandate(terms).paymentFilter(ready.show('NB').hide('WALLET').hide('REWARD', ['POINTS_A']));
expectError(page.mandate(terms).paymentFilter(single.when(true, filter => filter.forMandates('PREFIX'))));
expectError(page.mandate(terms).paymentFilter(ready.include(rules().hide('CONSUMER_FINANCE', ['LENDER_A']))));
expectError(page.mandate(terms).paymentFilter(isGift ? single.forMandates('PREFIX') : single));
expectError(page.paymentFilter(isGift ? single : ready.forMandates('PREFIX')).mandate(terms));
expectError(page.mandate(terms).paymentFilter((isGift ? ready : ready.forMandates('PREFIX')).hide('NB', ['NB_BANKA'])));
expectError(page.mandate(terms).paymentFilter(single.include(isGift ? rules() : rules().forMandates('PREFIX'))));
expectError(
	page.mandate(terms).paymentFilter(
		single.when(
			isGift,
			one => one.forMandates('PREFIX'),
			one => one.hide('CASH'),
		),
	),
);
expectError(
	page.mandate(terms).paymentFilter(
		single.when(true, one => {
			if (isGift) return one.hide('CASH');
			return one.forMandates('PREFIX');
		}),
	),
);

// A filter that shows only EMI and a session that hides EMI contradict each other, whichever came first.
const onlyEmi = ready.emi(emi().showOnlyEmi());
page.paymentFilter(onlyEmi).emiDisplay('showEMI');
expectError(page.emiDisplay('hideEMI').paymentFilter(onlyEmi));
// Plans of unknown history may show only EMI: that is checked at run time.
page.emiDisplay('hideEMI').paymentFilter(ready.emi(anyEmi));
page.emiDisplay('hideEMI').paymentFilter(ready.include(rules().emi(anyEmi)));
page.paymentFilter(ready.emi((plans: AnyEmi) => plans.hide('noCost'))).emiDisplay('hideEMI');
page.emiDisplay('hideEMI').paymentFilter(ready.emi(anyEmi).emi(anyEmi));

// What is sent is a complete session.
expectType<Promise<SessionResponse>>(createSession(page, service));
expectType<Promise<SessionResponse>>(createSession(any, service));
expectType<Promise<SessionResponse>>(createSession(page.build(), service, {signal}));
expectError(createSession(filter(), service));
expectError(createSession(terms, service));
expectError(createSession(mandate('REQUIRED'), service));

import type {PaymentFilter, PaymentOption, SessionRequest} from 'paylock';
import {expectAssignable, expectError, expectNotAssignable, expectType} from 'tsd';

declare const enable: boolean;
declare const option: PaymentOption;

// What the specification allows, written as a literal.
expectAssignable<PaymentFilter>({
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]},
		{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType: 'INTENT'}]},
		{paymentMethodType: 'UPI', enable: false, paymentMethods: ['APP_A']},
		{paymentMethodType: 'WALLET', enable, paymentMethods: ['WALLET_A']},
	],
});
expectAssignable<PaymentOption>({paymentMethodType: 'CARD', enable});

// Lists that the service ignores.
expectError<PaymentOption>({paymentMethodType: 'CARD', enable: true, paymentMethods: ['CODE_A']});
expectError<PaymentOption>({paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: false}]});
expectError<PaymentOption>({paymentMethodType: 'CARD', enable: true, upiFilters: []});
expectError<PaymentOption>({paymentMethodType: 'UPI', enable: false, upiFilters: [{enable: false}]});
expectError<PaymentOption>({paymentMethodType: 'UPI', enable: true, cardFilters: []});
expectError<PaymentOption>({paymentMethodType: 'WALLET', enable: true, cardFilters: []});
expectNotAssignable<PaymentOption>({paymentMethodType: 'CARD', enable: false, cardFilters: [{enable: false}]} as const);

// A program that reads an option does not have to distinguish the types.
expectAssignable<readonly string[] | undefined>(option.paymentMethods);
expectType<'DEBIT' | 'CREDIT' | undefined>(option.cardFilters?.[0]?.cardTypes?.[0]);
expectType<string | undefined>(option.upiFilters?.[0]?.upiMethods?.[0]);

// A request holds the fields of its action; those that may be absent are optional.
const customer = {customer_id: 'customer-1', payment_page_client_id: 'client-1'};
const page = {...customer, action: 'paymentPage', order_id: 'ORDER-1', amount: '499.00'} as const;
expectAssignable<SessionRequest>(page);
expectAssignable<SessionRequest>({...customer, action: 'paymentManagement'});
expectError<SessionRequest>({...customer, action: 'paymentPage', order_id: 'ORDER-1'});
expectError<SessionRequest>({...customer, action: 'paymentManagement', order_id: 'ORDER-1'});
expectError<SessionRequest>({...customer, action: 'paymentManagement', amount: '499.00'});

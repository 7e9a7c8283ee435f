import {
	amend,
	CARD_TYPES,
	EMI_KINDS,
	filter,
	PAYMENT_METHOD_TYPES,
	type PaymentFilter,
	PLAN_GROUPS,
	SESSION_ACTIONS,
} from 'paylock';
import {expectError, expectType} from 'tsd';

const base = filter().allowDefaults(true).hide('CASH').build();

// A recipe changes the draft, returns it, or returns another filter.
expectType<PaymentFilter>(
	amend(base, draft => {
		draft.options.push({paymentMethodType: 'UPI', enable: true});
	}),
);
expectType<PaymentFilter>(amend(base, draft => draft));
expectType<PaymentFilter>(amend(base, () => base));
expectType<PaymentFilter>(amend(base, draft => ({...draft, allowDefaultOptions: false})));
expectType<PaymentFilter>(amend(base, () => undefined, {types: ['OTC']}));
expectError(amend(base, async () => undefined));
expectError(amend(base, draft => draft.options.length));
expectError(amend(base, draft => draft.options.push({paymentMethodType: 'UPI', enable: true})));
expectError(amend(base, () => undefined, {type: ['OTC']}));
expectError(amend({allowDefaultOptions: true}, draft => draft));

// The vocabularies are tuples of literals.
expectType<'CARD'>(PAYMENT_METHOD_TYPES[0]);
expectType<readonly ['DEBIT', 'CREDIT']>(CARD_TYPES);
expectType<readonly ['standard', 'lowCost', 'noCost']>(EMI_KINDS);
expectType<readonly ['credit', 'debit', 'cardless']>(PLAN_GROUPS);
expectType<readonly ['paymentPage', 'quickPay', 'paymentManagement']>(SESSION_ACTIONS);
expectError(CARD_TYPES.push('CREDIT'));

// The exported vocabularies: frozen tuples with the specification's values.
import {expect, test} from 'vitest';
import {
	CARD_TYPES,
	EMI_KINDS,
	isPaymentMethodType,
	PAYMENT_METHOD_TYPES,
	type PaymentMethodType,
	PLAN_GROUPS,
	SESSION_ACTIONS,
} from '../../src/index.js';

test('the exported vocabularies are the values of the specification and are frozen', () => {
	const vocabularies = {PAYMENT_METHOD_TYPES, CARD_TYPES, EMI_KINDS, PLAN_GROUPS, SESSION_ACTIONS};
	expect(vocabularies).toEqual({
		PAYMENT_METHOD_TYPES: ['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH', 'RTP'],
		CARD_TYPES: ['DEBIT', 'CREDIT'],
		EMI_KINDS: ['standard', 'lowCost', 'noCost'],
		PLAN_GROUPS: ['credit', 'debit', 'cardless'],
		SESSION_ACTIONS: ['paymentPage', 'quickPay', 'paymentManagement'],
	});
	for (const vocabulary of Object.values(vocabularies)) expect(Object.isFrozen(vocabulary)).toBe(true);
});

test('rows of a database become types', () => {
	const rows: readonly unknown[] = [...PAYMENT_METHOD_TYPES, 'cash', '', 'OTC', null, 7];
	const types: readonly PaymentMethodType[] = rows.filter(isPaymentMethodType);
	expect(types).toEqual(PAYMENT_METHOD_TYPES);
});

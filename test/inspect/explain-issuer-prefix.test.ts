// Without a service prefix, issuers are compared by the prefix that all issuers of the filter share.
import {expect, test} from 'vitest';
import {explain, type Instrument} from '../../src/inspect/index.js';

const plan: Instrument = {
	...{type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: 'WALLET', paymentMethod: 'LENDER_A'},
	...{issuer: 'BANKA', tenure: 6},
};
const naming = (...issuers: readonly unknown[]) => ({enable: true, issuerFilter: {enable: false, issuers}});
const credit = (...filters: readonly unknown[]) => ({standardEmi: {enable: true, credit: {enable: true, filters}}});

test.each<[string, object, string]>([
	['no other issuer', {}, 'hidden'],
	['the same prefix', credit(naming('P_BANKB')), 'hidden'],
	['another prefix', credit(naming('Q_BANKB')), 'shown'],
	['no prefix', credit(naming('BANKB')), 'shown'],
	['no prefix at the start', credit(naming('-P_BANKB')), 'shown'],
	['a kind that cannot be read', {standardEmi: 7}, 'undetermined'],
	['a group that cannot be read', {standardEmi: {enable: true, credit: 7}}, 'undetermined'],
	['filters that cannot be read', {standardEmi: {enable: true, credit: {enable: true, filters: 7}}}, 'undetermined'],
	['a filter that cannot be read', credit(7), 'undetermined'],
	['an issuer that cannot be read', credit(naming('P_BANKB', 7)), 'undetermined'],
	['a filter that cannot be read, beside another prefix', credit(7, naming('Q_BANKB')), 'undetermined'],
])('P_BANKA is excluded, and BANKA is asked for: %s', (_, others, verdict) => {
	const cardless = {enable: true, filters: [naming('P_BANKA')]};
	const emiOptions = {...others, noCostEmi: {enable: true, cardless}};
	expect(explain({allowDefaultOptions: true, options: [], emiOptions}, plan).verdict).toBe(verdict);
});

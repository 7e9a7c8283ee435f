// Node to wire, where the golden tests do not reach: key order, omission, doubling, prefixes, the three encodings.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type AccountNode, PLAIN_ACCOUNT} from '../../src/model/account-node.js';
import {type EmiNode, NO_EMI, NO_GROUPS, type PlanNode} from '../../src/model/emi-node.js';
import {emptySession} from '../../src/model/session-node.js';
import {writeEmiFilter} from '../../src/model/write-emi-filter.js';
import {writePaymentFilter} from '../../src/model/write-payment-filter.js';
import {writeSession} from '../../src/model/write-session.js';
import {doubledCodes} from '../../src/rules/provider-pairs.js';
import {singleProviderLists} from '../../src/rules/single-providers.js';
import {tenuresIn} from '../../src/rules/tenures.js';
import {DOUBLED_TYPES} from '../../src/wire/payment-method.js';
import {filterNode, plan, whole} from './nodes.js';

const emiOf = (part: Partial<PlanNode>): EmiNode => ({...NO_EMI, noCost: {...NO_GROUPS, credit: [plan(part)]}});
const written = (part: Partial<PlanNode>, account: Partial<AccountNode>) =>
	writeEmiFilter(emiOf(part), {...PLAIN_ACCOUNT, ...account}, '').noCostEmi?.credit?.filters?.[0];

test('a filter is written in the order of the specification\u2019s table, without what is not configured', () => {
	expect(JSON.stringify(writePaymentFilter(filterNode({}), PLAIN_ACCOUNT))).toBe(
		'{"allowDefaultOptions":false,"options":[]}',
	);
	const filter = writePaymentFilter(
		filterNode({emi: {...NO_EMI, onlyEmi: true}, options: [whole({type: 'CASH'})]}),
		PLAIN_ACCOUNT,
	);
	expect(JSON.stringify(filter)).toBe(
		'{"allowDefaultOptions":false,"options":[{"paymentMethodType":"CASH","enable":true}],"emiOptions":{"showOnlyEmi":true}}',
	);
});

test.each([
	['tenureFilter', {issuerFilter: {issuers: ['A'], enable: true}, tenureFilter: {tenures: ['1::2'], enable: true}}],
	['issuerFilters', {issuerFilter: {issuers: ['A'], enable: true}, issuerFilters: {tenures: ['1::2'], enable: true}}],
	['issuerFilter.tenures', {issuerFilter: {issuers: ['A'], tenures: ['1::2'], enable: true}}],
] as const)('tenures are written in %s', (tenureEncoding, choices) => {
	const [issuers, tenures] = [
		{items: ['A'], enable: true},
		{items: ['1::2'], enable: true},
	];
	expect(written({enable: false, issuers, tenures}, {tenures: tenuresIn(tenureEncoding)})).toEqual({
		enable: false,
		...choices,
	});
	expect(written({enable: true, issuers}, {tenures: tenuresIn(tenureEncoding)})).toEqual({
		enable: true,
		issuerFilter: {issuers: ['A'], enable: true},
	});
	// Open point 26.
	const alone = tenureEncoding === 'issuerFilter.tenures' ? 'issuerFilter' : tenureEncoding;
	expect(written({enable: true, tenures}, {tenures: tenuresIn(tenureEncoding)})).toEqual({
		enable: true,
		[alone]: {tenures: ['1::2'], enable: true},
	});
});

test('bare issuers get the prefix, those that carry it stay, and none is written twice', () => {
	const issuers = {items: ['A', 'PREFIX_A', 'PREFIX_B', 'PREFIXED'], enable: false};
	expect(written({enable: true, issuers}, {servicePrefix: 'PREFIX'})).toMatchObject({
		issuerFilter: {issuers: ['PREFIX_A', 'PREFIX_B', 'PREFIX_PREFIXED'], enable: false},
	});
	expect(written({enable: true, issuers}, {})).toMatchObject({issuerFilter: {issuers: issuers.items}});
});

test('one provider of a plan is a string, several are a list (open point 6)', () => {
	expect(written({enable: true, paymentMethods: ['A']}, {})).toEqual({enable: true, paymentMethod: 'A'});
	expect(written({enable: true, paymentMethods: ['A', 'B']}, {})).toEqual({enable: true, paymentMethod: ['A', 'B']});
});

test('doubling: every code next to its pair, none twice, idempotent, and recognized as doubled', () => {
	const code = fc
		.array(fc.constantFrom('P_', 'NB_', 'A', 'B', '_'), {minLength: 1, maxLength: 4})
		.map(parts => parts.join(''));
	fc.assert(
		fc.property(
			fc.constantFrom(...DOUBLED_TYPES),
			fc.uniqueArray(code, {minLength: 1, maxLength: 4}),
			(type, codes) => {
				const given =
					type === 'NB' ? codes.map(one => (one.startsWith('P_') && one.length > 2 ? one : `NB_${one}`)) : codes;
				const doubled = doubledCodes(type, given, 'P');
				expect(new Set(doubled).size).toBe(doubled.length);
				expect(doubled).not.toContain('');
				expect(doubledCodes(type, doubled, 'P')).toEqual(doubled);
				const filter = writePaymentFilter(filterNode({options: [whole({type: 'CASH'})]}), PLAIN_ACCOUNT);
				const options = [{paymentMethodType: type, enable: true, paymentMethods: doubled}];
				expect(singleProviderLists({...filter, options}, 'P')).toEqual([]);
			},
		),
		{numRuns: 500},
	);
});

test('a session is written in the order of the document\u2019s table of fields', () => {
	const fields = {
		payment_page_client_id: 'p',
		customer_phone: '0',
		customer_email: 'e',
		customer_id: 'c',
		amount: '1.00',
		order_id: 'o',
	} as const;
	const mandate = {
		'options.create_mandate': 'REQUIRED',
		'mandate.max_amount': '1.00',
		'mandate.start_date': '1',
		'mandate.end_date': '2',
	} as const;
	const request = writeSession({
		action: 'paymentPage',
		fields,
		mandate,
		extra: {udf1: 1},
		emiDisplay: 'showEMI',
		emi: {},
		filter: {allowDefaultOptions: true, options: []},
		details: {description: 'd', return_url: 'app://', last_name: 'l', first_name: 'f'},
	});
	expect(Object.keys(request)).toEqual([
		'order_id',
		'amount',
		'customer_id',
		'customer_email',
		'customer_phone',
		'first_name',
		'last_name',
		'payment_page_client_id',
		'action',
		'return_url',
		'description',
		'payment_filter',
		'emiOptions',
		'sdk_udf',
		...Object.keys(mandate),
		'udf1',
	]);
	const {amount, order_id, ...customer} = fields;
	expect(writeSession(emptySession('paymentManagement', customer))).toEqual({
		action: 'paymentManagement',
		...customer,
	});
});

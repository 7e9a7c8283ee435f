// What is sent of EMI: every row of the EMI filter tables, byte for byte, in each tenure encoding.
import {expect, test} from 'vitest';
import {emi, filter, MisuseError, paylock, session, tenureRange} from '../../src/index.js';
import {json, order} from './order.js';

const rows: readonly (readonly [row: string, build: () => {toJSON(): unknown}, sent: string])[] = [
	['standardEmi', () => emi().hide('standard'), '{"standardEmi":{"enable":false}}'],
	['lowCostEmi', () => emi().show('lowCost'), '{"lowCostEmi":{"enable":true}}'],
	['noCostEmi', () => emi().show('noCost'), '{"noCostEmi":{"enable":true}}'],
	['showOnlyEmi', () => emi().showOnlyEmi(), '{"showOnlyEmi":true}'],
	[
		'credit, debit and cardless, in the order of the table',
		() => emi().show('standard', groups => groups.hide('cardless').hide('debit').show('credit')),
		'{"standardEmi":{"enable":true,"credit":{"enable":true},"debit":{"enable":false},"cardless":{"enable":false}}}',
	],
	[
		'paymentMethodType and one paymentMethod, as a string',
		() =>
			emi().show('noCost', groups =>
				groups.show('cardless', plans =>
					plans.hide({paymentMethodType: 'CONSUMER_FINANCE', paymentMethod: 'LENDER_A'}),
				),
			),
		'{"noCostEmi":{"enable":true,"cardless":{"enable":true,"filters":[{"enable":false,"paymentMethodType":"CONSUMER_FINANCE","paymentMethod":"LENDER_A"}]}}}',
	],
	[
		'several paymentMethod, as a list; one in a list, as a string',
		() =>
			emi().show('noCost', groups =>
				groups.show('cardless', plans =>
					plans.show({paymentMethod: ['LENDER_A', 'LENDER_B', 'LENDER_A']}).show({paymentMethod: ['LENDER_C']}),
				),
			),
		'{"noCostEmi":{"enable":true,"cardless":{"enable":true,"filters":[{"enable":true,"paymentMethod":["LENDER_A","LENDER_B"]},{"enable":true,"paymentMethod":"LENDER_C"}]}}}',
	],
	[
		'issuerFilter and tenureFilter, each with its own enable',
		() =>
			emi().show('lowCost', groups =>
				groups.show('debit', plans =>
					plans.show({issuers: {only: ['PREFIX_BANK_A']}, tenures: {except: ['3::6', tenureRange(9, 12)]}}),
				),
			),
		'{"lowCostEmi":{"enable":true,"debit":{"enable":true,"filters":[{"enable":true,"issuerFilter":{"issuers":["PREFIX_BANK_A"],"enable":true},"tenureFilter":{"tenures":["3::6","9::12"],"enable":false}}]}}}',
	],
];

test.each(rows)('%s', (_, build, sent) => expect(json(build())).toBe(sent));

test('only no-cost EMI on credit cards of two banks for 3 to 6 months, nothing else', () => {
	const {filter} = paylock({servicePrefix: 'PREFIX'});
	const configured = filter()
		.allowDefaults(false)
		.emi(emi =>
			emi
				.showOnlyEmi()
				.hide('standard')
				.hide('lowCost')
				.show('noCost', groups =>
					groups
						.show('credit', plans => plans.show({issuers: {only: ['BANK_A', 'BANK_B']}, tenures: {only: ['3::6']}}))
						.hide('debit')
						.hide('cardless'),
				),
		);
	expect(json(configured)).toBe(
		'{"allowDefaultOptions":false,"options":[],"emiOptions":{"standardEmi":{"enable":false},"lowCostEmi":{"enable":false},"noCostEmi":{"enable":true,"credit":{"enable":true,"filters":[{"enable":true,"issuerFilter":{"issuers":["PREFIX_BANK_A","PREFIX_BANK_B"],"enable":true},"tenureFilter":{"tenures":["3::6"],"enable":true}}]},"debit":{"enable":false},"cardless":{"enable":false}},"showOnlyEmi":true}}',
	);
});

const encodings = {
	tenureFilter:
		'"issuerFilter":{"issuers":["PREFIX_BANK_A"],"enable":false},"tenureFilter":{"tenures":["3::6"],"enable":false}',
	issuerFilters:
		'"issuerFilter":{"issuers":["PREFIX_BANK_A"],"enable":false},"issuerFilters":{"tenures":["3::6"],"enable":false}',
	'issuerFilter.tenures': '"issuerFilter":{"issuers":["PREFIX_BANK_A"],"tenures":["3::6"],"enable":false}',
} as const;

test.each(Object.entries(encodings))('tenureEncoding %s', (tenureEncoding, sent) => {
	const {emi} = paylock({servicePrefix: 'PREFIX', tenureEncoding: tenureEncoding as keyof typeof encodings});
	const configured = emi().show('noCost', groups =>
		groups.show('credit', plans =>
			plans.show({issuers: {except: ['BANK_A', 'PREFIX_BANK_A']}, tenures: {except: ['3::6']}}),
		),
	);
	expect(json(configured)).toBe(
		`{"noCostEmi":{"enable":true,"credit":{"enable":true,"filters":[{"enable":true,${sent}}]}}}`,
	);
});

test("tenureEncoding 'issuerFilter.tenures' without issuers writes the tenures and their enable", () => {
	const {emi} = paylock({tenureEncoding: 'issuerFilter.tenures'});
	const configured = emi().show('noCost', groups =>
		groups.show('credit', plans => plans.show({tenures: {only: ['3::6']}})),
	);
	expect(json(configured)).toBe(
		'{"noCostEmi":{"enable":true,"credit":{"enable":true,"filters":[{"enable":true,"issuerFilter":{"tenures":["3::6"],"enable":true}}]}}}',
	);
});

test("emiPlacement 'session' moves emiOptions from the filter to the session; the filter alone is refused, and the error mentions the session", () => {
	const configured = filter().allowDefaults(true).emi(emi().hide('noCost'));
	const lifted =
		'"payment_filter":{"allowDefaultOptions":true,"options":[]},"emiOptions":{"noCostEmi":{"enable":false}}}';
	const {filter: filterOfAccount, session: sessionOfAccount} = paylock({emiPlacement: 'session'});
	expect(json(sessionOfAccount('paymentPage', order).paymentFilter(configured))).toContain(lifted);
	expect(json(sessionOfAccount('paymentPage', order).paymentFilter(configured.build()))).toContain(lifted);
	const own = filterOfAccount()
		.allowDefaults(true)
		.emi(emi => emi.hide('noCost'));
	expect(json(sessionOfAccount('paymentPage', order).paymentFilter(own))).toContain(lifted);
	expect(() => own.build()).toThrow(MisuseError);
	expect(json(session('paymentPage', order).paymentFilter(configured))).toContain(
		'"payment_filter":{"allowDefaultOptions":true,"options":[],"emiOptions":{"noCostEmi":{"enable":false}}}}',
	);
});

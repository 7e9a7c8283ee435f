// Migrate: a literal with a value of a wrong type in each of its places.
import {expect, test} from 'vitest';
import {migrateText} from './migrating.js';

const filter = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'NB', enable: false, paymentMethods: ['NB_A', 'P_A']},
		{
			paymentMethodType: 'CARD',
			enable: true,
			cardFilters: [
				{
					enable: false,
					cardBrands: ['BRAND_A'],
					cardTypes: ['DEBIT'],
					cardBins: ['411111::411111'],
					cardBanks: ['BANK_A'],
					cardSubTypes: ['SUB_A'],
				},
			],
		},
		{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType: 'INTENT', upiMethods: ['APP_A']}]},
	],
	emiOptions: {
		noCostEmi: {
			enable: true,
			credit: {
				enable: true,
				filters: [
					{
						enable: true,
						paymentMethod: ['CARD_A'],
						issuerFilter: {issuers: ['BANKA'], enable: true},
						tenureFilter: {tenures: ['3::6'], enable: true},
					},
				],
			},
		},
		showOnlyEmi: true,
	},
};
const session = {
	action: 'paymentPage',
	order_id: 'o',
	amount: '10.00',
	customer_id: 'c',
	customer_email: 'e',
	customer_phone: '9',
	payment_page_client_id: 'p',
	sdk_udf: 'showEMI',
	description: 'd',
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1700000000',
	'mandate.end_date': '1800000000',
	udf1: {a: 1},
	payment_filter: filter,
};

/** The value with another in each of its places. */
function variants(value: unknown, other: unknown): readonly unknown[] {
	if (typeof value !== 'object' || value === null) return [other];
	if (Array.isArray(value))
		return [other, ...value.flatMap((item, at) => variants(item, other).map(one => value.with(at, one)))];
	const fields = Object.entries(value);
	return [other, ...fields.flatMap(([key, inner]) => variants(inner, other).map(one => ({...value, [key]: one})))];
}

test.each([[null], [1], ['text'], [[]], [{}], [[null]], [[1]], [true]])(
	'%j: is migrated or left, without an error',
	other => {
		for (const variant of variants(session, other).slice(1)) {
			const text = `const made = ${JSON.stringify(variant)};\n`;
			expect(() => migrateText('a.ts', text)).not.toThrow();
		}
	},
);

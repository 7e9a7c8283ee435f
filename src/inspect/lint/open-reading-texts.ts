// The texts of the rules about what the specification leaves open, which `open-readings.ts` reports.

import type {RuleId} from '../../diagnostics/rules.js';
import type {RuleText} from './rule.js';
import {SAMPLE_SESSION} from './sample-session.js';

export const OPEN_READING_TEXTS = {
	'empty-list': {
		description: 'The specification does not state whether an empty list means everything or nothing.',
		effect: 'Customers may see everything that the list could select, or nothing of it.',
		source: 'open-points: "What decides whether an instrument is shown", reading emptyList',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBrands: [], enable: false}]}],
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: true, cardFilters: [{cardBrands: ['BRAND_A'], enable: false}]}],
		},
	},
	'precedence-undetermined': {
		description:
			'One filter enables what another disables: the specification does not state which one counts for an instrument that matches both.',
		effect: 'Customers who match both filters may see the option or not.',
		source: 'open-points: "What decides whether an instrument is shown", reading precedence',
		wrong: {
			allowDefaultOptions: true,
			options: [
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [
						{cardTypes: ['CREDIT'], enable: false},
						{cardBrands: ['BRAND_A'], enable: true},
					],
				},
			],
		},
		right: {
			allowDefaultOptions: true,
			options: [
				{
					paymentMethodType: 'CARD',
					enable: true,
					cardFilters: [
						{cardTypes: ['CREDIT'], enable: false},
						{cardBrands: ['BRAND_A'], enable: false},
					],
				},
			],
		},
	},
	'default-reach': {
		description:
			'With allowDefaultOptions true and a list of what to enable, or with false and a list of what to disable, the specification does not state whether everything else is shown.',
		effect:
			'Customers may see the options that you left out of the list, or not: two accounts with the same filter can show different screens.',
		source: 'open-points: "What decides whether an instrument is shown", reading defaultsInside',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']}],
		},
		right: {
			allowDefaultOptions: false,
			options: [
				{paymentMethodType: 'WALLET', enable: true, paymentMethods: ['WALLET_A']},
				{paymentMethodType: 'CARD', enable: true},
				{paymentMethodType: 'UPI', enable: true},
				{paymentMethodType: 'NB', enable: true},
				{paymentMethodType: 'CONSUMER_FINANCE', enable: true},
				{paymentMethodType: 'REWARD', enable: true},
				{paymentMethodType: 'CASH', enable: true},
				{paymentMethodType: 'RTP', enable: true},
			],
			emiOptions: {standardEmi: {enable: true}, lowCostEmi: {enable: true}, noCostEmi: {enable: true}},
		},
		note: 'With `allowDefaultOptions` set to false, customers see only what the filter enables: each other type and EMI is there so that they stay visible. The recipe is [Only two banks in net banking](../recipes.md#only-two-banks-in-net-banking).',
	},
	'emi-off-with-groups-on': {
		description:
			'An EMI kind or plan group is disabled, but something inside it is enabled: the specification does not state which of the two flags counts.',
		effect: 'Customers may be offered the plans inside, or no EMI of this kind at all.',
		source:
			'checkout-spec: EmiSubFilter, Plan group; open-points: "What decides whether an instrument is shown", reading outerFlag',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {noCostEmi: {enable: false, credit: {enable: true}}},
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {noCostEmi: {enable: true, credit: {enable: true}}},
		},
	},
	'plan-list-in-disabled-filter': {
		description:
			'A disabled plan filter contains issuers or tenures: the specification does not state whether its own enable or theirs counts for these plans.',
		effect: 'Customers may be offered the plans in the list, or miss them.',
		source: 'open-points: "What decides whether an instrument is shown", reading outerFlag',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: false, issuerFilter: {issuers: ['PREFIX_BANK_A'], enable: true}}]},
				},
			},
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: true, issuerFilter: {issuers: ['PREFIX_BANK_A'], enable: false}}]},
				},
			},
		},
	},
	'issuers-and-tenures': {
		description:
			'A plan filter excludes issuers and tenures: the specification does not state whether a plan in only one list is hidden.',
		effect: 'Customers may be offered a plan of an excluded bank, or miss a plan with a tenure that you allow.',
		source: 'open-points: "What decides whether an instrument is shown", reading issuersAndTenures',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {
						enable: true,
						filters: [
							{
								enable: true,
								issuerFilter: {issuers: ['PREFIX_BANK_A'], enable: false},
								tenureFilter: {tenures: ['9::12'], enable: false},
							},
						],
					},
				},
			},
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CASH', enable: false}],
			emiOptions: {
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: true, tenureFilter: {tenures: ['9::12'], enable: false}}]},
				},
			},
		},
	},
	'emi-with-cards-hidden': {
		description:
			'Credit and debit EMI are paid by card: the specification does not state whether hiding CARD hides them too.',
		effect:
			'Customers may be able to pay by card in installments although cards are hidden, or find an EMI section that is empty.',
		source: 'open-points: "What decides whether an instrument is shown", reading emiOnHiddenCards',
		wrong: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: false}],
			emiOptions: {noCostEmi: {enable: true, credit: {enable: true}}},
		},
		right: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'CARD', enable: false}],
			emiOptions: {
				standardEmi: {enable: true, credit: {enable: false}, debit: {enable: false}},
				lowCostEmi: {enable: true, credit: {enable: false}, debit: {enable: false}},
				noCostEmi: {enable: true, credit: {enable: false}, debit: {enable: false}},
			},
		},
		note: 'The right example hides EMI on cards too, with its two groups. The wrong one cannot say which of the two it means.',
	},
	'emi-not-named': {
		description:
			'If allowDefaultOptions is false, the specification does not state whether that hides EMI kinds missing from emiOptions, or plan groups missing from a kind that names others.',
		effect: 'Customers may still be offered the kinds or groups that the filter does not name.',
		source: 'open-points: "What decides whether an instrument is shown", reading unnamedEmi',
		wrong: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'CARD', enable: true}],
			emiOptions: {noCostEmi: {enable: true}},
		},
		right: {
			allowDefaultOptions: false,
			options: [{paymentMethodType: 'CARD', enable: true}],
			emiOptions: {standardEmi: {enable: false}, lowCostEmi: {enable: false}, noCostEmi: {enable: true}},
		},
	},
	'emi-display-contradicted': {
		description:
			'The fields sdk_udf and emiOptions contradict each other about EMI: the specification does not state which one counts.',
		effect: 'Customers may be offered EMI that you switched off, or miss EMI that you advertise.',
		source:
			'checkout-spec: EMI filter values of sdk_udf; open-points: "What decides whether an instrument is shown", reading emiDisplay',
		wrong: {
			...SAMPLE_SESSION,
			sdk_udf: 'hideEMI',
			payment_filter: {
				allowDefaultOptions: true,
				options: [{paymentMethodType: 'CASH', enable: false}],
				emiOptions: {noCostEmi: {enable: true}},
			},
		},
		right: {
			...SAMPLE_SESSION,
			sdk_udf: 'showEMI',
			payment_filter: {
				allowDefaultOptions: true,
				options: [{paymentMethodType: 'CASH', enable: false}],
				emiOptions: {noCostEmi: {enable: true}},
			},
		},
	},
} as const satisfies {readonly [Id in RuleId]?: RuleText};

// The EMI filter structure: a row for each statement of the specification.
import {emi, filter, paylock} from 'paylock';
import {filterOf, option, page, type Row} from './row.js';

const KEYS = {standard: 'standardEmi', lowCost: 'lowCostEmi', noCost: 'noCostEmi'} as const;
const filterWith = (emiOptions: object) => ({...filterOf(true), emiOptions});
const planFilter = (filter: object) =>
	filterWith({noCostEmi: {enable: true, credit: {enable: true, filters: [filter]}}});
const at = '/emiOptions/noCostEmi/credit/filters/0';
const plan = {type: 'EMI', kind: 'noCost', group: 'credit'} as const;

const kinds = (['standard', 'lowCost', 'noCost'] as const).flatMap((kind): readonly Row[] => [
	{
		says: `${KEYS[kind]} controls these plans: enable false disables the kind`,
		calls: [
			() =>
				filter()
					.allowDefaults(true)
					.emi(e => e.hide(kind)),
			() => filter().allowDefaults(true).emi(emi().hide(kind)),
		],
		json: filterWith({[KEYS[kind]]: {enable: false}}),
		hides: [
			{type: 'EMI', kind, group: 'credit'},
			{type: 'EMI', kind, group: 'cardless'},
		],
		shows: [{type: 'EMI', kind: kind === 'standard' ? 'noCost' : 'standard', group: 'credit'}, {type: 'CARD'}],
		describes: ['EMI'],
		refusedCalls: [`emi().hide('${KEYS[kind]}')`],
		refusedJson: [
			[filterWith({[KEYS[kind]]: {}}), `missing-field /emiOptions/${KEYS[kind]}/enable`],
			[
				filterWith({[KEYS[kind].toLowerCase()]: {enable: false}}),
				`unknown-key /emiOptions/${KEYS[kind].toLowerCase()}`,
			],
		],
	},
	...(['credit', 'debit', 'cardless'] as const).map((group): Row => {
		const path = `/emiOptions/${KEYS[kind]}/${group}`;
		return {
			says: `${group} plans within ${KEYS[kind]}: enable of the group`,
			calls: [
				() =>
					filter()
						.allowDefaults(true)
						.emi(e => e.show(kind, g => g.hide(group))),
			],
			json: filterWith({[KEYS[kind]]: {enable: true, [group]: {enable: false}}}),
			hides: [{type: 'EMI', kind, group}],
			shows: [{type: 'EMI', kind, group: group === 'credit' ? 'debit' : 'credit'}],
			refusedJson: [
				[filterWith({[KEYS[kind]]: {enable: true, [group]: {}}}), `missing-field ${path}/enable`],
				[filterWith({[KEYS[kind]]: {enable: true, [group]: {enable: 'no'}}}), `invalid-type ${path}/enable`],
			],
		};
	}),
]);

const planFilters: readonly Row[] = [
	{
		says: 'a plan filter has a required enable',
		refusedJson: [[planFilter({paymentMethod: 'CODE_A'}), `missing-field ${at}/enable`]],
	},
	{
		says: 'filters is an array',
		refusedJson: [
			[
				filterWith({noCostEmi: {enable: true, credit: {enable: true, filters: {}}}}),
				'invalid-type /emiOptions/noCostEmi/credit/filters',
			],
		],
	},
	...(['CARD', 'UPI', 'WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD', 'CASH'] as const).map(
		(type): Row => ({
			says: `paymentMethodType of a plan filter may be ${type}`,
			calls: [
				() =>
					filter()
						.allowDefaults(true)
						.emi(e => e.show('noCost', g => g.show('cardless', p => p.hide({paymentMethodType: type})))),
			],
			json: filterWith({
				noCostEmi: {enable: true, cardless: {enable: true, filters: [{enable: false, paymentMethodType: type}]}},
			}),
			hides: [{type: 'EMI', kind: 'noCost', group: 'cardless', paymentMethodType: type}],
			refusedJson: [
				[planFilter({enable: false, paymentMethodType: type.toLowerCase()}), `unknown-value ${at}/paymentMethodType`],
			],
		}),
	),
	{
		says: 'paymentMethodType of a plan filter has seven values',
		refusedCalls: [
			`emi().show('noCost', g => g.show('credit', p => p.hide({paymentMethodType: 'RTP'})))`,
			`emi().show('noCost', g => g.show('credit', p => p.hide({paymentMethodType: 'EMI'})))`,
		],
		refusedJson: [
			[planFilter({enable: false, paymentMethodType: 'RTP'}), `unknown-value ${at}/paymentMethodType`],
			[planFilter({enable: false, paymentMethodType: 'EMI'}), `unknown-value ${at}/paymentMethodType`],
		],
	},
	{
		says: 'paymentMethod is a string',
		calls: [
			() =>
				filter()
					.allowDefaults(true)
					.emi(e => e.show('noCost', g => g.show('credit', p => p.hide({paymentMethod: 'CODE_A'})))),
		],
		json: planFilter({enable: false, paymentMethod: 'CODE_A'}),
		hides: [{...plan, paymentMethod: 'CODE_A'}],
		shows: [{...plan, paymentMethod: 'CODE_B'}],
		refusedJson: [[planFilter({enable: false, paymentMethod: 5}), `invalid-type ${at}/paymentMethod`]],
	},
	{
		says: 'paymentMethod is an array of strings',
		json: planFilter({enable: false, paymentMethod: ['CODE_A', 'CODE_B']}),
		calls: [
			() =>
				filter()
					.allowDefaults(true)
					.emi(e => e.show('noCost', g => g.show('credit', p => p.hide({paymentMethod: ['CODE_A', 'CODE_B']})))),
		],
		hides: [{...plan, paymentMethod: 'CODE_B'}],
		shows: [{...plan, paymentMethod: 'CODE_C'}],
	},
	{
		says: 'issuerFilter: {issuers, enable}; issuer codes carry the service prefix',
		account: {servicePrefix: 'PREFIX'},
		calls: [
			() =>
				paylock({servicePrefix: 'PREFIX'})
					.filter()
					.allowDefaults(true)
					.emi(e => e.show('noCost', g => g.show('credit', p => p.show({issuers: {except: ['BANKA']}})))),
			() =>
				filter()
					.allowDefaults(true)
					.emi(e => e.show('noCost', g => g.show('credit', p => p.show({issuers: {except: ['PREFIX_BANKA']}})))),
		],
		json: planFilter({enable: true, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: false}}),
		hides: [
			{...plan, issuer: 'BANKA'},
			{...plan, issuer: 'PREFIX_BANKA'},
		],
		shows: [{...plan, issuer: 'BANKB'}],
		refusedJson: [
			[
				planFilter({enable: true, issuerFilter: {issuers: ['PREFIX_BANKA']}}),
				`missing-field ${at}/issuerFilter/enable`,
			],
			[
				planFilter({enable: true, issuerFilter: {issuers: 'PREFIX_BANKA', enable: true}}),
				`invalid-type ${at}/issuerFilter/issuers`,
			],
		],
	},
	...(
		[
			['tenureFilter', 'tenureFilter'],
			['issuerFilters', 'issuerFilters'],
			['issuerFilter.tenures', 'issuerFilter'],
		] as const
	).map(
		([tenureEncoding, key]): Row => ({
			says: `tenure filter: {tenures, enable}, each <from>::<to>, as ${tenureEncoding} (open point 5)`,
			account: {tenureEncoding},
			calls: [
				() =>
					paylock({tenureEncoding})
						.filter()
						.allowDefaults(true)
						.emi(e => e.show('noCost', g => g.show('credit', p => p.show({tenures: {except: ['9::12']}})))),
			],
			json: planFilter({enable: true, [key]: {tenures: ['9::12'], enable: false}}),
			hides: [
				{...plan, tenure: 9},
				{...plan, tenure: 12},
			],
			shows: [
				{...plan, tenure: 8},
				{...plan, tenure: 13},
			],
			refusedCalls: [
				`emi().show('noCost', g => g.show('credit', p => p.show({tenures: paylockOnly('9-12')})))`,
				`emi().show('noCost', g => g.show('credit', p => p.show({tenures: paylockOnly('9')})))`,
			],
			refusedJson: [
				[
					planFilter({enable: true, [key]: {tenures: ['9-12'], enable: false}}),
					`invalid-format ${at}/${key}/tenures/0`,
				],
				[planFilter({enable: true, [key]: {tenures: [9], enable: false}}), `invalid-type ${at}/${key}/tenures/0`],
			],
		}),
	),
	{
		says: 'block one issuer within a group, and show the plans of the rest',
		calls: [
			() =>
				filter()
					.allowDefaults(false)
					.show('CARD')
					.emi(e =>
						e
							.hide('standard')
							.hide('lowCost')
							.show('noCost', g =>
								g
									.show('credit', p => p.show({issuers: {except: ['PREFIX_BANKA']}}))
									.hide('debit')
									.hide('cardless'),
							),
					),
		],
		json: {
			...filterOf(false, option('CARD', true)),
			emiOptions: {
				standardEmi: {enable: false},
				lowCostEmi: {enable: false},
				noCostEmi: {
					enable: true,
					credit: {enable: true, filters: [{enable: true, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: false}}]},
					debit: {enable: false},
					cardless: {enable: false},
				},
			},
		},
		shows: [{...plan, issuer: 'PREFIX_BANKB'}, {type: 'CARD'}],
		hides: [
			{...plan, issuer: 'PREFIX_BANKA'},
			{type: 'EMI', kind: 'standard', group: 'credit'},
		],
	},
];

export const emiRows: readonly Row[] = [
	{
		says: 'each property of EmiFilter is optional',
		json: {...filterOf(false, option('CASH', true)), emiOptions: {}},
		lint: ['info emi-not-named /emiOptions'],
		shows: [{type: 'CASH'}],
	},
	...kinds,
	...planFilters,
	{
		says: 'showOnlyEmi true: EMI is the only visible instrument',
		calls: [
			() =>
				filter()
					.allowDefaults(true)
					.emi(e => e.showOnlyEmi()),
		],
		json: filterWith({showOnlyEmi: true}),
		shows: [plan, {type: 'EMI', kind: 'standard', group: 'cardless'}],
		hides: [{type: 'CARD'}, {type: 'CASH'}, {type: 'WALLET', code: 'WALLET_A'}],
		describes: ['only EMI'],
		refusedCalls: [`emi().showOnlyEmi(false)`],
		refusedJson: [[filterWith({showOnlyEmi: 'true'}), 'invalid-type /emiOptions/showOnlyEmi']],
	},
	{
		says: 'where emiOptions sits is not shown: with emiPlacement session, next to payment_filter (open point 4)',
		account: {emiPlacement: 'session'},
		calls: [
			() => {
				const shop = paylock({emiPlacement: 'session'});
				const {action: _, ...order} = page;
				return shop.session('paymentPage', order).paymentFilter(
					shop
						.filter()
						.allowDefaults(true)
						.emi(e => e.hide('noCost')),
				);
			},
		],
		json: {...page, payment_filter: filterOf(true), emiOptions: {noCostEmi: {enable: false}}},
		hides: [plan],
		shows: [{type: 'CARD'}],
	},
	{
		says: 'tenures and issuers of one filter, each with its own enable',
		calls: [
			() =>
				filter()
					.allowDefaults(true)
					.emi(e =>
						e.show('noCost', g =>
							g.show('credit', p => p.show({issuers: {only: ['PREFIX_BANKA']}, tenures: {except: ['9::12']}})),
						),
					),
		],
		json: planFilter({
			enable: true,
			issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true},
			tenureFilter: {tenures: ['9::12'], enable: false},
		}),
		lint: ['warning default-reach /emiOptions/noCostEmi/credit/filters'],
		shows: [{...plan, issuer: 'PREFIX_BANKA', tenure: 3}],
		hides: [{...plan, issuer: 'PREFIX_BANKA', tenure: 9}],
	},
];

// The payloads that every contender builds or reads, each as plain data and as paylock calls.

import {emi, filter, tenureRange} from '../../dist/index.js';

const range = count => Array.from({length: count}, (_, index) => index);
const KINDS = ['standard', 'lowCost', 'noCost'];
const GROUPS = ['credit', 'debit', 'cardless'];
const PROVIDER_TYPES = ['WALLET', 'NB', 'CONSUMER_FINANCE', 'REWARD'];
const codes = (type, count) => range(count).map(index => `${type === 'NB' ? 'NB_' : ''}CODE${index}`);
const bin = index => `${400_000 + (index % 500_000)}::${400_000 + (index % 500_000)}`;
const handles = count => range(count).map(index => `@handle${index}`);
const brand = index => `BRAND_${index}`;
const issuer = (kind, group, index) => `PREFIX_BANK_${kind}_${group}_${index}`;

/** Allow defaults, hide three wallets, one card filter. */
export const small = {
	literal: () => ({
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B', 'WALLET_C']},
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardTypes: ['CREDIT']}]},
		],
	}),
	paylock: () =>
		filter()
			.allowDefaults(true)
			.hide('WALLET', ['WALLET_A', 'WALLET_B', 'WALLET_C'])
			.cards(cards => cards.hideTypes('CREDIT'))
			.build(),
};

const TWENTY = handles(20);
const MIDDLE_BRANDS = range(10).map(brand);
const MIDDLE_CODES = Object.fromEntries(PROVIDER_TYPES.map(type => [type, codes(type, 5)]));
const MIDDLE_ISSUERS = Object.fromEntries(
	KINDS.map(kind => [
		kind,
		Object.fromEntries(GROUPS.map(group => [group, range(3).map(index => issuer(kind, group, index))])),
	]),
);

/** Seven types, ten card filters, twenty handles, EMI with three kinds × three groups × three plan filters. */
export const medium = {
	literal: () => ({
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: MIDDLE_BRANDS.map(name => ({enable: false, cardBrands: [name], cardTypes: ['CREDIT']})),
			},
			{
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: [{upiType: 'COLLECT', upiMethods: [...TWENTY], enable: false}],
			},
			...PROVIDER_TYPES.map(type => ({
				paymentMethodType: type,
				enable: false,
				paymentMethods: [...MIDDLE_CODES[type]],
			})),
			{paymentMethodType: 'CASH', enable: false},
		],
		emiOptions: Object.fromEntries(
			KINDS.map(kind => [
				`${kind}Emi`,
				{
					enable: true,
					...Object.fromEntries(
						GROUPS.map(group => [
							group,
							{
								enable: true,
								filters: MIDDLE_ISSUERS[kind][group].map(code => ({
									enable: true,
									issuerFilter: {issuers: [code], enable: true},
									tenureFilter: {tenures: ['3::6'], enable: true},
								})),
							},
						]),
					),
				},
			]),
		),
	}),
	paylock: () => {
		let lock = filter()
			.allowDefaults(true)
			.cards(cards => {
				let chain = cards;
				for (const name of MIDDLE_BRANDS) chain = chain.hide({brands: [name], types: ['CREDIT']});
				return chain;
			})
			.upi(upi => upi.hideCollect(...TWENTY));
		for (const type of PROVIDER_TYPES) lock = lock.hide(type, MIDDLE_CODES[type]);
		let plans = emi();
		for (const kind of KINDS) {
			plans = plans.show(kind, groups => {
				let chain = groups;
				for (const group of GROUPS) {
					chain = chain.show(group, rules => {
						let shown = rules;
						for (const code of MIDDLE_ISSUERS[kind][group]) {
							shown = shown.show({issuers: {only: [code]}, tenures: {only: [tenureRange(3, 6)]}});
						}
						return shown;
					});
				}
				return chain;
			});
		}
		return lock.hide('CASH').emi(plans).build();
	},
};

const MANY_BINS = range(100_000).map(bin);
const MANY_CODES = codes('WALLET', 10_000);
const MANY_HANDLES = handles(10_000);

/** 100,000 BIN ranges and 10,000 codes, each list in one call. */
export const largeBulk = {
	literal: () => ({
		allowDefaultOptions: true,
		options: [
			{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins: [...MANY_BINS]}]},
			{paymentMethodType: 'WALLET', enable: false, paymentMethods: [...MANY_CODES]},
		],
	}),
	paylock: () =>
		filter()
			.allowDefaults(true)
			.cards(cards => cards.hide({bins: MANY_BINS}))
			.hide('WALLET', MANY_CODES)
			.build(),
};

/** The same number of ranges and of handles, one call each; the provider codes of one type go into one call. */
export const largeOneByOne = {
	literal: () => ({
		allowDefaultOptions: true,
		options: [
			{
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: MANY_BINS.map(one => ({enable: false, cardBins: [one]})),
			},
			{
				paymentMethodType: 'UPI',
				enable: true,
				upiFilters: MANY_HANDLES.map(one => ({upiType: 'COLLECT', upiMethods: [one], enable: false})),
			},
		],
	}),
	paylock: () =>
		filter()
			.allowDefaults(true)
			.cards(cards => {
				let chain = cards;
				for (const one of MANY_BINS) chain = chain.hideBins(one);
				return chain;
			})
			.upi(upi => {
				let chain = upi;
				for (const one of MANY_HANDLES) chain = chain.hideCollect(one);
				return chain;
			})
			.build(),
};

/** A chain with this number of calls, one card filter each. */
export function chain(calls, keep) {
	return filter()
		.allowDefaults(true)
		.cards(cards => {
			let chain = cards;
			for (let index = 0; index < calls; index += 1) {
				chain = chain.hideBins(MANY_BINS[index % MANY_BINS.length]);
				keep?.(chain);
			}
			return chain;
		});
}

/** A chain with this number of conditions. */
export function conditions(calls) {
	let lock = filter().allowDefaults(true);
	for (let index = 0; index < calls; index += 1) lock = lock.when(false, chosen => chosen.hide('CASH'));
	return lock;
}

// What plan filters do with EMI plans, as cases: a filter, and an instrument.
import type {EmiInstrument} from '../../src/inspect/index.js';

export const plan: EmiInstrument = {type: 'EMI', kind: 'lowCost', group: 'cardless'};
export const group = '/emiOptions/lowCostEmi/cardless';

export function groupOf(allowDefaultOptions: boolean, ...filters: readonly object[]) {
	return {
		allowDefaultOptions,
		options: [],
		emiOptions: {lowCostEmi: {enable: true, cardless: {enable: true, filters}}},
	};
}

export const inA = {issuer: 'BANKA'};
export const inB = {issuer: 'BANKB'};
export const only = (...issuers: readonly string[]) => ({issuerFilter: {issuers, enable: true}});
export const except = (...issuers: readonly string[]) => ({issuerFilter: {issuers, enable: false}});
export const shows = {enable: true};
export const hides = {enable: false};

export const months = (...tenures: readonly string[]) => ({tenureFilter: {tenures, enable: true}});

const of = (allow: boolean, about: Partial<EmiInstrument>, ...filters: readonly object[]) =>
	[groupOf(allow, ...filters), {...plan, ...about}] as const;
const everyKind = {
	...hides,
	paymentMethodType: 'WALLET',
	paymentMethod: 'LENDER_A',
	issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true},
	tenureFilter: {tenures: ['3::6'], enable: false},
};
const ofCards = {...everyKind, paymentMethodType: 'CARD'};
const credit = {
	...groupOf(true),
	emiOptions: {lowCostEmi: {enable: true, credit: {enable: true, filters: [ofCards]}}},
};

export const planFilterCases = {
	shown: of(false, {}, shows),
	hidden: of(true, {}, hides),
	both: of(true, {}, hides, shows),
	'both flags off': of(true, inA, {...hides, ...except('BANKA')}),
	'nothing matches, false next to filters that show': of(false, inB, {...shows, ...only('BANKA')}),
	'nothing matches, true next to filters that show': of(true, inB, {...shows, ...only('BANKA')}),
	'nothing matches, true next to filters that hide': of(true, inB, {...hides, ...only('BANKA')}),
	'nothing matches, false next to filters that hide': of(false, inB, {...hides, ...only('BANKA')}),
	'nothing matches, next to both': of(true, inB, {...hides, ...only('BANKA')}, {...shows, ...only('BANKA')}),
	'no filter at all': of(true, inA),
	'nothing known': of(true, {}, everyKind),
	'issuer and type known': of(true, {...inA, paymentMethodType: 'WALLET'}, everyKind),
	'tenure and provider known': of(true, {tenure: 3, paymentMethod: 'LENDER_A'}, everyKind),
	'a plan of the group credit': [credit, {...plan, group: 'credit'}],
	'empty tenures': of(true, {tenure: 3}, {...hides, tenureFilter: {tenures: [], enable: true}}),
	'empty tenures, and a tenure that is not known': of(true, {}, {...shows, tenureFilter: {tenures: [], enable: false}}),
	'empty issuers, and an issuer that is not known': of(true, {}, {...shows, ...except()}),
	'one thin and one empty': of(true, {}, {...hides, ...except()}, {...hides, ...only('BANKA')}),
} as const;

// What decides about EMI, from the screen to the group, as cases: a filter or session, and an instrument.
import {filterOf, page} from './lint-issues.js';

export const plan = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;
const credit = {...plan, group: 'credit'} as const;
const cash = {type: 'CASH'} as const;
export const on = {enable: true};
export const off = {enable: false};
export const offWhole = {standardEmi: off, lowCostEmi: off, noCostEmi: off};

export const emi = (emiOptions: object, allow = true) => ({...filterOf(allow), emiOptions});
const display = (sdk_udf: string, emiOptions?: object) =>
	page({sdk_udf, payment_filter: {...filterOf(true), ...(emiOptions === undefined ? {} : {emiOptions})}});
const kind = (fields: object) => emi({standardEmi: fields});
const filters = (...list: readonly object[]) => ({...off, filters: list});
const ofIssuer = (enable: boolean) => ({...off, issuerFilter: {issuers: ['PREFIX_BANKA'], enable}});
const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '10.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const all = page({...mandate, sdk_udf: 'ShowEMIWithoutCards', emiOptions: {showOnlyEmi: true}});

export const kindsAndGroups = {
	'no filter': [page({}), plan],
	'a filter with EMI rules next to it': [page({emiOptions: {standardEmi: on}}), plan],
	'a kind that is not named, default true': [emi({lowCostEmi: on}), plan],
	'a kind that is not named, default false': [emi({lowCostEmi: on}, false), plan],
	'a group that is not named, default true': [kind({...on, debit: off}), plan],
	'a group that is not named, default false': [emi({standardEmi: on}, false), plan],
	'a group that is not named, in a request without a filter': [page({emiOptions: {standardEmi: on}}), credit],
	'a kind that is off': [kind(off), plan],
	'a kind that is off, and all in it': [kind({...off, credit: off, cardless: filters(off)}), plan],
	'a group that is off': [kind({...on, cardless: off}), plan],
	'a group that is off, and its filters too': [kind({...on, cardless: filters(off, ofIssuer(false))}), plan],
	'a group that is on': [kind({...on, cardless: on}), plan],
	'a kind that is off around a group that is on': [kind({...off, debit: off, cardless: on}), plan],
	'a kind that is off around another group that is on': [kind({...off, credit: on}), plan],
	'a kind that is off around a group that is off, with another on': [kind({...off, credit: on, cardless: off}), plan],
	'a kind that is off around a filter that is on': [kind({...off, cardless: filters(off, on)}), plan],
	'a group that is off around a filter that is on': [kind({...on, cardless: filters(ofIssuer(false), on)}), plan],
	'a group that is off around a list that is on': [
		kind({...on, cardless: filters(ofIssuer(false), ofIssuer(true))}),
		{...plan, issuer: 'BANKA'},
	],
	'a group that is off around a filter that is on, where another hides the plan': [
		kind({...on, cardless: filters(off, {...on, issuerFilter: {issuers: ['PREFIX_BANKA'], enable: true}})}),
		{...plan, issuer: 'BANKB'},
	],
	'cards hidden by their option': [{...filterOf(true, {paymentMethodType: 'CARD', ...off}), emiOptions: {}}, credit],
	'cards hidden by the default': [emi({standardEmi: {...on, credit: on}}, false), credit],
	'cards hidden, and the kind too': [{...filterOf(false), emiOptions: {standardEmi: off}}, credit],
	'a cardless plan where cards are hidden': [filterOf(true, {paymentMethodType: 'CARD', ...off}), plan],
} as const;

export const wholeScreen = {
	'only EMI, something else': [emi({showOnlyEmi: true}), cash],
	'only EMI, a plan': [emi({showOnlyEmi: true}), plan],
	'EMI hidden, a plan': [display('hideEMI'), plan],
	'EMI hidden, something else': [display('hideEMI'), cash],
	'EMI shown without cards, a card': [display('ShowEMIWithoutCards'), {type: 'CARD'}],
	'EMI shown without cards, something else': [display('ShowEMIWithoutCards'), cash],
	'EMI shown without cards, a plan on credit cards': [display('ShowEMIWithoutCards'), credit],
	'EMI hidden twice': [display('hideEMI', offWhole), plan],
	'EMI hidden, and a kind enabled': [display('hideEMI', {lowCostEmi: off, noCostEmi: on}), plan],
	'EMI hidden, and a group enabled': [display('hideEMI', {noCostEmi: {...off, debit: on}}), plan],
	'EMI hidden, and a filter enabled': [
		display('hideEMI', {lowCostEmi: {...off, credit: {...off, filters: [off, on]}}}),
		plan,
	],
	'EMI hidden, disabled, and the only thing shown, a plan': [
		display('hideEMI', {...offWhole, showOnlyEmi: true}),
		{...plan, kind: 'noCost'},
	],
	'EMI hidden, and the only thing shown, a plan': [display('hideEMI', {showOnlyEmi: true}), plan],
	'EMI hidden, and the only thing shown, something else': [display('hideEMI', {showOnlyEmi: true}), cash],
	'EMI shown, and every kind disabled': [display('showEMI', offWhole), plan],
	'EMI shown, and every kind disabled, something else': [display('showEMI', offWhole), cash],
	'every kind disabled': [emi(offWhole), plan],
	'a mandate, supported': [page(mandate), {...cash, supportsMandates: true}],
	'a mandate, not supported': [page(mandate), {...cash, supportsMandates: false}],
	'a mandate, not known': [page(mandate), cash],
	'everything at once, a card': [all, {type: 'CARD', supportsMandates: false}],
	'everything at once, a plan': [all, {...plan, supportsMandates: true}],
	'EMI rules in two places': [page({payment_filter: emi({standardEmi: off}), emiOptions: {standardEmi: on}}), plan],
} as const;

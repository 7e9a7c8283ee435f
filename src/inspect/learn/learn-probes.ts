// Small inputs on which a reading decides alone, without codes of an account: what to try on a real screen.
import type {Instrument} from '../evaluate/instrument.js';

export interface Probe {
	/** A filter, or a session request to which the other fields have to be added. */
	readonly input: object;
	readonly instrument: Instrument;
}

const CREDIT_CARD = {type: 'CARD', cardType: 'CREDIT'} as const;
const STANDARD_PLAN = {type: 'EMI', kind: 'standard', group: 'cardless'} as const;

const showAll = {enable: true, cardTypes: ['CREDIT', 'DEBIT']};
const hideCredit = {enable: false, cardTypes: ['CREDIT']};

export const PROBES: readonly Probe[] = [
	// precedence: the two observations together distinguish all four choices.
	{input: cards(true, showAll, hideCredit), instrument: CREDIT_CARD},
	{input: cards(true, hideCredit, showAll), instrument: CREDIT_CARD},
	// defaultsInside
	{input: cards(false, hideCredit), instrument: {type: 'CARD', cardType: 'DEBIT'}},
	// emptyList
	{input: cards(true, {enable: false, cardTypes: []}), instrument: CREDIT_CARD},
	// unnamedEmi
	{input: emi(false, {lowCostEmi: {enable: false}}), instrument: STANDARD_PLAN},
	// outerFlag
	{input: emi(true, {standardEmi: {enable: false, cardless: {enable: true}}}), instrument: STANDARD_PLAN},
	// emiOnHiddenCards
	{
		input: {...emi(true, {standardEmi: {enable: true}}), options: [{paymentMethodType: 'CARD', enable: false}]},
		instrument: {...STANDARD_PLAN, group: 'credit'},
	},
	// issuersAndTenures: any two lists of exceptions will do.
	{
		input: emi(true, {
			standardEmi: {
				enable: true,
				cardless: {
					enable: true,
					filters: [
						{
							enable: true,
							issuerFilter: {tenures: ['3::3'], enable: false},
							tenureFilter: {tenures: ['6::6'], enable: false},
						},
					],
				},
			},
		}),
		instrument: {...STANDARD_PLAN, tenure: 3},
	},
	// upiProviderCodes: the list hides nothing but a code, and is ignored with the whole type hidden.
	{
		input: {
			allowDefaultOptions: true,
			options: [{paymentMethodType: 'UPI', enable: false, paymentMethods: ['APP_A']}],
		},
		instrument: {type: 'UPI', app: 'APP_B'},
	},
	// emiDisplay
	{
		input: {action: 'paymentPage', sdk_udf: 'hideEMI', payment_filter: emi(true, {standardEmi: {enable: true}})},
		instrument: STANDARD_PLAN,
	},
];

function cards(allowDefaultOptions: boolean, ...cardFilters: readonly object[]): object {
	return {allowDefaultOptions, options: [{paymentMethodType: 'CARD', enable: true, cardFilters}]};
}

function emi(allowDefaultOptions: boolean, emiOptions: object): object {
	return {allowDefaultOptions, options: [], emiOptions};
}

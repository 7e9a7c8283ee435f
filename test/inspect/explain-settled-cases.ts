// What decides where an account settles a reading, and where a part cannot be read, as cases.
import type {Instrument, Readings} from '../../src/inspect/index.js';
import {page} from './page.js';

const on = {enable: true};
const off = {enable: false};
const unreadable = {enable: 'maybe'};
const filter = (allowDefaultOptions: unknown, ...options: readonly object[]) => ({allowDefaultOptions, options});
/** Another part that cannot be read. */
const other = {paymentMethodType: 'CASH', enable: 'perhaps'};
const card = (option: object) => ({paymentMethodType: 'CARD', ...option});
const emi = (emiOptions: object, allow: unknown = true, ...options: readonly object[]) => ({
	...filter(allow, ...options),
	emiOptions,
});
const noCost = (noCostEmi: unknown, allow: unknown = true, ...options: readonly object[]) =>
	emi({noCostEmi}, allow, ...options);
const session = (sdk_udf: string, payment_filter: object) => ({...page, sdk_udf, payment_filter});

const plan = {type: 'EMI', kind: 'noCost', group: 'cardless'} as const;
const standard = {...plan, kind: 'standard'} as const;
const credit = {...plan, group: 'credit'} as const;
const anyCard = {type: 'CARD'} as const;

type Row = readonly [input: object, instrument: Instrument, readings?: Readings];

/** One row for each choice of a reading, and one for an open reading. */
function each<Name extends keyof Readings>(
	name: Name,
	choices: readonly NonNullable<Readings[Name]>[],
	input: object,
	instrument: Instrument,
): readonly Row[] {
	return [[input, instrument], ...choices.map(choice => [input, instrument, {[name]: choice}] as const)];
}

export const settledCases: readonly Row[] = [
	[page, plan],
	[filter(false), plan],
	...each('unnamedEmi', ['shown', 'hidden'], noCost(on, false), standard),
	[session('showEMI', noCost(on, false)), standard],
	...each('emiOnHiddenCards', ['shown', 'hidden'], noCost(on, true, card(off)), credit),
	[noCost(on, true, card(unreadable)), credit],
	[noCost(on, true, {paymentMethodType: 5, enable: false}), credit],
	...each('outerFlag', ['outer-wins', 'inner-wins'], noCost({...off, cardless: on}), plan),
	...each('emiDisplay', ['sdk_udf-wins', 'emiOptions-wins'], session('hideEMI', noCost(on)), plan),
	...each(
		'emiDisplay',
		['sdk_udf-wins', 'emiOptions-wins'],
		session('showEMI', emi({standardEmi: off, lowCostEmi: off, noCostEmi: off})),
		plan,
	),
	...[true, false].flatMap(allow =>
		each('emptyList', ['ignored', 'matches-nothing'], filter(allow, card({...on, cardFilters: []})), anyCard),
	),
	...each('emptyList', ['matches-nothing'], noCost({...on, cardless: {...on, filters: []}}, false), plan),
	...each(
		'emptyList',
		['ignored', 'matches-nothing'],
		filter(true, {paymentMethodType: 'WALLET', enable: false, paymentMethods: []}),
		{type: 'WALLET', code: 'WALLET_A'},
	),
	...[{}, {supportsMandates: true}, {supportsMandates: false}].map(
		(support): Row => [
			{...page, 'options.create_mandate': 'PERHAPS', 'mandate.max_amount': '1.00', payment_filter: filter(true)},
			{...anyCard, ...support},
		],
	),
	...each(
		'upiProviderCodes',
		['counts', 'ignored'],
		filter(true, {paymentMethodType: 'UPI', enable: false, paymentMethods: ['UPI_A']}),
		{type: 'UPI', code: 'UPI_B'},
	),
	[{...page, action: 'quickPay', payment_filter: filter(false)}, anyCard],
	[{...page, action: 'paymentManagement'}, anyCard],
	[noCost(5, true, other), plan],
	[noCost({...on, cardless: {...off, filters: [{...on, paymentMethod: 'A'}]}}), {...plan, paymentMethod: 'A'}],
	[emi({showOnlyEmi: 'maybe'}, true, other), anyCard],
];

// The payment locking filter, read from what anyone wrote.
import type {Report} from '../misuse.js';
import {binRangeProblem, isBinRange} from '../values/number-range.js';
import type {CardFilter, PaymentFilter, PaymentOption, UpiFilter} from '../wire/payment-filter.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES, UPI_TYPES} from '../wire/payment-method.js';
import {APPS, CODES, HANDLES} from './code-forms.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {type Leniency, readShape} from './read.js';
import {BOOLEAN, type ObjectOf} from './shape.js';

export const CARD_FILTER: ObjectOf<CardFilter> = {
	kind: 'object',
	what: 'card filter',
	must: {enable: BOOLEAN},
	may: {
		cardBrands: CODES,
		cardBins: {kind: 'list', item: {kind: 'form', check: binRangeProblem, test: isBinRange}},
		cardTypes: {kind: 'list', item: {kind: 'words', what: 'card type', words: CARD_TYPES}},
		cardSubTypes: CODES,
		cardBanks: CODES,
	},
};

export const UPI_FILTER: ObjectOf<UpiFilter> = {
	kind: 'object',
	what: 'UPI filter',
	must: {enable: BOOLEAN},
	may: {upiType: {kind: 'words', what: 'UPI type', words: UPI_TYPES}, upiMethods: CODES},
	cases: {on: 'upiType', when: {COLLECT: {may: {upiMethods: HANDLES}}, INTENT: {may: {upiMethods: APPS}}}},
};

export const PAYMENT_OPTION: ObjectOf<PaymentOption> = {
	kind: 'object',
	what: 'payment option',
	must: {
		paymentMethodType: {kind: 'words', what: 'payment method type', words: PAYMENT_METHOD_TYPES},
		enable: BOOLEAN,
	},
	may: {
		paymentMethods: CODES,
		cardFilters: {kind: 'list', item: CARD_FILTER},
		upiFilters: {kind: 'list', item: UPI_FILTER},
	},
};

export const PAYMENT_FILTER: ObjectOf<PaymentFilter> = {
	kind: 'object',
	what: 'payment filter',
	must: {allowDefaultOptions: BOOLEAN, options: {kind: 'list', item: PAYMENT_OPTION}},
	may: {emiOptions: EMI_FILTER},
	// Open points 2 and 3.
	defaults: {allowDefaultOptions: true, options: []},
};

/** A frozen copy of a payment filter, or `undefined` with every issue in the report. */
export function readPaymentFilter(
	input: unknown,
	report: Report,
	pointer: string,
	leniency?: Leniency,
): PaymentFilter | undefined {
	return readShape(PAYMENT_FILTER, input, report, pointer, leniency) as PaymentFilter | undefined; // of the shape that was read
}

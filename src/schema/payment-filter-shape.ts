// The payment locking filter, read from unknown input.
import type {IssueCollector} from '../diagnostics/issue-collector.js';
import {binRangeProblem} from '../values/ranges.js';
import type {CardFilter, OptionParts, PaymentFilter, UpiFilter} from '../wire/payment-filter.js';
import {CARD_TYPES, PAYMENT_METHOD_TYPES, UPI_TYPES} from '../wire/payment-method.js';
import {CARD_LISTS, type CardList} from '../wire/spec.js';
import {APPS, CODES, HANDLES} from './code-formats.js';
import {EMI_FILTER} from './emi-filter-shape.js';
import {type ReadOptions, readShape} from './read-shape.js';
import {BOOLEAN, keysInside, type ListShape, type ObjectOf} from './shape.js';

const CARD_FORMS: {readonly [Form in CardList['form']]: ListShape} = {
	code: CODES,
	'BIN range': {kind: 'list', item: {kind: 'format', check: binRangeProblem}},
	'card type': {
		kind: 'list',
		item: {kind: 'enum', what: 'card type', enum: CARD_TYPES, negated: 'a list names what matches'},
	},
};
const CARD_FIELDS = Object.fromEntries(
	CARD_LISTS.map(({key, form}) => [key, CARD_FORMS[form]]),
) as ObjectOf<CardFilter>['optional']; // every list has an entry

export const CARD_FILTER: ObjectOf<CardFilter> = {
	kind: 'object',
	what: 'card filter',
	hasCriteria: true,
	required: {enable: BOOLEAN},
	repeats: {paymentMethodType: 'CARD'},
	optional: CARD_FIELDS,
};

export const UPI_FILTER: ObjectOf<UpiFilter> = {
	kind: 'object',
	what: 'UPI filter',
	hasCriteria: true,
	repeats: {paymentMethodType: 'UPI'},
	required: {enable: BOOLEAN},
	optional: {
		upiType: {kind: 'enum', what: 'UPI type', enum: UPI_TYPES, negated: 'a UPI filter names its type'},
		upiMethods: CODES,
	},
	cases: {on: 'upiType', when: {COLLECT: {optional: {upiMethods: HANDLES}}, INTENT: {optional: {upiMethods: APPS}}}},
};

/** The types that have provider codes. */
const CODED_TYPES = PAYMENT_METHOD_TYPES.filter(type => type !== 'CARD' && type !== 'UPI');

export const PAYMENT_OPTION: ObjectOf<OptionParts> = {
	kind: 'object',
	what: 'payment option',
	isPerAccount: true,
	elsewhere: [
		'allowDefaultOptions',
		'options',
		'emiOptions',
		...[CARD_FILTER, UPI_FILTER, EMI_FILTER].flatMap(keysInside),
	],
	required: {
		paymentMethodType: {
			kind: 'enum',
			what: 'payment method type',
			enum: PAYMENT_METHOD_TYPES,
			isPerAccount: true,
			negated: 'an option names its type',
			elsewhere: [
				[/^EMI$/, 'configure EMI with emiOptions or sdk_udf'],
				[/^FPS_QR$/, 'list it in paymentMethods of its type'],
				[
					/^(?:VISA|RUPAY|MASTER(?:CARD)?|MAESTRO|AMEX|DINERS|DISCOVER|JCB)$/i,
					'write CARD with a card filter whose cardBrands is ["$&"]',
					['CARD'],
				],
				[
					/^(?:credit[\s_-]*cards?|(?:cards?[\s_-]*)?credit|cc)$/i,
					'write CARD with a card filter whose cardTypes is ["CREDIT"]',
					['CARD'],
				],
				[
					/^(?:debit[\s_-]*cards?|(?:cards?[\s_-]*)?debit|dc)$/i,
					'write CARD with a card filter whose cardTypes is ["DEBIT"]',
					['CARD'],
				],
				[/^\d+::\d+$/, 'write CARD with a card filter whose cardBins is ["$&"]', ['CARD']],
				[/^(?:upi[\s_-]*)?collect$|^@\w/i, 'write UPI with a UPI filter of upiType COLLECT', ['UPI']],
				[/^(?:upi[\s_-]*)?intent$/i, 'write UPI with a UPI filter of upiType INTENT', ['UPI']],
				...CODED_TYPES.map(
					type => [new RegExp(`^${type}_\\w{1,64}$`), `write ${type} with paymentMethods ["$&"]`, [type]] as const,
				),
				[
					/pay$|(?:^|_)app(?:_|$)|^(?:com|in|net|org)\.[\w.]+$/i,
					'write WALLET for a wallet, UPI with a UPI filter of upiType INTENT for an app, with its code in the list, or add it to types of the account',
				],
			],
		},
		enable: BOOLEAN,
	},
	optional: {
		paymentMethods: CODES,
		cardFilters: {kind: 'list', item: CARD_FILTER},
		upiFilters: {kind: 'list', item: UPI_FILTER},
	},
};

export const PAYMENT_FILTER: ObjectOf<PaymentFilter> = {
	kind: 'object',
	what: 'payment filter',
	isReadFromText: true,
	required: {
		allowDefaultOptions: BOOLEAN,
		options: {kind: 'list', item: PAYMENT_OPTION, uniqueBy: 'paymentMethodType'},
	},
	optional: {emiOptions: EMI_FILTER},
	// Open points 2 and 3.
	defaults: {allowDefaultOptions: true, options: []},
};

/** A frozen copy of a payment filter, or `undefined` with every issue in the report. */
export function readPaymentFilter(
	input: unknown,
	report: IssueCollector,
	pointer: string,
	options?: ReadOptions,
): PaymentFilter | undefined {
	return readShape(PAYMENT_FILTER, input, report, pointer, options) as PaymentFilter | undefined; // of the shape that was read
}

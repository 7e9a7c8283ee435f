// Every method that takes an object, with a valid one.
import {base, type Loose, mandate, order, PLAN, page, paylock, plan, session} from './untyped.js';

/** Every method that takes an object, with one that is right. */
export const OBJECT_PLACES: readonly (readonly [
	name: string,
	pointer: string,
	give: (input: unknown) => Loose,
	right: object,
])[] = [
	[
		'cards.hide',
		'/options/0/cardFilters/0',
		input => base().cards((cards: Loose) => cards.hide(input)),
		{types: ['CREDIT']},
	],
	['plans.show', PLAN, plan, {paymentMethod: 'CODE_A'}],
	['issuers', `${PLAN}/issuerFilter`, issuers => plan({issuers}), {only: ['BANK_A']}],
	['paylock', '', input => paylock(input).filter().allowDefaults(true), {servicePrefix: 'PREFIX'}],
	['paylock codes', '/codes', codes => paylock({codes}).filter().allowDefaults(true), {WALLET: ['A']}],
	['session', '', input => session('paymentPage', input), order],
	['paymentFilter', '/payment_filter', input => page().paymentFilter(input), base().hide('CASH').build() as object],
	[
		'mandate',
		'',
		input => page().mandate(input),
		mandate('REQUIRED').maxAmount('1.00').startDate('1').endDate('2').build() as object,
	],
	['details', '', input => page().details(input), {description: 'a'}],
	['extra', '', input => page().extra(input), {udf1: {deep: ['a']}}],
];

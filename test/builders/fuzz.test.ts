// Anything at all into every public method: a frozen valid result or a MisuseError, and the input unchanged.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {anything, made, picture} from './anything.js';
import {readBack} from './read-back.js';
import {
	amend,
	base,
	binRange,
	emi,
	epochSeconds,
	expectFrozen,
	filter,
	type Loose,
	mandate,
	order,
	outcome,
	page,
	paylock,
	plan,
	session,
	tenureRange,
	toAmount,
} from './untyped.js';

/** Every public method, with one or two arguments. */
const methods: Readonly<Record<string, (one: unknown, other: unknown) => unknown>> = {
	'filter.allowDefaults': one => filter().allowDefaults(one),
	'filter.show': (one, other) => base().show(one, other),
	'filter.hide one': one => base().hide(one),
	'filter.hide': one => base().hide('WALLET', one),
	'filter.cards': one => base().cards(one),
	'filter.upi': one => base().upi(one),
	'filter.emi': one => base().emi(one),
	'filter.when': (one, other) => base().when(one, other),
	'filter.when true': one => base().when(true, one),
	'filter.include': one => base().include(one),
	'filter.forMandates': one => base().hide('NB', ['NB_A']).forMandates(one),
	'recipes that return anything': one => base().cards(() => one),
	'when that returns anything': one => base().when(true, () => one),
	'emi that returns anything': one => base().emi(() => one),
	'cards.hide': one => base().cards((cards: Loose) => cards.hide(one)),
	'cards.hideBins': (one, other) => base().cards((cards: Loose) => cards.hideBins(one, other)),
	'cards.showTypes': one => base().cards((cards: Loose) => cards.showTypes(one)),
	'upi.hideCollect': (one, other) => base().upi((upi: Loose) => upi.hideCollect(one, other)),
	'upi.hideIntent': one => base().upi((upi: Loose) => upi.hideIntent(one)),
	'emi.show': (one, other) => emi().show(one, other),
	'emi.hide': (one, other) => emi().hide(one, other),
	'groups.show': (one, other) => emi().show('noCost', (groups: Loose) => groups.show(one, other)),
	'plans.show': one => plan(one),
	'plans issuers': one => plan({issuers: one}),
	'plans paymentMethod': (one, other) => plan({paymentMethodType: one, paymentMethod: other}),
	only: (one, other) => plan({issuers: {only: [one, other]}}),
	except: one => plan({tenures: {except: [one]}}),
	mandate: one => mandate(one),
	'mandate terms': (one, other) => mandate('REQUIRED').maxAmount(one).startDate(other).endDate(one),
	session,
	'session fields': one => session('quickPay', one),
	'session.paymentFilter': one => page().paymentFilter(one),
	'session.mandate': one => page().mandate(one),
	'session.emiDisplay': one => page().emiDisplay(one),
	'session.details': one => page().details(one),
	'session.extra': one => page().extra(one),
	'session.extra value': one => page().extra({udf1: one}),
	paylock: one => paylock(one) && filter().allowDefaults(true),
	'paylock codes': one =>
		paylock({codes: {WALLET: one}})
			.filter()
			.allowDefaults(true)
			.hide('WALLET', one),
	amend: (one, other) => amend(one, other),
	'amend recipe': one =>
		amend(base().hide('CASH').build(), (draft: object) => Object.assign(draft, {options: one}) && undefined),
	binRange,
	tenureRange,
	toAmount,
	epochSeconds,
	'order fields': one => session('paymentPage', {...order, order_id: one}),
};

test.each(Object.keys(methods))('%s', name => {
	const method = methods[name] ?? base;
	fc.assert(
		fc.property(anything, anything, (oneRecipe, otherRecipe) => {
			const [one, other] = [made(oneRecipe), made(otherRecipe)];
			const before = [picture(one), picture(other)];
			const got = outcome(() => method(one, other));
			expect([picture(one), picture(other)]).toEqual(before);
			if (got instanceof Error || typeof got !== 'object' || got === null) return;
			const built = 'build' in got && typeof got.build === 'function' ? outcome(() => (got as Loose).build()) : got;
			if (built instanceof Error) return;
			expectFrozen(built);
			expect(readBack(built)).toEqual([]);
		}),
		{numRuns: 120},
	);
});

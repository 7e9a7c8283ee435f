// Anything at all into every public method: a frozen valid result or a MisuseError, and the input unchanged.
import {Ajv2020} from 'ajv/dist/2020.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {paymentFilterSchema, sessionRequestSchema} from '../../src/inspect/index.js';
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
	rules,
	session,
	tenureRange,
	toAmount,
} from './untyped.js';

// Right words in wrong places, and values that lie, throw, change or contain themselves.
const words = fc.oneof(
	fc.constantFrom('CARD', 'UPI', 'WALLET', 'NB', 'NB_A', 'credit', 'noCost', 'CREDIT', 'REQUIRED', 'showEMI'),
	fc.constantFrom('411111::411199', '3::6', '@bank', '10.00', '1767225600', 'paymentPage', 'https://a.example'),
	fc.constantFrom(
		'A,B',
		'',
		' ',
		'\0',
		'\ud800',
		'\u200b',
		'__proto__',
		'constructor',
		'then',
		'toJSON',
		'javascript:1',
	),
);
const keys = fc.oneof(
	fc.constantFrom('types', 'brands', 'bins', 'paymentMethod', 'paymentMethodType', 'issuers', 'tenures', 'items'),
	fc.constantFrom('enable', 'codes', 'servicePrefix', 'WALLET', 'options', 'allowDefaultOptions', 'cardFilters'),
	fc.constantFrom(
		'upiFilters',
		'emiOptions',
		'noCostEmi',
		'filters',
		'description',
		'udf1',
		'__proto__',
		'constructor',
	),
	fc.string(),
);

class Instance {
	readonly types = ['CREDIT'];
}
const throwing = () => {
	throw new Error('boom');
};
const deep = (() => {
	let value: unknown = [];
	for (let level = 0; level < 20_000; level += 1) value = level % 2 ? [value] : {value};
	return value;
})();
const cycle: unknown[] = [];
cycle.push(cycle, {cycle});
const odd = fc.constantFrom<() => unknown>(
	() => new Instance(),
	() => new Date(0),
	() => new Date(Number.NaN),
	() => new Map([['types', ['CREDIT']]]),
	() => new Set(['A']),
	() => new String('CARD'),
	() => Object(1n),
	() => deep,
	() => cycle,
	() => throwing,
	() => (builder: unknown) => builder,
	() => async () => undefined,
	() => Object.assign(new Array(3), {1: 'A'}),
	() => Object.create({types: ['CREDIT']}),
	() => ({[Symbol.for('paylock.builder')]: 'filter'}),
	() => base().hide('CASH'),
	() => rules().hide('CASH'),
	() => emi().hide('noCost'),
	() => page(),
	() => filter(),
	() => base().hide('CASH').build(),
);
/** A value as a function that makes it: fast-check cannot keep a value that throws when it is inspected. */
type Recipe =
	| {readonly make: () => unknown}
	| {readonly list: readonly Recipe[]}
	| {readonly entries: readonly (readonly [string, Recipe])[]};

const leaf = fc.oneof(
	odd.map(make => ({make})),
	fc
		.oneof(
			words,
			fc.string(),
			fc.integer(),
			fc.double(),
			fc.boolean(),
			fc.constantFrom(null, undefined, 1n, Symbol('a')),
		)
		.map(value => ({make: () => value})),
);
const anything = fc.letrec<{any: Recipe}>(tie => ({
	any: fc.oneof(
		{depthSize: 'small', withCrossShrink: true},
		leaf,
		fc.array(tie('any'), {maxLength: 4}).map(list => ({list})),
		fc.array(fc.tuple(keys, tie('any')), {maxLength: 4}).map(entries => ({entries})),
	),
})).any;

function made(recipe: Recipe): unknown {
	if ('make' in recipe) return recipe.make();
	if ('list' in recipe) return recipe.list.map(made);
	const value = {};
	for (const [key, inner] of recipe.entries) {
		Object.defineProperty(value, key, {value: made(inner), enumerable: true, writable: true, configurable: true});
	}
	return value;
}

/** Keys, values and frozenness of data, to a small depth. */
function picture(value: unknown, depth = 0): string {
	if (typeof value === 'function' || depth > 4) return typeof value;
	if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
	const parts = Reflect.ownKeys(value).map(key => `${String(key)} ${picture(Reflect.get(value, key), depth + 1)}`);
	return `${Object.isFrozen(value)} {${parts.join()}}`;
}

const ajv = new Ajv2020({strict: false});
const isFilter = ajv.compile(paymentFilterSchema.toJSONSchema());
const isRequest = ajv.compile(sessionRequestSchema.toJSONSchema());

/** True if a validator of the published schemas accepts what was built; a part is put into the whole that it belongs to. */
function isValid(built: object): boolean {
	if ('action' in built) return isRequest(built);
	if ('options.create_mandate' in built) return isRequest({...order, action: 'paymentPage', ...built});
	return isFilter('allowDefaultOptions' in built ? built : {allowDefaultOptions: true, options: [], emiOptions: built});
}

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
			expect(isValid(built as object), JSON.stringify(built)).toBe(true);
		}),
		{numRuns: 120},
	);
});

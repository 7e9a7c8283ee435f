// Any value at all: right words in wrong places, and values that lie, throw, change or contain themselves.
import fc from 'fast-check';
import {base, emi, filter, page, rules} from './untyped.js';

const words = fc.constantFrom(
	'CARD',
	'UPI',
	'WALLET',
	'NB',
	'NB_A',
	'credit',
	'noCost',
	'CREDIT',
	'411111::411199',
	'3::6',
	'@bank',
	'10.00',
	'1767225600',
	'REQUIRED',
	'showEMI',
	'paymentPage',
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
	'https://a.example',
	'javascript:1',
);
const keys = fc.oneof(
	fc.constantFrom(
		'types',
		'brands',
		'bins',
		'paymentMethod',
		'paymentMethodType',
		'issuers',
		'tenures',
		'items',
		'enable',
		'codes',
		'servicePrefix',
		'WALLET',
		'options',
		'allowDefaultOptions',
		'cardFilters',
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
export const anything = fc.letrec<{any: Recipe}>(tie => ({
	any: fc.oneof(
		{depthSize: 'small', withCrossShrink: true},
		leaf,
		fc.array(tie('any'), {maxLength: 4}).map(list => ({list})),
		fc.array(fc.tuple(keys, tie('any')), {maxLength: 4}).map(entries => ({entries})),
	),
})).any;

export function made(recipe: Recipe): unknown {
	if ('make' in recipe) return recipe.make();
	if ('list' in recipe) return recipe.list.map(made);
	const value = {};
	for (const [key, inner] of recipe.entries) {
		Object.defineProperty(value, key, {value: made(inner), enumerable: true, writable: true, configurable: true});
	}
	return value;
}

/** Keys, values and frozenness of data, to a small depth. */
export function picture(value: unknown, depth = 0): string {
	if (typeof value === 'function' || depth > 4) return typeof value;
	if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
	const parts = Reflect.ownKeys(value).map(key => `${String(key)} ${picture(Reflect.get(value, key), depth + 1)}`);
	return `${Object.isFrozen(value)} {${parts.join()}}`;
}

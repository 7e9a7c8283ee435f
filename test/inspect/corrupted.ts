// Filters and requests with up to three mistakes, for many accounts.
import fc from 'fast-check';
import type {Account} from '../../src/inspect/index.js';
import {inputOf, subject} from './random-subjects.js';

type Mistake = (value: unknown) => unknown;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many parts a value has, itself included. */
function partsOf(value: unknown): number {
	return typeof value === 'object' && value !== null
		? Object.values(value).reduce<number>((sum, inner) => sum + partsOf(inner), 1)
		: 1;
}

/** The value with a mistake in one of its parts. */
function withMistake(value: unknown, part: number, mistake: (value: unknown) => unknown): unknown {
	let left = part;
	const visit = (inner: unknown): unknown => {
		if (left-- === 0) return mistake(inner);
		if (Array.isArray(inner)) return inner.map(visit);
		return isObject(inner) ? Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, visit(one)])) : inner;
	};
	return visit(value);
}

/** Two items of a list: more of them cost time and show no more. */
function fewer(_key: string, value: unknown): unknown {
	return Array.isArray(value) ? value.slice(0, 2) : value;
}

const ofText =
	(change: (text: string) => unknown): Mistake =>
	value =>
		typeof value === 'string' ? change(value) : value;
const ofList =
	(change: (list: readonly unknown[]) => unknown): Mistake =>
	value =>
		Array.isArray(value) ? change(value) : value;
const ofObject =
	(change: (object: Readonly<Record<string, unknown>>) => unknown): Mistake =>
	value =>
		isObject(value) ? change(value) : value;
const ofKeys = (change: (key: string, index: number) => string) =>
	ofObject(object =>
		Object.fromEntries(Object.entries(object).map(([key, value], index) => [change(key, index), value])),
	);
const withKey = (key: string, value: unknown) => ofObject(object => ({...object, [key]: value}));

/** What may stand where a value belongs, whatever it is. */
const INSTEAD = [null, '', ' ', [], {}, 0, 1, 6.5, -1, 'x', true, 'false', '<code>', 'null', '[]', '{}'];

/** Each makes one mistake from the right value. */
const MISTAKES: readonly Mistake[] = [
	...INSTEAD.map(value => () => value),
	value => JSON.stringify(value),
	value => JSON.stringify(JSON.stringify(value)),
	value => [value],
	value => [[value]],
	value => ({0: value}),
	value => ({value}),
	value => (typeof value === 'boolean' ? !value : value),
	value => (typeof value === 'boolean' ? (value ? 'True' : 'no') : value),
	value => (typeof value === 'boolean' ? Number(value) : value),
	ofText(text => text.toLowerCase()),
	ofText(text => text.toUpperCase()),
	ofText(text => ` ${text} `),
	ofText(text => `${text}S`),
	ofText(text => text.slice(0, -1)),
	ofText(text => text.replace('_', '-')),
	ofText(text => `${text}, OTHER_B`),
	ofText(text => `["${text}"]`),
	ofText(text => text.replace('::', '-')),
	ofText(text => text.split('::').reverse().join('::')),
	ofText(text => (/^\d/.test(text) ? Number.parseFloat(text) : text)),
	ofText(text => text.replace(/^NB_|^@/, '')),
	ofText(text => `@${text}`),
	ofList(list => [...list, ...list]),
	ofList(list => ({...list})),
	ofList(list => list.map(item => JSON.stringify(item))),
	ofList(list => [JSON.stringify(list)]),
	ofList(list => list.join(', ')),
	ofList(list => [...list, null, '', [], {}]),
	ofList(list => list[0]),
	ofList(list => [list.join(','), ...list]),
	ofList(list => list.slice(1)),
	ofList(list => JSON.stringify(list).slice(0, -1)),
	ofList(list => [...list, JSON.stringify(list), list.join(',')]),
	ofList(list => [...list, ...list.map(item => (typeof item === 'string' ? item.toLowerCase() : item))]),
	ofKeys(key => key.toLowerCase()),
	ofKeys((key, index) => (index === 0 ? key.toUpperCase() : key)),
	ofKeys((key, index) => (index === 1 ? `${key}s` : key)),
	ofKeys(key => key.replace(/([A-Z])/g, '_$1').toLowerCase()),
	ofKeys((key, index) => (index === 0 ? key.slice(1) : key)),
	ofObject(object => Object.fromEntries(Object.entries(object).slice(1))),
	ofObject(object => Object.fromEntries(Object.entries(object).slice(0, -1))),
	ofObject(object => [object, object]),
	ofObject(object => Object.values(object)),
	ofObject(object => Object.entries(object)),
	ofKeys(key => key.toUpperCase()),
	ofKeys(key => `${key}s`),
	withKey('Enable', true),
	withKey('enabel', true),
	withKey('enable', 'true'),
	withKey('enabled', false),
	withKey('paymentMethods', ['WALLET_A']),
	withKey('upiFilters', []),
	withKey('cardFilters', [{enable: false, cardTypes: ['CREDIT']}]),
	withKey('paymentMethodType', 'UPI'),
	withKey('payment_method', 'NB'),
	withKey('display', true),
	withKey('options', []),
	withKey('options', {create_mandate: 'REQUIRED'}),
	withKey('mandate', {max_amount: 5}),
	withKey('emiOptions', {noCostEmi: {enable: 'true'}}),
	withKey('action', 'quickPay '),
	withKey('udf1', '<x>'),
	withKey('allowDefaultOptions', 'True'),
];

const accounts = fc.constantFrom<Account>(
	{},
	{servicePrefix: 'PREFIX'},
	{types: ['OTC']},
	{enabled: {CARD: true, UPI: true, WALLET: ['WALLET_A'], EMI: true}},
	{codes: {WALLET: ['WALLET_A', 'WALLET_C'], banks: ['BANK_A']}},
	{readings: {precedence: 'hide-wins', defaultsInside: 'apply', unnamedEmi: 'hidden'}},
	{readings: {upiProviderCodes: 'counts', emptyList: 'matches-nothing', emiOnHiddenCards: 'hidden'}},
	{readings: {emptyList: 'ignored', outerFlag: 'inner-wins', upiProviderCodes: 'ignored'}},
	{guarantees: {shown: [{type: 'UPI'}]}},
	{emiPlacement: 'session'},
	{optionalFields: ['customer_email'], guestCheckout: true},
);

const providers = fc.record(
	{
		paymentMethodType: fc.constantFrom('NB', 'WALLET', 'CONSUMER_FINANCE'),
		enable: fc.boolean(),
		paymentMethods: fc.subarray(['NB_A', 'NB_B', 'PREFIX_A', 'WALLET_A', 'PREFIX_WALLET_A'], {minLength: 1}),
	},
	{noNullPrototype: true},
);

/** A right filter or request; in a request, the filter may stand beside its fields. */
const right = fc.tuple(subject, fc.option(providers, {nil: undefined}), fc.boolean()).map(([one, more, isFlat]) => {
	const {payment_filter: inner, ...request} = JSON.parse(JSON.stringify(inputOf(one), fewer)) as {
		readonly payment_filter?: object;
		readonly options?: unknown;
	};
	const given = inner ?? (Array.isArray(request.options) ? request : undefined);
	const options: readonly unknown[] = given === undefined ? [] : Reflect.get(given, 'options');
	const filter = given && {...given, options: more === undefined ? options : [...options, more]};
	if (inner === undefined) return filter ?? request;
	return isFlat ? {...request, ...filter} : {...request, payment_filter: filter};
});

/** An input with up to three mistakes, and the account that it is read for. */
export const corrupted = fc
	.tuple(right, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...MISTAKES)), {minLength: 0, maxLength: 3}), accounts)
	.map(([valid, chosen, account]) => {
		const wrong = chosen.reduce<unknown>(
			(value, [part, mistake]) => withMistake(value, part % partsOf(value), mistake),
			valid,
		);
		return {input: JSON.parse(JSON.stringify(wrong) ?? 'null') as unknown, account};
	})
	.filter(({input}) => isObject(input));

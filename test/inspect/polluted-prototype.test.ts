// What inspect returns while other code has added properties to Object.prototype.
import {expect, test} from 'vitest';
import {
	coverage,
	decode,
	diff,
	explain,
	impact,
	instruments,
	lint,
	repair,
	sessionRequestSchema,
	summarize,
	toCode,
	toSql,
} from '../../src/inspect/index.js';
import {isComplete} from '../runs.js';

const FILTER = {
	allowDefaultOptions: true,
	options: [
		{paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A']},
		{paymentMethodType: 'CASH', enable: false},
		{paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBanks: ['BANK_A']}]},
		{paymentMethodType: 'UPI', enable: true, upiFilters: [{enable: false, upiType: 'COLLECT'}]},
	],
	emiOptions: {
		noCostEmi: {
			enable: true,
			credit: {enable: true, filters: [{enable: false, issuerFilter: {issuers: ['BANK_A'], enable: true}}]},
			cardless: {enable: true},
		},
	},
};
const OTHER = {...FILTER, options: FILTER.options.slice(1)};
const SESSION = {action: 'paymentPage', payment_filter: FILTER};

const MISTAKES = {
	allowDefaultOptions: 'true',
	optons: [
		{paymentMethodType: 'wallet', enable: 'false', paymentMethods: ['A', 'A']},
		{paymentMethodType: 'CARD', enable: true, cardFilters: {enable: false, cardBin: ['411111-411119']}},
	],
};

/** Every result, as plain data. */
const ANSWERS: Readonly<Record<string, () => unknown>> = {
	decode: () => decode(FILTER),
	describe: () => [summarize(FILTER), summarize(SESSION)],
	diff: () => diff(FILTER, OTHER),
	explain: () =>
		[{type: 'WALLET', code: 'WALLET_B'}, {type: 'CARD'}, {type: 'CASH'}].map(one => explain(FILTER, one as never)), // each is an instrument
	instruments: () => instruments(FILTER),
	coverage: () => coverage(FILTER, [{type: 'CASH'}]),
	impact: () => impact(OTHER, FILTER, [{instrument: {type: 'CASH'}}, {instrument: {type: 'WALLET', code: 'WALLET_A'}}]),
	toSql: () => toSql(FILTER, {columns: {type: 'pay_method', code: 'provider', bank: 'bank'}}),
	lint: () => [lint(FILTER), lint(SESSION), lint(MISTAKES)],
	repair: () => [repair(FILTER), repair(SESSION), repair(MISTAKES)],
	toCode: () => [FILTER, SESSION, MISTAKES].flatMap(input => [toCode(input), toCode(input, {exact: true})]),
};

const WIRE =
	'allowDefaultOptions options paymentMethodType enable paymentMethods cardFilters upiFilters emiOptions cardBanks';
const SUBJECT =
	'defaults display mandateKind providers filters methods types brands banks bins upiType showOnlyEmi kinds groups';
const OTHERS =
	'noCost lowCostEmi credit debit type code issuers tenures positions plain related suggestion servicePrefix readings';
const RESULTS =
	'fix found from exact request filter emi account 0 upiMethods cardBins cardTypes tenureFilter standardEmi';
const ORDERS = 'instrument amount count columns bank bin handle app constrained width';
const SHAPES = 'required optional anyOf dependentRequired additionalProperties defaults cases part expected closed';
const NAMES = [WIRE, SUBJECT, OTHERS, RESULTS, ORDERS, SHAPES].flatMap(names => names.split(' '));

test.each(SHAPES.split(' '))('the JSON schema does not read Object.prototype.%s', name => {
	const before = sessionRequestSchema.toJSONSchema();
	Object.defineProperty(Object.prototype, name, {value: ['X'], configurable: true});
	const schema = sessionRequestSchema.toJSONSchema();
	Reflect.deleteProperty(Object.prototype, name);
	expect(schema).toEqual(before);
});

/** The names that are added at once: each alone in CI, all of them in the inner loop, in a hundredth of the time. */
const ADDED = isComplete ? NAMES.map(name => [name]) : [NAMES];

function whilePolluted(names: readonly string[], value: unknown, answer: () => unknown): unknown {
	for (const name of names) Object.defineProperty(Object.prototype, name, {value, configurable: true, writable: true});
	try {
		return answer();
	} catch (error) {
		return String(error);
	} finally {
		for (const name of names) Reflect.deleteProperty(Object.prototype, name);
	}
}

test.each(Object.entries(ANSWERS))('%s does not read what others add to Object.prototype', (_, answer) => {
	const plain = () => JSON.stringify(answer());
	const before = plain();
	for (const names of ADDED)
		for (const value of [true, ['X'], {enable: true}])
			expect({names, value, answer: whilePolluted(names, value, plain)}).toEqual({names, value, answer: before});
});

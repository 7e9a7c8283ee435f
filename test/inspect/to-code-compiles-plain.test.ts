// toCode: plain-object and exact modules compile under strict settings, and an exact request keeps the order of its keys.
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {problemsOf} from '../examples/compile.js';
import {page} from './page.js';
import {run} from './run-code.js';

const cash = {paymentMethodType: 'CASH', enable: false};
const filter = {allowDefaultOptions: true, options: [cash]};
const upi = {paymentMethodType: 'UPI', enable: false, paymentMethods: ['A']};
const turned = Object.fromEntries(
	Object.entries({...page, payment_filter: filter, udf1: {b: [null, 1], a: 'x'}}).reverse(),
);

const samples: readonly (readonly [what: string, input: object])[] = [
	['no filter', {...page, payment_filter: []}],
	['a text', {...page, payment_filter: 'x'}],
	['null', {...page, payment_filter: null, sdk_udf: null}],
	['a wrong option', {...page, payment_filter: {...filter, options: [cash, 5]}}],
	['a filter that builders do not write', {...page, payment_filter: {...filter, options: [upi]}}],
	['another action', {...page, action: 'quickPay', sdk_udf: 'hideEMI', payment_filter: filter}],
	['a wrong mandate', {...page, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': 5}],
	['keys in another order', turned],
	['a filter alone', {...filter, options: [upi], other: {}}],
];

test('the modules compile', () => {
	const modules = samples.flatMap(([place, input]) =>
		[false, true].map(exact => ({place, language: 'ts', code: toCode(input, {exact})})),
	);
	expect(problemsOf(modules)).toEqual([]);
});

test('an exact request keeps the order of its keys', async () => {
	const {request} = await run(toCode(turned, {exact: true}));
	expect(JSON.stringify(request)).toBe(JSON.stringify(turned));
});

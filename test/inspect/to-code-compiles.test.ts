// toCode: every module compiles under strict settings, exact or not: for the payloads of the corpus, and as a plain object.
import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {toCode} from '../../src/inspect/index.js';
import {problemsOf} from '../examples/compile.js';
import {page} from './page.js';

const folder = new URL('../corpus/', import.meta.url);
const corpus = readdirSync(folder)
	.filter(name => name.endsWith('.json'))
	.map(place => [place, JSON.parse(readFileSync(new URL(place, folder), 'utf8')).input] as const);

const cash = {paymentMethodType: 'CASH', enable: false};
const filter = {allowDefaultOptions: true, options: [cash]};
const upi = {paymentMethodType: 'UPI', enable: false, paymentMethods: ['A']};
const plain: readonly (readonly [what: string, input: object])[] = [
	['no filter', {...page, payment_filter: []}],
	['a text', {...page, payment_filter: 'x'}],
	['null', {...page, payment_filter: null, sdk_udf: null}],
	['a wrong option', {...page, payment_filter: {...filter, options: [cash, 5]}}],
	['a filter that builders do not write', {...page, payment_filter: {...filter, options: [upi]}}],
	['another action', {...page, action: 'quickPay', sdk_udf: 'hideEMI', payment_filter: filter}],
	['a wrong mandate', {...page, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': 5}],
	[
		'keys in another order',
		Object.fromEntries(Object.entries({...page, payment_filter: filter, udf1: [null]}).reverse()),
	],
	['a filter alone', {...filter, options: [upi], other: {}}],
];

test('the modules compile', () => {
	const samples = [...corpus, ...plain].flatMap(([place, input]) =>
		[false, true].map(exact => ({place, language: 'ts', code: toCode(input, {exact})})),
	);
	expect(problemsOf(samples)).toEqual([]);
});

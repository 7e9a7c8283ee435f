// `paylock schema`: the published schemas accept what the commands accept.
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js';
import {expect, test} from 'vitest';
import {paymentFilterSchema, sessionRequestSchema} from '../../src/inspect/index.js';
import {paylock} from './cli.js';
import {clean, misspelled, page} from './filters.js';

async function schemaOf(name: string) {
	const {code, out} = await paylock(['schema', name]);
	expect(code).toBe(0);
	return JSON.parse(out);
}

const compiled: Record<string, ValidateFunction> = {};

async function accepts(name: string, value: unknown): Promise<boolean> {
	const ajv = new Ajv2020({strict: true, strictRequired: false, allowUnionTypes: true});
	compiled[name] ??= ajv.compile(await schemaOf(name));
	return compiled[name](value);
}

/** Every key of the account. */
const ACCOUNT = {
	$schema: './node_modules/paylock/schemas/config.schema.json',
	servicePrefix: 'PREFIX',
	emiPlacement: 'payment_filter',
	tenureEncoding: 'tenureFilter',
	credentials: 'apiKeyAsUser',
	codes: {WALLET: ['WALLET_A'], NB: ['NB_BANKA']},
	types: ['OTC'],
	enabled: {CARD: true, UPI: false, EMI: true, WALLET: ['WALLET_A'], OTC: ['OTC_A']},
	readings: {precedence: 'hide-wins'},
	severities: {'no-effect': 'off'},
	optionalFields: ['customer_email', 'mandate.end_date'],
	guestCheckout: true,
	extraFields: ['currency', 'udf*', 'metadata.*'],
	extraOptionFields: ['display', 'displayMessage'],
};

test('filter is the default', async () => {
	expect(JSON.parse((await paylock(['schema'])).out)).toEqual(paymentFilterSchema.toJSONSchema());
	expect(await schemaOf('filter')).toEqual(paymentFilterSchema.toJSONSchema());
	expect(await schemaOf('session')).toEqual(sessionRequestSchema.toJSONSchema());
});

test.each([
	['config', {}, true],
	['config', {$schema: 'x', servicePrefix: 'P', codes: {WALLET: ['WALLET_A'], brands: ['B']}, types: ['OTC']}, true],
	[
		'config',
		{
			readings: {precedence: 'hide-wins'},
			severities: {'no-effect': 'off'},
			emiPlacement: 'session',
			tenureEncoding: 'issuerFilters',
		},
		true,
	],
	['config', {severities: {'no-efect': 'off'}}, false],
	['config', {severities: {'no-effect': 'fatal'}}, false],
	['config', {readings: {precedence: 'hide'}}, false],
	['config', {servicePrefix: 'P_'}, false],
	['config', {prefix: 'P'}, false],
	['config', ACCOUNT, true],
	['config', {codes: {NB: ['BANKA']}}, false],
	['config', {codes: {WALLET: []}}, false],
	['config', {types: ['CARD']}, false],
	['config', {enabled: {CARD: ['BRAND_A']}}, false],
	['config', {enabled: {WALLET: 'WALLET_A'}}, false],
	['config', {credentials: 'key'}, false],
	['config', {optionalFields: ['customer_mail']}, false],
	['config', {guestCheckout: 'true'}, false],
	['config', {extraFields: ['a*b']}, false],
	['config', {extraFields: ['order_id']}, false],
	['config', {extraOptionFields: ['enable']}, false],
	['config', {types: []}, false],
	['config', {enabled: {OTC: []}}, false],
	['config', {servicePrefix: null}, false],
	['config', {guarantees: {shown: [{type: 'CARD', cardTyp: 'CREDIT'}]}}, false],
	['config', {guarantees: {hidden: [{type: 'CARD', cardType: 'CREDIT'}]}}, true],
	['suite', {input: '', cases: []}, false],
	['suite', {input: 'filter.json', cases: []}, true],
	[
		'suite',
		{$schema: 'x', input: clean, readings: {}, cases: [{name: 'n', instrument: {type: 'CASH'}, expect: 'hidden'}]},
		true,
	],
	[
		'suite',
		{
			input: 'filter.json',
			cases: [{instrument: {type: 'EMI', kind: 'noCost', group: 'credit', tenure: 3}, expect: 'shown'}],
		},
		true,
	],
	['suite', {input: 'filter.json'}, false],
	['suite', {input: 'filter.json', cases: [{instrument: {type: 'CASH'}, expect: 'visible'}]}, false],
	['suite', {input: 'filter.json', cases: [{instrument: {code: 'WALLET_A'}, expect: 'shown'}]}, false],
	['filter', clean, true],
	['filter', misspelled, false],
	['session', page, true],
])('%s of %j: %s', async (name, value, isValid) => {
	expect(await accepts(name, value)).toBe(isValid);
});

// The sandbox responds to any request, and shows what it opened.
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {CUSTOMER, headersOf, MANDATE, open, PAGE, post, screenOf} from './calling.js';

const json = fc.jsonValue({maxDepth: 4});
const word = fc.constantFrom('CARD', 'UPI', 'WALLET', 'NB', 'NETBANKING', 'true', '', '__proto__');
const option = fc.record(
	{
		paymentMethodType: fc.oneof(word, json),
		enable: fc.oneof(fc.boolean(), word),
		paymentMethods: fc.oneof(fc.array(word), json),
		cardFilters: fc.oneof(fc.array(fc.record({enable: fc.boolean(), cardBins: fc.array(word)})), json),
	},
	{requiredKeys: []},
);
const filter = fc.record({
	allowDefaultOptions: fc.oneof(fc.boolean(), json),
	options: fc.oneof(fc.array(option), json),
});
const request = fc
	.record({
		base: fc.constantFrom(
			{...PAGE, ...MANDATE},
			PAGE,
			{...PAGE, action: 'quickPay'},
			{action: 'paymentManagement', ...CUSTOMER},
		),
		more: fc.record(
			{
				payment_filter: fc.oneof(filter, json),
				emiOptions: json,
				sdk_udf: fc.oneof(word, json),
				description: fc.oneof(fc.string({unit: 'binary'}), json),
				'options.create_mandate': json,
				'mandate.start_date': fc.oneof(fc.string(), json),
				order_id: json,
			},
			{requiredKeys: []},
		),
		others: fc.dictionary(fc.string({unit: 'binary'}), json),
	})
	.map(({base, more, others}) => ({...others, ...base, ...more}));

it.each([true, false])('any request, with strict: %s', async strict => {
	let opened = 0;
	await fc.assert(
		fc.asyncProperty(request, async body => {
			const sandbox = open({strict});
			const answer = await post(sandbox, body);
			expect([200, 400]).toContain(answer.status);
			expect(sandbox.sessions).toHaveLength(answer.status === 200 ? 1 : 0);
			if (answer.status !== 200) return;
			opened += 1;
			expect(sandbox.sessions[0]?.request).toEqual(JSON.parse(JSON.stringify(body)));
			expect(await screenOf(sandbox)).toContain('</html>');
		}),
		{numRuns: 80, examples: [[PAGE]]},
	);
	expect(opened).toBeGreaterThan(0);
});

it('any bytes', async () => {
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.uint8Array(), fc.string(), fc.json()), async body => {
			expect((await post(open(), body, headersOf())).status).toBe(400);
		}),
		{numRuns: 100},
	);
});

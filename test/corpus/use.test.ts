// Every function of inspect takes every payload of the corpus, and the code that toCode writes for it runs.
import {describe, expect, test} from 'vitest';
import {compile, diff, explain, instrumentClasses, repair, toCode} from '../../src/inspect/index.js';
import {requestOf, run} from '../inspect/run-code.js';
import {cases, plain} from './cases.js';

/** What changes with every order. */
const ORDER: Readonly<Record<string, string>> = {
	order_id: 'order-1',
	amount: '1.00',
	customer_id: 'customer-1',
	customer_email: 'someone@shop.test',
	customer_phone: '9000000001',
	first_name: 'First',
	last_name: 'Last',
};

/** The terms of a mandate, if they are absent. */
const TERMS: Readonly<Record<string, string>> = {
	max_amount: '1.00',
	start_date: '4070908800',
	end_date: '4102444800',
};

/** The request of this order: required fields are added if they are absent. */
function ordered(request: Readonly<Record<string, unknown>>): unknown {
	const isRequired = (field: string) =>
		field.startsWith('customer_') || (!field.endsWith('_name') && request.action !== 'paymentManagement');
	const fields = Object.entries(ORDER).filter(([field]) => field in request || isRequired(field));
	const terms = 'options.create_mandate' in request ? Object.entries(TERMS) : [];
	const mandate = Object.fromEntries(terms.map(([term, value]) => [`mandate.${term}`, value]));
	return {payment_page_client_id: 'client-1', ...mandate, ...request, ...Object.fromEntries(fields)};
}

/** What `request` is called with. */
const GIVEN: Readonly<Record<string, string>> = {
	...ORDER,
	payment_page_client_id: 'client-1',
	...Object.fromEntries(Object.entries(TERMS).map(([term, value]) => [`mandate_${term}`, value])),
};

describe.each(cases)('%s', (_, {input}) => {
	test('is accepted by every function', () => {
		const found = instrumentClasses(input).map(({instrument}) => instrument);
		expect(found.length).toBeGreaterThan(0);
		const compiled = compile(input);
		for (const instrument of found) {
			expect(compiled.explain(instrument).verdict).toBe(explain(input, instrument).verdict);
		}
		expect(diff(input, input).relation).toBe('equal');
	});

	test('has code that runs, exact or not', async () => {
		const isSession = typeof input === 'object' && input !== null && 'action' in input;
		for (const exact of [false, true]) {
			const {paymentFilter, request} = await run(toCode(input, {exact}));
			const {value} = repair(input);
			if (!isSession) expect(paymentFilter ?? request).toBeDefined();
			else if (exact) expect(plain(request)).toEqual(input);
			else expect(requestOf(request, GIVEN)).toEqual(ordered(Object(value)));
		}
	});
});

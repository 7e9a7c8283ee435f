// A plain request is taken if `decodeSession` accepts it, and sent as it reads it.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSession} from '../../src/index.js';
import {decodeSession} from '../../src/inspect/index.js';
import {sessionOver} from './calling.js';

const mandate = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '999.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
};
const request = {
	action: 'paymentPage',
	customer_id: 'customer-1',
	customer_email: 'someone@example.com',
	customer_phone: '9000000000',
	payment_page_client_id: 'client-1',
	order_id: 'order-1',
	amount: '499.00',
};
const wallet = {paymentMethodType: 'WALLET', enable: true};
const options = (...list: readonly object[]) => ({allowDefaultOptions: true, options: list});
const cards = (filter: object) => options({paymentMethodType: 'CARD', enable: true, cardFilters: [filter]});

/** What is sent for a request, or `undefined` if it is refused. */
async function sentFor(input: object): Promise<unknown> {
	const {service, inits} = sessionOver();
	await createSession(input as never, service).catch(() => undefined);
	return inits[0] && JSON.parse(inits[0].body);
}

function decoded(input: object): unknown {
	const result = decodeSession(input);
	return result.ok ? result.value : undefined;
}

const {action: _, ...noAction} = request;
const {customer_email: __, ...noEmail} = request;
test.each<readonly [string, object]>([
	['without an action', noAction],
	['without an e-mail address', noEmail],
	['with an optional field that is null', {...request, description: null}],
	['with an optional field that is blank', {...request, first_name: ' '}],
	['with an amount without decimals', {...request, amount: '10'}],
	['with a filter that is null on a screen without one', {...request, action: 'quickPay', payment_filter: null}],
	['with details on a screen that does not show them', {...request, action: 'quickPay', description: 'A gift'}],
	['with an empty filter', {...request, payment_filter: {}}],
	['with a type configured twice', {...request, payment_filter: options(wallet, {...wallet, enable: false})}],
	['with codes in one string', {...request, payment_filter: options({...wallet, paymentMethods: ['A,B']})}],
	['with an empty list', {...request, payment_filter: options({...wallet, paymentMethods: []})}],
	['with a list that is null', {...request, payment_filter: options({...wallet, paymentMethods: null})}],
	['with an undocumented key of an option', {...request, payment_filter: options({...wallet, display: true})}],
	['with a mandate without dates', {...request, 'options.create_mandate': 'REQUIRED', 'mandate.max_amount': '9.00'}],
	['with a mandate that ends before it starts', {...request, ...mandate, 'mandate.end_date': '30'}],
	['that shows only EMI and hides it', {...request, sdk_udf: 'hideEMI', emiOptions: {showOnlyEmi: true}}],
	[
		'with a criterion that is null beside another',
		{...request, payment_filter: cards({enable: false, cardBanks: null, cardTypes: ['CREDIT']})},
	],
])('a request %s', async (_name, input) => {
	expect(decoded(input)).toBeDefined();
	expect(await sentFor(input)).toEqual(decoded(input));
});

test.each<readonly [string, object]>([
	['without a customer', {...request, customer_id: undefined}],
	['with a misspelled field', {...request, custmer_email: 'someone@example.com'}],
	['with a key of the filter', {...request, cardFilters: []}],
	['with a misspelled key of the filter', {...request, allowDefaultOption: true}],
	['with a mandate kind that is null', {...request, ...mandate, 'options.create_mandate': null}],
	['with a filter on a screen without one', {...request, action: 'quickPay', payment_filter: options(wallet)}],
	['with a misspelled key of an option', {...request, payment_filter: options({...wallet, enabel: true})}],
	['with a key of a card filter in an option', {...request, payment_filter: options({...wallet, cardBanks: ['A']})}],
	['whose only criterion is null', {...request, payment_filter: cards({enable: false, cardBanks: null})}],
])('a request %s is refused', async (_name, input) => {
	expect(decoded(input)).toBeUndefined();
	expect(await sentFor(input)).toBeUndefined();
});

test('random changes of a request', async () => {
	const whole: Record<string, unknown> = {
		...request,
		...mandate,
		description: 'A gift',
		first_name: 'Ada',
		sdk_udf: 'showEMI',
		payment_filter: options(wallet),
		emiOptions: {noCostEmi: {enable: true}},
	};
	const values = [null, undefined, '', ' ', 'x', '10', '10.5', '10.00', 5, {}, [], 'quickPay', 'paymentManagement'];
	const change = fc.tuple(fc.constantFrom(...Object.keys(whole)), fc.constantFrom('left out', ...values));
	const changes = fc.array(change, {maxLength: 4});
	await fc.assert(
		fc.asyncProperty(changes, fc.constantFrom(['action'], ['emiOptions'], []), async (made, absent) => {
			const input = Object.fromEntries(
				Object.entries({...whole, ...Object.fromEntries(made)}).filter(
					([key, value]) => value !== 'left out' && !(absent as readonly string[]).includes(key),
				),
			);
			expect(await sentFor(input)).toEqual(decoded(input));
		}),
		{numRuns: 500},
	);
});

// The corpus: payloads as merchants write them, each with results that were reviewed by hand.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {
	compile,
	coverage,
	describe as describeFilter,
	diff,
	explain,
	instruments,
	lint,
	repair,
	toCode,
} from '../../src/inspect/index.js';
import {readJsonText} from '../../src/inspect/read/json-text.js';
import {applyPatch} from '../inspect/apply-patch.js';
import {requestOf, run} from '../inspect/run-code.js';

interface Results {
	/** `<severity> <rule> <pointer>`, as `lint` lists them. */
	readonly issues: readonly string[];
	readonly repaired: unknown;
	/** The issues of the repaired input. */
	readonly remaining: readonly string[];
	/** Line by line. */
	readonly description: readonly string[];
	readonly code: readonly string[];
}

interface Case extends Results {
	/** What is peculiar about the payload. */
	readonly about: string;
	readonly input: unknown;
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const isUpdate = process.env.UPDATE_CORPUS !== undefined;
const cases = readdirSync(folder)
	.filter(name => name.endsWith('.json'))
	.map(name => [name.replace('.json', ''), JSON.parse(readFileSync(folder + name, 'utf8')) as Case] as const);

const listed = (issues: ReturnType<typeof lint>) =>
	issues.map(({severity, rule, pointer}) => `${severity} ${rule} ${pointer}`);

function resultsOf(input: unknown): Results {
	const {value, issues} = repair(input);
	return {
		issues: listed(lint(input)),
		repaired: value,
		remaining: listed(issues),
		description: describeFilter(input).split('\n'),
		code: toCode(input).split('\n'),
	};
}

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

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

test('the corpus has at least 110 payloads', () => expect(cases.length).toBeGreaterThanOrEqual(110));

describe.each(cases)('%s', (name, {about, input, ...expected}) => {
	test('has the reviewed results', () => {
		const results = resultsOf(input);
		if (isUpdate) writeFileSync(`${folder}${name}.json`, `${JSON.stringify({about, input, ...results}, null, '\t')}\n`);
		else expect(plain(results)).toEqual(expected);
	});

	test('has a patch that leads to the repaired payload, which stays as it is', () => {
		const {value, patch} = repair(input);
		const given: unknown = typeof input === 'string' ? readJsonText(input).value : input;
		expect(applyPatch(given, patch)?.value).toEqual(value);
		expect(repair(value)).toMatchObject({value, patch: [], changes: []});
	});

	test('is accepted by every function', () => {
		const found = instruments(input);
		expect(found.length).toBeGreaterThan(0);
		const compiled = compile(input);
		for (const instrument of found) {
			expect(compiled.explain(instrument).verdict).toBe(explain(input, instrument).verdict);
		}
		expect(diff(input, input).relation).toBe('equal');
		coverage(input, found);
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

	test('has no message that names a builder call', () => {
		const {changes, issues} = repair(input);
		for (const {message} of [...lint(input), ...issues, ...changes]) expect(message).not.toMatch(/\w\(/);
	});
});

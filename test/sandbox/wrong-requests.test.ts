// The pages of requests that a pass-through sends on although they are wrong.
import {describe, expect, it} from 'vitest';
import {createSandbox} from '../../src/sandbox/index.js';
import {MANDATE, PAGE, post} from './calling.js';

/** A view of the session that a pass-through remembers of a request. */
async function pageOf(request: unknown, view = ''): Promise<string> {
	const fetch = async () => new Response('{}');
	const sandbox = createSandbox({forward: {baseUrl: 'https://checkout.example', fetch}});
	await post(sandbox, request);
	const answer = await sandbox.fetch(new Request(`http://localhost/screen/session-1${view}`));
	expect(answer.status).toBe(200);
	return answer.text();
}

describe('what has no screen', () => {
	it.each([
		['a request without a field of a session', {unknown: 1}, 'neither a payment filter nor a session request'],
		['a filter inside a filter', {payment_filter: {payment_filter: {}}}, '&quot;payment_filter&quot; is not a field'],
		['a response of the service', {sdk_payload: {payload: PAGE}}, 'looks like a response of the service'],
	])('is explained, with its issues: %s', async (_, request, why) => {
		for (const view of ['', '/why']) {
			const page = await pageOf(request, view);
			expect(page).toContain('<title>No screen</title>');
			expect(page).toContain('<h1>No screen</h1>');
			expect(page).toContain(why);
			expect(page).toContain('<h2>Issues</h2>');
			expect(page).toContain('<a href="/screen/session-1/request">Request</a>');
		}
	});
});

it('shows no field of a session that is not a text', async () => {
	const fields = ['action', 'order_id', 'amount', 'currency', 'description', ...Object.keys(MANDATE)];
	const wrong = Object.fromEntries(fields.map(name => [name, {inside: 7}]));
	for (const view of ['', '/why', '/request'])
		expect(await pageOf({...wrong, 'options.create_mandate': 'OPTIONAL'}, view)).not.toMatch(/<bdi>(?!Sample order)/);
	expect(await pageOf(wrong)).toContain('<h1><bdi>Sample order</bdi></h1>');
});

it('shows the null in place of a filter', async () => {
	const page = await pageOf({...PAGE, payment_filter: null}, '/why');
	expect(page).toContain('<code>no-filter</code> at <code>/payment_filter</code>: <code>null</code></p>');
});

it('shows the place of a filter that is absent, and nothing there', async () => {
	const page = await pageOf(PAGE, '/why');
	expect(page).toContain('<code>no-filter</code> at <code>/payment_filter</code></p>');
});

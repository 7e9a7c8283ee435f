// An injected fetch: called as the standard says.
import {afterEach, describe, expect, it, vi} from 'vitest';
import {createSession, type FetchLike} from '../../src/index.js';
import {errorOf, serviceAt} from './calling.js';
import {SESSION} from './fault-server.js';
import {KEY, REQUEST} from './secrets.js';

afterEach(() => void vi.useRealTimers());

describe('an injected fetch', () => {
	const over = (fetch: unknown, baseUrl = 'https://checkout.example/api') =>
		serviceAt(baseUrl, {fetch: fetch as FetchLike});

	it('is called once with the address and standard options, without following redirects', async () => {
		const calls: [string, RequestInit][] = [];
		const service = over(async (...call: [string, RequestInit]) => {
			calls.push(call);
			return new Response('{"sdk_payload":{}}');
		});
		await createSession(REQUEST, service);
		expect(calls).toHaveLength(1);
		const [url, init] = calls[0] ?? [];
		expect(url).toBe('https://checkout.example/api/session');
		expect(init).toMatchObject({method: 'POST', redirect: 'manual', signal: expect.any(AbortSignal)});
	});
	it.each([
		[
			'throws at once',
			() => {
				throw new Error(KEY);
			},
			'network',
		],
		['rejects', () => Promise.reject(Object.assign(new Error(KEY), {code: KEY, cause: {code: KEY}})), 'network'],
		['rejects with nothing', () => Promise.reject(undefined), 'network'],
		['never responds and ignores the signal', () => new Promise(() => {}), 'timeout'],
		['returns a body that never ends', async () => new Response(new ReadableStream()), 'timeout'],
		[
			'returns an opaque redirect',
			async () => ({status: 0, type: 'opaqueredirect', headers: new Headers(), body: null}),
			'rejected',
		],
		['returns no body', async () => new Response(null), 'unreadable-response'],
	])('that %s is an error like any other', async (_, fetch, kind) => {
		vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
		const failing = errorOf(over(fetch));
		if (kind === 'timeout') await vi.runOnlyPendingTimersAsync();
		const error = await failing;
		expect(error.kind).toBe(kind);
		expect(error.outcome).toBe(kind === 'rejected' ? 'not-accepted' : 'unknown');
		expect(JSON.stringify(error) + error.stack + String(error.cause)).not.toContain(KEY);
	});
	it('that hides a redirect leaves the status out', async () => {
		const fetch = async () => ({status: 0, headers: new Headers(), body: null});
		expect(await errorOf(over(fetch))).not.toHaveProperty('status');
	});
	it('the limit counts decoded bytes, and nothing is read beyond it', async () => {
		let pulls = 0;
		let canceled = false;
		const body = () =>
			new ReadableStream({
				pull(controller) {
					pulls += 1;
					controller.enqueue(new Uint8Array(1 << 16));
				},
				cancel() {
					canceled = true;
				},
			});
		expect(await errorOf(over(async () => new Response(body())))).toMatchObject({kind: 'unreadable-response'});
		expect(pulls).toBeLessThan(25);
		expect(canceled).toBe(true);
	});
	it.each(['https://checkout.example', 'HTTPS://checkout.example'])(
		'is not called over %s while NODE_TLS_REJECT_UNAUTHORIZED=0',
		async baseUrl => {
			let called = 0;
			const service = over(async () => {
				called += 1;
				return new Response(SESSION);
			}, baseUrl);
			vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
			try {
				expect(await errorOf(service)).toMatchObject({kind: 'network', outcome: 'not-sent'});
			} finally {
				vi.unstubAllEnvs();
			}
			expect(called).toBe(0);
		},
	);
});

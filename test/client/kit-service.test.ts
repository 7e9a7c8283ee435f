// `defineService` of a kit.
import {expect, test} from 'vitest';
import {createSession, paylock} from '../../src/index.js';
import {KEY, REQUEST} from './secrets.js';

/** The header by which a service of a kit authenticates. */
async function authorization(
	...[account, options = {}]: readonly [account: object, options?: object]
): Promise<string> {
	let header = '';
	const service = paylock(account).defineService({
		baseUrl: 'https://checkout.example',
		merchantId: 'MERCHANT_1',
		apiKey: KEY,
		fetch: async (_url, init) => {
			header = new Headers(init.headers).get('authorization') ?? '';
			return new Response('{"sdk_payload":{}}');
		},
		...options,
	});
	await createSession(REQUEST, service);
	return atob(header.replace('Basic ', ''));
}

test('the credentials are those of the account unless the options name them', async () => {
	expect(await authorization({})).toBe(KEY);
	expect(await authorization({credentials: 'apiKeyAsUser'})).toBe(`${KEY}:`);
	expect(await authorization({credentials: 'apiKeyAsUser'}, {credentials: undefined})).toBe(`${KEY}:`);
	expect(await authorization({credentials: 'apiKeyAsUser'}, {credentials: 'apiKey'})).toBe(KEY);
});

test('a kit refuses what defineService refuses, and the stack starts at the call', () => {
	const {defineService} = paylock({});
	const refused = () => defineService({baseUrl: 'https://checkout.example', merchantId: '', apiKey: KEY});
	expect(refused).toThrow(/merchantId/);
	try {
		refused();
	} catch (error) {
		expect((error as Error).stack?.split('\n').find(line => line.trim().startsWith('at '))).toContain('refused');
	}
});

// A merchant, requests and a sandbox that several tests use.
import {createSession, defineService, SessionError, type SessionRequest, session} from '../../src/index.js';
import {createSandbox, type Sandbox, type SandboxOptions, type WebResponse} from '../../src/sandbox/index.js';

export const KEY = 'invented-key-9Zt4';
export const MERCHANT: SandboxOptions = {merchantId: 'MERCHANT_1', apiKey: KEY};

export const CUSTOMER = {
	customer_id: 'C-1',
	customer_email: 'ada@example.com',
	customer_phone: '9000012345',
	payment_page_client_id: 'CLIENT_1',
} as const;

export const PAGE: SessionRequest = {action: 'paymentPage', order_id: 'ORDER-1', amount: '499.00', ...CUSTOMER};

export const MANDATE = {
	'options.create_mandate': 'REQUIRED',
	'mandate.max_amount': '999.00',
	'mandate.start_date': '1893456000',
	'mandate.end_date': '1924992000',
} as const;

/** 2026-01-01. */
export const NOW = 1_767_225_600_000;

export const manageMethods = () => session('paymentManagement', CUSTOMER);

export const serviceFor = (baseUrl: string, more: {credentials?: 'apiKey' | 'apiKeyAsUser'} = {}) =>
	defineService({baseUrl, merchantId: 'MERCHANT_1', apiKey: KEY, ...more});

export async function errorOf(call: Promise<unknown>): Promise<SessionError> {
	const error = await call.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	if (error instanceof SessionError) return error;
	throw new Error('the call was to fail with a SessionError', {cause: error});
}

export const create = createSession;

export const headersOf = (key = KEY): Record<string, string> => ({
	authorization: `Basic ${btoa(key)}`,
	'x-merchantid': 'MERCHANT_1',
	'content-type': 'application/json',
});

/** Posts to the handler itself, without any server. */
export function post(
	sandbox: Sandbox,
	body: unknown,
	headers: Record<string, string> = headersOf(),
	url = 'http://localhost/session',
): Promise<Response> {
	const text = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
	return sandbox.fetch(new Request(url, {method: 'POST', headers, body: text as BodyInit}));
}

export const open = (more: Partial<SandboxOptions> = {}): Sandbox =>
	createSandbox({...MERCHANT, clock: () => NOW, ...more});

/** The screen of the last session, in one of its views. */
export async function screenOf(sandbox: Sandbox, view = ''): Promise<string> {
	const url = sandbox.sessions.at(-1)?.screenUrl ?? '';
	const answer: WebResponse = await sandbox.fetch(new Request(url + view));
	return answer.text();
}

/** The markup of one section, without the rest of the page. */
export function section(page: string, title: string): string {
	const found = page
		.split('<section')
		.find(part => part.includes(`<h2>${title}</h2>`) || part.includes(`<h2>${title} <`));
	if (found === undefined) throw new Error(`the screen has no section ${title}`);
	return found;
}

/** The text of the tiles of one section. */
export const tilesOf = (page: string, title: string): string[] =>
	[...section(page, title).matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, tile = '']) =>
		tile
			.replace(/<[^>]*>/g, '')
			.replace(/\s+/g, ' ')
			.trim(),
	);

// Faults on demand, as a merchant's own tests would have them.
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defineService, isMisuseError} from '../../src/index.js';
import {type RunningSandbox, type SandboxFault, startSandbox} from '../../src/sandbox/index.js';
import {create, errorOf, headersOf, MERCHANT, manageMethods, open, PAGE, post, serviceFor} from './calling.js';

describe('over real HTTP', () => {
	let sandbox: RunningSandbox;
	beforeAll(async () => {
		sandbox = await startSandbox(MERCHANT);
	});
	afterAll(() => sandbox.close());

	it('a status: unavailable, and no session', async () => {
		const before = sandbox.sessions.length;
		sandbox.fail({status: 503});
		const error = await errorOf(create(manageMethods(), serviceFor(sandbox.url)));
		expect(error).toMatchObject({kind: 'unavailable', outcome: 'unknown', status: 503, code: 'injected_fault'});
		expect(sandbox.sessions).toHaveLength(before);
	});

	it.each(['reset', 'truncate'] as const)('%s: network, and a session whose response never arrived', async fault => {
		const before = sandbox.sessions.length;
		sandbox.fail({[fault]: true});
		const error = await errorOf(create(manageMethods(), serviceFor(sandbox.url)));
		expect(error).toMatchObject({kind: 'network', outcome: 'unknown'});
		expect(sandbox.sessions).toHaveLength(before + 1);
	});

	it('a delay longer than the caller waits: timeout', async () => {
		sandbox.fail({delayMs: 2 ** 31 - 1});
		const service = defineService({...MERCHANT, baseUrl: sandbox.url, timeoutMs: 50});
		expect(await errorOf(create(manageMethods(), service))).toMatchObject({kind: 'timeout'});
	});

	it('affects the next n calls only', async () => {
		// A sandbox of its own: the call before may not have arrived when it timed out.
		const own = await startSandbox(MERCHANT);
		const service = defineService({
			...MERCHANT,
			baseUrl: own.url,
			retry: {attempts: 3, maxDelayMs: 0, idempotent: true},
		});
		own.fail({status: 503}, 2);
		expect((await create(manageMethods(), service)).status).toBe(200);
		await own.close();
	});
});

describe('through the handler', () => {
	it.each([{reset: true}, {reset: true, status: 304}])('a reset rejects: %j', async fault => {
		const sandbox = open();
		sandbox.fail(fault);
		await expect(post(sandbox, PAGE)).rejects.toThrow('the connection was reset');
	});

	it('affect session calls at any path', async () => {
		const sandbox = open();
		sandbox.fail({status: 503});
		await sandbox.fetch(new Request('http://localhost/session/refunds', {method: 'POST'}));
		expect((await post(sandbox, PAGE, headersOf(), 'http://localhost/v1/session')).status).toBe(503);
	});

	it('a truncated response ends after half of its body', async () => {
		const sandbox = open();
		sandbox.fail({truncate: true});
		const answer = await post(sandbox, PAGE);
		expect(answer.status).toBe(200);
		await expect(answer.text()).rejects.toThrow('the response was cut off');
	});

	it('a delay comes first, and any status may follow', async () => {
		const sandbox = open();
		sandbox.fail({delayMs: 1, status: 304});
		const answer = await post(sandbox, PAGE);
		expect(answer.status).toBe(304);
		expect(sandbox.sessions).toEqual([]);
	});

	it('are used one after the other, and only for calls, not for screens', async () => {
		const sandbox = open();
		sandbox.fail({status: 500});
		sandbox.fail({status: 429});
		await sandbox.fetch(new Request('http://localhost/'));
		const statuses = [];
		for (let call = 0; call < 3; call += 1) statuses.push((await post(sandbox, PAGE)).status);
		expect(statuses).toEqual([500, 429, 200]);
	});

	const refusalOf = (fault: unknown, times?: number) => {
		try {
			open().fail(fault as SandboxFault, times);
		} catch (error) {
			return isMisuseError(error) ? error.issues.map(({rule, pointer}) => [rule, pointer]) : error;
		}
		return [];
	};

	it.each<[string, unknown, readonly (readonly [string, string])[]]>([
		['a delay of a negative length', {delayMs: -1}, [['invalid-format', '/delayMs']]],
		['a delay longer than any timer', {delayMs: 2 ** 31}, [['invalid-format', '/delayMs']]],
		['a status of success', {status: 299}, [['invalid-format', '/status']]],
		['a status of no class', {status: 600}, [['invalid-format', '/status']]],
		['another fault', {drip: true}, [['unknown-key', '/drip']]],
		['text', 'reset', [['invalid-type', '']]],
		['null', null, [['invalid-type', '']]],
		[
			'a flag in words',
			{reset: 'no', truncate: 1},
			['/reset', '/truncate'].map(place => ['invalid-type', place] as const),
		],
	])('refuses %s, with its place', (_, fault, expected) => {
		expect(refusalOf(fault)).toEqual(expected);
	});

	it('refuses to fail a number of calls below one', () => {
		expect(refusalOf({reset: true}, 0)).toEqual([['invalid-format', '/times']]);
		expect(refusalOf({reset: true}, 1.5)).toEqual([['invalid-format', '/times']]);
	});

	it.each([{status: 300}, {status: 599}, {delayMs: 1}, {delayMs: 2 ** 31 - 1}, {reset: true}, {truncate: true}])(
		'takes %j',
		fault => {
			expect(refusalOf(fault)).toEqual([]);
		},
	);

	it('keeps a fault as it was when it was added', async () => {
		const sandbox = open();
		const fault = {status: 503};
		sandbox.fail(fault, 2);
		fault.status = 400;
		expect([(await post(sandbox, PAGE)).status, (await post(sandbox, PAGE)).status]).toEqual([503, 503]);
	});
});

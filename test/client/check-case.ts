// Runs one case of the fault suite and reports what was wrong; shared by the test runner and the other runtimes.
import type {Case, Expected} from './fault-case.js';
import {KEY, REQUEST} from './secrets.js';

/** The parts of paylock that the suite calls: the sources here, the built package on other runtimes. */
export interface Paylock {
	defineService(options: {
		baseUrl: string;
		merchantId: string;
		apiKey: string;
		timeoutMs?: number;
		fetch?: typeof globalThis.fetch;
	}): {readonly baseUrl: string; close(): void};
	createSession(request: unknown, service: unknown): Promise<{sdk_payload: unknown; sdkPayloadText: string}>;
}

export interface Run {
	/** Distinguishes the deliveries of one runtime from those of another. */
	readonly name?: string;
	readonly paylock: Paylock;
	readonly origin: string;
	readonly fetch?: typeof globalThis.fetch;
	/** Whether the call goes over fetch, given or the platform's. */
	readonly overFetch: boolean;
	deliveries(run: string): Promise<number> | number;
}

/** A case without its fault, as it travels to another runtime. */
export type RemoteCase = Omit<Case, 'fault'>;

/** The path of a case. */
export const pathOf = (index: number): string => `case-${index}`;

/** Makes one call; returns everything thrown, and every deviation from what was expected. */
export async function checkCase(index: number, one: RemoteCase, run: Run): Promise<{thrown: unknown; wrong: string[]}> {
	const id = `${pathOf(index)}-${run.name ?? 'node'}-${run.overFetch ? 'fetch' : 'own'}`;
	const service = run.paylock.defineService({
		baseUrl: `${run.origin}/${pathOf(index)}/${id}`,
		merchantId: 'MERCHANT_1',
		apiKey: KEY,
		timeoutMs: one.timeoutMs ?? 60_000,
		...(run.fetch === undefined ? {} : {fetch: run.fetch}),
	});
	const expected = run.overFetch && one.overFetch ? one.overFetch : one.expected;
	let thrown: unknown;
	let wrong: string[];
	try {
		wrong = differences(expected, {opened: true, ...(await run.paylock.createSession(REQUEST, service))});
	} catch (error) {
		thrown = error;
		wrong = differences(expected, error);
	}
	service.close();
	const delivered = await run.deliveries(id);
	if (delivered !== (one.deliveries ?? 1)) wrong.push(`${delivered} deliveries`);
	return {thrown, wrong};
}

function differences(expected: Expected, actual: unknown): string[] {
	const wrong: string[] = [];
	for (const [name, value] of Object.entries(expected)) {
		const found = JSON.stringify(Object(actual)[name]);
		if (found !== JSON.stringify(value)) wrong.push(`${name} is ${found}, not ${JSON.stringify(value)}`);
	}
	if (wrong.length > 0) wrong.push(String(actual));
	return wrong;
}

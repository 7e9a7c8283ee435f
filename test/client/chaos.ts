// Many calls at once through every fault, over both transports: `npm run chaos -- CALLS [SEED]`.
import {createSession, defineService} from 'paylock';
import {pathOf} from './check-case.js';
import {ANY, type Case} from './fault-case.js';
import {startFaultServer} from './fault-server.js';
import {CASES, FAULTS} from './faults.js';
import {seen} from './received.js';
import {KEY, REQUEST, secretsIn} from './secrets.js';

const CONCURRENCY = 32;
const TIMEOUT_MS = 250;
/** MiB: one leaked response a call would be more. */
const MOST_GROWTH = 16;

/** What must stay zero; other counts are only reported. */
interface Tally {
	settled: number;
	opened: number;
	falseSuccesses: number;
	leaks: number;
	secondDeliveries: number;
}

/** A generator of numbers below 1 that depends on its seed alone. */
function randomFrom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}

async function chaos(transport: string, calls: number, seed: number): Promise<boolean> {
	const server = await startFaultServer(FAULTS);
	const random = randomFrom(seed);
	const tally: Tally = {settled: 0, opened: 0, falseSuccesses: 0, leaks: 0, secondDeliveries: 0};
	const unhandled: unknown[] = [];
	const onUnhandled = (reason: unknown): void => void unhandled.push(reason);
	process.on('unhandledRejection', onUnhandled);
	let started = 0;

	const one = async (): Promise<void> => {
		const index = Math.floor(random() * CASES.length);
		const fault = CASES[index] as Case; // below the length
		const run = `${transport === 'fetch' ? 'f' : 'n'}${started}`;
		const service = defineService({
			baseUrl: `${server.origin}/${pathOf(index)}/${run}`,
			merchantId: 'MERCHANT_1',
			apiKey: KEY,
			timeoutMs: TIMEOUT_MS,
			...(random() < 0.5 && {retry: {attempts: 3, maxDelayMs: 5}}),
			...(transport === 'fetch' && {fetch: globalThis.fetch}),
		});
		const expected = (transport === 'fetch' && fault.overFetch) || fault.expected;
		try {
			await createSession(REQUEST, service);
			tally.opened += 1;
			if (expected.opened !== true && expected !== ANY) tally.falseSuccesses += 1;
		} catch (error) {
			if (secretsIn(seen(error)).length > 0) tally.leaks += 1;
		}
		tally.settled += 1;
		service.close();
		// 429 may be repeated: the service refused it.
		if (server.deliveries(run).length > 1 && expected.status !== 429) tally.secondDeliveries += 1;
	};
	/** Makes calls until so many were started; resolves with the sockets and the memory that are left. */
	const callUntil = async (last: number): Promise<{readonly sockets: number; readonly memory: number}> => {
		const worker = async (): Promise<void> => {
			while (started < last) {
				started += 1;
				await one();
			}
		};
		await Promise.all(Array.from({length: CONCURRENCY}, worker));
		// The server has seen its connections close once nothing of the callers is left.
		const deadline = Date.now() + 5000;
		while (server.connections().now > 0 && Date.now() < deadline) await new Promise(setImmediate);
		globalThis.gc?.();
		const {heapUsed, external} = process.memoryUsage();
		return {sockets: server.connections().now, memory: heapUsed + external};
	};
	// What the first calls load and compile stays; memory is flat from then on.
	const early = await callUntil(Math.ceil(calls / 4));
	const {sockets, memory} = await callUntil(calls);
	const grown = Math.round((memory - early.memory) / 2 ** 20);
	process.off('unhandledRejection', onUnhandled);
	await server.close();
	console.log(
		`${transport}: ${tally.settled} of ${calls} settled (${tally.opened} opened), ${tally.falseSuccesses} false successes, ` +
			`${tally.leaks} leaks, ${tally.secondDeliveries} second deliveries, ${server.bytesElsewhere()} bytes to other hosts, ` +
			`${unhandled.length} unhandled rejections, ${sockets} sockets left, ` +
			`memory ${grown < 0 ? 'fell' : 'grew'} by ${Math.abs(grown)} MiB after the first quarter`,
	);
	const faults =
		tally.falseSuccesses + tally.leaks + tally.secondDeliveries + server.bytesElsewhere() + unhandled.length;
	return tally.settled === calls && faults === 0 && grown < MOST_GROWTH && (transport === 'fetch' || sockets === 0);
}

const [calls = 2000, seed = 1] = process.argv.slice(2).map(Number);
console.log(`${CASES.length} faults, seed ${seed}, ${CONCURRENCY} calls at once`);
let passed = true;
for (const transport of ['node:http', 'fetch']) passed = (await chaos(transport, calls, seed)) && passed;
process.exit(passed ? 0 : 1);

// Session calls on loopback: throughput, CPU a call, latency and memory, beside raw clients and well-known ones.

import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {median} from '../measure.mjs';

const WIDTHS = [1, 32, 256];
const CALLS = {1: 200, 32: 800, 256: 1024};
const ROUNDS = 9;
const HTTP = 'node:http, keep-alive agent';

const local = name => fileURLToPath(new URL(name, import.meta.url));

/** @returns {Promise<{title: string, markdown: string}>} */
export async function run() {
	const server = fork(local('server.mjs'));
	const port = await new Promise(resolve => server.once('message', resolve));
	const origin = `http://127.0.0.1:${port}`;
	const {contenders} = await import('./contenders.mjs');
	const clients = contenders(origin);
	const names = Object.keys(clients);
	const tables = [];
	for (const width of WIDTHS) tables.push(table(width, await rounds(clients, names, width)));
	const memory = [];
	for (const name of names) memory.push([name, await memoryOf(origin, name)]);
	server.disconnect();
	const rows = memory.map(([name, megabytes]) => `| ${name} | ${megabytes} |`);
	return {
		title: 'Session calls',
		markdown: [
			'`createSession` against a server in another process, on loopback without TLS; every contender sends the same',
			'request and reads and parses the same answer of 1 kB. Ratios are medians of each round’s ratio to `node:http`.',
			'CPU is of the calling process. More throughput is better, less of the rest.',
			...tables,
			'### Memory\n\nMost resident memory of a process that makes 2,000 calls, 32 at once, in MB, the import included.\n',
			'| client | MB |\n|---|---|',
			rows.join('\n'),
		].join('\n'),
	};
}

async function rounds(clients, names, width) {
	const samples = Object.fromEntries(names.map(name => [name, []]));
	for (const name of names) await measure(clients[name], width, CALLS[width]);
	for (let round = 0; round < ROUNDS; round += 1) {
		for (let turn = 0; turn < names.length; turn += 1) {
			const name = names[(turn + round) % names.length];
			globalThis.gc?.();
			samples[name].push(await measure(clients[name], width, CALLS[width]));
		}
	}
	return samples;
}

/** Makes `calls` calls, `width` at once. */
async function measure(call, width, calls) {
	const latencies = [];
	let left = calls;
	const worker = async () => {
		while (left > 0) {
			left -= 1;
			const from = performance.now();
			await call();
			latencies.push(performance.now() - from);
		}
	};
	const cpu = process.cpuUsage();
	const from = performance.now();
	await Promise.all(Array.from({length: width}, worker));
	const elapsed = performance.now() - from;
	const {user, system} = process.cpuUsage(cpu);
	latencies.sort((a, b) => a - b);
	const at = share => latencies[Math.floor((latencies.length - 1) * share)];
	return {perSecond: (calls / elapsed) * 1000, cpu: (user + system) / calls, p50: at(0.5), p99: at(0.99)};
}

function table(width, samples) {
	const ratio = (name, figure) =>
		median(samples[name].map((sample, round) => sample[figure] / samples[HTTP][round][figure]));
	const shown = (name, figure) => median(samples[name].map(sample => sample[figure]));
	const rows = Object.keys(samples).map(name => {
		const cells = ['perSecond', 'cpu', 'p50', 'p99'].map(figure => ratio(name, figure).toFixed(2));
		return `| ${name} | ${cells.join(' | ')} | ${Math.round(shown(name, 'perSecond'))} | ${Math.round(shown(name, 'cpu'))} |`;
	});
	const overFetch = median(
		samples['paylock over fetch'].map(({perSecond}, round) => perSecond / samples['raw fetch'][round].perSecond),
	);
	return [
		`\n### ${width} at once\n`,
		'| client | throughput | CPU a call | p50 | p99 | calls a second | µs CPU a call |',
		'|---|---|---|---|---|---|---|',
		...rows,
		`\npaylock over fetch has ${overFetch.toFixed(2)} of raw fetch’s throughput.`,
	].join('\n');
}

/** Most resident megabytes of a process that makes calls with one client alone. */
function memoryOf(origin, name) {
	return new Promise((resolve, reject) => {
		const child = fork(local('memory.mjs'), [origin, name]);
		child.once('message', resolve);
		child.once('exit', code => reject(new Error(`${name} ended with ${code}`)));
	});
}

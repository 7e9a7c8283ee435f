// Session calls on loopback: throughput, CPU per call, latency and memory, compared with raw and well-known clients.

import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {median, rounded} from '../measure.mjs';

const WIDTHS = [1, 32, 256];
const CALLS = {1: 200, 32: 800, 256: 1024};
const ROUNDS = 9;
const WAITING = 400;
const TIMEOUT = 1000;
const HTTP = 'node:http, keep-alive agent';
const GUARDED = 'node:http, with guards';
const CHECKED_WIDTH = 32;
const CHECKED = `session call, processor time, ${CHECKED_WIDTH} at a time`;

const local = name => fileURLToPath(new URL(name, import.meta.url));

/** The figure that `--check` compares: processor time, which other processes hardly change. */
export async function check() {
	const server = fork(local('server.mjs'));
	const origin = `http://127.0.0.1:${await answerOf(server)}`;
	const clients = [];
	for (const name of [HTTP, 'paylock']) {
		const child = fork(local('client.mjs'), [origin, name]);
		await answerOf(child);
		clients.push({name, child});
	}
	const samples = await rounds(clients, CHECKED_WIDTH);
	for (const {child} of [...clients, {child: server}]) child.disconnect();
	return {[CHECKED]: ratio(samples, 'paylock', HTTP, 'cpu')};
}

/** @returns {Promise<{title: string, markdown: string}>} */
export async function run() {
	const server = fork(local('server.mjs'));
	const origin = `http://127.0.0.1:${await answerOf(server)}`;
	const {CONTENDERS, silent} = await import('./contenders.mjs');
	const clients = [];
	// One after the other: a client that is starting would take time from those that are measuring their memory.
	for (const name of Object.keys(CONTENDERS)) {
		const child = fork(local('client.mjs'), [origin, name]);
		clients.push({name, child, megabytes: await answerOf(child)});
	}
	const tables = [];
	const figures = {};
	for (const width of WIDTHS) {
		const samples = await rounds(clients, width);
		tables.push(table(width, samples));
		figures[`session call, throughput, ${width} at a time`] = ratio(samples, 'paylock', HTTP, 'perSecond');
		if (width === CHECKED_WIDTH) figures[CHECKED] = ratio(samples, 'paylock', HTTP, 'cpu');
	}
	const late = await lateness(silent(origin, TIMEOUT));
	figures[`timeout, ${WAITING} calls at once`] = late.last;
	for (const {child} of clients) child.disconnect();
	server.disconnect();
	const rows = clients.map(({name, megabytes}) => `| ${name} | ${megabytes} |`);
	return {
		title: 'Session calls',
		markdown: [
			'`createSession` against a server in another process, on loopback without TLS; every contender has a process of its',
			'own, builds and sends a new order for each call (paylock by its builders, which check it; the others as an object',
			'literal), and reads and parses the same answer of 1 kB. Ratios are medians of each round’s ratio to `node:http`.',
			'“With guards” is the same code with one deadline, a limit on the answer, and a check of its UTF-8. CPU is of the calling',
			'process. Higher is better for throughput, lower for the rest.',
			...tables,
			'### Memory\n\nPeak resident memory of a process that makes 2,000 calls, 32 at a time, in MB, including the import.\n',
			'| client | MB |\n|---|---|',
			rows.join('\n'),
			`\n### Timeouts\n\n${WAITING} calls at once to a service that never answers, with \`timeoutMs: ${TIMEOUT}\`: the first settles ${rounded(late.first)} ms after its timeout, the last ${rounded(late.last)} ms.`,
		].join('\n'),
		figures,
	};
}

/** The next message of a process. */
function answerOf(child) {
	return new Promise((resolve, reject) => {
		const ended = code => reject(new Error(`a process of the suite ended with ${code}`));
		child.once('exit', ended);
		child.once('message', answer => {
			child.off('exit', ended);
			resolve(answer);
		});
	});
}

/** The clients take turns, each round in another order; the first round only warms up. */
async function rounds(clients, width) {
	const samples = Object.fromEntries(clients.map(({name}) => [name, []]));
	for (let round = 0; round <= ROUNDS; round += 1) {
		for (let turn = 0; turn < clients.length; turn += 1) {
			const {name, child} = clients[(turn + round) % clients.length];
			child.send({width, calls: CALLS[width]});
			const sample = await answerOf(child);
			if (round > 0) samples[name].push(sample);
		}
	}
	return samples;
}

/** How many milliseconds after its timeout a call settles, among many at once; the medians of a few rounds. */
async function lateness(call) {
	const rounds = [];
	for (let round = 0; round < 5; round += 1) {
		const from = performance.now();
		const late = await Promise.all(
			Array.from({length: WAITING}, () =>
				call().then(
					() => {
						throw new Error('the silent service answered');
					},
					error => {
						if (error.kind !== 'timeout') throw error;
						return performance.now() - from - TIMEOUT;
					},
				),
			),
		);
		rounds.push({first: Math.min(...late), last: Math.max(...late)});
	}
	return {first: median(rounds.map(({first}) => first)), last: median(rounds.map(({last}) => last))};
}

const ratio = (samples, name, other, figure) =>
	median(samples[name].map((sample, round) => sample[figure] / samples[other][round][figure]));

function table(width, samples) {
	const over = (name, other, figure) => ratio(samples, name, other, figure).toFixed(2);
	const shown = (name, figure) => median(samples[name].map(sample => sample[figure]));
	const rows = Object.keys(samples).map(name => {
		const cells = ['perSecond', 'cpu', 'p50', 'p99'].map(figure => over(name, HTTP, figure));
		return `| ${name} | ${cells.join(' | ')} | ${Math.round(shown(name, 'perSecond'))} | ${Math.round(shown(name, 'cpu'))} |`;
	});
	return [
		`\n### ${width} at a time\n`,
		'| client | throughput | CPU per call | p50 | p99 | calls per second | µs CPU per call |',
		'|---|---|---|---|---|---|---|',
		...rows,
		`\npaylock has ${over('paylock', GUARDED, 'perSecond')} of the throughput of \`node:http\` with guards, for ` +
			`${over('paylock', GUARDED, 'cpu')} of its CPU; over fetch it has ` +
			`${over('paylock over fetch', 'raw fetch', 'perSecond')} of raw fetch’s throughput.`,
	].join('\n');
}

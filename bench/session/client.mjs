// One client alone in a process: first its peak memory, then measurements on request.

const [, , origin, name] = process.argv;
const {CONTENDERS} = await import('./contenders.mjs');
const call = await CONTENDERS[name](origin);

/** Makes `calls` calls, `width` at a time. */
async function measure({width, calls}) {
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

await measure({width: 32, calls: 2000});
process.on('message', async request => process.send(await measure(request)));
process.once('disconnect', () => process.exit());
process.send(Math.round(process.resourceUsage().maxRSS / 1024));

// Measuring: interleaved rounds, medians, ratios within one run. Times alone say little on a shared machine.

/** @param {readonly number[]} numbers */
export function median(numbers) {
	const sorted = [...numbers].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Nanoseconds of processor time per call, over `count` calls; the time of other processes does not count. */
function timed(call, count) {
	const from = process.cpuUsage();
	for (let index = 0; index < count; index += 1) kept = call();
	const {user, system} = process.cpuUsage(from);
	return ((user + system) * 1000) / count;
}
/** Receives what calls return, so that the compiler does not remove them. */
export let kept;

const WARM_MS = 300;

/** How often to repeat a call so that one sample takes about `milliseconds`, once it is fully optimized. */
function calibrate(call, milliseconds) {
	for (let count = 1; ; count *= 2) {
		const spent = (timed(call, count) * count) / 1e6;
		if (spent >= WARM_MS) return Math.max(1, Math.round((count * milliseconds) / spent));
	}
}

/**
 * Runs contenders in turn, round after round, each round in another order.
 *
 * @param {Readonly<Record<string, () => unknown>>} contenders the first is the unit of the ratios
 * @returns {{name: string, ns: number, ratio: number}[]} the medians, of times and of each round's ratios
 */
export function compare(contenders, {rounds = 41, milliseconds = 10, collect = false} = {}) {
	const names = Object.keys(contenders);
	const counts = names.map(name => calibrate(contenders[name], milliseconds));
	const times = names.map(() => []);
	for (let round = 0; round < rounds; round += 1) {
		for (let turn = 0; turn < names.length; turn += 1) {
			const index = (turn + round) % names.length;
			if (collect) {
				// With large data, a contender would pay for the garbage of the previous one. Collecting it discards compiled code.
				globalThis.gc();
				timed(contenders[names[index]], 1);
			}
			times[index].push(timed(contenders[names[index]], counts[index]));
		}
	}
	return names.map((name, index) => ({
		name,
		ns: median(times[index]),
		ratio: median(times[index].map((time, round) => time / times[0][round])),
	}));
}

/** One call's time, as a median, without a comparison. */
export function time(call, how = {rounds: 9}) {
	return compare({call}, how)[0].ns;
}

/** @param {number} ns */
export function duration(ns) {
	if (ns < 1e3) return `${rounded(ns)} ns`;
	return ns < 1e6 ? `${rounded(ns / 1e3)} µs` : `${rounded(ns / 1e6)} ms`;
}

/** Two significant digits; more would be noise. */
export function rounded(number) {
	return number >= 100 ? Math.round(number).toLocaleString('en-US') : String(Number(number.toPrecision(2)));
}

/** A Markdown table; the first column is text, the others are figures. */
export function table(head, rows) {
	const line = cells => `| ${cells.join(' | ')} |`;
	return [line(head), `|---${'|--:'.repeat(head.length - 1)}|`, ...rows.map(line)].join('\n');
}

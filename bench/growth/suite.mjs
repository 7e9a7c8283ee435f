// How the time of each analysis grows with the input: n from 100 to 10,000, right and wrong, and the exponent of the growth.
import {decode, diff, explain, lint, repair} from '../../dist/inspect.js';
import {table} from '../measure.mjs';

const SIZES = [100, 1_000, 10_000];
/** A cell that would take longer, if the time grew with the square of n, is left out. */
const MOST_MS = 120_000;
/** Times below this are noise: they do not count for the exponent. */
const LEAST_MS = 2;
/** A cell is measured again until this time is spent. */
const REPEATED_MS = 500;
/** The largest exponent without a mark: n log n, and the noise of a shared machine. */
const LINEAR = 1.5;

const times = (count, make) => Array.from({length: count}, (_, index) => make(index));
const filterOf = (...options) => ({allowDefaultOptions: true, options});
const cards = cardFilters => filterOf({paymentMethodType: 'CARD', enable: true, cardFilters});
const wallets = paymentMethods => filterOf({paymentMethodType: 'WALLET', enable: false, paymentMethods});
const bin = (index, sign = '::') => `${100_000 + 2 * index}${sign}${100_000 + 2 * index}`;
const upi = index => ({enable: true, upiType: 'INTENT', upiMethods: [`APP_${index}`]});

/** Inputs of size n. */
const INPUTS = {
	'right: provider codes': n => wallets(times(n, index => `WALLET_${index}`)),
	'right: BIN ranges of one filter': n => cards([{enable: true, cardBins: times(n, index => bin(index))}]),
	'right: card filters': n => cards(times(n, index => ({enable: true, cardBins: [bin(index)]}))),
	'right: UPI filters': n => filterOf({paymentMethodType: 'UPI', enable: true, upiFilters: times(n, upi)}),
	'wrong: misspelled keys': n => ({
		...wallets(['WALLET_A']),
		...Object.fromEntries(times(n, index => [`allowDefaultOption${index}`, true])),
	}),
	'wrong: BIN ranges with one colon': n => cards([{enable: true, cardBins: times(n, index => bin(index, ':'))}]),
	'wrong: unreadable options': n => filterOf(...times(n, () => ({enable: 'yes'}))),
	'wrong: options of one type': n =>
		filterOf(...times(n, index => ({paymentMethodType: 'WALLET', enable: false, paymentMethods: [`WALLET_${index}`]}))),
	'wrong: card filters without enable': n => cards(times(n, index => ({cardBins: [bin(index)]}))),
	'wrong: codes in lower case': n => wallets(times(n, index => ` wallet_${index}`)),
};

const CALLS = {
	decode: input => decode(input),
	lint: input => lint(input),
	repair: input => repair(input),
	explain: input => explain(input, {type: 'CARD', cardType: 'CREDIT', brand: 'VISA', bin: '100000'}),
	diff: (input, other) => diff(input, other),
};

function milliseconds(call, input, other) {
	const from = process.cpuUsage();
	call(input, other);
	const {user, system} = process.cpuUsage(from);
	return (user + system) / 1000;
}

/** The shortest of as many runs as fit, so that neither compilation nor garbage collection counts. */
function shortest(measure) {
	let [least, spent] = [Number.POSITIVE_INFINITY, 0];
	while (spent < REPEATED_MS) {
		const ms = measure();
		least = Math.min(least, ms);
		spent += ms;
	}
	return least;
}

/** The time of each size; `undefined` where it would take too long. */
function rowOf(call, make, sizes) {
	const cells = [];
	for (const n of sizes) {
		const last = cells.at(-1);
		const isTooLong = cells.length > 0 && (last === undefined || last.ms * (n / last.n) ** 2 > MOST_MS);
		const [input, other] = [make(n), make(n - 1)];
		cells.push(isTooLong ? undefined : {n, ms: shortest(() => milliseconds(call, input, other))});
	}
	return cells;
}

/** The slope of the logarithms between the largest size and the smallest one that takes long enough. */
function exponentOf(cells) {
	const measured = cells.filter(cell => cell !== undefined && cell.ms >= LEAST_MS);
	const [first, last] = [measured[0], measured.at(-1)];
	return first === last ? undefined : Math.log(last.ms / first.ms) / Math.log(last.n / first.n);
}

export function run(sizes = SIZES) {
	const rows = [];
	let worst = 0;
	for (const [title, make] of Object.entries(INPUTS)) {
		for (const [name, call] of Object.entries(CALLS)) {
			const cells = rowOf(call, make, sizes);
			const exponent = exponentOf(cells);
			const isCut = cells.includes(undefined);
			worst = Math.max(worst, exponent ?? 0, isCut ? 2 : 0);
			const mark = (exponent ?? 0) > LINEAR || isCut ? ' ✗' : '';
			rows.push([
				`${title}: ${name}`,
				...cells.map(cell => (cell === undefined ? '–' : cell.ms.toFixed(1))),
				exponent === undefined ? '–' : `${exponent.toFixed(2)}${mark}`,
			]);
		}
	}
	const head = ['milliseconds for n', ...sizes.map(size => size.toLocaleString('en-US')), 'exponent'];
	const note = `An exponent of 1 is linear. ✗: more than ${LINEAR}, or a cell was left out because it could take more than ${MOST_MS / 1000} s.`;
	return {
		title: 'Growth of the analyses',
		markdown: `${table(head, rows)}\n\n${note}`,
		figures: {'growth, the largest exponent': Number(worst.toFixed(2))},
	};
}

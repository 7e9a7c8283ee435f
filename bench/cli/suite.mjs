// The command line over many files and orders: start, lint of source files, impact.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {median, rounded, table} from '../measure.mjs';
import {sourceFiles} from './sources.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const FILES = 600;
const ORDERS = 1_000_000;
const ROUNDS = 5;

/** Writes the processor time of the process, in microseconds, as the last line of standard error. */
const REPORT = `data:text/javascript,${encodeURIComponent(`
	import {writeSync} from 'node:fs';
	process.on('exit', () => {
		const {user, system} = process.cpuUsage();
		writeSync(2, '\\n' + (user + system));
	});
`)}`;

/** Seconds of processor time of one run; that of other processes does not count. */
function secondsOf(args, cwd) {
	const {stderr, status} = spawnSync(process.execPath, ['--import', REPORT, ...args], {cwd, encoding: 'utf8'});
	if (status === 2) throw new Error(stderr);
	return Number(stderr.split('\n').at(-1)) / 1e6;
}

export async function run() {
	const cwd = mkdtempSync(join(tmpdir(), 'paylock-bench-'));
	try {
		mkdirSync(join(cwd, 'src'));
		for (const {name, text} of sourceFiles(FILES)) writeFileSync(join(cwd, 'src', name), text);
		writeOrders(cwd);
		const impact = ['impact', 'before.json', 'after.json', '--orders'];
		const runs = {
			'start of node': {args: ['-e', '0']},
			'start, `paylock --version`': {args: [CLI, '--version']},
			'lint of source files of 300 lines': {args: [CLI, 'lint', 'src/*'], items: FILES, figure: 'lint, source files'},
			'impact, NDJSON': {args: [CLI, ...impact, 'orders.ndjson'], items: ORDERS, figure: 'impact, orders of NDJSON'},
			'impact, CSV': {args: [CLI, ...impact, 'orders.csv'], items: ORDERS, figure: 'impact, orders of CSV'},
		};
		const times = Object.values(runs).map(() => []);
		for (let round = 0; round < ROUNDS; round += 1)
			for (const [index, {args}] of Object.values(runs).entries()) times[index].push(secondsOf(args, cwd));
		const seconds = times.map(median);
		const figures = {'command line, start': (seconds[1] - seconds[0]) * 1000};
		const rows = Object.entries(runs).map(([name, {items, figure}], index) => {
			const rate = items === undefined ? undefined : items / seconds[index];
			if (rate !== undefined) figures[figure] = rate;
			return [name, `${rounded(seconds[index] * 1000)} ms`, rate === undefined ? '' : rounded(rate)];
		});
		return {title: 'Command line', markdown: table(['processor time', 'took', 'a second'], rows), figures};
	} finally {
		rmSync(cwd, {recursive: true});
	}
}

function writeOrders(cwd) {
	const write = (name, value) =>
		writeFileSync(join(cwd, name), typeof value === 'string' ? value : JSON.stringify(value));
	const banks = {paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBanks: ['BANK_3']}]};
	write('before.json', {allowDefaultOptions: true, options: []});
	write('after.json', {
		allowDefaultOptions: true,
		options: [banks, {paymentMethodType: 'WALLET', enable: false, paymentMethods: ['WALLET_A', 'WALLET_B']}],
	});
	const rows = Array.from({length: ORDERS}, (_, index) => {
		const amount = `${index % 9000}.${String(index % 100).padStart(2, '0')}`;
		return index % 2 === 0
			? {instrument: {type: 'CARD', cardType: 'CREDIT', bank: `BANK_${index % 7}`}, amount}
			: {instrument: {type: 'WALLET', code: `WALLET_${'ABCDEFG'[index % 7]}`}, amount};
	});
	write('orders.ndjson', `${rows.map(row => JSON.stringify(row)).join('\n')}\n`);
	const cells = ({instrument: {type, cardType = '', bank = '', code = ''}, amount}) =>
		[type, cardType, bank, code, amount].join(',');
	write('orders.csv', `type,cardType,bank,code,amount\n${rows.map(cells).join('\n')}\n`);
}

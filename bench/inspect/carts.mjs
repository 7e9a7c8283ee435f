// What decision tables cost: 1,000 carts of the shop example, 400 different filters, and carts that no condition joins.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {filter} from '../../dist/index.js';
import {decisionTable} from '../../dist/inspect.js';
import {duration, table, time} from '../measure.mjs';

const path = name => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The shop's own code, over the built package. */
async function shop() {
	const folder = mkdtempSync(join(tmpdir(), 'paylock-bench-'));
	try {
		const outfile = join(folder, 'checkout.mjs');
		await build({
			entryPoints: [path('examples/shop/checkout.ts')],
			bundle: true,
			format: 'esm',
			alias: {paylock: path('dist/index.js')},
			external: [path('dist/index.js')],
			outfile,
			logLevel: 'error',
		});
		return await import(pathToFileURL(outfile));
	} finally {
		rmSync(folder, {recursive: true});
	}
}

const AXES = {
	total: Array.from({length: 125}, (_, index) => 48 * (index + 1)),
	hasGold: [false, true],
	isAbroad: [false, true],
	blockedLenders: [[], ['LENDER_A']],
};

const FILTERS = {number: Array.from({length: 400}, (_, index) => index)};
const BOOLEANS = Object.fromEntries(Array.from({length: 12}, (_, index) => [`is${index}`, [false, true]]));
const base = filter().allowDefaults(true);

/** Markdown: processor time of each table, and its rows. */
export async function carts() {
	const {options} = await shop();
	const made = {
		'1,000 carts of the shop': () => decisionTable(AXES, cart => options({...cart, orderId: 'order-1'})),
		'400 different filters': () => decisionTable(FILTERS, ({number}) => base.hide('WALLET', [`WALLET_${number}`])),
		'parity of 12 booleans': () =>
			decisionTable(BOOLEANS, cart =>
				base.when(Object.values(cart).filter(Boolean).length % 2 === 1, all => all.hide('CASH')),
			),
	};
	const measured = Object.entries(made).map(([name, make]) => {
		const rows = make().rows.length;
		return {name, rows, ns: time(make, {rounds: 3, milliseconds: 1})};
	});
	return {
		markdown: table(
			['decision table', 'rows', 'took'],
			measured.map(({name, rows, ns}) => [name, rows, duration(ns)]),
		),
		figures: Object.fromEntries(measured.map(({name, ns}) => [`decision table, ${name}`, ns / 1e6])),
	};
}

if (process.argv[1]?.endsWith('carts.mjs')) console.log((await carts()).markdown);

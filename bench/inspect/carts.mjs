// What the decision table of the shop example costs: 1,000 carts, each of which builds its filter.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'esbuild';
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

/** Markdown: processor time of the table, and its rows. */
export async function carts() {
	const {options} = await shop();
	const make = () => decisionTable(AXES, cart => options({...cart, orderId: 'order-1'}));
	const rows = make().rows.length;
	const ns = time(make, {rounds: 5, milliseconds: 1});
	return {
		markdown: table(['decision table', 'rows', 'took'], [['1,000 carts of the shop example', rows, duration(ns)]]),
		figures: {'decision table, 1,000 carts of the shop': ns / 1e6},
	};
}

if (process.argv[1]?.endsWith('carts.mjs')) console.log((await carts()).markdown);

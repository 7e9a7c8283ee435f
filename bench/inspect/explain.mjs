// How compiled explain grows from 100 to 100,000 ranges or codes, compared with a plain scan of the same list.

import {compile} from '../../dist/inspect.js';
import {compare, duration, rounded, table} from '../measure.mjs';

const SIZES = [100, 1_000, 10_000, 100_000];

const ranges = size => Array.from({length: size}, (_, at) => `${100_000_000 + at * 20}::${100_000_000 + at * 20 + 9}`);
const codes = size => Array.from({length: size}, (_, at) => `WALLET_${at}`);
const filter = option => ({allowDefaultOptions: true, options: [option]});

/** The filter that is compiled, and the instruments to explain in turn: listed and unlisted ones, spread over the list. */
const SUBJECTS = {
	'ranges in one card filter': {
		filter: size =>
			filter({paymentMethodType: 'CARD', enable: true, cardFilters: [{enable: false, cardBins: ranges(size)}]}),
		instruments: cards,
	},
	'card filters of one range each': {
		filter: size =>
			filter({
				paymentMethodType: 'CARD',
				enable: true,
				cardFilters: ranges(size).map(range => ({enable: false, cardBins: [range]})),
			}),
		instruments: cards,
	},
	'provider codes': {
		filter: size => filter({paymentMethodType: 'WALLET', enable: false, paymentMethods: codes(size)}),
		instruments: size => spread(size).map(at => ({type: 'WALLET', code: `WALLET_${at}`})),
	},
};

function cards(size) {
	return spread(size).map(at => ({type: 'CARD', bin: String(100_000_000 + at * 10)}));
}

function spread(size) {
	return Array.from({length: 64}, (_, turn) => Math.floor((turn * size * 2) / 64));
}

function asking(explain, instruments) {
	let turn = 0;
	return () => {
		turn = (turn + 1) % instruments.length;
		return explain(instruments[turn]);
	};
}

/** The list read from its start for each card: what an evaluator without an index does. */
function scan(size) {
	const list = ranges(size).map(range => range.split('::'));
	return ({bin}) => list.some(([from, to]) => from <= bin && bin <= to);
}

/** Markdown: nanoseconds per answer, and the ratio to the smallest list. */
export function explainGrowth() {
	const rows = [];
	for (const [name, {filter: make, instruments}] of Object.entries(SUBJECTS)) {
		const answers = Object.fromEntries(
			SIZES.map(size => {
				const {explain} = compile(make(size));
				const asked = instruments(size);
				for (const instrument of asked) explain(instrument);
				return [size, asking(explain, asked)];
			}),
		);
		rows.push([`${name}: one answer`, ...cells(compare(answers, {rounds: 9, milliseconds: 4}))]);
		const prepared = Object.fromEntries(
			SIZES.map(size => [size, () => compile(make(size)).explain(instruments(size)[0])]),
		);
		rows.push([`${name}: decoded and prepared`, ...cells(compare(prepared, {rounds: 3, milliseconds: 1}))]);
	}
	const scans = Object.fromEntries(SIZES.map(size => [size, asking(scan(size), cards(size))]));
	rows.push(['(a plain scan of the ranges: one answer)', ...cells(compare(scans, {rounds: 3, milliseconds: 4}))]);
	return table(['time (× the time at 100)', ...SIZES.map(size => size.toLocaleString('en-US'))], rows);
}

function cells(results) {
	// An object has its integer keys in ascending order, so the results go from the smallest list to the largest.
	return results.map(({ns, ratio}) => `${duration(ns)} (× ${rounded(ratio)})`);
}

if (process.argv[1]?.endsWith('explain.mjs')) console.log(explainGrowth());

// Mutation tests: `npm run mutation`, or `npm run mutation -- values inspect/lint`. All modules take several hours on two cores,
// so CI does not run them. The figures of whole modules are written to bench/MUTATION.md.
import {readFileSync, writeFileSync} from 'node:fs';
import {filesOf, MODULES, moduleOf, TESTS_OF} from './mutation/modules.mjs';
import {scoreOf, withRow} from './mutation/table.mjs';
import {testFiles} from './mutation/test-files.mjs';

const LEAST = 95;
const PAGE = 'bench/MUTATION.md';
const WORKERS = Number(process.env.MUTATION_WORKERS ?? 2);
const DETECTED = ['Killed', 'Timeout'];

// In UTC a date without a zone would be right by accident.
process.env.TZ = 'Asia/Kolkata';

const chosen = process.argv.slice(2);
const unknown = chosen.filter(path => moduleOf(path) === undefined);
if (unknown.length > 0)
	throw new Error(
		`unknown module ${unknown.join(', ')}: name modules, folders or files in them: ${MODULES.join(', ')}`,
	);

const left = chosen.length > 0 ? chosen : [...MODULES];
const rows = [];
await Promise.all(
	Array.from({length: WORKERS}, async () => {
		for (let path = left.shift(); path !== undefined; path = left.shift()) rows.push(await test(path));
	}),
);
if (rows.some(row => scoreOf(row) < LEAST)) process.exitCode = 1;

/** Tests a module, or a part of it, and writes its figures and its survivors. */
async function test(path) {
	const report = `reports/mutation/${path.replaceAll('/', '-')}`;
	const mutants = await testFiles(filesOf(path), TESTS_OF[moduleOf(path)], report);
	const survivors = mutants.filter(({status}) => !DETECTED.includes(status));
	const row = {module: path, mutants: mutants.length, detected: mutants.length - survivors.length};
	writeFileSync(`${report}.txt`, survivors.map(mutant => `${lineOf(mutant)}\n`).join(''));
	if (MODULES.includes(path) && process.env.MUTATION_EVERY === undefined) {
		const date = new Date().toISOString().slice(0, 10);
		writeFileSync(PAGE, withRow(readFileSync(PAGE, 'utf8'), {...row, date}, MODULES));
	}
	console.log(`${path}: ${row.detected} of ${row.mutants} detected, ${scoreOf(row).toFixed(1)}%`);
	return row;
}

function lineOf({fileName, location: {start}, mutatorName, replacement, status}) {
	const place = `${fileName.slice(fileName.indexOf('src/'))}:${start.line + 1}:${start.column + 1}`;
	return `${place} ${status} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`;
}

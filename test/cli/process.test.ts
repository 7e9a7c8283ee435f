// The command line as a process: exit codes, pipes, signals and colours of the environment.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build} from 'esbuild';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {folderOf} from './terminal.js';

let folder = '';
let program = '';

beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'paylock-bin-'));
	program = join(folder, 'paylock.mjs');
	await build({
		entryPoints: ['src/cli/index.ts'],
		bundle: true,
		platform: 'node',
		format: 'esm',
		conditions: ['paylock-source'],
		outfile: program,
		logLevel: 'error',
	});
});
afterAll(() => rmSync(folder, {recursive: true}));

function start(args: readonly string[], env: {readonly [name: string]: string} = {}) {
	const {PATH = ''} = process.env;
	return spawn(process.execPath, [program, ...args], {env: {PATH, ...env}});
}

/** Runs the program to its end. */
async function ended(args: readonly string[], stdin = '', env: {readonly [name: string]: string} = {}) {
	const child = start(args, env);
	let out = '';
	let err = '';
	child.stdout.on('data', chunk => {
		out += chunk;
	});
	child.stderr.on('data', chunk => {
		err += chunk;
	});
	child.stdin.end(stdin);
	const [code] = await once(child, 'close');
	return {code, out, err};
}

const twoCodes =
	'{"allowDefaultOptions":true,"options":[{"paymentMethodType":"WALLET","enable":false,"paymentMethods":["A,B"]}]}';

test('exit codes are 0, 1 and 2', async () => {
	const clean = '{"allowDefaultOptions":true,"options":[{"paymentMethodType":"CASH","enable":false}]}';
	expect(await ended(['check'], clean)).toEqual({code: 0, out: 'clean\n', err: ''});
	expect((await ended(['check'], twoCodes)).code).toBe(1);
	expect((await ended(['check'], 'no JSON')).code).toBe(2);
	expect(await ended(['chek'])).toEqual({code: 2, out: '', err: 'paylock: chek is no command: write check\n'});
});

test('colours come with FORCE_COLOR and go with NO_COLOR; a pipe has none', async () => {
	const isColoured = async (env: {readonly [name: string]: string}) =>
		(await ended(['check'], twoCodes, env)).out.includes('\u001b[');
	expect(await isColoured({})).toBe(false);
	expect(await isColoured({FORCE_COLOR: '1'})).toBe(true);
	expect(await isColoured({FORCE_COLOR: '0'})).toBe(false);
	expect(await isColoured({NO_COLOR: '1'})).toBe(false);
});

test('a reader that closes early is no failure', async () => {
	const options = Array.from({length: 2000}, () => ({paymentMethodType: 'CASH', enable: false}));
	const files = folderOf({'a.json': {allowDefaultOptions: true, options}});
	const child = start(['repair', '--json', join(files, 'a.json')]);
	let err = '';
	child.stderr.on('data', chunk => {
		err += chunk;
	});
	child.stdin.end();
	await once(child.stdout, 'data');
	child.stdout.destroy();
	await once(child, 'close');
	expect(err).toBe('');
});

test.each(['SIGINT', 'SIGTERM'] as const)('the sandbox ends with 0 on %s', async signal => {
	const child = start(['sandbox']);
	let out = '';
	for await (const chunk of child.stdout) {
		out += chunk;
		if (out.includes('Ctrl+C')) break;
	}
	expect(out).toMatch(/url +http:\/\/127\.0\.0\.1:\d+\n {2}api key +sandbox-key\n {2}merchant id +SANDBOX_MERCHANT\n/);
	child.kill(signal);
	const [code] = await once(child, 'close');
	expect(code).toBe(0);
});

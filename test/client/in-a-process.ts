// paylock's caller as one file, and programs that run it in a separate process.
import {execFile} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {build} from 'tsdown';

export interface Bundle {
	/** A folder with nothing but the bundle, outside any package. */
	readonly folder: string;
	readonly file: string;
	remove(): Promise<void>;
}

export async function bundleCaller(): Promise<Bundle> {
	const folder = await mkdtemp(path.join(tmpdir(), 'paylock-caller-'));
	await build({
		entry: {caller: fileURLToPath(new URL('./caller-entry.ts', import.meta.url))},
		outDir: folder,
		format: 'esm',
		platform: 'node',
		dts: false,
		config: false,
		clean: false,
		logLevel: 'silent',
		inputOptions: {resolve: {conditionNames: ['paylock-source', 'node', 'import', 'default']}},
	});
	return {folder, file: path.join(folder, 'caller.mjs'), remove: () => rm(folder, {recursive: true})};
}

export interface Ended {
	readonly code: number;
	readonly stdout: string;
	readonly stderr: string;
}

/** Runs a module's text, after an import of the caller, to its end. */
export async function run(bundle: Bundle, program: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
	const text = `import {createSession, defineService, KEY, REQUEST} from ${JSON.stringify(bundle.file)};\n${program}`;
	const call = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', text], {
		cwd: bundle.folder,
		env: {PATH: process.env.PATH ?? '', ...env},
	});
	return call.then(
		({stdout, stderr}) => ({code: 0, stdout, stderr}),
		({code, stdout, stderr}) => ({code: typeof code === 'number' ? code : -1, stdout, stderr}),
	);
}

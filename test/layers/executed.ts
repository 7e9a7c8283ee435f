// Counts the functions that run during one call, as V8 sees them called, and the files of src that they are in.

import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A call to measure. */
export interface Program {
	/** Such as `import {lint} from './src/inspect/index.ts'`. */
	readonly imports: string;
	readonly call: string;
}

/** Each program is a bundle of its own, in which esbuild names the file in front of its code. */
const SCRIPT = `
import {readFileSync} from 'node:fs';
import {Session} from 'node:inspector/promises';
import {pathToFileURL} from 'node:url';
const session = new Session();
session.connect();
await session.post('Profiler.enable');
const executed = [];
for (const path of process.argv.slice(1)) {
	const {run} = await import(pathToFileURL(path).href);
	await session.post('Profiler.startPreciseCoverage', {callCount: true, detailed: false});
	run();
	const {result} = await session.post('Profiler.takePreciseCoverage');
	const {functions} = result.find(({url}) => url === pathToFileURL(path).href);
	const files = [...readFileSync(path, 'utf8').matchAll(/^\\/\\/ (?:src\\/(.+)|<stdin>)$/gm)].reverse();
	const called = functions.filter(({ranges}) => ranges[0].count > 0 && ranges[0].startOffset > 0);
	const filesOf = called.map(({ranges}) => files.find(({index}) => index < ranges[0].startOffset)?.[1]);
	const ofSource = filesOf.filter(file => file !== undefined);
	executed.push({files: [...new Set(ofSource)], functions: ofSource.length});
}
console.log(JSON.stringify(executed));
`;

/** What one call runs. */
export interface Executed {
	readonly files: readonly string[];
	readonly functions: number;
}

/** What the first call of each program runs. */
export async function executedBy(programs: readonly Program[]): Promise<readonly Executed[]> {
	const folder = mkdtempSync(join(tmpdir(), 'paylock-executed-'));
	try {
		const bundles = programs.map(async ({imports, call}, index) => {
			const outfile = join(folder, `${index}.mjs`);
			const stdin = {contents: `${imports};\nexport const run = () => ${call};`, resolveDir: root};
			await build({stdin, outfile, absWorkingDir: root, bundle: true, format: 'esm', target: 'es2022'});
			return outfile;
		});
		const paths = await Promise.all(bundles);
		// Otherwise Node 20 and 22 miss some of the functions that are called.
		const flags = ['--no-lazy-feedback-allocation', '--input-type=module'];
		const printed = execFileSync(process.execPath, [...flags, '--eval', SCRIPT, ...paths]);
		return JSON.parse(printed.toString());
	} finally {
		rmSync(folder, {recursive: true, force: true});
	}
}

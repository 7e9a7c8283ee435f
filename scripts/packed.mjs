// Checks the package that would be published: its format (publint), its types for each import style (attw), its size.

import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'paylock-packed-'));
const run = (command, ...args) => execFileSync(command, args, {stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8'});
try {
	const [{filename}] = JSON.parse(run('npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder));
	const tarball = join(folder, filename);
	console.log(run('publint', 'run', tarball, '--strict'));
	console.log(run('attw', tarball, '--profile', 'node16', '--format', 'table-flipped'));
	console.log(run('size-limit'));
} catch (error) {
	console.error(error.stdout ?? error);
	process.exitCode = 1;
} finally {
	rmSync(folder, {recursive: true});
}

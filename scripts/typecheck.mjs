// Checks the types of every project. What has not changed since the last check is not checked again.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')));
const PROJECTS = ['.', 'tsconfig.core.json', 'test', 'playground'];

for (const project of PROJECTS) {
	const record = `node_modules/.cache/paylock/${project === '.' ? 'src' : project}.tsbuildinfo`;
	const options = ['-p', project, '--incremental', '--tsBuildInfoFile', record];
	const {status} = spawnSync(process.execPath, [compiler, ...options], {stdio: 'inherit'});
	if (status !== 0) process.exit(1);
}

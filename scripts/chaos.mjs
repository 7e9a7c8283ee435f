// `npm run chaos -- CALLS [SEED]`: builds test/client/chaos.ts next to the built package and runs it.
import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import {build} from 'tsdown';

// Inside the project, so that `paylock` resolves to the built package.
const outDir = 'reports/chaos';
await build({
	entry: {chaos: 'test/client/chaos.ts'},
	outDir,
	format: 'esm',
	platform: 'node',
	dts: false,
	config: false,
	logLevel: 'silent',
	deps: {neverBundle: ['paylock']},
	outExtensions: () => ({js: '.mjs'}),
});
cpSync('test/client/certs', `${outDir}/certs`, {recursive: true});
const {status} = spawnSync(process.execPath, ['--expose-gc', `${outDir}/chaos.mjs`, ...process.argv.slice(2)], {
	stdio: 'inherit',
});
process.exitCode = status ?? 1;

// Writes what the package contains in addition to its code: JSON Schemas, and the licenses of the libraries in the command line.
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';

/** Bundled into the command line, so that installing paylock installs immer and nothing else. */
export const CLI_LIBRARIES = [
	'jsonc-parser',
	'tinyglobby',
	'fdir',
	'picomatch',
	'picocolors',
	'@lezer/common',
	'@lezer/highlight',
	'@lezer/javascript',
	'@lezer/lr',
	'@lezer/php',
	'@lezer/python',
];
const LICENSE_FILES = {'jsonc-parser': 'LICENSE.md'};

/** Needs dist/cli.js. */
export function writePackageFiles() {
	mkdirSync('schemas', {recursive: true});
	for (const name of ['filter', 'session', 'config', 'suite']) {
		const schema = execFileSync(process.execPath, ['dist/cli.js', 'schema', name], {encoding: 'utf8'});
		writeFileSync(`schemas/${name}.schema.json`, schema);
	}
	const licenses = CLI_LIBRARIES.map(name => {
		const {version, license} = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
		const text = readFileSync(`node_modules/${name}/${LICENSE_FILES[name] ?? 'LICENSE'}`, 'utf8').trim();
		return `${name} ${version} (${license})\n\n${text}\n`;
	});
	const start = 'The command line, dist/cli.js and the files that it loads, contains these libraries.\n';
	writeFileSync('dist/THIRD-PARTY-LICENSES.txt', [start, ...licenses].join(`\n${'-'.repeat(80)}\n\n`));
}

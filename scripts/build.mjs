// Builds the package, unless the last build is unchanged and was made from the same files: most commands begin with a build.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {writeFieldTexts} from './field-texts.mjs';
import {writePackageFiles} from './package-files.mjs';

const INPUTS = [
	'src',
	'scripts',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'tsdown.config.ts',
	'biome.json',
];
const OUTPUTS = ['dist', 'schemas'];
const RECORD = 'node_modules/.cache/paylock/build.json';

const filesIn = path =>
	!existsSync(path)
		? []
		: statSync(path).isDirectory()
			? readdirSync(path)
					.sort()
					.flatMap(name => filesIn(join(path, name)))
			: [path];
function hash(paths) {
	const sum = createHash('sha256');
	for (const path of paths.flatMap(filesIn)) sum.update(`${path}\n`).update(readFileSync(path));
	return sum.digest('hex');
}
const state = () => JSON.stringify({node: process.version, inputs: hash(INPUTS), outputs: hash(OUTPUTS)});

/** Editors show declarations, and the bundler prints each type in one line. */
function formatDeclarations() {
	const declarations = readdirSync('dist').filter(name => /\.d\.c?ts$/.test(name));
	// Git ignores the folder, and so would the formatter.
	const args = ['format', '--write', '--vcs-enabled=false', ...declarations.map(name => join('dist', name))];
	execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', ...args], {
		stdio: ['ignore', 'ignore', 'inherit'],
	});
}

writeFieldTexts();
if (!existsSync(RECORD) || readFileSync(RECORD, 'utf8') !== state()) {
	// The build tool's own command prints a notice about Node 20, which its API does not.
	const {build} = await import('tsdown');
	await build({logLevel: 'warn'});
	formatDeclarations();
	writePackageFiles();
	mkdirSync(dirname(RECORD), {recursive: true});
	writeFileSync(RECORD, state());
}

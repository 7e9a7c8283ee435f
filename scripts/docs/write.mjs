// `npm run docs:write`: writes the generated parts into the files of docs/. With `--check` it only verifies them.

import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {generatedFiles} from './generated.mjs';
import {STAMP, stampOfPicture} from './picture-stamp.mjs';

const files = generatedFiles();
const stale = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text);
const written = existsSync('docs/rules') ? readdirSync('docs/rules') : [];
const left = written.map(name => `docs/rules/${name}`).filter(path => !files.has(path));

if (process.argv.includes('--check')) {
	const wrong = [...stale.map(([path]) => path), ...left];
	if (wrong.length > 0) {
		console.error(`Out of date: ${wrong.join(', ')}\nRun npm run docs:write`);
		process.exitCode = 1;
	}
	if (readFileSync(STAMP, 'utf8') !== stampOfPicture()) {
		console.error('Out of date: docs/images/mistake.png\nRun npm run docs:picture');
		process.exitCode = 1;
	}
} else {
	for (const [path, text] of stale) {
		mkdirSync(dirname(path), {recursive: true});
		writeFileSync(path, text);
	}
	for (const path of left) rmSync(path);
	console.log(
		stale.length + left.length === 0 ? 'Nothing to write' : [...stale.map(([path]) => path), ...left].join('\n'),
	);
}

/// <reference types="node" />
// What the command line reads from its own package.
import {existsSync, readFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** The root of the package, as seen from the published code in `dist`, and from this source file. */
const ROOTS = ['../', '../../'];

/** The text of a file of the package; undefined if there is none. */
export function packageFile(path: string): string | undefined {
	const file = ROOTS.map(root => new URL(root + path, import.meta.url)).find(url => existsSync(url));
	return file && readFileSync(file, 'utf8');
}

/** The version, and where to read more. */
export function packageFacts(): {readonly version: string; readonly homepage: string} {
	return JSON.parse(packageFile('package.json') ?? '');
}

/** A page of the guides on the documentation site. */
export function guidePage(path: string): string {
	return new URL(`guides/${path}`, packageFacts().homepage).href;
}

/** A command as it works here: `npx paylock` where the shell does not find `paylock` by itself. */
export function commandLine(rest: string): string {
	return `${isOnPath() ? 'paylock' : 'npx paylock'} ${rest}`;
}

/** False under npm and npx, which put the program of the project on the path for this process alone. */
function isOnPath({PATH = '', npm_execpath}: NodeJS.ProcessEnv = process.env): boolean {
	if (npm_execpath !== undefined) return false;
	const names = process.platform === 'win32' ? ['paylock.cmd', 'paylock.exe'] : ['paylock'];
	return PATH.split(delimiter).some(folder => folder !== '' && names.some(name => existsSync(join(folder, name))));
}

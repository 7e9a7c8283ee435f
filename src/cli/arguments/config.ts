/// <reference types="node" />
// The configuration of a team: `paylock.config.json`, `.mjs`, `.js` or `.ts`.
import {existsSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Account, NO_ACCOUNT} from '../../account/account.js';
import {readAccount} from '../../account/read-account.js';
import {parseInput, readInput} from '../input/read-input.js';
import {refusedAt, UsageError} from '../terminal/terminal.js';

/** The names of a configuration; the first of a folder that exists counts. */
export const CONFIG_FILES = [
	'paylock.config.json',
	'paylock.config.mjs',
	'paylock.config.js',
	'paylock.config.ts',
] as const;

/** The account that `--config` names, or that of the nearest configuration from the working directory upwards; checked. */
export async function readConfig(named: string | undefined, warn: (text: string) => void): Promise<Account> {
	const [file, other] = named === undefined ? nearestConfigs(process.cwd()) : [named];
	if (file === undefined) return NO_ACCOUNT;
	if (other !== undefined) warn(`${basename(other)} is not read, since ${file} comes first: remove one of them`);
	const isJson = file.endsWith('.json');
	const config = isJson ? parseInput(readInput(file, true)) : await importConfig(file);
	return refusedAt(
		pointer => (pointer === '' ? file : `${file} ${pointer}`),
		() => readAccount(config),
	);
}

/** All configurations of the nearest folder that has one. */
function nearestConfigs(folder: string): readonly string[] {
	const found = CONFIG_FILES.map(name => join(folder, name)).filter(file => existsSync(file));
	const parent = dirname(folder);
	return found.length > 0 || parent === folder ? found : nearestConfigs(parent);
}

async function importConfig(file: string): Promise<unknown> {
	if (!existsSync(file)) throw new UsageError(`${file} cannot be read: there is no such file`);
	if (/\.[cm]?ts$/.test(file) && !readsTypeScript())
		throw new UsageError(
			`${file} cannot be loaded: Node ${process.version} does not read TypeScript: rename it to paylock.config.mjs, or use Node 22.18 or later`,
		);
	try {
		const {default: config}: {readonly default?: unknown} = await import(pathToFileURL(resolve(file)).href);
		return await config; // a module may export a promise
	} catch (error) {
		throw new UsageError(`${file} cannot be loaded: ${String(error)}`);
	}
}

/** True if Node removes types by itself, which the types of older versions do not know. */
export function readsTypeScript(): boolean {
	const features: object = process.features;
	return 'typescript' in features && typeof features.typescript === 'string';
}

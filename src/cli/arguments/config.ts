/// <reference types="node" />
// The configuration of a team: `paylock.config.json`, `.mjs`, `.js` or `.ts`.
import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readAccount} from '../../rules/read-account.js';
import {type Account, NO_ACCOUNT} from '../../wire/account.js';
import {parseInput, readInput} from '../input/read-input.js';
import {escapeControlChars} from '../terminal/style.js';
import {refusedAt, USAGE_ERROR, UsageError} from '../terminal/terminal.js';

/** The names of a configuration; the first of a folder that exists counts. */
export const CONFIG_FILES = [
	'paylock.config.json',
	'paylock.config.mjs',
	'paylock.config.js',
	'paylock.config.ts',
] as const;

/** The account that `--config` names, or that of the nearest configuration from the working directory upwards; checked. */
export async function readConfig(named: string | undefined): Promise<Account> {
	const file = named ?? nearestConfig(process.cwd());
	if (file === undefined) return NO_ACCOUNT;
	const isJson = file.endsWith('.json');
	const config = isJson ? parseInput(readInput(file, {mayHaveComments: true})) : await importConfig(file);
	return refusedAt(
		pointer => (pointer === '' ? file : `${file} ${pointer}`),
		() => readAccount(config),
	);
}

function nearestConfig(folder: string): string | undefined {
	const found = CONFIG_FILES.map(name => join(folder, name)).find(file => existsSync(file));
	const parent = dirname(folder);
	return found ?? (parent === folder ? undefined : nearestConfig(parent));
}

async function importConfig(file: string): Promise<unknown> {
	const name = escapeControlChars(file);
	if (!existsSync(file)) throw new UsageError(`${name} cannot be read: there is no such file`);
	if (/\.[cm]?ts$/.test(file) && !readsTypeScript())
		throw new UsageError(
			`${name} cannot be loaded: Node ${process.version} does not read TypeScript: rename it to paylock.config.mjs, or use Node 22.18 or later`,
		);
	const refuseExit = (): void => {
		process.stderr.write(`paylock: ${name} cannot be loaded: it ends the process\n`);
		process.exitCode = USAGE_ERROR;
	};
	process.once('exit', refuseExit);
	try {
		const loaded: Promise<{readonly default?: unknown}> = import(pathToFileURL(resolve(file)).href);
		return await settled(loaded.then(module => module.default));
	} catch (error) {
		throw new UsageError(`${name} cannot be loaded: ${String(error)}`);
	} finally {
		process.off('exit', refuseExit);
	}
}

/** True if Node removes types by itself, which the types of older versions do not know. */
export function readsTypeScript(): boolean {
	const features: object = process.features;
	return 'typescript' in features && typeof features.typescript === 'string';
}

/** A promise, or an error once the process has nothing left to do but wait for it. */
async function settled<Value>(promise: Promise<Value>): Promise<Value> {
	let stop = (): void => undefined;
	const idle = new Promise<never>((_, reject) => {
		stop = () => reject(new Error('it waits for something that never happens'));
		process.once('beforeExit', stop);
	});
	try {
		return await Promise.race([promise, idle]);
	} finally {
		process.off('beforeExit', stop);
	}
}

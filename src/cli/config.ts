/// <reference types="node" />
// The configuration of a team: `paylock.config.json`, `.js` or `.mjs`.
import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {readAccount} from '../builders/read-account.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import type {Account} from '../wire/account.js';
import {readInput} from './read-input.js';
import {escapeControlChars} from './style.js';
import {misuseInWords, UsageError} from './terminal.js';

/** The content of a configuration: the object that `paylock({…})` accepts. */
export type Config = Account;

const FILE_NAMES = ['paylock.config.json', 'paylock.config.mjs', 'paylock.config.js'] as const;

/** The configuration that `--config` names, or the nearest one from the working directory upwards; checked. */
export async function readConfig(named: string | undefined): Promise<Config> {
	const file = named ?? nearestConfig(process.cwd());
	if (file === undefined) return {};
	const loaded = file.endsWith('.json') ? parseConfig(file) : await importConfig(file);
	const {$schema: _, ...config} = Object(loaded) as Config & {$schema?: unknown}; // checked next
	check(file, typeof loaded === 'object' && loaded !== null && !Array.isArray(loaded) ? config : loaded);
	return config;
}

function nearestConfig(folder: string): string | undefined {
	const found = FILE_NAMES.map(name => join(folder, name)).find(file => existsSync(file));
	const parent = dirname(folder);
	return found ?? (parent === folder ? undefined : nearestConfig(parent));
}

function parseConfig(file: string): unknown {
	const {json, name} = readInput(file);
	try {
		return JSON.parse(json);
	} catch {
		throw new UsageError(`${name} is not JSON: check its syntax with paylock lint ${name}`);
	}
}

async function importConfig(file: string): Promise<unknown> {
	const name = escapeControlChars(file);
	if (!existsSync(file)) throw new UsageError(`${name} cannot be read: there is no such file`);
	try {
		const module: {readonly default?: unknown} = await import(pathToFileURL(resolve(file)).href);
		return module.default;
	} catch (error) {
		throw new UsageError(`${name} cannot be loaded: ${escapeControlChars(String(error))}`);
	}
}

/** Checks a configuration with the library itself, so that the rules are those of `paylock({…})`. */
function check(file: string, config: unknown): void {
	try {
		readAccount(config);
	} catch (error) {
		if (!isMisuseError(error)) throw error;
		throw misuseInWords(error, pointer => (pointer === '' ? file : `${file} ${pointer}`));
	}
}

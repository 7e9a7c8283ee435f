/// <reference types="node" />
// The account of a call: the configuration of a team, and the command-line options that override it.
import {existsSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {type Account, NO_ACCOUNT} from '../../account/account.js';
import {readAccount} from '../../account/read-account.js';
import type {Readings} from '../../account/readings.js';
import {parseInput, readInput} from '../input/read-input.js';
import {escapeControlChars, styleOf} from '../terminal/style.js';
import {refusedAt, type Terminal, UsageError} from '../terminal/terminal.js';
import type {Option, ParsedArgs} from './command.js';
import {pairIn} from './parse-args.js';

/** The names of a configuration; the first of a folder that exists counts. */
export const CONFIG_FILES = [
	'paylock.config.json',
	'paylock.config.mjs',
	'paylock.config.js',
	'paylock.config.ts',
] as const;

export const CONFIG_OPTION: Option = {
	name: 'config',
	value: 'FILE',
	description: 'configuration; by default the nearest paylock.config.json, .mjs, .js or .ts',
};
const SERVICE_PREFIX_OPTION: Option = {
	name: 'service-prefix',
	value: 'PREFIX',
	description: 'prefix of doubled provider codes',
};
const READINGS_OPTION: Option = {
	name: 'readings',
	value: 'NAME=CHOICE,…|FILE',
	description: 'how your account behaves where the specification is silent: pairs, or a JSON file',
};
/** For each command that reads filters: the configuration, and what overrides it. */
export const ACCOUNT_OPTIONS: readonly Option[] = [READINGS_OPTION, SERVICE_PREFIX_OPTION, CONFIG_OPTION];

/** The account of the configuration, overridden by the options of this call; checked. */
export async function readSettings(args: ParsedArgs, terminal: Terminal): Promise<Account> {
	const style = styleOf(terminal.errIsColored);
	const warn = (text: string) => terminal.err(`${style.warning('warning')}: ${escapeControlChars(text)}\n`);
	const config = await readConfig(args.value('config'), warn);
	const servicePrefix = args.value('service-prefix');
	const readings = args.value('readings');
	return withOptions(config, {servicePrefix, readings: readings === undefined ? undefined : parseReadings(readings)});
}

/** The account that `--config` names, or that of the nearest configuration from the working directory upwards; checked. */
async function readConfig(named: string | undefined, warn: (text: string) => void): Promise<Account> {
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

/** An account with options of the command line; a wrong value ends the call with a message that names the option. */
export function withOptions(account: Account, options: Account): Account {
	return refusedAt(optionOf, () => readAccount(options, account));
}

/** The option of the command line that sets what a pointer names. */
export function optionOf(pointer: string): string | undefined {
	return OPTION_NAMES.find(([start]) => pointer.startsWith(start))?.[1];
}

const OPTION_NAMES = [
	['/port', '--port'],
	['/merchantId', '--merchant-id'],
	['/apiKey', '--api-key'],
	['/servicePrefix', '--service-prefix'],
	['/readings', '--readings'],
	['/severities', '--rule'],
] as const;

/** `name=choice,name=choice`, or a JSON file that contains readings, by themselves or under `readings`. */
function parseReadings(text: string): Readings {
	if (!text.includes('=')) {
		const value = Object(parseInput(readInput(text)));
		return value.readings ?? value;
	}
	return Object.fromEntries(text.split(',').map(pair => pairIn(pair, 'readings', 'a reading', 'name=choice')));
}

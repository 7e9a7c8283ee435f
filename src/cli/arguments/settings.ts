// Merges command-line options with the configuration file.

import type {Account} from '../../account/account.js';
import {readAccount} from '../../account/read-account.js';
import type {Readings} from '../../account/readings.js';
import {parseInput, readInput} from '../input/read-input.js';
import {escapeControlChars, styleOf} from '../terminal/style.js';
import {refusedAt, type Terminal} from '../terminal/terminal.js';
import type {Option, ParsedArgs} from './command.js';
import {readConfig} from './config.js';
import {pairIn} from './parse-args.js';

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

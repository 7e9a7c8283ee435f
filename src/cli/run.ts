// The command line: from arguments to an exit code.
import {createRequire} from 'node:module';
import {nearest} from '../schema/nearest.js';
import {type Command, parse} from './command.js';
import {describe} from './describe.js';
import {diff} from './diff.js';
import {explain} from './explain.js';
import {helpOf, helpOfAll} from './help.js';
import {check} from './lint.js';
import {repair} from './repair.js';
import {sandbox} from './sandbox.js';
import {schema} from './schema.js';
import {escapeControlChars, styleOf} from './style.js';
import {CLEAN, type Terminal, USAGE_ERROR, UsageError} from './terminal.js';
import {code} from './to-code.js';

export const COMMANDS: readonly Command[] = [check, explain, describe, diff, repair, code, schema, sandbox];

/** Runs the command that the arguments name, and gives the exit code; never throws. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
	try {
		return await runCommand(args, terminal);
	} catch (error) {
		const message =
			error instanceof UsageError ? error.message : `this is a fault of paylock: ${escapeControlChars(String(error))}`;
		terminal.err(`${styleOf(terminal.errIsColoured).error('paylock')}: ${message}\n`);
		return USAGE_ERROR;
	}
}

async function runCommand([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
	const style = styleOf(terminal.outIsColoured);
	if (name === undefined) {
		terminal.err(helpOfAll(COMMANDS, styleOf(terminal.errIsColoured)));
		return USAGE_ERROR;
	}
	if (name === '--help' || name === '-h' || name === 'help') {
		const asked = COMMANDS.find(command => command.name === rest[0]);
		terminal.out(asked === undefined ? helpOfAll(COMMANDS, style) : helpOf(asked, style));
		return CLEAN;
	}
	if (name === '--version' || name === '-v') {
		const {version} = createRequire(import.meta.url)('paylock/package.json') as {version: string}; // our own
		terminal.out(`${version}\n`);
		return CLEAN;
	}
	const command = COMMANDS.find(command => command.name === name) ?? unknown(name);
	const given = parse(command, rest);
	if (given.flag('help')) {
		terminal.out(helpOf(command, style));
		return CLEAN;
	}
	return command.run(given, terminal);
}

function unknown(name: string): never {
	const names = COMMANDS.map(command => command.name);
	const near = nearest(name, names);
	throw new UsageError(`${escapeControlChars(name)} is no command: write ${near ?? `one of ${names.join(', ')}`}`);
}

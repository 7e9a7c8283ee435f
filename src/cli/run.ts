// From arguments to an exit code.
import {existsSync} from 'node:fs';
import {isInvalidInputError} from '../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../diagnostics/misuse-error.js';
import {RULES} from '../diagnostics/rules.js';
import {own} from '../schema/shape.js';
import {nearest} from '../utils/nearest.js';
import type {Command} from './arguments/command.js';
import {helpData, helpOf, helpOfAll, rulePageText} from './arguments/help.js';
import {parse} from './arguments/parse-args.js';
import {diff} from './commands/diff.js';
import {explain} from './commands/explain.js';
import {impact} from './commands/impact.js';
import {init} from './commands/init.js';
import {lint} from './commands/lint.js';
import {repair} from './commands/repair.js';
import {sandbox} from './commands/sandbox.js';
import {schema} from './commands/schema.js';
import {summarize} from './commands/summarize.js';
import {test} from './commands/test.js';
import {toCode} from './commands/to-code.js';
import {packageFacts} from './package-facts.js';
import {escapeControlChars, jsonText, type Style, styleOf} from './terminal/style.js';
import {CLEAN, type Terminal, USAGE_ERROR, UsageError} from './terminal/terminal.js';

/** All commands, in the order of `paylock --help`. */
export const COMMANDS: readonly Command[] = [
	lint,
	repair,
	test,
	diff,
	impact,
	explain,
	summarize,
	toCode,
	init,
	schema,
	sandbox,
];

/** Runs the command that the arguments name and returns the exit code; never throws. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
	try {
		return await runCommand(args, terminal);
	} catch (error) {
		const message = messageOf(error);
		terminal.err(`${styleOf(terminal.errIsColored).error('paylock')}: ${message}\n`);
		return USAGE_ERROR;
	}
}

/** A refused call or input has its own message; anything else is a defect. */
function messageOf(error: unknown): string {
	if (error instanceof UsageError) return error.message;
	const isRefused = isMisuseError(error) || isInvalidInputError(error);
	return escapeControlChars(isRefused ? error.message : `internal error, please report it: ${String(error)}`);
}

async function runCommand([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
	const style = styleOf(terminal.outIsColored);
	if (name === undefined) {
		terminal.err(helpOfAll(COMMANDS, styleOf(terminal.errIsColored), terminal.width));
		return USAGE_ERROR;
	}
	if (name === '--version' || name === '-v') {
		terminal.out(`${packageFacts().version}\n`);
		return CLEAN;
	}
	if (name === '--help' || name === '-h' || name === 'help') {
		if (rest[0] === '--format' && rest[1] === 'json') terminal.data(jsonText(helpData(COMMANDS)));
		else terminal.out(helpAbout(rest[0], style, terminal.width));
		return CLEAN;
	}
	const command = commandOf(name);
	const args = parse(command, rest);
	if (args.has('help')) {
		terminal.out(helpOf(command, style, terminal.width));
		return CLEAN;
	}
	return command.run(args, terminal);
}

/** Help for all commands, for one, or the page of a rule. */
function helpAbout(name: string | undefined, style: Style, width: number): string {
	if (name === undefined) return helpOfAll(COMMANDS, style, width);
	const isCommand = COMMANDS.some(command => command.name === name);
	const page = isCommand ? undefined : rulePageText(name, style, width);
	if (page !== undefined) return page;
	const near = isCommand || nearest(name, COMMAND_NAMES) !== undefined ? undefined : nearest(name, RULE_IDS);
	if (near !== undefined) throw new UsageError(`${name} is not a rule: write ${near}`);
	return helpOf(commandOf(name), style, width);
}

const COMMAND_NAMES = COMMANDS.map(command => command.name);
const RULE_IDS = Object.keys(RULES);

/** Commands of other tools, and those that do the same. */
const INSTEAD_OF: Readonly<Record<string, string>> = {
	check: 'lint',
	codegen: 'to-code',
	compare: 'diff',
	convert: 'to-code',
	describe: 'summarize',
	fix: 'repair',
	format: 'repair',
	generate: 'to-code',
	mock: 'sandbox',
	serve: 'sandbox',
	validate: 'lint',
	verify: 'lint',
	why: 'explain',
};

function commandOf(name: string): Command {
	const command = COMMANDS.find(one => one.name === name);
	if (command !== undefined) return command;
	if (existsSync(name)) throw new UsageError(`${name} is a file, not a command: write paylock lint ${name}`);
	const near = own(INSTEAD_OF, name) ?? nearest(name, COMMAND_NAMES);
	const noun = name.startsWith('-') ? 'an option of paylock' : 'a command';
	throw new UsageError(`${name} is not ${noun}: write ${near ?? `one of ${COMMAND_NAMES.join(', ')}`}`);
}

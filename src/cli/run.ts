// From arguments to an exit code. Each command loads what it needs when it runs.
import {existsSync} from 'node:fs';
import {IssueError} from '../diagnostics/issue-error.js';
import type {Command} from './arguments/command.js';
import {commandLine, packageFacts} from './package-facts.js';
import {escapeControlChars, jsonText, styleOf} from './terminal/style.js';
import {CLEAN, type Terminal, USAGE_ERROR, UsageError} from './terminal/terminal.js';

/** All commands, in the order of `paylock --help`. */
const COMMANDS = {
	lint: async () => (await import('./commands/lint.js')).lint,
	repair: async () => (await import('./commands/repair.js')).repair,
	test: async () => (await import('./commands/test.js')).test,
	diff: async () => (await import('./commands/diff.js')).diff,
	impact: async () => (await import('./commands/impact.js')).impact,
	explain: async () => (await import('./commands/explain.js')).explain,
	summarize: async () => (await import('./commands/summarize.js')).summarize,
	'to-code': async () => (await import('./commands/to-code.js')).toCode,
	init: async () => (await import('./commands/init.js')).init,
	schema: async () => (await import('./commands/schema.js')).schema,
	sandbox: async () => (await import('./commands/sandbox.js')).sandbox,
} satisfies Readonly<Record<string, () => Promise<Command>>>;

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export function loadCommands(): Promise<readonly Command[]> {
	return Promise.all(Object.values(COMMANDS).map(load => load()));
}

/** Runs the command that the arguments name and returns the exit code; never throws. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
	try {
		return await runCommand(args, terminal);
	} catch (error) {
		// A refused call or input has its own message; anything else is a defect.
		const isRefused = error instanceof UsageError || error instanceof IssueError;
		const message = escapeControlChars(
			isRefused ? error.message : `internal error, please report it: ${String(error)}`,
		);
		terminal.err(`${styleOf(terminal.errIsColored).error('paylock')}: ${message}\n`);
		return USAGE_ERROR;
	}
}

async function runCommand([name, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
	if (name === '--version' || name === '-v' || name === 'version') {
		terminal.out(`${packageFacts().version}\n`);
		return CLEAN;
	}
	const {helpData, helpOf, helpOfAll} = await import('./arguments/help.js');
	const style = styleOf(terminal.outIsColored);
	if (name === undefined) {
		terminal.err(helpOfAll(await loadCommands(), styleOf(terminal.errIsColored), terminal.width));
		return USAGE_ERROR;
	}
	if (name === '--help' || name === '-h' || name === 'help') {
		if (rest[0] === '--format' && rest[1] === 'json') terminal.data(jsonText(helpData(await loadCommands())));
		else terminal.out(await helpAbout(rest[0], terminal));
		return CLEAN;
	}
	const command = await loadCommand(name);
	const {parse} = await import('./arguments/parse-args.js');
	const args = parse(command, rest);
	if (args.has('help')) {
		terminal.out(helpOf(command, style, terminal.width));
		return CLEAN;
	}
	return command.run(args, terminal);
}

/** Help for all commands, for one, or the page of a rule. */
async function helpAbout(name: string | undefined, {outIsColored, width}: Terminal): Promise<string> {
	const {helpOf, helpOfAll, rulePageText} = await import('./arguments/help.js');
	const style = styleOf(outIsColored);
	if (name === undefined) return helpOfAll(await loadCommands(), style, width);
	const isCommand = COMMAND_NAMES.includes(name);
	const page = isCommand ? undefined : rulePageText(name, style, width);
	if (page !== undefined) return page;
	const {nearest} = await import('../utils/nearest.js');
	const {RULES} = await import('../diagnostics/rules.js');
	const isLikeCommand = isCommand || nearest(name, COMMAND_NAMES) !== undefined;
	const near = isLikeCommand ? undefined : nearest(name, Object.keys(RULES));
	if (near !== undefined) throw new UsageError(`${name} is not a rule: write ${near}`);
	return helpOf(await loadCommand(name), style, width);
}

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

async function loadCommand(name: string): Promise<Command> {
	if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name as keyof typeof COMMANDS](); // one of them, as just checked
	if (existsSync(name)) throw new UsageError(`${name} is a file, not a command: write ${commandLine(`lint ${name}`)}`);
	const {nearest} = await import('../utils/nearest.js');
	const near = Object.hasOwn(INSTEAD_OF, name) ? INSTEAD_OF[name] : nearest(name, COMMAND_NAMES);
	const noun = name.startsWith('-') ? 'an option of paylock' : 'a command';
	throw new UsageError(`${name} is not ${noun}: write ${near ?? `one of ${COMMAND_NAMES.join(', ')}`}`);
}

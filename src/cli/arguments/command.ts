// The description of a command: help, the documentation and the parser all read it.
import type {Terminal} from '../terminal/terminal.js';

/** One option of a command. */
export interface Option {
	readonly name: string;
	/** The placeholder of its value, such as `DATE`; an option without one is a flag. */
	readonly value?: string;
	readonly isRepeatable?: true;
	/** The only values that are allowed. */
	readonly choices?: readonly string[];
	readonly description: string;
}

/** The arguments of one call. */
export interface ParsedArgs {
	readonly positionals: readonly string[];
	readonly has: (name: string) => boolean;
	readonly value: (name: string) => string | undefined;
	readonly values: (name: string) => readonly string[];
}

/** The headings under which `paylock --help` lists the commands. */
export const COMMAND_GROUPS = ['Check', 'Understand', 'Generate', 'Run'] as const;

/** One command. */
export interface Command {
	readonly name: string;
	readonly group: (typeof COMMAND_GROUPS)[number];
	/** After the name, such as `[files…]`. */
	readonly positionals: string;
	readonly summary: string;
	/** What to know before using it, in at most three sentences. */
	readonly details: string;
	/** What only the documentation adds. */
	readonly more?: string;
	readonly options: readonly Option[];
	/** Options that people try and that it does not have, without the dashes, and what to write instead. */
	readonly insteadOf?: Readonly<Record<string, string>>;
	/** A command line, and what it does. */
	readonly examples: readonly (readonly [call: string, description: string])[];
	/** The shape that `--format json` prints, as TypeScript; absent where the command has no such format. */
	readonly json?: string;
	/** What exit code 1 means; without it the command ends with 0 or 2 only. */
	readonly failure?: string;
	readonly run: (args: ParsedArgs, terminal: Terminal) => Promise<number>;
}

export const HELP_OPTION: Option = {name: 'help', description: 'print this help'};

/** `--format` with the formats of one command, the default first. */
export function formatOption(...choices: readonly [string, ...string[]]): Option {
	return {name: 'format', value: choices.join('|'), choices, description: `output format, ${choices[0]} by default`};
}

export const TEXT_OR_JSON: Option = formatOption('text', 'json');

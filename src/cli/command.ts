/// <reference types="node" />
// The command line: what a command is, and its arguments by Node's own parser.
import {parseArgs} from 'node:util';
import {nearest} from '../schema/nearest.js';
import {escapeControlChars} from './style.js';
import {type Terminal, UsageError} from './terminal.js';

/** One option, as `--help` shows it. */
export interface Option {
	readonly name: string;
	/** What stands after it, such as `DATE`; without one it is a flag. */
	readonly value?: string;
	/** Whether it may be given several times. */
	readonly several?: true;
	readonly what: string;
}

/** One command, as `--help` shows it. */
export interface Command {
	readonly name: string;
	/** After the name, such as `[files]`. */
	readonly takes: string;
	readonly summary: string;
	readonly options: readonly Option[];
	/** A command line and what it does. */
	readonly examples: readonly (readonly [call: string, what: string])[];
	readonly run: (given: ParsedArgs, terminal: Terminal) => Promise<number>;
}

/** The arguments of one call. */
export interface ParsedArgs {
	readonly names: readonly string[];
	readonly flag: (name: string) => boolean;
	/** The last value given. */
	readonly text: (name: string) => string | undefined;
	readonly texts: (name: string) => readonly string[];
}

export const JSON_OPTION: Option = {name: 'json', what: 'write JSON, for programs'};
export const HELP_OPTION: Option = {name: 'help', what: 'show this help'};

/** Reads the arguments of a command; an option that is none of its own is named, with the nearest that is. */
export function parse(command: Command, args: readonly string[]): ParsedArgs {
	const options = [...command.options, HELP_OPTION];
	const known = Object.fromEntries(
		options.map(({name, value}) => [
			name,
			{
				type: value === undefined ? ('boolean' as const) : ('string' as const),
				multiple: true,
				...(name === 'help' ? {short: 'h'} : {}),
			},
		]),
	);
	const {values, positionals} = parsed(() =>
		parseArgs({args: [...args], options: known, allowPositionals: true, strict: true}),
	);
	const texts = (name: string) => [values[name] ?? []].flat().filter(value => typeof value === 'string');
	for (const {name, several} of options) {
		if (several !== true && texts(name).length > 1) throw new UsageError(`--${name} is given twice: give it once`);
	}
	return {
		names: positionals,
		flag: name => values[name] !== undefined,
		text: name => texts(name).at(-1),
		texts,
	};

	function parsed<Result>(read: () => Result): Result {
		try {
			return read();
		} catch (error) {
			throw new UsageError(messageOf(error, options));
		}
	}
}

/** Node's message in our words. */
function messageOf(error: unknown, options: readonly Option[]): string {
	const message = error instanceof Error ? error.message : String(error);
	const code = error instanceof Error && 'code' in error ? error.code : undefined;
	const [, name = ''] = /'(-[^' ]*)/.exec(message) ?? [];
	if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
		const near = nearest(
			name,
			options.map(option => option.name),
		);
		const remedy = near === undefined ? 'see --help for those there are' : `write --${near}`;
		return `${escapeControlChars(name)} is no option of this command: ${remedy}`;
	}
	if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
		const option = options.find(option => name.includes(`--${option.name}`));
		if (option?.value !== undefined) return `--${option.name} has no value: write --${option.name} ${option.value}`;
		return `${escapeControlChars(name)} takes no value: leave it out`;
	}
	return escapeControlChars(message);
}

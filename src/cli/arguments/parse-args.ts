/// <reference types="node" />
// The arguments of one call, split by Node's own parser and checked against the command's options.

import {parseArgs} from 'node:util';
import {messageOf} from '../../diagnostics/issue.js';
import {own} from '../../schema/shape.js';
import {vocabularyProblem} from '../../schema/vocabulary.js';
import {nearest} from '../../utils/nearest.js';
import {commandLine} from '../package-facts.js';
import {UsageError} from '../terminal/terminal.js';
import {type Command, HELP_OPTION, type Option, type ParsedArgs} from './command.js';

/** Reads the arguments of a command; throws a {@link UsageError} that names the nearest option. */
export function parse(command: Command, args: readonly string[]): ParsedArgs {
	const options = [...command.options, HELP_OPTION];
	const config = options.map(({name, value}) => {
		const type = value === undefined ? ('boolean' as const) : ('string' as const);
		return [name, {type, ...(name === 'help' && {short: 'h'})}] as const;
	});
	// Not strict: otherwise the parser's messages would have to be parsed to find the option.
	const {tokens, positionals} = parseArgs({
		args: [...args],
		options: Object.fromEntries(config),
		allowPositionals: true,
		strict: false,
		tokens: true,
	});
	const given = new Map<string, string[]>();
	for (const token of tokens) {
		if (token.kind !== 'option') continue;
		const option = options.find(({name}) => name === token.name);
		if (option === undefined) throw unknownOption(token.rawName, command, options);
		const values = given.get(option.name) ?? [];
		const value = readValue(option, token.value, token.inlineValue === true);
		if (values.length > 0 && option.value !== undefined && option.isRepeatable !== true)
			throw new UsageError(`--${option.name} is given twice: use it once`);
		given.set(option.name, [...values, value]);
	}
	return {
		positionals,
		has: name => given.has(name),
		value: name => given.get(name)?.at(-1),
		values: name => given.get(name) ?? [],
	};
}

function readValue({name, value: placeholder, choices}: Option, value: string | undefined, isInline: boolean) {
	if (placeholder === undefined) {
		if (value !== undefined) throw new UsageError(`--${name} does not take a value: remove ${value}`);
		return '';
	}
	const isMissing = value === undefined || value === '' || (!isInline && value.startsWith('-') && value !== '-');
	if (isMissing) throw new UsageError(`--${name} has no value: write --${name} ${placeholder}`);
	const problem = choices && vocabularyProblem(value, choices, name === 'format' ? name : `value of --${name}`);
	if (problem !== undefined) throw new UsageError(`--${name}: ${messageOf(problem)}`);
	return value;
}

/** The name and the value in `name=value`; `form` is what a message tells the user to write. */
export function pairIn(
	text: string,
	option: string,
	what: string,
	form: string,
): readonly [name: string, value: string] {
	const at = text.indexOf('=');
	if (at > 0 && at < text.length - 1) return [text.slice(0, at), text.slice(at + 1)];
	throw new UsageError(`--${option}: "${text}" is not ${what}: write ${form}`);
}

/** The whole number that an option has. */
export function wholeNumber(args: ParsedArgs, name: string): number | undefined {
	const text = args.value(name);
	if (text === undefined) return undefined;
	if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name}: "${text}" is not a whole number: write 0 or more`);
	return Number(text);
}

function unknownOption(rawName: string, {name, insteadOf = {}}: Command, options: readonly Option[]): UsageError {
	const plain = rawName.replace(/^-+/, '');
	const instead = own(insteadOf, plain)?.replace('paylock ', commandLine(''));
	const near = nearest(
		plain,
		options.map(option => option.name),
	);
	const remedy = near === undefined ? `see ${commandLine(`${name} --help`)}` : `write --${near}`;
	return new UsageError(`${rawName} is not an option of ${name}: ${instead ?? remedy}`);
}

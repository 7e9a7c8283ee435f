/// <reference types="node" />
// `--output FILE`: a result in a file, which overwrites nothing without `--force`.
import {existsSync, statSync, writeFileSync} from 'node:fs';
import type {Option, ParsedArgs} from '../arguments/command.js';
import {codeOf, type Input, reasonOf} from '../input/read-input.js';
import {escapeName} from './style.js';
import {type Terminal, UsageError} from './terminal.js';

export const OUTPUT_OPTIONS: readonly Option[] = [
	{name: 'output', value: 'FILE', description: 'write the result here instead of on standard output'},
	{name: 'force', description: 'with --output: overwrite the file if it exists'},
];

/** Prints a result, or writes it to the file that `--output` names; never to the input. */
export function writeOutput(text: string, args: ParsedArgs, terminal: Terminal, input?: Input): void {
	const target = args.value('output');
	if (target === undefined) {
		if (args.has('force')) throw new UsageError('--force needs --output: name the file to write');
		terminal.data(text);
		return;
	}
	if (input?.file !== undefined && existsSync(target) && identityOf(target) === identityOf(input.file))
		throw new UsageError(`${target} is the input: name another file with --output`);
	writeTo(target, () => writeFileSync(target, text, {flag: args.has('force') ? 'w' : 'wx'}));
}

/** Replaces the text of an input in its file, whose byte order mark stays. */
export function writeInPlace({file, text, hasByteOrderMark}: Input, edited: string): void {
	const path = String(file);
	if (edited !== text) writeTo(path, () => writeFileSync(path, hasByteOrderMark ? `\ufeff${edited}` : edited));
}

/** Writes a file; a failure ends the call. */
export function writeTo(file: string, write: () => void): void {
	try {
		write();
	} catch (error) {
		const name = escapeName(file);
		throw new UsageError(
			codeOf(error) === 'EEXIST'
				? `${name} exists: name another file, or overwrite it with --force`
				: `${name} cannot be written: ${reasonOf(error)}`,
		);
	}
}

/** The same for every path and link to a file. */
function identityOf(file: string): string {
	const {dev, ino} = statSync(file, {bigint: true});
	return `${dev} ${ino}`;
}

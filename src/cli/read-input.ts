/// <reference types="node" />
// The command line: what is read, from files or standard input.
import {readFileSync, statSync} from 'node:fs';
import {filesOf} from './glob.js';
import {escapeControlChars} from './style.js';
import {type Terminal, UsageError} from './terminal.js';

/** One text, and the name it is told by. */
export interface Input {
	readonly name: string;
	/** Absent for standard input. */
	readonly file?: string;
	readonly text: string;
}

/** Most bytes of one input, which are as many as inspect reads characters. */
const MOST_BYTES = 67_108_864;

/** Every input that the arguments name; `-`, or no argument, is standard input. */
export async function readInputs(names: readonly string[], terminal: Terminal): Promise<readonly Input[]> {
	if (names.length === 0 && terminal.stdin.isTTY === true) {
		throw new UsageError('no file is named and nothing comes by standard input: name a file, or pipe one in');
	}
	const inputs: Input[] = [];
	for (const name of names.length === 0 ? ['-'] : names) {
		if (name === '-') {
			inputs.push({name: 'standard input', text: decodeUtf8(await readStream(terminal), 'standard input')});
			continue;
		}
		const files = filesOf(name);
		if (files.length === 0) throw new UsageError(`${escapeControlChars(name)} matches no file: check the pattern`);
		for (const file of files)
			inputs.push({name: escapeControlChars(file), file, text: decodeUtf8(readFile(file), escapeControlChars(file))});
	}
	return inputs;
}

function readFile(file: string): Uint8Array {
	try {
		const facts = statSync(file);
		if (facts.isDirectory()) {
			throw new UsageError(
				`${escapeControlChars(file)} is a folder: name files, or a pattern such as ${escapeControlChars(file)}/*.json`,
			);
		}
		if (facts.size > MOST_BYTES) throw tooLarge(escapeControlChars(file));
		return readFileSync(file);
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(`${escapeControlChars(file)} cannot be read: ${reasonOf(error)}`);
	}
}

/** Node's word for it, in ours. */
function reasonOf(error: unknown): string {
	const code = error instanceof Error && 'code' in error ? String(error.code) : '';
	if (code === 'ENOENT') return 'there is no such file';
	if (code === 'EACCES' || code === 'EPERM') return 'it may not be read';
	return code === '' ? 'the system does not say why' : code;
}

async function readStream({stdin}: Terminal): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	try {
		for await (const chunk of stdin) {
			const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
			bytes += part.length;
			if (bytes > MOST_BYTES) throw tooLarge('standard input');
			chunks.push(part);
		}
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(`standard input cannot be read: ${reasonOf(error)}`);
	}
	return Buffer.concat(chunks);
}

function tooLarge(name: string): UsageError {
	return new UsageError(`${name} has more than ${MOST_BYTES} bytes: pass less`);
}

/** Strict, so that nothing is judged that is not what stands in the file; a BOM is skipped. */
function decodeUtf8(bytes: Uint8Array, name: string): string {
	try {
		return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
	} catch {
		throw new UsageError(`${name} is no UTF-8 text: save it as UTF-8`);
	}
}

/// <reference types="node" />
// What a command reads: files by name or pattern, and standard input.
import {existsSync, readdirSync, readFileSync, realpathSync, statSync} from 'node:fs';
import {basename, dirname, isAbsolute, join} from 'node:path';
import {globSync, isDynamicPattern} from 'tinyglobby';
import type {Slip} from '../../inspect/read/json-syntax.js';
import {corrected, readJsonText} from '../../inspect/read/json-text.js';
import {LONGEST_INPUT, parseJson} from '../../schema/parse-json.js';
import {nearest} from '../../utils/nearest.js';
import {decodeUtf8} from '../../utils/utf8.js';
import type {ParsedArgs} from '../arguments/command.js';
import {commandLine} from '../package-facts.js';
import {Lines} from '../report/excerpt.js';
import {escapeName} from '../terminal/style.js';
import {type Terminal, UsageError} from '../terminal/terminal.js';
import {JsonDocument} from './json-document.js';

/** One text, and the name that messages give it. */
export interface TextInput {
	readonly name: string;
	/** Absent for standard input. */
	readonly file?: string;
	/** The text of the file without its byte order mark; otherwise unchanged. */
	readonly text: string;
	/** True if the file starts with a byte order mark. */
	readonly hasByteOrderMark: boolean;
	readonly lines: Lines;
	/** Absent for a source file. */
	readonly document?: JsonDocument;
}

/** A text that should be JSON. */
export interface Input extends TextInput {
	/** Equally long, and JSON if the text is: comments of a `.jsonc` file are replaced by spaces. */
	readonly json: string;
	readonly document: JsonDocument;
}

/** The files of which lint reads the literals. */
export const SOURCE_EXTENSIONS = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'php', 'py'];
export const SOURCE_FILE = new RegExp(`\\.(?:${SOURCE_EXTENSIONS.join('|')})$`, 'i');

/** A file that is not text, or that cannot be read. */
export class UnreadableFileError extends UsageError {
	readonly problem: string;
	readonly remedy: string;

	/** `problem` comes after the name of the file, or after `the file`. */
	constructor(
		readonly file: string,
		problem: string,
		remedy: string,
	) {
		super(`${escapeName(file)} ${problem}: ${escapeName(remedy)}`);
		this.problem = `the file ${problem}`;
		this.remedy = remedy;
	}
}

/** How much of a file shows that it is binary, and the share of zero bytes in it: source code may have some in its strings. */
const START_OF_FILE = 8_000;
const MOST_ZEROS = 0.01;
const STDIN = 'standard input';
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/** Every input that the arguments name; `-`, or no argument, is standard input. */
export async function readInputs(names: readonly string[], terminal: Terminal): Promise<readonly Input[]> {
	return readEach(names, terminal, file => {
		if (!SOURCE_FILE.test(file)) return readInput(file);
		throw new UsageError(`${escapeName(file)} is a source file: pass JSON, since only paylock lint reads source files`);
	});
}

/** The inputs of a command that compares two. */
export async function readTwoInputs({positionals}: ParsedArgs, terminal: Terminal, command: string) {
	if (positionals.length !== 2)
		throw new UsageError(`${command} compares two files: write ${commandLine(`${command} before.json after.json`)}`);
	const [before, after, ...more] = await readInputs(positionals, terminal);
	if (before !== undefined && after !== undefined && more.length === 0) return [before, after] as const;
	throw new UsageError('the patterns match more than two files: name two files');
}

/** The same, where files are read in another way than standard input. */
export async function readEach<One>(
	names: readonly string[],
	terminal: Terminal,
	readFile: (file: string) => One,
): Promise<readonly (Input | One)[]> {
	if (names.length === 0 && terminal.stdin.isTTY === true)
		throw new UsageError('no input: name a file, or pipe JSON to standard input');
	const inputs: (Input | One)[] = [];
	for (const name of names.length === 0 ? ['-'] : names) {
		if (name === '-') {
			const text = textIn(await readStandardInput(terminal), STDIN);
			if (text.trim() === '') throw new UsageError('no input: name a file, or pipe JSON to standard input');
			inputs.push(inputOf(textUnder(STDIN, text)));
		} else inputs.push(...filesOf(name).map(file => readFile(file)));
	}
	return inputs;
}

/** One file. */
export function readInput(file: string, mayHaveComments = file.endsWith('.jsonc')): Input {
	return inputOf(readText(file), mayHaveComments);
}

/** The value of an input that has to be JSON; the call ends with the place where it is not. */
export function parseInput(input: Input): unknown {
	const value = parseJson(input.json);
	if (value !== undefined) return value;
	const place = textPlace(input, input.document.faults[0]?.start ?? 0);
	throw new UsageError(`${place}: this is not JSON: check its syntax`);
}

/** `file:line:column`, as editors and terminals read it. */
export function textPlace({name, lines}: TextInput, offset: number): string {
	const {line, column} = lines.positionOf(offset);
	return `${name}:${line}:${column}`;
}

/** One file of any format. */
export function readText(file: string): TextInput {
	const name = escapeName(file);
	const bytes = readBytes(file);
	const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
	const start = bytes.subarray(0, START_OF_FILE);
	if (!isWide && start.filter(byte => byte === 0).length > start.length * MOST_ZEROS)
		throw new UnreadableFileError(name, 'is binary', 'pass JSON or a source file');
	const text = textIn(bytes, name);
	const hasByteOrderMark = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
	return {...textUnder(name, text), file, hasByteOrderMark};
}

/** A text that is not in a file. */
export function textUnder(name: string, text: string): TextInput {
	return {name, text, hasByteOrderMark: false, lines: new Lines(text)};
}

/** A text that should be JSON, but for comments if it may have some. */
export function inputOf(input: TextInput, mayHaveComments = false): Input {
	const {text} = input;
	const json = mayHaveComments && /\/|#/.test(text) ? withoutComments(text) : text;
	const document = new JsonDocument(json);
	if (document.isTooDeep) throw new UnreadableFileError(input.name, 'is nested too deeply', 'flatten it');
	return {...input, json, document};
}

/** Every comment as blanks, so that offsets stay the same. */
function withoutComments(text: string): string {
	const comments = readJsonText(text).slips.filter(({isComment}) => isComment);
	const blank = ({start, end}: Slip) => text.slice(start, end).replace(/[^\r\n]/g, ' ');
	return corrected(
		text,
		comments.map(comment => ({...comment, text: blank(comment)})),
	);
}

/** The files that an argument names: itself, or in order those that the pattern matches, each once. */
export function filesOf(argument: string, mayBeNone = false): readonly string[] {
	if (existsSync(argument) || !isDynamicPattern(argument)) return [argument];
	const options = {absolute: isAbsolute(argument), ignore: '**/node_modules/**', expandDirectories: false};
	const files = new Map<string, string>();
	// Links to folders may lead in a circle, so that one file has many names: the shortest is kept.
	for (const file of globSync(argument, options)) {
		const path = realpathSync(file);
		const earlier = files.get(path);
		if (earlier === undefined || file.length < earlier.length) files.set(path, file);
	}
	if (files.size === 0 && !mayBeNone)
		throw new UsageError(`${escapeName(argument)} matches no files: check the pattern`);
	return [...files.values()].sort();
}

export function isFolder(name: string): boolean {
	return statSync(name, {throwIfNoEntry: false})?.isDirectory() === true;
}

function readBytes(file: string): Uint8Array {
	try {
		if (statSync(file).size > LONGEST_INPUT) throw tooLarge(file);
		return readFileSync(file);
	} catch (error) {
		if (error instanceof UsageError) throw error;
		if (codeOf(error) === 'EISDIR')
			throw new UsageError(
				`${escapeName(file)} is a folder: name files, or a pattern such as '${escapeName(file)}/**/*.json'`,
			);
		const near = existsSync(file) ? undefined : nearestFile(file);
		throw new UnreadableFileError(
			file,
			'cannot be read',
			`${reasonOf(error)}${near === undefined ? '' : `; the nearest is ${near}`}`,
		);
	}
}

/** The file of the same folder with the nearest name. */
function nearestFile(file: string): string | undefined {
	const folder = dirname(file);
	const own = basename(file);
	// A link that leads nowhere is there and does not exist.
	const others = existsSync(folder) ? readdirSync(folder).filter(name => name !== own) : [];
	const name = nearest(own, others);
	return name === undefined ? undefined : join(folder, name);
}

/** Node's error code in plain English. */
export function reasonOf(error: unknown): string {
	const code = codeOf(error) ?? 'unknown error';
	if (code === 'ENOENT') return 'there is no such file';
	return code === 'EACCES' || code === 'EPERM' ? 'permission denied' : String(code);
}

/** Node's code of an error, if it has one. */
export function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}

async function readStandardInput({stdin}: Terminal): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	try {
		for await (const chunk of stdin) {
			const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
			bytes += part.length;
			chunks.push(part);
			if (bytes > LONGEST_INPUT) throw tooLarge(STDIN); // it may have no end
		}
	} catch (error) {
		if (error instanceof UsageError) throw error;
		throw new UsageError(`${STDIN} cannot be read: ${reasonOf(error)}`);
	}
	return Buffer.concat(chunks);
}

/** The longest input has as many bytes as inspect reads characters. */
function tooLarge(name: string): UsageError {
	return new UnreadableFileError(name, `has more than ${LONGEST_INPUT} bytes`, 'split it');
}

/** Strict, so that nothing is reported that is not in the file. */
function textIn(bytes: Uint8Array, name: string): string {
	const text = decodeUtf8(bytes);
	if (text === undefined) throw new UnreadableFileError(name, 'is not UTF-8 text', 'save it as UTF-8');
	return text;
}

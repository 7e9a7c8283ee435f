// `paylock migrate`
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {NO_ACCOUNT} from '../../wire/account.js';
import {type Command, type ParsedArgs, TEXT_OR_JSON} from '../command.js';
import {writeInPlace} from '../output-file.js';
import {filesOf, readText} from '../read-input.js';
import {ACCOUNT_OPTIONS, readSettings} from '../settings.js';
import type {Migration, Outcome} from '../source/migrate/index.js';
import {count, escapeControlChars, jsonText, type Style, styleOf} from '../style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, UsageError} from '../terminal.js';

export const migrate: Command = {
	name: 'migrate',
	group: 'Generate',
	positionals: '<files…>',
	summary: 'replace literals of filters and sessions in TypeScript and JavaScript by builder code',
	details:
		'Reads `.ts`, `.tsx`, `.mts`, `.cts`, `.js`, `.jsx`, `.mjs` and `.cjs`, and prints a diff on standard output; `--write` edits the files. A literal is replaced only where the builders, run before the edit, write the same JSON in every case of its conditions; otherwise it stays, and the reason is printed on standard error. Lists, codes, flags and fields of an order that are known only at run time are kept, comments move to the call that they stand at, and everything else stays byte for byte. With `--from`, the code imports `filter`, `session` and `mandate` from your own module, which binds them to the account of the configuration.',
	options: [
		{name: 'write', description: 'edit the files in place'},
		{
			name: 'from',
			value: 'FILE',
			description:
				'import the builders from this module, which exports those of paylock(account); by default from paylock',
		},
		TEXT_OR_JSON,
		...ACCOUNT_OPTIONS,
	],
	examples: [
		["paylock migrate 'src/**/*.ts'", 'the diff, and the literals that stay'],
		['paylock migrate src/checkout.ts --write', 'in place'],
		["paylock migrate 'src/**/*.ts' --from src/account.ts", 'with the builders of your account'],
	],
	json: '{version: 1, files: {file, edits: {start, end, text}[], literals: {line, column, proof?, reason?}[]}[]}',
	failure: 'a literal stays, with the reason',
	async run(args, terminal) {
		const account = await readSettings(args);
		const from = args.value('from');
		// The module itself cannot import from itself.
		const files = filesIn(args).filter(file => from === undefined || resolve(file) !== resolve(from));
		if (from !== undefined && !existsSync(from))
			throw new UsageError(`--from: ${from} does not exist: name the module that exports the builders`);
		const {BOUND, migrateSource} = await import('../source/migrate/index.js');
		const module = from === undefined ? '' : readText(from).text;
		const exported = BOUND.filter(name => name === 'filter' || new RegExp(`\\b${name}\\b`).test(module));
		const all = files.map(file => {
			const input = readText(file);
			const target =
				from === undefined
					? {from: 'paylock', exported: BOUND, account: NO_ACCOUNT}
					: {from: specifierOf(from, file, input.text), exported, account};
			return migrateSource(input, {...target, isModule: isModuleFile(file)});
		});
		if (args.has('write')) for (const {input, text} of all) writeInPlace(input, text);
		terminal.out(args.value('format') === 'json' ? jsonOf(all) : args.has('write') ? '' : await diffsOf(all));
		if (args.value('format') !== 'json') report(all, args.has('write'), terminal);
		return all.some(({outcomes}) => outcomes.some(({reason}) => reason !== undefined)) ? ISSUES_FOUND : CLEAN;
	},
};

const SOURCE_FILE = /\.(?:[cm]?[jt]s|[jt]sx)$/i;

function filesIn({positionals}: ParsedArgs): readonly string[] {
	if (positionals.length === 0) throw new UsageError("no file: name one, or a pattern such as 'src/**/*.ts'");
	const files = positionals.flatMap(name => filesOf(name));
	const other = files.find(file => !SOURCE_FILE.test(file));
	if (other === undefined) return files;
	throw new UsageError(`${other} is not TypeScript or JavaScript: for JSON, use paylock to-code`);
}

/** Whether Node reads a file as a module: by its extension, or by the nearest package.json. */
function isModuleFile(file: string): boolean {
	if (/\.(?:mjs|[mc]?tsx?|jsx)$/i.test(file)) return true;
	if (/\.cjs$/i.test(file)) return false;
	for (let folder = dirname(resolve(file)); ; folder = dirname(folder)) {
		const facts = join(folder, 'package.json');
		if (existsSync(facts)) return /"type"\s*:\s*"module"/.test(readFileSync(facts, 'utf8'));
		if (folder === dirname(folder)) return false;
	}
}

/** A module as a file imports it: with the extension that it runs with, unless the file leaves extensions out. */
function specifierOf(module: string, file: string, text: string): string {
	const path = relative(dirname(resolve(file)), resolve(module)).replaceAll('\\', '/');
	const omitsExtensions = /from\s*['"]\.[^'"]*\/[^'"./]+['"]/.test(text);
	const name = omitsExtensions ? path.replace(/\.\w+$/, '') : path.replace(/\.([cm]?)tsx?$/, '.$1js');
	return name.startsWith('.') ? name : `./${name}`;
}

async function diffsOf(all: readonly Migration[]): Promise<string> {
	const {createTwoFilesPatch, FILE_HEADERS_ONLY: headerOptions} = await import('diff');
	const diffs = all.map(({input, text}) => {
		const [before, after] = [`a/${pathOf(input)}`, `b/${pathOf(input)}`];
		return input.text === text
			? ''
			: createTwoFilesPatch(before, after, input.text, text, undefined, undefined, {context: 3, headerOptions});
	});
	return escapeControlChars(diffs.join(''));
}

/** As tools that apply a diff expect it. */
function pathOf({file = ''}: Migration['input']): string {
	return relative(process.cwd(), resolve(file)).replaceAll('\\', '/');
}

function jsonOf(all: readonly Migration[]): string {
	const files = all.map(({input, edits, outcomes}) => ({
		file: input.name,
		edits: edits.map(({span, text}) => ({
			start: input.lines.positionOf(span.start),
			end: input.lines.positionOf(span.end),
			text,
		})),
		literals: outcomes,
	}));
	return jsonText({version: 1, files});
}

/** Every literal, on standard error, so that standard output contains only the diff. */
function report(all: readonly Migration[], isWritten: boolean, terminal: Terminal): void {
	const style = styleOf(terminal.errIsColored);
	const outcomes = all.flatMap(({input, outcomes}) => outcomes.map(outcome => ({...outcome, name: input.name})));
	for (const outcome of outcomes) terminal.err(outcomeText(outcome, style));
	const left = outcomes.filter(({reason}) => reason !== undefined).length;
	const done = `${count(outcomes.length - left, 'literal')} ${isWritten ? 'migrated' : 'can be migrated'}`;
	const stays = left === 0 ? '' : `, ${style.warning(`${left} left as written`)}`;
	terminal.err(`${style.good(done)}${stays} in ${count(all.length, 'file')}\n`);
	if (!isWritten && outcomes.length > left) terminal.err('to edit the files, add --write\n');
}

function outcomeText(
	{name, line, column, reason, proof = ''}: Outcome & {readonly name: string},
	style: Style,
): string {
	const place = style.bold(`${name}:${line}:${column}`);
	const text = reason === undefined ? `${style.good('migrated')}: ${proof}` : `${style.warning('left')}: ${reason}`;
	return `${place} ${escapeControlChars(text)}\n`;
}

// The files of a project that contain payment filters: JSON with a filter or session request, and source files with literals.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import type {Account} from '../../account/account.js';
import {IssueError} from '../../diagnostics/issue-error.js';
import type {RuleId} from '../../diagnostics/rules.js';
import {type Issue, lint, testCases} from '../../inspect/index.js';
import {readSubject} from '../../inspect/subject/read-subject.js';
import {withoutSuppressed} from '../report/suppressions.js';
import {UsageError} from '../terminal/terminal.js';
import {filesOf, readText, SOURCE_EXTENSIONS, SOURCE_FILE, type TextInput, UnreadableFileError} from './read-input.js';

/** A JSON file with a filter or session request that has no errors. */
export interface FoundFilter {
	readonly file: string;
	readonly isSession: boolean;
	readonly cases: ReturnType<typeof testCases>;
}

/** What a project has. */
export interface ProjectFiles {
	readonly filters: readonly FoundFilter[];
	/** Files with errors, or that cannot be read, the number of their issues, and the rule of one. */
	readonly mistaken: readonly {readonly file: string; readonly issues: number; readonly rule: RuleId}[];
	/** True if the project is written in TypeScript. */
	readonly hasTypeScript: boolean;
	/** Patterns that match all of these files, and new ones beside them. */
	readonly patterns: readonly string[];
}

/** The most bytes of a file that may be a filter. */
const MOST_BYTES = 1_000_000;
const OTHER_JSON = /(?:\.paylock|package(?:-lock)?|schema)\.json$/;
/** Folders of dependencies and of what a build writes. */
const NOT_OWN = /(?:^|\/)(?:vendor|dist|build|coverage|venv|site-packages)\//;
const CONFIG = /(?:^|\/)paylock\.config\.\w+$/;
const NAMED_IN_SOURCE = /allow_?default_?options|payment_?filter/i;
/** As a key, also in JSON inside a string, or without quotes; or the list of options alone. */
const NAMED_IN_JSON =
	/(?:(?:allow_?default_?options|payment_?filter)\\*["']|[{,]\s*(?:allow_?default_?options|payment_?filter))\s*:|options\\*["']?\s*:\s*\[\s*\{[^{}]*payment_?method_?type/i;

/** Reads the files of this folder. */
export async function findProjectFiles(account: Account): Promise<ProjectFiles> {
	const files = ownFiles('.');
	const json = files.filter(file => file.endsWith('.json'));
	const sources = files.filter(file => SOURCE_FILE.test(file));
	const found = (await Promise.all([...json, ...sources].map(file => checkFile(file, account)))).flat();
	const named = new Set(found.map(({file}) => file));
	return {
		filters: found.flatMap(({filter}) => filter ?? []),
		mistaken: found.flatMap(({file, issues, rule}) => (rule === undefined ? [] : [{file, issues, rule}])),
		hasTypeScript: existsSync('tsconfig.json') || sources.some(file => /\.[cm]?tsx?$/.test(file)),
		patterns: [...jsonPatterns(json, named), ...sourcePatterns(sources.filter(file => named.has(file)))],
	};
}

/** The files below a folder that a person may have written a filter in. */
function ownFiles(folder: string): readonly string[] {
	const pattern = join(folder, `**/*.{json,jsonc,${SOURCE_EXTENSIONS.join(',')}}`).replaceAll('\\', '/');
	const isOther = (file: string) => OTHER_JSON.test(file) || CONFIG.test(file) || NOT_OWN.test(relative(folder, file));
	return filesOf(pattern, true).filter(file => !isOther(file));
}

/** The files below a folder that name a filter. */
export function filterFilesIn(folder: string): readonly string[] {
	const files = ownFiles(folder).filter(file => namesFilter(file, readSmallFile(file)));
	if (files.length > 0) return files;
	throw new UsageError(`no file below ${resolve(folder)} names a payment filter: name the files, or another folder`);
}

/** True if a text mentions what every filter or session request with one has. */
function namesFilter(file: string, input: TextInput | string | undefined): boolean {
	if (input === undefined || typeof input === 'string') return NAMED_IN_SOURCE.test(input ?? '');
	return (SOURCE_FILE.test(file) ? NAMED_IN_SOURCE : NAMED_IN_JSON).test(input.text);
}

/** A file that names a filter, or seems to and is not text: the number of its issues, and the rule of an error. */
interface NamedFile {
	readonly file: string;
	readonly issues: number;
	readonly rule?: RuleId | undefined;
	readonly filter?: FoundFilter | undefined;
}

/** Nothing of a file that names no filter, is too large, or cannot be opened. */
async function checkFile(file: string, account: Account): Promise<readonly NamedFile[]> {
	const input = readSmallFile(file);
	if (input === undefined || !namesFilter(file, input)) return [];
	if (typeof input === 'string') return [{file, issues: 1, rule: 'unreadable'}];
	if (!SOURCE_FILE.test(file)) {
		const issues = lint(input.text, account);
		const rule = errorIn(issues);
		return [
			{file, issues: issues.length, rule, ...(rule === undefined && {filter: filterIn(file, input.text, account)})},
		];
	}
	// The parsers are loaded only if there is a source file with a filter.
	const {lintSourceFile} = await import('../source/lint-source.js');
	const {issues} = withoutSuppressed(await lintSourceFile(input, account), account.severities);
	return [{file, issues: issues.length, rule: errorIn(issues)}];
}

function errorIn(issues: readonly Issue[]): RuleId | undefined {
	return issues.find(({severity}) => severity === 'error')?.rule;
}

/** The bytes of a file that is not text, as a string. */
function readSmallFile(file: string): TextInput | string | undefined {
	if (!existsSync(file) || statSync(file).size > MOST_BYTES) return undefined;
	try {
		return readText(file);
	} catch (error) {
		return error instanceof UnreadableFileError ? readFileSync(file, 'latin1').replaceAll('\0', '') : undefined;
	}
}

function filterIn(file: string, text: string, account: Account): FoundFilter | undefined {
	try {
		const cases = testCases(text, account);
		return cases.length === 0 ? undefined : {file, isSession: readSubject(text, account).isSession, cases};
	} catch (error) {
		if (error instanceof IssueError) return undefined;
		throw error;
	}
}

/** `filters/**` + `/*.json` for a folder in which every JSON file names a filter, else the names of the files. */
function jsonPatterns(all: readonly string[], named: ReadonlySet<string>): readonly string[] {
	const files = all.filter(file => named.has(file));
	const folders = [...new Set(files.flatMap(file => [dirname(file), ...filterFolders(file)]))].sort();
	const whole = folders.filter(
		folder => folder !== '.' && all.every(file => !file.startsWith(`${folder}/`) || named.has(file)),
	);
	const outer = whole.filter(folder => !whole.some(other => folder.startsWith(`${other}/`)));
	const rest = files.filter(file => !outer.some(folder => file.startsWith(`${folder}/`)));
	return [...rest, ...outer.map(folder => `${folder}/**/*.json`)];
}

/** The folders around a file that are named after filters: new files belong anywhere inside. */
function filterFolders(file: string): readonly string[] {
	const parts = dirname(file).split('/');
	return parts.flatMap((name, at) => (/filter/i.test(name) ? [parts.slice(0, at + 1).join('/')] : []));
}

/** One pattern for the languages that have filters. */
function sourcePatterns(files: readonly string[]): readonly string[] {
	const [first, ...more] = new Set(files.map(file => file.replace(/^.*\./, '')));
	if (first === undefined) return [];
	return [more.length === 0 ? `**/*.${first}` : `**/*.{${[first, ...more].join(',')}}`];
}

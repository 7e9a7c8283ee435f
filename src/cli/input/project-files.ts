// The files of a project that contain payment filters: JSON with a filter or session request, and source files with literals.
import {existsSync, readFileSync, statSync} from 'node:fs';
import {dirname} from 'node:path';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import type {RuleId} from '../../diagnostics/rules.js';
import {lint, testCases} from '../../inspect/index.js';
import {readSubject} from '../../inspect/read/subject.js';
import type {Account} from '../../wire/account.js';
import {withoutSuppressed} from '../report/suppressions.js';
import {filesOf, readText, SOURCE_EXTENSIONS, type TextInput, UnreadableFileError} from './read-input.js';

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
	const json = ownFiles('**/*.json').filter(file => !OTHER_JSON.test(file));
	const documents = readNamed(json, NAMED_IN_JSON);
	const sourceFiles = ownFiles(`**/*.{${SOURCE_EXTENSIONS.join(',')}}`);
	const sources = readNamed(sourceFiles, NAMED_IN_SOURCE);
	const checked = [
		...documents.named.map(one => ({...one, issues: lint(one.input.text, account)})),
		...(await Promise.all(
			sources.named.map(async one => ({...one, issues: await issuesOfSource(one.input, account)})),
		)),
	];
	const mistaken = [
		...checked.flatMap(({file, issues}) => {
			const error = issues.find(({severity}) => severity === 'error');
			return error === undefined ? [] : [{file, issues: issues.length, rule: error.rule}];
		}),
		...[...documents.unread, ...sources.unread].map(file => ({file, issues: 1, rule: 'unreadable' as const})),
	];
	const withErrors = new Set(mistaken.map(({file}) => file));
	return {
		filters: documents.named.filter(({file}) => !withErrors.has(file)).flatMap(one => filterIn(one, account)),
		mistaken,
		hasTypeScript: existsSync('tsconfig.json') || sourceFiles.some(file => /\.[cm]?tsx?$/.test(file)),
		patterns: [...jsonPatterns(namesOf(documents), json), ...sourcePatterns(namesOf(sources))],
	};
}

interface NamedFile {
	readonly file: string;
	readonly input: TextInput;
}

/** The files that name a filter, and those that seem to and are not text. */
interface NamedFiles {
	readonly named: readonly NamedFile[];
	readonly unread: readonly string[];
}

function ownFiles(pattern: string): readonly string[] {
	return filesOf(pattern, true).filter(file => !NOT_OWN.test(file) && !CONFIG.test(file));
}

/** Files that are too large, or that cannot be opened, are left out. */
function readNamed(files: readonly string[], name: RegExp): NamedFiles {
	const named: NamedFile[] = [];
	const unread: string[] = [];
	for (const file of files) {
		if (!existsSync(file) || statSync(file).size > MOST_BYTES) continue;
		try {
			const input = readText(file);
			if (name.test(input.text)) named.push({file, input});
		} catch (error) {
			if (!(error instanceof UnreadableFileError)) continue;
			if (NAMED_IN_SOURCE.test(readFileSync(file, 'latin1').replaceAll('\0', ''))) unread.push(file);
		}
	}
	return {named, unread};
}

function namesOf({named, unread}: NamedFiles): readonly string[] {
	return [...named.map(({file}) => file), ...unread];
}

/** The parsers are loaded only if there is a source file with a filter. */
async function issuesOfSource(input: TextInput, account: Account) {
	const {lintSourceFile} = await import('../source/index.js');
	return withoutSuppressed(await lintSourceFile(input, account), account.severities).issues;
}

function filterIn({file, input: {text}}: NamedFile, account: Account): readonly FoundFilter[] {
	try {
		const cases = testCases(text, account);
		return cases.length === 0 ? [] : [{file, isSession: readSubject(text, account).isSession, cases}];
	} catch (error) {
		if (isInvalidInputError(error) || isMisuseError(error)) return [];
		throw error;
	}
}

/** `filters/**` + `/*.json` for a folder in which every JSON file is one of these, else the names of the files. */
function jsonPatterns(files: readonly string[], all: readonly string[]): readonly string[] {
	const isOne = new Set(files);
	const folders = [...new Set(files.flatMap(file => [dirname(file), ...filterFolders(file)]))].sort();
	const whole = folders.filter(
		folder => folder !== '.' && all.every(file => !file.startsWith(`${folder}/`) || isOne.has(file)),
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

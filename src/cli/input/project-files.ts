// The files of a project that contain payment filters: JSON with a filter or session request, and source files with literals.
import {dirname} from 'node:path';
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {lint, testCases} from '../../inspect/index.js';
import {readSubject} from '../../inspect/read/subject.js';
import type {Account} from '../../wire/account.js';
import {withoutSuppressed} from '../report/suppressions.js';
import {filesOf, readText, type TextInput} from './read-input.js';

/** A JSON file with a filter or session request that has no errors. */
export interface FoundFilter {
	readonly file: string;
	readonly isSession: boolean;
	readonly cases: ReturnType<typeof testCases>;
}

/** What a project has. */
export interface ProjectFiles {
	readonly filters: readonly FoundFilter[];
	/** Files with errors, and the number of their issues. */
	readonly mistaken: readonly {readonly file: string; readonly issues: number}[];
	/** Patterns that match all of these files, and new ones beside them. */
	readonly patterns: readonly string[];
}

/** The most bytes of a file that may be a filter. */
const MOST_BYTES = 1_000_000;
const SOURCE_EXTENSIONS = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'php', 'py'];
const OTHER_JSON = /(?:\.paylock|paylock\.config|package(?:-lock)?|schema)\.json$/;
/** Folders of dependencies and of what a build writes. */
const NOT_OWN = /(?:^|\/)(?:vendor|dist|build|coverage|venv|site-packages)\//;
const NAMED_IN_SOURCE = /allow_?default_?options|payment_?filter/i;
/** As a key, also in JSON inside a string. */
const NAMED_IN_JSON = /(?:allow_?default_?options|payment_?filter)\\*["']\s*:/i;

/** Reads the files of this folder. */
export async function findProjectFiles(account: Account): Promise<ProjectFiles> {
	const json = ownFiles('**/*.json').filter(file => !OTHER_JSON.test(file));
	const documents = json.flatMap(file => readIfNamed(file, NAMED_IN_JSON));
	const sources = ownFiles(`**/*.{${SOURCE_EXTENSIONS.join(',')}}`).flatMap(file => readIfNamed(file, NAMED_IN_SOURCE));
	const checked = [
		...documents.map(one => ({...one, issues: lint(one.text, account)})),
		...(await Promise.all(sources.map(async one => ({...one, issues: await issuesOfSource(one.input, account)})))),
	];
	const mistaken = checked.filter(({issues}) => issues.some(({severity}) => severity === 'error'));
	const withErrors = new Set(mistaken.map(({file}) => file));
	return {
		filters: documents.filter(({file}) => !withErrors.has(file)).flatMap(one => filterIn(one, account)),
		mistaken: mistaken.map(({file, issues}) => ({file, issues: issues.length})),
		patterns: [
			...jsonPatterns(
				documents.map(({file}) => file),
				json,
			),
			...sourcePatterns(sources.map(({file}) => file)),
		],
	};
}

interface NamedText {
	readonly file: string;
	readonly text: string;
	readonly input: TextInput;
}

function ownFiles(pattern: string): readonly string[] {
	return filesOf(pattern, true).filter(file => !NOT_OWN.test(file));
}

/** The text of a file that names a filter; none for one that is too large or not text, which no filter is. */
function readIfNamed(file: string, name: RegExp): readonly NamedText[] {
	try {
		const input = readText(file);
		const {text} = input;
		return text.length <= MOST_BYTES && name.test(text) ? [{file, text, input}] : [];
	} catch {
		return [];
	}
}

/** The parsers are loaded only if there is a source file with a filter. */
async function issuesOfSource(input: TextInput, account: Account) {
	const {lintSourceFile} = await import('../source/index.js');
	return withoutSuppressed(await lintSourceFile(input, account), account.severities).issues;
}

function filterIn({file, text}: NamedText, account: Account): readonly FoundFilter[] {
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
	const folders = [...new Set(files.map(file => dirname(file)))].sort();
	const whole = folders.filter(
		folder => folder !== '.' && all.every(file => !file.startsWith(`${folder}/`) || isOne.has(file)),
	);
	const outer = whole.filter(folder => !whole.some(other => folder.startsWith(`${other}/`)));
	const rest = files.filter(file => !outer.some(folder => file.startsWith(`${folder}/`)));
	return [...rest, ...outer.map(folder => `${folder}/**/*.json`)];
}

/** One pattern for the languages that have filters. */
function sourcePatterns(files: readonly string[]): readonly string[] {
	const [first, ...more] = new Set(files.map(file => file.replace(/^.*\./, '')));
	if (first === undefined) return [];
	return [more.length === 0 ? `**/*.${first}` : `**/*.{${[first, ...more].join(',')}}`];
}

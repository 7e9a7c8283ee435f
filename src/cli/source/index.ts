// Source files, as the command line lints them: loaded only if there is such a file, for the sake of its parsers.
import {extname} from 'node:path';
import {messageOf} from '../../diagnostics/issue.js';
import type {Issue, LintOptions} from '../../inspect/index.js';
import {own} from '../../schema/shape.js';
import type {TextInput} from '../input/read-input.js';
import {type Checked, concise, isAboutKey, type LocatedIssue, placed} from '../report/locate.js';
import type {Language} from './language.js';
import {lintSource, type SourceIssue} from './lint-source.js';

/** The issues of the literals of a source file, in the order of the file. */
export async function lintSourceFile(input: TextInput, options: LintOptions): Promise<Checked> {
	const language = await languageOf(input.file ?? '');
	const {filters, issues: found} = lintSource(input.text, language, options);
	const issues = found.map(one => located(one, input, language));
	return {input, filters, issues: issues.sort((one, other) => one.span.start - other.span.start)};
}

/** Each language is a file of its own, so that only its parser is loaded. */
async function languageOf(file: string): Promise<Language> {
	const extension = extname(file).slice(1).toLowerCase();
	if (extension === 'php') return (await import('./php.js')).php;
	if (extension === 'py') return (await import('./python.js')).python;
	return (await import('./javascript.js')).languageOf(extension);
}

function located({issue, place, literal}: SourceIssue, input: TextInput, language: Language): LocatedIssue {
	const {text, lines} = input;
	const isInText = [place.literal, place.holder].some(around => around !== undefined && 'isInText' in around);
	// A fix is a patch of JSON.
	const {fix: _, ...rest} = isInText ? issue : inLanguage(issue, language);
	const span = concise(text, isAboutKey(issue.rule) && place.key ? place.key : place);
	return {
		...placed(rest, span, lines),
		literal: {start: lines.positionOf(literal.span.start), end: lines.positionOf(literal.span.end)},
	};
}

/** An issue whose message and suggestions spell values as the language does. */
function inLanguage(issue: Issue, {words = {}}: Language): Issue {
	const spelled = (word: string) => own(words, word) ?? word;
	const inText = (text: string) => text.replace(/"[^"]*"|\b(?:true|false|null)\b/g, spelled);
	const {suggestion, allowed} = issue;
	const text = {problem: inText(issue.problem), remedy: inText(issue.remedy)};
	return {
		...issue,
		...text,
		message: messageOf(text),
		...(suggestion !== undefined && {suggestion: spelled(suggestion)}),
		...(allowed && {allowed: allowed.map(spelled)}),
	};
}

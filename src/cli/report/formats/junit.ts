// Test results as JUnit XML, which CI servers read.
import {escapeControlChars} from '../../terminal/style.js';

/** The outcome of one case; `failure` is absent where it passed. */
export interface CaseResult {
	readonly name: string;
	readonly failure?: {readonly message: string; readonly text: string};
}

/** The outcome of one file. */
export interface SuiteResult {
	readonly name: string;
	readonly cases: readonly CaseResult[];
}

/** One `testsuite` for each file. */
export function junitXml(suites: readonly SuiteResult[]): string {
	const all = suites.flatMap(({cases}) => cases);
	const body = suites.map(({name, cases}) =>
		element(
			'testsuite',
			{name, ...totals(cases)},
			cases.map(result => caseXml(result, name)),
			'\t',
		),
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {name: 'paylock', ...totals(all)}, body, '')}`;
}

function caseXml({name, failure}: CaseResult, classname: string): string {
	if (failure === undefined) return element('testcase', {name, classname}, [], '\t\t');
	const {message, text} = failure;
	const inner = `\t\t\t<failure${attributes({message, type: 'verdict'})}>${escapeXml(text)}</failure>\n`;
	return element('testcase', {name, classname}, [inner], '\t\t');
}

function totals(cases: readonly CaseResult[]) {
	const failures = cases.filter(({failure}) => failure !== undefined).length;
	return {tests: String(cases.length), failures: String(failures), errors: '0', skipped: '0'};
}

function element(name: string, values: Readonly<Record<string, string>>, children: readonly string[], indent: string) {
	const start = `${indent}<${name}${attributes(values)}`;
	return children.length === 0 ? `${start}/>\n` : `${start}>\n${children.join('')}${indent}</${name}>\n`;
}

function attributes(values: Readonly<Record<string, string>>): string {
	return Object.entries(values)
		.map(([name, value]) => ` ${name}="${escapeXml(value).replaceAll('\n', '&#10;')}"`)
		.join('');
}

const ENTITIES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** XML has no way to write control characters, U+FFFE and U+FFFF, so they are escapes as in JSON. */
function escapeXml(text: string): string {
	return escapeControlChars(text)
		.replace(/[\ufffe\uffff]/g, character => `\\u${character.charCodeAt(0).toString(16)}`)
		.replace(/[&<>"]/g, character => ENTITIES[character] ?? '');
}

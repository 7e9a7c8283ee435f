// Test results as JUnit XML, which CI servers read.
import type {CaseOutcome, SuiteOutcome} from '../../suites/run-suite.js';
import {failureText, headline, nameOf} from '../../suites/test-report.js';
import {escapeControlChars} from '../../terminal/style.js';

/** One `testsuite` for each file. */
export function junitXml(ran: readonly SuiteOutcome[]): string {
	const all = ran.flatMap(({cases}) => cases);
	const body = ran.map(one => {
		const {name} = one.suite.file;
		const cases = one.cases.map(result => caseXml(result, one));
		return element('testsuite', {name, ...totals(one.cases)}, cases, '\t');
	});
	return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', {name: 'paylock', ...totals(all)}, body, '')}`;
}

function caseXml(result: CaseOutcome, {suite}: SuiteOutcome): string {
	const failure = attributes({message: headline(result), type: 'verdict'});
	const inner = `\t\t\t<failure${failure}>${escapeXml(failureText(result, suite))}</failure>\n`;
	const values = {name: nameOf(result), classname: suite.file.name};
	return element('testcase', values, result.passed ? [] : [inner], '\t\t');
}

function totals(cases: readonly CaseOutcome[]) {
	const failures = cases.filter(({passed}) => !passed).length;
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

/// <reference types="node" />
// Issues as SARIF 2.1.0, which code scanning services read.
import {relative} from 'node:path';
import {type LintRule, lintRules, type Severity} from '../../../inspect/index.js';
import type {TextInput} from '../../input/read-input.js';
import {guidePage, packageFacts} from '../../package-facts.js';
import type {Checked, LocatedIssue} from '../locate.js';

const LEVELS: Readonly<Record<Severity, string>> = {error: 'error', warning: 'warning', info: 'note'};

/** The log of one run. */
export function sarifLog(all: readonly Checked[]): object {
	const {version, homepage} = packageFacts();
	return {
		$schema: 'https://json.schemastore.org/sarif-2.1.0.json',
		version: '2.1.0',
		runs: [
			{
				tool: {driver: {name: 'paylock', version, informationUri: homepage, rules: lintRules.map(ruleOf)}},
				columnKind: 'utf16CodeUnits',
				artifacts: all.map(({input}) => ({location: {uri: uriOf(input)}})),
				results: all.flatMap((checked, index) => resultsOf(checked, index)),
			},
		],
	};
}

function resultsOf({input, issues}: Checked, index: number): readonly object[] {
	const seen = new Map<string, number>();
	return issues.map(issue => {
		const place = `${issue.rule} ${issue.pointer}`;
		const count = (seen.get(place) ?? 0) + 1;
		seen.set(place, count);
		return {
			ruleId: issue.rule,
			ruleIndex: lintRules.findIndex(({id}) => id === issue.rule),
			level: LEVELS[issue.severity],
			message: {text: issue.message},
			locations: [locationOf(input, index, issue)],
			// A source file may have several literals with such an issue.
			partialFingerprints: {'pointer/v1': count === 1 ? place : `${place} ${count}`},
		};
	});
}

function ruleOf({id, severity, description, source}: LintRule): object {
	return {
		id,
		shortDescription: {text: description},
		fullDescription: {text: description},
		helpUri: guidePage(`rules/${id}.html`),
		help: {
			text: `${description}\nSource: ${source}`,
			markdown: `${description}\n\n*Source: ${source}*`,
		},
		defaultConfiguration: {level: LEVELS[severity]},
	};
}

function locationOf(input: TextInput, index: number, issue: LocatedIssue): object {
	const {line: startLine, column: startColumn, endLine, endColumn, pointer} = issue;
	return {
		physicalLocation: {
			artifactLocation: {uri: uriOf(input), index},
			region: {startLine, startColumn, endLine, endColumn},
		},
		...(pointer !== '' && {logicalLocations: [{fullyQualifiedName: pointer, kind: 'member'}]}),
	};
}

/** Relative to the working directory, as scanning services expect. */
function uriOf({file}: TextInput): string {
	if (file === undefined) return 'stdin';
	const path = relative(process.cwd(), file).replaceAll('\\', '/');
	return path.split('/').map(encodeURIComponent).join('/');
}

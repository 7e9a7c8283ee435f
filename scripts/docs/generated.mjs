// Docs: the generated parts of docs/, made from the code itself: `<!-- generated: name -->` and `<!-- file: path -->`.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {lintRules} from 'paylock/inspect';
import {commandLinePage} from './command-line.mjs';
import {withCompilerMessages} from './compiler-messages.mjs';
import {jsonText} from './json-text.mjs';

const PART = /^<!-- (?<kind>generated|file): (?<name>.+) -->\n[\s\S]*?^<!-- end -->$/gm;
const FIXTURES = 'test/fixtures/lint';

const SEVERITIES = {
	error: 'The service does something other than what is written.',
	warning: 'The service may do something other than what is written.',
	info: 'Nothing is lost, but the input can be simpler.',
};

const fenced = (language, code) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
const MAKERS = {'lint rules': ruleTable};

function part(kind, name) {
	if (kind === 'file') return fenced('ts file', readFileSync(name, 'utf8'));
	const make = MAKERS[name];
	if (make === undefined) throw new Error(`nothing generates "${name}"`);
	return make();
}

/** The files of docs/ as they should be: path to text. */
export function generatedFiles() {
	const guides = readdirSync('docs').filter(name => name.endsWith('.md'));
	const files = guides.map(name => {
		const text = readFileSync(`docs/${name}`, 'utf8');
		const written = text.replaceAll(
			PART,
			(_, kind, part_) => `<!-- ${kind}: ${part_} -->\n${part(kind, part_)}\n<!-- end -->`,
		);
		return [`docs/${name}`, written];
	});
	const readme = ['README.md', readFileSync('README.md', 'utf8')];
	const pages = lintRules.map(rule => [`docs/rules/${rule.id}.md`, rulePage(rule)]);
	const commandLine = ['docs/command-line.md', commandLinePage(resolve('dist/cli.js'))];
	return withCompilerMessages(new Map([readme, ...files, ...pages, commandLine]));
}

function ruleTable() {
	return Object.entries(SEVERITIES)
		.map(([severity, meaning]) => {
			const rules = [...lintRules].filter(rule => rule.severity === severity).sort(byId);
			const rows = rules.map(({id, description}) => `| [${id}](rules/${id}.md) | ${cell(description)} |`);
			return `## Severity: ${severity}\n\n${meaning}\n\n| Rule | Why it matters |\n|---|---|\n${rows.join('\n')}\n`;
		})
		.join('\n');
}

const byId = (a, b) => (a.id < b.id ? -1 : 1);
const cell = text => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The invalid and the valid input of a rule's tests. */
function fixturesOf({id, invalid, valid}) {
	const path = `${FIXTURES}/${id}.json`;
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {invalid, valid};
}

function rulePage(rule) {
	const {id, severity, description, source} = rule;
	const {invalid, valid} = fixturesOf(rule);
	const wrong = invalid === undefined ? '' : `## Wrong\n\n${fenced('json', jsonText(invalid))}\n\n`;
	const right = valid === undefined ? '' : `## Right\n\n${fenced('json', jsonText(valid))}\n\n`;
	return `---
title: ${id}
group: Rules
---

# ${id}

${sentence(description)}

Severity: ${severity}. ${SEVERITIES[severity]}

${wrong}${right}## Change the severity

In code, pass \`{rules: {'${id}': 'off'}}\` to \`lint\`. On the command line, use \`--rule ${id}=off\`; other values are \`error\`, \`warning\` and \`info\`.

Source: ${source}

[All lint rules](../lint-rules.md)
`;
}

const sentence = text => `${text[0]?.toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

// Docs: the generated parts of docs/, made from the code itself: `<!-- generated: name -->` and `<!-- file: path -->`.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {lintRules, repair} from 'paylock/inspect';
import {commandLinePages} from './command-line.mjs';
import {costTable, mistakeTable, refusedCount} from './comparison.mjs';
import {withCompilerMessages} from './compiler-messages.mjs';
import {experimentSections} from './experiments.mjs';
import {jsonText} from './json-text.mjs';
import {languageSection} from './languages.mjs';
import {openPointTable, readingTable} from './open-points.mjs';

const PART = /^<!-- (?<kind>generated|file): (?<name>.+) -->\n[\s\S]*?^<!-- end -->$/gm;
const FIXTURES = 'test/fixtures/lint';

const SEVERITIES = {
	error: 'The input is wrong: the service would refuse it, ignore a part of it, or show the wrong screen.',
	warning: 'The input is probably wrong, or its effect depends on something that the specification does not state.',
	info: 'The input is valid, but it could be simpler or may not be what you intended.',
};

/** Rules about calls, which JSON cannot break. */
const BUILDERS_ONLY = new Set(['contradiction', 'discarded-call', 'empty-recipe', 'invalid-recipe']);

const fenced = (language, code) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
const MAKERS = {
	'lint rules': ruleTable,
	readings: readingTable,
	experiments: experimentSections,
	'open points': openPointTable,
	'mistakes found': mistakeTable,
	'mistakes refused': refusedCount,
	costs: costTable,
};

function part(kind, name) {
	if (kind === 'file') return fenced('ts file', readFileSync(name, 'utf8'));
	const [maker, of] = name.split(': ');
	const make = MAKERS[maker];
	if (make === undefined) throw new Error(`nothing generates "${name}"`);
	return make(of);
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
	const commands = commandLinePages(resolve('dist/cli.js'));
	return withCompilerMessages(new Map([readme, ...files, ...pages, ...commands]));
}

function ruleTable() {
	const ofLint = lintRules.filter(({id}) => !BUILDERS_ONLY.has(id));
	const sections = Object.entries(SEVERITIES).map(([severity, meaning]) =>
		table(
			`Severity: ${severity}`,
			meaning,
			ofLint.filter(rule => rule.severity === severity),
		),
	);
	const others = lintRules.filter(({id}) => BUILDERS_ONLY.has(id));
	return [...sections, table('Rules of the builders', OF_BUILDERS, others)].join('\n');
}

const OF_BUILDERS =
	'A `MisuseError` of a builder can have these rules. `lint` does not report them, since they concern calls.';

function table(title, meaning, rules) {
	const rows = [...rules].sort(byId).map(rule => {
		const {id, description} = rule;
		return `| [${id}](rules/${id}.md) | ${cell(description)} | ${isRepaired(rule) ? 'yes' : ''} |`;
	});
	return `## ${title}\n\n${meaning}\n\n| Rule | Why it matters | \`repair\` can fix it |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** Whether repair fixes the example of the rule. */
function isRepaired(rule) {
	const {invalid} = fixturesOf(rule);
	return invalid !== undefined && repair(invalid).changes.some(change => change.rule === rule.id);
}

const byId = (a, b) => (a.id < b.id ? -1 : 1);
const cell = text => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The invalid and the valid input of a rule's tests. */
function fixturesOf({id, invalid, valid}) {
	const path = `${FIXTURES}/${id}.json`;
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {invalid, valid};
}

/** What the right example does not show by itself. */
const NOTES = {
	'default-reach':
		'With `allowDefaultOptions` set to false, every payment method type that the filter does not enable is hidden: set it to false and add an option for each other type that stays visible. The recipe is [Only two banks in net banking](../recipes.md#only-two-banks-in-net-banking).',
};

function rulePage(rule) {
	const {id, severity, description} = rule;
	const {invalid, valid} = fixturesOf(rule);
	const wrong = invalid === undefined ? '' : `## Wrong\n\n${fenced('json', jsonText(invalid))}\n\n`;
	const note = NOTES[id] === undefined ? '' : `${NOTES[id]}\n\n`;
	const right = valid === undefined ? '' : `## Right\n\n${fenced('json', jsonText(valid))}\n\n${note}`;
	const text = BUILDERS_ONLY.has(id)
		? 'Only builders check this rule, and throw a `MisuseError`. `lint` does not report it, since it concerns calls.'
		: `Severity: ${severity}. ${SEVERITIES[severity]}

${wrong}${right}${languageSection(id)}## Change the severity

In code, pass \`{severities: {'${id}': 'off'}}\` to \`lint\`. On the command line, use \`--rule ${id}=off\`; other values are \`error\`, \`warning\` and \`info\`.`;
	return `---
title: ${id}
group: Rules
---

# ${id}

${description}

${text}

[All lint rules](../lint-rules.md)
`;
}

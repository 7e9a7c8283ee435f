// Docs: the generated parts of docs/, made from the code itself: `<!-- generated: name -->` and `<!-- file: path -->`.
import {readdirSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {transformSync} from 'esbuild';
import * as paylock from 'paylock';
import * as inspect from 'paylock/inspect';
import {lint, lintRules, openReadings, repair} from 'paylock/inspect';
import {commandLinePages} from './command-line.mjs';
import {costTable, mistakeTable, refusedCount, sizeTable} from './comparison.mjs';
import {withCompilerMessages} from './compiler-messages.mjs';
import {experimentSections} from './experiments.mjs';
import {fromSource} from './from-source.mjs';
import {jsonText} from './json-text.mjs';
import {languageSection} from './languages.mjs';
import {openPointTable, readingTable} from './open-points.mjs';
import {OF_CALLS} from './rule-examples.mjs';

const PART = /^<!-- (?<kind>generated|file): (?<name>.+) -->\n[\s\S]*?^<!-- end -->$/gm;
/** What each rule's file has for its page. */
const {RULE_TEXTS} = await fromSource('inspect/lint/rules.ts');

const SEVERITIES = {
	error: 'The input is wrong: the service would refuse it, ignore a part of it, or show the wrong screen.',
	warning: 'The input is probably wrong, or its effect depends on something that the specification does not state.',
	info: 'The input is valid, but it could be simpler or may not be what you intended.',
};

const fenced = (language, code) => `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
const MAKERS = {
	'lint rules': ruleTable,
	readings: readingTable,
	experiments: experimentSections,
	'open points': openPointTable,
	'mistakes found': mistakeTable,
	'mistakes refused': refusedCount,
	costs: costTable,
	'bundle sizes': sizeTable,
	'decision table': decisionTableOf,
};

/** The decision table that the first sample of a page makes, with headings below those of the page. */
function decisionTableOf(page) {
	const [, sample] = /^```ts\n(.*?)^```/ms.exec(readFileSync(page, 'utf8'));
	const {code} = transformSync(`${sample}\nexport {table};`, {loader: 'ts', format: 'cjs'});
	const module = {exports: {}};
	const modules = {paylock, 'paylock/inspect': inspect};
	new Function('require', 'module', code)(name => modules[name], module);
	return module.exports.table.toMarkdown().trimEnd().replaceAll(/^## /gm, '### ');
}

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
	const ofLint = lintRules.filter(({id}) => !(id in OF_CALLS));
	const sections = Object.entries(SEVERITIES).map(([severity, meaning]) =>
		table(
			`Severity: ${severity}`,
			meaning,
			ofLint.filter(rule => rule.severity === severity),
		),
	);
	const others = lintRules.filter(({id}) => id in OF_CALLS);
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
	const {wrong} = RULE_TEXTS[rule.id];
	return typeof wrong === 'object' && repair(wrong).changes.some(change => change.rule === rule.id);
}

const byId = (a, b) => (a.id < b.id ? -1 : 1);
const cell = text => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The wrong and the right example, each as Markdown. */
function examplesOf({id}) {
	if (id in OF_CALLS) return [fenced('ts', OF_CALLS[id].invalid), fenced('ts', OF_CALLS[id].valid)];
	const {wrong, right} = RULE_TEXTS[id];
	return [wrong, right].map(input => {
		if (input === undefined) return '';
		return typeof input === 'string' ? fenced('text', input) : fenced('json', jsonText(input));
	});
}

/** The reading whose every choice removes the issue from the wrong example. */
function settledBy(id, wrong) {
	if (!lint(wrong).some(({rule}) => rule === id)) return undefined;
	return openReadings.find(({name, choices}) =>
		choices.every(choice => !lint(wrong, {readings: {[name]: choice}}).some(({rule}) => rule === id)),
	);
}

function readingSection({id}) {
	const {account, wrong} = RULE_TEXTS[id];
	const reading = typeof wrong !== 'object' || account !== undefined ? undefined : settledBy(id, wrong);
	if (reading === undefined) return '';
	const {name, question, choices} = reading;
	return `## Or settle the question once

The rule is about a question that the specification leaves open: ${question} If you have seen the answer on the screen of your
account, state it as the reading \`${name}\`, one of ${choices.map(choice => `\`'${choice}'\``).join(', ')}, and \`lint\` no longer reports the rule:

${fenced('json', jsonText({readings: {[name]: choices[0]}}))}

This is a part of the [account](../account.md). [An experiment](../readings.md#${name.toLowerCase()}) shows how to find the answer.

`;
}

function configurationSection({id}) {
	const {account} = RULE_TEXTS[id];
	if (account === undefined) return '';
	return `## Configuration

The rule needs to know your [account](../account.md). The examples are about this one:

${fenced('json', jsonText(account))}

`;
}

function rulePage(rule) {
	const {id, severity, description} = rule;
	const {effect} = RULE_TEXTS[id];
	const [wrong, right] = examplesOf(rule);
	const note = RULE_TEXTS[id].note === undefined ? '' : `${RULE_TEXTS[id].note}\n\n`;
	const examples = wrong === '' ? note : `## Wrong\n\n${wrong}\n\n## Right\n\n${right}\n\n${note}`;
	const text =
		id in OF_CALLS
			? `Only builders check this rule, and throw a \`MisuseError\`. \`lint\` does not report it, since it concerns calls.

${examples.trimEnd()}`
			: `Severity: ${severity}. ${SEVERITIES[severity]}

${configurationSection(rule)}${examples}${readingSection(rule)}${languageSection(id)}## Change the severity

In code, pass \`{severities: {'${id}': 'off'}}\` to \`lint\`. On the command line, use \`--rule ${id}=off\`; other values are \`error\`, \`warning\` and \`info\`.`;
	return `---
title: ${id}
group: Rules
---

# ${id}

${description}

${effect}

${text}

[All lint rules](../lint-rules.md)
`;
}

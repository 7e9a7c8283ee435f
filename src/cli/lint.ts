// The command line: `paylock check`.
import {type Issue, lint, lintRules, MisuseError, type RuleId} from '../inspect/index.js';
import {type Command, JSON_OPTION, type ParsedArgs} from './command.js';
import {readInputs} from './read-input.js';
import {isUnreadable, placed, reportOf, summaryOf} from './report.js';
import {count, escapeControlChars, escapeControlCharsInJson, styleOf} from './style.js';
import {CLEAN, ISSUES_FOUND, USAGE_ERROR, UsageError} from './terminal.js';

export const check: Command = {
	name: 'check',
	takes: '[files]',
	summary: 'what is wrong or doubtful, with the line of the file',
	options: [
		{name: 'off', value: 'RULE', several: true, what: 'switch a rule off; may be given several times'},
		{name: 'now', value: 'DATE', what: 'hold dates against this day, such as 2030-01-31, not against today'},
		{name: 'service-prefix', value: 'PREFIX', what: 'the prefix of doubled providers'},
		{name: 'quiet', what: 'leave out what is only worth a look (info)'},
		{name: 'rules', what: 'list the rules, and why each is there'},
		JSON_OPTION,
	],
	examples: [
		['paylock check filter.json', 'what is wrong with one filter'],
		["paylock check 'filters/**/*.json' --quiet", 'errors and warnings of many'],
		['node make-session.js | paylock check --off sample-value', 'a session request from a program, one rule off'],
	],
	async run(given, terminal) {
		const style = styleOf(terminal.outIsColoured);
		if (given.flag('rules')) {
			terminal.out(given.flag('json') ? escapeControlCharsInJson(lintRules.map(ruleFacts)) : ruleTable());
			return CLEAN;
		}
		const inputs = await readInputs(given.names, terminal);
		const all = inputs.map(input => ({input, findings: findingsOf(input.text, given)}));
		if (given.flag('json')) {
			terminal.out(
				escapeControlCharsInJson(
					all.map(({input, findings}) => ({file: input.name, findings: placed(input, findings)})),
				),
			);
		} else {
			for (const {input, findings} of all) {
				if (findings.length > 0) terminal.out(`${reportOf(input, findings, style)}\n`);
			}
			const findings = all.flatMap(one => one.findings);
			terminal.out(`${summaryOf(findings, inputs.length, style)}\n`);
		}
		if (all.some(({findings}) => isUnreadable(findings))) return USAGE_ERROR;
		return all.some(({findings}) => findings.some(({severity}) => severity !== 'info')) ? ISSUES_FOUND : CLEAN;
	},
};

function findingsOf(text: string, given: ParsedArgs): readonly Issue[] {
	const day = given.text('now');
	const servicePrefix = given.text('service-prefix');
	const rules: {[name in RuleId]?: 'off'} = {};
	for (const rule of given.texts('off')) rules[rule as RuleId] = 'off'; // lint names the rule that is none
	try {
		const findings = lint(text, {
			rules,
			...(day === undefined ? {} : {now: new Date(day)}),
			...(servicePrefix === undefined ? {} : {servicePrefix}),
		});
		return given.flag('quiet') ? findings.filter(({severity}) => severity !== 'info') : findings;
	} catch (error) {
		if (!(error instanceof MisuseError)) throw error;
		const options = new Map([
			['/now', '--now'],
			['/servicePrefix', '--service-prefix'],
		]);
		const {pointer = '', message = ''} = error.issues[0] ?? {};
		throw new UsageError(`${options.get(pointer) ?? '--off'}: ${escapeControlChars(message)}`);
	}
}

function ruleFacts({id, severity, description, source}: (typeof lintRules)[number]): object {
	return {id, severity, description, source};
}

function ruleTable(): string {
	const lines = lintRules.map(({id, severity, description}) => `${severity.padEnd(7)} ${id}\n        ${description}\n`);
	return `${lines.join('')}${count(lintRules.length, 'rule')}\n`;
}

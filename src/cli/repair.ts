/// <reference types="node" />
// The command line: `paylock repair`.
import {writeFileSync} from 'node:fs';
import {repair as mend, type Repaired} from '../inspect/index.js';
import {type Command, JSON_OPTION} from './command.js';
import {syntaxErrorOffset} from './json-text.js';
import {type Input, readInputs} from './read-input.js';
import {isUnreadable, reportOf} from './report.js';
import {count, escapeControlChars, escapeControlCharsInJson, styleOf} from './style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, USAGE_ERROR, UsageError} from './terminal.js';

export const repair: Command = {
	name: 'repair',
	takes: '[files]',
	summary: 'mends what is certain, names each change, and reports the rest',
	options: [{name: 'write', what: 'write the mended JSON back to the files'}, JSON_OPTION],
	examples: [
		['paylock repair filter.json > mended.json', 'the mended filter on standard output, the changes beside it'],
		["paylock repair --write 'filters/*.json'", 'in place'],
	],
	async run(given, terminal) {
		const [asJson, inPlace] = [given.flag('json'), given.flag('write')];
		const inputs = await readInputs(given.names, terminal);
		if (inputs.length > 1 && !asJson && !inPlace) {
			throw new UsageError('several files are named: add --write or --json, or name one');
		}
		const all: object[] = [];
		let code = CLEAN;
		for (const input of inputs) {
			// What is no JSON has no value that could be written.
			if (syntaxErrorOffset(input.text) >= 0) {
				const findings = mend(input.text).issues;
				terminal.err(reportOf(input, findings, styleOf(terminal.errIsColoured)));
				code = isUnreadable(findings) ? USAGE_ERROR : Math.max(code, ISSUES_FOUND);
				continue;
			}
			const repaired = mend(input.text);
			if (inPlace && repaired.changes.length > 0) write(input, repaired);
			if (asJson) all.push({file: input.name, ...repaired});
			else tell(input, repaired, terminal);
			if (!asJson && !inPlace) terminal.out(escapeControlCharsInJson(repaired.value));
			if (repaired.issues.length > 0) code = Math.max(code, ISSUES_FOUND);
		}
		if (asJson) terminal.out(escapeControlCharsInJson(all));
		return code;
	},
};

function write({file, name}: Input, {value}: Repaired): void {
	if (file === undefined) throw new UsageError('standard input cannot be written back: drop --write');
	try {
		writeFileSync(file, escapeControlCharsInJson(value));
	} catch {
		throw new UsageError(`${name} cannot be written: check who may write it`);
	}
}

/** What was changed and what is left, on standard error, so that standard output holds the JSON alone. */
function tell(input: Input, {changes, issues, value}: Repaired, terminal: Terminal): void {
	const style = styleOf(terminal.errIsColoured);
	const counted = changes.length === 0 ? 'nothing to mend' : count(changes.length, 'change');
	terminal.err(`${style.bold(input.name)}: ${counted}\n`);
	for (const {pointer, message: text} of changes) {
		terminal.err(`  ${escapeControlChars(text)} ${style.dim(pointer === '' ? 'at the whole' : `at ${pointer}`)}\n`);
	}
	if (issues.length === 0) return;
	// The issues point into what is mended.
	const mended = {name: `${input.name} (mended)`, text: JSON.stringify(value, null, 2)};
	terminal.err(`${style.warning('left to you')}\n${reportOf(mended, issues, style)}`);
}

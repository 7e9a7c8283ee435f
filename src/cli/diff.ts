// The command line: `paylock diff`.
import {diff as changesFrom, compile} from '../inspect/index.js';
import {type Command, JSON_OPTION} from './command.js';
import {readInputs} from './read-input.js';
import {ask} from './reading.js';
import {count, escapeControlChars, escapeControlCharsInJson, styleOf} from './style.js';
import {CLEAN, ISSUES_FOUND, UsageError} from './terminal.js';

export const diff: Command = {
	name: 'diff',
	takes: '<before> <after>',
	summary: 'what changes for customers between two filters',
	options: [JSON_OPTION],
	examples: [
		['paylock diff live.json next.json', 'what customers would see differently'],
		['git show main:filter.json | paylock diff - filter.json', 'against what is committed'],
	],
	async run(given, terminal) {
		const asJson = given.flag('json');
		if (given.names.length !== 2)
			throw new UsageError('diff takes two files: write paylock diff before.json after.json');
		const [before, after, ...more] = await readInputs(given.names, terminal);
		if (before === undefined || after === undefined || more.length > 0) {
			throw new UsageError('the patterns match more than two files: name one file each');
		}
		// Each by itself first, so that a refusal names its own file.
		for (const input of [before, after]) {
			const {refused} = ask(input, terminal, asJson, compile);
			if (refused !== undefined) return refused;
		}
		const {changes} = changesFrom(before.text, after.text);
		if (asJson) terminal.out(escapeControlCharsInJson({changes}));
		else {
			const style = styleOf(terminal.outIsColoured);
			for (const {to, pointer, message: text} of changes) {
				const paint = {shown: style.good, hidden: style.error, undetermined: style.warning}[to];
				const place = pointer === '' ? 'the whole filter' : pointer;
				terminal.out(`${paint(escapeControlChars(text))}\n  ${style.dim(`${after.name} ${place}`)}\n`);
			}
			terminal.out(changes.length === 0 ? 'nothing changes for customers\n' : `${count(changes.length, 'change')}\n`);
		}
		return changes.length === 0 ? CLEAN : ISSUES_FOUND;
	},
};

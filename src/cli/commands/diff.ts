// `paylock diff`

import {type DiffChange, diff as diffInputs} from '../../inspect/index.js';
import {type Command, formatOption} from '../arguments/command.js';
import {exampleText} from '../arguments/instrument-text.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {checkEach} from '../input/inspect-input.js';
import {type Input, readTwoInputs} from '../input/read-input.js';
import {diffMarkdown} from '../report/formats/markdown.js';
import {count, escapeControlChars, jsonText, type Style, styleOf, VERDICT_STYLES} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND} from '../terminal/terminal.js';

const RELATIONS = ['equal', 'shows-less', 'shows-more'] as const;
const RELATION_TEXTS: Readonly<Record<string, string>> = {
	equal: 'nothing changes for customers',
	'shows-less': 'the second filter shows less',
	'shows-more': 'the second filter shows more',
	incomparable: 'the second filter shows more in one place and less in another',
};

export const diff: Command = {
	name: 'diff',
	group: 'Check',
	positionals: '<before> <after>',
	summary: 'compare what customers see under two filters',
	details:
		'The comparison is exact: it covers every instrument, not a sample. Each change names an example, an instrument whose verdict differs. With `--allow`, CI can require, for example, that a change only restricts. Two equal filters always pass.',
	options: [
		{
			name: 'allow',
			value: RELATIONS.join('|'),
			choices: RELATIONS,
			description: 'the difference that is allowed, equal by default',
		},
		formatOption('text', 'json', 'markdown'),
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock diff live.json next.json', 'what would change for customers'],
		['git show main:filter.json | paylock diff - filter.json --allow shows-less', 'this change may only restrict'],
	],
	json: "{version: 1, relation: 'equal' | 'shows-less' | 'shows-more' | 'incomparable', isAllowed: boolean, changes: {type, from, to, pointer, message, witness}[]}",
	failure: 'the relation is not allowed, or an input is not a payment filter or session request',
	async run(args, terminal) {
		const isJson = args.value('format') === 'json';
		const allowed = args.value('allow') ?? 'equal';
		const options = await readSettings(args, terminal);
		const [before, after] = await readTwoInputs(args, terminal, 'diff');
		const refused = checkEach([before, after], terminal, isJson, options);
		if (refused !== undefined) return refused;
		const {relation, changes} = diffInputs(before.json, after.json, options);
		const isAllowed = relation === 'equal' || relation === allowed;
		if (isJson) terminal.data(jsonText({version: 1, relation, isAllowed, changes}));
		else if (args.value('format') === 'markdown')
			terminal.data(diffMarkdown(RELATION_TEXTS[relation] ?? relation, changes, isAllowed ? undefined : allowed));
		else {
			const style = styleOf(terminal.outIsColored);
			const counted = changes.length === 0 ? '' : `: ${count(changes.length, 'change')}`;
			const verdict = isAllowed ? '' : style.error(` (allowed: ${allowed})`);
			terminal.out(changes.map(change => changeText(change, after, style)).join(''));
			terminal.out(`${RELATION_TEXTS[relation] ?? relation}${counted}${verdict}\n`);
		}
		return isAllowed ? CLEAN : ISSUES_FOUND;
	},
};

function changeText({to, pointer, message, witness}: DiffChange, after: Input, style: Style): string {
	const place = pointer === '' ? after.name : `${after.name} ${pointer}`;
	const example = exampleText(witness) && `, for example ${exampleText(witness)}`;
	return `${style[VERDICT_STYLES[to]](escapeControlChars(message))}\n  ${style.dim(escapeControlChars(`${place}${example}`))}\n`;
}

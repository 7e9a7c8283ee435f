// `paylock adjust`
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {
	type Adjusted,
	type AdjustGoal,
	adjust as adjustInput,
	type Instrument,
	type Proposal,
} from '../../inspect/index.js';
import {corrected} from '../../inspect/read/json-text.js';
import type {Account} from '../../wire/account.js';
import {type Command, formatOption, type ParsedArgs} from '../command.js';
import {editText} from '../edit-text.js';
import {inspectInput} from '../inspect-input.js';
import {instrumentFrom} from '../instrument-options.js';
import {writeInPlace} from '../output-file.js';
import {type Input, readOneInput} from '../read-input.js';
import {ACCOUNT_OPTIONS, readSettings} from '../settings.js';
import {count, escapeControlChars, jsonText, type Style, styleOf} from '../style.js';
import {CLEAN, ISSUES_FOUND, type Terminal, UsageError} from '../terminal.js';

export const adjust: Command = {
	name: 'adjust',
	group: 'Generate',
	positionals: '[file]',
	summary: 'show or hide something with the smallest change, and nothing else',
	details:
		'Prints the proposals with their effect; an exact one is proved to change nothing but the goal. An instrument that is not described in full stands for all that complete it: `type=CARD,bank=BANK_A` is every card of the bank. `--write` edits the file with the first proposal if it is exact, `--write=2` with the second in any case; the rest of the file keeps its formatting, comments and order.',
	options: [
		{name: 'show', value: 'INSTRUMENT', isRepeatable: true, description: 'what to show: type=CARD,bank=BANK_A or JSON'},
		{name: 'hide', value: 'INSTRUMENT', isRepeatable: true, description: 'what to hide, likewise'},
		{name: 'write', value: 'N', isValueOptional: true, description: 'edit the file in place with a proposal'},
		formatOption('text', 'json', 'patch', 'code'),
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock adjust filter.json --show type=WALLET,code=WALLET_A', 'the smallest changes that show a wallet again'],
		['paylock adjust filter.json --hide type=NB,code=NB_BANKA --hide type=CARD,bank=BANK_A --write', 'a bank is down'],
		['paylock adjust filter.json --hide type=CASH --format patch', 'the first proposal as a JSON patch (RFC 6902)'],
	],
	json: "{version: 1, file: string, proposals: {value, patch: JsonPatchOperation[], changes: {pointer, message, code}[], exact: boolean, message: string, sideEffects: {type, from, to, pointer, message, witness}[]}[], blocked: {instrument, wanted: 'shown' | 'hidden', message, pointer, reading?, choices?, witness?}[]}",
	failure: 'no exact proposal exists, or the input is not a payment filter or session request',
	async run(args, terminal) {
		const format = args.value('format') ?? 'text';
		const goal = {show: instrumentsOf(args, 'show'), hide: instrumentsOf(args, 'hide')};
		if (goal.show.length + goal.hide.length === 0) throw new UsageError('adjust needs a goal: add --show or --hide');
		const account = await readSettings(args);
		const input = await readOneInput(args, terminal, 'adjust');
		if (args.has('write') && input.file === undefined)
			throw new UsageError('standard input cannot be edited in place: remove --write');
		const {result, code} = inspectInput(input, terminal, format === 'json', json => adjusted(json, goal, account));
		if (result === undefined) return code ?? CLEAN;
		const {proposals} = result;
		const [first] = proposals;
		const isExact = first?.exact === true;
		const chosen = args.has('write') ? chosenFrom(proposals, args.value('write') ?? '') : first;
		if (format === 'json') terminal.out(jsonText({version: 1, file: input.name, ...result}));
		if (format === 'patch') terminal.out(jsonText(chosen?.patch ?? []));
		if (format === 'code') terminal.out(chosen === undefined ? '' : codeText(chosen));
		if (format === 'text') terminal.out(resultText(result, styleOf(terminal.outIsColored)));
		if (args.has('write')) {
			if (chosen === undefined) terminal.err('nothing is written: no proposal is exact; choose one with --write=N\n');
			else write(input, chosen, terminal);
			return chosen === undefined ? ISSUES_FOUND : CLEAN;
		}
		return isExact ? CLEAN : ISSUES_FOUND;
	},
};

/** A goal that is refused is a wrong call, and no issue of the file. */
function adjusted(json: string, goal: AdjustGoal, account: Account): Adjusted {
	try {
		return adjustInput(json, goal, account);
	} catch (error) {
		const [issue] = isMisuseError(error) ? error.issues : [];
		if (issue === undefined || issue.rule === 'too-large') throw error;
		throw new UsageError(issue.message);
	}
}

function instrumentsOf(args: ParsedArgs, name: string): readonly Instrument[] {
	return args.values(name).map(text => instrumentFrom(text) as Instrument); // adjust reports what is not one
}

/** The proposal with this number; without one, the first, if it is exact. */
function chosenFrom(proposals: readonly Proposal[], number: string): Proposal | undefined {
	if (number === '') return proposals[0]?.exact ? proposals[0] : undefined;
	const chosen = /^[1-9]\d*$/.test(number) ? proposals[Number(number) - 1] : undefined;
	if (chosen === undefined)
		throw new UsageError(
			`--write=${number} names none of ${count(proposals.length, 'proposal')}: run without --write to see them`,
		);
	return chosen;
}

/** The text with every slip corrected but its comments, which stay. */
function asJsonc({text, document}: Input): string {
	const slips = document.slips.filter(({isComment}) => !isComment);
	return corrected(text, slips);
}

function write(input: Input, {patch}: Proposal, terminal: Terminal): void {
	const edited = editText(asJsonc(input), patch);
	writeInPlace(input, edited);
	if (edited !== input.text) terminal.err(`${input.name}: edited\n`);
}

function resultText({proposals, blocked}: Adjusted, style: Style): string {
	const listed = proposals.map(({message, exact, sideEffects}, at) => {
		const mark = exact ? style.good('exact') : style.warning('not exact');
		const effects = sideEffects.map(effect => `     ${style.dim('also')} ${escapeControlChars(effect.message)}\n`);
		return `${at + 1}. ${mark} ${escapeControlChars(message)}\n${effects.join('')}`;
	});
	const reasons = blocked.map(({message}) => `${style.warning('blocked')} ${escapeControlChars(message)}\n`);
	return [...reasons, ...listed].join('') || 'no edit reaches the goal\n';
}

function codeText({changes}: Proposal): string {
	return changes
		.map(({message, code}) => escapeControlChars(`// ${message}\n${code === '' ? '' : `${code}\n`}`))
		.join('');
}

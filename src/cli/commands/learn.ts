// `paylock learn`
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {keysIn, pointerSegment} from '../../diagnostics/pointer.js';
import {type Instrument, type Learned, learn as learnFrom, type Observation} from '../../inspect/index.js';
import {parseJson as jsonOf} from '../../schema/parse-json.js';
import type {Account} from '../../wire/account.js';
import {type Command, TEXT_OR_JSON} from '../arguments/command.js';
import {instrumentText} from '../arguments/instrument-text.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {checkKeys, isObject, parseJson, usageErrorAt} from '../input/json-value.js';
import {type Input, inputOf, readInputs} from '../input/read-input.js';
import {inputOfSuite} from '../suites/suite.js';
import {count, escapeControlChars, jsonText, type Style, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, UsageError} from '../terminal/terminal.js';

export const learn: Command = {
	name: 'learn',
	group: 'Understand',
	positionals: '[observations.ndjson]',
	summary: 'work out readings from what you have seen on real screens',
	details:
		'One observation on each line: `{"input": "filter.json", "instrument": {…}, "shown": true}`; `input` is a path relative to the file, or the filter or session request itself. Prints the readings that follow from the observations, for the configuration file, then the readings that are still open and the observations that no reading explains.',
	options: [TEXT_OR_JSON, ...ACCOUNT_OPTIONS],
	examples: [
		['paylock learn seen.ndjson', 'the readings of your account'],
		['paylock learn seen.ndjson --format json > readings.json', 'for --readings readings.json'],
	],
	json: '{version: 1, readings: {[name]: choice}, open: {name, question, choices}[], conflicts: {at, instrument, shown}[], next?: {input, instrument, readings}}',
	failure: 'no combination of readings explains all observations',
	async run(args, terminal) {
		const options = await readSettings(args);
		const inputs = await readInputs(args.positionals, terminal);
		const seen = inputs.flatMap(observationsOf);
		if (seen.length === 0) throw new UsageError(`there is no observation: write one on each line, such as ${EXAMPLE}`);
		const learned = refuseAsUsageError(seen, () => learnFrom(seen, options));
		const {readings, open, next} = learned;
		const conflicts = seen.filter(one => learned.conflicts.includes(one)).map(({input: _, ...conflict}) => conflict);
		terminal.out(
			args.value('format') === 'json'
				? jsonText({version: 1, readings, open, conflicts, ...(next !== undefined && {next})})
				: learnedText(
						learned,
						conflicts,
						{total: seen.length, settled: options.readings},
						styleOf(terminal.outIsColored),
					),
		);
		return conflicts.length === 0 ? CLEAN : ISSUES_FOUND;
	},
};

const EXAMPLE = '{"input": …, "instrument": …, "shown": true}';

/** An observation, and its place in the file. */
interface Seen extends Observation<string> {
	readonly at: string;
}

/** One observation a line; blank lines are skipped. */
function observationsOf(file: Input): readonly Seen[] {
	return file.text.split('\n').flatMap((text, index) => {
		if (text.trim() === '') return [];
		const at = `${file.name}:${index + 1}`;
		const line = inputOf(file.name, text, {file: file.file, firstLine: index + 1});
		const value = parseJson(line);
		if (!isObject(value)) throw usageErrorAt(line, '', `the observation is not an object: write ${EXAMPLE}`);
		checkKeys(line, '', value, ['input', 'instrument', 'shown'], 'key of an observation');
		const {input, instrument, shown} = value;
		if (!isObject(instrument))
			throw usageErrorAt(line, '/instrument', 'instrument is missing: write one, such as {"type": "CARD"}');
		if (typeof shown !== 'boolean') throw usageErrorAt(line, '/shown', 'shown is not a boolean: write true or false');
		const named = instrument as unknown as Instrument; // learn reports what is not one
		return [{at, input: inputOfSuite(line, input).json, instrument: named, shown}];
	});
}

/** Runs learn; what it refuses is named by its line. */
function refuseAsUsageError<Result>(seen: readonly Seen[], call: () => Result): Result {
	try {
		return call();
	} catch (error) {
		if (!isMisuseError(error) && !isInvalidInputError(error)) throw error;
		const [issue] = error.issues;
		const [index = '', ...rest] = keysIn(issue?.pointer ?? '');
		const at = seen[Number(index)]?.at;
		if (issue === undefined || at === undefined) throw new UsageError(error.message);
		throw new UsageError(`${at}: ${rest.map(pointerSegment).join('')}: ${issue.message}`);
	}
}

function learnedText(
	{readings, open, next}: Learned<string>,
	conflicts: readonly Omit<Seen, 'input'>[],
	{total, settled = {}}: {readonly total: number; readonly settled: Account['readings']},
	style: Style,
): string {
	const forced = Object.entries(readings).filter(([name]) => !Object.hasOwn(settled, name));
	const given = Object.entries(settled).map(([name, choice]) => `  ${name}: ${choice}\n`);
	const found = forced.length;
	const opened = open.map(({name, question, choices}) => `  ${name}: ${question} (${choices.join(', ')})\n`);
	const unexplained = conflicts.map(
		({at, instrument, shown}) => `  ${at} ${instrumentText(instrument)}: ${shown ? 'shown' : 'not shown'}\n`,
	);
	const nextText =
		next === undefined
			? ''
			: `${style.bold('observe next')}\n  ${instrumentText(next.instrument)} under ${escapeControlChars(compactJson(next.input))}\n`;
	return [
		`${count(found, 'reading')} from ${count(total, 'observation')}${found === 0 ? '' : ', for paylock.config.json:'}\n`,
		found === 0 ? '' : jsonText({readings}),
		given.length === 0 ? '' : `${style.bold('settled before, by the configuration or --readings')}\n${given.join('')}`,
		open.length === 0 ? '' : `${style.warning('still open')}\n${escapeControlChars(opened.join(''))}`,
		nextText,
		conflicts.length === 0 ? '' : `${style.error('unexplained')}\n${escapeControlChars(unexplained.join(''))}`,
	].join('');
}

/** The JSON of an input on one line; an input may be JSON text. */
function compactJson(input: unknown): string {
	return JSON.stringify(typeof input === 'string' ? (jsonOf(input) ?? input) : input);
}

// `paylock learn`
import {isInvalidInputError} from '../../diagnostics/invalid-input-error.js';
import {isMisuseError} from '../../diagnostics/misuse-error.js';
import {type Command, TEXT_OR_JSON} from '../command.js';
import {learn as learnFrom} from '../contract.js';
import {checkKeys, isObject, parseJson, wrongAt} from '../json-value.js';
import {type Input, inputOf, readInputs} from '../read-input.js';
import {count, escapeControlChars, jsonText, type Style, styleOf} from '../style.js';
import {inputOfSuite} from '../suite.js';
import {CLEAN, ISSUES_FOUND, UsageError} from '../terminal.js';

type Learned = ReturnType<typeof learnFrom>;

export const learn: Command = {
	name: 'learn',
	group: 'Understand',
	positionals: '[observations.ndjson]',
	summary: 'work out readings from what you have seen on real screens',
	details:
		'One observation a line: `{"input": "filter.json", "instrument": {…}, "shown": true}`; `input` is a path relative to the file, or the filter or session request itself. Prints the readings that the observations force, for the configuration file; what is still open; and observations that no reading explains.',
	options: [TEXT_OR_JSON],
	examples: [
		['paylock learn seen.ndjson', 'the readings of your account'],
		['paylock learn seen.ndjson --format json > readings.json', 'for --readings readings.json'],
	],
	json: '{version: 1, readings: {[name]: choice}, open: […], conflicts: […]}',
	failure: 'no choice of readings explains all observations',
	async run(args, terminal) {
		const inputs = await readInputs(args.positionals, terminal);
		const observations = inputs.flatMap(observationsOf);
		const learned = refuseAsUsageError(() => learnFrom(observations));
		terminal.out(
			args.value('format') === 'json'
				? jsonText({version: 1, ...learned})
				: learnedText(learned, observations.length, styleOf(terminal.outIsColored)),
		);
		return learned.conflicts.length === 0 ? CLEAN : ISSUES_FOUND;
	},
};

/** One observation a line; blank lines are skipped. */
function observationsOf(file: Input): readonly object[] {
	return file.text.split('\n').flatMap((text, index) => {
		if (text.trim() === '') return [];
		const line = inputOf(`${file.name}:${index + 1}`, text, file.file);
		const value = parseJson(line);
		if (!isObject(value))
			throw wrongAt(line, '', 'an observation is an object: write {"input": …, "instrument": …, "shown": true}');
		checkKeys(line, '', value, ['input', 'instrument', 'shown'], 'key of an observation');
		const {input, instrument, shown} = value;
		if (!isObject(instrument))
			throw wrongAt(line, '/instrument', 'instrument is missing: write {"type": "CARD"} or the like');
		if (typeof shown !== 'boolean') throw wrongAt(line, '/shown', 'shown is not a boolean: write true or false');
		return [{input: inputOfSuite(line, input).json, instrument, shown}];
	});
}

function refuseAsUsageError<Result>(call: () => Result): Result {
	try {
		return call();
	} catch (error) {
		if (!isMisuseError(error) && !isInvalidInputError(error)) throw error;
		throw new UsageError(escapeControlChars(error.message));
	}
}

function learnedText({readings, open, conflicts}: Learned, total: number, style: Style): string {
	const known = Object.keys(readings).length;
	const lines = [
		`${count(known, 'reading')} from ${count(total, 'observation')}${known === 0 ? '' : ', for paylock.config.json'}\n`,
		known === 0 ? '' : jsonText({readings}),
		open.length === 0 ? '' : `${style.warning('still open')}\n${open.map(item => `  ${lineText(item)}\n`).join('')}`,
		conflicts.length === 0
			? ''
			: `${style.error('no readings explain these observations')}\n${conflicts.map(item => `  ${lineText(item)}\n`).join('')}`,
	];
	return lines.join('');
}

function lineText(item: unknown): string {
	return escapeControlChars(typeof item === 'string' ? item : JSON.stringify(item));
}

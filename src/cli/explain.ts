// The command line: `paylock explain`.
import {compile, type Explanation, type Instrument, instruments, type Verdict} from '../inspect/index.js';
import {type Command, JSON_OPTION} from './command.js';
import {INSTRUMENT_OPTIONS, instrumentOf, instrumentText} from './instrument-options.js';
import {readInputs} from './read-input.js';
import {ask, heading} from './reading.js';
import {escapeControlChars, escapeControlCharsInJson, type Style, styleOf} from './style.js';
import {CLEAN, UsageError} from './terminal.js';

interface Answer extends Explanation {
	readonly instrument: unknown;
}

/** Most instruments of the matrix that are told; a filter may tell apart any number. */
const MOST_INSTRUMENTS = 1000;

export const explain: Command = {
	name: 'explain',
	takes: '[files] [instrument]',
	summary: 'whether a customer would see an instrument, and which rule decides',
	options: [...INSTRUMENT_OPTIONS, JSON_OPTION],
	examples: [
		['paylock explain filter.json --type CARD --card-type CREDIT --bin 411111', 'whether one card is shown, and why'],
		['paylock explain filter.json', 'every instrument that the filter tells apart'],
		[`paylock explain filter.json '{"type":"WALLET","code":"WALLET_A"}'`, 'an instrument as JSON'],
		['paylock explain session.json --type EMI --kind noCost --group credit --tenure 6', 'an EMI plan in a session'],
	],
	async run(given, terminal) {
		// No file is named with a brace, so JSON among the names is the instrument.
		const json = given.names.filter(name => name.startsWith('{'));
		const one = instrumentOf(given, json);
		const inputs = await readInputs(
			given.names.filter(name => !json.includes(name)),
			terminal,
		);
		const all: object[] = [];
		let code = CLEAN;
		for (const input of inputs) {
			const {answer, refused} = ask(input, terminal, given.flag('json'), text => answersOf(text, one));
			if (answer === undefined) {
				code = Math.max(code, refused ?? CLEAN);
				continue;
			}
			// What reads wrong is the call, not the filter.
			const wrong = answer.answers[0]?.because.find(({rule}) => rule === 'unreadable-instrument');
			if (wrong !== undefined) throw new UsageError(escapeControlChars(wrong.message));
			all.push({file: input.name, ...answer});
			if (given.flag('json')) continue;
			const style = styleOf(terminal.outIsColoured);
			terminal.out(heading(input, inputs, terminal) + answer.answers.map(state => told(state, style)).join(''));
			if (answer.more > 0) terminal.out(`… and ${answer.more} more: name one with --type\n`);
		}
		if (given.flag('json')) terminal.out(escapeControlCharsInJson(all));
		return code;
	},
};

function answersOf(text: string, one: unknown): {readonly answers: readonly Answer[]; readonly more: number} {
	const filter = compile(text);
	const asked = one === undefined ? instruments(text) : [one];
	const answers = asked.slice(0, MOST_INSTRUMENTS).map(instrument => ({
		instrument,
		...filter.explain(instrument as Instrument), // explain says of what is none that it is none
	}));
	return {answers, more: asked.length - answers.length};
}

const PAINT: Readonly<Record<Verdict, keyof Style>> = {shown: 'good', hidden: 'error', undetermined: 'warning'};

function told({instrument, verdict, because}: Answer, style: Style): string {
	const reasons = because.map(({pointer, rule, message: text}) => {
		const place = pointer === '' ? 'the whole filter' : pointer;
		return `  ${escapeControlChars(text)}\n  ${style.dim(`${rule} at ${place}`)}\n`;
	});
	return `${style[PAINT[verdict]](verdict.padEnd(12))} ${style.bold(instrumentText(instrument))}\n${reasons.join('')}`;
}

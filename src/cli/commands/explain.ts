// `paylock explain`
import {existsSync} from 'node:fs';
import type {Account} from '../../account/account.js';
import {
	compile,
	type Explanation,
	type Instrument,
	type InstrumentClass,
	instrumentClasses,
} from '../../inspect/index.js';
import {type Command, TEXT_OR_JSON} from '../arguments/command.js';
import {instrumentText, isInstrumentText, readInstrument, rightSpelling} from '../arguments/instrument-text.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {inspectEach} from '../input/inspect-input.js';
import type {Input} from '../input/read-input.js';
import {guidePage} from '../package-facts.js';
import {lineOf} from '../report/locate.js';
import {escapeControlChars, type Style, styleOf, VERDICT_STYLES} from '../terminal/style.js';
import {tableOf} from '../terminal/table.js';
import {UsageError} from '../terminal/terminal.js';

/** A class of instruments, or the one that the call names. */
interface Explained extends Explanation, Partial<Pick<InstrumentClass, 'type' | 'label' | 'members'>> {
	readonly instrument: Instrument;
}

export const explain: Command = {
	name: 'explain',
	group: 'Understand',
	positionals: '[files…] [instrument]',
	summary: 'show whether a customer sees an instrument, and which rule decides',
	details:
		'With an instrument, written `type=WALLET,code=WALLET_A` or as JSON, prints the verdict (shown, hidden or undetermined) and every rule that decides it. Without one, prints a table with a line for each class of instruments that the filter treats differently; what does not fit the terminal is cut, and `--format json` has all of it.',
	options: [TEXT_OR_JSON, ...ACCOUNT_OPTIONS],
	examples: [
		['paylock explain filter.json type=CARD,cardType=CREDIT,bin=411111', 'one card, and why'],
		['paylock explain filter.json', 'a table of all groups that the filter treats differently'],
		[`paylock explain filter.json '{"type":"WALLET","code":"WALLET_A"}'`, 'an instrument as JSON'],
		['paylock explain session.json type=EMI,kind=noCost,group=credit,tenure=6', 'an EMI plan'],
	],
	json: '{version: 1, files: {file: string, explanations: {type?, label?, members?, instrument, verdict, because: {pointer, rule, message, reading?}[]}[]}[]}',
	failure: 'an input is not a payment filter or session request',
	async run(args, terminal) {
		const isJson = args.value('format') === 'json';
		const [text, ...more] = args.positionals.filter(isInstrumentText);
		if (more.length > 0) throw new UsageError('explain takes one instrument: run it once for each');
		const instrument = text === undefined ? undefined : (readInstrument(text) as Instrument); // explain reports what is not one
		const options = await readSettings(args, terminal);
		const files = args.positionals.filter(name => name !== text);
		for (const name of files) {
			const spelling = existsSync(name) ? undefined : rightSpelling(name);
			if (spelling !== undefined)
				throw new UsageError(`${name} is neither a file nor an instrument: write ${spelling}`);
		}
		const style = styleOf(terminal.outIsColored);
		const explainJson = (text: string) => explanationsOf(text, instrument, options);
		return inspectEach(files, terminal, isJson, explainJson, ({explanations}, input) =>
			instrument === undefined
				? rows(explanations, input, style, terminal.width)
				: explanations.map(one => explanationText(one, input, style)).join(''),
		);
	},
};

function explanationsOf(
	json: string,
	instrument: Instrument | undefined,
	options: Account,
): {readonly explanations: readonly Explained[]} {
	if (instrument === undefined) return {explanations: instrumentClasses(json, options)};
	const explained: Explained = {instrument, ...compile(json, options).explain(instrument)};
	// The call is wrong, not the filter.
	const unreadable = explained.because.find(({rule}) => rule === 'unreadable-instrument');
	if (unreadable !== undefined) throw new UsageError(unreadable.message);
	return {explanations: [explained]};
}

function explanationText({instrument, verdict, because}: Explained, input: Input, style: Style): string {
	const reasons = because.map(({pointer, rule, message, reading}) => {
		const open = reading === undefined ? '' : ` (reading ${reading})`;
		const place = `${rule}${open} at ${pointer === '' ? 'the whole input' : pointer}, line ${lineOf(input, pointer)}`;
		return `  ${escapeControlChars(message)}\n  ${style.dim(escapeControlChars(place))}\n`;
	});
	const readings = new Set(because.flatMap(({reading}) => reading ?? []));
	const pages = Array.from(readings, name => {
		return `  ${style.dim(`to settle ${name}: ${guidePage(`readings.html#${name.toLowerCase()}`)}`)}\n`;
	});
	const head = `${style[VERDICT_STYLES[verdict]](verdict)} ${style.bold(instrumentText(instrument))}\n`;
	return head + reasons.join('') + pages.join('');
}

/** One row for each class, with every rule and place that decides. */
function rows(explanations: readonly Explained[], input: Input, style: Style, width: number): string {
	const cells = explanations.map(({label = '', verdict, because}) => {
		const distinct = (texts: readonly string[]) => [...new Set(texts)].join(', ');
		return [
			verdict,
			escapeControlChars(label),
			distinct(because.map(({rule, reading}) => (reading === undefined ? rule : `${rule} (${reading})`))),
			distinct(because.map(({pointer}) => String(lineOf(input, pointer)))),
			escapeControlChars(distinct(because.map(({pointer}) => pointer))),
		];
	});
	return tableOf(['VERDICT', 'INSTRUMENTS', 'RULE', 'LINE', 'POINTER'], cells, width, (text, row, column) => {
		if (row < 0) return style.dim(text);
		const verdict = explanations[row]?.verdict;
		return column === 0 && verdict !== undefined ? style[VERDICT_STYLES[verdict]](text) : text;
	});
}

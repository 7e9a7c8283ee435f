// `paylock impact`
import type {Impact, Order} from '../../inspect/index.js';
import {createTally} from '../../inspect/orders/impact.js';
import {readSubject, type Subject} from '../../inspect/subject/read-subject.js';
import {effectiveOptions} from '../../inspect/subject/subject-parts.js';
import {type Command, formatOption, type ParsedArgs} from '../arguments/command.js';
import {ACCOUNT_OPTIONS, readSettings} from '../arguments/settings.js';
import {checkEach} from '../input/inspect-input.js';
import {readTwoInputs} from '../input/read-input.js';
import {impactMarkdown, impactText, percent} from '../orders/impact-report.js';
import {parseColumns} from '../orders/order-of-row.js';
import {readOrders} from '../orders/read-orders.js';
import {escapeControlChars, escapeName, jsonText, styleOf} from '../terminal/style.js';
import {CLEAN, ISSUES_FOUND, UsageError} from '../terminal/terminal.js';

export const impact: Command = {
	name: 'impact',
	group: 'Check',
	positionals: '<before> <after>',
	summary: 'count the past orders that a change would have lost',
	details:
		'Reads orders from NDJSON or CSV and counts what the change does to them, by class of instruments. `--max-lost` assumes the worst: an undetermined order counts as lost.',
	more: 'A line of NDJSON is `{"instrument": {…}, "amount": "499.00", "count": 1}`, or a row whose keys are columns; a CSV file has a header. Columns have the names of attributes (`type`, `code`, `cardType`, `bin` …, `amount`, `count`), or those that `--column` states. Blank cells are unknown, and only the columns of the row’s own type count.',
	options: [
		{name: 'orders', value: 'FILE', description: 'NDJSON or CSV; - is standard input'},
		{
			name: 'column',
			value: 'ATTRIBUTE=COLUMN',
			isRepeatable: true,
			description: 'the column of an attribute, such as type=pay_method; repeatable',
		},
		{
			name: 'max-lost',
			value: 'PERCENT',
			description: 'the largest share of orders that may be lost, such as 0.5%',
		},
		formatOption('text', 'json', 'markdown'),
		...ACCOUNT_OPTIONS,
	],
	examples: [
		['paylock impact live.json next.json --orders yesterday.ndjson', 'what this change would have cost yesterday'],
		[
			'paylock impact live.json next.json --orders orders.csv --column type=pay_method --column code=provider --max-lost 0.5%',
			'fail in CI if more than one order in 200 would have been lost',
		],
	],
	json: '{version: 1, isAllowed: boolean, orders: number, kept: number, lost: number, gained: number, undetermined: number, amounts: {[name]: string}, groups: {label, from, to, orders: number, amount: string, witness}[], unread: {line: number, message: string}[]}',
	failure: 'more orders may be lost than `--max-lost` allows, or an input is not a payment filter or session request',
	async run(args, terminal) {
		const isJson = args.value('format') === 'json';
		const options = await readSettings(args, terminal);
		const file = args.value('orders');
		const most = maxLostOf(args);
		if (file === undefined) throw new UsageError('impact needs orders: write --orders FILE');
		if ([...args.positionals, file].filter(name => name === '-').length > 1)
			throw new UsageError('standard input is named twice: name a file');
		const [before, after] = await readTwoInputs(args, terminal, 'impact');
		const refused = checkEach([before, after], terminal, isJson, options);
		if (refused !== undefined) return refused;
		const tally = createTally(before.json, after.json, options);
		const bareCodes = new Set<string>();
		let hasAmounts = false;
		let orders = 0;
		const unread = await readOrders(file, parseColumns(args.values('column')), terminal, order => {
			tally.add(order);
			orders += 1;
			terminal.progress(() => `${orders} orders read`);
			const {instrument, amount} = order as Order; // just checked
			hasAmounts ||= amount !== undefined;
			const code = instrument.type === 'NB' ? instrument.code : undefined;
			if (code && !code.startsWith(NB) && bareCodes.size < MOST_CODES) bareCodes.add(code);
		});
		for (const _ of unread) tally.addUnread();
		const found = tally.result();
		const subjects = [before, after].map(({json}) => readSubject(json, options));
		const note = bareCodesNote(bareCodes, subjects);
		const isAllowed = most === undefined || found.lost + found.undetermined <= found.orders * most;
		if (isJson) terminal.data(jsonText({version: 1, isAllowed, ...found, unread}));
		else if (args.value('format') === 'markdown') terminal.data(impactMarkdown(found, hasAmounts));
		else terminal.out(impactText(found, hasAmounts, styleOf(terminal.outIsColored), terminal.width));
		const style = styleOf(terminal.errIsColored);
		if (note !== '') terminal.err(`${style.warning('note')}: ${escapeControlChars(note)}\n`);
		const name = file === '-' ? 'standard input' : escapeName(file);
		for (const {line, message} of unread.slice(0, MOST_UNREAD))
			terminal.err(`${style.warning('warning')}: ${name}:${line}: ${escapeControlChars(message)}\n`);
		if (unread.length > MOST_UNREAD) terminal.err(`… and ${unread.length - MOST_UNREAD} more\n`);
		if (unread.length > 0) terminal.err('orders that cannot be read count as undetermined\n');
		if (isAllowed) return CLEAN;
		terminal.err(`${style.error(`${lossText(found)}, allowed: ${percent(most, 1)}`)}\n`);
		return ISSUES_FOUND;
	},
};

/** How many orders that cannot be read are listed. */
const MOST_UNREAD = 10;

/** `1.20 % of the orders are lost, and 3.40 % are undetermined` */
function lossText({lost, orders, undetermined}: Impact): string {
	const certain = `${percent(lost, orders)} of the orders are lost`;
	return undetermined === 0 ? certain : `${certain}, and ${percent(undetermined, orders)} are undetermined`;
}

/** The largest part that may be lost: `0.5%` is 0.005. */
function maxLostOf(args: ParsedArgs): number | undefined {
	const text = args.value('max-lost');
	if (text === undefined) return undefined;
	const [, number] = /^(\d{1,3}(?:\.\d{1,9})?) ?%?$/.exec(text) ?? [];
	if (number === undefined || Number(number) > 100)
		throw new UsageError(`--max-lost: "${text}" is not a percentage: write, for example, 0.5%`);
	return Number(number) / 100;
}

const NB = 'NB_';
/** The most codes that are remembered; a few name the mistake. */
const MOST_CODES = 1000;

/** A note about codes without `NB_`, as many order tables have them; empty if the filters name no bank, or these codes. */
function bareCodesNote(codes: ReadonlySet<string>, subjects: readonly Subject[]): string {
	const options = subjects.flatMap(subject => effectiveOptions(subject).get('NB') ?? []);
	const named = new Set(options.flatMap(({paymentMethods = []}) => paymentMethods));
	const unknown = [...codes].filter(code => !named.has(code));
	const example = unknown.find(code => named.has(NB + code)) ?? unknown[0];
	if (example === undefined || ![...named].some(code => code.startsWith(NB))) return '';
	return `net banking codes without ${NB}, such as ${example}, are not in the filters and count as other banks: write ${NB}${example} in the orders`;
}

// A decision table as Markdown: one line for each condition, then what customers see in each row.

import type {Account} from '../../account/account.js';
import {escapeText, formatValue} from '../../diagnostics/format-value.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import {instrumentClasses} from '../analysis/instrument-classes.js';
import {capitalize, typeLabel} from '../analysis/labels.js';
import type {DecisionRow} from './decision-row.js';
import {refusalText} from './refusal.js';

/** The name of an axis and its values. */
export type Axis = readonly [name: string, values: readonly unknown[]];

/** The table as text; equal tables have equal texts. */
export function markdownOf(axes: readonly Axis[], rows: readonly DecisionRow[], options: Account | undefined): string {
	const texts = new Map(axes.map(([name, values]) => [name, textsOf(values)] as const));
	const verdicts = rows.map(row => verdictsOf(row, options));
	const types = [...new Set(verdicts.flatMap(verdict => [...verdict.keys()]))];
	const hasRules = rows.some(({rules}) => rules.length > 0);
	const names = axes.map(([name]) => name);
	const head = ['#', ...names.map(nameOf), ...types.map(wholeType), ...(hasRules ? ['Rules'] : [])];
	const lines = rows.flatMap((row, index) => {
		// Markdown has no cell that spans others: the first says it, and the others are empty.
		const refusal = row.error === undefined ? undefined : `no filter: ${inMarkdown(refusalText(row.error))}`;
		const answers = types.map((type, column) =>
			refusal === undefined ? (verdicts[index]?.get(type) ?? 'hidden') : column === 0 ? refusal : '',
		);
		const rules = hasRules ? [row.rules.map(inMarkdown).join(', ')] : [];
		return row.when.map(condition => [
			`${index + 1}`,
			...names.map(name => (Object.hasOwn(condition, name) ? listOf(condition[name], texts.get(name)) : 'any')),
			...answers,
			...rules,
		]);
	});
	const table = [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
	return `${[table, ...rows.map((row, index) => sectionOf(row, index, texts))].join('\n\n')}\n`;
}

type Texts = ReadonlyMap<unknown, string>;

/** What customers see in one row, its rules and its issues. */
function sectionOf(row: DecisionRow, index: number, texts: ReadonlyMap<string, Texts>): string {
	const conditions = row.when.map(condition => {
		const parts = Object.entries(condition).map(
			([name, values]) => `${nameOf(name)} ${listOf(values, texts.get(name))}`,
		);
		return parts.length === 0 ? 'every cart' : parts.join(', ');
	});
	const {error, summary, issues, rules} = row;
	const text =
		error === undefined
			? summary.split('\n').map(summaryLine).join('\n')
			: `No filter: ${inMarkdown(refusalText(error))}`;
	const rulesText = rules.length === 0 ? [] : [`Rules:\n\n${rules.map(name => `- ${inMarkdown(name)}`).join('\n')}`];
	const issueLines =
		error === undefined
			? issues.map(({severity, rule, pointer, message}) => {
					const place = pointer === '' ? '' : ` at ${inMarkdown(pointer)}`;
					return `- ${severity} ${rule}${place}: ${inMarkdown(message)}`;
				})
			: [];
	const issueText = issueLines.length === 0 ? [] : [`Issues:\n\n${issueLines.join('\n')}`];
	return [`## ${index + 1}. ${capitalize(conditions.join('; or '))}`, text, ...rulesText, ...issueText].join('\n\n');
}

/** A line of a summary: one that continues an item is an item inside it. */
function summaryLine(line: string): string {
	const [, indent = '', item = '', text = ''] = /^( *)(- )?(.*)$/.exec(line) ?? [];
	return indent === '' ? `${item}${inMarkdown(text)}` : `${indent.slice(2)}- ${inMarkdown(text)}`;
}

function listOf(values: readonly unknown[] = [], texts?: Texts): string {
	return values.map(value => texts?.get(value)).join(' or ');
}

function nameOf(name: string): string {
	return inMarkdown(name);
}

/** The values of an axis as text, each a different one. */
function textsOf(values: readonly unknown[]): Texts {
	const named = values.map(value => [value, textOf(value)] as const);
	return new Map(
		groupBy(named, ([, text]) => text).flatMap(same =>
			same.map(
				([value, text], index) => [value, inMarkdown(same.length > 1 ? `${text} (${index + 1})` : text)] as const,
			),
		),
	);
}

/** A word as it is, and other text in quotes, so that it is not taken for another value or for several. */
function textOf(value: unknown): string {
	if (typeof value === 'string')
		return /^\p{L}[\p{L}\p{N} _./:@-]*$/u.test(value) && !NOT_BARE.test(value) ? value : formatValue(value);
	if (typeof value === 'bigint') return `${value}n`;
	if (typeof value !== 'object' || value === null) return formatValue(value);
	try {
		return JSON.stringify(value) ?? formatValue(value);
	} catch {
		return formatValue(value); // it has itself inside, or a bigint
	}
}

/** Text that another value would have, or two. */
const NOT_BARE = /^(?:true|false|null|undefined|NaN|Infinity|any|an? \w+)$| or | $/;

/** Text in a cell, a heading or a list item, with nothing in it that Markdown or HTML would read. */
function inMarkdown(text: string): string {
	return escapeText(text, text.length).replace(/[\\`*[<>|~&]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '\\$&');
}

function wholeType(type: string): string {
	return type === 'EMI' ? 'EMI' : inMarkdown(typeLabel(type).whole);
}

/** Whether each payment method type is shown: all of it, some of it, none of it, or it is uncertain. */
function verdictsOf({input, error}: DecisionRow, options: Account | undefined): ReadonlyMap<string, string> {
	if (error !== undefined) return new Map();
	const found = new Map<string, Set<string>>();
	for (const {type, verdict} of instrumentClasses(input, options))
		getOrInsertComputed(found, type, () => new Set<string>()).add(verdict);
	return new Map([...found].map(([type, verdicts]) => [type, answerOf(verdicts)]));
}

function answerOf(verdicts: ReadonlySet<string>): string {
	const isUncertain = verdicts.has('undetermined');
	if (!verdicts.has('shown')) return isUncertain ? 'uncertain' : 'hidden';
	if (!isUncertain) return verdicts.size === 1 ? 'shown' : 'in part';
	return verdicts.has('hidden') ? 'in part, some uncertain' : 'in part, rest uncertain';
}

// A decision table as Markdown: one line for each condition, then what customers see in each row.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Account} from '../../wire/account.js';
import {instrumentClasses} from '../analysis/instrument-classes.js';
import {capitalize, typeLabel} from '../analysis/labels.js';
import type {CartAxes, CartCondition, DecisionRow} from './decision-row.js';

/** The name of an axis and its values. */
export type Axis = readonly [name: string, values: readonly unknown[]];

/** The table as text; equal tables have equal texts. */
export function markdownOf(axes: readonly Axis[], rows: readonly DecisionRow[], options: Account | undefined): string {
	const verdicts = rows.map(row => verdictsOf(row, options));
	const types = [...new Set(verdicts.flatMap(verdict => [...verdict.keys()]))];
	const names = axes.map(([name]) => name);
	const head = ['', ...names.map(name => inCell(name)), ...types.map(wholeType)];
	const lines = rows.flatMap((row, index) => {
		const answers = types.map(type => verdicts[index]?.get(type) ?? (row.error === undefined ? 'hidden' : 'no filter'));
		return conditionsOf(row).map(condition => [
			`${index + 1}`,
			...names.map(name => inCell(listOf(condition[name]))),
			...answers,
		]);
	});
	const table = [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
	return `${[table, ...rows.map(sectionOf)].join('\n\n')}\n`;
}

/** What customers see in one row, and its issues. */
function sectionOf(row: DecisionRow, index: number): string {
	const conditions = conditionsOf(row).map(condition => {
		const parts = Object.entries(condition).map(([name, values]) => `${name} ${listOf(values, ' or ')}`);
		return parts.length === 0 ? 'every cart' : parts.join(', ');
	});
	const {error, summary, issues} = row;
	const text = error === undefined ? summary : `No filter: ${String(error)}`;
	const issueLines =
		error === undefined
			? issues.map(({severity, rule, pointer, message}) => {
					return `- ${severity} ${rule}${pointer === '' ? '' : ` at ${pointer}`}: ${escapeText(message, message.length)}`;
				})
			: [];
	const issueText = issueLines.length === 0 ? [] : [`Issues:\n\n${issueLines.join('\n')}`];
	return [`## ${index + 1}. ${capitalize(conditions.join('; or '))}`, text, ...issueText].join('\n\n');
}

function conditionsOf({when}: DecisionRow): readonly CartCondition<CartAxes>[] {
	return isList(when) ? when : [when];
}

function isList(when: DecisionRow['when']): when is readonly CartCondition<CartAxes>[] {
	return Array.isArray(when);
}

/** The values of an axis; `any` where it does not matter. */
function listOf(values: readonly unknown[] | undefined, separator = ', '): string {
	return values === undefined ? 'any' : values.map(value => textOf(value)).join(separator);
}

function textOf(value: unknown): string {
	return escapeText(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)));
}

function inCell(text: string): string {
	return text.replaceAll('|', '\\|');
}

function wholeType(type: string): string {
	return type === 'EMI' ? 'EMI' : typeLabel(type).whole;
}

/** Whether each payment method type is shown: all of it, some of it, none of it, or it is uncertain. */
function verdictsOf({input, error}: DecisionRow, options: Account | undefined): ReadonlyMap<string, string> {
	if (error !== undefined) return new Map();
	const found = new Map<string, Set<string>>();
	for (const {type, verdict} of instrumentClasses(input, options))
		found.set(type, (found.get(type) ?? new Set()).add(verdict));
	return new Map([...found].map(([type, verdicts]) => [type, answerOf(verdicts)]));
}

function answerOf(verdicts: ReadonlySet<string>): string {
	if (verdicts.has('shown')) return verdicts.size === 1 ? 'shown' : 'in part';
	return verdicts.has('undetermined') ? 'uncertain' : 'hidden';
}

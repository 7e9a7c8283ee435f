// Writes a decision table as Markdown: one line for each condition, then what customers see in each row.

import type {Account} from '../../account/account.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {instrumentClasses} from '../analysis/instrument-classes.js';
import {typeLabel} from '../analysis/labels.js';
import type {Verdict} from '../evaluate/verdict.js';
import type {Axis} from './axes.js';
import type {DecidedTypes} from './cart-rules.js';
import type {CartAxes, CartCondition, DecisionRow} from './decision-row.js';
import {inMarkdown, nameTexts, valueTexts} from './markdown-text.js';
import {refusalText} from './refusal.js';

/** The most conditions in a heading; the table has all of them. */
const MOST_CONDITIONS = 5;

type Condition = CartCondition<CartAxes>;

/**
 * Writes the table as text; equal tables have equal texts.
 *
 * @param decided - for each row, its rules with the types for which they decide a verdict
 */
export function markdownOf(
	axes: readonly Axis[],
	rows: readonly DecisionRow[],
	decided: readonly DecidedTypes[],
	options: Account | undefined,
): string {
	const names = nameTexts(axes.map(([name]) => name));
	const texts = new Map(axes.map(([name, values]) => [name, valueTexts(values)] as const));
	/** The values of an axis that a condition names; `undefined` if it names none. */
	const valuesIn = (condition: Condition, name: string) =>
		Object.hasOwn(condition, name)
			? condition[name]?.map(value => texts.get(name)?.get(value)).join(' or ')
			: undefined;
	const verdicts = rows.map(row => verdictsOf(row, options));
	const types = [...new Set(verdicts.flatMap(found => [...found.keys()]))];
	const hasRules = rows.some(({rules}) => rules.length > 0);
	const head = [
		'#',
		...names.values(),
		...(types.length === 0 ? ['Payment options'] : types.map(wholeType)),
		...(hasRules ? ['Rules'] : []),
	];
	const lines = rows.flatMap(({when, error, rules}, index) => {
		// A Markdown cell cannot span columns: the first cell says why there is no filter, and the others are empty.
		const answers =
			error === undefined
				? types.map(type => verdicts[index]?.get(type) ?? 'hidden')
				: [`no filter: ${inMarkdown(refusalText(error))}`, ...types.slice(1).map(() => '')];
		return when.map(condition => [
			`${index + 1}`,
			...axes.map(([name]) => valuesIn(condition, name) ?? 'any'),
			...answers,
			...(hasRules ? [rules.map(inMarkdown).join('; ')] : []),
		]);
	});
	const table = [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
	const conditionText = (condition: Condition) => {
		const parts = axes.flatMap(([name]) => {
			const values = valuesIn(condition, name);
			return values === undefined ? [] : [`${names.get(name)} ${values}`];
		});
		return parts.length === 0 ? 'Every cart' : parts.join(', ');
	};
	const sections = rows.map((row, index) => {
		const more = row.when.length - MOST_CONDITIONS;
		const conditions = [
			...row.when.slice(0, MOST_CONDITIONS).map(conditionText),
			...(more > 0 ? [`${more} more`] : []),
		].join('; or ');
		return [`## ${index + 1}. ${conditions}`, ...partsOf(row, decided[index] ?? new Map())].join('\n\n');
	});
	return `${[table, ...sections].join('\n\n')}\n`;
}

/** What customers see in one row, its rules and its issues. */
function partsOf({error, summary, issues}: DecisionRow, decided: DecidedTypes): readonly string[] {
	if (error !== undefined) return [`No filter: ${inMarkdown(refusalText(error))}`];
	const types = [...new Set([...decided.values()].flatMap(found => [...found]))];
	const rules = types.map(type => {
		const names = Array.from(decided, ([name, found]) => (found.has(type) ? [inMarkdown(name)] : [])).flat();
		return `- ${wholeType(type)}: ${names.join('; ')}`;
	});
	const reported = issues.map(({severity, rule, pointer, message}) => {
		const place = pointer === '' ? '' : ` at ${inMarkdown(pointer)}`;
		return `- ${severity} ${rule}${place}: ${inMarkdown(message)}`;
	});
	return [
		summary.split('\n').map(summaryLine).join('\n'),
		...(rules.length === 0 ? [] : ['Rules that decide:', rules.join('\n')]),
		...(reported.length === 0 ? [] : ['Issues:', reported.join('\n')]),
	];
}

/** A line of a summary; a line that continues an item becomes a nested item. */
function summaryLine(line: string): string {
	const [, indent = '', item = '', text = ''] = /^( *)(- )?(.*)$/.exec(line) ?? [];
	return indent === '' ? item + inMarkdown(text) : `${indent.slice(2)}- ${inMarkdown(text)}`;
}

function wholeType(type: string): string {
	return type === 'EMI' ? 'EMI' : inMarkdown(typeLabel(type).whole);
}

/** Whether each payment method type is shown. */
function verdictsOf({input, error}: DecisionRow, options: Account | undefined): ReadonlyMap<string, string> {
	if (error !== undefined) return new Map();
	const found = new Map<string, Set<Verdict>>();
	for (const {type, verdict} of instrumentClasses(input, options))
		getOrInsertComputed(found, type, () => new Set()).add(verdict);
	return new Map(Array.from(found, ([type, verdicts]) => [type, answerOf(verdicts)]));
}

const WORDS = [
	['shown', 'shown'],
	['hidden', 'hidden'],
	['undetermined', 'uncertain'],
] as const satisfies readonly (readonly [Verdict, string])[];

/** Whether a type is shown as a whole or in part; uncertain verdicts are always named. */
function answerOf(verdicts: ReadonlySet<Verdict>): string {
	const words = WORDS.flatMap(([verdict, word]) => (verdicts.has(verdict) ? [word] : []));
	if (words.length === 1) return words.join();
	return verdicts.has('undetermined') ? words.map(word => `some ${word}`).join(', ') : 'in part';
}

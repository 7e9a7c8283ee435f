// Issues as a person reads them: each with its place and the line of the file.
import {SEVERITIES, type Severity} from '../../diagnostics/rules.js';
import {commandLine} from '../package-facts.js';
import {count, escapeControlChars, type Style} from '../terminal/style.js';
import {Lines} from './excerpt.js';
import {groupByHabit, otherPlaces} from './habits.js';
import type {Checked, LocatedIssue} from './locate.js';
import {maskPersonalData, maskSource} from './mask.js';

const LONGEST_SUGGESTION = 200;

/** The issues of one input as text. */
export function reportOf({input, issues, isUnread}: Checked, style: Style, width: number): string {
	const {text, name, document} = input;
	const placeholders = issues.filter(({rule}) => rule === 'placeholder-left-in').map(({span}) => span);
	const masked = document === undefined ? maskSource(text, issues) : maskPersonalData(text, document, placeholders);
	const lines = new Lines(masked);
	return groupByHabit(issues)
		.map(group => {
			const [issue] = group;
			const {severity, rule, message, line, column, span} = issue;
			// The message names these fields.
			const others = rule === 'undocumented-field' ? [] : (issue.related ?? []);
			const related = others.map(place => `  ${place.message} ${style.dim(`at ${place.pointer}`)}\n`);
			const places = otherPlaces(group, one => `${one.line}:${one.column}${one.pointer && ` ${one.pointer}`}`);
			const alsoAt = places === '' ? '' : `  also at ${places}\n`;
			return [
				`${style.bold(`${name}:${line}:${column}`)} ${style[severity](severity)} ${style.dim(rule)}${group.length > 1 ? ` (${group.length} places)` : ''}`,
				`  ${escapeControlChars(message)}`,
				...(isUnread === true ? [] : [lines.excerpt(span, width, style, style[severity])]),
				escapeControlChars(`${related.join('')}${suggestionOf(issue)}${alsoAt}`),
			].join('\n');
		})
		.join('\n');
}

/** The suggestion, unless the remedy names it. */
function suggestionOf({remedy, suggestion}: LocatedIssue): string {
	if (suggestion === undefined || remedy.includes(suggestion)) return '';
	return `  suggestion: ${suggestion.slice(0, LONGEST_SUGGESTION)}\n`;
}

/** How to read the page of a rule. */
export function ruleHint(all: readonly Checked[], style: Style): string {
	const [issue] = all.flatMap(({issues}) => issues);
	return issue === undefined ? '' : style.dim(`to read about a rule, run ${commandLine(`help ${issue.rule}`)}\n`);
}

/** `1 error, 2 warnings, 3 files checked`; of source files also how much was found in them. */
export function summaryOf(all: readonly Checked[], style: Style): string {
	const parts = SEVERITIES.flatMap(severity => {
		const number = countOf(all, severity);
		return number === 0 ? [] : [style[severity](severity === 'info' ? `${number} info` : count(number, severity))];
	});
	const sources = all.flatMap(({filters}) => filters ?? []);
	const where = all.length === 1 && sources.length === 0 ? '' : `, ${count(all.length, 'file')} checked`;
	const filters = sources.reduce((sum, number) => sum + number, 0);
	const found =
		sources.length === 0
			? ''
			: `, ${count(filters, 'filter')} or ${filters === 1 ? 'session request' : 'session requests'} found in source files`;
	return `${parts.length === 0 ? style.good('clean') : parts.join(', ')}${where}${found}`;
}

export function countOf(all: readonly Checked[], severity: Severity): number {
	return all.flatMap(({issues}) => issues).filter(issue => issue.severity === severity).length;
}

/** True if the text is not JSON. */
export function isUnreadable({input, isUnread}: Checked): boolean {
	return isUnread === true || input.document?.syntaxError !== undefined;
}

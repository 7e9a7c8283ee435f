// The command line: findings as a reader likes them, each with its place and the line of the file below.
import type {Finding, Issue, MisuseError, Severity} from '../inspect/index.js';
import {Lines, type Position} from './excerpt.js';
import {firstMistake} from './json-text.js';
import {locate, type Span} from './locate.js';
import {withoutPersonal} from './personal.js';
import type {Input} from './read-input.js';
import {count, type Style, visible} from './style.js';

const LONGEST_SUGGESTION = 200;

/** A finding and where in the text it stands. */
export interface Placed extends Finding, Position {}

/** The findings in the order of the text. */
export function placed(input: Input, findings: readonly Finding[]): readonly Placed[] {
	const lines = new Lines(input.text);
	return spansOf(input, findings).map(([finding, {start}]) => ({...finding, ...lines.positionOf(start)}));
}

/** What `decode` refused, as findings. */
export function findingsOf({issues}: Pick<MisuseError, 'issues'>): readonly Finding[] {
	return issues.map(({code, pointer, message, suggestion}: Issue) => ({
		rule: code,
		severity: 'error' as const,
		pointer,
		message,
		...(suggestion === undefined ? {} : {suggestion}),
	}));
}

/** The findings of one input as text. */
export function reportOf(input: Input, findings: readonly Finding[], style: Style): string {
	const lines = new Lines(withoutPersonal(input.text));
	return spansOf(input, findings)
		.map(([{severity, rule, message, suggestion = ''}, {start, end}]) => {
			const {line, column} = lines.positionOf(start);
			const paint = style[severity];
			return [
				`${style.strong(`${input.name}:${line}:${column}`)} ${paint(severity)} ${style.faint(rule)}`,
				`  ${visible(message)}`,
				lines.excerpt(start, end, style, paint),
				// Most suggestions stand in the message already.
				...(message.includes(suggestion) ? [] : [`  suggested: ${visible(suggestion.slice(0, LONGEST_SUGGESTION))}`]),
				'',
			].join('\n');
		})
		.join('\n');
}

/** `1 error, 2 warnings in 3 files`. */
export function summaryOf(findings: readonly {readonly severity: Severity}[], inputs: number, style: Style): string {
	const parts = (['error', 'warning', 'info'] as const).flatMap(severity => {
		const number = findings.filter(finding => finding.severity === severity).length;
		return number === 0 ? [] : [style[severity](severity === 'info' ? `${number} info` : count(number, severity))];
	});
	const where = inputs === 1 ? '' : ` in ${count(inputs, 'file')}`;
	return parts.length === 0 ? `${style.good('clean')}${where}` : `${parts.join(', ')}${where}`;
}

/** Whether the text is no JSON at all. */
export function isUnreadable(findings: readonly Finding[]): boolean {
	return findings.some(({rule, pointer}) => rule === 'unreadable' && pointer === '');
}

function spansOf({text}: Input, findings: readonly Finding[]): readonly (readonly [Finding, Span])[] {
	const mistake = firstMistake(text);
	if (mistake >= 0) return findings.map(finding => [finding, {start: mistake, end: mistake + 1}]);
	const spans = locate(
		text,
		findings.map(({pointer}) => pointer),
	);
	return findings
		.map(finding => [finding, placeOf(finding, spans.get(finding.pointer))] as const)
		.sort(([, one], [, other]) => one.start - other.start);
}

/** The key where the key is what is wrong; of a value that goes over several lines only what opens it. */
function placeOf({rule}: Finding, span: Span = {start: 0, end: 1}): Span {
	return rule === 'unknown-key' && span.key !== undefined ? span.key : span;
}

// The command line: findings as a reader likes them, each with its place and the line of the file below.
import type {Issue, Severity} from '../inspect/index.js';
import {Lines, type Position} from './excerpt.js';
import {syntaxErrorOffset} from './json-text.js';
import {locate, type Span} from './locate.js';
import {withoutPersonal} from './personal.js';
import type {Input} from './read-input.js';
import {count, escapeControlChars, type Style} from './style.js';

const LONGEST_SUGGESTION = 200;

/** A finding and where in the text it stands. */
export interface Placed extends Issue, Position {}

/** The findings in the order of the text. */
export function placed(input: Input, findings: readonly Issue[]): readonly Placed[] {
	const lines = new Lines(input.text);
	return spansOf(input, findings).map(([finding, {start}]) => ({...finding, ...lines.positionOf(start)}));
}

/** The findings of one input as text. */
export function reportOf(input: Input, findings: readonly Issue[], style: Style): string {
	const lines = new Lines(withoutPersonal(input.text));
	return spansOf(input, findings)
		.map(([{severity, rule, message, suggestion = ''}, {start, end}]) => {
			const {line, column} = lines.positionOf(start);
			const paint = style[severity];
			return [
				`${style.bold(`${input.name}:${line}:${column}`)} ${paint(severity)} ${style.dim(rule)}`,
				`  ${escapeControlChars(message)}`,
				lines.excerpt(start, end, style, paint),
				// Most suggestions stand in the message already.
				...(message.includes(suggestion)
					? []
					: [`  suggested: ${escapeControlChars(suggestion.slice(0, LONGEST_SUGGESTION))}`]),
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
export function isUnreadable(findings: readonly Issue[]): boolean {
	return findings.some(({rule, pointer}) => rule === 'unreadable' && pointer === '');
}

function spansOf({text}: Input, findings: readonly Issue[]): readonly (readonly [Issue, Span])[] {
	const mistake = syntaxErrorOffset(text);
	if (mistake >= 0) return findings.map(finding => [finding, {start: mistake, end: mistake + 1}]);
	const spans = locate(
		text,
		findings.map(({pointer}) => pointer),
	);
	return findings
		.map(finding => [finding, childPlace(finding, spans.get(finding.pointer))] as const)
		.sort(([, one], [, other]) => one.start - other.start);
}

/** The key where the key is what is wrong; of a value that goes over several lines only what opens it. */
function childPlace({rule}: Issue, span: Span = {start: 0, end: 1}): Span {
	return rule === 'unknown-key' && span.key !== undefined ? span.key : span;
}

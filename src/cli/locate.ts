// Issues with their places in the text.
import type {Issue} from '../inspect/index.js';
import type {Position} from './excerpt.js';
import type {Place, Span} from './json-document.js';
import type {Input} from './read-input.js';

/** An issue and where it is in the text. */
export interface LocatedIssue extends Issue, Position {
	readonly endLine: number;
	readonly endColumn: number;
	readonly span: Span;
}

/** The issues of one input. */
export interface Checked {
	readonly input: Input;
	readonly issues: readonly LocatedIssue[];
}

/** The issues in the order of the text. */
export function locate(input: Input, issues: readonly Issue[]): Checked {
	const {lines} = input;
	const located = issues.map((issue): LocatedIssue => {
		const span = spanOf(input, issue);
		const {line: endLine, column: endColumn} = lines.positionOf(span.end);
		return {...issue, ...lines.positionOf(span.start), endLine, endColumn, span};
	});
	return {input, issues: located.sort((one, other) => one.span.start - other.span.start)};
}

/** A pointer in a message. */
export function placeText(pointer: string): string {
	return pointer === '' ? '(whole input)' : pointer;
}

/** The line of a pointer. */
export function lineOf({lines, document}: Input, pointer: string): number {
	return lines.positionOf(document.placeOf(pointer).start).line;
}

function spanOf({document, text}: Input, {rule, pointer}: Issue): Span {
	if (document.syntaxError !== undefined) return document.syntaxError;
	const place = document.placeOf(pointer);
	return concise(
		text,
		(rule === 'unknown-key' || rule === 'duplicate-key') && place.key !== undefined ? place.key : place,
	);
}

/** Of an object or a list only the opening bracket, so that a marker does not cover half a file. */
function concise(text: string, {start, end}: Place): Span {
	const opens = text[start] === '{' || text[start] === '[';
	return {start, end: opens ? start + 1 : end};
}

/** The JSON of a located issue, for programs. */
export function issueJson({span: _, ...issue}: LocatedIssue): object {
	return issue;
}

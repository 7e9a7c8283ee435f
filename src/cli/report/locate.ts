// Issues with their places in the text.
import {type FoundIssue, publicIssue} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';
import type {Issue} from '../../inspect/index.js';
import type {Span} from '../input/json-document.js';
import type {Input, TextInput} from '../input/read-input.js';
import type {Lines, Position} from './excerpt.js';

/** An issue and where it is in the text. */
export interface LocatedIssue extends FoundIssue, Position {
	readonly endLine: number;
	readonly endColumn: number;
	readonly span: Span;
	/** In a source file: the literal that the pointers lead into. */
	readonly literal?: {readonly start: Position; readonly end: Position};
}

/** The issues of one input. */
export interface Checked {
	readonly input: TextInput;
	/** True for a file that is not read. */
	readonly isUnread?: true;
	/** Of a source file, the number of filters and session requests in it. */
	readonly filters?: number;
	readonly issues: readonly LocatedIssue[];
}

/** The issues in the order of the text. */
export function locate(input: Input, issues: readonly Issue[]): Checked {
	const {lines} = input;
	const faults = input.document.faults.values();
	const located = issues.map((issue): LocatedIssue => {
		// The issues of a text that is not JSON have the order of their places.
		const fault = issue.rule === 'unreadable' && issue.pointer === '' ? faults.next().value : undefined;
		const place = input.document.placeOf(markedPointer(issue));
		const span = concise(input.text, isAboutKey(issue.rule) && place.key !== undefined ? place.key : place);
		return placed(issue, fault ?? span, lines);
	});
	return {input, issues: located.sort((one, other) => one.span.start - other.span.start)};
}

/** An issue at a place in the text. */
export function placed(issue: FoundIssue, span: Span, lines: Lines): LocatedIssue {
	const {line: endLine, column: endColumn} = lines.positionOf(span.end);
	return {...issue, ...lines.positionOf(span.start), endLine, endColumn, span};
}

/** A file that is not read, and why. */
export function unreadFile(input: TextInput, {problem, remedy}: Pick<Issue, 'problem' | 'remedy'>): Checked {
	const issue = issueOf('', {rule: 'unreadable', problem, remedy}, RULES);
	return {input, isUnread: true, issues: [placed(issue, {start: 0, end: 0}, input.lines)]};
}

/** A pointer in a message. */
export function placeText(pointer: string): string {
	return pointer === '' ? '(whole input)' : pointer;
}

/** The line of a pointer. */
export function lineOf({lines, document}: Input, pointer: string): number {
	return lines.positionOf(document.placeOf(pointer).start).line;
}

/** The pointer of the place that is marked: of fields that the specification does not name, the first. */
export function markedPointer({rule, pointer, related}: Issue): string {
	return rule === 'undocumented-field' ? (related?.[0]?.pointer ?? pointer) : pointer;
}

/** True for a rule whose issues are marked at the key, not at the value. */
export function isAboutKey(rule: Issue['rule']): boolean {
	return rule === 'unknown-key' || rule === 'duplicate-key' || rule === 'undocumented-field';
}

/** Of an object or a list only the opening bracket, so that a marker does not cover half a file. */
export function concise(text: string, {start, end}: Span): Span {
	const opening = /^(?:[{[(]|(?:array|dict) *\()/.exec(text.slice(start))?.[0];
	return {start, end: opening === undefined ? end : start + opening.length};
}

/** The JSON of a located issue, for programs. */
export function issueJson({span: _, ...issue}: LocatedIssue): object {
	return publicIssue(issue);
}

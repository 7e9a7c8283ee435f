// What the two errors that carry issues have in common.
import {escapeText} from './format-value.js';
import type {FoundIssue, Issue} from './issue.js';

/** The longest message of an error; its issues are complete. */
const LONGEST_MESSAGE = 2000;
/** The longest pointer in it; a key may be as long as the caller likes. */
const LONGEST_POINTER = 512;

/** An error that carries every issue of one input, at most 100; `total` counts all. */
export abstract class IssueError extends Error {
	readonly issues: readonly Issue[];
	readonly total: number;

	constructor(issues: readonly FoundIssue[], total: number = issues.length, cause?: unknown) {
		super(messageOf(issues, total), cause === undefined ? undefined : {cause});
		this.issues = Object.freeze(issues.map(frozenCopy));
		this.total = total;
	}
}

/** A copy, since `allowed` may be the library's own vocabulary. */
function frozenCopy({template, allowed, related, ...issue}: FoundIssue): Issue {
	return Object.freeze({
		...issue,
		...(allowed && {allowed: Object.freeze([...allowed])}),
		...(related && {related: Object.freeze(related.map(place => Object.freeze({...place})))}),
	});
}

/** True if the error has this name and carries issues; by name, since a second copy of paylock has its own classes. */
export function isIssueError(error: unknown, name: string): boolean {
	return error instanceof Error && error.name === name && 'issues' in error && Array.isArray(error.issues);
}

function messageOf(issues: readonly Issue[], total: number): string {
	const lines: string[] = [];
	let length = 0;
	for (const issue of issues) {
		const line = lineOf(issue);
		length += line.length + 1;
		if (length <= LONGEST_MESSAGE - 40) lines.push(line);
		else if (lines.length === 0) lines.push(`${line.slice(0, LONGEST_MESSAGE - 80)}…`);
		else break;
	}
	if (lines.length < total) lines.push(`… and ${total - lines.length} more`);
	return lines.join('\n');
}

/** `<pointer>: <message>`, and the other places that the issue is about. */
function lineOf({pointer, message, related = []}: Issue): string {
	const line = pointer === '' ? message : `${escapeText(pointer, LONGEST_POINTER)}: ${message}`;
	const places = related.filter(place => place.pointer !== '' && place.pointer !== pointer);
	return places.length === 0
		? line
		: `${line} (${places.map(place => `${place.message} at ${escapeText(place.pointer, LONGEST_POINTER)}`).join(', ')})`;
}

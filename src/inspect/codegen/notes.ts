// What generated code leaves out and why, and why builders cannot write a filter at all.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {issuesAt} from '../read/unreadable-issues.js';

/** Longest comment, in characters. */
const LONGEST = 240;

export class CodeNotes {
	/** The comments, in the order of the input. */
	readonly comments: string[] = [];
	/** Why builders cannot write the filter; the first reason counts. */
	refusal: string | undefined;
	/** The errors of the input, which explain why something cannot be read. */
	readonly errors: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		this.errors = issues.filter(({severity}) => severity === 'error');
	}

	comment(pointer: string, text: string): void {
		this.comments.push(commentOf(`${pointer || 'the input'}: ${text}`));
	}

	leftOut(pointer: string, why: string): void {
		this.comment(pointer, `left out because ${why}`);
	}

	unreadable(pointer: string): void {
		const reasons = issuesAt(pointer, this.errors);
		for (const issue of reasons) this.leftOut(issue.pointer, issue.message);
		if (reasons.length === 0) this.leftOut(pointer, 'it cannot be read');
	}

	/** A part that is left out as a whole, since something in it cannot be read. */
	incomplete(pointer: string): void {
		const reasons = issuesAt(pointer, this.errors);
		if (reasons.every(issue => issue.pointer === pointer)) this.unreadable(pointer);
		else {
			this.leftOut(pointer, 'it cannot be read completely');
			for (const issue of reasons) this.comment(issue.pointer, issue.message);
		}
	}

	/** The keys at a place that nothing reads, and that no other comment names. */
	unknownKeys(place: string): void {
		const named = (pointer: string) => this.comments.some(comment => comment.startsWith(commentOf(`${pointer}: `)));
		for (const {rule, pointer, message} of this.errors) {
			if (rule === 'unknown-key' && pointer.startsWith(`${place}/`) && !named(pointer)) this.leftOut(pointer, message);
		}
	}

	/** Why a part cannot be read. */
	firstError(place: string): string | undefined {
		const [error] = issuesAt(place, this.errors);
		return error && `${error.pointer}: ${error.message}`;
	}

	refuse(pointer: string, why: string): void {
		this.refusal ??= commentOf(`${pointer}: ${why}`);
	}
}

/** Text that cannot end its comment: plain ASCII on one line. */
export function commentOf(text: string): string {
	return escapeText(text.replaceAll('…', '...').replaceAll('≤', '<='), LONGEST).replace('…', '...');
}

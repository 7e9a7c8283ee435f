// What generated code leaves out and why, and why builders cannot write a part at all.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';
import {issuesAt} from '../read/unreadable-issues.js';

/** Longest comment, in characters. */
const LONGEST = 240;

/** What a comment says about a place of the input; without a pointer, about all of it. */
export interface Note {
	readonly pointer?: string;
	readonly text: string;
}

export class CodeNotes {
	/** In the order of the input. */
	readonly notes: Note[] = [];
	/** Why builders cannot write the part, which they would not refuse; the first reason counts. */
	refusal: Note | undefined;
	/** The errors of the input, which explain why something cannot be read. */
	readonly errors: readonly Issue[];
	readonly #unknownKeys: readonly Issue[];

	constructor(issues: readonly Issue[]) {
		this.#unknownKeys = issues.filter(({rule}) => rule === 'unknown-key');
		this.errors = issues.filter(({severity}) => severity === 'error');
	}

	add(pointer: string, text: string): void {
		this.notes.push({pointer, text});
	}

	leftOut(pointer: string, why: string): void {
		this.add(pointer, `left out because ${why}`);
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
			for (const issue of reasons) this.add(issue.pointer, issue.message);
		}
	}

	/** The keys at a place that nothing reads, and that no other note names. */
	unknownKeys(place: string): void {
		const named = new Set(this.notes.map(({pointer}) => pointer));
		for (const {severity, pointer, message} of this.#unknownKeys) {
			if (!pointer.startsWith(`${place}/`) || named.has(pointer)) continue;
			this.leftOut(
				pointer,
				severity === 'error' ? message : 'builders write no key that the specification does not name',
			);
		}
	}

	/** Why a part cannot be read. */
	firstError(place: string): Note | undefined {
		const [error] = issuesAt(place, this.errors);
		return error && {pointer: error.pointer, text: error.message};
	}

	refuse(pointer: string, why: string): void {
		this.refusal ??= {pointer, text: why};
	}
}

/** A comment: plain ASCII on one line, which cannot end the comment. */
export function formatNote({pointer, text}: Note): string {
	const line = pointer === undefined ? text : `${pointer || 'the input'}: ${text}`;
	return escapeText(line.replaceAll('…', '...').replaceAll('≤', '<='), LONGEST).replace('…', '...');
}

// What generated code leaves out and why, and why builders cannot write a filter at all.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';

/** Longest comment, in characters. */
const LONGEST = 240;

export class CodeNotes {
	/** The comments, in the order of the input. */
	readonly comments: string[] = [];
	/** Why builders cannot write the filter; the first reason counts. */
	refusal: string | undefined;
	readonly #issues: readonly Issue[];

	/** `issues` are those of the input, which say why something cannot be read. */
	constructor(issues: readonly Issue[]) {
		this.#issues = issues.filter(({severity}) => severity === 'error');
	}

	comment(pointer: string, text: string): void {
		this.comments.push(commentOf(`${pointer || 'the input'}: ${text}`));
	}

	leftOut(pointer: string, why: string): void {
		this.comment(pointer, `left out, ${why}`);
	}

	unreadable(pointer: string): void {
		const issue =
			this.#issues.find(one => one.pointer === pointer) ??
			this.#issues.find(one => one.pointer.startsWith(`${pointer}/`));
		this.leftOut(issue?.pointer ?? pointer, issue === undefined ? 'it cannot be read' : issue.message);
	}

	refuse(pointer: string, why: string): void {
		this.refusal ??= commentOf(`${pointer}: ${why}`);
	}
}

/** Text that cannot end its comment: plain ASCII on one line. */
export function commentOf(text: string): string {
	return escapeText(text.replaceAll('…', '...').replaceAll('≤', '<='), LONGEST).replace('…', '...');
}

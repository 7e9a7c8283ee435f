// Notes on what generated code leaves out and why, and on why builders cannot write a part at all.
import {escapeText} from '../../diagnostics/format-value.js';
import type {Issue} from '../../diagnostics/issue.js';

/** The longest comment, in characters. */
const LONGEST = 240;

/** The text of a comment about a place in the input; without a pointer, about the whole input. */
export interface Note {
	readonly pointer?: string;
	readonly text: string;
}

export class CodeNotes {
	readonly notes: Note[] = [];
	/** The places whose issue is already a note. */
	readonly #unread = new Set<string>();
	/** Why builders cannot write a part, although they would not refuse it. */
	readonly refusals: Note[] = [];

	add(pointer: string, text: string): void {
		this.notes.push({pointer, text});
	}

	leftOut(pointer: string, why: string): void {
		this.add(pointer, `left out because ${why}`);
	}

	/** What could not be read. */
	unreadable(issues: readonly Issue[]): void {
		for (const {pointer, message} of issues) {
			this.#unread.add(pointer);
			this.leftOut(pointer, message);
		}
	}

	/** Notes a part that is left out as a whole because something in it cannot be read. */
	incomplete(pointer: string): void {
		if (!this.#unread.has(pointer)) this.leftOut(pointer, 'it cannot be read completely');
	}

	/** An empty list. */
	empty(pointer: string, changesNothing: boolean): void {
		if (changesNothing) this.leftOut(pointer, 'an empty list changes nothing here');
		else
			this.refuse(
				pointer,
				'the list is empty, and the specification does not state whether it is ignored or matches nothing',
			);
	}

	/** The items of a criterion without duplicates. */
	itemsOf(list: readonly string[], pointer: string): readonly string[] {
		if (list.length === 0) this.empty(pointer, false);
		return [...new Set(list)];
	}

	refuse(pointer: string, why: string): void {
		this.refusals.push({pointer, text: why});
	}
}

/** A comment in plain ASCII on one line, whose text cannot end it. */
export function formatNote({pointer, text}: Note): string {
	const line = pointer === undefined ? text : `${pointer || 'the input'}: ${text}`;
	return escapeText(line.replaceAll('…', '...').replaceAll('≤', '<='), LONGEST).replace('…', '...');
}

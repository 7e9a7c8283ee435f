// The replacements that are made in an input, and where the parts of the corrected value were.
import type {IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import {type At, pointerTo, type Source, sourceOf} from './place.js';

/** A replacement that was made. */
export interface Note {
	readonly pointer: string;
	readonly problem: IssueDetails;
	/** How it was replaced. */
	readonly fix: IssueFix;
	/** False where the replacement contradicts another part: it is judged so, and never written. */
	readonly isCertain: boolean;
	/** True for a value that is tolerated: it is judged as it is. */
	readonly isKept: boolean;
	/** True if the fix may be shown: it quotes nothing personal, and its place is not inside a text. */
	readonly isShown: boolean;
}

export class Notes {
	readonly made: Note[] = [];
	readonly places = new Map<string, Source>();

	/** @param origin - the place of the input itself */
	constructor(
		private readonly origin: Source,
		private readonly accepts: (note: Note) => boolean,
	) {
		if (!origin.isFixable) this.places.set('', origin);
	}

	sourceOf(at: At | undefined): Source {
		return sourceOf(at, this.origin);
	}

	/** The note of a replacement, which is not made yet; `undefined` if it is not accepted. */
	accepted(
		problem: IssueDetails,
		fix: IssueFix,
		at: At | undefined,
		{isCertain = true, isKept = false}: Partial<Pick<Note, 'isCertain' | 'isKept'>> = {},
	): Note | undefined {
		const {pointer, isFixable} = this.sourceOf(at);
		const isPersonal = isPersonalField(at?.field?.key ?? '') && fix.patch[0]?.op === 'replace';
		const isShown = isCertain && isFixable && this.origin.isFixable && !isPersonal;
		const note = {pointer, problem, fix, isCertain, isKept, isShown};
		return this.accepts(note) ? note : undefined;
	}

	/** Notes a replacement; false if it is not accepted. */
	add(...replacement: Parameters<Notes['accepted']>): boolean {
		const note = this.accepted(...replacement);
		if (note !== undefined) this.made.push(note);
		return note !== undefined;
	}

	/** Remembers where a part was, and its own parts. */
	moved(at: At): At {
		if (at.source !== undefined) this.places.set(pointerTo(at), at.source);
		for (const [key, source] of Object.entries(at.parts ?? {})) this.places.set(pointerTo({parent: at, key}), source);
		return at;
	}
}

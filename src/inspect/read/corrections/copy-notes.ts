// What a copy of corrected input has to remember.
import type {Source, Sources} from '../../../schema/corrections.js';
import type {CopyNotes, Corrections} from '../../../schema/read-context.js';
import {UNRECOVERED, Unrecovered} from '../../../schema/recovered.js';

/** Where each part was, and what a mark replaces. */
export class Notes implements CopyNotes {
	#sources: Sources | undefined;
	#unread: Record<string, unknown> | undefined;

	#isThrowing = false;

	constructor(readonly corrections: Corrections) {}

	add(key: string | number, part: string | number | Source | undefined, copied: unknown, given: unknown): void {
		if (typeof part === 'object') {
			this.#sources ??= Object.create(null) as Sources;
			this.#sources[key] = part;
		}
		this.#isThrowing ||= given === UNRECOVERED;
		// A key that a copy never has.
		if (!(copied instanceof Unrecovered) && key !== '__proto__') return;
		this.#unread ??= Object.create(null) as Record<string, unknown>;
		this.#unread[key] = given;
	}

	keep(copy: object, given: unknown): void {
		if (this.#isThrowing) this.corrections.throwing.set(copy, given);
		if (this.#sources !== undefined) this.corrections.sources.set(copy, this.#sources);
		if (this.#unread !== undefined) this.corrections.unread.set(copy, this.#unread);
	}
}

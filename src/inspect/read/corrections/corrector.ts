// What wrong parts of an input are meant to be, and the notes of what was corrected.
import type {Issue, IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {issueOf} from '../../../diagnostics/issue-collector.js';
import type {Arranged, Correction, Entries, Sources} from '../../../schema/corrections.js';
import {PAYMENT_OPTION} from '../../../schema/payment-filter-shape.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import {type Corrections, pointerOf, type ReadContext} from '../../../schema/read-context.js';
import type {ListShape, ObjectShape, Shape} from '../../../schema/shape.js';
import {Notes} from './copy-notes.js';
import {arrangedKeys} from './keys.js';
import {correctionOf} from './meant-value.js';
import {movedOptions, typeCounts} from './option.js';
import {isInText} from './place.js';
import {spreadItems, spreadText} from './spread.js';

/** A correction that was made. */
export interface Note {
	readonly issue: Issue;
	readonly fix: IssueFix;
}

interface CorrectorOptions {
	readonly reads: Corrections['reads'];
	/** True if two codes in one string, which is legal JSON of the right shape, are an issue too. */
	readonly spreadsCodes?: boolean;
	/** The pointers of issues that are not corrected. */
	readonly refused?: ReadonlySet<string>;
}

export class Corrector implements Corrections {
	readonly reads: Corrections['reads'];
	readonly spreadsCodes: boolean;
	readonly sources = new WeakMap<object, Sources>();
	readonly unread = new WeakMap<object, Record<string, unknown>>();
	readonly throwing = new WeakMap<object, unknown>();
	readonly notes: Note[] = [];
	/** True if the whole input is written as JSON text inside JSON text. */
	isText = false;
	readonly #refused: ReadonlySet<string>;
	/** How many options are meant to have each type. */
	#types: ReadonlyMap<string, number> = new Map();

	constructor({reads, spreadsCodes = false, refused = new Set()}: CorrectorOptions) {
		this.reads = reads;
		this.spreadsCodes = spreadsCodes;
		this.#refused = refused;
	}

	newNotes(): Notes {
		return new Notes(this);
	}

	correct(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext): Correction | undefined {
		if (this.#isRefused(context)) return undefined;
		try {
			const found = correctionOf(value, shape, problem, context, this);
			return found && this.#isTaken(found, context) ? {...found, isCertain: false} : found;
		} catch {
			// A getter or a proxy that throws: the reader reports it.
			return undefined;
		}
	}

	arrange(
		shape: ObjectShape,
		given: Entries,
		problemOf: (key: string) => IssueDetails | undefined,
		context: ReadContext,
	): Arranged | undefined {
		const arranged = arrangedKeys(shape, given, problemOf, context, this);
		const isRefused = [...(arranged?.fixes.keys() ?? [])].some(key => this.#refused.has(pointerOf(context, key)));
		return isRefused ? undefined : arranged;
	}

	spread(shape: ListShape, items: readonly unknown[], context: ReadContext): readonly unknown[] {
		if (this.#refused.size > 0) return items;
		try {
			const spread = spreadItems(shape, items, context, this);
			if (shape.item !== PAYMENT_OPTION) return spread;
			this.#types = typeCounts(spread);
			return movedOptions(spread, context, this, this.#types);
		} catch {
			// A getter or a proxy that throws: the reader reports it.
			return items;
		}
	}

	spreadOne(shape: ListShape, text: string, context: ReadContext): readonly unknown[] | undefined {
		return this.#isRefused(context) ? undefined : spreadText(shape, text, context, this);
	}

	/** A fix never quotes what may be personal, and a patch has no place inside a text. */
	note(pointer: string, problem: IssueDetails, fix: IssueFix, context: ReadContext): IssueDetails {
		if (this.reads === 'certain') this.notes.push({issue: issueOf(pointer, problem, 'json'), fix});
		const isPersonal = isPersonalField(context.field?.key ?? '') && fix.patch[0]?.op === 'replace';
		return isPersonal || this.isText || isInText(context) ? problem : {...problem, fix};
	}

	/** True for a misspelled type that another option has too: as that type it would be ignored, or the other one. */
	#isTaken({meant}: Correction, {field}: ReadContext): boolean {
		const isType = field?.shape === PAYMENT_OPTION && field.key === 'paymentMethodType';
		return isType && (this.#types.get(String(meant?.value)) ?? 0) > 1;
	}

	#isRefused(context: ReadContext): boolean {
		return this.#refused.size > 0 && this.#refused.has(pointerOf(context));
	}
}

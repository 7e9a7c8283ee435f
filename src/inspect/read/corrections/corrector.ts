// What wrong parts of an input are meant to be, and the notes of what was corrected.
import type {Issue, IssueDetails, IssueFix} from '../../../diagnostics/issue.js';
import {issueOf} from '../../../diagnostics/issue-collector.js';
import {RULES} from '../../../diagnostics/rules.js';
import {PAYMENT_OPTION} from '../../../schema/payment-filter-shape.js';
import {isPersonalField} from '../../../schema/personal-data.js';
import type {Entries} from '../../../schema/places.js';
import {
	addIssue,
	LEFT_OUT,
	markOf,
	type Notes,
	type Place,
	pointerOf,
	type ReadContext,
	type Reader,
} from '../../../schema/read-context.js';
import {Unrecovered} from '../../../schema/recovered.js';
import type {ListShape, ObjectShape, Shape} from '../../../schema/shape.js';
import type {Sources} from '../source-of.js';
import type {Arranged, Correction} from './corrections.js';
import {arrangedKeys} from './keys.js';
import {correctionOf} from './meant-value.js';
import {movedOptions, typeCounts} from './option.js';
import {isInText, reportFixed} from './place.js';
import {spreadItems, spreadText} from './spread.js';

/** A correction that was made. */
export interface Note {
	readonly issue: Issue;
	readonly fix: IssueFix;
}

interface CorrectorOptions {
	/** True if a correction that would contradict another part is left. */
	readonly isCertainOnly?: boolean;
	/** True if two codes in one string, which is legal JSON of the right shape, are an issue too. */
	readonly spreadsCodes?: boolean;
	/** The pointers of issues that are not corrected. */
	readonly refused?: ReadonlySet<string>;
}

export class Corrector {
	readonly isCertainOnly: boolean;
	readonly spreadsCodes: boolean;
	/** The places of the parts of corrected values, and of the copies that are made of them. */
	readonly sources = new WeakMap<object, Sources>();
	/** The values in place of which a copy has marks. */
	readonly unread = new WeakMap<object, Record<string, unknown>>();
	readonly notes: Note[] = [];
	/** True if the whole input is written as JSON text inside JSON text. */
	isText = false;
	readonly #refused: ReadonlySet<string>;
	#options: readonly unknown[] = [];
	/** How many of the options are meant to have each type, counted for the first misspelled one. */
	#types: ReadonlyMap<string, number> | undefined;

	constructor({isCertainOnly = false, spreadsCodes = false, refused = new Set()}: CorrectorOptions = {}) {
		this.isCertainOnly = isCertainOnly;
		this.spreadsCodes = spreadsCodes;
		this.#refused = refused;
	}

	/** The notes of the copy of an object or a list. */
	newNotes(): Notes {
		return new NotesOfPart(this);
	}

	correct(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext): Correction | undefined {
		if (this.#isRefused(context)) return undefined;
		const found = correctionOf(value, shape, problem, context, this);
		return found && this.#isTaken(found, context) ? {...found, isCertain: false} : found;
	}

	/** Reports the issue of a wrong value, and reads what it is meant to be; a mark if that is not certain. */
	readWrong(value: unknown, shape: Shape, problem: IssueDetails, context: ReadContext, read: Reader): unknown {
		const found = this.correct(value, shape, problem, context);
		if (found === undefined) return addIssue(context, problem);
		const {fix, meant, isText, isCertain = true, severity} = found;
		const judged = severity === undefined ? problem : {...problem, severity};
		if (isCertain) reportFixed(pointerOf(context), judged, fix, context, this);
		else addIssue(context, judged);
		if (this.isCertainOnly && !isCertain) return markOf(judged);
		if (meant === undefined) return LEFT_OUT;
		if (isText) context.path[context.level - 1] = {pointer: pointerOf(context), isText};
		return read(meant.value, context);
	}

	/** Renames and moves the keys of an object; the reader reports the issue of each. */
	arrange(shape: ObjectShape, given: Entries, context: ReadContext): Arranged | undefined {
		const arranged = arrangedKeys(shape, given, context, this);
		for (const key of arranged?.fixes.keys() ?? []) if (this.#isRefused(context, key)) return undefined;
		return arranged;
	}

	/** A list in which each part of an item that contains several is an item; reports the issue of each. */
	spread(shape: ListShape, items: readonly unknown[], context: ReadContext): readonly unknown[] {
		if (this.#refused.size > 0) return items;
		const spread = spreadItems(shape, items, context, this);
		if (shape.item !== PAYMENT_OPTION) return spread;
		this.#options = spread;
		this.#types = undefined;
		return movedOptions(spread, context, this);
	}

	/** The items of a text that contains several, where one is allowed too; reports the issue. */
	spreadOne(shape: ListShape, text: string, context: ReadContext): readonly unknown[] | undefined {
		return this.#isRefused(context) ? undefined : spreadText(shape, text, context, this);
	}

	/** Keeps the correction of an issue, and adds its fix. A fix never quotes what may be personal, and a patch has no place inside a text. */
	note(pointer: string, problem: IssueDetails, fix: IssueFix, context: ReadContext): IssueDetails {
		if (this.isCertainOnly) this.notes.push({issue: issueOf(pointer, problem, RULES), fix});
		const isPersonal = isPersonalField(context.field?.key ?? '') && fix.patch[0]?.op === 'replace';
		return isPersonal || this.isText || isInText(context) ? problem : {...problem, fix};
	}

	/** True for a misspelled type that another option has too: as that type it would be ignored, or the other one. */
	#isTaken({meant}: Correction, {field}: ReadContext): boolean {
		const isType = field?.shape === PAYMENT_OPTION && field.key === 'paymentMethodType';
		if (!isType) return false;
		this.#types ??= typeCounts(this.#options);
		return (this.#types.get(String(meant?.value)) ?? 0) > 1;
	}

	#isRefused(context: ReadContext, key?: string): boolean {
		return this.#refused.has(pointerOf(context, key));
	}
}

/** Where each part of one copy was, and what a mark replaces. */
class NotesOfPart implements Notes {
	private sources: Sources | undefined;
	private unread: Record<string, unknown> | undefined;

	constructor(private readonly corrector: Corrector) {}

	add(key: string | number, place: Place | undefined, copied: unknown, given: unknown): void {
		if (typeof place === 'object') {
			this.sources ??= Object.create(null) as Sources;
			this.sources[key] = place;
		}
		// A key that a copy never has.
		if (!(copied instanceof Unrecovered) && key !== '__proto__') return;
		this.unread ??= Object.create(null) as Record<string, unknown>;
		this.unread[key] = given;
	}

	keep(copy: object): void {
		if (this.sources !== undefined) this.corrector.sources.set(copy, this.sources);
		if (this.unread !== undefined) this.corrector.unread.set(copy, this.unread);
	}
}

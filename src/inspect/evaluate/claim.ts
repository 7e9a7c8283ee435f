// Claims: what is known about an instrument, in three-valued logic. For each assignment of readings, a claim has two bits:
// "may be shown" and "may be hidden". For a fully described instrument and readable data, exactly one of the two is set.

import {READING_CHOICES, type ReadingName, type Readings} from '../../account/readings.js';
import {documentOrder} from '../../utils/document-order.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import type {Instrument} from '../../wire/instrument.js';
import {
	type Assignments,
	assignmentsByChoice,
	type Choice,
	dependsOn,
	EVERY_ASSIGNMENT,
	NO_ASSIGNMENT,
} from './assignments.js';
import type {ExplainRule, Explanation, Reason, Verdict} from './verdict.js';

/** Computed on demand: for most claims only the verdict is needed. */
export type Reasons = () => readonly Reason[];

export interface Claim {
	/** The assignments under which the instrument may be shown. */
	readonly show: Assignments;
	/** The assignments under which it may be hidden. */
	readonly hide: Assignments;
	readonly shownBy: Reasons;
	readonly hiddenBy: Reasons;
	/** The reasons why the claim is open, each with what would settle it. */
	readonly open: Reasons;
}

/** What is known about an instrument under every assignment of the readings that are not chosen. */
export type ClaimOf = (instrument: Instrument) => Claim;

/** Makes the same claim about every instrument. */
export function always(claim: Claim): () => Claim {
	return () => claim;
}

const NONE: Reasons = () => [];

export function shown(...because: readonly Reason[]): Claim {
	return shownBy(() => because);
}

export function shownBy(because: Reasons): Claim {
	return {show: EVERY_ASSIGNMENT, hide: NO_ASSIGNMENT, shownBy: because, hiddenBy: NONE, open: NONE};
}

export function hidden(...because: readonly Reason[]): Claim {
	return hiddenBy(() => because);
}

export function hiddenBy(because: Reasons): Claim {
	return {show: NO_ASSIGNMENT, hide: EVERY_ASSIGNMENT, shownBy: NONE, hiddenBy: because, open: NONE};
}

/** A claim that the instrument is shown or hidden, for this reason. */
export function decided(isShown: boolean, because: Reason): Claim {
	return isShown ? shown(because) : hidden(because);
}

export function isShown({hide}: Claim): boolean {
	return hide === NO_ASSIGNMENT;
}

export function isHidden({show}: Claim): boolean {
	return show === NO_ASSIGNMENT;
}

export function isOpen(claim: Claim): boolean {
	return !isShown(claim) && !isHidden(claim);
}

/** A claim that one of the parts is true, but not which; `open` returns the reasons. */
export function either(parts: readonly Claim[], open: Reasons): Claim {
	return agreed(parts) ?? uniteClaims(parts, [EVERY_ASSIGNMENT], open);
}

/** Shown if both parts show the instrument, otherwise hidden. The reasons for `shown` are those of the first part. */
export function both(one: Claim, other: Claim): Claim {
	if (isShown(other)) return one;
	if (isShown(one) || (isHidden(other) && !isHidden(one))) return other;
	if (isHidden(one) && !isHidden(other)) return one;
	return {
		show: one.show & other.show,
		hide: one.hide | other.hide,
		shownBy: one.shownBy,
		hiddenBy: () => [...one.hiddenBy(), ...other.hiddenBy()],
		open: () => [...one.open(), ...other.open()],
	};
}

/** A claim that depends on the choice of a reading; `open` returns the open question if the choices differ. */
export function byReading<Name extends ReadingName>(
	readings: Readings,
	name: Name,
	open: Reasons,
	under: (choice: Choice<Name>) => Claim,
): Claim {
	const chosen = readings[name];
	if (chosen !== undefined) return under(chosen);
	const choices: readonly Choice<Name>[] = READING_CHOICES[name];
	const parts = choices.map(under);
	const [first] = parts;
	if (first !== undefined && agreed(parts) !== undefined) return first;
	return uniteClaims(parts, assignmentsByChoice(name), open);
}

/** The only part, or one claim for all parts if all are shown or all are hidden. */
function agreed(parts: readonly Claim[]): Claim | undefined {
	const [first] = parts;
	if (first === undefined || parts.length === 1) return first;
	if (parts.every(isShown)) return {...first, shownBy: () => parts.flatMap(part => part.shownBy())};
	return parts.every(isHidden) ? {...first, hiddenBy: () => parts.flatMap(part => part.hiddenBy())} : undefined;
}

/** The union of the parts, each under its own assignments; under every assignment if none are given for it. */
function uniteClaims(parts: readonly Claim[], under: readonly Assignments[], open: Reasons): Claim {
	let show = NO_ASSIGNMENT;
	let hide = NO_ASSIGNMENT;
	for (const [index, part] of parts.entries()) {
		const assignments = under[index] ?? EVERY_ASSIGNMENT;
		show |= part.show & assignments;
		hide |= part.hide & assignments;
	}
	return {
		show,
		hide,
		shownBy: () => unionOf(parts.map(part => part.shownBy())),
		hiddenBy: () => unionOf(parts.map(part => part.hiddenBy())),
		open: () => unionOf([open(), ...parts.map(part => part.open())]),
	};
}

/** The reasons of all lists without duplicates: unions of unions would otherwise repeat the same reasons many times. */
function unionOf(lists: readonly (readonly Reason[])[]): readonly Reason[] {
	return [...new Set(lists.flat())];
}

export function verdictOf(claim: Claim): Verdict {
	return isShown(claim) ? 'shown' : isHidden(claim) ? 'hidden' : 'undetermined';
}

/** The verdict with every reason for it, without duplicates, in the order of the document. */
export function explainClaim(claim: Claim, document: unknown): Explanation {
	const verdict = verdictOf(claim);
	const sided = verdict === 'shown' ? claim.shownBy : claim.hiddenBy;
	const because = verdict === 'undetermined' ? unsettled(claim) : distinctReasons(sided());
	if (because.length < 2) return explanation(verdict, because);
	const compare = documentOrder(document);
	return explanation(
		verdict,
		[...because].sort((one, other) => compare(one.pointer, other.pointer)),
	);
}

/** True if the verdict depends on a reading. */
function dependsOnReading({show, hide}: Claim, reading: ReadingName): boolean {
	return dependsOn(show, reading) || dependsOn(hide, reading);
}

/** The reasons that matter: readings on which the verdict depends, and other unknown facts. */
export function unsettled(claim: Claim): readonly Reason[] {
	const {show, hide, open} = claim;
	const once = distinctReasons(open());
	const isUnknown = (show & hide) !== NO_ASSIGNMENT;
	return once.filter(({reading}) => (reading === undefined ? isUnknown : dependsOnReading(claim, reading)));
}

function distinctReasons(reasons: readonly Reason[]): readonly Reason[] {
	if (reasons.length < 2) return reasons;
	const once = new Map<string, Reason>();
	for (const one of reasons) getOrInsertComputed(once, `${one.rule} ${one.pointer}`, () => one);
	return [...once.values()];
}

export function reason(pointer: string, rule: ExplainRule, message: string, reading?: ReadingName): Reason {
	return Object.freeze({pointer, rule, message, ...(reading !== undefined && {reading})});
}

/** Frozen, since one explanation may be returned many times. */
export function explanation(verdict: Verdict, because: readonly Reason[]): Explanation {
	return Object.freeze({verdict, because: Object.freeze(because)});
}

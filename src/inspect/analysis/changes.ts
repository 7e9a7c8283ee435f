// Compares two subjects class by class, and describes the changes in words.

import type {Account} from '../../account/account.js';
import type {Readings} from '../../account/readings.js';
import {getOrInsertComputed} from '../../utils/get-or-insert-computed.js';
import {groupBy} from '../../utils/group-by.js';
import type {Instrument} from '../../wire/instrument.js';
import {explainClaim, verdictOf} from '../evaluate/claim.js';
import {claimsOf} from '../evaluate/evaluator.js';
import type {Verdict} from '../evaluate/verdict.js';
import type {Subject} from '../subject/read-subject.js';
import type {Budget} from './budget.js';
import {type LabeledClass, labelOfClass, MOST_NAMED} from './class-label.js';
import {mergeParts, type Part, separateParts} from './class-parts.js';
import type {Outcome} from './class-tree.js';
import {differingParts, everyPart} from './differing-parts.js';
import {capitalize} from './labels.js';
import {withMergedBoxes} from './merge-boxes.js';
import type {DistinctionOf} from './numbered-boxes.js';
import type {Section} from './section.js';
import {sectionsOf} from './sections.js';
import {chooseDistinction} from './walk.js';

/**
 * Instruments of one type whose verdict changes in the same way and is decided at the same place; or a change of a field of
 * their option that `extraOptionFields` names, where `from` and `to` may be equal.
 *
 * @source The shape is paylock's own.
 */
export interface DiffChange {
	/** A payment method type, or `EMI`. */
	readonly type: string;
	/** The verdict of the first filter. */
	readonly from: Verdict;
	/** The verdict of the second filter. */
	readonly to: Verdict;
	/** The place in `after` that decides, or the field that changes. */
	readonly pointer: string;
	/** Which instruments, in plain English, with every value that the filters name. */
	readonly message: string;
	/** One of these instruments, fully described: for it, `explain` returns `from` before and `to` after. */
	readonly witness: Instrument;
}

/** How the verdict on some instruments changes. */
export type Change = Outcome & Pick<DiffChange, 'type' | 'from' | 'to' | 'pointer'>;

export function changesBetween(before: Subject, after: Subject, budget: Budget): readonly DiffChange[] {
	return labeledChanges(before, after, budget).map(({label, witness, ...change}) => {
		const message = `${capitalize(label)}: ${change.from} before, ${change.to} now`;
		return Object.freeze({...change, message, witness});
	});
}

/** A change with its instruments in words. */
export type LabeledChange = Omit<DiffChange, 'message'> & {readonly label: string};

/** The classes of each change in words, with one of their instruments. */
export function labeledChanges(before: Subject, after: Subject, budget: Budget): readonly LabeledChange[] {
	return groupBy(changedClasses(before, after, budget), ({outcome}) => outcome).map(group => {
		const [{outcome, instrument}] = group;
		const {id: _, ...change} = outcome;
		return {...change, label: labelOf(group), witness: instrument};
	});
}

/** Every class of instruments whose verdict changes. */
function changedClasses(before: Subject, after: Subject, budget: Budget): readonly Part<Change>[] {
	const {sections, readings, parts} = compareSubjects(before, after);
	// If the order of filters counts, no filter can be merged with another.
	if (isOrdered(readings)) return mergeParts(parts(budget));
	const exact = budget.attempt(1 / 2, part => mergeParts(parts(part)));
	if (exact !== undefined) return exact;
	const merged = sections().map(withMergedBoxes);
	return mergeParts(separateParts(merged, [before, after], changesFrom(before, after), 'any', budget));
}

/** True if the order of filters counts. */
function isOrdered({precedence}: Readings): boolean {
	return precedence === 'first-wins' || precedence === 'last-wins';
}

/**
 * Of `before` only the verdict matters, whichever filter decides it; of `after` the deciding filter is named. If only a few
 * filters differ, each of them is distinguished.
 */
function changeDistinction(readings: Readings): DistinctionOf {
	const distinction = chooseDistinction(readings);
	if (isOrdered(readings)) return distinction;
	return ({owner}, {matchedBy}) => (owner === 0 && matchedBy === undefined ? 'any' : distinction);
}

/** Distinguishes verdicts only, not the filters that decide them. */
export function verdictDistinction(readings: Readings): DistinctionOf {
	if (isOrdered(readings)) return chooseDistinction(readings);
	return (box, {matchedBy}) => (matchedBy?.(box) ? 'every' : 'any');
}

interface Comparison {
	readonly sections: () => readonly Section[];
	readonly readings: Readings;
	/** False for each type, including `EMI`, that both subjects treat in the same way. */
	readonly mayDiffer: (type: string) => boolean;
	/** Yields the classes whose verdict changes, one at a time. */
	readonly parts: (budget: Budget, distinction?: DistinctionOf) => Generator<Part<Change>>;
}

/** Finds what may differ between two subjects. Under two accounts, the parts that the filters share may differ too. */
export function compareSubjects(before: Subject, after: Subject): Comparison {
	const account = commonAccount(before.account, after.account);
	const readings = account.readings ?? {};
	const {subjects, mayDiffer, whereFiltersDiffer} =
		account === before.account ? differingParts(before, after) : everyPart([before, after]);
	const sections = () => sectionsOf(subjects, account, mayDiffer).map(whereFiltersDiffer);
	const parts = (budget: Budget, distinction = changeDistinction(readings)) =>
		separateParts(sections(), [before, after], changesFrom(before, after), distinction, budget);
	return {sections, readings, mayDiffer, parts};
}

/** The options of both accounts that the classes depend on; the first account if both are equal. */
function commonAccount(before: Account, after: Account): Account {
	if (before === after || JSON.stringify(before) === JSON.stringify(after)) return before;
	const precedences = [before.readings?.precedence, after.readings?.precedence];
	const precedence = (['last-wins', 'first-wins'] as const).find(choice => precedences.includes(choice));
	return {types: [...(before.types ?? []), ...(after.types ?? [])], readings: {precedence}};
}

/** The change of an instrument, each side under its own account; `undefined` if its verdict stays the same. */
function changesFrom(before: Subject, after: Subject): (instrument: Instrument) => Change | undefined {
	const [was, is] = [claimsOf(before), claimsOf(after)];
	const changes = new Map<string, Change>();
	return instrument => {
		const claim = is(instrument);
		const [from, to] = [verdictOf(was(instrument)), verdictOf(claim)];
		if (from === to) return undefined;
		const {because} = explainClaim(claim, after.plain);
		// If something cannot be read, `explain` may not name a reading.
		const decisive = because.find(({rule}) => rule === 'unreadable') ?? because[0];
		const change = {type: instrument.type, from, to, pointer: decisive?.pointer ?? ''};
		return getOrInsertComputed(changes, JSON.stringify(change), () => ({...change, id: changes.size}));
	};
}

function labelOf(parts: readonly LabeledClass[]): string {
	const labels = [...new Set(parts.map(labelOfClass))];
	const more = labels.length > MOST_NAMED ? ` and ${labels.length - MOST_NAMED} more` : '';
	return labels.slice(0, MOST_NAMED).join(', ') + more;
}

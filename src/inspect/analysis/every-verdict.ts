// Whether all instruments have the same verdict.

import {effectiveOptions, readableEmi} from '../../model/subject-parts.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {isHidden, isShown} from '../evaluate/claim.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {createClaims} from '../evaluate/evaluator.js';
import type {Instrument} from '../evaluate/instrument.js';
import type {Subject} from '../read/subject.js';
import {Budget, BudgetExceeded} from './budget.js';
import {chooseDistinction, withMandates} from './equivalence-classes.js';
import type {Section} from './section.js';
import {sectionsIn} from './sections.js';
import {walk} from './walk.js';

/** The most steps for one input; they take less time than reading a large filter. */
const MOST_STEPS = 500_000;

/** True if the filter certainly shows every instrument, leaving aside what other fields of a session hide. */
export function showsAll(subject: Subject, mostSteps: number = MOST_STEPS): boolean {
	return isEvery('shown', {...subject, display: undefined, mandateKind: undefined}, sectionsIn(subject), mostSteps);
}

/** True if every instrument is certainly hidden. */
export function hidesAll(subject: Subject, mostSteps: number = MOST_STEPS): boolean {
	return isEvery('hidden', subject, sectionsIn(subject), mostSteps);
}

/** True if a type without an option is certainly shown by default, which is quick to see; not `CARD`, which `sdk_udf` may hide. */
export function showsByDefault(subject: Subject): boolean {
	if (subject.defaults.allow !== true || !leavesShowOnlyEmiOut(subject)) return false;
	const options = effectiveOptions(subject);
	const {enabled} = subject.account;
	return PAYMENT_METHOD_TYPES.some(
		type => type !== 'CARD' && !options.has(type) && enabledCodes(enabled, type) !== false,
	);
}

/** True if no EMI filter has `showOnlyEmi`, which hides everything else. */
function leavesShowOnlyEmiOut(subject: Subject): boolean {
	return readableEmi(subject).every(({showOnlyEmi}) => showOnlyEmi === undefined);
}

/** True if every class of instruments has this verdict; false if there are too many to check. */
function isEvery(
	verdict: 'shown' | 'hidden',
	subject: Subject,
	sections: readonly Section[],
	mostSteps: number,
): boolean {
	if (leavesShowOnlyEmiOut(subject) && sections.some(section => hasOtherEffect(section, verdict))) return false;
	// Without its issues, which only give reasons: each unreadable part would look for its own.
	const claimOf = createClaims({...subject, issues: []});
	const isVerdict = verdict === 'shown' ? isShown : isHidden;
	const budget = new Budget(mostSteps);
	// In most filters some small section already has another verdict.
	const smallFirst = [...sections].sort((one, other) => one.boxes.length - other.boxes.length);
	try {
		return smallFirst.every(section => {
			// The last first: in most filters, what none of them matches has another verdict.
			return [...instrumentsOf(section, subject, budget)].reverse().every(instrument => {
				budget.spend(1 + (section.boxes.length >> 3));
				return isVerdict(claimOf(instrument));
			});
		});
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		return false;
	}
}

function* instrumentsOf(section: Section, subject: Subject, budget: Budget): Generator<Instrument> {
	for (const {instrument} of walk(section, chooseDistinction(subject.account.readings), budget)) {
		yield* withMandates(instrument, [subject]);
	}
}

/** True if all filters of the section do the opposite; for cards and UPI. */
function hasOtherEffect({base, boxes}: Section, verdict: 'shown' | 'hidden'): boolean {
	const other = verdict === 'shown' ? 'hide' : 'show';
	return base.type !== 'EMI' && boxes.length > 0 && boxes.every(({effect}) => effect === other);
}

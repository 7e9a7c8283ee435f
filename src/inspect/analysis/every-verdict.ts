// Checks whether all instruments have the same verdict.

import type {Instrument} from '../../wire/instrument.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {isHidden, isShown} from '../evaluate/claim.js';
import {enabledCodes} from '../evaluate/enabled-claim.js';
import {createClaims} from '../evaluate/evaluator.js';
import type {Subject} from '../subject/read-subject.js';
import {effectiveOptions, readableEmi} from '../subject/subject-parts.js';
import type {Budget} from './budget.js';
import type {Section} from './section.js';
import {sectionsIn} from './sections.js';
import {chooseDistinction, unnamedInstrument, walk} from './walk.js';

/** True if the filter certainly shows every instrument, regardless of what other fields of a session hide. */
export function showsAll(subject: Subject, budget: Budget): boolean {
	return isEvery('shown', {...subject, display: undefined, mandateKind: undefined}, sectionsIn(subject), budget);
}

/** True if every instrument is certainly hidden. */
export function hidesAll(subject: Subject, budget: Budget): boolean {
	return isEvery('hidden', subject, sectionsIn(subject), budget);
}

/** A quick check: true if a type without an option is certainly shown by default; not `CARD`, which `sdk_udf` may hide. */
export function showsByDefault(subject: Subject): boolean {
	const isOnlyEmi = readableEmi(subject).some(({filter}) => filter.showOnlyEmi !== undefined);
	if (subject.defaults.allow !== true || isOnlyEmi) return false;
	const options = effectiveOptions(subject);
	const {enabled} = subject.account;
	return PAYMENT_METHOD_TYPES.some(
		type => type !== 'CARD' && !options.has(type) && enabledCodes(enabled, type) !== false,
	);
}

/** True if every class of instruments has this verdict; false if there are too many to check. */
function isEvery(verdict: 'shown' | 'hidden', subject: Subject, sections: readonly Section[], budget: Budget): boolean {
	// The issues are left out: they only give reasons, and each unreadable part would search them.
	const claimOf = createClaims({...subject, issues: []});
	const isVerdict = verdict === 'shown' ? isShown : isHidden;
	const hasVerdict = (instrument: Instrument) => isVerdict(claimOf(instrument));
	// A quick check first: in most inputs, the instruments that no filter names have another verdict.
	if (!sections.every(section => hasVerdict(unnamedInstrument(section)))) return false;
	const distinction = chooseDistinction(subject.account.readings);
	const holds = (part: Budget) => {
		for (const section of sections) {
			for (const {instrument} of walk(section, distinction, part)) {
				part.spend(1 + (section.boxes.length >> 3));
				if (!hasVerdict(instrument)) return false;
			}
		}
		return true;
	};
	return budget.attempt(1 / 16, holds) ?? false;
}

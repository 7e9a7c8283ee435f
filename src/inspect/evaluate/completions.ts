// An incomplete instrument is decided if every way to complete it has the same verdict.

import {EVERY_ASSIGNMENT, NO_ASSIGNMENT} from './assignments.js';
import {type Claim, isOpen} from './claim.js';

/** How instruments of one kind are evaluated, and described more fully. */
export interface Completable<Known> {
	/** What is known about the instrument; `isIncomplete` if a fuller description may decide it. */
	claimOf(known: Known): {readonly claim: Claim; readonly isIncomplete: boolean};
	/** One description for each possible value of the next missing attribute; none if nothing is missing. */
	completions(known: Known): Iterable<Known> | undefined;
}

/** The most descriptions that are tried for one explanation; beyond that, the verdict stays undetermined. */
const MOST_TRIES = 4000;

/** The claim that all completions of a description have in common. */
export function settle<Known>(kind: Completable<Known>, known: Known): Claim {
	let tries = MOST_TRIES;
	return settled(known);

	function settled(one: Known): Claim {
		tries -= 1;
		const {claim, isIncomplete} = kind.claimOf(one);
		const fuller = isIncomplete && isOpen(claim) ? kind.completions(one) : undefined;
		if (fuller === undefined) return claim;
		let show = NO_ASSIGNMENT;
		let hide = NO_ASSIGNMENT;
		let {shownBy, hiddenBy} = claim;
		const open = [...claim.open];
		for (const next of fuller) {
			if (tries <= 0) return claim;
			const part = settled(next);
			if (part.show !== NO_ASSIGNMENT && show === NO_ASSIGNMENT) shownBy = part.shownBy;
			if (part.hide !== NO_ASSIGNMENT && hide === NO_ASSIGNMENT) hiddenBy = part.hiddenBy;
			open.push(...part.open.filter(({reading}) => reading !== undefined));
			show |= part.show;
			hide |= part.hide;
			if (show === EVERY_ASSIGNMENT && hide === EVERY_ASSIGNMENT) return claim;
		}
		return {show, hide, shownBy, hiddenBy, open};
	}
}

// Instruments that lack what decides which part of a filter is about them: each stands for every instrument that completes it.
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {EmiInstrument, Instrument, Plan} from '../../wire/instrument.js';
import {type Claim, either, reason, verdictOf} from './claim.js';

/** The plans that complete a plan of which the kind or the group is missing. */
export function completePlans({kind, group, ...plan}: EmiInstrument): readonly Plan[] {
	// Only cardless plans are on something else than cards.
	const isCardless = plan.paymentMethodType !== undefined && plan.paymentMethodType !== 'CARD';
	const groups = group === undefined ? (isCardless ? (['cardless'] as const) : PLAN_GROUPS) : [group];
	const kinds = kind === undefined ? EMI_KINDS : [kind];
	return kinds.flatMap(oneKind => groups.map(oneGroup => ({...plan, kind: oneKind, group: oneGroup})));
}

/**
 * The claim about all instruments that complete one: decided if it is decided alike for each of them.
 *
 * @param missing - what has to be added to the instrument
 */
export function claimOfAll<Own extends Instrument>(
	completions: readonly Own[],
	claimOf: (instrument: Own) => Claim,
	missing: string,
): Claim {
	const parts = completions.map(instrument => ({instrument, claim: claimOf(instrument)}));
	return either(
		parts.map(({claim}) => claim),
		() => {
			const [first, ...others] = parts.map(({instrument, claim}) => ({instrument, verdict: verdictOf(claim)}));
			const other = others.find(({verdict}) => verdict !== first?.verdict) ?? others[0];
			const witnesses = [first, other].flatMap(one =>
				one === undefined ? [] : `${describeInstrument(one.instrument)} is ${one.verdict}`,
			);
			return [reason('', 'incomplete-instrument', `${witnesses.join(' and ')}: add ${missing}`)];
		},
	);
}

/** `type=WALLET,code=WALLET_A`. */
function describeInstrument(instrument: Instrument): string {
	return Object.entries(instrument)
		.map(([name, value]) => `${name}=${value}`)
		.join();
}

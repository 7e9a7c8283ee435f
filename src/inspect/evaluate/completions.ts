// An incomplete instrument stands for every instrument that completes it. Its verdict is decided if all of them have the same
// one.
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {EmiInstrument, Instrument, Plan} from '../../wire/instrument.js';
import {EVERY_ASSIGNMENT, NO_ASSIGNMENT} from './assignments.js';
import type {Asked, Attribute} from './attribute.js';
import {type Claim, either, isOpen, reason, verdictOf} from './claim.js';
import type {FilterRow} from './filter-row.js';

/** The most descriptions that are tried for one explanation; beyond that, the verdict stays undetermined. */
const MOST_TRIES = 4000;

/** The claim that all completions of a description have in common; `isIncomplete`: a fuller description may decide it. */
export function settle(
	claimOf: (asked: Asked) => {readonly claim: Claim; readonly isIncomplete: boolean},
	completions: (asked: Asked) => readonly Asked[],
): (asked: Asked) => Claim {
	return asked => {
		let tries = MOST_TRIES;
		return settled(asked);

		function settled(one: Asked): Claim {
			tries -= 1;
			const {claim, isIncomplete} = claimOf(one);
			const fuller = isIncomplete && isOpen(claim) ? completions(one) : [];
			if (fuller.length === 0) return claim;
			let show = NO_ASSIGNMENT;
			let hide = NO_ASSIGNMENT;
			const parts: Claim[] = [];
			for (const next of fuller) {
				if (tries <= 0) return claim;
				const part = settled(next);
				// The details that the fuller description lacks are among those that this one lacks.
				parts.push({...part, open: () => part.open().filter(({reading}) => reading !== undefined)});
				show |= part.show;
				hide |= part.hide;
				if (show === EVERY_ASSIGNMENT && hide === EVERY_ASSIGNMENT) return claim;
			}
			return either(parts, claim.open);
		}
	};
}

/** One description for each possible value of the first unknown attribute that some filter names. */
export function completionsOf(
	attributes: readonly Attribute[],
	rows: readonly FilterRow[],
): (asked: Asked) => readonly Asked[] {
	let prepared: readonly (readonly [name: string, valuesOf: (asked: Asked) => readonly unknown[]])[] | undefined;
	return asked => {
		prepared ??= attributes.flatMap(attribute => {
			const criteria = rows.flatMap(row => row.criteria.filter(one => one.attribute === attribute));
			return criteria.length === 0 ? [] : [[attribute.name, attribute.valuesOf(criteria.map(({list}) => list))]];
		});
		for (const [name, valuesOf] of prepared) {
			const values = valuesOf(asked);
			if (values.length > 0) return values.map(value => ({...asked, [name]: value}));
		}
		return [];
	};
}

/** The plans that complete a plan without a kind or a group. */
export function completePlans({kind, group, ...plan}: EmiInstrument): readonly Plan[] {
	// Only cardless plans have a type other than CARD.
	const isCardless = plan.paymentMethodType !== undefined && plan.paymentMethodType !== 'CARD';
	const groups = group === undefined ? (isCardless ? (['cardless'] as const) : PLAN_GROUPS) : [group];
	const kinds = kind === undefined ? EMI_KINDS : [kind];
	return kinds.flatMap(oneKind => groups.map(oneGroup => ({...plan, kind: oneKind, group: oneGroup})));
}

/**
 * The claim about an incomplete instrument: decided if all instruments that complete it have the same verdict.
 *
 * @param missing - what you have to add to the instrument
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

/** `type=WALLET,code=WALLET_A`, as the command line writes an instrument. */
export function describeInstrument(instrument: Instrument): string {
	return Object.entries(instrument)
		.map(([name, value]) => `${name}=${value}`)
		.join();
}

// Inspect: the EMI plans that an EMI filter can tell apart.
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter, PLAN_GROUPS, type PlanFilter} from '../../wire/emi-filter.js';
import {PAYMENT_METHOD_TYPES} from '../../wire/payment-method.js';
import {issuerForms, type PlanList, planLists} from '../evaluate/plan-filter.js';
import {isWithin, joinedSpans, spanOf} from '../evaluate/tenure-spans.js';
import type {EmiInstrument} from '../instrument.js';
import {combinations, type Dimension, type Named, otherThan, unique} from './combinations.js';

/** Without an EMI filter one kind stands for all, since nothing tells them apart. */
export function* plansToldApart(filters: readonly EmiFilter[]): Generator<EmiInstrument> {
	for (const kind of filters.length === 0 ? EMI_KINDS.slice(0, 1) : EMI_KINDS) {
		for (const group of PLAN_GROUPS) {
			const rules = filters.flatMap(filter => filter[EMI_KIND_KEYS[kind]]?.[group]?.filters ?? []);
			for (const plan of combinations(dimensionsOf(rules, group === 'cardless'), rules.map(namedBy))) {
				yield {type: 'EMI', kind, group, ...plan} as EmiInstrument; // each dimension's values fit its attribute
			}
		}
	}
}

function dimensionsOf(rules: readonly PlanFilter[], isCardless: boolean): readonly Dimension[] {
	const named = rules.map(namedBy);
	const issuers = unique(named.map(({issuer}) => issuer));
	const tenures = tenuresOf(rules);
	const methods = unique(named.map(({paymentMethod}) => paymentMethod));
	// A plan on a card is of CARD.
	const types = isCardless ? unique(named.map(({paymentMethodType}) => paymentMethodType)) : [];
	const otherType = PAYMENT_METHOD_TYPES.find(type => type !== 'CARD' && !types.includes(type));
	return [
		{name: 'paymentMethodType', values: types, other: otherType},
		{name: 'paymentMethod', values: methods, other: otherThan(new Set(methods), 'OTHER')},
		{name: 'issuer', values: issuers, other: otherThan(new Set(issuers.flatMap(issuerForms)), 'OTHER')},
		{name: 'tenure', values: tenures.inside, other: tenures.outside},
	].filter(({values}) => values.length > 0);
}

function namedBy(rule: PlanFilter) {
	const {paymentMethod, paymentMethodType} = rule;
	return {
		paymentMethodType: paymentMethodType === undefined ? undefined : [paymentMethodType],
		paymentMethod: typeof paymentMethod === 'string' ? [paymentMethod] : paymentMethod,
		issuer: valuesOf(rule, 'issuer'),
		tenure: valuesOf(rule, 'tenure')?.flatMap(range => [spanOf(range).from, spanOf(range).to + 1]),
	} satisfies Named;
}

/** `undefined` where the filter has no such list. */
function valuesOf(rule: PlanFilter, what: PlanList['what']): readonly string[] | undefined {
	const lists = planLists(rule).filter(list => list.what === what);
	return lists.length === 0 ? undefined : lists.flatMap(list => list.values);
}

/** The first tenure of every stretch on which the ranges say the same, and one beyond them all. */
function tenuresOf(rules: readonly PlanFilter[]): {readonly inside: readonly number[]; readonly outside: number} {
	const ranges = rules.flatMap(rule => valuesOf(rule, 'tenure') ?? []);
	const covered = joinedSpans(ranges);
	const starts = ranges.map(spanOf).flatMap(({from, to}) => (isWithin(covered, to + 1) ? [from, to + 1] : [from]));
	const inside = [...new Set(starts)].sort((one, other) => one - other);
	return {inside, outside: (covered.at(-1)?.to ?? 0) + 1};
}

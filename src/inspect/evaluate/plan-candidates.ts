// Inspect: which of many plan filters need asking about one plan, so that an answer does not walk them all.
import type {PlanFilter} from '../../wire/emi-filter.js';
import {held} from './get-or-insert-computed.js';
import {issuerForms, type Plan, planLists} from './plan-filter.js';

/**
 * The filters to ask: those that list the plan's issuer, and of the others that would say the same the first.
 *
 * A filter for certain issuers only says nothing of another; one for all but certain issuers says of another what its
 * tenures, type and provider say, and so do all filters that have the same.
 */
export function planCandidates<Row extends {readonly filter: PlanFilter}>(
	rows: readonly Row[],
): (plan: Plan) => Iterable<Row> {
	const byIssuer = new Map<string, Set<Row>>();
	const alike = new Map<string, Row[]>();
	for (const row of rows) {
		const {filter} = row;
		const lists = planLists(filter).filter(list => list.what === 'issuer');
		for (const {values} of lists)
			for (const issuer of values.flatMap(issuerForms)) held(byIssuer, issuer, () => new Set()).add(row);
		// An empty list may select every issuer or none.
		const selects = lists.some(list => list.enable && list.values.length > 0);
		if (!selects) held(alike, likeness(filter), () => []).push(row);
	}
	return ({issuer}) => {
		if (issuer === undefined) return rows;
		const listing = byIssuer.get(issuer) ?? new Set<Row>();
		const additionalProperties = [...alike.values()].flatMap(group => group.find(row => !listing.has(row)) ?? []);
		return [...listing, ...additionalProperties];
	};
}

/** All that a filter says where its issuers are of no matter. */
function likeness(filter: PlanFilter): string {
	const lists = planLists(filter).filter(list => list.what === 'tenure' || list.values.length === 0);
	return JSON.stringify([filter.enable, filter.paymentMethodType, filter.paymentMethod, lists]);
}

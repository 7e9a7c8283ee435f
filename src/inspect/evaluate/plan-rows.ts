// Selects the plan filters that may affect a plan, so that not all of them are tested.
import {UNREADABLE} from '../../model/subject.js';
import {getOrInsertComputed} from './get-or-insert-computed.js';
import type {Plan} from './plan-list.js';
import type {PlanRow} from './plan-row.js';

/**
 * The filters to try: those that list the plan's issuer, and the first and the last of all other filters that do the same.
 *
 * A filter that selects certain issuers does not match a plan of another issuer. Every other filter treats an issuer that
 * it does not list according to its tenures, type and payment method, so filters that agree on these do the same.
 */
export function relevantRows(
	rows: readonly PlanRow[],
	bare: (issuer: string) => string,
): (plan: Plan) => Iterable<PlanRow> {
	const byIssuer = new Map<string, Set<PlanRow>>();
	const alike = new Map<string, PlanRow[]>();
	for (const row of rows) {
		const lists = row.filter.lists.filter(list => list.what === 'issuers');
		for (const {list} of lists) {
			for (const issuer of list.items) getOrInsertComputed(byIssuer, bare(issuer), () => new Set()).add(row);
		}
		const isOnlyForListed = lists.some(({enable, list}) => enable === true && list.isComplete && list.items.length > 0);
		if (!isOnlyForListed) getOrInsertComputed(alike, likeness(row), () => []).push(row);
	}
	return ({issuer}) => {
		if (issuer === undefined) return rows;
		const listing = byIssuer.get(bare(issuer)) ?? new Set<PlanRow>();
		const found = new Set(listing);
		for (const group of alike.values()) {
			const first = group.find(row => !listing.has(row));
			if (first === undefined) continue;
			found.add(first);
			found.add(lastOutside(group, listing) ?? first);
		}
		return found;
	};
}

function lastOutside(group: readonly PlanRow[], listing: ReadonlySet<PlanRow>): PlanRow | undefined {
	for (let index = group.length - 1; index >= 0; index -= 1) {
		const row = group[index];
		if (row !== undefined && !listing.has(row)) return row;
	}
	return undefined;
}

/** A key that filters share if they do the same for issuers that they do not list; an unreadable filter shares it with none. */
function likeness({at, filter: {enable, isComplete, paymentMethodType, methods, lists}}: PlanRow): string {
	const isReadable =
		isComplete && enable !== UNREADABLE && lists.every(list => list.enable !== UNREADABLE && list.list.isComplete);
	if (!isReadable) return `unreadable ${at}`;
	const named = lists.flatMap(({what, enable: flag, list}) => {
		const items = what === 'tenures' || list.items.length === 0 ? list.items : ['any'];
		return [what, String(flag), `${items.length}`, ...items];
	});
	const parts = [
		String(enable),
		String(paymentMethodType),
		...(methods === undefined ? ['-'] : [`${methods.items.length}`, ...methods.items]),
		...named,
	];
	return parts.map(part => `${part.length}:${part}`).join('');
}

// The service prefix by which the issuers of plan filters are compared.
import {type NormalSubject, UNREADABLE} from '../../model/subject.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';

/** The prefix of the account; without one, the prefix that all issuer codes of the filter share (open point 13). */
export function issuerPrefix(subject: NormalSubject, servicePrefix: string | undefined): string | undefined {
	if (servicePrefix !== undefined) return servicePrefix;
	let shared: string | undefined;
	for (const code of issuersOf(subject)) {
		const prefix = /^([A-Za-z0-9]+)_./.exec(code)?.[1];
		if (prefix === undefined || (shared !== undefined && prefix !== shared)) return undefined;
		shared = prefix;
	}
	return shared;
}

function* issuersOf({emiFilters}: NormalSubject): Iterable<string> {
	for (const emi of emiFilters) {
		if (emi === UNREADABLE) continue;
		for (const kind of EMI_KINDS.map(name => emi.kinds[name])) {
			if (kind === undefined || kind === UNREADABLE) continue;
			for (const group of PLAN_GROUPS.map(name => kind.groups[name])) {
				if (group === undefined || group === UNREADABLE) continue;
				for (const {lists} of group.filters?.items ?? []) {
					for (const {what, list} of lists) if (what === 'issuers') yield* list.items;
				}
			}
		}
	}
}

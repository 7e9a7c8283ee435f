// The service prefix by which the issuers of plan filters are compared.
import type {NormalSubject} from '../../model/subject.js';
import {emiKinds, planGroups, readableEmi} from '../../model/subject-parts.js';

/** The prefix of the account; without one, the prefix that all issuer codes of the filter share (open point 13). */
export function issuerPrefix(subject: NormalSubject, servicePrefix: string | undefined): string | undefined {
	if (servicePrefix !== undefined) return servicePrefix;
	const groups = readableEmi(subject)
		.flatMap(emiKinds)
		.flatMap(({kind}) => planGroups(kind));
	const lists = groups.flatMap(({group}) => group.filters?.items ?? []).flatMap(filter => filter.lists);
	const issuers = lists.flatMap(({what, list}) => (what === 'issuers' ? list.items : []));
	let shared: string | undefined;
	for (const code of issuers) {
		const prefix = /^([A-Za-z0-9]+)_./.exec(code)?.[1];
		if (prefix === undefined || (shared !== undefined && prefix !== shared)) return undefined;
		shared = prefix;
	}
	return shared;
}

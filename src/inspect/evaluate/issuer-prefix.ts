// The service prefix by which the issuers of plan filters are compared.
import {type NormalSubject, UNREADABLE} from '../../model/subject.js';
import {EMI_KINDS, PLAN_GROUPS} from '../../wire/emi-filter.js';
import type {Subject} from '../read/subject.js';

export interface IssuerPrefix {
	readonly prefix: string | undefined;
	/** False if a part that cannot be read may name an issuer without the prefix. */
	readonly isCertain: boolean;
}

/** The prefix of the account; without one, the prefix that all issuer codes of the filter share (open point 13). */
export function issuerPrefix(subject: Subject): IssuerPrefix {
	const {servicePrefix} = subject.account;
	if (servicePrefix !== undefined) return {prefix: servicePrefix, isCertain: true};
	let shared: string | undefined;
	let isCertain = true;
	for (const code of issuersOf(subject)) {
		const prefix = code && /^([A-Za-z0-9]+)_./.exec(code)?.[1];
		if (code === undefined) isCertain = false;
		else if (prefix === undefined || (shared !== undefined && prefix !== shared))
			return {prefix: undefined, isCertain: true};
		else shared = prefix;
	}
	return {prefix: shared, isCertain: isCertain || shared === undefined};
}

/** Every issuer code, and `undefined` for each part that cannot be read. */
function issuersOf({emiFilters}: NormalSubject): readonly (string | undefined)[] {
	const kinds = emiFilters.flatMap(emi => (emi === UNREADABLE ? [emi] : EMI_KINDS.map(name => emi.kinds[name])));
	const groups = kinds.flatMap(kind => (kind === UNREADABLE ? [kind] : PLAN_GROUPS.map(name => kind?.groups[name])));
	return groups.flatMap(group => {
		if (group === UNREADABLE || group?.filters?.isComplete === false) return [undefined];
		const filters = group?.filters?.items ?? [];
		return filters.flatMap(({lists, isComplete}) => [
			...(isComplete ? [] : [undefined]),
			...lists.flatMap(({what, list}) => (what === 'issuers' ? list.items : [])),
		]);
	});
}

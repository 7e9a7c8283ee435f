// Legacy, for describe and analysis until they read the normalised subject.
import type {IssuerFilter, PlanFilter, TenureFilter} from '../../wire/emi-filter.js';

/** One list and its flag: `true` is "only these", `false` "all but these". */
export interface PlanList {
	readonly enable: boolean;
	readonly what: 'issuer' | 'tenure';
	readonly values: readonly string[];
}

/** The issuers and tenures of a plan filter, wherever its encoding puts them (open point 5). */
export function planLists(filter: PlanFilter): readonly PlanList[] {
	return [filter.issuerFilter, filter.issuerFilters, filter.tenureFilter].flatMap(listsOf);
}

function listsOf(inner: IssuerFilter | TenureFilter | undefined): readonly PlanList[] {
	if (inner === undefined) return [];
	const {enable} = inner;
	const issuers = 'issuers' in inner ? inner.issuers : undefined;
	return [
		...(issuers === undefined ? [] : [{enable, what: 'issuer' as const, values: issuers}]),
		...(inner.tenures === undefined ? [] : [{enable, what: 'tenure' as const, values: inner.tenures}]),
	];
}

/** A listed issuer as written, and without its prefix. */
export function issuerForms(code: string): readonly string[] {
	const bare = /^[A-Za-z0-9]+_(.+)/.exec(code)?.[1];
	return bare === undefined ? [code] : [code, bare];
}

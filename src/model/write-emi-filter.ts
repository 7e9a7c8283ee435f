// EMI node → `emiOptions`: the one place that knows its key order, the tenure encoding and the prefix of issuers.
import type {Writable} from 'type-fest';
import type {AccountNode} from '../account/account-node.js';
import type {IssueDetails} from '../diagnostics/issue.js';
import {throwIssue} from '../diagnostics/issue-collector.js';
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiSubFilter,
	type IssuerFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
	type TenureRange,
} from '../wire/emi-filter.js';
import type {PlanListKey, TenurePlace} from '../wire/spec.js';
import type {EmiNode, GroupNode, ItemsNode, KindNode, PlanNode} from './filter-node.js';

/** The frozen `emiOptions`; `servicePrefix` goes in front of bare issuers, `base` is its pointer. */
export function writeEmiFilter(node: EmiNode, account: AccountNode, base: string): EmiFilter {
	const filter: Writable<EmiFilter> = {};
	for (const kind of EMI_KINDS) {
		const state = node[kind];
		const key = EMI_KIND_KEYS[kind];
		if (state !== undefined) filter[key] = writeKind(state, account, `${base}/${key}`);
	}
	if (node.onlyEmi) filter.showOnlyEmi = true;
	return Object.freeze(filter);
}

function writeKind(node: KindNode, account: AccountNode, base: string): EmiSubFilter {
	if (node === 'hidden') return Object.freeze({enable: false});
	const kind: Writable<EmiSubFilter> = {enable: true};
	for (const name of PLAN_GROUPS) {
		const group = node[name];
		if (group !== undefined) kind[name] = writeGroup(group, account, `${base}/${name}`);
	}
	return Object.freeze(kind);
}

function writeGroup(node: GroupNode, account: AccountNode, base: string): PlanGroup {
	if (node === 'hidden') return Object.freeze({enable: false});
	if (node.length === 0) return Object.freeze({enable: true});
	const filters = node.map((plan, index) => {
		const problem = tenuresProblem(account.tenures, plan.issuers, plan.tenures);
		if (problem !== undefined) throwIssue(`${base}/filters/${index}`, problem);
		return writePlanFilter(plan, account);
	});
	return Object.freeze({enable: true, filters: Object.freeze(filters)});
}

/** The issue of choices that an account cannot write: in `issuerFilter`, one `enable` applies to both (open point 5). */
export function tenuresProblem(
	{isShared}: TenurePlace,
	issuers: ItemsNode | undefined,
	tenures: ItemsNode | undefined,
): IssueDetails | undefined {
	if (!isShared || issuers === undefined || tenures === undefined || issuers.enable === tenures.enable)
		return undefined;
	return {
		rule: 'contradiction',
		problem: "tenureEncoding 'issuerFilter.tenures' has one enable for issuers and tenures",
		remedy: 'write only or except for both',
	};
}

/** One plan filter, with its lists where the account's encoding has them. */
export function writePlanFilter(plan: PlanNode, account: Pick<AccountNode, 'servicePrefix' | 'tenures'>): PlanFilter {
	const {enable, paymentMethodType, paymentMethods, issuers, tenures} = plan;
	const written: Writable<PlanFilter> = {enable};
	if (paymentMethodType !== undefined) written.paymentMethodType = paymentMethodType;
	if (paymentMethods !== undefined) written.paymentMethod = oneOrMany(paymentMethods);
	if (issuers !== undefined) written.issuerFilter = writeIssuers(issuers, account.servicePrefix);
	if (tenures !== undefined) writeTenures(written, tenures, account.tenures.key);
	return Object.freeze(written);
}

/** One code is written as a string, several as a list (open point 6). */
function oneOrMany(codes: readonly string[]): string | readonly string[] {
	const [first] = codes;
	return codes.length === 1 && first !== undefined ? first : codes;
}

/** Bare issuers get the prefix, prefixed ones stay; without a prefix they are written unchanged (open point 25). */
function writeIssuers({items, enable}: ItemsNode, servicePrefix: string | undefined): IssuerFilter {
	if (servicePrefix === undefined) return Object.freeze({issuers: items, enable});
	const lead = `${servicePrefix}_`;
	const issuers = new Set(items.map(issuer => (issuer.startsWith(lead) ? issuer : lead + issuer)));
	return Object.freeze({issuers: Object.freeze([...issuers]), enable});
}

/** Under their own key, or inside `issuerFilter`, where one `enable` applies to both (open point 5). */
function writeTenures(plan: Writable<PlanFilter>, {items, enable}: ItemsNode, key: PlanListKey): void {
	const tenures = items as readonly TenureRange[]; // checked as they entered the node
	const issuers = (plan[key] as IssuerFilter | undefined)?.issuers; // just written, if both have the same key
	plan[key] = Object.freeze(issuers ? {issuers, tenures, enable} : {tenures, enable});
}

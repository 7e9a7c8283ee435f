// EMI node → `emiOptions`: the one place that knows its key order, the tenure encoding and the prefix of issuers.
import {refuse} from '../misuse.js';
import type {DialectNode} from '../nodes/dialect-node.js';
import type {EmiNode, GroupNode, KindNode, PlanNode} from '../nodes/emi-node.js';
import {oneFlagProblem} from '../rules/one-flag.js';
import type {Choice} from '../values/choice.js';
import {
	EMI_KIND_KEYS,
	type EmiFilter,
	type EmiKind,
	type EmiSubFilter,
	type IssuerFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
	type TenureFilter,
	type TenureRange,
} from '../wire/emi-filter.js';

/** Object.keys of a const object, with its own keys' type. */
const EMI_KINDS = Object.keys(EMI_KIND_KEYS) as readonly EmiKind[];

/** The frozen `emiOptions`; `servicePrefix` goes in front of bare issuers, `base` is the pointer it stands at. */
export function writeEmiFilter(node: EmiNode, dialect: DialectNode, base: string): EmiFilter {
	const filter: {-readonly [Key in keyof EmiFilter]: EmiFilter[Key]} = {};
	for (const kind of EMI_KINDS) {
		const said = node.kinds[kind];
		const key = EMI_KIND_KEYS[kind];
		if (said !== undefined) filter[key] = writeKind(said, dialect, `${base}/${key}`);
	}
	if (node.alone) filter.showOnlyEmi = true;
	return Object.freeze(filter);
}

function writeKind(node: KindNode, dialect: DialectNode, base: string): EmiSubFilter {
	if (node === 'hidden') return Object.freeze({enable: false});
	const kind: {-readonly [Key in keyof EmiSubFilter]: EmiSubFilter[Key]} = {enable: true};
	for (const name of PLAN_GROUPS) {
		const group = node[name];
		if (group !== undefined) kind[name] = writeGroup(group, dialect, `${base}/${name}`);
	}
	return Object.freeze(kind);
}

function writeGroup(node: GroupNode, dialect: DialectNode, base: string): PlanGroup {
	if (node === 'hidden') return Object.freeze({enable: false});
	if (node.length === 0) return Object.freeze({enable: true});
	const filters = node.map((plan, index) => writePlan(plan, dialect, `${base}/filters/${index}`));
	return Object.freeze({enable: true, filters: Object.freeze(filters)});
}

function writePlan(plan: PlanNode, dialect: DialectNode, place: string): PlanFilter {
	const {enable, paymentMethodType, paymentMethods, issuers, tenures} = plan;
	const problem = oneFlagProblem(dialect.tenureEncoding, issuers, tenures);
	if (problem !== undefined) refuse(place, problem);
	return Object.freeze({
		enable,
		...(paymentMethodType !== undefined && {paymentMethodType}),
		...(paymentMethods !== undefined && {paymentMethod: oneOrMany(paymentMethods)}),
		...writeChoices(issuers && prefixed(issuers, dialect.servicePrefix), tenures, dialect),
	});
}

/** One code travels as a string, several as a list (open point 6). */
function oneOrMany(codes: readonly string[]): string | readonly string[] {
	const [first] = codes;
	return codes.length === 1 && first !== undefined ? first : codes;
}

/** Bare issuers get the prefix, those that carry it stay; without a prefix they are written as given (open point 25). */
function prefixed(issuers: Choice, servicePrefix: string | undefined): Choice {
	if (servicePrefix === undefined) return issuers;
	const lead = `${servicePrefix}_`;
	const items = new Set(issuers.items.map(issuer => (issuer.startsWith(lead) ? issuer : lead + issuer)));
	return {items: Object.freeze([...items]), enable: issuers.enable};
}

type WrittenChoices = Pick<PlanFilter, 'issuerFilter' | 'tenureFilter' | 'issuerFilters'>;

function writeChoices(
	issuers: Choice | undefined,
	tenures: Choice | undefined,
	{tenureEncoding}: DialectNode,
): WrittenChoices {
	const issuerFilter = issuers && Object.freeze({issuers: issuers.items, enable: issuers.enable});
	const tenureFilter = tenures && writeTenures(tenures);
	if (tenureEncoding === 'issuerFilter.tenures') {
		const both =
			tenureFilter && issuerFilter ? withTenures(issuerFilter, tenureFilter) : (issuerFilter ?? tenureFilter);
		return both === undefined ? {} : {issuerFilter: both};
	}
	return {...(issuerFilter && {issuerFilter}), ...(tenureFilter && {[tenureEncoding]: tenureFilter})};
}

function writeTenures({items, enable}: Choice): TenureFilter {
	return Object.freeze({tenures: items as readonly TenureRange[], enable}); // checked as they entered the node
}

function withTenures({issuers, enable}: IssuerFilter, {tenures}: TenureFilter): IssuerFilter {
	return Object.freeze({issuers, tenures, enable});
}

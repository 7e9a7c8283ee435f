// Inspect: what one EMI plan filter says of a plan.
//
// The document says that `enable` shows or hides "the plans selected by this filter" and that an issuer or tenure filter
// "enables or disables" its list. How the two flags work together is our assumption:
//
//   filter enable | list enable | plan in the list | plan not in the list
//   true          | true        | shown            | not selected
//   true          | false       | hidden           | shown
//   false         | true        | undetermined     | not selected
//   false         | false       | undetermined     | hidden
//
// A plan that a list with `enable: true` leaves out is not selected, whatever the other list says; a plan that is in any
// list with `enable: false` counts as in it. A filter without lists does what its own `enable` says.
import type {IssuerFilter, PlanFilter, TenureFilter} from '../../wire/emi-filter.js';
import type {EmiInstrument} from '../instrument.js';
import {isWithin, joinedSpans} from './tenure-spans.js';
import {HIDE, NOTHING, only, SHOW, unspecified} from './ternary.js';

/** Whether a plan is in a list; `thin` and `empty` where that cannot be told. */
type Within = 'yes' | 'no' | 'thin' | 'empty';
/** One list and its flag: `true` is "only these", `false` "all but these". */
export interface PlanList {
	readonly enable: boolean;
	readonly what: 'issuer' | 'tenure';
	readonly values: readonly string[];
}

/** A plan that a filter is asked about. */
export type Plan = Omit<EmiInstrument, 'type' | 'kind'>;

/** What a plan filter says of a plan: its worlds, and why there are several. */
export type PlanEvaluator = (plan: Plan) => {readonly worlds: number; readonly open: 'thin' | 'empty'};

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

export function planEvaluator(filter: PlanFilter): PlanEvaluator {
	const within = planLists(filter).map(list => ({
		enable: list.enable,
		test: list.what === 'issuer' ? issuers(list) : tenures(list),
	}));
	const selecting = within.filter(list => list.enable);
	const excepting = within.filter(list => !list.enable);
	const methods = methodsOf(filter);
	return plan => {
		const selected = every([
			typeTest(filter, plan),
			methodTest(methods, plan),
			...selecting.map(({test}) => test(plan)),
		]);
		if (selected === 'no') return {worlds: NOTHING, open: 'thin'};
		const excepted = anyOf(excepting.map(({test}) => test(plan)));
		const worlds = state(filter.enable, selecting.length > 0, excepted) | (selected === 'yes' ? 0 : NOTHING);
		return {worlds, open: selected === 'empty' || excepted === 'empty' ? 'empty' : 'thin'};
	};
}

/** The table above, for a selected plan. */
function state(enable: boolean, selecting: boolean, excepted: Within): number {
	const inside = only(enable ? HIDE : unspecified);
	const outside = only(enable ? SHOW : selecting ? unspecified : HIDE);
	if (excepted === 'yes') return inside;
	return excepted === 'no' ? outside : inside | outside;
}

function typeTest({paymentMethodType: asked}: PlanFilter, {group, paymentMethodType: named}: Plan): Within {
	if (asked === undefined) return 'yes';
	const type = named ?? (group === 'cardless' ? undefined : 'CARD');
	return type === undefined ? 'thin' : type === asked ? 'yes' : 'no';
}

function methodsOf({paymentMethod}: PlanFilter): ReadonlySet<string> | undefined {
	if (paymentMethod === undefined) return undefined;
	return new Set(typeof paymentMethod === 'string' ? [paymentMethod] : paymentMethod);
}

function methodTest(methods: ReadonlySet<string> | undefined, {paymentMethod}: Plan): Within {
	if (methods === undefined) return 'yes';
	if (methods.size === 0) return 'empty';
	return paymentMethod === undefined ? 'thin' : methods.has(paymentMethod) ? 'yes' : 'no';
}

/** Issuer codes carry the service prefix; the plan's may be bare. */
function issuers({values}: PlanList): (plan: Plan) => Within {
	const codes = new Set(values.flatMap(issuerForms));
	return ({issuer}) => (codes.size === 0 ? 'empty' : issuer === undefined ? 'thin' : codes.has(issuer) ? 'yes' : 'no');
}

/** A listed issuer as written, and without its prefix. */
export function issuerForms(code: string): readonly string[] {
	const bare = /^[A-Za-z0-9]+_(.+)/.exec(code)?.[1];
	return bare === undefined ? [code] : [code, bare];
}

function tenures({values}: PlanList): (plan: Plan) => Within {
	const spans = joinedSpans(values);
	return ({tenure}) => {
		if (spans.length === 0) return 'empty';
		if (tenure === undefined) return 'thin';
		return isWithin(spans, tenure) ? 'yes' : 'no';
	};
}

function every(parts: readonly Within[]): Within {
	return (['no', 'empty', 'thin'] as const).find(part => parts.includes(part)) ?? 'yes';
}

function anyOf(parts: readonly Within[]): Within {
	return (['yes', 'empty', 'thin'] as const).find(part => parts.includes(part)) ?? 'no';
}

// EMI plans against a naive evaluator, written from open-points.md and the table of plan filters.
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {compile} from '../../src/inspect/evaluate/compile.js';
import type {EmiInstrument} from '../../src/inspect/instrument.js';
import type {EmiSubFilter, PlanFilter, PlanGroup} from '../../src/wire/emi-filter.js';
import {kind, plan} from './generated.js';

type Verdict = 'shown' | 'hidden' | 'undetermined';

function inIssuers(issuers: readonly string[], issuer: string): boolean {
	return issuers.some(code => code === issuer || code === `PREFIX_${issuer}`);
}

function inTenures(tenures: readonly string[], tenure: number): boolean {
	return tenures.some(range => {
		const [from, to] = range.split('::').map(Number);
		return from !== undefined && to !== undefined && from <= tenure && tenure <= to;
	});
}

/** What one filter says of a plan of which everything is known. */
function said(filter: PlanFilter, plan: Required<EmiInstrument>): Verdict | 'nothing' {
	const {issuerFilter, tenureFilter, issuerFilters, paymentMethodType, paymentMethod} = filter;
	if (paymentMethodType !== undefined && paymentMethodType !== plan.paymentMethodType) return 'nothing';
	if (paymentMethod !== undefined && ![paymentMethod].flat().includes(plan.paymentMethod)) return 'nothing';
	const lists: {only: boolean; holds: boolean}[] = [];
	for (const list of [issuerFilter, tenureFilter, issuerFilters]) {
		if (list === undefined) continue;
		if ('issuers' in list) lists.push({only: list.enable, holds: inIssuers(list.issuers, plan.issuer)});
		if (list.tenures) lists.push({only: list.enable, holds: inTenures(list.tenures, plan.tenure)});
	}
	if (lists.some(({only, holds}) => only && !holds)) return 'nothing';
	const excepted = lists.some(({only, holds}) => !only && holds);
	if (filter.enable) return excepted ? 'hidden' : 'shown';
	return excepted || lists.some(({only}) => only) ? 'undetermined' : 'hidden';
}

function ofFilters(filters: readonly PlanFilter[], plan: Required<EmiInstrument>, allow: boolean): Verdict {
	const words = new Set(filters.map(filter => said(filter, plan)));
	words.delete('nothing');
	const [one, ...more] = words;
	if (one !== undefined && one !== 'nothing') return more.length === 0 ? one : 'undetermined';
	if (allow && filters.every(({enable}) => !enable)) return 'shown';
	if (!allow && filters.every(({enable}) => enable)) return 'hidden';
	return 'undetermined';
}

function enabledInside(group: PlanGroup): boolean {
	const {filters = []} = group;
	return filters.some(
		({enable, issuerFilter, tenureFilter, issuerFilters}) =>
			enable || [issuerFilter, tenureFilter, issuerFilters].some(list => list?.enable),
	);
}

function naive(kind: EmiSubFilter, plan: Required<EmiInstrument>, allow: boolean): Verdict {
	const groups = [kind.credit, kind.debit, kind.cardless].flatMap(group => group ?? []);
	if (!kind.enable && !groups.some(group => group.enable || enabledInside(group))) return 'hidden';
	const group = kind[plan.group];
	let verdict: Verdict = allow ? 'shown' : 'undetermined';
	if (group !== undefined) {
		if (!group.enable && !enabledInside(group)) return 'hidden';
		verdict = group.filters === undefined ? 'shown' : ofFilters(group.filters, plan, allow);
		if (!group.enable && verdict !== 'hidden') verdict = 'undetermined';
	}
	return kind.enable || verdict === 'hidden' ? verdict : 'undetermined';
}

test('a plan that is fully described has the naive verdict', () => {
	fc.assert(
		fc.property(fc.boolean(), kind, fc.array(plan, {minLength: 1, maxLength: 4}), (allow, noCostEmi, plans) => {
			// CARD is enabled, so that it does not leave credit and debit plans open.
			const options = [{paymentMethodType: 'CARD', enable: true}];
			const compiled = compile({allowDefaultOptions: allow, options, emiOptions: {noCostEmi}});
			for (const one of plans) expect(compiled.explain(one).verdict).toBe(naive(noCostEmi, one, allow));
		}),
		{numRuns: 600},
	);
});

test('a plan with gaps is never judged against a plan that it may turn out to be', () => {
	fc.assert(
		fc.property(
			fc.boolean(),
			kind,
			plan,
			fc.constantFrom('issuer', 'tenure', 'paymentMethod'),
			(allow, noCostEmi, full, gap) => {
				const options = [{paymentMethodType: 'CARD', enable: true}];
				const compiled = compile({allowDefaultOptions: allow, options, emiOptions: {noCostEmi}});
				const {[gap]: _, ...thin} = full as EmiInstrument & Record<string, unknown>; // any attribute may be left out
				const {verdict} = compiled.explain(thin);
				if (verdict !== 'undetermined') expect(compiled.explain(full).verdict).toBe(verdict);
			},
		),
		{numRuns: 300},
	);
});

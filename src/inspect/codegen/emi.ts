// `emiOptions` as builder calls.
import {
	EMI_KIND_KEYS,
	EMI_KINDS,
	type EmiFilter,
	type EmiKind,
	type EmiSubFilter,
	PLAN_GROUPS,
	type PlanFilter,
	type PlanGroup,
} from '../../wire/emi-filter.js';
import {type Call, withRecipe} from './chain.js';
import {MOST_ARGUMENTS} from './filters.js';
import {enclose, list, quote} from './literal.js';

export function emiCalls(emi: EmiFilter): readonly Call[] {
	const kinds = EMI_KINDS.flatMap(kind => {
		const sub = emi[EMI_KIND_KEYS[kind]];
		return sub === undefined ? [] : [kindCall(kind, sub)];
	});
	return emi.showOnlyEmi === true ? [...kinds, () => '.showOnlyEmi()'] : kinds;
}

function kindCall(kind: EmiKind, sub: EmiSubFilter): Call {
	if (!sub.enable) return () => `.hide(${quote(kind)})`;
	const groups = PLAN_GROUPS.flatMap(name => {
		const group = sub[name];
		return group === undefined ? [] : [groupCall(name, group)];
	});
	if (groups.length === 0) return () => `.show(${quote(kind)})`;
	return indent => withRecipe(`.show(${quote(kind)}, `, 'groups', groups, indent);
}

function groupCall(name: string, {enable, filters}: PlanGroup): Call {
	if (!enable) return () => `.hide(${quote(name)})`;
	if (filters === undefined) return () => `.show(${quote(name)})`;
	return indent => withRecipe(`.show(${quote(name)}, `, 'plans', filters.map(planCall), indent);
}

function planCall(filter: PlanFilter): Call {
	const {enable, paymentMethodType, paymentMethod} = filter;
	const {issuers, tenures} = choicesOf(filter);
	return indent => {
		const inner = `${indent}\t`;
		const fields = [
			...(paymentMethodType === undefined ? [] : [`paymentMethodType: ${quote(paymentMethodType)}`]),
			...(paymentMethod === undefined ? [] : [oneOrMany(paymentMethod, inner)]),
			...(issuers === undefined ? [] : [choice('issuers', issuers, inner)]),
			...(tenures === undefined ? [] : [choice('tenures', tenures, inner)]),
		];
		return `.${enable ? 'show' : 'hide'}(${enclose('{', fields, '}', indent)})`;
	};
}

function oneOrMany(codes: string | readonly string[], indent: string): string {
	return typeof codes === 'string' ? `paymentMethod: ${quote(codes)}` : list(codes, indent, 'paymentMethod: ');
}

interface Chosen {
	readonly items: readonly string[];
	readonly enable: boolean;
}

/** `issuers: only('PREFIX_BANKA')`; a list too long for a call is written as the object that `only` would return. */
function choice(name: string, {items, enable}: Chosen, indent: string): string {
	if (items.length > MOST_ARGUMENTS) return `${name}: {enable: ${enable}, ${list(items, indent, 'items: ')}}`;
	return enclose(`${name}: ${wordOf(enable)}(`, items.map(quote), ')', indent);
}

function wordOf(enable: boolean): 'only' | 'except' {
	return enable ? 'only' : 'except';
}

/** The functions that the choices of an EMI filter call. */
export function choiceFunctions(emi: EmiFilter | undefined): readonly string[] {
	const names = new Set<string>();
	for (const plan of planFilters(emi)) {
		for (const chosen of Object.values(choicesOf(plan))) {
			if (chosen !== undefined && chosen.items.length <= MOST_ARGUMENTS) names.add(wordOf(chosen.enable));
		}
	}
	return [...names];
}

/** Issuers and tenures, from any of the encodings (open point 5). */
function choicesOf({issuerFilter, tenureFilter, issuerFilters}: PlanFilter): {
	readonly issuers: Chosen | undefined;
	readonly tenures: Chosen | undefined;
} {
	const issuers = issuerFilter !== undefined && 'issuers' in issuerFilter ? issuerFilter : undefined;
	const tenures = tenureFilter ?? issuerFilters ?? issuerFilter;
	return {
		issuers: issuers && {items: issuers.issuers, enable: issuers.enable},
		tenures: tenures?.tenures && {items: tenures.tenures, enable: tenures.enable},
	};
}

/** Every plan filter of every group. */
export function planFilters(emi: EmiFilter | undefined): readonly PlanFilter[] {
	return EMI_KINDS.flatMap(kind => PLAN_GROUPS.flatMap(name => emi?.[EMI_KIND_KEYS[kind]]?.[name]?.filters ?? []));
}

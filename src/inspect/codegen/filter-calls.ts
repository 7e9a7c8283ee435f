// A wire filter as the builder calls that are meant to build it.
import {doubledCodes, isDoubledType, normalCode} from '../../rules/provider-pairs.js';
import {prefixOfPairs} from '../../rules/single-providers.js';
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter, PLAN_GROUPS, type PlanFilter} from '../../wire/emi-filter.js';
import type {CardFilter, PaymentFilter, PaymentOption, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_LISTS, PLAN_LIST_KEYS, PLAN_LISTS} from '../../wire/spec.js';
import {type Call, type Chain, type Code, callOf, recipeOf} from './code.js';
import {MOST_ARGUMENTS} from './print.js';

/** `filter().allowDefaults(true)` and the calls after it. */
export function filterChain(filter: PaymentFilter): Chain {
	const prefix = prefixThatDoubles(filter);
	const calls = [
		callOf('allowDefaults', filter.allowDefaultOptions),
		...filter.options.map(option => optionCall(option, prefix)),
		...(filter.emiOptions === undefined ? [] : [emiCall(filter.emiOptions)]),
		...(prefix === undefined ? [] : [callOf('forMandates', prefix)]),
	];
	return {kind: 'chain', start: 'filter', args: [], calls};
}

function verb(enable: boolean): 'show' | 'hide' {
	return enable ? 'show' : 'hide';
}

function optionCall(option: PaymentOption, prefix: string | undefined): Call {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	if (cardFilters !== undefined) return callOf('cards', recipeOf('cards', cardFilters.map(cardCall)));
	if (upiFilters !== undefined) return callOf('upi', recipeOf('upi', upiFilters.map(upiCall)));
	if (paymentMethods === undefined) return callOf(verb(enable), type);
	return callOf(verb(enable), type, prefix === undefined ? paymentMethods : singles(type, paymentMethods, prefix));
}

/** The prefix with which `forMandates` writes every list of the filter unchanged (open point 24). */
function prefixThatDoubles(filter: PaymentFilter): string | undefined {
	const prefix = prefixOfPairs(filter);
	if (prefix === undefined) return undefined;
	const isSame = filter.options.every(({paymentMethodType: type, paymentMethods}) => {
		if (paymentMethods === undefined || !isDoubledType(type)) return true;
		const written = doubledCodes(type, singles(type, paymentMethods, prefix), prefix);
		return written.length === paymentMethods.length && written.every((code, index) => code === paymentMethods[index]);
	});
	return isSame ? prefix : undefined;
}

/** The codes for which `forMandates` writes pairs. */
function singles(type: string, codes: readonly string[], prefix: string): readonly string[] {
	return isDoubledType(type) ? [...new Set(codes.map(code => normalCode(type, code, prefix)))] : codes;
}

function cardCall(filter: CardFilter): Call {
	const given = CARD_LISTS.flatMap(({key, name}) => {
		const list = filter[key];
		return list === undefined ? [] : [{name, list}];
	});
	const [only, ...others] = given;
	if (only !== undefined && others.length === 0 && only.list.length <= MOST_ARGUMENTS) {
		return callOf(`${verb(filter.enable)}${only.name[0]?.toUpperCase()}${only.name.slice(1)}`, ...only.list);
	}
	return criteriaCall(filter.enable, Object.fromEntries(given.map(({name, list}) => [name, list])));
}

function criteriaCall(enable: boolean, criteria: Readonly<Record<string, unknown>>): Call {
	const fields = Object.entries(criteria).map(([key, value]) => [key, {kind: 'value', value} as Code] as const);
	return callOf(verb(enable), {kind: 'object', fields});
}

function upiCall({enable, upiType, upiMethods}: UpiFilter): Call {
	const kind = upiType === 'COLLECT' ? 'Collect' : 'Intent';
	return upiMethods === undefined
		? callOf(`${verb(enable)}All${kind}`)
		: callOf(`${verb(enable)}${kind}`, ...upiMethods);
}

/** `.emi(emi => …)` */
export function emiCall(emi: EmiFilter): Call {
	const kinds = EMI_KINDS.flatMap(name => {
		const kind = emi[EMI_KIND_KEYS[name]];
		if (kind === undefined) return [];
		const groups = PLAN_GROUPS.flatMap(group => {
			const plans = kind[group];
			if (plans === undefined) return [];
			return [partCall(group, plans.enable, 'plans', plans.filters?.map(planCall))];
		});
		return [partCall(name, kind.enable, 'groups', groups.length === 0 ? undefined : groups)];
	});
	return callOf('emi', recipeOf('emi', emi.showOnlyEmi === true ? [...kinds, callOf('showOnlyEmi')] : kinds));
}

/** A kind or group, and the calls inside it; inside what is hidden, builders write nothing. */
function partCall(name: string, enable: boolean, parameter: string, inside: readonly Call[] | undefined): Call {
	return enable && inside !== undefined
		? callOf('show', name, recipeOf(parameter, inside))
		: callOf(verb(enable), name);
}

function planCall(plan: PlanFilter): Call {
	const {enable, paymentMethodType, paymentMethod} = plan;
	// In any of the encodings; builders write all tenures in one.
	const holders: readonly {readonly enable?: boolean}[] = PLAN_LIST_KEYS.map(key => plan[key] ?? {});
	const lists = PLAN_LISTS.flatMap(({key}) => {
		const holder = holders.find(one => Object.hasOwn(one, key));
		return holder === undefined ? [] : [[key, {items: Reflect.get(holder, key), enable: holder.enable}] as const];
	});
	return criteriaCall(enable, {
		...(paymentMethodType !== undefined && {paymentMethodType}),
		...(paymentMethod !== undefined && {paymentMethod}),
		...Object.fromEntries(lists),
	});
}

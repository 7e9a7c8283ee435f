// Converts a wire filter to the builder calls that are meant to build it.
import {doubledCodes, isDoubledType, normalCode, prefixOfPairs} from '../../account/provider-pairs.js';
import {EMI_KIND_KEYS, EMI_KINDS, type EmiFilter, PLAN_GROUPS, type PlanFilter} from '../../wire/emi-filter.js';
import type {CardFilter, FilterParts, OptionParts, UpiFilter} from '../../wire/payment-filter.js';
import {CARD_LISTS, PLAN_LIST_KEYS, PLAN_LISTS} from '../../wire/spec.js';
import {type Call, type Chain, type Code, createCall, createRecipe} from './code.js';
import {MOST_ARGUMENTS} from './print.js';

/** `filter().allowDefaults(true)` and the calls after it. */
export function createFilterChain(filter: FilterParts): Chain {
	const prefix = findDoublingPrefix(filter);
	const calls = [
		createCall('allowDefaults', filter.allowDefaultOptions),
		...filter.options.map(option => createOptionCall(option, prefix)),
		...(filter.emiOptions === undefined ? [] : [createEmiCall(filter.emiOptions)]),
		...(prefix === undefined ? [] : [createCall('forMandates', prefix)]),
	];
	return {kind: 'chain', start: 'filter', args: [], calls};
}

function chooseVerb(enable: boolean): 'show' | 'hide' {
	return enable ? 'show' : 'hide';
}

function createOptionCall(option: OptionParts, prefix: string | undefined): Call {
	const {paymentMethodType: type, enable, paymentMethods, cardFilters, upiFilters} = option;
	if (cardFilters !== undefined) return createCall('cards', createRecipe('cards', cardFilters.map(createCardCall)));
	if (upiFilters !== undefined) return createCall('upi', createRecipe('upi', upiFilters.map(createUpiCall)));
	if (paymentMethods === undefined) return createCall(chooseVerb(enable), type);
	return createCall(
		chooseVerb(enable),
		type,
		prefix === undefined ? paymentMethods : listSingles(type, paymentMethods, prefix),
	);
}

/** The prefix with which `forMandates` reproduces every list of the filter unchanged (open point 24). */
function findDoublingPrefix(filter: FilterParts): string | undefined {
	const prefix = prefixOfPairs(filter);
	if (prefix === undefined) return undefined;
	const isSame = filter.options.every(({paymentMethodType: type, paymentMethods}) => {
		if (paymentMethods === undefined || !isDoubledType(type)) return true;
		const written = doubledCodes(type, listSingles(type, paymentMethods, prefix), prefix);
		return written.length === paymentMethods.length && written.every((code, index) => code === paymentMethods[index]);
	});
	return isSame ? prefix : undefined;
}

/** The codes for which `forMandates` writes pairs. */
function listSingles(type: string, codes: readonly string[], prefix: string): readonly string[] {
	return isDoubledType(type) ? [...new Set(codes.map(code => normalCode(type, code, prefix)))] : codes;
}

function createCardCall(filter: CardFilter): Call {
	const given = CARD_LISTS.flatMap(({key, name}) => {
		const list = filter[key];
		return list === undefined ? [] : [{name, list}];
	});
	const [only, ...others] = given;
	if (only !== undefined && others.length === 0 && only.list.length <= MOST_ARGUMENTS) {
		return createCall(`${chooseVerb(filter.enable)}${only.name[0]?.toUpperCase()}${only.name.slice(1)}`, ...only.list);
	}
	return createCriteriaCall(filter.enable, Object.fromEntries(given.map(({name, list}) => [name, list])));
}

function createCriteriaCall(enable: boolean, criteria: Readonly<Record<string, unknown>>): Call {
	const fields = Object.entries(criteria).map(([key, value]) => [key, {kind: 'value', value} as Code] as const);
	return createCall(chooseVerb(enable), {kind: 'object', fields});
}

function createUpiCall({enable, upiType, upiMethods}: UpiFilter): Call {
	const kind = upiType === 'COLLECT' ? 'Collect' : 'Intent';
	return upiMethods === undefined
		? createCall(`${chooseVerb(enable)}All${kind}`)
		: createCall(`${chooseVerb(enable)}${kind}`, ...upiMethods);
}

/** `.emi(emi => …)` */
export function createEmiCall(emi: EmiFilter): Call {
	const kinds = EMI_KINDS.flatMap(name => {
		const kind = emi[EMI_KIND_KEYS[name]];
		if (kind === undefined) return [];
		const groups = PLAN_GROUPS.flatMap(group => {
			const plans = kind[group];
			if (plans === undefined) return [];
			return [createPartCall(group, plans.enable, 'plans', plans.filters?.map(createPlanCall))];
		});
		return [createPartCall(name, kind.enable, 'groups', groups.length === 0 ? undefined : groups)];
	});
	return createCall(
		'emi',
		createRecipe('emi', emi.showOnlyEmi === true ? [...kinds, createCall('showOnlyEmi')] : kinds),
	);
}

/** A kind or group, and the calls inside it; builders write nothing inside a hidden one. */
function createPartCall(name: string, enable: boolean, parameter: string, inside: readonly Call[] | undefined): Call {
	return enable && inside !== undefined
		? createCall('show', name, createRecipe(parameter, inside))
		: createCall(chooseVerb(enable), name);
}

function createPlanCall(plan: PlanFilter): Call {
	const {enable, paymentMethodType, paymentMethod} = plan;
	// The tenures may be in any encoding; builders write all of them in one.
	const holders: readonly {readonly enable?: boolean}[] = PLAN_LIST_KEYS.map(key => plan[key] ?? {});
	const lists = PLAN_LISTS.flatMap(({key}) => {
		const holder = holders.find(one => Object.hasOwn(one, key));
		return holder === undefined
			? []
			: [[key, {[holder.enable ? 'only' : 'except']: Reflect.get(holder, key) as unknown}] as const];
	});
	return createCriteriaCall(enable, {
		...(paymentMethodType !== undefined && {paymentMethodType}),
		...(paymentMethod !== undefined && {paymentMethod}),
		...Object.fromEntries(lists),
	});
}

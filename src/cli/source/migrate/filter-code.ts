// A filter that was read as the calls of builders.
import {type Call, type Chain, createCall, createRecipe} from '../../../inspect/codegen/code.js';
import {createFilterChain} from '../../../inspect/codegen/filter-calls.js';
import {EMI_KIND_KEYS, EMI_KINDS, PLAN_GROUPS} from '../../../wire/emi-filter.js';
import type {FilterParts} from '../../../wire/payment-filter.js';
import {commentedCall, createWhen, guardedCalls, type PartFacts} from './guarded-calls.js';
import type {FilterReading} from './read-filter.js';
import type {Comments, Condition} from './reading.js';

/** `filter()` and the calls after it, without `build()`. */
export function createFilterCode(reading: FilterReading, comments: Comments): Chain {
	const {value, defaults, flags} = reading;
	const facts: PartFacts = {guards: reading.guards, comments};
	// The builders are asked about every case of it; what they refuse is left alone.
	const filter = {options: [], ...value} as unknown as FilterParts;
	const {calls, ...chain} = createFilterChain(filter);
	const end = 1 + filter.options.length;
	const start = calls.slice(0, 1).map(call => {
		const given = defaults === undefined ? call : createCall(call.name, {kind: 'name', name: defaults.argument});
		return commentedCall({call: given, part: value}, facts);
	});
	const options = calls.slice(1, end).map((call, at) => optionCall(call, filter.options[at] ?? {}));
	const others = calls
		.slice(end)
		.flatMap(call =>
			call.name === 'emi' ? guardedCalls([{call: emiCall(call), part: filter.emiOptions ?? {}}], facts, 'f') : call,
		);
	return {...chain, calls: [...start, ...callsOf(options, filter.options, 'f'), ...others]};

	function callsOf(calls: readonly Call[], parts: readonly object[], parameter: string): readonly Call[] {
		return guardedCalls(
			calls.map((call, at) => ({call, part: parts[at] ?? {}})),
			facts,
			parameter,
		);
	}

	function optionCall(
		call: Call,
		option: {readonly cardFilters?: readonly object[]; readonly upiFilters?: readonly object[]},
	): Call {
		const parts = option.cardFilters ?? option.upiFilters;
		return parts === undefined ? call : changeRecipe(call, (calls, parameter) => callsOf(calls, parts, parameter));
	}

	/** The plan filters of each group; kinds and groups are in one order. */
	function emiCall(call: Call): Call {
		const {emiOptions = {}} = filter;
		const kinds = EMI_KINDS.flatMap(name => emiOptions[EMI_KIND_KEYS[name]] ?? []);
		return changeRecipe(call, (kindCalls, emi) =>
			kindCalls.map((kindCall, at) => {
				const kind = kinds[at];
				const groups = PLAN_GROUPS.flatMap(name => kind?.[name] ?? []);
				const changed = changeRecipe(kindCall, (groupCalls, parameter) =>
					groupCalls.map((groupCall, index) => {
						const plans = groups[index]?.filters ?? [];
						const inside = changeRecipe(groupCall, (calls, name) => callsOf(calls, plans, name));
						return flaggedCall(inside, flags.get(groups[index] ?? {}), parameter);
					}),
				);
				return flaggedCall(changed, flags.get(kind ?? {}), emi);
			}),
		);
	}
}

/** A kind or group that is shown or hidden by a flag. */
function flaggedCall(call: Call, flag: Condition | undefined, parameter: string): Call {
	if (flag === undefined) return call;
	const hide = createCall('hide', ...call.args.slice(0, 1));
	return createWhen(flag.argument, createRecipe(parameter, [call]), createRecipe(parameter, [hide]));
}

/** A call with other calls in its recipe. */
function changeRecipe(call: Call, change: (calls: readonly Call[], parameter: string) => readonly Call[]): Call {
	const recipe = call.args.at(-1);
	if (recipe?.kind !== 'recipe') return call;
	const {parameter, calls} = recipe;
	return {...call, args: [...call.args.slice(0, -1), createRecipe(parameter, change(calls, parameter))]};
}

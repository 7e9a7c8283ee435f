// The builder code of a filter literal, and the proof that it builds the same JSON.
import {
	type Call,
	type Chain,
	type Code,
	createCall,
	createRecipe,
	isChoice,
	type Names,
} from '../../../inspect/codegen/code.js';
import {createFilterChain} from '../../../inspect/codegen/filter-calls.js';
import {createNames} from '../../../inspect/codegen/module.js';
import {findProblems} from '../../../inspect/codegen/try-builders.js';
import {except, only} from '../../../values/choice.js';
import type {Account} from '../../../wire/account.js';
import {EMI_KIND_KEYS, EMI_KINDS, PLAN_GROUPS} from '../../../wire/emi-filter.js';
import type {FilterParts} from '../../../wire/payment-filter.js';
import {conditionsOf, type Guard, jsonOf, LeftAlone, type Reading} from './reading.js';

/** More conditions have more cases than are worth comparing. */
const MOST_CONDITIONS = 8;

/** The code, and the number of cases in which it built the same JSON. */
export interface BuilderCode {
	readonly chain: Chain;
	readonly cases: number;
}

/** Throws {@link LeftAlone} if builders refuse a case of the filter, or write it differently. */
export function createBuilderCode(
	reading: Reading,
	comments: ReadonlyMap<object, readonly string[]>,
	localName: (name: string) => string,
	account: Account,
): BuilderCode {
	const conditions = conditionsOf(reading);
	if (conditions.length > MOST_CONDITIONS) throw new LeftAlone(`it has more than ${MOST_CONDITIONS} conditions`);
	const chain = chainOf(reading, comments, localName);
	const cases = 2 ** conditions.length;
	const samples = reading.expressions.flatMap(({text, sample}) => [
		[text, sample],
		[itemsOf(text), sample],
	]);
	const functions = Object.entries({...createNames(account), only, except}).map(([name, value]) => [
		localName(name),
		value,
	]);
	const names = Object.fromEntries([...functions, ...samples]);
	for (let number = 0; number < cases; number += 1) {
		const outcomes = new Map(conditions.map((condition, bit) => [condition, (number & (2 ** bit)) === 0]));
		const [problem] = findProblems(chain, {...names, ...valuesOf(reading, outcomes)}, jsonOf(reading, outcomes));
		if (problem !== undefined) throw new LeftAlone(`${problem.pointer ? `${problem.pointer}: ` : ''}${problem.text}`);
	}
	return {chain, cases};
}

/** What each condition and flag is in one case. */
function valuesOf({guards, defaults}: Reading, outcomes: ReadonlyMap<string, boolean>): Names {
	const values = [...guards.values()].flat().flatMap(({argument, condition}) => [
		[argument, outcomes.get(condition)],
		[opposite(argument), !outcomes.get(condition)],
	]);
	return Object.fromEntries(defaults === undefined ? values : [...values, [defaults, outcomes.get(defaults)]]);
}

function opposite(condition: string): string {
	if (/^![\w$.]+$/.test(condition)) return condition.slice(1);
	const inner = /^Boolean\(([\w$.]+)\)$/.exec(condition)?.[1] ?? condition;
	return /^[\w$.]+$/.test(inner) ? `!${inner}` : `!(${inner})`;
}

/** The items of a list as arguments. */
function itemsOf(text: string): string {
	const inside = /^\[([^\n/]*?),?\s*\]$/.exec(text)?.[1]?.trim();
	return inside ? inside : `...${text}`;
}

function chainOf(
	reading: Reading,
	comments: ReadonlyMap<object, readonly string[]>,
	localName: (name: string) => string,
): Chain {
	const {value, guards, defaults} = reading;
	// The builders are asked about every case of it; what they refuse is left alone.
	const filter = {options: [], ...value} as unknown as FilterParts;
	let {calls} = createFilterChain(filter);
	const [first, ...rest] = calls;
	const options = rest.slice(0, filter.options.length);
	const others = rest.slice(filter.options.length);
	const written = options.map((call, index) => optionCall(call, filter.options[index] ?? {}));
	const emi = others.map(call => (call.name === 'emi' ? emiCall(call) : call));
	const start = first && (defaults === undefined ? first : createCall(first.name, {kind: 'name', name: defaults}));
	calls = [
		...(start ? [commented(start, value)] : []),
		...group(written, filter.options, 'f'),
		...group(emi, filter.emiOptions ? [filter.emiOptions] : [], 'f'),
	];
	const chain: Chain = {kind: 'chain', start: localName('filter'), args: [], calls: [...calls, createCall('build')]};
	return withExpressions(chain, reading, localName) as Chain; // as it was

	function commented(call: Call, part: object): Call {
		const texts = comments.get(part);
		return texts === undefined ? call : {...call, comments: texts};
	}

	/** The calls of the parts of one list, those with guards in `when`. */
	function group(all: readonly Call[], parts: readonly object[], parameter: string, depth = 0): readonly Call[] {
		const grouped: Call[] = [];
		for (let start = 0; start < all.length; ) {
			const guard = guardAt(parts[start], depth);
			let end = start + 1;
			while (guard && end < all.length && isOneCall(guard, guardAt(parts[end], depth))) end += 1;
			const [taken, of] = [all.slice(start, end), parts.slice(start, end)];
			grouped.push(
				...(guard
					? [whenCall(guard, taken, of, parameter, depth)]
					: taken.map((call, at) => commented(call, of[at] ?? {}))),
			);
			start = end;
		}
		return grouped;
	}

	function guardAt(part: object | undefined, depth: number): Guard | undefined {
		return part && guards.get(part)?.[depth];
	}

	function whenCall(
		guard: Guard,
		calls: readonly Call[],
		parts: readonly object[],
		parameter: string,
		depth: number,
	): Call {
		const branch = (isMet: boolean) => {
			const kept = parts.map(part => guardAt(part, depth)?.isMet === isMet);
			const inside = group(
				calls.filter((_, at) => kept[at]),
				parts.filter((_, at) => kept[at]),
				parameter,
				depth + 1,
			);
			return inside.length === 0 ? undefined : createRecipe(parameter, inside);
		};
		const [yes, no] = [branch(true), branch(false)];
		const {argument} = guard;
		if (yes !== undefined) return createCall('when', {kind: 'name', name: argument}, yes, ...(no ? [no] : []));
		return createCall('when', {kind: 'name', name: opposite(argument)}, ...(no ? [no] : []));
	}

	function optionCall(
		call: Call,
		option: {readonly cardFilters?: readonly object[]; readonly upiFilters?: readonly object[]},
	): Call {
		const parts = option.cardFilters ?? option.upiFilters;
		const [recipe] = call.args;
		if (parts === undefined || recipe?.kind !== 'recipe') return call;
		return {...call, args: [createRecipe(recipe.parameter, group(recipe.calls, parts, recipe.parameter))]};
	}

	/** The plan filters of each group, which are in the order of the kinds and groups. */
	function emiCall(call: Call): Call {
		const {emiOptions = {}} = filter;
		const kinds = EMI_KINDS.flatMap(name => emiOptions[EMI_KIND_KEYS[name]] ?? []);
		return mapRecipe(call, (kindCall, at) => {
			const kind = kinds[at];
			const groups = PLAN_GROUPS.flatMap(name => kind?.[name] ?? []);
			return mapRecipe(kindCall, (groupCall, index) => {
				const plans = groups[index]?.filters ?? [];
				const recipe = groupCall.args.at(-1);
				if (recipe?.kind !== 'recipe') return groupCall;
				const inside = group(recipe.calls, plans, recipe.parameter);
				return {...groupCall, args: [...groupCall.args.slice(0, -1), createRecipe(recipe.parameter, inside)]};
			});
		});
	}
}

/** True for conditions that one call of `when` checks; a condition that calls something is checked as often as before. */
function isOneCall(guard: Guard, other: Guard | undefined): boolean {
	return other?.condition === guard.condition && (other.at === guard.at || !guard.condition.includes('('));
}

/** A call with the calls of its recipe changed. */
function mapRecipe(call: Call, change: (inner: Call, index: number) => Call): Call {
	const recipe = call.args.at(-1);
	if (recipe?.kind !== 'recipe') return call;
	return {...call, args: [...call.args.slice(0, -1), createRecipe(recipe.parameter, recipe.calls.map(change))]};
}

/** The code with the source of each expression in place of its sample. */
function withExpressions(code: Code, {expressions}: Reading, localName: (name: string) => string): Code {
	const texts = new Map(expressions.map(({text, sample}) => [JSON.stringify(sample), text]));
	const textFor = (value: unknown) => texts.get(JSON.stringify(value));

	function change(part: Code): Code {
		switch (part.kind) {
			case 'value':
				return value(part.value) ?? part;
			case 'object':
				return {...part, fields: part.fields.map(([key, field]) => [key, change(field)] as const)};
			case 'recipe':
				return renamed({...part, calls: part.calls.map(changeCall)});
			case 'chain':
				return {...part, calls: part.calls.map(changeCall)};
			default:
				return part;
		}
	}

	function value(found: unknown): Code | undefined {
		const name = textFor(found);
		if (name !== undefined) return {kind: 'name', name};
		if (!isChoice(found)) return undefined;
		const list = textFor(found.items);
		const args: readonly Code[] = list
			? [{kind: 'name', name: itemsOf(list), isItems: true}]
			: found.items.map(item => change({kind: 'value', value: item}));
		return {kind: 'chain', start: localName(found.enable ? 'only' : 'except'), args, calls: []};
	}

	function changeCall(call: Call): Call {
		const list = textFor(call.args.map(arg => (arg.kind === 'value' ? arg.value : undefined)));
		const isList = call.args.length > 0 && list !== undefined;
		return {...call, args: isList ? [{kind: 'name', name: itemsOf(list), isItems: true}] : call.args.map(change)};
	}

	return change(code);
}

/** A recipe whose parameter is not a name that an expression inside uses. */
function renamed(recipe: Extract<Code, {kind: 'recipe'}>): Code {
	const {parameter} = recipe;
	// Also after the three dots of a spread.
	const used = new RegExp(`(?<![\\w$])(?<!(?<!\\.)\\.)${parameter}(?![\\w$])`);
	const isUsed = namesIn(recipe).some(text => used.test(text));
	return isUsed ? {...recipe, parameter: `${parameter}Builder`} : recipe;
}

function namesIn(code: Code): readonly string[] {
	if (code.kind === 'name') return [code.name];
	if (code.kind === 'object') return code.fields.flatMap(([, field]) => namesIn(field));
	if (code.kind === 'value') return [];
	const args = code.kind === 'chain' ? (code.args ?? []) : [];
	return [...args, ...code.calls.flatMap(call => call.args)].flatMap(namesIn);
}

// Generated code as data, which is printed, and run with the builders to check what they make of it.

import {throwIssue} from '../../diagnostics/issue-collector.js';

/** An expression. */
export type Code =
	/** A JSON value. */
	| {readonly kind: 'value'; readonly value: unknown}
	| {readonly kind: 'name'; readonly name: string}
	| {readonly kind: 'object'; readonly fields: readonly (readonly [key: string, code: Code])[]}
	| {readonly kind: 'recipe'; readonly parameter: string; readonly calls: readonly Call[]}
	| Chain;

/** `filter()` or `paymentFilter`, and the calls after it; without `args`, the start is a name. */
export interface Chain {
	readonly kind: 'chain';
	readonly start: string;
	readonly args: readonly Code[] | undefined;
	readonly calls: readonly Call[];
}

/** One call of a chain: `.hide('CASH')`. */
export interface Call {
	readonly name: string;
	readonly args: readonly Code[];
}

export function createCall(name: string, ...args: readonly (Code | string | boolean | readonly string[])[]): Call {
	return {name, args: args.map(arg => (typeof arg === 'object' && 'kind' in arg ? arg : {kind: 'value', value: arg}))};
}

export function createRecipe(parameter: string, calls: readonly Call[]): Code {
	return {kind: 'recipe', parameter, calls};
}

/** What the names of the code stand for when it runs: functions of `paylock`, exports and parameters. */
export type Names = Readonly<Record<string, unknown>>;

/** Evaluates the code; throws what a builder throws. */
export function run(code: Code, names: Names): unknown {
	switch (code.kind) {
		case 'value':
			return code.value;
		case 'name':
			return names[code.name];
		case 'object':
			return Object.fromEntries(code.fields.map(([key, field]) => [key, run(field, names)]));
		case 'recipe':
			return (start: object) => runCalls(start, code.calls, names);
		case 'chain': {
			const {start, args, calls} = code;
			const found: unknown = names[start];
			return runCalls(args === undefined ? found : apply(found, undefined, args, names), calls, names);
		}
	}
}

function runCalls(start: unknown, calls: readonly Call[], names: Names): unknown {
	return calls.reduce(
		(builder, {name, args}) => apply(Reflect.get(Object(builder), name), builder, args, names),
		start,
	);
}

/** The most arguments that every engine can pass to one call. */
const MOST_PASSED = 50_000;

function apply(called: unknown, self: unknown, args: readonly Code[], names: Names): unknown {
	if (args.length > MOST_PASSED)
		throwIssue('', {rule: 'too-large', problem: `a list has more than ${MOST_PASSED} items`, remedy: ''});
	// Every name that is called is a method of a builder or a function of paylock.
	return Reflect.apply(
		called as () => unknown,
		self,
		args.map(arg => run(arg, names)),
	);
}

// Records which builder each traced call made, so that a part of the JSON can be traced back to the code.
import type {Span} from '../messages.js';

/** A recipe that a call ran: the builder it received and the one it returned. */
export interface RecipeRun {
	readonly given: unknown;
	readonly returned: unknown;
}

export interface Call {
	readonly span: Span;
	readonly method: string;
	readonly receiver: unknown;
	readonly args: readonly unknown[];
	readonly recipes: readonly RecipeRun[];
}

const calls = new WeakMap<object, Call>();
/** The place of the innermost call that threw. */
let failedAt: Span | undefined;
export const values: unknown[] = [];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Replaces `a.b(c)`. */
export function call(from: number, to: number, receiver: unknown, method: string, ...args: unknown[]): unknown {
	const recipes: RecipeRun[] = [];
	const watched =
		Array.isArray(receiver) || !isObject(receiver)
			? args
			: args.map(one => watch(one, recipes, method === 'when' ? receiver : undefined));
	try {
		// The code was written by the user of the page; a missing method throws the usual TypeError.
		const result: unknown =
			(receiver as Record<string, (...args: unknown[]) => unknown>)[method]?.apply(receiver, watched) ??
			missing(receiver, method);
		// `when` may return what its recipe returned, which already has its own call.
		if (isObject(result) && result !== receiver && !calls.has(result))
			calls.set(result, {span: [from, to], method, receiver, args, recipes});
		return result;
	} catch (error) {
		failedAt ??= [from, to];
		throw error;
	}
}

function missing(receiver: unknown, method: string): undefined {
	const isFunction = typeof (receiver as Record<string, unknown> | undefined)?.[method] === 'function';
	if (!isFunction) throw new TypeError(`${method} is not a function`);
	return undefined;
}

/** Notes each run of a recipe. A recipe of `when` continues the chain of the receiver. */
function watch(value: unknown, recipes: RecipeRun[], receiver: unknown): unknown {
	if (typeof value !== 'function') return value;
	return (...args: unknown[]): unknown => {
		const [given] = args;
		if (receiver !== undefined && isObject(given) && given !== receiver && !calls.has(given))
			calls.set(given, {span: [0, 0], method: 'continue', receiver, args: [], recipes: []});
		const returned: unknown = value(...args);
		recipes.push({given, returned});
		return returned;
	};
}

export const value = <Value>(one: Value): Value => {
	values.push(one);
	return one;
};

export const failure = (): Span | undefined => failedAt;

/** The calls that led from `start` (or from the first traced builder) to `end`, in order. */
export function chain(end: unknown, start?: unknown): readonly Call[] {
	const found: Call[] = [];
	for (let at = end; isObject(at) && at !== start; ) {
		const made = calls.get(at);
		if (made === undefined) break;
		found.unshift(made);
		at = made.receiver;
	}
	return found;
}

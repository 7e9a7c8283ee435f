// Distinguishes builders from plain objects, and finds their account, even across two copies of the library.
import {escapeText} from './format-value.js';

/** Registered, so that the ESM and the CommonJS copy share it. */
export const BUILDER: unique symbol = Symbol.for('paylock.builder') as never; // a registered symbol cannot be declared unique

/** Under this symbol a builder has its account; registered too. */
export const ACCOUNT: unique symbol = Symbol.for('paylock.account') as never; // likewise

/** Under this symbol a filter or session has the names of the rules that it includes; registered too. */
export const RULES: unique symbol = Symbol.for('paylock.rules') as never; // likewise

/** Under this symbol a filter has its JSON, also if it leaves nothing to pay with, which only `build()` refuses; registered too. */
export const WRITTEN: unique symbol = Symbol.for('paylock.written') as never; // likewise

/** The rules with names that a filter or session includes. */
export interface IncludedRules {
	/** Each once, in the order in which they were included. */
	readonly names: readonly string[];
	/** True if an outage may make the filter list providers once. */
	readonly mayListOnce: boolean;
	/** The JSON with none of these rules but those named; the builder's own calls stay. */
	only(names: readonly string[]): object;
}

/** The name of each kind of builder in messages. */
export type BuilderKind =
	| 'filter'
	| 'rules'
	| 'filter without allowDefaults'
	| 'cards'
	| 'upi'
	| 'emi'
	| 'plan groups'
	| 'plan filters'
	| 'mandate'
	| 'mandate without all terms'
	| 'session';

/** The kind of a builder of any copy, or `undefined` for anything else. */
export function kindOfBuilder(value: unknown): string | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const kind: unknown = Reflect.get(value, BUILDER);
	return typeof kind === 'string' ? escapeText(kind) : undefined;
}

/** True for a builder of any copy. */
export function isBuilder(value: unknown): value is object {
	return kindOfBuilder(value) !== undefined;
}

/** The account of a builder of any copy, not checked; `undefined` for anything else, and for builders without one. No data has a symbol. */
export function accountOfBuilder(value: unknown): unknown {
	return typeof value === 'object' && value !== null ? Reflect.get(value, ACCOUNT) : undefined;
}

/** The rules with names of a builder of any copy; `undefined` for anything else, and without any. */
export function rulesOfBuilder(value: unknown): IncludedRules | undefined {
	const rules: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, RULES) : undefined;
	return rules as IncludedRules | undefined; // no data has a symbol
}

/** Under this symbol a builder has what `console.log` of Node prints for it, without an import of Node. */
export const INSPECT: unique symbol = Symbol.for('nodejs.util.inspect.custom') as never; // a registered symbol cannot be declared unique

/** The JSON of a builder, or its kind if it has no JSON of its own. */
export function printed(builder: {readonly [BUILDER]: BuilderKind; toJSON(): unknown}): unknown {
	try {
		return builder.toJSON();
	} catch {
		return `[paylock: ${builder[BUILDER]}]`;
	}
}

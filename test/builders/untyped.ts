// The builders as plain JavaScript calls them: any argument, checked at run time.
import {expect} from 'vitest';
import * as typed from '../../src/index.js';
import {type Issue, MisuseError} from '../../src/index.js';
import {order} from '../golden/order.js';

type KeysOf<Builder> = Builder extends unknown ? keyof Builder : never;
type Step =
	| KeysOf<typed.AnyFilter | typed.CardsBuilder | typed.UpiBuilder | typed.AnyEmi | typed.GroupsBuilder>
	| KeysOf<typed.PlansBuilder | typed.PaymentPageSession>
	| 'allowDefaults'
	| 'maxAmount'
	| 'startDate'
	| 'endDate';

export type Loose = {readonly [Name in Exclude<Step, symbol | 'build' | 'toJSON'>]: (...given: unknown[]) => Loose} & {
	build(): unknown;
	toJSON(): unknown;
};

interface LooseEntry {
	filter(): Loose;
	rules(): Loose;
	emi(): Loose;
	mandate(kind: unknown): Loose;
	session(...given: unknown[]): Loose;
}

/** The same functions; what the compiler would refuse is the point. */
export const {filter, rules, emi, mandate, session, paylock, amend, binRange, tenureRange, toAmount, epochSeconds} =
	typed as unknown as LooseEntry & {
		paylock(account: unknown): LooseEntry;
		amend(filter: unknown, recipe: unknown, options?: unknown): unknown;
		binRange(...sides: unknown[]): unknown;
		tenureRange(...sides: unknown[]): unknown;
		toAmount(value: unknown): unknown;
		epochSeconds(date: unknown): unknown;
	};

export {order};

export const base = () => filter().allowDefaults(true);
/** A filter of an account for which any part may be shown and hidden. */
export const settled = () =>
	paylock({readings: {defaultsInside: 'apply'}})
		.filter()
		.allowDefaults(true);
export const page = () => session('paymentPage', order);
/** One plan filter of no-cost EMI on credit cards. */
export const plan = (criteria: unknown) =>
	emi().show('noCost', (groups: Loose) => groups.show('credit', (plans: Loose) => plans.show(criteria)));
export const PLAN = '/noCostEmi/credit/filters/0';

/** What a call throws, which is a MisuseError and nothing else. */
export function misuse(call: () => unknown): MisuseError {
	try {
		call();
	} catch (error) {
		expect(error).toBeInstanceOf(MisuseError);
		return error as MisuseError; // just seen
	}
	throw new Error('nothing was refused');
}

export function issuesOf(call: () => unknown): readonly Issue[] {
	return misuse(call).issues;
}

/** The places of what is wrong. */
export function pointers(call: () => unknown): readonly string[] {
	return issuesOf(call).map(({pointer}) => pointer);
}

/** A valid result, or what was refused. */
export function outcome(call: () => unknown): unknown {
	try {
		return call();
	} catch (error) {
		expect(error).toBeInstanceOf(MisuseError);
		return error;
	}
}

export function expectFrozen(root: unknown): void {
	const parts = new Set<unknown>([root]);
	for (const part of parts) {
		if (typeof part !== 'object' || part === null) continue;
		expect(Object.isFrozen(part)).toBe(true);
		for (const key of Reflect.ownKeys(part)) {
			const {value, get} = Object.getOwnPropertyDescriptor(part, key) ?? {};
			expect(get).toBeUndefined();
			parts.add(value);
		}
	}
}

// The guarantees of repair as properties of random filters and requests with random mistakes.
import {isDeepStrictEqual} from 'node:util';
import fc from 'fast-check';
import {expect} from 'vitest';
import {
	type Account,
	type DiffChange,
	diff,
	explain,
	type Instrument,
	type Issue,
	lint,
	repair,
} from '../../src/inspect/index.js';
import {applyPatch, valueAt} from './apply-patch.js';
import {filters, kind} from './generated.js';
import {mandate, page} from './repair-inputs.js';

const valid = fc
	.record({
		filter: filters(true),
		noCostEmi: fc.oneof({weight: 3, arbitrary: fc.constant(undefined)}, {weight: 1, arbitrary: kind}),
	})
	.map(({filter, noCostEmi}) => ({...filter, ...(noCostEmi && {emiOptions: {noCostEmi}})}));

/** What may stand where a value belongs, from the value itself. */
const mistakes: readonly ((value: unknown) => unknown)[] = [
	value => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
	value => [value],
	() => null,
	() => '',
	() => 5,
	value => JSON.stringify(value),
	value => (typeof value === 'string' ? value.toLowerCase() : value),
	value => (typeof value === 'string' ? `${value}S` : value),
	value => (typeof value === 'string' ? ` ${value}` : value),
	value => (Array.isArray(value) ? value.join(',') : value),
	value => (Array.isArray(value) ? [value.join(','), ...value] : value),
	value => (Array.isArray(value) ? [...value, ...value] : value),
	value => (Array.isArray(value) ? [...value, JSON.stringify(value)] : value),
	value => (Array.isArray(value) ? value[0] : value),
	value => (Array.isArray(value) ? {...value} : value),
	value => (isObject(value) ? {...value, enabel: true} : value),
	value => (isObject(value) ? {...value, paymentMethodType: 'WALLET'} : value),
	value => (isObject(value) ? {...value, paymentMethods: null, cardFilters: []} : value),
	value =>
		isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key.toUpperCase(), one])) : value,
	value => (isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [`${key}s`, one])) : value),
	value => (isObject(value) ? Object.fromEntries(Object.entries(value).slice(1)) : value),
];

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How many parts a value has, itself included. */
export function partsOf(value: unknown): number {
	return typeof value === 'object' && value !== null
		? Object.values(value).reduce<number>((sum, inner) => sum + partsOf(inner), 1)
		: 1;
}

/** The value with a mistake in one of its parts. */
export function withMistake(value: unknown, part: number, mistake: (value: unknown) => unknown): unknown {
	let left = part;
	const visit = (inner: unknown): unknown => {
		if (left-- === 0) return mistake(inner);
		if (Array.isArray(inner)) return inner.map(visit);
		return isObject(inner) ? Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, visit(one)])) : inner;
	};
	return visit(value);
}

/** Two items of a list: more of them cost time and show no more. */
export function fewer(_key: string, value: unknown): unknown {
	return Array.isArray(value) ? value.slice(0, 2) : value;
}

const accounts = fc.constantFrom<Account>({}, {}, {servicePrefix: 'P'}, {types: ['OTC']});

export const mistaken = fc
	.tuple(
		valid,
		fc.array(fc.tuple(fc.nat(), fc.constantFrom(...mistakes)), {maxLength: 4}),
		fc.constantFrom(0, 1, 2, 3),
		accounts,
	)
	.map(([generated, chosen, form, account]) => {
		const filter = JSON.parse(JSON.stringify(generated), fewer) as unknown;
		const wrong = chosen.reduce<unknown>(
			(value, [part, mistake]) => withMistake(value, part % partsOf(value), mistake),
			filter,
		);
		const input =
			form === 0
				? wrong
				: form === 1
					? {...page, payment_filter: wrong}
					: form === 2
						? {...page, ...mandate, payment_filter: wrong}
						: {...page, ...Object(wrong)};
		return {input: JSON.parse(JSON.stringify(input) ?? 'null') as unknown, account};
	})
	.filter(({input}) => isObject(input));

const errors = (issues: readonly Issue[]) => issues.filter(({severity}) => severity === 'error').map(({rule}) => rule);

/** The rules that occur more often than before. */
export function newIn(after: readonly string[], before: readonly string[]): readonly string[] {
	const left = [...before];
	return after.filter(rule => {
		const index = left.indexOf(rule);
		if (index >= 0) left.splice(index, 1);
		return index < 0;
	});
}

/** The changes of verdicts that were determined; the doubled code of a provider has the verdict that the provider had. */
export function turned(before: unknown, after: unknown, account: Account): readonly DiffChange[] {
	try {
		const {changes} = diff(before, after, account);
		return changes.filter(({from, to, witness}) => {
			const provider = doubleOf(witness, account);
			const verdict = provider === undefined ? from : explain(before, provider, account).verdict;
			return from !== 'undetermined' && verdict !== 'undetermined' && verdict !== to;
		});
	} catch {
		return []; // no filter at all
	}
}

/** The other code of a provider that is written twice. */
function doubleOf({type, ...others}: Instrument, {servicePrefix}: Account): Instrument | undefined {
	const code = 'code' in others ? others.code : undefined;
	if (servicePrefix === undefined || code === undefined) return undefined;
	const lead = `${servicePrefix}_`;
	const [normal, prefixed] = type === 'NB' ? ['NB_', lead] : ['', lead];
	const other = code.startsWith(lead)
		? normal + code.slice(lead.length)
		: code.startsWith(normal)
			? prefixed + code.slice(normal.length)
			: undefined;
	return other === undefined ? undefined : ({...others, type, code: other} as Instrument); // of the same type
}

/** What repair breaks of its guarantees for an input: no new error, no verdict turned, and only what `lint` reports is changed. */
export function brokenGuarantees(input: unknown, account: Account): object {
	const reported = lint(input, account);
	const {value, patch, changes, issues} = repair(input, account);
	const isReported = ({rule, pointer}: {readonly rule: string; readonly pointer: string}) =>
		reported.some(issue => issue.rule === rule && issue.pointer === pointer);
	const needless = patch.filter((operation, index) => {
		if (operation.op !== 'replace') return false;
		const before = applyPatch(input, patch.slice(0, index))?.value;
		return isDeepStrictEqual(valueAt(before, operation.path), operation.value);
	});
	const broken = {
		unreported: changes.filter(change => !isReported(change)),
		newErrors: newIn(errors(issues), errors(reported)),
		turned: turned(input, value, account),
		patch: isDeepStrictEqual(applyPatch(input, patch)?.value, value) ? needless : patch,
	};
	return Object.fromEntries(Object.entries(broken).filter(([, found]) => found.length > 0));
}

/** Checks that repair breaks no guarantee. */
export function checkGuarantees(numRuns: number): void {
	fc.assert(
		fc.property(mistaken, ({input, account}) => {
			expect(brokenGuarantees(input, account)).toEqual({});
		}),
		{numRuns},
	);
}

/** Checks that the fix of each issue is a patch of the input. */
export function checkFixes(numRuns: number): void {
	fc.assert(
		fc.property(mistaken, ({input, account}) => {
			for (const {rule, pointer, fix} of lint(input, account)) {
				if (fix === undefined) continue;
				expect(applyPatch(input, fix.patch), `${rule} ${pointer}`).toBeDefined();
			}
		}),
		{numRuns},
	);
}

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
import {corrupted} from './corrupted.js';

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
		again: repair(value, account).changes,
		patch: isDeepStrictEqual(applyPatch(input, patch)?.value, value) ? needless : patch,
	};
	return Object.fromEntries(Object.entries(broken).filter(([, found]) => found.length > 0));
}

/** Checks that repair breaks no guarantee. */
export function checkGuarantees(numRuns: number): void {
	fc.assert(
		fc.property(corrupted, ({input, account}) => {
			expect(brokenGuarantees(input, account)).toEqual({});
		}),
		{numRuns},
	);
}

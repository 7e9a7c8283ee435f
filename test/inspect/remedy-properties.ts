// A remedy that can be applied removes its issue, adds none and turns no verdict; repair makes each certain one.
import fc from 'fast-check';
import {expect} from 'vitest';
import {type Account, diff, type Issue, type JsonPatchOperation, lint, repair} from '../../src/inspect/index.js';
import {applyPatch, valueAt} from './apply-patch.js';
import {inputOf, subject} from './random-subjects.js';
import {mistaken} from './repair-guarantees.js';

/** The fix, or the suggestion in the place of a plain value; `undefined` if neither can be applied. */
function patchOf(input: unknown, {fix, rule, pointer, suggestion}: Issue): readonly JsonPatchOperation[] | undefined {
	if (fix !== undefined) return fix.patch;
	const value = valueAt(input, pointer);
	// The suggestion of a key is another key; of a disabled type with filters, either half may be the mistake.
	const isOneOfTwo = rule === 'unknown-key' || rule === 'filters-on-disabled-type';
	if (suggestion === undefined || isOneOfTwo || typeof value === 'object') return undefined;
	return value === undefined ? undefined : [{op: 'replace', path: pointer, value: parsed(suggestion)}];
}

/** The value of a literal; a word stands for itself. */
function parsed(literal: string): unknown {
	try {
		return JSON.parse(literal) as unknown;
	} catch {
		return literal;
	}
}

/** What is wrong with the remedies of an input. */
export function brokenRemedies(input: unknown, account: Account): readonly string[] {
	const issues = lint(input, account);
	const rules = new Set(issues.map(({rule}) => rule));
	const broken = issues.flatMap(issue => {
		const patch = patchOf(input, issue);
		if (patch === undefined) return [];
		const place = `${issue.rule} ${issue.pointer}`;
		const patched = applyPatch(input, patch)?.value;
		const left = lint(patched, account);
		return [
			...(left.length < issues.length ? [] : [`${place} leaves ${left.length} of ${issues.length} issues`]),
			...left.flatMap(({rule}) => (rules.has(rule) || isSeenNow(issue, rule) ? [] : [`${place} leads to ${rule}`])),
			...turnedBetween(input, patched, account).map(turned => `${place} turns ${turned}`),
		];
	});
	const unmade = repair(input, account).issues.flatMap(({fix, rule, pointer}) => (fix ? [`${rule} ${pointer}`] : []));
	return [...broken, ...unmade.map(place => `repair leaves the fix of ${place}`)];
}

/** Without a list that may be ignored, it is certain that the option or the filter changes nothing. */
function isSeenNow({rule}: Issue, next: string): boolean {
	return rule === 'ignored-list' && (next === 'no-effect' || next === 'redundant-option');
}

function turnedBetween(before: unknown, after: unknown, account: Account): readonly string[] {
	try {
		const {changes} = diff(before, after, account);
		return changes.filter(({from}) => from !== 'undetermined').map(({message}) => message);
	} catch {
		return []; // no filter at all
	}
}

/** Checks that no remedy is broken, of valid and of corrupted inputs. */
export function checkRemedies(numRuns: number): void {
	const valid = subject.map(one => ({input: inputOf(one), account: {}}));
	fc.assert(
		fc.property(fc.oneof(mistaken, valid), ({input, account}) => {
			expect(brokenRemedies(input, account)).toEqual([]);
		}),
		{numRuns},
	);
}

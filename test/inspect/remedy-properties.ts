// A remedy that can be applied removes its issue, adds none and turns no verdict; repair makes each certain one.
import fc from 'fast-check';
import {expect} from 'vitest';
import {
	type Account,
	decode,
	decodeSession,
	type Issue,
	type JsonPatchOperation,
	lint,
	repair,
} from '../../src/inspect/index.js';
import {applyPatch, valueAt} from './apply-patch.js';
import {corrupted} from './corrupted.js';
import {inputOf, subject} from './random-subjects.js';
import {newIn, turned} from './repair-guarantees.js';

/** The fix, or the suggestion in the place of a plain value; `undefined` if neither can be applied. */
function patchOf(
	input: unknown,
	{fix, rule, pointer, suggestion, remedy}: Issue,
): readonly JsonPatchOperation[] | undefined {
	if (fix !== undefined) return fix.patch;
	const value = valueAt(input, pointer);
	// A remedy with a choice or a condition is for a person, and the suggestion of a key is another key.
	const isOpen = /, or | if /.test(remedy) || rule === 'unknown-key';
	if (suggestion === undefined || isOpen || typeof value === 'object' || value === undefined) return undefined;
	const end = pointer.lastIndexOf('/') + 1;
	return parsed(suggestion).map((value, index) =>
		index === 0
			? {op: 'replace', path: pointer, value}
			: {op: 'add', path: pointer.slice(0, end) + String(Number(pointer.slice(end)) + index), value},
	);
}

/** The values of literals; a word stands for itself. */
function parsed(literals: string): readonly unknown[] {
	try {
		return JSON.parse(`[${literals}]`) as readonly unknown[];
	} catch {
		return [literals];
	}
}

/** A range that no longer overlaps a third one may touch the one before: both rules say that ranges can be one. */
const rulesOf = (issues: readonly Issue[]) =>
	issues.map(({rule}) => (rule === 'bin-ranges-touch' ? 'bin-ranges-overlap' : rule));

const isAt = ({rule, pointer}: Issue, other: Issue) => other.rule === rule && other.pointer === pointer;

/** The errors of reading alone, whatever the filter decides. */
function readIssues(input: unknown, account: Account): readonly Issue[] {
	const decoded = decode(input, account);
	// `decode` reads filters, so a session request is of another type as a whole.
	const isSession = decoded.issues.some(({rule, pointer}) => rule === 'invalid-type' && pointer === '');
	return (isSession ? decodeSession(input, account) : decoded).issues.filter(({severity}) => severity === 'error');
}

/** What is wrong with the remedies of an input. */
export function brokenRemedies(input: unknown, account: Account): readonly string[] {
	const issues = lint(input, account);
	const read = readIssues(input, account);
	const broken = issues.flatMap(issue => {
		const patch = patchOf(input, issue);
		if (patch === undefined) return [];
		const place = `${issue.rule} ${issue.pointer}`;
		const applied = applyPatch(input, patch);
		if (applied === undefined) return [`${place} does not fit`];
		const patched = applied.value;
		const added = (before: readonly Issue[], left: readonly Issue[]) => {
			const at = before.findIndex(one => isAt(issue, one));
			const others = before.filter((_, index) => index !== at);
			return [
				...(left.length < before.length ? [] : [`${place} leaves as many issues`]),
				...newIn(rulesOf(left), rulesOf(others)).map(rule => `${place} leads to ${rule}`),
			];
		};
		const inAll = added(issues, lint(patched, account));
		// What a filter decides as a whole is known, and can be wrong, only once all of it can be read.
		const inReading = read.some(one => isAt(issue, one)) ? added(read, readIssues(patched, account)) : inAll;
		return [
			...inAll.filter(one => inReading.includes(one)),
			...turnedBetween(input, patched, account, issue).map(turned => `${place} turns ${turned}`),
		];
	});
	const unmade = repair(input, account).issues.flatMap(({fix, rule, pointer}) => (fix ? [`${rule} ${pointer}`] : []));
	return [...broken, ...unmade.map(place => `repair leaves the fix of ${place}`)];
}

/** The changes of verdicts that were determined; a code that was wrong, or is doubled, stands for no provider of its own. */
function turnedBetween(before: unknown, after: unknown, account: Account, {rule}: Issue): readonly string[] {
	if (rule === 'nb-code-without-nb') return [];
	return turned(before, after, account).map(({message}) => message);
}

/** Checks that no remedy is broken, of valid and of corrupted inputs. */
export function checkRemedies(numRuns: number): void {
	const valid = subject.map(one => ({input: inputOf(one), account: {}}));
	fc.assert(
		fc.property(fc.oneof(corrupted, corrupted, valid), ({input, account}) => {
			expect(brokenRemedies(input, account)).toEqual([]);
		}),
		{numRuns},
	);
}

// Makes every certain correction that keeps the guarantees: each corrects an issue of the input, and none causes a new error.

import type {Account} from '../../account/account.js';
import type {Issue, IssueFix} from '../../diagnostics/issue.js';
import {issueOf} from '../../diagnostics/issue-collector.js';
import {RULES} from '../../diagnostics/rules.js';
import {lintItself} from '../lint/lint.js';
import type {CheckedLintOptions} from '../lint/lint-options.js';
import {type Places, placeIn, type Source} from '../read/corrections/place.js';
import {plainCopy} from '../read/snapshot.js';
import {readSubjectItself} from '../subject/read-subject.js';
import {applyFixes, type Fixable} from './apply-fixes.js';
import {changeOf, type WordedChange} from './change.js';

interface RepairedInput {
	readonly value: unknown;
	/** The original places of its parts. */
	readonly places: Places;
	readonly changes: readonly WordedChange[];
	/** The issues that `lint` reports for the value. */
	readonly issues: readonly Issue[];
}

/** The most rounds of fixes; each round leaves fewer. */
const MOST_ROUNDS = 20;

export function repaired(input: unknown, checked: CheckedLintOptions): RepairedInput {
	const refused = new Set<string>();
	for (;;) {
		const found = repairedBut(refused, input, checked);
		if (found !== undefined) return found;
	}
}

export function unchanged(input: unknown, checked: CheckedLintOptions): RepairedInput {
	return {value: input, places: new Map(), changes: [], issues: lintItself(input, checked)};
}

/** The input with every correction except those at the refused pointers; `undefined` if more have to be refused. */
function repairedBut(refused: Set<string>, input: unknown, checked: CheckedLintOptions): RepairedInput | undefined {
	let before: Set<string> | undefined;
	const isReported = ({rule, severity}: Issue, place: string) => {
		before ??= new Set(lintItself(input, checked).map(issue => issueKey(issue, issue.pointer)));
		return before.has(issueKey({rule, severity}, place));
	};
	const corrected = correctedInput(input, checked.account, refused);
	const {value, places, notes} = corrected;
	const changes: WordedChange[] = [];
	for (const {issue, fix} of notes) changes.push(changeOf(issue, fix.patch, issue.pointer));
	let issues = lintItself(value, checked);
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const fixes = fixableIn(issues, places, isReported);
		const applied = applyFixes(fixes, value, places);
		if (applied.length === 0) break;
		for (const {issue, patch, place} of applied) changes.push(changeOf(issue, patch, place));
		issues = lintItself(value, checked);
	}
	const made: string[] = [];
	for (const issue of issues) {
		const place = placeIn(places, issue.pointer).pointer;
		if (issue.severity === 'error' && !isReported(issue, place)) made.push(place);
	}
	if (made.length === 0) return {value, places, changes, issues};
	// Refuse the corrections of the parts with new errors; if there are none, refuse all corrections.
	const parts = made.map(partAround);
	const all = notes.map(({issue}) => issue.pointer);
	const responsible = all.filter(pointer => parts.some(part => isWithin(pointer, part) || isWithin(part, pointer)));
	const count = refused.size;
	for (const pointer of responsible) refused.add(pointer);
	if (refused.size === count) for (const pointer of all) refused.add(pointer);
	return refused.size === count ? unchanged(input, checked) : undefined;
}

/** A copy of the input, corrected except at the pointers in `refused`, with the original places of its parts. */
function correctedInput(input: unknown, account: Account, refused: ReadonlySet<string>): CorrectedInput {
	const {meant, issues, isSigned, isBroken} = readSubjectItself(input, account, Number.POSITIVE_INFINITY, {
		purpose: 'repairing',
		refused,
	});
	if (meant === undefined || isSigned || isBroken) return {value: input, places: new Map(), notes: []};
	// The fix of JSON text inside JSON text is made when the input is opened, so that its note is added here.
	const notes: {readonly issue: Issue; readonly fix: IssueFix}[] = [];
	for (const issue of issues) if (issue.pointer === '' && issue.fix) notes.push({issue, fix: issue.fix});
	for (const {pointer, problem, fix} of meant.notes) notes.push({issue: issueOf(pointer, problem, RULES), fix});
	return {value: plainCopy(meant.value), places: new Map(meant.places), notes};
}

interface CorrectedInput {
	readonly value: unknown;
	readonly places: Map<string, Source>;
	/** The corrections that were made. */
	readonly notes: readonly {readonly issue: Issue; readonly fix: IssueFix}[];
}

/** The part of the input that contains a place, such as `/options/0`, with or without `/payment_filter` before it. */
function partAround(place: string): string {
	return place.split('/', place.startsWith('/payment_filter/') ? 4 : 3).join('/');
}

function isWithin(inner: string, outer: string): boolean {
	return `${inner}/`.startsWith(`${outer}/`);
}

/** A key of an issue. For a guarantee it leaves out the place: after a repair, another filter may decide it. */
function issueKey({rule, severity}: Pick<Issue, 'rule' | 'severity'>, place: string): string {
	return `${severity} ${rule} ${rule === 'guarantee-broken' ? '' : place}`;
}

/** The fixes of lint's own rules for issues of the input; the reader makes or refuses all other corrections. */
function fixableIn(
	issues: readonly Issue[],
	places: Places,
	isReported: (issue: Issue, place: string) => boolean,
): readonly Fixable[] {
	const fixes: Fixable[] = [];
	for (const issue of issues) {
		const {fix: {patch} = {patch: []}, pointer} = issue;
		const last = patch.at(-1);
		if (last === undefined || OF_READER.includes(issue.rule)) continue;
		const place = placeIn(places, pointer).pointer;
		if (isReported(issue, place)) fixes.push({issue, patch, last, place});
	}
	return fixes;
}

/** The rules of the reader. */
const OF_READER: readonly string[] = [
	'missing-field',
	'unknown-key',
	'unknown-value',
	'invalid-type',
	'invalid-format',
	'two-codes-in-one-string',
	'wrong-action',
];

// Applies the fixes of issues until none is left.
import type {Issue, IssueFix, JsonPatchOperation} from '../../diagnostics/issue.js';
import {IssueCollector} from '../../diagnostics/issue-collector.js';
import {isPersonalField} from '../../schema/personal-data.js';
import type {Account} from '../../wire/account.js';
import {certainFix} from '../fixes/with-fixes.js';
import {lint} from '../lint/lint.js';
import {readerRules} from '../lint/reader-rules.js';
import {fixOf, sourceOf} from '../read/own-parts.js';
import {openInput} from '../read/read-input.js';
import {applyOperation, openDocument, type PatchedDocument, valueAt} from './apply-patch.js';
import {changeOf, type RepairChange} from './change.js';
import {Origins} from './origins.js';
import {placeOf, TouchedPlaces} from './touched-places.js';

/** The most rounds, which stops two fixes that undo each other. */
const MOST_ROUNDS = 20;

/** The value with every fix of its issues applied, each noted in `changes`, and the issues that remain. */
export function fixIssues(
	start: unknown,
	changes: RepairChange[],
	account: Account,
): {readonly value: unknown; readonly issues: readonly Issue[]} {
	const origins = new Origins();
	let value = start;
	let issues = lint(value, account);
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const all = fixable(issues, value);
		// What is misread may seem redundant, so parts are removed for that only once everything is read as intended.
		const ofReading = all.filter(({issue}) => READER_RULES.includes(issue.rule));
		const fixed = applied(value, ofReading, origins, changes) ?? applied(value, all, origins, changes);
		if (fixed === undefined) break;
		value = fixed.value;
		issues = lint(value, account);
	}
	return {value, issues};
}

const READER_RULES: readonly string[] = readerRules.map(({id}) => id);

interface Fixable {
	readonly issue: Issue;
	readonly fix: IssueFix;
}

/** The issues that have a fix, also those whose fix would quote personal data and is therefore not part of the issue. */
function fixable(issues: readonly Issue[], value: unknown): readonly Fixable[] {
	const opened = openInput(value, '', new IssueCollector());
	return issues.flatMap(issue => {
		const isPersonal = opened !== undefined && isPersonalField(issue.pointer.slice(1));
		const fix = fixOf(issue) ?? (isPersonal ? certainFix(issue, opened.plain, opened.shape) : undefined);
		return fix === undefined ? [] : [{issue, fix}];
	});
}

/** The value after one round of fixes; a fix is skipped if an earlier one has touched one of its places. */
function applied(
	start: unknown,
	given: readonly Fixable[],
	origins: Origins,
	changes: RepairChange[],
): {readonly value: unknown} | undefined {
	const document = openDocument(start);
	const touched = new TouchedPlaces();
	const rules = new Map<string, Issue['rule']>();
	const before = changes.length;
	// The changes are written first, while pointers into the document still lead to the parts that the issues are about.
	const all = inOrder(given, document).map(one => ({...one, source: origins.trace(one.issue.pointer).pointer}));
	for (const {issue, fix, source} of all) {
		const places = fix.patch.flatMap(placesOf);
		if (isOfItem(fix.patch, document)) {
			// Two rules may remove the same item, or each the item that covers the other, so each round applies one rule to a list.
			const [list = ''] = places;
			if ((rules.get(list) ?? issue.rule) !== issue.rule) continue;
			rules.set(list, issue.rule);
		} else if (!places.every(place => touched.isFree(place))) continue;
		const isApplied = fix.patch.every(operation =>
			applyOperation(document, operation, () => origins.follow(operation, document, source)),
		);
		if (!isApplied) continue;
		for (const place of places) touched.add(place);
		changes.push(changeOf(issue, fix, source));
	}
	return changes.length > before ? {value: document.root} : undefined;
}

/** First the fixes that change the number of codes in a list, from last to first, then all others. */
function inOrder(fixable: readonly Fixable[], document: PatchedDocument): readonly Fixable[] {
	const items = fixable.filter(({fix}) => isOfItem(fix.patch, document));
	const others = fixable.filter(({fix}) => !isOfItem(fix.patch, document));
	return [...items.sort(({issue: one}, {issue: other}) => indexOf(other.pointer) - indexOf(one.pointer)), ...others];
}

/**
 * True for a patch that writes several codes in place of one, or that ends with the removal of a code or range that another
 * item of its list covers.
 */
function isOfItem(patch: readonly JsonPatchOperation[], document: PatchedDocument): boolean {
	const [first] = patch;
	if (first?.op === 'replace') return patch.length > 1;
	const {op = 'test', path = ''} = patch.at(-1) ?? {};
	return op === 'remove' && placeOf(path, op) !== path && typeof valueAt(document, path) === 'string';
}

function indexOf(pointer: string): number {
	return Number(pointer.slice(pointer.lastIndexOf('/') + 1));
}

/** The places where an operation changes pointers. */
function placesOf(operation: JsonPatchOperation): readonly string[] {
	const place = placeOf(operation.path, operation.op);
	const from = sourceOf(operation);
	return from === undefined ? [place] : [place, placeOf(from, operation.op)];
}

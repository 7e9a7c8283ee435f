// Applies the fixes of issues until none is left.
import type {Issue, IssueFix, JsonPatchOperation} from '../../diagnostics/issue.js';
import {bare} from '../../schema/plain-object.js';
import {lint} from '../lint/lint.js';
import {fixOf, sourceOf} from '../own-parts.js';
import {applyOperation, applyPatch, openDocument, type PatchedDocument, valueAt} from './apply-patch.js';
import type {RepairChange, RepairContext} from './change.js';
import {placeOf, TouchedPlaces} from './touched-places.js';

/** The most rounds, which stops two fixes that undo each other. */
const MOST_ROUNDS = 20;

/**
 * The value with its shape fixed and every fix of its issues applied, and the issues that remain. A fix may
 * reveal an error that only fixing the shape can fix, so the two alternate.
 */
export function fixIssues(
	start: unknown,
	fixShape: (value: unknown) => unknown,
	{changes}: RepairContext,
): {readonly value: unknown; readonly issues: readonly Issue[]} {
	let value = withFixedShape(start);
	let issues = lint(value);
	for (let round = 0; round < MOST_ROUNDS; round += 1) {
		const fixed = applied(value, issues, changes);
		if (fixed === undefined) break;
		value = withFixedShape(fixed.value);
		issues = lint(value);
	}
	return {value, issues};

	/** One fix may make another possible: what is moved is read by another shape. */
	function withFixedShape(given: unknown): unknown {
		let fixed = given;
		for (let round = 0; round < MOST_ROUNDS; round += 1) {
			const before = changes.length;
			fixed = fixShape(fixed);
			if (changes.length === before) break;
		}
		return fixed;
	}
}

/** The value after one round of fixes; a fix is skipped if an earlier one has touched one of its places. */
function applied(
	start: unknown,
	issues: readonly Issue[],
	changes: RepairChange[],
): {readonly value: unknown} | undefined {
	const document = openDocument(start);
	const touched = new TouchedPlaces();
	const rules = new Map<string, Issue['rule']>();
	let isChanged = false;
	for (const {fix, ...issue} of inOrder(issues, document)) {
		const places = fix.patch.flatMap(placesOf);
		if (isRedundantItem(fix.patch, document)) {
			// Two rules may remove the same item, or each the item that covers the other, so each round applies one rule to a list.
			const [list = ''] = places;
			if ((rules.get(list) ?? issue.rule) !== issue.rule) continue;
			rules.set(list, issue.rule);
		} else if (!places.every(place => touched.isFree(place))) continue;
		// A patch of several operations that fits only in part would leave the document in between.
		const isTested = fix.patch[0]?.op === 'test';
		if (fix.patch.length > 1 && !isTested && applyPatch(document.root, fix.patch) === undefined) continue;
		if (!fix.patch.every(operation => applyOperation(document, operation))) continue;
		isChanged = true;
		for (const place of places) touched.add(place);
		changes.push(changeOf(issue, `fixed: ${fix.title.charAt(0).toLowerCase()}${fix.title.slice(1)}`));
	}
	return isChanged ? {value: document.root} : undefined;
}

type Fixable = Issue & {readonly fix: IssueFix};

/**
 * The issues in the order in which their fixes are applied: first the removals of redundant items from lists (duplicates
 * before others, from last to first), then all other fixes. Left out are fixes that exclude each other.
 */
function inOrder(issues: readonly Issue[], document: PatchedDocument): readonly Fixable[] {
	const fixable = issues.filter((issue): issue is Fixable => fixOf(issue) !== undefined);
	const targets = new Map<string, number>();
	for (const path of fixable.flatMap(({fix}) => fix.patch.flatMap(targetOf))) {
		targets.set(path, (targets.get(path) ?? 0) + 1);
	}
	// Two keys that would get the same name: either may be the right one.
	const certain = fixable.filter(({fix}) => fix.patch.flatMap(targetOf).every(path => targets.get(path) === 1));
	const items = certain.filter(({fix}) => isRedundantItem(fix.patch, document));
	const isItem = new Set(items);
	const lastFirst = items.sort(
		(one, other) =>
			Number(other.rule === 'duplicate-code') - Number(one.rule === 'duplicate-code') ||
			indexOf(other.pointer) - indexOf(one.pointer),
	);
	return [...lastFirst, ...certain.filter(issue => !isItem.has(issue))];
}

/** True for a patch that ends with the removal of a code or range that another item of its list covers. */
function isRedundantItem(patch: readonly JsonPatchOperation[], document: PatchedDocument): boolean {
	const last = patch.at(-1);
	if (last?.op !== 'remove' || (patch.length > 1 && patch[0]?.op !== 'test')) return false;
	return placeOf(last.path, 'remove') !== last.path && typeof valueAt(document, last.path) === 'string';
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

/** The place to which an operation moves a value. */
function targetOf(operation: JsonPatchOperation): readonly string[] {
	return operation.op === 'move' ? [operation.path] : [];
}

function changeOf(issue: Issue, message: string): RepairChange {
	const {rule, pointer, found, suggestion} = bare(issue);
	return Object.freeze({
		rule,
		pointer,
		...(found === undefined ? {} : {from: found}),
		...(suggestion === undefined ? {} : {to: suggestion}),
		message,
	});
}
